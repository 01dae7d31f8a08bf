"""The counter: what the page asks of its own hall besides a table, answered by what answers a server's page."""

from collections.abc import AsyncIterator, Callable
from typing import TypeVar

import msgspec

from labtable.hall import door, trials
from labtable.hall.archive import OPEN, Archive
from labtable.hall.hall import Hall
from labtable.hall.letters import Branch, NewRoom, Opened, Sorry, Standing, Whereabouts
from labtable.hall.past import past_of_record, subject_of
from labtable.hall.room import Room
from labtable.hall.seating import CannotDo
from labtable.hall.store import NotStored
from labtable.hall.trials import trial_of
from labtable.hall.workshop import Sheet, checked, workbench
from labtable.kernel import BadInput, Game, Record, parse_record
from labtable.page.browser import Browser

NO_TABLE = (
    "There is no table with this code in this browser. Open a new one; to a friend's table a new invitation leads you."
)
NOTHING = "There is nothing at this address."
Read = TypeVar("Read")


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked: the parts of the path after `/api`, what stands behind it, and what is sent."""

    parts: list[str]
    query: dict[str, str] = {}
    body: str = ""


class Unknown(Exception):
    """There is no such thing; says so in a sentence."""


class Counter:
    """Answers with a status and pieces of text; only a review comes in more than one."""

    def __init__(self, hall: Hall, browser: Browser) -> None:
        self._hall = hall
        self._browser = browser
        self._archive = Archive(hall.house)

    async def answer(self, text: str, say: Callable[[int, str], None]) -> None:
        """Answer what is asked, piece by piece; every mistake is told in one sentence with its status."""
        try:
            async for piece in self._pieces(msgspec.json.decode(text, type=Asked)):
                say(200, piece.decode())
        except (Unknown, CannotDo, BadInput, NotStored) as error:
            say(*_told(error))
        except msgspec.MsgspecError as error:
            say(*_sorry(422, f"This message cannot be read: {error}."))

    async def _pieces(self, asked: Asked) -> AsyncIterator[bytes]:
        match asked.parts:
            case ["rooms", code, "review"] if "known" not in asked.query:
                async for line in await self._hall.review(await self._room(code)):
                    yield line
            case ["review"]:
                self._hall.reviews.check()
                async for line in self._hall.reviews.read(subject_of(*await self._proved(asked.body))):
                    yield line
            case ["workshop", game, "trial"]:
                await self._browser.bring(game)
                self._hall.trials.check()
                async for line in self._hall.trials.read(trial_of(game, _read(asked.body, trials.Asked))):
                    yield line
            case _:
                yield await self._whole(asked)

    async def _whole(self, asked: Asked) -> bytes:
        match asked.parts:
            case ["games", game]:
                return await self._book(game, asked.query.get("edition", ""))
            case ["rooms"]:
                return await self._open(_read(asked.body, NewRoom))
            case ["standings"]:
                return msgspec.json.encode(await self._standings(_read(asked.body, Whereabouts)))
            case ["watchable"]:
                return msgspec.json.encode(await self._hall.watchable())
            case ["rooms", code]:
                return msgspec.json.encode((await self._room(code)).frame())
            case ["rooms", code, what]:
                return await self._of_room(await self._room(code), what, asked)
            case ["review", what]:
                return await self._of_record(what, asked)
            case ["workshop", game]:
                return await self._workshop(game, asked.body)
        raise Unknown(NOTHING)

    async def _of_room(self, room: Room, what: str, asked: Asked) -> bytes:
        past = await self._hall.past(room)
        match what:
            case "record":
                return await self._archive.record(past)
            case "replay":
                return await self._archive.replay(past, asked.query.get("seat", OPEN))
            case "review":
                return b"".join(await self._hall.known_review(room))
            case "continuation":
                return await self._archive.continuation(past, *_after(asked))
            case "branch":
                return await self._branch(room.game, past.match.record, _read(asked.body, Branch))
        raise Unknown(NOTHING)

    async def _of_record(self, what: str, asked: Asked) -> bytes:
        match what:
            case "replay":
                past = await past_of_record(*await self._proved(asked.body))
                return await self._archive.replay(past, asked.query.get("seat", OPEN))
            case "continuation":
                past = await past_of_record(*await self._proved(asked.body))
                return await self._archive.continuation(past, *_after(asked))
            case "branch":
                new = _read(asked.body, Branch)
                return await self._branch(*await self._proved(new.record), new)
        raise Unknown(NOTHING)

    async def _proved(self, text: str) -> tuple[Game, Record]:
        """A record that somebody has as a file; its game is brought before it is proved."""
        await self._browser.bring(parse_record(text).header.game)
        return await self._archive.prove(text.encode())

    async def _book(self, game: str, edition: str) -> bytes:
        await self._browser.bring(game)
        here = self._hall.house.shelf.game(game)
        found = await self._hall.house.game(game, edition) if edition else here
        if found is None:
            raise Unknown("No table here is played with these cards; leave the edition out.")
        return self._hall.house.shelf.book(found)

    async def _workshop(self, game: str, sheet: str) -> bytes:
        """The forms of a game, or cards that are being made, looked at."""
        await self._browser.bring(game)
        return msgspec.json.encode(checked(game, _read(sheet, Sheet)) if sheet else workbench(game))

    async def _open(self, new: NewRoom) -> bytes:
        await self._browser.bring(new.game)
        room = await self._hall.open(new)
        return msgspec.json.encode(Opened(code=room.state.code))

    async def _branch(self, game: Game, record: Record, new: Branch) -> bytes:
        room = await self._hall.branch(game, record, new)
        return msgspec.json.encode(Opened(code=room.state.code))

    async def _standings(self, asked: Whereabouts) -> list[Standing]:
        found = [await self._standing(asked.key, code) for code in dict.fromkeys(asked.codes)]
        return [each for each in found if each is not None]

    async def _standing(self, key: str, code: str) -> Standing | None:
        try:
            room = await self._hall.look(code.lower())
        except CannotDo as error:
            return door.closed(code, error.why)
        return None if room is None else room.standing(key)

    async def _room(self, code: str) -> Room:
        room = await self._hall.look(code.lower())
        if room is None:
            raise Unknown(NO_TABLE)
        return room


def _read(text: str, kind: type[Read]) -> Read:
    return msgspec.json.decode(text, type=kind)


def _after(asked: Asked) -> tuple[str, str]:
    return asked.query.get("step", ""), asked.query.get("move", "")


def _told(error: Exception) -> tuple[int, str]:
    if isinstance(error, NotStored):
        return _sorry(503, "That could not be written down, so it was not done; try again in a moment.")
    if isinstance(error, CannotDo):
        return _sorry(409, error.why)
    return _sorry(404 if isinstance(error, Unknown) else 422, str(error))


def _sorry(status: int, why: str) -> tuple[int, str]:
    return status, msgspec.json.encode(Sorry(error=why)).decode()
