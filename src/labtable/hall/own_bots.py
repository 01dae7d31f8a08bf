"""Own bots: whom people can play against besides the levels, where the host has any; they are code that it trusts."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from labtable.bots import KINDS
from labtable.bots.own import Own, is_own, load_own_bot
from labtable.hall.book import Level
from labtable.kernel import BadInput

NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")
TAKEN = frozenset(kind.name.partition(":")[0] for kind in KINDS)


class OwnBot(NamedTuple):
    """A bot of the host's: the name by which it is chosen, where it lies, and what its file says."""

    name: str
    path: str
    own: Own

    @property
    def level(self) -> Level:
        """It as one of the levels that can be chosen."""
        return Level(name=self.name, words=self.own.words or "A bot of whoever runs this server.")


class OwnBots:
    """All bots of the host's."""

    def __init__(self, paths: Iterable[str] = ()) -> None:
        self._bots: dict[str, OwnBot] = {}
        for path in paths:
            bot = opened(path)
            if bot.name in self._bots:
                raise BadInput(f"Two bots are called {bot.name}; rename the file or the folder of one.")
            self._bots[bot.name] = bot

    def levels(self, game: str) -> tuple[Level, ...]:
        """Those that play a game."""
        return tuple(bot.level for bot in self._bots.values() if bot.own.plays(game))

    def spec(self, level: str) -> str:
        """What a process that thinks is asked for, where people chose this level: one of the host's is its path."""
        return self._bots[level].path if level in self._bots else level


def opened(path: str) -> OwnBot:
    """A bot of the host's, loaded once, so that one that cannot be used is told before anybody plays."""
    if not is_own(path):
        raise BadInput(f"Bots of your own are files or folders, such as ./agent, not {path!r}.")
    own, where = load_own_bot(path), Path(path).resolve()
    name = where.stem if where.is_file() else where.name
    if not NAME.fullmatch(name) or name in TAKEN:
        raise BadInput(
            f"A bot of your own is called like its file or folder, with up to 20 small letters, digits, _ and -, and "
            f"like none of ours; {name!r} cannot be used."
        )
    return OwnBot(name, str(where), own)
