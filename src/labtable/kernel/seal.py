"""Seals: a chain of hashes over the lines of a record, so that no line is changed, removed or added unseen.

The seal of a line is the SHA-256 of the seal before it and the line itself. A line shows the first digits of its
seal; the last line of a closed record shows all of them, and whoever has noted those knows the record again.
"""

import hashlib
import re
from collections.abc import Sequence
from typing import Final

from labtable.kernel.errors import BadRecord

SHOWN: Final = 16  # digits on every line but the last
SEALED_LINE: Final = re.compile(r'(\{.+),"seal":"([0-9a-f]{16}(?:[0-9a-f]{48})?)"\}')


def next_seal(before: str, line: str) -> str:
    """The seal of a line that comes after a seal; the first line comes after none."""
    return hashlib.sha256(f"{before}{line}".encode()).hexdigest()


def seals(lines: Sequence[str]) -> list[str]:
    """The whole seal of every line."""
    found: list[str] = []
    for line in lines:
        found.append(next_seal(found[-1] if found else "", line))
    return found


def sealed(lines: Sequence[str], closed: bool) -> list[str]:
    """The lines of a record with their seals."""
    shown = [seal[:SHOWN] for seal in seals(lines)]
    if closed:
        shown[-1] = seals(lines)[-1]
    return [f'{line[:-1]},"seal":"{seal}"}}' for line, seal in zip(lines, shown, strict=True)]


def is_sealed(line: str) -> bool:
    """Whether a line shows a seal."""
    return SEALED_LINE.fullmatch(line) is not None


def unsealed(lines: Sequence[str]) -> list[str]:
    """The lines without their seals, if each fits all that stands before it; the first that does not is named."""
    found: list[str] = []
    seal = ""
    for number, line in enumerate(lines, start=1):
        parts = SEALED_LINE.fullmatch(line)
        if parts is None:
            raise BadRecord(f"Line {number}: this line has no seal; it was added or changed after the match.")
        found.append(parts[1] + "}")
        seal = next_seal(seal, found[-1])
        if not seal.startswith(parts[2]):
            raise BadRecord(
                f"Line {number}: its seal does not fit; this line was changed, or one before it was added or removed."
            )
    return found
