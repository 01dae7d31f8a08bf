"""Own bots: a Python file with one function, `choose(knowledge, rng)`, that returns a legal move.

A folder with a `bot.py` is one too; what the bot has learned lies beside it.
"""

import hashlib
import os
import runpy
import signal
import sys
import threading
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, nullcontext
from functools import cache
from pathlib import Path
from types import FrameType
from typing import NamedTuple, cast

from labtable.bots.bot import Bot
from labtable.kernel import BadInput, Knowledge, Move, Rng

SECONDS_A_MOVE = 10.0
IN_FOLDER = "bot.py"
DIGEST_BYTES = 4
MOST_WORDS = 120

Choose = Callable[[Knowledge, Rng], Move]


class BotFault(BadInput):
    """A bot did not do its part: it raised, took too long, or returned what is no legal move."""


class OwnBot(Bot):
    """A bot from a file; whatever goes wrong in it is told in one sentence that names it."""

    def __init__(self, path: str, choose: Choose, rng: Rng) -> None:
        self._path = path
        self._choose = choose
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> Move:
        try:
            with time_limit(SECONDS_A_MOVE):
                move = self._choose(knowledge.apart(self._rng), self._rng)
        except TimeoutError:
            raise BotFault(f"The bot {self._path} took longer than {SECONDS_A_MOVE:g} seconds for a move.") from None
        except Exception as error:
            raise BotFault(f"The bot {self._path} raised {type(error).__name__}: {error}.") from error
        if move not in knowledge.legal():
            raise BotFault(f"The bot {self._path} returned {move!r}, which is no legal move here.")
        return move


class Own(NamedTuple):
    """What a file says of its bot: how it chooses, the games that it plays, if it names them, and a sentence."""

    choose: Choose
    games: frozenset[str] | None
    words: str
    """The first line of its file's docstring, for people."""

    def plays(self, game: str) -> bool:
        """Whether it plays a game; who names none plays all."""
        return self.games is None or game in self.games


def is_own(spec: str) -> bool:
    """Whether this is the path of a bot, a file or a folder, and no name of ours."""
    return spec.endswith(".py") or "/" in spec or os.sep in spec


def file_of(spec: str) -> Path:
    """The file with the function: the bot itself, or the one of that name in its folder."""
    path = Path(spec)
    file = path / IN_FOLDER if path.is_dir() else path
    if not file.is_file():
        what = f"no {IN_FOLDER} in the folder {spec}" if path.is_dir() else f"no bot file {spec}"
        raise BadInput(f"There is {what}; it is a Python file with a function choose(knowledge, rng).")
    return file


@cache
def load_own_bot(spec: str) -> Own:
    """The bot of a file or a folder."""
    file = file_of(spec)
    try:
        with beside(file) if Path(spec).is_dir() else nullcontext():
            known = runpy.run_path(str(file))
    except Exception as error:
        raise BotFault(f"The bot {spec} cannot be loaded: {type(error).__name__}: {error}.") from error
    choose, games = known.get("choose"), known.get("GAMES")
    if not callable(choose):
        raise BadInput(f"The bot {spec} has no function choose(knowledge, rng).")
    if games is not None and not (isinstance(games, Collection) and all(isinstance(each, str) for each in games)):
        raise BadInput(f"GAMES of the bot {spec} are names of games, such as ('pdb',), not {games!r}.")
    words = (str(known.get("__doc__") or "").strip().splitlines() or [""])[0]
    named = None if games is None else frozenset(cast(Collection[str], games))
    return Own(cast(Choose, choose), named, words[:MOST_WORDS])


def check_plays(spec: str, game: str) -> None:
    """Refuse a bot of one's own for a game that it does not play."""
    own = load_own_bot(spec) if is_own(spec) else None
    if own is not None and own.games is not None and game not in own.games:
        raise BadInput(f"The bot {spec} does not play {game}; its file names {', '.join(sorted(own.games))}.")


def fingerprint(spec: str) -> str:
    """What tells a bot from what it was before: all files beside its function in a folder, or its one file."""
    file, made = file_of(spec), hashlib.blake2b(digest_size=DIGEST_BYTES)
    folder = file.parent if Path(spec).is_dir() else None
    files = [file] if folder is None else sorted(each for each in folder.rglob("*") if each.is_file())
    for each in files:
        name = each.relative_to(folder or file.parent)
        if not any(part.startswith((".", "__pycache__")) for part in name.parts):
            made.update(f"{name.as_posix()}:{each.stat().st_size}\0".encode() + each.read_bytes())
    return made.hexdigest()


@contextmanager
def beside(file: Path) -> Iterator[None]:
    """Let a bot import what lies beside its file while it is loaded; another bot's module of that name is another."""
    folder, before = str(file.resolve().parent), set(sys.modules)
    sys.path.insert(0, folder)
    try:
        yield
    finally:
        sys.path.remove(folder)
        for name in sys.modules.keys() - before:
            origin = getattr(sys.modules[name], "__file__", None)
            if origin is not None and str(Path(origin).resolve()).startswith(folder + os.sep):
                del sys.modules[name]


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TimeoutError in code that runs longer; where there are no alarms, it just runs."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise TimeoutError
