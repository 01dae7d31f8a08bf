"""Setting up: the deck, the open cards, the labs, the first Leader and the starting Data."""

from typing import Final

from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.events import Took, TurnedUp
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.moves import Pick
from labtable.games.pdb.rules import STARTING_DATA
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import CIRCLE, DATA, KINDS, SAMPLE, TRIANGLE, covers, data, one
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY

TWO: Final = 2
FOURTH: Final = 3  # §P-22 places are counted from the first Leader


def lay_out(table: PdbTable, leader: int) -> None:
    """§S1 to §S7 A table ready for the first pick; a leader of NOBODY is drawn by lot (§P-02)."""
    edition = table.edition
    table.supply = edition.supply
    table.standing = [NOBODY] * len(edition.actions)
    table.holders = [NOBODY] * len(edition.additionals)
    table.deck = list(range(len(edition.cards)))
    table.rng.shuffle(table.deck)
    table.open_cards = [NO_CARD] * len(edition.innovates)
    turn_up_cards(table)
    table.labs = [Lab(seat, 1, 1, 0, []) for seat in range(table.seats)]
    table.leader = table.rng.below(table.seats) if leader == NOBODY else leader
    if table.is_balanced():
        hand_out_data(table)
    else:
        lay_out_data(table)


def turn_up_cards(table: PdbTable) -> None:
    """§S3, §15 Empty Innovate boxes are filled in their order; §P-13 as far as the deck goes."""
    for place, card in enumerate(table.open_cards):
        if card == NO_CARD and table.deck:
            table.open_cards[place] = table.deck.pop()
            if table.events is not None:
                turned = table.edition.cards[table.open_cards[place]]
                table.tell(TurnedUp(box=table.edition.innovates[place].id, card=turned.id))


def hand_out_data(table: PdbTable) -> None:
    """§P-22 A circle for the first Leader, a triangle for everybody else, and a Sample too for the fourth player."""
    for place in range(table.seats):
        table.actor = (table.leader + place) % table.seats
        give_if_there(table, first_leaders_data(table) if place == 0 else TRIANGLE)
        if place == FOURTH:
            give_if_there(table, SAMPLE)
    table.actor = table.leader


def first_leaders_data(table: PdbTable) -> int:
    """§P-22 A circle; of two players the lot may give the first Leader a triangle as well."""
    return TRIANGLE if table.seats == TWO and table.rng.below(2) == 1 else CIRCLE


def give_if_there(table: PdbTable, kind: int) -> None:
    """§P-05 What the Supply lacks nobody gets."""
    if covers(table.supply, one(kind)):
        give(table, kind)


def lay_out_data(table: PdbTable) -> None:
    """§S7, §P-03 One Data token of each type, first for the player to the Leader's right (§P-04)."""
    for kind in DATA:
        table.laid_out += one(kind)
        table.supply -= one(kind)
    table.actor = to_the_right(table, table.leader)


def to_the_right(table: PdbTable, seat: int) -> int:
    """§P-04 The next lower seat."""
    return (seat + table.seats - 1) % table.seats


def picks(table: PdbTable) -> list[Move]:
    """The starting Data that can still be taken."""
    return [pick for pick in table.edition.moves.picks if pick_refused(table, pick) is None]


def pick_refused(table: PdbTable, move: Pick) -> Rule | None:
    """§S7 Only a token that is laid out can be taken."""
    return None if covers(table.laid_out, one(move.kind)) else STARTING_DATA


def pick(table: PdbTable, move: Pick) -> None:
    """§S7 Take a token; §P-03 the last one goes without asking, and leftovers go back."""
    take(table, move.kind)
    if table.actor != table.leader and data(table.laid_out) == 1:
        for kind in DATA:
            if covers(table.laid_out, one(kind)):
                take(table, kind)
    if table.actor == table.leader:
        table.supply += table.laid_out
        table.laid_out = 0


def take(table: PdbTable, kind: int) -> None:
    """The actor takes a laid-out token, and the player to their right is next."""
    table.laid_out -= one(kind)
    table.supply += one(kind)
    give(table, kind)
    table.actor = to_the_right(table, table.actor)


def give(table: PdbTable, kind: int) -> None:
    """The actor gets a token out of the Supply to start with."""
    table.supply -= one(kind)
    table.labs[table.actor].purse += one(kind)
    if table.events is not None:
        table.tell(Took(seat=table.actor, token=KINDS[kind]))
