"""Endings in sight: a win that is certain is taken at once, and none is handed over.

Certain is what happens on every table that a bot imagines, with nobody asked who might hold an answer.
"""

from typing import Final

from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.table import NOBODY, Table

HANDED_OVER: Final = -1  # others alone win, if nobody does more than is taken for granted
OPEN: Final = 0
IN_SIGHT: Final = 1  # it is won with others, or if nobody does more than is taken for granted
WON: Final = 2

CERTAIN: Final = 20  # on so many imagined tables
MOST_WAYS: Final = 40  # of finishing one choice and playing on, before a better one is no longer looked for
MOST_TABLES: Final = 300  # that one look takes in


def foresee(knowledge: Knowledge, rng: Rng, wins_alone: bool = False) -> list[int]:
    """What every legal move surely comes to at once; the bot's own generator goes on as if nobody had looked.

    Who asks for wins alone saves the looks at all else: a move that is not won on one table is not won for certain.
    """
    moves = knowledge.legal()
    fates = [OPEN] * len(moves)
    chance = rng.clone()
    for number in range(CERTAIN if len(moves) > 1 else 0):
        table = knowledge.imagine(chance)
        for place, move in enumerate(moves):
            if number == 0:
                fates[place] = Look(knowledge.seat).fate(table, move)
            elif fates[place] != OPEN:
                fates[place] = agreed(fates[place], Look(knowledge.seat).fate(table, move))
            if wins_alone and fates[place] != WON:
                fates[place] = OPEN
        if not any(fates):
            break
    return fates


def clear_choice(moves: list[Move], fates: list[int]) -> Move | None:
    """The move that needs no thought: the only one, or one that has won; or none."""
    if len(moves) == 1:
        return moves[0]
    return moves[fates.index(WON)] if WON in fates else None


def agreed(one: int, other: int) -> int:
    """What two tables tell of the same move."""
    if one == other:
        return one
    return IN_SIGHT if one > OPEN and other > OPEN else OPEN


class Look:
    """One look at where a move leads on one table, a choice of several steps followed to its best end."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._ways_left = MOST_WAYS
        self._tables_left = MOST_TABLES

    def fate(self, before: Table, move: Move) -> int:
        """What a move comes to; what others must let happen is not certain."""
        table = before.clone()
        table.play(move)
        self._tables_left -= 1
        asked = False
        presumed = table.presumed()
        while presumed is not None and (table.actor != self._seat or table.speechless()):
            asked = asked or table.actor != self._seat
            table.play(presumed)
            presumed = table.presumed()
        if table.actor == self._seat and (presumed is not None or table.midway()):
            found = self.best_step(table)
        else:
            found = verdict(before, table, self._seat)
            self._ways_left -= found == OPEN
        return IN_SIGHT if asked and found == WON else found

    def best_step(self, table: Table) -> int:
        """The best that the next step of a choice can come to."""
        best = HANDED_OVER
        for step in table.legal():
            enough = self._ways_left <= 0 or self._tables_left <= 0
            best = max(best, OPEN if enough else self.fate(table, step))
            if best == WON:
                break
        return best


def verdict(before: Table, table: Table, seat: int) -> int:
    """Who has won, if a move ended the match or one of its games."""
    if table.actor == NOBODY:
        winners = table.winners()
        if seat in winners:
            return WON if len(winners) == 1 else IN_SIGHT
        return HANDED_OVER
    for each in range(table.seats):
        if table.games_won(each) > before.games_won(each):
            return game_verdict(before, table, seat, each)
    return OPEN


def game_verdict(before: Table, table: Table, seat: int, winner: int) -> int:
    """A game of a match is worth winning if it brings the winner closer to winning the match."""
    gain = lead(table, seat) - lead(before, seat)
    if winner == seat:
        return WON if gain > 0 else OPEN
    return HANDED_OVER if gain < 0 else OPEN


def lead(table: Table, seat: int) -> int:
    """How far a seat is ahead of the best of the others in the score."""
    scores = table.scores()
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])
