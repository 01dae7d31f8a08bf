"""What is kept of long work: a file to which each part is added with its digest, and forced to the disk."""

import errno
import hashlib
import os
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from labtable.kernel import BadInput

DIGEST_BYTES = 8
RESUME = "go on with --resume"
AGAIN = "Go on with --resume, or begin anew with --anew."


Part = TypeVar("Part")


class Kept(Generic[Part]):
    """The parts of one study or league that are played already, in a file of its own."""

    def __init__(self, path: Path, digest: str, kind: type[Part], what: str = "study", go_on: str = RESUME) -> None:
        self.path = path
        self.heading = f"labtable {what} {digest}"
        self._kind, self._what, self._go_on = kind, what, go_on

    def begin(self) -> None:
        """A new file, in the place of any other."""
        self._write(f"{self.heading}\n".encode(), "wb")

    def exists(self) -> bool:
        """Whether there is something to go on with."""
        return self.path.exists()

    def parts(self) -> list[Part]:
        """All parts that were kept whole; what was written half when the power went is cut off."""
        found: list[Part] = []
        try:
            lines = self.path.read_bytes().split(b"\n")
        except OSError as error:
            raise BadInput(f"There is nothing to go on with: {self.path} cannot be read ({error.strerror}).") from error
        if lines[0].decode(errors="replace") != self.heading:
            raise BadInput(f"What {self.path} keeps is of another {self._what}, or of this one before it was changed.")
        whole = len(lines[0]) + 1
        for line in lines[1:-1]:
            part = self._read(line)
            if part is None:
                break
            found.append(part)
            whole += len(line) + 1
        os.truncate(self.path, whole)
        return found

    def keep(self, part: Part) -> None:
        """Add a part; when this returns it is on the disk."""
        written = msgspec.json.encode(part)
        self._write(digest_of(written).encode() + b" " + written + b"\n", "ab")

    def _read(self, line: bytes) -> Part | None:
        """A part as it was kept; None if the line is torn."""
        digest, _, written = line.partition(b" ")
        whole = digest.decode(errors="replace") == digest_of(written)
        return msgspec.json.decode(written, type=self._kind) if whole else None

    def _write(self, line: bytes, mode: str) -> None:
        size = self.path.stat().st_size if mode == "ab" else 0
        try:
            with self.path.open(mode) as file:
                file.write(line)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            if mode == "ab":
                os.truncate(self.path, size)
            raise BadInput(why_not(self.path, error, self._go_on if mode == "ab" else "")) from error

    def forget(self) -> None:
        """The study is over and told."""
        self.path.unlink(missing_ok=True)


def why_not(path: Path, error: OSError, go_on: str = "") -> str:
    """Why something cannot be written, and what is not lost."""
    full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    reason = "the disk is full" if full else str(error.strerror)
    rest = f" All that was played before is kept: make room and {go_on}." if go_on else ""
    return f"{path} cannot be written: {reason}.{rest}"


def digest_of(written: bytes) -> str:
    """The fingerprint of a kept part."""
    return hashlib.blake2b(written, digest_size=DIGEST_BYTES).hexdigest()
