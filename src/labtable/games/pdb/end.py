"""Endings: of a round, step by step, and of the game (rules 15 and 16)."""

from typing import Final

from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.events import Acquired, DrawnToLead, Ended, Joined, RoundEnded
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.setup import turn_up_cards
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import ACHIEVEMENT, count, data
from labtable.kernel.table import NOBODY

ACHIEVEMENT_A_DEPOSITION: Final = 3  # §A12
LAST_ROUND: Final = 200  # §P-17


def end_round(table: PdbTable) -> None:
    """§1, §15, §P-18 Researchers, cards, Achievement, new cards, and the Leader begins (§2)."""
    gather_researchers(table)
    hand_out_cards(table)
    table.standing = [NOBODY] * len(table.standing)
    if table.events is not None:
        table.tell(RoundEnded(round=table.round, scores=scores(table)))
    if is_over(table):
        end_game(table)
        return
    turn_up_cards(table)
    if table.round == 1 and table.is_balanced():
        draw_leader(table)
    table.round += 1
    table.actor = table.leader


def draw_leader(table: PdbTable) -> None:
    """§P-22 After the first round the Leader token goes to a player by lot."""
    table.leader = table.rng.below(table.seats)
    if table.events is not None:
        table.tell(DrawnToLead(seat=table.leader))


def gather_researchers(table: PdbTable) -> None:
    """§6, §10, §A1 Recruits join their labs, and all Researchers can be played again."""
    for lab in table.labs:
        for _ in range(table.waiting(lab.seat)):
            lab.researchers += 1
            if table.events is not None:
                table.tell(Joined(seat=lab.seat, researchers=lab.researchers))
        lab.unplayed = lab.researchers


def hand_out_cards(table: PdbTable) -> None:
    """§6, §A11 Claimed cards go to their claimants."""
    for box in table.edition.innovates:
        seat = table.standing[box.index]
        if seat != NOBODY:
            acquire(table, table.labs[seat], table.open_cards[box.place])
            table.open_cards[box.place] = NO_CARD


def acquire(table: PdbTable, lab: Lab, card: int) -> None:
    """§A12 A Deposition is kept; §P-12 the box of an Additional Action opens for its owner."""
    acquired = table.edition.cards[card]
    if acquired.action is None:
        lab.depositions.append(card)
    else:
        table.holders[acquired.action.place] = lab.seat
    if table.events is not None:
        table.tell(Acquired(seat=lab.seat, card=acquired.id))


def achievement(lab: Lab) -> int:
    """§P-15 Achievement tokens, and three for each Deposition."""
    return count(lab.purse, ACHIEVEMENT) + ACHIEVEMENT_A_DEPOSITION * len(lab.depositions)


def scores(table: PdbTable) -> list[int]:
    """§P-15 The Achievement of every lab."""
    return [achievement(lab) for lab in table.labs]


def is_over(table: PdbTable) -> bool:
    """§16 Somebody has reached the target, or §P-17 two hundred rounds are over."""
    return table.round >= LAST_ROUND or any(achievement(lab) >= table.target for lab in table.labs)


def end_game(table: PdbTable) -> None:
    """§16 Nobody acts any more."""
    table.actor = NOBODY
    if table.events is not None:
        table.tell(Ended(winners=table.winners(), scores=scores(table)))


def ranks(table: PdbTable) -> list[list[int]]:
    """§16, §P-16 Most Achievement, then most Data; still tied labs share the win."""
    return [[achievement(lab), data(lab.purse)] for lab in table.labs]
