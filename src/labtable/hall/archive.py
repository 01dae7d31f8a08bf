"""The archive: records, replays and continuations of matches that are over; what is costly to make is kept a while."""

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

from labtable.hall import door
from labtable.hall.bites import in_bites
from labtable.hall.branches import tables_of
from labtable.hall.copies import Copies
from labtable.hall.house import House
from labtable.hall.past import STEPS, Past
from labtable.kernel import BadInput, BadRecord, Game, Record, parse_record
from labtable.kernel.record import verify
from labtable.kernel.words import counted
from labtable.kernel.workshop import strange_cards

OPEN = "open"
LONGEST_SEED = 60  # digits; those of this hall have 39 at most
OTHER_CARDS = (
    "This match was played with cards that are not known here ({name}, {digest}); open it where it was played, or let "
    "this server be started with them."
)
BROKEN_OFF = "This record breaks off before the end; only a match that is over can be reviewed."

May = Callable[[], None]
"""Asked before a copy is made anew; whoever must wait is told by what it raises."""


def anybody() -> None:
    """Nobody has to wait."""


class Archive:
    """What is left of matches, for whoever asks."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._copies = Copies()
        self._verifying = asyncio.Semaphore(1)

    async def record(self, past: Past, may: May = anybody) -> bytes:
        """The record of a match."""
        return await self._copy(f"{past.key} record", lambda: iter([past.match.record.text().encode()]), may)

    async def replay(self, past: Past, eyes: str, may: May = anybody) -> bytes:
        """A match, step by step, from a seat or with all cards open."""
        seat, is_open = eyes_of(eyes, past.match.record.header.seats)
        make = partial(door.replay_frames, past.match, seat, is_open)
        return door.replay(past.room, [await self._copy(f"{past.key} {OPEN if is_open else seat}", make, may)])

    async def continuation(self, past: Past, step: str, text: str, may: May = anybody) -> bytes:
        """How it could go on after a move at a step."""
        game, record = past.match.game, past.match.record
        made = step_of(step, len(record.steps))
        table = (await in_bites(tables_of(game, record, made), STEPS))[-1]
        move = game.catalogue.named(text)
        if move is None or table.refusal(move) is not None:
            raise BadInput(f"The move {text[:80]!r} cannot be made there.")
        make = partial(door.continuation, game, table, made, move)
        return door.continued(table.actor, await self._copy(f"{past.key} {made} {text}", make, may))

    async def prove(self, text: bytes) -> tuple[Game, Record]:
        """A record that was sent, proved to be what it says, and its game."""
        record = parse_record(_read(text))
        if len(record.header.seed) > LONGEST_SEED:
            raise BadRecord("Line 1: the seed of this record is too long for a seed.")
        if record.result is None:
            raise BadRecord(BROKEN_OFF)
        game = await self._game(record)
        async with self._verifying:
            await asyncio.to_thread(verify, game, record, whole=True)
        return game, record

    async def _game(self, record: Record) -> Game:
        edition = record.header.edition
        if record.cards:
            return await self._carried(record)
        here = self._house.shelf.game(record.header.game)
        if record.header.rules != here.rulebook.version:
            return here  # which says so
        game = await self._house.game(record.header.game, edition.digest)
        if game is None:
            raise BadInput(OTHER_CARDS.format(name=edition.name, digest=edition.digest))
        return game

    async def _carried(self, record: Record) -> Game:
        """The game with the cards that a record carries."""
        here = self._house.shelf.game(record.header.game)
        async with self._verifying:
            game = await asyncio.to_thread(strange_cards, here, record.cards)
        self._house.shelf.remember(game)
        return game

    async def _copy(self, title: str, make: Callable[[], Iterator[bytes]], may: May) -> bytes:
        if title not in self._copies:
            may()
        return await self._copies.get(title, make)


def _read(text: bytes) -> str:
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        raise BadRecord("This is no record of a match: it is not UTF-8 text.") from error


def eyes_of(eyes: str, seats: int) -> tuple[int | None, bool]:
    """From where a replay is seen: a seat, or with all cards open."""
    if eyes != OPEN and not (eyes.isdecimal() and len(eyes) == 1 and int(eyes) < seats):
        raise BadInput(f"A replay is seen from seat 0 to {seats - 1}, or open, not {eyes!r}.")
    return (None, True) if eyes == OPEN else (int(eyes), False)


def step_of(step: str, steps: int) -> int:
    """How many steps were made, as somebody wrote it."""
    if not (step.isdecimal() and len(step) < 6 and int(step) < steps):
        raise BadInput(f"This match has {counted(steps, 'step')}; name one from 0 to {steps - 1}.")
    return int(step)
