"""Setting up: two shuffled piles, the deal, and the first player."""

from typing import Final

from labtable.games.gsa import draw
from labtable.games.gsa.table import GsaTable
from labtable.kernel.cards import new_cards
from labtable.kernel.seats import only
from labtable.kernel.table import NOBODY

RESOURCES_TO_START_WITH: Final = 2  # §S5
PROJECTS_TO_START_WITH: Final = 1


def lay_out(table: GsaTable, first: int) -> None:
    """§S1, §S4, §S5, §G-02 A table ready for the first draw; a first player of NOBODY is drawn by lot."""
    edition = table.edition
    table.cards = new_cards(edition.faces())
    table.resource_pile = list(range(edition.first_project_card))
    table.project_pile = list(range(edition.first_project_card, len(table.cards.faces)))
    table.cards.shuffle(table.resource_pile, table.rng)
    table.cards.shuffle(table.project_pile, table.rng)
    table.first = table.rng.below(table.seats) if first == NOBODY else first
    deal(table)
    draw.begin_turn(table, table.first)


def deal(table: GsaTable) -> None:
    """§G-03, §G-07 Two Resource cards each, then one Project card each, from the first player clockwise."""
    deal_from(table, table.resource_pile, RESOURCES_TO_START_WITH)
    deal_from(table, table.project_pile, PROJECTS_TO_START_WITH)
    table.armed = not table.project_pile


def deal_from(table: GsaTable, pile: list[int], number: int) -> None:
    """§G-06 Whatever comes is kept, hidden in the hand."""
    for turn in range(table.seats):
        seat = (table.first + turn) % table.seats
        for _ in range(number):
            card = pile.pop()
            table.cards.show(card, only(seat))
            table.hands[seat].append(card)
