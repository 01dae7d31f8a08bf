"""Seating: who sits where in a room, and what is kept of it."""

import copy
import hashlib
import secrets
import unicodedata

import msgspec
from msgspec.structs import replace

from labtable.hall.customs import USUAL, Customs
from labtable.hall.frames import Stage
from labtable.hall.letters import NewRoom, SeatPlan
from labtable.hall.talk import Talk
from labtable.hall.waiting import Waiting
from labtable.hall.wishes import Avatar
from labtable.kernel import Game, OptionValue
from labtable.kernel.deal import FairDeal
from labtable.kernel.lesson import lesson_of
from labtable.kernel.mistakes import towers_in
from labtable.kernel.record import Header
from labtable.kernel.words import YOU

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no two signs that look alike
CODE_LENGTH = 14  # 31**14 codes are 69 bits
SECRET_BYTES = 32
SUBSTITUTE = "medium"
GENTLE = "easy"
MOST_REMOVED = 100
BOT_NAMES = ("Burette", "Pipette", "Beaker", "Flask", "Funnel", "Cuvette", "Vortex", "Spatula")
"""What bots are called, by their seat."""
UNSEEN = dict.fromkeys(
    (
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    )
)
"""Signs that count as letters or marks and show nothing: joiners, fillers, the blank of Braille, variants."""
LOOKALIKES = str.maketrans("авекмнорстухѕіјԁԛԝһӏαβεζηικμνορτυχ", "abekmhopctyxsijdqwhlabezhikmnoptyx")
"""Small letters of Cyrillic and Greek that are drawn, large or small, as one of the Latin script is."""


class CannotDo(Exception):
    """Something that a person asked for cannot be done: why, and the rule if it is one of the game's.

    A rule may say it all; its words are in the rulebook, which everybody has.
    """

    def __init__(self, why: str, rule: str | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.rule = rule


class Person(msgspec.Struct):
    """Somebody who sits at the table: a name, the digest of a key, and what they add to the deal."""

    name: str
    digest: str
    commitment: str = ""
    """The hash of a chance; empty for who adds none."""
    chance: str = ""
    """The chance itself, once it was told."""
    avatar: Avatar = "plain"
    ready: bool = False


NOBODY = Person("", "")


class Seat(msgspec.Struct):
    """A place at the table: for people who share it, for a bot of a level, or open."""

    people: list[Person] = []
    level: str = ""
    held: bool = False
    """Whether a bot plays while the people are away."""

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here."""
        return not self.people and not self.level

    @property
    def played_by(self) -> str | None:
        """The level of the bot that decides here now; None if people do."""
        return SUBSTITUTE if self.held else self.level or None

    def person(self, digest: str) -> Person | None:
        """Who sits here with this key."""
        return next((person for person in self.people if person.digest == digest), None)

    def again(self) -> "Seat":
        """The seat in a rematch: the same people, but for who was removed."""
        return Seat(
            [Person(each.name, each.digest, avatar=each.avatar) for each in self.people if each.digest], self.level
        )

    def name(self, number: int) -> str:
        """What the log calls whoever sits here."""
        if self.people:
            return " and ".join(person.name for person in self.people)
        return BOT_NAMES[number] if self.level else f"Seat {number + 1}"


class StandIn(msgspec.Struct):
    """A bot in somebody's seat: how long the journal was when it came, and when it went."""

    seat: int
    first: int
    last: int | None = None


class TableOfClass(msgspec.Struct, frozen=True):
    """Whose table a room is: the code of a class, and the table's number there."""

    code: str
    table: int
    hints: bool = True


class RoomState(msgspec.Struct, kw_only=True):
    """All that is kept of a room besides its moves."""

    code: str
    salt: str
    """The code of the first room of a row of rematches, so that keys keep their seats."""
    game: str
    edition: str = ""
    """The digest of the cards with which it was opened; in rooms from before that was noted, nothing."""
    options: dict[str, OptionValue]
    customs: Customs = USUAL
    """How the people here play together."""
    seats: list[Seat]
    host: str
    secret: str
    """What the promise of a fair deal was made of; empty in a lesson, and where another match is gone on with."""
    opened: float
    lesson: bool = False
    """Whether the newcomer is led through the lesson of the game."""
    short: str = ""
    """A short code that leads here while the table gathers; it dies at the start."""
    removed: list[str] = []
    """The digests of those whom the host has removed, the latest last."""
    dealing_since: float = 0.0
    stage: Stage = "gathering"
    header: Header | None = None
    rematch: str | None = None
    rematch_by: int | None = None
    """The seat that asked for the rematch."""
    branch: int | None = None
    """After how many steps of another match this one begins."""
    stand_ins: list[StandIn] = []
    talk: Talk = msgspec.field(default_factory=Talk)
    """What was said here; no rematch, record or replay has any of it."""
    waiting: Waiting | None = None
    """What a table that takes days keeps between two moves."""
    of_class: TableOfClass | None = None
    last_round: int | None = None
    """The round after which the match ends, whatever the rules say."""
    closed: str = ""
    """Why nobody may look into the match though it is over: others still play its deal."""
    dealt: FairDeal | None = None
    """The deal, where it was made before and elsewhere: for all tables of a class, or in the first of two games."""
    luck: str = ""
    """What bots roll their dice with, where they have the same luck at several tables; otherwise nothing."""
    return_of: str | None = None
    """The first game on this deal, where this is the second with seats swapped."""
    return_game: str | None = None
    """The second game on this deal."""

    def held_at(self, entry: int) -> set[int]:
        """The seats that bots held when an entry of the journal was made."""
        spans = [each for each in self.stand_ins if each.first < entry]
        return {each.seat for each in spans if each.last is None or entry <= each.last}

    def hand_over(self, seat: int, entries: int) -> None:
        """A bot holds a seat from now on."""
        self.seats[seat].held = True
        self.stand_ins.append(StandIn(seat, entries))

    def help_out(self, seat: int, entries: int) -> None:
        """A bot made one choice for a seat: the next entry of the journal."""
        self.stand_ins.append(StandIn(seat, entries, entries + 1))

    def hand_back(self, seat: int, entries: int) -> int:
        """Who sits at a seat decides there again; how long the journal was when the bot came."""
        self.seats[seat].held = False
        stand_in = next(each for each in self.stand_ins if each.seat == seat and each.last is None)
        stand_in.last = entries
        return stand_in.first

    def held(self) -> set[int]:
        """The seats that bots hold for people now."""
        return {number for number, seat in enumerate(self.seats) if seat.held}

    def text(self) -> str:
        """The state as it is stored."""
        return msgspec.json.encode(self).decode()

    def draft(self) -> "RoomState":
        """A copy to change; it counts once it is stored."""
        return copy.deepcopy(self)

    def ended(self) -> "RoomState":
        """A draft of the room after the end of its match."""
        draft = self.draft()
        draft.stage = "over"
        return draft

    def become(self, draft: "RoomState") -> None:
        """Be as a draft that was stored."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(draft, name))

    def digest(self, key: str) -> str:
        """What is kept of a visitor's key; it serves in this room and its rematches only."""
        return hashlib.sha256(f"{self.salt}:{key}".encode()).hexdigest()

    def seat_of(self, digest: str) -> int | None:
        """Where somebody sits."""
        return next((number for number, seat in enumerate(self.seats) if seat.person(digest)), None)

    def names(self) -> list[str]:
        """The names of all seats."""
        return [seat.name(number) for number, seat in enumerate(self.seats)]

    def sitter(self, digest: str) -> Person:
        """Who sits at the table with this key."""
        person = self.find(digest)
        if person is None:
            raise CannotDo("You do not sit at the table.")
        return person

    def find(self, digest: str) -> Person | None:
        """Who sits at the table with this key, if anybody does."""
        return next((person for person in self.people() if person.digest == digest), None)

    def called(self, name: str) -> Person:
        """Who sits at the table under this name."""
        found = next((each for each in self.people() if each.name == name), None)
        if found is None or not found.digest:
            raise CannotDo(f"Nobody at this table is called {name}.")
        return found

    def people(self) -> list[Person]:
        """All who sit at the table."""
        return [person for seat in self.seats for person in seat.people]

    def remove(self, digest: str, entries: int) -> None:
        """Let somebody never come back; once the match runs their name stays, and a bot holds their seat."""
        self.removed = [*(each for each in self.removed if each != digest), digest][-MOST_REMOVED:]
        if self.stage == "gathering":
            self.stand(digest)
            return
        number = self.seat_of(digest)
        if number is None:
            return
        self.sitter(digest).digest = ""
        seat = self.seats[number]
        if self.stage == "playing" and not seat.held and not any(each.digest for each in seat.people):
            self.hand_over(number, entries)

    def check_name(self, name: str, digest: str) -> None:
        """Refuse a name by which somebody else sits at the table."""
        people = [person for person in self.people() if person.digest != digest]
        if folded(name) in [folded(person.name) for person in people]:
            raise CannotDo(f"Somebody at this table is called {name} already; choose another name.")

    def stand(self, digest: str) -> None:
        """Let somebody sit nowhere."""
        for seat in self.seats:
            seat.people = [each for each in seat.people if each.digest != digest]

    def commitments(self) -> list[str]:
        """What everybody has committed for the deal, in the order of the seats; nothing for a bot."""
        return [person.commitment for seat in self.seats for person in seat.people or [NOBODY]]

    def chances(self) -> list[str]:
        """What everybody has told for the deal, in the same order."""
        return [person.chance for seat in self.seats for person in seat.people or [NOBODY]]

    def silent(self) -> list[str]:
        """The names of those who have committed a chance and not told it."""
        return [person.name for person in self.people() if person.commitment and not person.chance]


def new_code(length: int = CODE_LENGTH) -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_secret() -> str:
    """A secret for a fair deal, in hexadecimal."""
    return secrets.token_hex(SECRET_BYTES)


def luck_of(secret: str) -> str:
    """What bots roll their dice with where they have the same luck at several tables; it tells nothing of the deal."""
    return hashlib.sha256(f"luck:{secret}".encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as everybody may read it, without signs that nobody sees."""
    cleaned = unicodedata.normalize("NFC", " ".join(name.translate(UNSEEN).split()))
    if not cleaned or not cleaned.isprintable() or towers_in(cleaned):
        raise CannotDo("A name is made of letters, digits and signs that can be read.")
    if folded(cleaned) in map(folded, (YOU, *BOT_NAMES)):
        raise CannotDo(f"The table calls others {cleaned}, you or its bots; choose another name.")
    return cleaned


def folded(name: str) -> str:
    """A name as it is compared: two that look alike, or differ by capitals only, are the same."""
    return unicodedata.normalize("NFKC", name).casefold().translate(LOOKALIKES)


def kept_customs(new: NewRoom) -> Customs:
    """The customs of a new room; a lesson has the usual ones."""
    fault = new.customs.fault()
    if fault is not None:
        raise CannotDo(fault)
    return USUAL if new.lesson else new.customs


def lesson_plan(game: Game, new: NewRoom) -> NewRoom:
    """A room for the guided first game: the newcomer and bots, as the lesson has it, and it begins."""
    lesson = lesson_of(game)
    if lesson is None:
        raise CannotDo(f"{game.title} has no guided first game; play it against bots instead.")
    bots = [SeatPlan(sitter="bot", level=GENTLE)] * (lesson.seats - 1)
    return replace(new, seats=[SeatPlan(sitter="me"), *bots], options=lesson.options, start=True)


def seated(plan: list[SeatPlan], me: Person) -> list[Seat]:
    """The seats of a plan that somebody made."""
    return [
        Seat(level=each.level if each.sitter == "bot" else "", people=[me] if each.sitter == "me" else [])
        for each in plan
    ]
