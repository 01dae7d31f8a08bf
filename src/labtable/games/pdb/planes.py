"""What a seat sees, as numbers (§P-20): the same as the view, plane by plane."""

from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.edition import Edition
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import BYTE, KINDS, MOST, Purse
from labtable.kernel.observation import PLACES, Plane, place_of, put
from labtable.kernel.table import NOBODY, Table

MOST_SEATS: Final = 4  # §P-01


def put_purse(page: BytesWriter, at: i64, held: Purse) -> None:
    """Every kind of token in its own place."""
    while held:
        put(page, at, held & MOST)
        held >>= BYTE
        at += 1


class Aims(Plane):
    """What the match is played for, and what is left in the deck."""

    def __init__(self) -> None:
        columns = ["target", "the Leader may hold on", "cards in the deck"]
        super().__init__("match", "The options that matter, and the size of the deck.", [""], columns, [12, 1, 30])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(PdbTable, table)
        put(page, at, here.target)
        put(page, at + 1, 1 if here.leader_may_hold else 0)
        put(page, at + 2, len(here.deck))


class Leader(Plane):
    """§C2 Who leads."""

    def __init__(self) -> None:
        super().__init__("leader", "Who leads the round.", [""], PLACES[:MOST_SEATS])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        page[at + place_of(table, seat, cast(PdbTable, table).leader)] = 1


class Supply(Plane):
    """§S4 The tokens that nobody owns, and §S7 the starting Data."""

    def __init__(self) -> None:
        rows = ["supply", "starting Data"]
        super().__init__("supply", "Tokens in the Supply, and starting Data not yet taken.", rows, KINDS, [30])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(PdbTable, table)
        put_purse(page, at, here.supply)
        put_purse(page, at + len(KINDS), here.laid_out)


class Boxes(Plane):
    """§11 Whose Researcher stands on each box."""

    def __init__(self, edition: Edition) -> None:
        boxes = [action.id for action in edition.actions]
        super().__init__("boxes", "Whose Researcher stands on each box.", boxes, PLACES[:MOST_SEATS])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for standing in cast(PdbTable, table).standing:
            if standing != NOBODY:
                page[at + place_of(table, seat, standing)] = 1
            at += MOST_SEATS


class OpenCards(Plane):
    """§S3 The cards that lie on the Innovate boxes."""

    def __init__(self, edition: Edition) -> None:
        boxes = [action.id for action in edition.innovates]
        cards = [card.id for card in edition.cards]
        super().__init__("open cards", "Which card lies on each Innovate box.", boxes, cards)
        self.cards: i64 = len(cards)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for card in cast(PdbTable, table).open_cards:
            if card != NO_CARD:
                page[at + card] = 1
            at += self.cards


class Labs(Plane):
    """§S5 Researchers, those still to be played, and tokens."""

    def __init__(self) -> None:
        columns = ["Researchers", "not yet played", *KINDS]
        super().__init__("labs", "Researchers and tokens of each lab.", PLACES[:MOST_SEATS], columns, [10])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for lab in cast(PdbTable, table).labs:
            there: i64 = at + place_of(table, seat, lab.seat) * (2 + len(KINDS))
            put(page, there, lab.researchers)
            put(page, there + 1, lab.unplayed)
            put_purse(page, there + 2, lab.purse)


class Depositions(Plane):
    """§A12 Who has deposited which structure."""

    def __init__(self, edition: Edition) -> None:
        cards = [card.id for card in edition.cards]
        super().__init__("depositions", "Who has deposited which structure.", PLACES[:MOST_SEATS], cards)
        self.cards: i64 = len(cards)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for lab in cast(PdbTable, table).labs:
            there: i64 = at + place_of(table, seat, lab.seat) * self.cards
            for card in lab.depositions:
                page[there + card] = 1


class Holders(Plane):
    """§P-12 Who owns which Additional Action."""

    def __init__(self, edition: Edition) -> None:
        boxes = [action.id for action in edition.additionals]
        super().__init__("additional actions", "Who owns each Additional Action.", boxes, PLACES[:MOST_SEATS])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for holder in cast(PdbTable, table).holders:
            if holder != NOBODY:
                page[at + place_of(table, seat, holder)] = 1
            at += MOST_SEATS


def planes_of(edition: Edition) -> list[Plane]:
    """All that lies on the table."""
    return [
        Aims(),
        Leader(),
        Supply(),
        Boxes(edition),
        OpenCards(edition),
        Labs(),
        Depositions(edition),
        Holders(edition),
    ]
