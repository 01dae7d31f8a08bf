"""Reading a card file: its shape, its checks, and the edition the rules play with."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.games.gsa.edition import Edition, Project, Resource
from labtable.games.gsa.effects import (
    Abandon,
    DrawCards,
    Guard,
    ReduceNextDraw,
    RemoveAttached,
    StealHand,
    StripProject,
    TakeFromDiscard,
    Wild,
)
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.moves import SOURCES
from labtable.kernel.edition import CardRow, EditionFile, Id, Remark
from labtable.kernel.words import counted

Copies = Annotated[int, Meta(ge=0, le=20)]
Few = Annotated[int, Meta(ge=1, le=5)]
Kinds = Annotated[list[Literal["species", "technique"]], Meta(min_length=1)]

MOST_TYPES = 60  # a set of types is one number
FEWEST_SEATS = 2
RESOURCES_A_SEAT = 2  # §S5


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="draw"):
    """Draw cards of a pile."""

    pile: Literal["resource", "project"] = "resource"
    n: Few = 2


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="take_from_discard"):
    """Take a card out of the Discard pile."""

    kinds: Kinds


class Wildly(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="attach_wild"):
    """Attach as any lacking card of these kinds."""

    kinds: Kinds


class Protect(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="attach_guard"):
    """Attach to stop the next attack."""


class GiveUp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="abandon_project"):
    """Give up a project."""


class Contaminate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="remove_attached"):
    """Remove a resource."""


class Strip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="strip_project"):
    """Remove all resources of a project with few of them."""

    least: Few = 1
    most: Few = 2


class Steal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="steal_hand"):
    """Take a card of another hand."""


class Reduce(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op", tag="reduce_next_draw"):
    """Let another player draw fewer cards."""

    by: Annotated[int, Meta(ge=1, le=2)] = 1


Effect = Draw | Take | Wildly | Protect | GiveUp | Contaminate | Strip | Steal | Reduce


class ResourceRow(CardRow, frozen=True, kw_only=True):
    """A Species or Technique; §D2, §G-89 the signs at its foot are no part of it."""

    copies: Copies
    latin: Remark = ""


class ModifierRow(CardRow, frozen=True, kw_only=True):
    """A Modifier."""

    copies: Copies
    does: Effect


class ProjectRow(CardRow, frozen=True, kw_only=True):
    """A Project card."""

    needs: Annotated[list[Id], Meta(min_length=1)]
    mandatory: bool = False


Row = ResourceRow | ModifierRow | ProjectRow


class CardFile(EditionFile, frozen=True, kw_only=True):
    """A whole card file."""

    species: list[ResourceRow]
    technique: list[ResourceRow]
    modifier: list[ModifierRow] = []
    project: Annotated[list[ProjectRow], Meta(max_length=40)]

    def types(self) -> list[ResourceRow]:
        """All types, Species first."""
        return [*self.species, *self.technique]

    def resources(self) -> list[ResourceRow | ModifierRow]:
        """All Resource cards (§D5)."""
        return [*self.types(), *self.modifier]

    def rows(self) -> list[Row]:
        return [*self.types(), *self.modifier, *self.project]

    def problem(self) -> str:
        """§G-05, §G-07 What nobody could complete or be dealt."""
        for modifier in self.modifier:
            if isinstance(modifier.does, Strip) and modifier.does.least > modifier.does.most:
                return f"modifier {modifier.id!r}, field does: least is more than most"
        for project in self.project:
            problem = project_problem(self, project)
            if problem:
                return f"project {project.id!r}, field needs: {problem}"
        return deck_problem(self)


def project_problem(cards: CardFile, project: ProjectRow) -> str:
    """§G-05 Why nobody could complete a project, or nothing."""
    kinds = {row.id: "species" for row in cards.species} | {row.id: "technique" for row in cards.technique}
    copies = {row.id: row.copies for row in cards.types()}
    for need in project.needs:
        if need not in kinds:
            return f"there is no Species or Technique {need!r}"
        if project.needs.count(need) > 1:
            return f"{need!r} stands there twice"
    lacking = [need for need in project.needs if copies[need] == 0]
    wilds = [row.does.kinds for row in cards.modifier for _ in range(row.copies) if isinstance(row.does, Wildly)]
    if not wilds_cover([kinds[need] for need in lacking], wilds):
        return f"nobody could complete it, because the deck has no card of {' and '.join(map(repr, lacking))}"
    return ""


def wilds_cover(lacking: list[str], wilds: list[list[Literal["species", "technique"]]]) -> bool:
    """Whether every lacking kind can have a wild of its own; those that can be one kind only go first."""
    free = sorted(wilds, key=len)
    for kind in lacking:
        fitting = [wild for wild in free if kind in wild]
        if not fitting:
            return False
        free.remove(fitting[0])
    return True


def deck_problem(cards: CardFile) -> str:
    """§G-07 Why nobody could be dealt a hand, or nothing."""
    if len(cards.types()) > MOST_TYPES:
        return f"field species: there are more than {MOST_TYPES} Species and Techniques"
    if len(cards.project) < FEWEST_SEATS:
        return "field project: there must be a project for each of two players"
    if sum(row.copies for row in cards.resources()) < FEWEST_SEATS * RESOURCES_A_SEAT:
        return "field species: there must be two Resource cards for each of two players"
    return ""


def make_edition(cards: CardFile) -> Edition:
    """§D1 All cards, as the rules use them."""
    types = [Resource(row.id, row.name, "species") for row in cards.species]
    types += [Resource(row.id, row.name, "technique") for row in cards.technique]
    numbers = {type.id: number for number, type in enumerate(types)}
    modifiers = [make_modifier(row, types) for row in cards.modifier]
    projects = [Project(row.id, row.name, [numbers[n] for n in row.needs], row.mandatory) for row in cards.project]
    copies = [row.copies for row in cards.resources()]
    faces = [face for face, number in enumerate(copies) for _ in range(number)]
    return Edition(cards.digest, types, modifiers, projects, faces)


def make_modifier(row: ModifierRow, types: list[Resource]) -> Modifier:
    """The effect that a row asks for."""
    id, name, does, words = row.id, row.name, row.does, words_of(row.does)
    match does:
        case Draw():
            return DrawCards(id, name, words, SOURCES.index(does.pile), does.n)
        case Take():
            return TakeFromDiscard(id, name, words, kinds_mask(does.kinds, types))
        case Wildly():
            return Wild(id, name, words, kinds_mask(does.kinds, types))
        case Protect():
            return Guard(id, name, words)
        case GiveUp():
            return Abandon(id, name, words)
        case Contaminate():
            return RemoveAttached(id, name, words)
        case Strip():
            return StripProject(id, name, words, does.least, does.most)
        case Steal():
            return StealHand(id, name, words)
        case _:
            return ReduceNextDraw(id, name, words, does.by)


def kinds_mask(kinds: Kinds, types: list[Resource]) -> int:
    """The types of these kinds as a set of bits."""
    return sum(1 << number for number, type in enumerate(types) if type.kind in kinds)


def words_of(does: Effect) -> str:
    """What a Modifier does, in words made from what it does."""
    match does:
        case Draw():
            return f"draw {counted(does.n, f'{does.pile.capitalize()} card')}"
        case Take():
            return f"take a {kinds_in_words(does.kinds)} card from the Discard pile"
        case Wildly():
            return f"counts as any {kinds_in_words(does.kinds)} that your project lacks"
        case Protect():
            return "stops the next attack on a project of yours"
        case GiveUp():
            return "give up a regular project and take its resources back"
        case Contaminate():
            return "discard a resource from another player's project"
        case Strip():
            least = "" if does.least == does.most else f"{does.least} to "
            loses = "loses it" if does.most == 1 else "loses them"
            return f"a rival project with {least}{counted(does.most, 'resource')} {loses}"
        case Steal():
            return "take a random Resource card from another player"
        case _:
            return f"another player draws {counted(does.by, 'card')} fewer next turn"


def kinds_in_words(kinds: Kinds) -> str:
    """`Species or Technique`."""
    return " or ".join(kind.capitalize() for kind in kinds)
