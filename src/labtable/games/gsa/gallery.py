"""The gallery of the GSA Starter Deck: Species, Techniques, Modifiers and projects."""

import msgspec

from labtable.games.gsa.cards import CardFile, ModifierRow, ProjectRow, ResourceRow
from labtable.games.gsa.edition import Edition, Project
from labtable.kernel.gallery import Face


def gallery_of(cards: CardFile, edition: Edition) -> list[Face]:
    """Every card, in the order of the card file."""
    names = dict(zip(edition.ids, edition.names, strict=True))
    types = [_resource(row, "species") for row in cards.species] + [
        _resource(row, "technique") for row in cards.technique
    ]
    projects = zip(cards.project, edition.projects, strict=True)
    return [*types, *map(_modifier, cards.modifier), *(_project(row, card, names) for row, card in projects)]


def _resource(row: ResourceRow, kind: str) -> Face:
    facts: dict[str, object] = {"copies": row.copies, "latin": row.latin}
    return Face(
        id=row.id,
        name=row.name,
        kind=kind,
        text="",
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )


def _modifier(row: ModifierRow) -> Face:
    facts: dict[str, object] = {"copies": row.copies, **msgspec.to_builtins(row.does)}
    return Face(
        id=row.id,
        name=row.name,
        kind="modifier",
        text=row.does.words(),
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )


def _project(row: ProjectRow, card: Project, names: dict[str, str]) -> Face:
    """§D3, §D4 What it needs, what it is worth when it is completed, and what it costs otherwise."""
    facts: dict[str, object] = {
        "needs": row.needs,
        "mandatory": card.mandatory,
        "points": card.points,
        "penalty": card.value,
    }
    return Face(
        id=row.id,
        name=row.name,
        kind="project",
        text=f"needs {', '.join(names[need] for need in row.needs)}",
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )
