"""What a seat sees, as numbers (§A-54, §A-59): the same as the view, plane by plane."""

from collections.abc import Sequence
from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from labtable.games.adna import flow
from labtable.games.adna.decks import BASES, DECK_NAMES, ENZYMES, LETTERS, REACTIONS
from labtable.games.adna.edition import Edition
from labtable.games.adna.moves import MOST_PLACES
from labtable.games.adna.phases import ANSWER
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS
from labtable.games.adna.titles import NO_CHAIN, NONE, Announcement, Title
from labtable.kernel.observation import PLACES, Plane, add, put
from labtable.kernel.table import Table

BOTH: Final = PLACES[:2]
PHASES: Final = (
    *("over", "opening", "mutate", "main", "answer", "repair", "add", "choose", "fill", "delete", "insert", "step"),
    "discard",
)
MOST_TRAY: Final = 12
MOST_PICKS: Final = 8
MOST_ANNOUNCED: Final = 8
MOST_NEEDS: Final = 3


class Terms(Plane):
    """§A-62 The options, and how the match stands."""

    def __init__(self) -> None:
        columns = ["bases of a chain", "games", "points decide", "both draw", "opening U", "Reactions cards"]
        columns += ["second lays", "game"]
        words = "The options, and which game is played."
        super().__init__("match", words, [""], columns, [25, 1, 1, 1, 1, 90, 6, 1])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        put(page, at, here.goal)
        put(page, at + 1, here.games)
        put(page, at + 2, 1 if here.points_first else 0)
        put(page, at + 3, 1 if here.both_draw else 0)
        put(page, at + 4, 1 if here.opening_uracil else 0)
        put(page, at + 5, here.sizes[REACTIONS])
        put(page, at + 6, here.settings.second_lays)
        put(page, at + 7, here.game)


class Labs(Plane):
    """Games won, whose turn it is, and whose chain a choice is about."""

    def __init__(self) -> None:
        columns = ["games won", "turn", "chosen on this chain"]
        super().__init__("labs", "Games won, whose turn it is, on whose chain is chosen.", BOTH, columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        put(page, at, here.won[seat])
        put(page, at + 3, here.won[1 - seat])
        put(page, at + 1 + (0 if here.active == seat else 3), 1)
        chain = flow.question_of(here).chain(here)
        if chain != NO_CHAIN:
            put(page, at + 2 + (0 if chain == seat else 3), 1)


class Asking(Plane):
    """§A-59 What is asked; whatever is asked in secret looks like an answer to the others."""

    def __init__(self) -> None:
        super().__init__("phase", "What is asked, and how many more can be chosen.", [""], [*PHASES, "left"])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        question = flow.question_of(here)
        hidden = here.actor != seat and here.in_secret()
        page[at + (ANSWER if hidden else here.phase)] = 1
        put(page, at + len(PHASES), question.left(here))


class Thermometer(Plane):
    """§A-11 The level of the thermometer."""

    def __init__(self) -> None:
        super().__init__("thermometer", "The level of the thermometer.", [""], [f"{degrees} °C" for degrees in LEVELS])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        page[at + cast(AdnaTable, table).level] = 1


class Chains(Plane):
    """§O2 Both chains from 5′ to 3′."""

    def __init__(self) -> None:
        columns = [f"{place + 1} is {letter}" for place in range(MOST_PLACES) for letter in LETTERS]
        super().__init__("chains", "Both chains from 5′ to 3′, place by place.", BOTH, columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        faces = here.cards.faces
        for owner in (int(seat), 1 - int(seat)):
            there: i64 = at
            for card in here.chains[owner]:
                page[there + faces[card]] = 1
                there += len(LETTERS)
            at += MOST_PLACES * len(LETTERS)


class Lengths(Plane):
    """§A-48 How many cards lie in each chain."""

    def __init__(self) -> None:
        super().__init__("lengths", "How many cards lie in each chain.", [""], BOTH, [25])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        put(page, at, len(here.chains[seat]))
        put(page, at + 1, len(here.chains[1 - seat]))


def has_cut(table: AdnaTable) -> bool:
    """Whether an enzyme is announced that is not settled yet."""
    return any(each.play.enzyme for each in table.stack)


class Loose(Plane):
    """§A-44 The piece that an enzyme cut off, while it can still be joined."""

    def __init__(self) -> None:
        columns = [f"place {place + 1}" for place in range(MOST_PLACES)]
        super().__init__("loose", "The piece that was cut off: A 1, C 2, G 3, T 4, U 5.", [""], columns, [len(LETTERS)])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        if has_cut(here):
            for card in here.loose:
                put(page, at, here.cards.faces[card] + 1)
                at += 1


class Tray(Plane):
    """§A-35 The bases that lie open, and §A-34 the places chosen so far."""

    def __init__(self) -> None:
        bases = [f"base {place + 1}" for place in range(MOST_TRAY)]
        columns = [*bases, *[f"pick {place + 1}" for place in range(MOST_PICKS)]]
        super().__init__(
            "tray",
            "Bases that lie open, as in `loose`; places picked.",
            [""],
            columns,
            [5] * MOST_TRAY + [MOST_PLACES] * MOST_PICKS,
        )

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        for place, card in enumerate(here.tray[:MOST_TRAY]):
            put(page, at + place, here.cards.faces[card] + 1)
        for number, pick in enumerate(here.picks[:MOST_PICKS]):
            put(page, at + MOST_TRAY + number, pick + 1)


class LastTitle(Plane):
    """§A-27 The picture that the thermometer shows."""

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__("last", "The card that worked last.", [""], titles)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        if here.last is not None:
            page[at + number_of(here.edition, here.last.title)] = 1


class Latest(Plane):
    """§A-53 The card announced last, of those that are not settled yet."""

    def __init__(self, titles: Sequence[str]) -> None:
        super().__init__("to be answered", "The card announced last that is not settled.", [""], titles)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        if here.stack:
            page[at + number_of(here.edition, here.stack[-1].play.title)] = 1


class Announced(Plane):
    """§A-53 All that is announced and not settled yet, the last one first."""

    def __init__(self) -> None:
        columns = ["by own", "by next", "kind", "card", *[f"with {number + 1}" for number in range(MOST_NEEDS)]]
        columns += ["own chain", "rival's chain", "level", "effects begun"]
        rows = [f"{number + 1} from the top" for number in range(MOST_ANNOUNCED)]
        words = (
            "What is announced: cards as numbers from 1 in the order of `last`; kinds: action 1, answer 2, repair 3."
        )
        usual = [1, 1, 3, 87, *[37] * MOST_NEEDS, 1, 1, len(LEVELS), 1]
        super().__init__("announced", words, rows, columns, usual)
        self.width: i64 = len(columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        for row, each in enumerate(reversed(here.stack[-MOST_ANNOUNCED:])):
            self.write_one(here, each, seat, page, at + row * self.width)

    def write_one(self, table: AdnaTable, each: Announcement, seat: i64, page: BytesWriter, at: i64) -> None:
        """One announcement."""
        play = each.play
        put(page, at + (0 if each.seat == seat else 1), 1)
        put(page, at + 2, play.kind + 1)
        put(page, at + 3, number_of(table.edition, play.title) + 1)
        for place, face in enumerate(play.cost[:MOST_NEEDS]):
            put(page, at + 4 + place, face + 1)
        if play.chain != NONE:
            put(page, at + 7 + (0 if each.chain() == seat else 1), 1)
        put(page, at + 9, play.level + 1)
        put(page, at + 10, each.step)


class Hands(Plane):
    """§A-54 Both hands, as far as the seat knows the faces, and how many cards it does not."""

    def __init__(self, edition: Edition) -> None:
        columns = [*LETTERS, *[title.id for title in edition.reactions], *[title.id for title in edition.enzymes]]
        self.first = [0, len(LETTERS), len(LETTERS) + len(edition.reactions)]
        self.hidden: i64 = len(columns)
        columns += [f"hidden {name}" for name in DECK_NAMES]
        super().__init__("hands", "Both hands, as far as they are known, and the hidden cards.", BOTH, columns, [2])
        self.width: i64 = len(columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        faces = here.cards.faces
        known = here.cards.known
        for owner in (int(seat), 1 - int(seat)):
            for deck in (BASES, REACTIONS, ENZYMES):
                first: i64 = at + self.first[deck]
                for card in here.hands[3 * owner + deck]:
                    knowers: i64 = known[card]
                    add(page, first + faces[card] if (knowers >> seat) & 1 == 1 else at + self.hidden + deck)
            at += self.width


class DeckSizes(Plane):
    """How many cards each deck has."""

    def __init__(self) -> None:
        super().__init__("decks", "How many cards each deck has.", [""], DECK_NAMES, [100])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for deck, pile in enumerate(cast(AdnaTable, table).decks):
            put(page, at + deck, len(pile))


class SeenCards(Plane):
    """§A-54 The cards of the decks whose faces the seat has seen, by their places from the top."""

    def __init__(self, deck: int, size: int) -> None:
        name = DECK_NAMES[deck]
        columns = [f"place {place + 1}" for place in range(size)]
        words = f"The {name} that were seen, from the top: faces as numbers from 1 in the order of `hands`, 0 unknown."
        super().__init__(f"seen {name}", words, [""], columns, [50])
        self.deck = deck

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(AdnaTable, table)
        faces = here.cards.faces
        known = here.cards.known
        pile = here.decks[self.deck]
        there: i64 = at + len(pile)
        for card in pile:
            there -= 1
            knowers: i64 = known[card]
            if (knowers >> seat) & 1 == 1:
                put(page, there, faces[card] + 1)


def number_of(edition: Edition, title: Title) -> i64:
    """Titles in one row: the Reactions, then the enzymes."""
    return title.face + (len(edition.reactions) if title.deck == ENZYMES else 0)


def planes_of(edition: Edition, sizes: list[int]) -> list[Plane]:
    """All that lies on the table, and the hands as far as they are known; sizes are those of the largest decks."""
    titles = [title.id for title in (*edition.reactions, *edition.enzymes)]
    return [
        Terms(),
        Labs(),
        Asking(),
        Thermometer(),
        Chains(),
        Lengths(),
        Loose(),
        Tray(),
        LastTitle(titles),
        Latest(titles),
        Announced(),
        Hands(edition),
        DeckSizes(),
        *[SeenCards(deck, size) for deck, size in enumerate(sizes)],
    ]
