"""A process in which bots think and reviews are counted: it reads what is asked, a line each, and answers it."""

import os
import sys
from typing import BinaryIO

from labtable.hall.mind import Mind


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer a line with a line until there are no more."""
    mind = Mind()
    for line in questions:
        answers.write(mind.answer(line) + b"\n")
        answers.flush()


def private_answers() -> BinaryIO:
    """A way out for answers alone: what a bot of one's own prints goes where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


if __name__ == "__main__":
    serve(sys.stdin.buffer, private_answers())
