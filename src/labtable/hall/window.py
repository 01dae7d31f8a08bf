"""Windows: a moment in which every seat that might answer is asked at once, and nobody can tell who holds what."""

from typing import NamedTuple

from labtable.hall.will import Wills
from labtable.kernel import Game, Move, Table


class Asked(NamedTuple):
    """A seat that is asked, and the table as it stands when all before it have passed."""

    seat: int
    table: Table
    place: int = 0
    """How many seats of this window come before it."""

    @property
    def can_only_pass(self) -> bool:
        """Whether the seat holds no answer."""
        return self.table.speechless()

    @property
    def pass_move(self) -> Move:
        """What the seat does if it says nothing."""
        passing = self.table.silence()
        assert passing is not None, "who is asked in secret may pass"
        return passing


class Window:
    """The seats that are asked, in the rules' order, and what they have answered so far."""

    def __init__(self, game: Game, table: Table, bots: set[int]) -> None:
        self.asked = ask_around(game, table)
        self.touched = [seat for seat in range(table.seats) if table.touches(seat)]
        self.answers: dict[int, Move] = {}
        self.awaited = {asked.seat for asked in self.asked} - bots
        """The seats of people whose answer the table waits for."""
        self.silent: set[int] = set()
        """The seats of people who do not want to be asked this."""
        self.is_guided = False
        self.is_private = False
        """Whether nobody but one person is there, so that the table may wait for them."""
        self.counts_down = False
        self.pause_is_over = False
        self.until: float | None = 0.0

    def spare(self) -> None:
        """Do not bother the only person here with a question that they can only pass."""
        self.is_private = True
        for asked in self.asked:
            if asked.seat in self.awaited and asked.can_only_pass:
                self.awaited.discard(asked.seat)
                self.answers[asked.seat] = asked.pass_move

    def heed(self, wills: Wills) -> None:
        """Let those pass who do not want to be asked, and ask whoever wants to be after all."""
        for asked in self.asked:
            wanted = wills.wants(asked.seat, asked.table)
            if wanted and asked.seat in self.silent:
                self.silent.discard(asked.seat)
                self.awaited.add(asked.seat)
                del self.answers[asked.seat]
            elif not wanted and asked.seat in self.awaited - self.answers.keys():
                self.silent.add(asked.seat)
                self.awaited.discard(asked.seat)
                self.answers[asked.seat] = asked.pass_move

    @property
    def needs_pause(self) -> bool:
        """Whether somebody is asked who answers at once, which must not show."""
        return not self.awaited or any(asked.seat not in self.awaited for asked in self.asked)

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
        return self.pause_is_over and self.awaited <= self.answers.keys()

    def outcome(self) -> list[Move]:
        """The moves in the rules' order up to the first that is no pass; whoever comes after it is asked anew."""
        moves = []
        for asked in self.asked:
            move = self.answers.get(asked.seat, asked.pass_move)
            moves.append(move)
            if move is not asked.pass_move:
                break
        return moves


def ask_around(game: Game, table: Table) -> list[Asked]:
    """Every seat of this window with the table on which it is asked, found by passing on a clone.

    The window ends where passing on changes what everybody sees: what is asked after that is another one.
    """
    asked: list[Asked] = []
    picture = game.view(table, None)
    clone = table.clone()
    while clone.in_secret() and game.view(clone, None) == picture and all(clone.actor != each.seat for each in asked):
        asked.append(Asked(clone.actor, clone, len(asked)))
        clone = clone.clone()
        clone.play(asked[-1].pass_move)
    return asked
