"""Looking at what a move leads to, for bots that use a game's own judgement."""

from math import exp

from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY, Table

MARGIN = 0.1  # how much of a result is the margin, the rest is won or lost
POINTS = 4.0  # a lead of so many points is worth about three chances in four


def after(before: Table, move: Move) -> Table:
    """The table after a move and everything that a bot takes for granted to follow it."""
    table = before.clone()
    table.play(move)
    follow(table)
    return table


def follow(table: Table) -> None:
    """Play on as long as something is taken for granted, such as a pass in an answer window."""
    move = table.presumed()
    while move is not None:
        table.play(move)
        move = table.presumed()


def chances(table: Table, seat: int) -> float:
    """The result that a seat may expect, from 0 to 1: known at the end, judged before it."""
    if table.actor != NOBODY:
        return squash(table.judgement(seat))
    winners = table.winners()
    won = 1.0 / len(winners) if seat in winners else 0.0
    scores = table.scores()
    lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    return (1.0 - MARGIN) * won + MARGIN * squash(float(lead))


def squash(points: float) -> float:
    """Points of score as a chance from 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, points / POINTS))))
