"""Looking at what a move leads to, for bots that use a game's own judgement."""

from math import exp

from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY, Table

MARGIN = 0.1  # how much of a result is the margin, the rest is won or lost
POINTS = 4.0  # a margin of so many points is a clear one


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


def chances(table: Table) -> list[float]:
    """The result that each seat may expect, from 0 to 1: known at the end, judged before it."""
    if table.actor == NOBODY:
        return results(table)
    swing = table.swing()
    return [squash(lead / swing) for lead in table.leads()]


def results(table: Table) -> list[float]:
    """What a finished game brought each seat: mostly whether it won, and a little by how much.

    Who wins with fewer points than another, because points do not decide, has won no less than by a hair.
    """
    winners = table.winners()
    scores = table.scores()
    found = []
    for seat in range(table.seats):
        won = 1.0 / len(winners) if seat in winners else 0.0
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        margin = squash((max(0, lead) if won > 0.0 else min(0, lead)) / POINTS)
        found.append((1.0 - MARGIN) * won + MARGIN * margin)
    return found


def squash(lead: float) -> float:
    """A lead as a chance from 0 to 1."""
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, lead))))
