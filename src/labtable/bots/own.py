"""Own bots: a Python file with one function, `choose(knowledge, rng)`, that returns a legal move."""

import runpy
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

from labtable.bots.bot import Bot
from labtable.kernel import BadInput, Knowledge, Move, Rng

SECONDS_A_MOVE = 10.0

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


def load_own_bot(path: str) -> Choose:
    """The function `choose` of a file."""
    if not Path(path).is_file():
        raise BadInput(f"There is no bot file {path}; it is a Python file with a function choose(knowledge, rng).")
    try:
        choose = runpy.run_path(path).get("choose")
    except Exception as error:
        raise BotFault(f"The bot {path} cannot be loaded: {type(error).__name__}: {error}.") from error
    if not callable(choose):
        raise BadInput(f"The bot {path} has no function choose(knowledge, rng).")
    found: Choose = choose
    return found


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
