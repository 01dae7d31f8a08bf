"""The registry: games found by their entry points, so that other packages can add some."""

from collections.abc import Callable
from functools import cache, lru_cache
from importlib.metadata import entry_points

from labtable.kernel.edition import CardSource, CardText
from labtable.kernel.errors import BadInput
from labtable.kernel.game import Game
from labtable.kernel.record import Record

GROUP = "labtable.games"
MOST_TEXTS = 16  # from which games stay open; a file is named by people, a text by any room that needs it


def game_names() -> list[str]:
    """The names of all games that are installed."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})


def load_game(name: str, edition: CardSource = None) -> Game:
    """The game of this name, with its own cards or those of a card file; opened once."""
    return _open_text(name, edition) if isinstance(edition, CardText) else _open_once(name, edition)


def game_of(record: Record, edition: CardSource = None) -> Game:
    """The game of a record: with the cards that are given, or those that it carries, or the game's own."""
    carried = CardText("of the record", record.cards) if record.cards else None
    return load_game(record.header.game, edition or carried)


def _open(name: str, edition: CardSource) -> Game:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            opener: Callable[[CardSource], Game] = entry.load()
            return opener(edition)
    raise BadInput(f"There is no game {name!r}; the games are: {', '.join(game_names())}.")


_open_once = cache(_open)
_open_text = lru_cache(MOST_TEXTS)(_open)
