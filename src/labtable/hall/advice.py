"""Advice: what a bot would do at a seat, thought out in a worker; a stuck bot is replaced."""

import asyncio
import logging
from string import ascii_uppercase
from typing import NamedTuple

from labtable.bots import make_bot
from labtable.hall.events import Hurried, Replaced
from labtable.hall.frames import Hinted, HintedMove
from labtable.hall.match import allowed
from labtable.hall.seating import CannotDo
from labtable.hall.thinkers import Busy, Decision, Stuck, Thinkers
from labtable.kernel import Event, Knowledge, Move, seeded

log = logging.getLogger(__name__)
LAST_RESORT = "greedy"
HINT_LEVEL = "hard"


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
    """What a strong bot would do, why, and what comes near it."""
    thought = await thinkers.choose(decision, HINT_LEVEL, explain=True)
    options = [
        HintedMove(
            letter=letter, move=each.move, title=each.title, short=each.short, chance=each.chance, beside=each.beside
        )
        for letter, each in zip(ascii_uppercase, thought.advised, strict=False)
    ]
    return Hinted(tick=tick, move=thought.move, nudge=thought.nudge, reasons=thought.sentences, options=options)
