"""A process in which bots think and reviews are counted: it reads what is asked, a line each, and answers it."""

import sys
from typing import BinaryIO

import msgspec

from labtable.hall.desks import Desks, Task
from labtable.hall.thinking import Memory, Question, answer
from labtable.lab.trial import Trial


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer a line with a line until there are no more."""
    memory, desks = Memory(), Desks()
    decoder: msgspec.json.Decoder[Question | Task | Trial] = msgspec.json.Decoder(Question | Task | Trial)
    for line in questions:
        answers.write(msgspec.json.encode(answered(decoder.decode(line), memory, desks)) + b"\n")
        answers.flush()


def answered(asked: Question | Task | Trial, memory: Memory, desks: Desks) -> object:
    """What comes of a line."""
    if isinstance(asked, Trial):
        return desks.try_out(asked)
    return desks.count(asked) if isinstance(asked, Task) else answer(memory, asked)


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
