"""The doorkeeper: lets requests in within the limits, and says no to those who try codes."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import NoReturn

from starlette.requests import HTTPConnection

from labtable.hall.classes.classroom import Classroom
from labtable.hall.classes.letters import ClassCard
from labtable.hall.classes.rooms import BETWEEN, CLASS_LENGTH, is_class
from labtable.hall.hall import Hall
from labtable.hall.room import Room
from labtable.hall.seating import ALPHABET, CODE_LENGTH
from labtable.kernel import Game
from labtable.server.crowd import Caller
from labtable.server.household import household
from labtable.server.limits import MINUTE, Buckets
from labtable.server.settings import Settings

Find = Callable[[str], Awaitable[Room | None]]
SIGNS = frozenset(ALPHABET)
EVERYBODY = ""  # whose tries are counted together
LOADED_AT_ONCE = 4  # rooms for those who come in
LOOKS_AT_ONCE = 2  # at rooms that are not in memory


class TurnedAway(Exception):
    """A request that is not let in: the status of the answer, and a sentence."""

    def __init__(self, status: int, why: str) -> None:
        super().__init__(why)
        self.status = status
        self.why = why


class Doorkeeper:
    """Counts what addresses and keys do; a code that is known is open to everybody, whatever others tried."""

    def __init__(self, hall: Hall, settings: Settings) -> None:
        self._hall = hall
        self._rooms_by_key = Buckets(settings.rooms_a_key)
        self._rooms_by_address = Buckets(settings.rooms_an_address)
        self._classes_by_address = Buckets(settings.classes_an_address)
        self._strangers = Buckets(settings.strangers_an_address)
        self._replays = Buckets(settings.replays_an_address)
        self._reviews = Buckets(settings.reviews_an_address)
        self._prints = Buckets(settings.prints_an_address)
        self._checks = Buckets(settings.checks_an_address)
        self._studies = Buckets(settings.studies_an_address)
        self._standings = Buckets(settings.standings_an_address)
        self._guesses = Buckets(max(1, settings.short_codes // 10), MINUTE)
        self._all_guesses = Buckets(settings.short_codes, MINUTE)
        self._class_guesses = Buckets(settings.class_codes, MINUTE)
        self._all_class_guesses = Buckets(settings.class_codes * 10, MINUTE)
        self._loads, self._looks = asyncio.Semaphore(LOADED_AT_ONCE), asyncio.Semaphore(LOOKS_AT_ONCE)

    @property
    def _now(self) -> float:
        return self._hall.house.clock.now()

    async def room(self, connection: HTTPConnection) -> Room:
        """The room whose code is in the path, for somebody who comes in."""
        return await self._room(connection, self._hall.find, self._loads)

    async def look(self, connection: HTTPConnection) -> Room:
        """The room whose code is in the path, to look at only: no other node loses it."""
        return await self._room(connection, self._hall.look, self._looks)

    async def _room(self, connection: HTTPConnection, find: Find, turn: asyncio.Semaphore) -> Room:
        """A room by its code, which cannot be guessed.

        What trying costs is a look into the store, so few look at once, and all others wait; who comes in waits for
        nobody who only looks.
        """
        room = await self._found(str(connection.path_params["code"]).lower(), find, turn)
        if room is None:
            self._refuse_code(address_of(connection))
        return room

    async def _found(self, code: str, find: Find, turn: asyncio.Semaphore) -> Room | None:
        if code in self._hall.rooms:
            return await find(code)
        if not is_code(code):
            return None
        async with turn:
            return await find(code)

    async def standing(self, connection: HTTPConnection, code: str) -> Room | None:
        """A room to look at only, for somebody's home page; one that is gone costs as much as one that is there."""
        if not self._standings.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many tables were looked at from here; try again in a few minutes.")
        return await self._found(code.lower(), self._hall.look, self._looks)

    def _refuse_code(self, address: str) -> NoReturn:
        if not self._strangers.take(address, self._now):
            raise TurnedAway(429, "Too many unknown codes were tried from here; try again in a few minutes.")
        raise TurnedAway(404, "There is no table with this code; look at the link again, or open a new table.")

    async def gathering(self, connection: HTTPConnection) -> Room:
        """The room whose short code is in the path; wrong ones are counted, because these could be guessed."""
        address = address_of(connection)
        if not (self._guesses.take(address, self._now) and self._all_guesses.take(EVERYBODY, self._now)):
            raise TurnedAway(429, "Too many short codes were tried; wait a minute, or ask for the link.")
        room = await self._hall.find_gathering(str(connection.path_params["short"]))
        if room is None:
            raise TurnedAway(404, "No table gathers under this code; look at it again, or ask for the link.")
        self._guesses.give_back(address, self._now)  # it was no guess
        self._all_guesses.give_back(EVERYBODY, self._now)
        return room

    async def class_called(self, connection: HTTPConnection) -> ClassCard:
        """The class whose four signs are in the path; a class that types wrong now and then is no attacker."""
        address, typed = address_of(connection), str(connection.path_params["code"])
        may_guess = self._class_guesses.take(address, self._now) and self._all_class_guesses.take(EVERYBODY, self._now)
        if not (may_guess or self._is_taught_from(typed, address)):
            raise TurnedAway(429, "Too many class codes were tried; wait a minute, or ask your teacher.")
        found = await self._hall.school.called(typed)
        if found is None:
            raise TurnedAway(404, "There is no class with this code; look at the wall again.")
        if may_guess:  # it was no guess
            self._class_guesses.give_back(address, self._now)
            self._all_class_guesses.give_back(EVERYBODY, self._now)
        return found

    def _is_taught_from(self, typed: str, address: str) -> bool:
        """Whether the teacher of a class, or its projector, is at this very address: who is beside it may come in.

        So nobody in a school can keep the others out by trying codes, nor can others do so from elsewhere.
        """
        found = self._hall.school.in_memory(typed)
        visits = [] if found is None else found.lectern.visits.all()
        readers = [visit.reader for visit in visits if visit.role != "pupil"]
        return any(isinstance(reader, Caller) and reader.address == address for reader in readers)

    async def classroom(self, connection: HTTPConnection) -> Classroom:
        """The class whose code is in the path."""
        code = str(connection.path_params["code"]).lower()
        found = None
        if is_class(code) and SIGNS.issuperset(code):
            async with self._loads:
                found = await self._hall.school.find(code)
        if found is None:
            if not self._strangers.take(address_of(connection), self._now):
                raise TurnedAway(429, "Too many unknown codes were tried from here; try again in a few minutes.")
            raise TurnedAway(404, "There is no such class any more; it is over and forgotten.")
        return found

    async def edition(self, name: str, digest: str) -> Game:
        """The game with the cards of a digest, which may lie in the store."""
        async with self._looks:
            game = await self._hall.house.game(name, digest)
        if game is None:
            raise TurnedAway(404, "No table here is played with these cards; leave the edition out.")
        return game

    def may_copy(self, connection: HTTPConnection) -> None:
        """Refuse another replay or record that must be made anew to an address that has asked for too many."""
        if not self._replays.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many replays and records were asked for from here; try again in a few minutes.")

    def may_review(self, connection: HTTPConnection) -> None:
        """Refuse another review that must be counted to an address that has asked for too many."""
        if not self._reviews.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many reviews were asked for from here; try again in a few minutes.")

    def may_print(self, connection: HTTPConnection) -> None:
        """Refuse another print that must be made to an address that has asked for too many."""
        if not self._prints.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many games were printed from here; try again in a few minutes.")

    def may_check(self, connection: HTTPConnection) -> None:
        """Refuse another look at cards to an address that has asked for too many."""
        if not self._checks.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many cards were looked at from here; try again in a few minutes.")

    def may_study(self, connection: HTTPConnection) -> None:
        """Refuse another study to an address that has asked for too many."""
        if not self._studies.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many studies were asked for from here; try again in a few minutes.")

    def may_open_class(self, connection: HTTPConnection, key: str) -> None:
        """Refuse another class to an address that has opened too many."""
        if not self._classes_by_address.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many classes were opened from here; try again in a few minutes.")
        self.may_open(connection, key)

    def may_open(self, connection: HTTPConnection, key: str) -> None:
        """Refuse another room to who has opened too many."""
        visitor = hashlib.sha256(key.encode()).hexdigest()
        if not self._rooms_by_address.take(address_of(connection), self._now):
            raise TurnedAway(429, "Too many tables were opened from here; try again in a few minutes.")
        if not self._rooms_by_key.take(visitor, self._now):
            raise TurnedAway(429, "You have opened many tables; play at one of them, or try again in a few minutes.")


def is_code(code: str) -> bool:
    """Whether this could be the code of a room; that of a class's table begins with the code of the class."""
    *classes, room = code.split(BETWEEN)
    parts = [(each, CLASS_LENGTH) for each in classes] + [(room, CODE_LENGTH)]
    return len(classes) <= 1 and all(len(part) == length and SIGNS.issuperset(part) for part, length in parts)


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as it is counted."""
    return household(connection.client.host) if connection.client is not None else "nowhere"
