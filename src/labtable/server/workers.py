"""Workers: the processes in which bots think, so that no bot can hold up a table or the server."""

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from labtable.hall.asker import Answer, Asker, question_of
from labtable.hall.desks import Subject, Task
from labtable.hall.line import Line
from labtable.hall.own_bots import OwnBots
from labtable.hall.shelf import NO_BOTS
from labtable.hall.thinkers import Decision, Stuck
from labtable.hall.thinking import Question, Thought
from labtable.kernel.record import Record
from labtable.lab.trial import Found, Trial
from labtable.review.pieces import Counted, Piece

log = logging.getLogger(__name__)
COMMAND = [sys.executable, "-m", "labtable.server.thinker"]
LONGEST_LINE = 4 * 1024 * 1024
MOST_WAITING = 1000  # questions in the line
WAKING = 20.0  # seconds that a new process may take on top, on a busy machine
_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


Done = TypeVar("Done")
Work = Callable[[], Awaitable[Done]]


class Worker:
    """One process; it thinks about one question at a time and remembers tables between them."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._asker = Asker(self._exchange)
        self._is_awake = False
        """Whether it has answered once; before that it may still be loading."""
        self._turn = asyncio.Lock()

    async def ask(self, record: Record, cuts: int, question: Question, limit: float) -> Thought:
        """Put a question about a room's table; a process that does not answer in time is ended."""
        return await self._in_time(partial(self._asker.ask, record, cuts, question), limit)

    async def count(self, subject: Subject, piece: Piece, limit: float) -> Counted:
        """Let a piece of a review be counted, in time as well."""
        return await self._in_time(partial(self._asker.count, subject, piece), limit)

    async def try_out(self, trial: Trial, limit: float) -> Found:
        """Let some deals of a trial be played, in time as well."""
        return await self._in_time(partial(self._asker.try_out, trial), limit)

    async def _in_time(self, work: Work[Done], limit: float) -> Done:
        async with self._turn:
            try:
                async with asyncio.timeout(limit if self._is_awake else limit + WAKING):
                    return await work()
            except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
                await self.end()
                raise Stuck(type(error).__name__) from error
            except asyncio.CancelledError:
                await self.end()  # its answer would be taken for the next one
                raise

    async def wake(self) -> None:
        """Start the process before it is needed."""
        async with self._turn:
            if self._process is None:
                await self._begin()

    async def _exchange(self, question: Question | Task | Trial) -> Answer:
        process = self._process or await self._begin()
        assert process.stdin is not None, "it was started with pipes"
        assert process.stdout is not None, "it was started with pipes"
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        self._is_awake = True
        return _decoder.decode(line)

    async def _begin(self) -> Process:
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=PIPE,
            stdout=PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,  # Ctrl-C is for the server; a worker ends with its input
        )
        return self._process

    async def end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        self._is_awake = False
        self._asker.forget()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Workers:
    """A few processes, each started when it is first needed; a room asks the same one again if it is free."""

    def __init__(self, number: int, limit: float, patience: float, own: OwnBots = NO_BOTS) -> None:
        self._workers = [Worker() for _ in range(number)]
        self._limit = limit
        self._own = own
        self.line = Line(number, MOST_WAITING, patience)
        self._thinking: set[asyncio.Task[Any]] = set()

    def _usual(self, room: str) -> int:
        return hash(room) % len(self._workers)

    async def wake(self, room: str) -> None:
        """Get ready to think for a room."""
        await self._workers[self._usual(room)].wake()

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        """What a bot of a level would decide, in the process that knows the room if it is free."""
        worker = await self.line.come(decision.room, self._usual(decision.room), is_hint=explain)
        question = question_of(decision, self._own.spec(level), explain)
        ask = self._workers[worker].ask
        return await self._to_its_end(worker, partial(ask, decision.record, decision.cuts, question, self._limit))

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        """A piece of a review, counted when nothing else waits, best where the match is laid out."""
        worker = await self.line.come_last(subject.key, self._usual(subject.key))
        return await self._to_its_end(worker, partial(self._workers[worker].count, subject, piece, self._limit))

    async def try_out(self, trial: Trial) -> Found:
        """Some deals with a card and without it, played when nothing else waits."""
        worker = await self.line.come_last(trial.key, self._usual(trial.key))
        return await self._to_its_end(worker, partial(self._workers[worker].try_out, trial, self._limit))

    @property
    def hands(self) -> int:
        """How many pieces may be counted at once."""
        return self.line.hands

    async def _to_its_end(self, worker: int, work: Work[Done]) -> Done:
        """What has begun is thought to its end, whoever still waits: to end a process and start another costs more."""
        thinking = asyncio.create_task(self._think(worker, work))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thought)
        return await asyncio.shield(thinking)

    async def _think(self, worker: int, work: Work[Done]) -> Done:
        try:
            return await work()
        finally:
            self.line.leave(worker)

    def _thought(self, thinking: asyncio.Task[Any]) -> None:
        self._thinking.discard(thinking)
        if not thinking.cancelled():
            thinking.exception()  # perhaps nobody waits for it any more

    async def end(self) -> None:
        """End all processes."""
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
        await asyncio.gather(*(worker.end() for worker in self._workers))
