"""Advice: what a bot would do at a seat, thought out in a worker; a stuck bot is replaced."""

import asyncio
import logging
from math import exp
from typing import NamedTuple

from labtable.bots import make_bot
from labtable.hall.events import Hurried, Replaced
from labtable.hall.match import allowed
from labtable.hall.seating import CannotDo
from labtable.hall.thinkers import Busy, Decision, Stuck, Thinkers
from labtable.hall.wire import Hinted, WeighedMove
from labtable.kernel import Event, Knowledge, Move, seeded

log = logging.getLogger(__name__)
LAST_RESORT = "greedy"
HINT_LEVEL = "hard"
CLOSE = 0.02  # results that differ by less are hardly told apart


class Advice(NamedTuple):
    """A move, and what the table must be told if it is not that of the bot that was asked."""

    move: Move
    notes: tuple[Event, ...] = ()


async def advise(thinkers: Thinkers, decision: Decision, level: str) -> Advice:
    """What a bot of a level decides."""
    try:
        thought = await thinkers.choose(decision, level)
        move = allowed(decision.game, decision.table, thought.move)
    except (Stuck, Busy, CannotDo) as trouble:
        log.warning("a bot was replaced", extra={"bot": level, "trouble": str(trouble) or type(trouble).__name__})
        note = Hurried if isinstance(trouble, Busy) else Replaced
        move = await asyncio.to_thread(_last_resort, decision)
        return Advice(move, (note(seat=decision.seat, level=level, by=LAST_RESORT),))
    return Advice(move)


def _last_resort(decision: Decision) -> Move:
    knowledge = Knowledge(decision.game, decision.table, decision.seat)
    return make_bot(LAST_RESORT, seeded(0)).choose(knowledge)


async def hint(thinkers: Thinkers, decision: Decision, tick: int) -> Hinted:
    """What a strong bot would do, how sure it is, and what it weighed."""
    thought = await thinkers.choose(decision, HINT_LEVEL, weigh=True)
    moves = decision.game.catalogue.moves
    weighed = [
        WeighedMove(move=each.move, label=moves[each.move].label, worth=each.worth, visits=each.visits)
        for each in thought.weighed
    ]
    return Hinted(tick=tick, move=thought.move, sure=how_sure(weighed), weighed=weighed)


def how_sure(weighed: list[WeighedMove]) -> float:
    """How clearly the first is the best: 1 if all others fall far behind it, a half if one is just as good."""
    return 1.0 / sum(exp(min(0.0, each.worth - weighed[0].worth) / CLOSE) for each in weighed)
