"""Frames of a class: every message that a class may send to a browser. The page's TypeScript is made from these.

Pupils get `class`, `door` or `you`, `word`, `met` and `bench`; the projector `class`, `roster`, `tables`, `word` and
`bench`; the teacher all of that with flags and claims, and `look`. Nothing here but `look` tells anything that is
hidden at a table.
"""

from typing import Literal

import msgspec

from labtable.hall.classes.making import CardStage
from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.wishes import Face, Role
from labtable.hall.frames import Refused, Reply
from labtable.kernel.changes import Entry
from labtable.kernel.sentence import Sentence
from labtable.kernel.view import View

ClassStage = Literal["joining", "lesson", "playing", "over"]
TableStage = Literal["set", "lesson", "playing", "over"]
FlagKind = Literal["help", "stuck", "away", "why"]


class Class(Reply, frozen=True, kw_only=True, tag="class"):
    """The class as everybody in it may know it; sent on coming in and whenever it changes."""

    code: str
    short: str
    """Four signs to be read out; empty once the class is over."""
    role: Role
    plan: ClassPlan
    stage: ClassStage
    match: int
    """Which match it is, from 1 on; 0 before the first."""
    pupils: int
    here: int
    """How many of them are connected."""
    locked: bool
    paused: bool
    until: float | None
    """Seconds since 1970 at which this stage ends by itself: the countdown, the first steps, the match with its full
    round. None where nothing runs out, and while the class is paused."""
    left: float | None
    """Seconds that are left while it is paused."""
    ending: bool
    """Whether the tables end with the round that they play."""
    promise: str
    """SHA-256 of the secret of the deal that all tables share, told before anybody sits; empty if each has its own."""


class Nickname(msgspec.Struct, frozen=True, kw_only=True):
    """A drawn name and the face that goes with it."""

    name: str
    face: Face


class Absent(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil who is away, whom a newcomer may say to be."""

    pupil: int
    name: str
    face: Face


class ClassDoor(Reply, frozen=True, kw_only=True, tag="door"):
    """For somebody who is not in the class yet: a nickname, and who is away."""

    drawn: Nickname
    absent: list[Absent]
    claimed: int | None
    """The pupil whom the reader says to be, while the teacher has not answered."""
    denied: bool
    """Whether the teacher has said no."""


class Neighbour(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody at the reader's table."""

    name: str
    face: Face | None
    """None for a bot."""
    pupil: int | None


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    """The table at which a pupil has a place."""

    table: int
    game: str
    room: str
    """The code of the room to go to now, `/t/ROOM`: the pupil's own first steps, or the match; empty before a start."""
    stage: TableStage
    back: bool
    """Whether the same deal is played once more when this game is over, with seats swapped."""
    seat: int
    with_: list[Neighbour] = msgspec.field(name="with")
    """The others, in the order of the seats."""


class Yourself(Reply, frozen=True, kw_only=True, tag="you"):
    """For a pupil: who they are here, and where they sit."""

    pupil: int
    name: str
    face: Face
    game: str | None
    """The game that they would like."""
    friend: int | None
    """Beside whom they would like to sit."""
    is_mutual: bool
    raised: bool
    """Whether their hand is raised."""
    place: OwnTable | None
    """None while they wait for a table."""
    classmates: list[Absent]
    """Those whom they may choose to sit beside; none once it has begun."""


class PupilEntry(msgspec.Struct, frozen=True, kw_only=True):
    """A pupil in the list of the class."""

    pupil: int
    name: str
    face: Face
    here: bool
    table: int | None


class ClaimEntry(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who says that they are a pupil who is away; the teacher alone is told."""

    claim: int
    pupil: int


class Roster(Reply, frozen=True, kw_only=True, tag="roster"):
    """The pupils in the order in which they came; for the teacher and the projector."""

    pupils: list[PupilEntry]
    claims: list[ClaimEntry]
    """None for the projector."""


class ClassSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at one of the tables."""

    name: str
    pupils: list[int]
    """Who sits here; nobody where a bot does, two where a side is shared."""
    faces: list[Face]
    score: int | None
    """None where scores are not shown, and before the match."""
    bot: bool
    held: bool
    """Whether a bot plays for them."""
    away_since: float | None
    hand_since: float | None


class LessonAt(msgspec.Struct, frozen=True, kw_only=True):
    """How far a table has come in the first steps: its slowest pupil."""

    step: int
    of: int
    done: int
    """How many of its pupils have finished them."""


class Flag(msgspec.Struct, frozen=True, kw_only=True):
    """Why a table may need the teacher."""

    kind: FlagKind
    pupil: int | None
    since: float
    rule: str = ""
    """The rule that was asked for last."""
    times: int = 0
    """How often it was asked for."""


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the overview and the projector show it."""

    table: int
    game: str
    room: str
    """The code of its room, for the teacher; empty for the projector, and before a start."""
    stage: TableStage
    round: int
    seats: list[ClassSeat]
    actors: list[int]
    """The seats that everybody knows to be on turn."""
    since: float | None
    """Since when that is so, in seconds since 1970; None while the class is paused."""
    lesson: LessonAt | None
    met: list[str]
    """The cards met last, by their id, the latest last; three at most."""
    free: int
    """Chairs that a pupil could take."""
    ending: bool
    ended_early: bool
    """Whether it ended with a round, before the rules ended it."""
    flags: list[Flag]
    """None for the projector."""


class MetCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of science that was met, and at which tables."""

    game: str
    card: str
    tables: list[int]


class ClassNews(msgspec.Struct, frozen=True, kw_only=True):
    """What happened last that is worth a line on the wall."""

    table: int
    sentence: Sentence
    names: list[str]
    """Of those who sit there."""
    card: str


class ClassTables(Reply, frozen=True, kw_only=True, tag="tables"):
    """All tables, within a second of what happens there; for the teacher and the projector."""

    tables: list[TableCard]
    met: list[MetCard]
    of: dict[str, int]
    """How many cards of science each game has."""
    news: ClassNews | None
    whys: int
    """How often "why?" was pressed; 0 for the projector."""


class ClassWord(Reply, frozen=True, kw_only=True, tag="word"):
    """What the teacher says, to all or to one table."""

    number: int
    text: str
    table: int | None
    when: float


class ClassMet(Reply, frozen=True, kw_only=True, tag="met"):
    """For a pupil, when a match is over: what the class has met, and what of it was at their own table."""

    met: list[MetCard]
    of: dict[str, int]
    table: int | None
    questions: list[str]
    """Questions that came up for them, and by what."""


class OpenTable(Reply, frozen=True, kw_only=True, tag="look"):
    """A table with all hands open; for the teacher alone."""

    table: int
    game: str
    edition: str
    names: list[str]
    view: View


class GroupCard(msgspec.Struct, frozen=True, kw_only=True):
    """A group and its card."""

    group: int
    pupils: list[int]
    makers: list[str]
    """Their names; they stand on no card, so that none is kept with it."""
    pen: int | None
    """Who of them writes."""
    stage: CardStage
    table: str
    """The kind of card; empty while nothing is written, or for who may not see it yet."""
    card: Entry
    """As it stands in a card file."""
    word: str
    """What the teacher said when it was handed back."""


class ClassBench(Reply, frozen=True, kw_only=True, tag="bench"):
    """The cards that the class makes. Pupils and the projector see those that are accepted, and pupils their own."""

    game: str
    open: bool
    alone: bool
    edition: str
    """The digest of the deck with which the class plays next; empty while no card is accepted."""
    own: int | None
    """The reader's group."""
    groups: list[GroupCard]


FromClass = (
    Class | ClassDoor | Yourself | Roster | ClassTables | ClassWord | ClassMet | ClassBench | OpenTable | Refused
)
