"""Windows: a moment in which every seat that might answer is asked at once, and nobody else can tell who holds what."""

from typing import NamedTuple

from labtable.kernel import Move, Table


class Asked(NamedTuple):
    """A seat that is asked, and the table as it stands when all before it have passed."""

    seat: int
    table: Table

    @property
    def can_only_pass(self) -> bool:
        """Whether the seat holds no answer."""
        return len(self.table.legal()) == 1

    @property
    def pass_move(self) -> Move:
        """What the seat does if it says nothing."""
        return self.table.presumed() or self.table.legal()[0]


class Window:
    """The seats that are asked, in the rules' order, and what they have answered so far."""

    def __init__(self, table: Table, until: float = 0.0) -> None:
        self.asked = ask_around(table)
        self.until = until
        self.answers: dict[int, Move] = {}
        self.awaited: set[int] = set()
        """The seats of people whose answer the table waits for."""
        self.pause_is_over = False

    def question(self, seat: int | None) -> Asked | None:
        """What a seat is asked and has not answered yet."""
        if seat in self.answers:
            return None
        return next((asked for asked in self.asked if asked.seat == seat), None)

    def answered(self, seat: int | None) -> bool:
        """Whether a seat has answered; one that is not asked has nothing left to do either."""
        return self.question(seat) is None

    @property
    def is_settled(self) -> bool:
        """Whether everybody whom the table waits for has answered, and the bots seem to have thought."""
        return self.pause_is_over and self.awaited <= set(self.answers)

    def outcome(self) -> list[Move]:
        """The moves in the rules' order up to the first that is no pass; whoever comes after it is asked anew."""
        moves = []
        for asked in self.asked:
            move = self.answers.get(asked.seat, asked.pass_move)
            moves.append(move)
            if move is not asked.pass_move:
                break
        return moves


def ask_around(table: Table) -> list[Asked]:
    """Every seat of this window with the table on which it is asked, found by passing on a clone."""
    asked: list[Asked] = []
    clone = table.clone()
    while clone.in_secret() and all(clone.actor != each.seat for each in asked):
        asked.append(Asked(clone.actor, clone))
        passing = clone.presumed()
        if passing is None:
            break
        clone = clone.clone()
        clone.play(passing)
    return asked
