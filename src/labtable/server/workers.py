"""Workers: the processes in which bots think, so that no bot can hold up a table or the server."""

import asyncio
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from labtable.kernel.record import Record
from labtable.server.thinking import Failed, Forgotten, Question, Thought

log = logging.getLogger(__name__)
SEED_BITS = 60
LONGEST_LINE = 4 * 1024 * 1024
WAKING = 20.0  # seconds that a new process may take on top, on a busy machine
_decoder: msgspec.json.Decoder[Thought | Forgotten | Failed] = msgspec.json.Decoder(Thought | Forgotten | Failed)


class Stuck(Exception):
    """A bot did not answer in time, or could not answer at all."""


class Worker:
    """One process; it thinks about one question at a time and remembers tables between them."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._known: dict[str, int] = {}
        self._turn = asyncio.Lock()

    async def ask(self, room: str, record: Record, question: Question, limit: float) -> Thought:
        """Put a question about a room's table; a process that does not answer in time is ended."""
        async with self._turn:
            try:
                async with asyncio.timeout(limit if self._process is not None else limit + WAKING):
                    return await self._answer(room, record, question)
            except (TimeoutError, OSError, EOFError, msgspec.MsgspecError) as error:
                await self.end()
                raise Stuck(type(error).__name__) from error
            except asyncio.CancelledError:
                await self.end()  # its answer would be taken for the next one
                raise

    async def _answer(self, room: str, record: Record, question: Question) -> Thought:
        known = self._known.get(room)
        found = await self._exchange(_about(question, record, known))
        if isinstance(found, Forgotten):
            found = await self._exchange(_about(question, record, None))
        if not isinstance(found, Thought):
            self._known.pop(room, None)
            raise Stuck(found.why if isinstance(found, Failed) else "forgotten")
        self._known[room] = len(record.steps)
        return found

    async def _exchange(self, question: Question) -> Thought | Forgotten | Failed:
        process = self._process or await self._begin()
        assert process.stdin is not None, "it was started with pipes"
        assert process.stdout is not None, "it was started with pipes"
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return _decoder.decode(line)

    async def _begin(self) -> Process:
        command = [sys.executable, "-m", "labtable.server.thinking"]
        self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        return self._process

    async def end(self) -> None:
        """End the process; the next question starts another."""
        process, self._process = self._process, None
        self._known.clear()
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def _about(question: Question, record: Record, known: int | None) -> Question:
    """The question with the record: only what is new, if the worker knows the beginning."""
    if known is not None and known <= len(record.steps):
        return msgspec.structs.replace(question, header=None, first=known, steps=record.steps[known:])
    return msgspec.structs.replace(question, header=record.header, first=0, steps=record.steps)


class Workers:
    """A few processes, each started when it is first needed; a room always asks the same one."""

    def __init__(self, number: int, limit: float) -> None:
        self._workers = [Worker() for _ in range(number)]
        self._limit = limit

    async def choose(self, room: str, record: Record, seat: int, level: str, weigh: bool = False) -> Thought:
        """What a bot of a level would do at a seat."""
        question = Question(
            room=room,
            header=None,
            first=0,
            steps=[],
            seat=seat,
            level=level,
            seed=secrets.randbits(SEED_BITS),
            weigh=weigh,
        )
        worker = self._workers[hash(room) % len(self._workers)]
        return await worker.ask(room, record, question, self._limit)

    async def end(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.end() for worker in self._workers))
