"""The board in a terminal."""

from rich.console import Group, RenderableType

from labtable.games.stem.view import StemView


def draw(view: StemView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    return Group(str(view.field))
