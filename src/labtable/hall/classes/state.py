"""The state of a class: all that is kept of it besides its tables, which are rooms."""

import copy
import hashlib

import msgspec

from labtable.hall.classes.frames import ClassStage, ClassWord
from labtable.hall.classes.making import Making
from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.wishes import Face
from labtable.hall.manners import DAY
from labtable.hall.seating import CannotDo, folded

KEPT = 30 * DAY
"""After its end a class is deleted by itself."""


class Pupil(msgspec.Struct, kw_only=True):
    """Somebody in the class: a name, a face, the digest of a key, and where they sit."""

    number: int
    name: str
    face: Face
    digest: str
    game: str | None = None
    """The game that they would like."""
    friend: int | None = None
    table: int | None = None
    steps: str = ""
    """The code of the room in which they take their first steps."""
    done: bool = False
    """Whether they are through with them."""
    hand: float | None = None
    """Since when their hand is raised."""
    whys: int = 0
    """How often they asked "why?"."""
    why: str = ""
    """The rule that they asked for last."""
    asked: float = 0.0
    """When that was."""


class Claim(msgspec.Struct):
    """Somebody who says that they are a pupil who is away."""

    number: int
    pupil: int
    digest: str


class ClassTable(msgspec.Struct, kw_only=True):
    """A table: its game, the pupils at its seats, and the room in which they play."""

    number: int
    game: str
    seats: list[list[int]]
    """The pupils at each seat; none where a bot sits."""
    room: str = ""
    leg: int = 1
    """2 for the second of two games on one deal."""
    is_ending: bool = False


class Played(msgspec.Struct, kw_only=True):
    """A match that was begun: where, by whom, and with which deal."""

    match: int
    table: int
    game: str
    room: str
    seats: list[list[int]]
    leg: int = 1


class ClassState(msgspec.Struct, kw_only=True):
    """A class as it is stored."""

    code: str
    short: str
    plan: ClassPlan
    teacher: str
    projector: str
    opened: float
    expires: float
    """When its short code ends, and the class with it if nobody has ended it."""
    stage: ClassStage = "joining"
    match: int = 0
    pupils: list[Pupil] = []
    removed: list[str] = []
    claims: list[Claim] = []
    tables: list[ClassTable] = []
    played: list[Played] = []
    secrets: dict[int, str] = {}
    """What the deal of each match was made of."""
    whys: dict[str, dict[str, int]] = {}
    """How often each rule of each game was asked for or run into."""
    locked: bool = False
    behind: float = 0.0
    """Seconds for which everything stood still so far."""
    stands: bool = False
    beat: float = 0.0
    """When this was written down last, by the clock on the wall."""
    until: float | None = None
    """When this stage ends by itself, by the clock of the class."""
    ends: float | None = None
    """When the match is to end with its full round, by the same clock."""
    ending: bool = False
    begun: float | None = None
    ended: float | None = None
    """When the class ended; from then on no name of it is in the database."""
    word: ClassWord | None = None
    numbers: int = 0
    """How many pupils, claims and words there were."""
    opened_rooms: int = 0
    making: Making | None = None
    """The cards that the class makes or has made."""

    def text(self) -> str:
        """The state as it is stored."""
        return msgspec.json.encode(self).decode()

    def draft(self) -> "ClassState":
        """A copy to change; it counts once it is stored."""
        return copy.deepcopy(self)

    def become(self, draft: "ClassState") -> None:
        """Be as a draft that was stored."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(draft, name))

    def digest(self, key: str) -> str:
        """What is kept of a key; it serves in this class and its rooms only."""
        return digest_of(self.code, key)

    def next_number(self) -> int:
        """A number that nothing in this class has yet."""
        self.numbers += 1
        return self.numbers

    def find(self, digest: str) -> Pupil | None:
        """The pupil with this key, if there is one."""
        return next((each for each in self.pupils if each.digest == digest), None)

    def pupil(self, number: int) -> Pupil:
        """The pupil with this number."""
        found = next((each for each in self.pupils if each.number == number), None)
        if found is None:
            raise CannotDo("There is no such pupil in this class any more.")
        return found

    def table(self, number: int) -> ClassTable:
        """The table with this number."""
        found = next((each for each in self.tables if each.number == number), None)
        if found is None:
            raise CannotDo(f"There is no table {number} in this class.")
        return found

    def table_in(self, room: str) -> ClassTable | None:
        """The table whose match is played in a room."""
        return next((each for each in self.tables if each.room == room), None)

    def place_of(self, number: int) -> tuple[ClassTable, int] | None:
        """The table and the seat of a pupil."""
        places = ((table, seat) for table in self.tables for seat in range(len(table.seats)))
        return next(((table, seat) for table, seat in places if number in table.seats[seat]), None)

    def is_free(self, name: str, but: int = 0) -> bool:
        """Whether nobody else in the class has a name that looks like this one."""
        return all(folded(each.name) != folded(name) for each in self.pupils if each.number != but)

    def stand(self, number: int) -> None:
        """Let a pupil sit at no table."""
        self.pupil(number).table = None
        for table in self.tables:
            table.seats = [[each for each in seat if each != number] for seat in table.seats]

    def sit(self, number: int, table: ClassTable, seat: int) -> None:
        """Let a pupil sit at a seat."""
        self.stand(number)
        table.seats[seat] = [*table.seats[seat], number]
        self.pupil(number).table = table.number

    def is_played_back(self, table: ClassTable) -> bool:
        """Whether a second game follows at a table, on the same deal with seats swapped."""
        plays_twice = self.plan.return_games and len(table.seats) == 2
        return plays_twice and table.leg == 1 and not (self.ending or table.is_ending)

    def have_met(self) -> dict[frozenset[int], int]:
        """How often two pupils have played at one table."""
        met: dict[frozenset[int], int] = {}
        for played in self.played:
            people = sorted({pupil for seat in played.seats for pupil in seat})
            for number, one in enumerate(people):
                for other in people[number + 1 :]:
                    met[frozenset((one, other))] = met.get(frozenset((one, other)), 0) + (played.leg == 1)
        return met

    def count_why(self, game: str, rule: str) -> None:
        """Somebody asked for a rule or ran into it."""
        of_game = self.whys.setdefault(game, {})
        of_game[rule] = of_game.get(rule, 0) + 1

    def forget_names(self) -> None:
        """Let no name be left."""
        for each in self.pupils:
            each.name = ""
        self.word = None
        self.claims = []
        if self.making is not None:
            self.making.forget()


def digest_of(code: str, key: str) -> str:
    """What a class keeps of a key, as its rooms do."""
    return hashlib.sha256(f"{code}:{key}".encode()).hexdigest()
