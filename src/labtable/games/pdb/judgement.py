"""What a good position is, in points of Achievement, for bots that weigh moves.

The judgement counts what a lab has, what it will get when the round ends, and what its tokens and
Researchers may still become in the rounds that are left.
"""

from typing import Final

from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.end import ACHIEVEMENT_A_DEPOSITION, achievement
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import CIRCLE, CRYSTAL, SAMPLE, SQUARE, TRIANGLE, Purse, count
from labtable.kernel.table import NOBODY

SWING: Final = 6.0  # a lead of so many points wins about three games in four
VICTORY: Final = 100.0
ROUNDS_A_POINT: Final = 1.5  # how many rounds a good player needs for one point of Achievement
MOST_ROUNDS: Final = 12.0  # what lies further ahead does not count
WORK_OF_A_RESEARCHER: Final = 1.2  # points a Researcher is worth for each round to come
MOST_USEFUL_RESEARCHERS: Final = 6
WORTH_OF_LEADING: Final = 1.2  # the Leader is first at Recruit
WORTH_OF_AN_ACTION: Final = 0.136  # an Additional Action, for each round to come
RIVALRY: Final = 0.36
SAMPLES_WORTH: Final = 0.36
CRYSTALS_WORTH: Final = 0.6
SQUARES_WORTH: Final = 0.42
CIRCLES_WORTH: Final = 0.38
TRIANGLES_WORTH: Final = 0.6
READINESS: Final = 0.6  # for a complete set of Data that an open Innovate box asks for


def judge(table: PdbTable, seat: int) -> float:
    """A lab's prospects, less a part of the strongest rival's; a finished game is won or lost."""
    if table.actor == NOBODY:
        return VICTORY / len(table.winners()) if seat in table.winners() else -VICTORY
    own = 0.0
    rival = 0.0
    for lab in table.labs:
        worth = prospects(table, lab)
        if lab.seat == seat:
            own = worth
        elif worth > rival:
            rival = worth
    return own - RIVALRY * rival


def prospects(table: PdbTable, lab: Lab) -> float:
    """Achievement so far and due, tokens, Researchers and cards, each by the rounds that are left."""
    left = rounds_left(table)
    worth = achievement(lab) + due(table, lab, left) + tokens_worth(lab.purse, left) + readiness(table, lab)
    worth += WORK_OF_A_RESEARCHER * left * team(table, lab)
    if table.leader == lab.seat:
        worth += WORTH_OF_LEADING
    for action in table.edition.additionals:
        if table.holders[action.place] == lab.seat:
            worth += WORTH_OF_AN_ACTION * left
    return worth


def rounds_left(table: PdbTable) -> float:
    """About how many rounds are still to come after this one."""
    best = 0
    for lab in table.labs:
        best = max(best, achievement(lab))
    return max(0.0, min(MOST_ROUNDS, (table.target - best) * ROUNDS_A_POINT - 1.0))


def due(table: PdbTable, lab: Lab, left: float) -> float:
    """What the lab has claimed and gets when the round ends (§6)."""
    worth = 0.0
    for box in table.edition.innovates:
        if table.standing[box.index] == lab.seat:
            card = table.edition.cards[table.open_cards[box.place]]
            worth += ACHIEVEMENT_A_DEPOSITION if card.action is None else WORTH_OF_AN_ACTION * left
    return worth


def team(table: PdbTable, lab: Lab) -> float:
    """The Researchers of the next round; beyond a few they find no boxes to stand on."""
    researchers = lab.researchers + table.waiting(lab.seat)
    return float(min(researchers, MOST_USEFUL_RESEARCHERS))


def tokens_worth(purse: Purse, left: float) -> float:
    """What the tokens may become, if there is time."""
    worth = SAMPLES_WORTH * count(purse, SAMPLE) + CRYSTALS_WORTH * count(purse, CRYSTAL)
    worth += SQUARES_WORTH * count(purse, SQUARE) + CIRCLES_WORTH * count(purse, CIRCLE)
    worth += TRIANGLES_WORTH * count(purse, TRIANGLE)
    return worth * min(1.0, 0.25 + left / 3.0)


def readiness(table: PdbTable, lab: Lab) -> float:
    """How near the lab is to the Data of an open card that it has not claimed yet."""
    best = 0.0
    for box in table.edition.innovates:
        if table.open_cards[box.place] != NO_CARD:
            best = max(best, 1.0 - 0.3 * missing(lab.purse, box.price(table, box.exchanges[0])))
    return READINESS * best


def missing(purse: Purse, cost: Purse) -> float:
    """How many Data tokens the purse lacks for a cost, a triangle counting double."""
    lacking = max(0, count(cost, SQUARE) - count(purse, SQUARE)) + max(0, count(cost, CIRCLE) - count(purse, CIRCLE))
    return lacking + 2.0 * max(0, count(cost, TRIANGLE) - count(purse, TRIANGLE))
