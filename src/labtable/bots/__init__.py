"""Players that know only the kernel; each is found by its name."""

from collections.abc import Callable

import msgspec

from labtable.bots.bot import Bot
from labtable.bots.greedy import GreedyBot
from labtable.bots.playout import play_out
from labtable.bots.random import RandomBot
from labtable.kernel import BadInput, Rng, seeded


class BotKind(msgspec.Struct, frozen=True):
    """A kind of bot: its name, a sentence for people, and how to make one."""

    name: str
    words: str
    make: Callable[[Rng], Bot]


KINDS = {
    kind.name: kind
    for kind in (
        BotKind("random", "Any legal move, each as likely as the others.", RandomBot),
        BotKind("greedy", "The move after which the position looks best; it does not look further.", GreedyBot),
    )
}


def bot_kind(name: str) -> BotKind:
    """The kind of bot of this name."""
    if name not in KINDS:
        raise BadInput(f"There is no bot {name!r}; the bots are: {', '.join(KINDS)}.")
    return KINDS[name]


def bot_rng(seed: int, seat: int) -> Rng:
    """The generator of the bot at a seat: fixed by the match's seed, but no part of the table's chance."""
    return seeded(seed ^ ((seat + 1) << 96))


__all__ = ["KINDS", "Bot", "BotKind", "bot_kind", "bot_rng", "play_out"]
