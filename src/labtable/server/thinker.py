"""A process in which bots think: it reads questions, a line each, and answers them."""

import sys
from typing import BinaryIO

import msgspec

from labtable.hall.shelf import Shelf, read_editions
from labtable.hall.thinking import Memory, Question, answer


def serve(questions: BinaryIO, answers: BinaryIO, shelf: Shelf) -> None:
    """Answer a line with a line until there are no more."""
    memory = Memory(shelf)
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(memory, decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, Shelf(read_editions(sys.argv[1:])))
