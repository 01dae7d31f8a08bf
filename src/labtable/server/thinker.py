"""A process in which bots think: it reads questions, a line each, and answers them."""

import sys
from typing import BinaryIO

import msgspec

from labtable.hall.thinking import Memory, Question, answer


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer a line with a line until there are no more."""
    memory = Memory()
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(memory, decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
