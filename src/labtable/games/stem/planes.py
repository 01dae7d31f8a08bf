"""What a seat sees, as numbers (§S-76, §S-78): the same as the view, plane by plane."""

from collections.abc import Sequence
from typing import Final, cast

from librt.strings import BytesWriter
from mypy_extensions import i64

from labtable.games.stem.card import Work
from labtable.games.stem.edition import Edition
from labtable.games.stem.kinds import ANY_KIND, HERO, KINDS, NONE, STEPS
from labtable.games.stem.moves import MOST_SEATS
from labtable.games.stem.phases import ABILITY, ADD_TO, AIM, OVER
from labtable.games.stem.piles import empty_places
from labtable.games.stem.setup import FIELD
from labtable.games.stem.table import Bottom, StemTable
from labtable.kernel.cards import Cards
from labtable.kernel.observation import PLACES, Plane, add, place_of, put
from labtable.kernel.table import Table

AROUND: Final = PLACES[:MOST_SEATS]
PHASES: Final = (
    *("mulligan", "window", "aim", "answer", "ability", "action", "add to", "card", "step", "enhance", "extra", "drop"),
    *("discard", "over", "inspirations"),
)
IN_SECRET: Final = OVER + 1  # §S-61 a moment for Inspirations looks the same whoever is asked
ASKING: Final = (
    *("allow_any_enhancement", "attach_from_hand", "dig", "dig_field", "discard_enhancement", "discard_random"),
    *("draw_and_may_attach", "give_card", "look_at_hand", "name_and_take", "repeat_ability", "replace_field"),
    *("swap_discovery", "take_enhancement", "take_from_hero_discard", "wager"),
)
MOST_STACK: Final = 8
MOST_LEAVES: Final = 6
MOST_SETS: Final = 3


def kinds_of(bits: int) -> str:
    """A set of kinds in words."""
    return " or ".join([kind for number, kind in enumerate(KINDS) if (bits >> number) & 1])


HIDDEN: Final = [f"hidden: {kinds_of(bits) or 'nothing'}" for bits in range(ANY_KIND + 1)]
"""Hidden cards by the set of the kinds that they can have."""


def write_card(table: StemTable, card: int, seat: i64, page: BytesWriter, known: i64, hidden: i64) -> None:
    """§S-78 The face if it is known, else what the marks leave open."""
    knowers: i64 = table.cards.known[card]
    if (knowers >> seat) & 1 == 1:
        face: i64 = table.cards.faces[card]
        add(page, known + face)
    else:
        mark: i64 = table.marks[card]
        add(page, hidden + (mark & ANY_KIND))


class Terms(Plane):
    """The options of the match."""

    def __init__(self) -> None:
        columns = ["face down", "Challenges", "most scores", "moments", "table breaks ties", "most rounds"]
        super().__init__("options", "The options; moments as bits.", [""], columns, [1, 1, 2, 7, 1, 100])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        options = cast(StemTable, table).options
        put(page, at, 1 if options.face_down else 0)
        put(page, at + 1, 1 if options.challenges else 0)
        put(page, at + 2, options.max_scores)
        put(page, at + 3, options.windows)
        put(page, at + 4, 1 if options.count_table else 0)
        put(page, at + 5, options.max_rounds)


class Turn(Plane):
    """Whose turn it is, who went first, and what is asked."""

    def __init__(self) -> None:
        columns = [*[f"turn of {place}" for place in AROUND], *[f"first was {place}" for place in AROUND], *PHASES]
        super().__init__("turn", "Whose turn it is, who went first, what is asked.", [""], columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        page[at + place_of(table, seat, here.active)] = 1
        page[at + MOST_SEATS + place_of(table, seat, here.first)] = 1
        hidden = here.actor != seat and here.in_secret()
        page[at + 2 * MOST_SEATS + (IN_SECRET if hidden else here.phase)] = 1


class Doing(Plane):
    """§S-13 The effect that asks."""

    def __init__(self) -> None:
        super().__init__("asking", "The effect that asks.", [""], ASKING)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        doing = cast(StemTable, table).doing
        if doing is not None:
            page[at + ASKING.index(doing.id)] = 1


class Tally(Plane):
    """What belongs to the turn, and the sizes of the decks."""

    def __init__(self) -> None:
        leaves = [f"points of leave {number + 1}, and one" for number in range(MOST_LEAVES)]
        columns = ["scored", "discards left", "last round", "Hero deck", "Discovery deck", "empty places", *leaves]
        super().__init__(
            "tally",
            "What belongs to the turn, and the sizes of the decks.",
            [""],
            columns,
            [2, 3, 1, 40, 40, 5] + [5] * MOST_LEAVES,
        )

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        put(page, at, here.scored)
        put(page, at + 1, here.limit - here.discarded)
        put(page, at + 2, 1 if here.last_round else 0)
        put(page, at + 3, len(here.hero_deck))
        put(page, at + 4, len(here.discovery_deck))
        put(page, at + 5, empty_places(here.field))
        if here.leaves:
            for number, leave in enumerate(sorted(here.leaves)[:MOST_LEAVES]):
                put(page, at + 6 + number, leave + 1)


class Discoveries(Plane):
    """§B3 Where each Discovery lies that everybody can see."""

    def __init__(self, edition: Edition) -> None:
        rows = ["Field", "reserved", "discarded"]
        super().__init__("discoveries", "Discoveries in sight.", rows, [each.id for each in edition.discoveries])
        self.width: i64 = len(edition.discoveries)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        faces = here.finds.faces
        for card in here.field:
            if card != NONE:
                add(page, at + faces[card])
        if here.reserved != NONE:
            page[at + self.width + faces[here.reserved]] = 1
        for card in here.discovery_discard:
            add(page, at + 2 * self.width + faces[card])


class Declared(Plane):
    """§S-12 The step that the reserved Discovery is to be scored as."""

    def __init__(self) -> None:
        super().__init__("declared", "The step that is to be scored.", [""], STEPS)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        if here.declared != NONE:
            page[at + here.declared] = 1


class HeroDiscard(Plane):
    """§S-76 What lies on the Hero discard pile."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("hero discard", "The Hero discard pile.", [""], [card.id for card in edition.cards])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        for card in here.hero_discard:
            add(page, at + here.cards.faces[card])


class Challenges(Plane):
    """§S-07 The Challenges of the match."""

    def __init__(self, edition: Edition) -> None:
        super().__init__("challenges", "The Challenges.", [""], [each.id for each in edition.challenges])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        for number in cast(StemTable, table).challenges:
            add(page, at + number)


class Players(Plane):
    """What has been counted of every player."""

    def __init__(self) -> None:
        columns = [*STEPS, "cards played", "Inspirations", "set aside"]
        super().__init__(
            "players", "Steps scored, and what is counted of a player.", AROUND, columns, [1] * len(STEPS) + [20, 10, 6]
        )

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        for other in range(table.seats):
            there: i64 = at + place_of(table, seat, other) * (len(STEPS) + 3)
            steps: i64 = here.steps[other]
            for step in range(i64(len(STEPS))):
                if (steps >> step) & 1:
                    page[there + step] = 1
            put(page, there + len(STEPS), here.played[other])
            put(page, there + len(STEPS) + 1, here.inspired[other])
            put(page, there + len(STEPS) + 2, len(here.aside[other]))


class Hands(Plane):
    """§S-78 The cards of all hands: faces that are known, others by the kinds they can have."""

    def __init__(self, edition: Edition) -> None:
        columns = [*[card.id for card in edition.cards], *HIDDEN]
        super().__init__("hands", "All hands: known faces, hidden cards by the kinds they can have.", AROUND, columns)
        self.faces: i64 = len(edition.cards)
        self.width: i64 = len(columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        for other, hand in enumerate(here.hands):
            there: i64 = at + place_of(table, seat, other) * self.width
            for card in hand:
                write_card(here, card, seat, page, there, there + self.faces)


class Works(Plane):
    """§T2, §E1 Every Hero in front of a player, with its Discovery, step and Enhancements."""

    def __init__(self, edition: Edition) -> None:
        heroes = [card for card in edition.cards if card.kind == HERO]
        self.rows_of = [NONE] * len(edition.cards)
        for row, hero in enumerate(heroes):
            self.rows_of[hero.index] = row
        own = [*AROUND, "any type", "Items", "Discovery", "its points", *STEPS]
        enhancements = [card for card in edition.cards if card.is_enhancement()]
        columns = [*own, *[card.id for card in enhancements], *HIDDEN]
        usual = [1] * MOST_SEATS + [1, 2, len(edition.discoveries), 6] + [1] * (len(columns) - MOST_SEATS - 4)
        words = "Heroes in front of players; Discoveries as numbers from 1 in the order of `discoveries`."
        super().__init__("works", words, [hero.id for hero in heroes], columns, usual)
        self.known: i64 = len(own) - min([card.index for card in enhancements], default=0)
        self.hidden: i64 = len(own) + len(enhancements)
        self.width: i64 = len(columns)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        for other, works in enumerate(here.works):
            for work in works:
                there: i64 = at + self.rows_of[work.hero.index] * self.width
                page[there + place_of(table, seat, other)] = 1
                self.write_work(here, work, seat, page, there)

    def write_work(self, table: StemTable, work: Work, seat: i64, page: BytesWriter, at: i64) -> None:
        """One Hero."""
        put(page, at + MOST_SEATS, 1 if work.granted else 0)
        put(page, at + MOST_SEATS + 1, work.items)
        if work.discovery != NONE:
            discovery = table.find(work.discovery)
            put(page, at + MOST_SEATS + 2, discovery.index + 1)
            put(page, at + MOST_SEATS + 3, discovery.points)
        if work.step != NONE:
            page[at + MOST_SEATS + 4 + work.step] = 1
        for card in work.enhancements:
            write_card(table, card, seat, page, at + self.known, at + self.hidden)


class Stack(Plane):
    """§S-64 The cards that are announced and not dealt with yet."""

    def __init__(self, edition: Edition) -> None:
        rows = [f"{number + 1}. announced" for number in range(MOST_STACK)]
        words = "Cards announced, as numbers from 1 in the order of `hands`."
        super().__init__("announced", words, rows, [*AROUND, "card"], [1] * MOST_SEATS + [len(edition.cards)])

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        for number, card in enumerate(here.stack[:MOST_STACK]):
            page[at + place_of(table, seat, here.stack_seats[number])] = 1
            put(page, at + MOST_SEATS, here.cards.faces[card] + 1)
            at += MOST_SEATS + 1


def has_chosen_a_part(table: StemTable) -> bool:
    """§S-69 Whether the actor is midway; what an effect before this one aimed at is forgotten by then."""
    if table.phase == ADD_TO:
        return True
    return (table.phase == AIM or table.phase == ABILITY) and (table.stage > 0 or len(table.picks) > 0)


class Aim(Plane):
    """§S-67 What the Inspiration aims at, once it is announced; before that, what its player has chosen so far."""

    def __init__(self, edition: Edition) -> None:
        columns = ["announced", "being chosen", "stage", *AROUND, "Hero", "part"]
        self.picks: i64 = len(columns)
        columns += [f"place {place + 1} picked" for place in range(FIELD)]
        self.card: i64 = len(columns)
        columns += [*[card.id for card in edition.cards], *HIDDEN]
        words = "What is aimed at; Heroes and parts as numbers from 1 in the order of `hands`."
        cards = len(edition.cards)
        usual = [1, 1, 2, *[1] * MOST_SEATS, cards, cards] + [1] * (len(columns) - MOST_SEATS - 5)
        super().__init__("aim", words, [""], columns, usual)
        self.faces: i64 = len(edition.cards)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        if here.aimed:
            page[at] = 1
            self.write_aim(here, seat, page, at)
            if here.aim_card != NONE:
                write_card(here, here.aim_card, seat, page, at + self.card, at + self.card + self.faces)
        elif here.actor == seat and has_chosen_a_part(here):
            page[at + 1] = 1
            put(page, at + 2, here.stage)
            self.write_aim(here, seat, page, at)
            put(page, at + 4 + MOST_SEATS, here.aim_card + 1)
            for place in here.picks:
                page[at + self.picks + place] = 1

    def write_aim(self, table: StemTable, seat: i64, page: BytesWriter, at: i64) -> None:
        """The player and the Hero."""
        owner = table.doer
        if table.aim_seat != NONE:
            owner = table.aim_seat
            page[at + 3 + place_of(table, seat, owner)] = 1
        if NONE < table.aim_work < len(table.works[owner]):
            put(page, at + 3 + MOST_SEATS, table.works[owner][table.aim_work].hero.index + 1)


class Looked(Plane):
    """The cards that are looked at now, as far as the seat knows them."""

    def __init__(self, edition: Edition) -> None:
        columns = ["hidden", *[card.id for card in edition.cards], *[each.id for each in edition.discoveries]]
        super().__init__("looked at", "Cards that are looked at now.", [""], columns)
        self.faces: i64 = len(edition.cards)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        if not here.looked:
            return
        finds = here.doing is not None and here.doing.id == "dig_field"
        cards = here.finds if finds else here.cards
        first: i64 = at + 1 + (self.faces if finds else 0)
        for card in here.looked:
            add(page, first + cards.faces[card] if cards.knows(int(seat), card) else at)


class Under(Plane):
    """§S-78 The sets of cards that the seat saw go under a deck and has not met since."""

    def __init__(self, name: str, heroes: bool, cards: Sequence[str]) -> None:
        rows = [f"set {number + 1}" for number in range(MOST_SETS)]
        words = "Sets of cards seen on their way under the deck; further sets count with the last."
        super().__init__(name, words, rows, cards)
        self.heroes = heroes
        self.width: i64 = len(cards)

    def write(self, table: Table, seat: i64, page: BytesWriter, at: i64) -> None:
        here = cast(StemTable, table)
        bottoms = here.hero_bottoms if self.heroes else here.discovery_bottoms
        sets: i64 = 0
        for bottom in bottoms:
            if bottom.seat == seat and self.write_set(here.cards if self.heroes else here.finds, bottom, page, at):
                sets += 1
                if sets < MOST_SETS:
                    at += self.width

    def write_set(self, cards: Cards, bottom: Bottom, page: BytesWriter, at: i64) -> bool:
        """One set; whether anything of it is still under the deck."""
        found = False
        for card in bottom.cards:
            if not cards.knows(bottom.seat, card):
                add(page, at + cards.faces[card])
                found = True
        return found


def planes_of(edition: Edition) -> list[Plane]:
    """All that is public, and the faces that the seat knows."""
    cards = [card.id for card in edition.cards]
    discoveries = [each.id for each in edition.discoveries]
    return [
        Terms(),
        Turn(),
        Doing(),
        Tally(),
        Discoveries(edition),
        Declared(),
        HeroDiscard(edition),
        Challenges(edition),
        Players(),
        Hands(edition),
        Works(edition),
        Stack(edition),
        Aim(edition),
        Looked(edition),
        Under("under the Hero deck", True, cards),
        Under("under the Discovery deck", False, discoveries),
    ]
