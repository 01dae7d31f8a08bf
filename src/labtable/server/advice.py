"""Advice: what a bot would do at a seat, thought out in a worker; a stuck bot is replaced."""

import asyncio
import logging
from typing import NamedTuple

from labtable.bots import make_bot
from labtable.kernel import Game, Knowledge, Move, Table, seeded
from labtable.server.match import Match
from labtable.server.wire import Hinted, WeighedMove
from labtable.server.workers import Stuck, Workers

log = logging.getLogger(__name__)
LAST_RESORT = "greedy"
HINT_LEVEL = "hard"


class Advice(NamedTuple):
    """A move, and whether the bot that was asked had to be replaced to get it."""

    move: Move
    replaced: bool


async def advise(workers: Workers, name: str, match: Match, table: Table, seat: int, level: str) -> Advice:
    """The move of a bot of a level at a seat that is asked on this table."""
    asked = table.clone()
    try:
        thought = await workers.choose(name, match.record, seat, level)
        move = match.game.catalogue.moves[thought.move]
        if asked.refusal(move) is not None:
            raise Stuck("an illegal move")
    except Stuck as trouble:
        log.warning("a bot was replaced", extra={"bot": level, "trouble": str(trouble)})
        return Advice(await asyncio.to_thread(_last_resort, match.game, asked, seat), True)
    return Advice(move, False)


def _last_resort(game: Game, table: Table, seat: int) -> Move:
    return make_bot(LAST_RESORT, seeded(0)).choose(Knowledge(game, table, seat))


async def hint(workers: Workers, name: str, match: Match, seat: int, tick: int) -> Hinted:
    """What a strong bot would do, how sure it is, and what it weighed."""
    thought = await workers.choose(name, match.record, seat, HINT_LEVEL, weigh=True)
    moves = match.game.catalogue.moves
    weighed = [
        WeighedMove(move=each.move, label=moves[each.move].label, worth=each.worth, visits=each.visits)
        for each in thought.weighed
    ]
    visits = sum(each.visits for each in weighed)
    sure = weighed[0].visits / visits if visits else 1.0
    return Hinted(tick=tick, move=thought.move, sure=sure, weighed=weighed)
