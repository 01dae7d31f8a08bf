"""Setting up: the decks, the deal, the new hands and the Field."""

from typing import Final

from labtable.games.stem import phases
from labtable.games.stem.events import Kept, Redrew
from labtable.games.stem.kinds import ANY_FACE, NONE
from labtable.games.stem.moves import KEEP, REDRAW, StemMove
from labtable.games.stem.phase import Question
from labtable.games.stem.piles import draw, fill_place, is_empty
from labtable.games.stem.rules import NEW_HAND
from labtable.games.stem.table import StemTable
from labtable.kernel.cards import new_cards
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY

HAND: Final = 6  # §B1
FIELD: Final = 5  # §B3
CHALLENGES: Final = 4  # §S-07


def lay_out(table: StemTable, first: int) -> None:
    """§B1, §B4 A table ready for the new hands; a first player of NOBODY is drawn by lot (§S-02)."""
    table.first = table.rng.below(table.seats) if first == NOBODY else first
    table.clear()
    lay_out_decks(table)
    for offset in range(table.seats):
        draw(table, (table.first + offset) % table.seats, HAND)
    table.active = table.first
    table.actor = table.first
    table.phase = phases.MULLIGAN


def lay_out_decks(table: StemTable) -> None:
    """§D1, §D2 Both decks shuffled; §B5, §S-03 with two players without the solid Discoveries."""
    edition = table.edition
    table.cards = new_cards(edition.hero_deck.copy())
    table.hero_deck = list(range(len(edition.hero_deck)))
    table.marks = [ANY_FACE] * len(edition.hero_deck)
    solid_stay = table.seats > 2 or table.options.keep_solid
    finds = [each.index for each in edition.discoveries if solid_stay or not each.is_solid()]
    table.finds = new_cards(finds)
    table.discovery_deck = list(range(len(finds)))
    table.field = [NONE] * FIELD
    table.cards.shuffle(table.hero_deck, table.rng)
    table.finds.shuffle(table.discovery_deck, table.rng)


class Mulligan(Question):
    """§B2, §S-04 Each keeps the hand or draws anew once, from the first player clockwise."""

    def offers(self, table: StemTable) -> list[Move]:
        """§S-69 Always both."""
        return [table.moves.keep, table.moves.redraw]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-05 Whatever the hand is."""
        return None if move.verb == KEEP or move.verb == REDRAW else NEW_HAND

    def choose(self, table: StemTable, move: StemMove) -> None:
        seat = table.actor
        if move.verb == REDRAW:
            table.aside[seat] = table.hands[seat]
            table.hands[seat] = []
        if table.events is not None:
            table.tell(Redrew(seat=seat) if move.verb == REDRAW else Kept(seat=seat))
        if move.verb == REDRAW:
            draw(table, seat, HAND)
        table.actor = table.next_seat(seat)
        if table.actor == table.first:
            begin(table)


def begin(table: StemTable) -> None:
    """§S-04 The cards set aside are shuffled in, then the Field is dealt; §S-07 Challenges are drawn."""
    for seat in range(table.seats):
        table.aside_faces[seat] = [table.cards.faces[card] for card in table.aside[seat]]
        table.hero_deck += table.aside[seat]
        table.aside[seat] = []
    table.cards.shuffle(table.hero_deck, table.rng)
    for place in range(FIELD):
        fill_place(table, place)
    table.last_round = is_empty(table.field)
    if table.options.challenges:
        drawn = list(range(len(table.edition.challenges)))
        table.rng.shuffle(drawn)
        table.challenges = sorted(drawn[:CHALLENGES])
    table.phase = phases.START


PHASES: Final[list[Phase]] = [Mulligan("mulligan", phases.MULLIGAN)]
