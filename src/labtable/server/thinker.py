"""A process in which bots think and reviews are counted: it reads what is asked, a line each, and answers it."""

import sys
from typing import BinaryIO

from labtable.hall.mind import Mind


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer a line with a line until there are no more."""
    mind = Mind()
    for line in questions:
        answers.write(mind.answer(line) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
