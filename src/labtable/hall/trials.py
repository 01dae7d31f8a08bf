"""Trials: a card that somebody made is tried out in the workers, behind moves, hints and beside reviews."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec

from labtable.hall.clock import Clock
from labtable.hall.seating import CannotDo
from labtable.hall.thinkers import Stuck, Thinkers
from labtable.hall.workshop import bench_of, read_sent
from labtable.kernel import BadInput, Game
from labtable.kernel.changes import Changes
from labtable.kernel.workshop import without_card
from labtable.lab.trial import Found, Trial, replaced
from labtable.lab.trial_verdict import CardVerdict, verdict_of
from labtable.review.findings import Broken

log = logging.getLogger(__name__)
MOST_UNDER_WAY = 8
MOST_DEALS = 3000
LONGEST = 45.0  # seconds that somebody waits for a verdict
PIECE = 0.2  # seconds of a piece: nobody waits long behind one
MOST_A_PIECE = 50
MANY = "Many cards are being tried out; ask again in a moment."
STUCK = "The bots got stuck with this card; try it with other numbers."


class Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card that is to be tried out: the changes it stands in, its table and its id."""

    toml: str
    table: str
    id: str


def trial_of(game: str, asked: Asked) -> Trial:
    """What is played to try a card out: the deck with it, and without it or as it was."""
    bench = bench_of(game)
    changes = read_sent(asked.toml)
    if not any(table == asked.table and row.get("id") == asked.id for table, row in changes.rows()):
        raise BadInput(f"There is no card {asked.id[:40]!r} among these to be tried out.")
    after = _text(bench.opened(changes))
    before = _text(_opened_or_standard(game, without_card(changes, asked.table, asked.id)))
    key = hashlib.sha256(f"{game} {asked.table} {asked.id} {before} {after}".encode()).hexdigest()
    return Trial(key=f"trial {key}", game=game, before=before, after=after, table=asked.table, card=asked.id)


def _opened_or_standard(game: str, changes: Changes) -> Game:
    """The deck without the card; where other cards cannot be without it, the game's own."""
    try:
        return bench_of(game).opened(changes)
    except BadInput:
        return bench_of(game).game


def _text(game: Game) -> str:
    return game.card_text.text if game.card_text is not None else ""


class Trying:
    """One card that is being tried out."""

    def __init__(self, trial: Trial, thinkers: Thinkers, clock: Clock) -> None:
        self._trial = trial
        self._thinkers = thinkers
        self._clock = clock
        self._ends = clock.now() + LONGEST
        self._first = 0
        self._a_piece = 1
        self.found = Found()

    async def count(self) -> AsyncGenerator[CardVerdict, None]:
        """The verdict as it comes, after each piece and at the end."""
        under_way: set[asyncio.Task[Found]] = set()
        try:
            while True:
                while self._goes_on and len(under_way) < self._thinkers.hands:
                    under_way.add(asyncio.create_task(self._piece()))
                if not under_way:
                    break
                done, under_way = await asyncio.wait(under_way, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    self.found.add(task.result())
                yield verdict_of(self.found, MOST_DEALS, over=False)
        finally:
            for task in under_way:
                task.cancel()
        yield verdict_of(self.found, self.found.deals, over=True)

    @property
    def _goes_on(self) -> bool:
        return self._first < MOST_DEALS and self._clock.now() < self._ends

    async def _piece(self) -> Found:
        """Have some deals played; the next pieces are as long as nobody minds."""
        deals = min(self._a_piece, MOST_DEALS - self._first)
        first, self._first = self._first, self._first + deals
        began = self._clock.now()
        found = await self._thinkers.try_out(replaced(self._trial, first=first, deals=deals))
        took = max(0.001, self._clock.now() - began)
        self._a_piece = max(1, min(MOST_A_PIECE, 2 * deals, int(deals * PIECE / took)))
        return found


class Trials:
    """All cards that are being tried out; only so many at once."""

    def __init__(self, thinkers: Thinkers, clock: Clock) -> None:
        self._thinkers = thinkers
        self._clock = clock
        self._under_way = 0

    def check(self) -> None:
        """Refuse another trial while there are many."""
        if self._under_way >= MOST_UNDER_WAY:
            raise CannotDo(MANY)

    async def read(self, trial: Trial) -> AsyncGenerator[bytes, None]:
        """The verdict on a card, line by line, as it comes; who goes away ends it."""
        self._under_way += 1
        try:
            async with aclosing(Trying(trial, self._thinkers, self._clock).count()) as verdicts:
                async for verdict in verdicts:
                    yield msgspec.json.encode(verdict) + b"\n"
        except Stuck as trouble:
            log.warning("a trial got stuck", extra={"trouble": str(trouble)})
            yield msgspec.json.encode(Broken(error=STUCK)) + b"\n"
        finally:
            self._under_way -= 1
