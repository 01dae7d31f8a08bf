"""Reading a card file: its shape, its checks, and the edition the rules play with."""

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec import Meta

from labtable.games.gsa.edition import Edition, Project, Resource
from labtable.games.gsa.ops import Effect, Wildly
from labtable.kernel.edition import CardRow, EditionFile, Id, Remark
from labtable.kernel.problem import Problem

Copies = Annotated[int, Meta(ge=0, le=20)]

MOST_TYPES = 60  # a set of types is one number
FEWEST_SEATS = 2
RESOURCES_A_SEAT = 2  # §S5


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

    def problems(self) -> Iterator[Problem]:
        """§G-05, §G-07 What nobody could complete or be dealt."""
        for modifier in self.modifier:
            for wrong in modifier.does.problems():
                yield Problem(wrong, "does", "modifier", modifier.id, "G-61")
        for project in self.project:
            problem = project_problem(self, project)
            if problem:
                yield Problem(problem, "needs", "project", project.id, "G-05")
        yield from deck_problems(self)


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


def deck_problems(cards: CardFile) -> Iterator[Problem]:
    """§G-07 Why nobody could be dealt a hand."""
    if len(cards.types()) > MOST_TYPES:
        yield Problem(f"there are more than {MOST_TYPES} Species and Techniques", "species", rule="G-07")
    if len(cards.project) < FEWEST_SEATS:
        yield Problem("there must be a project for each of two players", "project", rule="G-07")
    if sum(row.copies for row in cards.resources()) < FEWEST_SEATS * RESOURCES_A_SEAT:
        yield Problem("there must be two Resource cards for each of two players", "species", rule="G-07")


def make_edition(cards: CardFile) -> Edition:
    """§D1 All cards, as the rules use them."""
    types = [Resource(row.id, row.name, "species") for row in cards.species]
    types += [Resource(row.id, row.name, "technique") for row in cards.technique]
    numbers = {type.id: number for number, type in enumerate(types)}
    modifiers = [row.does.make(row.id, row.name, types) for row in cards.modifier]
    projects = [Project(row.id, row.name, [numbers[n] for n in row.needs], row.mandatory) for row in cards.project]
    copies = [row.copies for row in cards.resources()]
    faces = [face for face, number in enumerate(copies) for _ in range(number)]
    return Edition(cards.digest, types, modifiers, projects, faces)
