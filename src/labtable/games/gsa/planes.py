"""What a seat sees, as numbers (§G-88, §G-90): the same as the view, plane by plane."""

from collections.abc import Sequence
from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from labtable.games.gsa.edition import MOST_SEATS, Edition
from labtable.games.gsa.moves import SOURCES
from labtable.games.gsa.phases import ANSWERING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.kernel.observation import PLACES, Plane, add, place_of, put
from labtable.kernel.table import NOBODY, Table

AROUND: Final = PLACES[:MOST_SEATS]
PHASES: Final = ("naming", "acting", "answering", "unit", "rival", "type", "card", "discarding")


class Terms(Plane):
    """The options of the match."""

    def __init__(self) -> None:
        columns = ["recycling", "forced", "collaboration", "refusals a turn", "voluntary discard"]
        columns += ["most rounds", "idle rounds", "completed breaks ties", "unfinished breaks ties"]
        words = "The options; of tie-breaks, which comes first and which second."
        super().__init__("options", words, [""], columns, [1, 1, 1, 2, 1, 80, 8, 12, 12])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        options = cast(GsaTable, table).options
        put(page, at, 1 if options.recycle else 0)
        put(page, at + 1, 1 if options.forced else 0)
        put(page, at + 2, 1 if options.collaboration else 0)
        put(page, at + 3, options.refusals_a_turn)
        put(page, at + 4, 1 if options.voluntary_discard else 0)
        put(page, at + 5, options.most_rounds)
        put(page, at + 6, options.idle_rounds)
        put(page, at + 7, 1 + options.tiebreak.find("completed"))
        put(page, at + 8, 1 + options.tiebreak.find("unfinished"))


class Turn(Plane):
    """Whose turn it is, and its phase."""

    def __init__(self) -> None:
        super().__init__("turn", "Whose turn it is, and what it asks for.", [""], [*AROUND, *PHASES])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        page[at + place_of(table, seat, here.active)] = 1
        page[at + MOST_SEATS + here.phase] = 1


class Naming(Plane):
    """§G-10 The sources named in this turn, and how many are to be named."""

    def __init__(self) -> None:
        super().__init__("draws", "Sources named, and how many are to be.", [""], [*SOURCES, "in all"], [2])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        for source in here.named:
            add(page, at + source)
        put(page, at + len(SOURCES), here.to_name)


class Choice(Plane):
    """§G-40 The offer that is to be answered; §G-92 the Modifier that is being played, and on what."""

    def __init__(self, edition: Edition) -> None:
        rows = ["offered own", "offered other", "played on"]
        super().__init__("choice", "Projects offered, or played on.", rows, [each.id for each in edition.projects])
        self.projects: i64 = len(edition.projects)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        if here.phase == ANSWERING:
            page[at + here.offered_own] = 1
            page[at + self.projects + here.offered_other] = 1
        if here.target != NO_CARD:
            page[at + 2 * self.projects + here.target] = 1


class Playing(Plane):
    """§G-92 The Modifier that is being played."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("playing", "The Modifier that is being played.", [""], [each.id for each in edition.modifiers])
        self.first: i64 = edition.first_modifier

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        if here.playing != NO_CARD:
            page[at + here.cards.faces[here.playing] - self.first] = 1


class Closing(Plane):
    """§G-81, §G-82, §G-86 How near the end is."""

    def __init__(self) -> None:
        columns = ["armed", "turns left", "idle turns", *[f"triggered by {place}" for place in AROUND]]
        usual = [1, MOST_SEATS, 10] + [1] * MOST_SEATS
        super().__init__("end", "What has been done towards the end.", [""], columns, usual)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        put(page, at, 1 if here.armed else 0)
        put(page, at + 1, here.turns_left)
        put(page, at + 2, here.idle)
        if here.trigger != NOBODY:
            page[at + 3 + place_of(table, seat, here.trigger)] = 1


class RefusedPairs(Plane):
    """§G-40 The pairs of projects that were refused in this turn."""

    def __init__(self, projects: Sequence[str]) -> None:
        super().__init__("refused", "Pairs of projects refused in this turn.", projects, projects)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for pair in cast(GsaTable, table).refused_pairs:
            page[at + pair] = 1


class Piles(Plane):
    """The sizes of the hidden piles."""

    def __init__(self) -> None:
        super().__init__("piles", "How many cards the hidden piles have.", [""], ["project", "resource"], [40])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        put(page, at, len(here.project_pile))
        put(page, at + 1, len(here.resource_pile))


class OpenPiles(Plane):
    """§S2, §G-68 What lies in the open piles."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("open piles", "What lies in the open piles.", ["discard", "burn", "aside"], edition.ids, [4])
        self.faces: i64 = len(edition.ids)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        for pile in (here.discard_pile, here.burn_pile, here.aside):
            for card in pile:
                add(page, at + here.cards.faces[card])
            at += self.faces


class DiscardOrder(Plane):
    """§S2 The order of the Discard pile, of which the top can be drawn."""

    def __init__(self, edition: Edition) -> None:
        cards = len(edition.faces())
        columns = [f"place {number + 1}" for number in range(cards)]
        words = "The faces of the Discard pile from the top down, as numbers from 1 in the order of `open piles`."
        super().__init__("discard order", words, [""], columns, [len(edition.ids)])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        there: i64 = at + len(here.discard_pile) - 1
        for card in here.discard_pile:
            put(page, there, here.cards.faces[card] + 1)
            there -= 1


class Hands(Plane):
    """§G-90 The cards of all hands whose faces the seat knows."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("hands", "The cards of all hands, as far as they are known.", AROUND, edition.ids, [2])
        self.faces: i64 = len(edition.ids)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        known = here.cards.known
        for other, hand in enumerate(here.hands):
            there: i64 = at + place_of(table, seat, other) * self.faces
            for card in hand:
                knowers: i64 = known[card]
                if (knowers >> seat) & 1 == 1:
                    add(page, there + here.cards.faces[card])


class Backs(Plane):
    """§G-88 The cards of all hands that the seat sees from behind, and what hangs over a player."""

    def __init__(self, edition: Edition) -> None:
        columns = ["hidden projects", "hidden resources", "draws less", "refusals"]
        super().__init__("players", "Hidden cards, reductions of the next draw, and refusals.", AROUND, columns, [4])
        self.first_project_card: i64 = edition.first_project_card

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        known = here.cards.known
        for other, hand in enumerate(here.hands):
            there: i64 = at + place_of(table, seat, other) * 4
            for card in hand:
                knowers: i64 = known[card]
                if (knowers >> seat) & 1 == 0:
                    add(page, there + (0 if card >= self.first_project_card else 1))
            put(page, there + 2, here.waiting[other])
            put(page, there + 3, here.refusals[other])


class Fresh(Plane):
    """The cards that were drawn just now and are still in a hand."""

    def __init__(self, edition: Edition) -> None:
        columns = [*edition.ids, "hidden project", "hidden resource"]
        super().__init__("fresh", "Cards drawn just now and still in the hand.", [""], columns)
        self.faces: i64 = len(edition.ids)
        self.first_project_card: i64 = edition.first_project_card

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        for card in here.fresh:
            known = here.cards.knows(int(seat), card)
            back = self.faces + (0 if card >= self.first_project_card else 1)
            for hand in here.hands:
                if card in hand:
                    add(page, at + (here.cards.faces[card] if known else back))


class Completed(Plane):
    """§A4 Who has completed which project."""

    def __init__(self, projects: Sequence[str]) -> None:
        super().__init__("completed", "Who has completed which project.", projects, AROUND)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for owner in cast(GsaTable, table).scored_by:
            if owner != NOBODY:
                page[at + place_of(table, seat, owner)] = 1
            at += MOST_SEATS


class Units(Plane):
    """The projects in progress; two in collaboration tell what lies beside them twice."""

    def __init__(self, edition: Edition) -> None:
        types = [type.id for type in edition.types]
        columns = [*AROUND, "joined with"]
        columns += [f"{verb} {type}" for verb in ("needs", "lacks", "has") for type in types]
        self.wild = [NO_CARD] * len(edition.modifiers)  # where the columns of a wild begin
        for number, modifier in enumerate(edition.modifiers):
            if any(modifier.may_be(type) for type in range(len(types))):
                self.wild[number] = len(columns)
                columns += [f"{modifier.id} as {type}" for type in types]
        self.guards: i64 = len(columns)
        columns += [f"guarded by {modifier.id}" for modifier in edition.modifiers]
        words = "Projects in progress: whose, the number of the project joined with, what is lacking, what lies beside."
        super().__init__("units", words, [project.id for project in edition.projects], columns)
        self.types: i64 = len(types)
        self.width: i64 = len(columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(GsaTable, table)
        for unit in here.units:
            self.write_unit(here, unit, page, at + unit.project * self.width)
            page[at + unit.project * self.width + place_of(table, seat, unit.owner)] = 1
            if unit.partner != NOBODY:
                put(page, at + unit.project * self.width + MOST_SEATS, unit.other + 1)
                self.write_unit(here, unit, page, at + unit.other * self.width)
                page[at + unit.other * self.width + place_of(table, seat, unit.partner)] = 1
                put(page, at + unit.other * self.width + MOST_SEATS, unit.project + 1)

    def write_unit(self, table: GsaTable, unit: Unit, page: BytesWriter, at: i64) -> None:
        """What it lacks, and what lies beside it."""
        there: i64 = at + MOST_SEATS + 1
        needs, open = unit.needs, unit.open()
        while needs:
            put(page, there, needs & 1)
            put(page, there + self.types, open & 1)
            needs >>= 1
            open >>= 1
            there += 1
        first_modifier = table.edition.first_modifier
        for place, type in enumerate(unit.types):
            face = table.cards.faces[unit.attached[place]]
            if face == type:
                add(page, at + MOST_SEATS + 1 + 2 * self.types + type)
            elif face >= first_modifier:
                add(page, at + self.wild[face - first_modifier] + type)
        for card in unit.guards:
            add(page, at + self.guards + table.cards.faces[card] - first_modifier)


def planes_of(edition: Edition) -> list[Plane]:
    """All that lies on the table, and the hands as far as they are known."""
    projects = [project.id for project in edition.projects]
    return [
        Terms(),
        Turn(),
        Naming(),
        Choice(edition),
        Playing(edition),
        Closing(),
        RefusedPairs(projects),
        Piles(),
        OpenPiles(edition),
        DiscardOrder(edition),
        Hands(edition),
        Backs(edition),
        Fresh(edition),
        Completed(projects),
        Units(edition),
    ]
