"""Team: people who share a side, the moves that they point at for each other, and moves that need them all.

Nothing of it leaves the side: it moves no picture of the table, and the frames of the others are what they would be
without it. Where decisions are made by the team, a move counts when all of the side who are here have pointed at it on
the same picture. Who goes takes along what they pointed at, and their going decides nothing: who is left must choose
anew, and may then choose alone. When the time for an answer is over, a side that has not agreed passes.
"""

from labtable.hall.audience import Audience, Reader
from labtable.hall.door import encoded
from labtable.hall.frames import Mate, Side, Suggestion
from labtable.hall.seating import CannotDo, Person, RoomState
from labtable.hall.talk import sign_of
from labtable.kernel import Move


class Team:
    """Every side that more than one person shares, and what they point at on one picture of the table."""

    def __init__(self, state: RoomState, audience: Audience) -> None:
        self.state = state
        self.audience = audience
        self.tick = 0
        """The picture of the table to which all that is pointed at belongs."""
        self._pointed: dict[str, Move] = {}
        """What each person points at, by the digest of their key."""

    def people(self, seat: int | None) -> list[Person]:
        """Those who share a side; nobody where one has it alone."""
        people = [] if seat is None else self.state.seats[seat].people
        return people if len(people) > 1 else []

    def _here(self, seat: int | None) -> set[str]:
        """Those who share a side and are connected."""
        digests = {reader.digest for reader in self.audience.at(seat)}
        return {person.digest for person in self.people(seat) if person.digest in digests}

    def decides(self, seat: int | None) -> bool:
        """Whether a move of this side needs several who are here."""
        return self.state.customs.by_team and len(self._here(seat)) > 1

    # Pointing

    def point(self, reader: Reader, move: Move | None, tick: int) -> bool:
        """Somebody points at a move, or at none any more; whether the side has decided on it by that."""
        if not self.people(reader.seat):
            raise CannotDo("Nobody shares your side.")
        if tick != self.tick:
            self._pointed, self.tick = {}, tick
        if move is None:
            self._pointed.pop(reader.digest, None)
        else:
            self._pointed[reader.digest] = move
        self._show(reader.seat)
        return move is not None and self.decides(reader.seat) and self._agrees(reader.seat, move)

    def _agrees(self, seat: int | None, move: Move) -> bool:
        return all(self._pointed.get(digest) is move for digest in self._here(seat))

    def decided(self, seat: int) -> None:
        """What a side pointed at is done with; nothing of it is left over while the same picture is shown."""
        pointed = [self._pointed.pop(person.digest, None) for person in self.people(seat)]
        if any(pointed):
            self._show(seat)

    # Showing

    def look_around(self) -> None:
        """Somebody came or went: who is not here points at nothing, and the sides are told."""
        seats = [seat for seat in range(len(self.state.seats)) if self.people(seat)]
        here = {digest for seat in seats for digest in self._here(seat)}
        self._pointed = {digest: move for digest, move in self._pointed.items() if digest in here}
        for seat in seats:
            self._show(seat)

    def _show(self, seat: int | None) -> None:
        for reader in self.audience.at(seat):
            reader.send(encoded(self.side(reader)))

    def side(self, reader: Reader) -> Side:
        """The side of a reader, as those see it who share it."""
        here, people = self._here(reader.seat), self.people(reader.seat)
        return Side(
            you=sign_of(reader.digest),
            mates=[
                Mate(who=sign_of(person.digest), name=person.name, present=person.digest in here)
                for person in people
                if person.digest != reader.digest
            ],
            together=self.decides(reader.seat),
            tick=self.tick,
            suggestions=[
                Suggestion(
                    who=sign_of(person.digest),
                    name=person.name,
                    move=self._pointed[person.digest].id,
                    label=self._pointed[person.digest].label,
                )
                for person in people
                if person.digest in self._pointed
            ],
        )
