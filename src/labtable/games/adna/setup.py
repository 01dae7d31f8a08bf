"""Setting up: shuffling, the search for the start codon, and the first six bases."""

from typing import Final

from labtable.games.adna.choices import TrayQuestion
from labtable.games.adna.decks import BASES, DECKS, LETTERS, A, G, T, U
from labtable.games.adna.events import Searched, Started
from labtable.games.adna.hands import to_bottom
from labtable.games.adna.phase import Interlude, Question
from labtable.games.adna.phases import BEGIN, LAY_OUT, OPENING
from labtable.games.adna.rules import FIRST_SIX
from labtable.games.adna.table import FIRST_BASES, AdnaTable
from labtable.games.adna.thermometer import ROOM
from labtable.kernel.seats import EVERYBODY

MOST_FIRST_BASES: Final = 8  # §A-63
START_CODON: Final = 1 << A | 1 << T | 1 << G


class LayingOut(Interlude):
    """§A-62 The next game of a match begins on the same table."""

    def go_on(self, table: AdnaTable) -> None:
        lay_out(table)


def lay_out(table: AdnaTable) -> None:
    """§P1, §A-62 All cards shuffled, the thermometer at 25 (§O6), and the starter found."""
    first = 0
    for deck in DECKS:
        table.decks[deck] = list(range(first, first + table.sizes[deck]))
        first += table.sizes[deck]
        table.cards.shuffle(table.decks[deck], table.rng)
    table.hands = [[], [], [], [], [], []]
    table.chains = [[], []]
    table.level = ROOM
    table.round = 0
    table.last = None
    table.active = search(table)
    if table.events is not None:
        table.tell(Started(seat=table.active))
    table.cards.shuffle(table.decks[BASES], table.rng)  # §P4
    open_chain(table, table.active)


def search(table: AdnaTable) -> int:
    """§P2, §A-02 Six cards in turn, until somebody holds A, T and G; if nobody ever does, who took first."""
    pile = table.decks[BASES]
    first = int(table.rng.below(2))
    found = [0, 0]
    for taken in range(0, len(pile), FIRST_BASES):
        seat = (first + taken // FIRST_BASES) % 2
        faces = [table.cards.faces[card] for card in pile[taken : taken + FIRST_BASES]]
        for face in faces:
            found[seat] |= 1 << face
        if table.events is not None:
            table.tell(Searched(seat=seat, bases="".join([LETTERS[face] for face in faces])))
        if found[seat] & START_CODON == START_CODON:
            return seat
    return first


def open_chain(table: AdnaTable, seat: int) -> None:
    """§P3, §P5, §Q4, §A-03, §A-04 The first cards lie open; a second U, or with the option off any, is replaced."""
    pile = table.decks[BASES]
    number = first_bases(table, seat)
    may_keep_uracil = table.opening_uracil
    while len(table.tray) < number:
        card = pile.pop()
        table.cards.show(card, EVERYBODY)
        if table.cards.faces[card] == U:
            if not may_keep_uracil:
                to_bottom(table, BASES, card)
                continue
            may_keep_uracil = False
        table.tray.append(card)
    THE_FIRST_SIX.ask(table, seat)


def first_bases(table: AdnaTable, seat: int) -> int:
    """§P5 Six for the starter; §A-63 more for the other, if the option says so."""
    return FIRST_BASES if seat == table.active else table.settings.second_lays


class Opening(TrayQuestion):
    """§P3, §P5, §A-04 The first six bases, in any order."""

    def chain(self, table: AdnaTable) -> int:
        return table.actor

    def emptied(self, table: AdnaTable) -> None:
        """§P5 After the starter the other player; then the starter's first turn begins."""
        if table.actor == table.active:
            open_chain(table, 1 - table.active)
        else:
            table.phase = BEGIN


THE_FIRST_SIX: Final = Opening("opening", OPENING, FIRST_SIX)
QUESTIONS: Final[list[Question]] = [THE_FIRST_SIX]
INTERLUDES: Final[list[Interlude]] = [LayingOut("lay_out", LAY_OUT)]
