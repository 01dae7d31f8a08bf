"""Players that know only the kernel; each is found by its name."""

import re
from collections.abc import Callable
from functools import cache, partial

import msgspec

from labtable.bots.bot import Bot, Thinker, Weighed
from labtable.bots.greedy import GreedyBot
from labtable.bots.levels import LEVELS, LevelBot
from labtable.bots.own import BotFault, OwnBot, is_own, load_own_bot
from labtable.bots.random import RandomBot
from labtable.bots.search import Budget, SearchBot
from labtable.kernel import BadInput, Rng, seeded

Maker = Callable[[Rng], Bot]

BUDGET = re.compile(r"(\d+)|(\d+(?:\.\d+)?)s")
USUAL_BUDGET = "2000"
NO_LIMIT = 1 << 30


class BotKind(msgspec.Struct, frozen=True):
    """A kind of bot: how it is named, and a sentence for people."""

    name: str
    words: str


KINDS = (
    BotKind("random", "Any legal move, each as likely as the others."),
    BotKind("greedy", "The move after which the position looks best; it does not look further."),
    *(BotKind(level.name, level.words) for level in LEVELS),
    BotKind("search:BUDGET", "Tree search with a budget of your own: search:2000 iterations, search:0.5s seconds."),
    BotKind("./FILE.py", "A bot of your own: a file with a function choose(knowledge, rng)."),
    BotKind("./FOLDER", "A bot of your own: a folder with such a file, bot.py, and what it has learned."),
)


@cache
def bot_maker(spec: str, people_wait: float = 0.0) -> Maker:
    """How to make the bot of this name; an unknown name is bad input.

    Where people wait for it, a level also stops when its time is over, or so many times its time where machines are
    slow; otherwise a seed fixes all it does.
    """
    if is_own(spec):
        return partial(OwnBot, spec, load_own_bot(spec).choose)
    name, colon, budget = spec.partition(":")
    if name == "search":
        return partial(_searcher, read_budget(budget if colon else USUAL_BUDGET))
    makers: dict[str, Maker] = {"random": RandomBot, "greedy": GreedyBot}
    makers |= {level.name: partial(_levelled, index, people_wait) for index, level in enumerate(LEVELS)}
    if spec not in makers:
        raise BadInput(f"There is no bot {spec!r}; the bots are: {', '.join(kind.name for kind in KINDS)}.")
    return makers[spec]


def make_bot(spec: str, rng: Rng, people_wait: float = 0.0) -> Bot:
    """A bot of this name with a generator of its own."""
    return bot_maker(spec, people_wait)(rng)


def read_budget(text: str) -> Budget:
    """A budget of iterations (`2000`) or of seconds (`0.5s`)."""
    found = BUDGET.fullmatch(text)
    if not found or not float(text.rstrip("s")) > 0:
        raise BadInput(f"A search has a budget such as search:2000 or search:0.5s, not {text!r}.")
    iterations, seconds = found.groups()
    return Budget(int(iterations)) if iterations else Budget(NO_LIMIT, float(seconds))


def _searcher(budget: Budget, rng: Rng) -> Bot:
    return SearchBot(rng, budget)


def _levelled(index: int, people_wait: float, rng: Rng) -> Bot:
    level = LEVELS[index]
    return LevelBot(rng, level, level.seconds * people_wait if people_wait else None)


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator of the bot at a seat: fixed by the match's seed, but no part of the table's chance."""
    return seeded(seed ^ ((seat + 1) << 96))


__all__ = [
    "KINDS",
    "Bot",
    "BotFault",
    "BotKind",
    "SearchBot",
    "Thinker",
    "Weighed",
    "bot_maker",
    "bot_rng",
    "make_bot",
    "read_budget",
]
