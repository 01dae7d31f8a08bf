"""Letters of a class: what is asked for and answered once, over HTTP."""

import msgspec

from labtable.hall.classes.frames import ClassStage
from labtable.hall.classes.plan import ClassPlan, NamesKind
from labtable.hall.classes.wishes import Face
from labtable.hall.wishes import Key


class NewClass(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A class to be opened: its plan, the teacher's key, and another one for the projector."""

    plan: ClassPlan
    key: Key
    projector: Key
    """Not the teacher's: whoever holds it sees the projector and nothing else."""


class ClassOpened(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a class, by which it is reached, and the four signs that are read out."""

    code: str
    short: str
    until: float
    """Seconds since 1970 at which the short code leads nowhere any more."""


class ClassCard(msgspec.Struct, frozen=True, kw_only=True):
    """What anybody may know of a class who has its short code."""

    code: str
    short: str
    games: list[str]
    stage: ClassStage
    locked: bool
    full: bool
    names: NamesKind
    language: str


class ReportSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A seat of a match: its place, who sat there while their name is known, and what became of it."""

    seat: int
    name: str
    """Empty once names are forgotten; then the seat goes by its colour."""
    faces: list[Face]
    bot: bool
    score: int
    won: bool
    held_from: int | None
    """The round from which a bot played on for them."""
    pupils: list[int]
    """The numbers of who sat there, by which a pupil is found again in another match."""
    met: list[str]
    """The cards of science that this seat brought to the table."""
    counts: list["Counted"]
    """What this seat did, or what happened to it."""
    questions: list["ClassMoment"]
    """For the worksheet of who sat there: three at most."""


class Counted(msgspec.Struct, frozen=True, kw_only=True):
    """How often something happened at a table."""

    name: str
    words: str
    times: int


class ClassMoment(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened, and a question that it raises."""

    game: str
    happened: str
    """In a sentence, with names of seats only by their colour's place: `the lab of seat 2`."""
    ask: str
    answer: str
    """For the teacher."""
    card: str | None
    tables: list[int]


class ReportTable(msgspec.Struct, frozen=True, kw_only=True):
    """One match at one table."""

    match: int
    table: int
    game: str
    edition: str
    """Its deck: a class that makes cards between two matches plays one game with several."""
    room: str
    """Its room, whose replay can be looked at."""
    seats: list[ReportSeat]
    rounds: int
    ended: str
    """`rules` if the rules ended it, `time` if it ended with a round, `unfinished` otherwise."""
    lead_changes: int
    met: list[str]
    """The cards of science that were met there, in their order."""
    counts: list[Counted]
    questions: list[ClassMoment]
    """For the worksheet: three at most."""


class ReportCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of science, and at which tables it was met."""

    card: str
    name: str
    kind: str
    science: str
    more: str
    source: str
    tables: list[int]


class ReportGame(msgspec.Struct, frozen=True, kw_only=True):
    """What was met of one game."""

    game: str
    title: str
    edition: str
    tables: int
    met: list[ReportCard]
    unmet: list[ReportCard]


class RuleAsked(msgspec.Struct, frozen=True, kw_only=True):
    """A rule, and how often somebody asked for it or ran into it."""

    game: str
    rule: str
    title: str
    words: str
    times: int


class ComparedTable(msgspec.Struct, frozen=True, kw_only=True):
    """What one table made of a deal."""

    table: int
    scores: list[int]
    rounds: int
    winners: list[int]
    met: int


class ComparedDeal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, and what every table made of the same cards."""

    match: int
    game: str
    seats: int
    tables: list[ComparedTable]
    words: list[str]
    """What they show, in sentences."""


class ReturnGame(msgspec.Struct, frozen=True, kw_only=True):
    """Two games on one deal with seats swapped, and who made more of it."""

    table: int
    game: str
    names: list[str]
    first: list[int]
    """The scores of the first game, by who sat at seat 1 in it."""
    second: list[int]
    """The scores of the second, in the same order of people."""


class ReportMade(msgspec.Struct, frozen=True, kw_only=True):
    """A card that pupils of the class made."""

    game: str
    card: str
    name: str
    kind: str
    group: int
    makers: list[str]
    """Nobody once names are forgotten."""
    tables: list[int]
    """Where it was met."""


class ClassReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a class met, made from the events of its tables."""

    code: str
    short: str
    opened: float
    begun: float | None
    ended: float | None
    goes: float
    """Seconds since 1970 at which it is deleted by itself."""
    plan: ClassPlan
    pupils: int
    bots: int
    finished_lesson: int
    of_lesson: int
    whys: int
    games: list[ReportGame]
    made: list[ReportMade]
    moments: list[ClassMoment]
    rules: list[RuleAsked]
    tables: list[ReportTable]
    deals: list[ComparedDeal]
    returns: list[ReturnGame]


class PlanStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a lesson."""

    minutes: int
    what: str


class Term(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A word of the curriculum, and where the game has it."""

    word: str
    where: str


class Explained(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question of the worksheets, with its answer."""

    when: str
    """What must have happened for it to be asked."""
    ask: str
    answer: str


class ClassNotes(msgspec.Struct, frozen=True, kw_only=True):
    """What a teacher wants to know of a game."""

    game: str
    title: str
    teaches: list[str]
    plan: list[PlanStep]
    words: list[Term]
    questions: list[Explained]
