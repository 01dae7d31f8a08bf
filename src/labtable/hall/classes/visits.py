"""Visits: the sockets that are connected to a class, and what each was sent last."""

from labtable.hall.audience import Reader
from labtable.hall.classes.frames import Nickname
from labtable.hall.classes.wishes import Role


class Visit:
    """One socket: who came, and for what."""

    def __init__(self, reader: Reader, role: Role) -> None:
        self.reader = reader
        self.role: Role = role
        self.drawn: Nickname | None = None
        self.denied = False
        self.is_known = role != "pupil"
        """Whether they have a place in the class."""
        self.looks_at: int | None = None
        """The table that the teacher sees with open hands."""
        self._sent: dict[str, bytes] = {}

    @property
    def digest(self) -> str:
        """The digest of the key with which they came."""
        return self.reader.digest

    def send(self, kind: str, frame: bytes) -> None:
        """Send a frame of a kind, unless the last one was the same."""
        if self._sent.get(kind) != frame:
            self._sent[kind] = frame
            self.reader.send(frame)


class Visits:
    """All who are connected."""

    def __init__(self) -> None:
        self._visits: dict[Reader, Visit] = {}

    def all(self) -> list[Visit]:
        """Everybody, in the order in which they came."""
        return list(self._visits.values())

    def add(self, visit: Visit) -> None:
        """Somebody comes."""
        self._visits[visit.reader] = visit

    def remove(self, reader: Reader) -> None:
        """Somebody goes."""
        self._visits.pop(reader, None)

    def of(self, reader: Reader) -> Visit | None:
        """The visit of a socket."""
        return self._visits.get(reader)

    def with_digest(self, digest: str) -> list[Visit]:
        """The visits of one person."""
        return [visit for visit in self.all() if visit.digest == digest]

    def here(self) -> set[str]:
        """The digests of all pupils who are connected."""
        return {visit.digest for visit in self.all() if visit.role == "pupil"}
