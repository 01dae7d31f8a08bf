"""The registry: games found by their entry points, so that other packages can add some."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path

from labtable.kernel.errors import BadInput
from labtable.kernel.game import Game

GROUP = "labtable.games"


def game_names() -> list[str]:
    """The names of all games that are installed."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def load_game(name: str, edition: Path | None = None) -> Game:
    """The game of this name, with its own cards or those of a card file; opened once."""
    return _open(name, edition)


@cache
def _open(name: str, edition: Path | None) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            opener: Callable[[Path | None], Game] = entry.load()
            return opener(edition)
    raise BadInput(f"There is no game {name!r}; the games are: {', '.join(game_names())}.")
