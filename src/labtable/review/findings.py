"""Findings: what a review has to say, as data; all chances are parts of 1 and tell how far they may be off."""

from typing import Literal

import msgspec

from labtable.kernel.view import Standing

Mark = Literal["bright", "sound", "loose", "slip", "costly"]


class Chance(msgspec.Struct, frozen=True):
    """A chance, or a difference of two, with the bounds between which it lies nineteen times in twenty."""

    value: float
    low: float
    high: float


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """A step of the match, as the review counts it."""

    number: int
    """From 1 on: the line of the journal."""
    round: int
    seat: int
    move: str
    label: str
    choices: int
    """Among how many moves it was chosen; 1 where nothing was to be chosen."""
    before: int
    """The frame of the replay that shows the table before it."""
    after: int
    """The frame that shows it afterwards: the same one if nobody could see anything of it."""


class Opening(msgspec.Struct, frozen=True, kw_only=True, tag="opening", tag_field="is"):
    """What is known before anything is counted: the steps, and how it ended."""

    game: str
    edition: str
    names: list[str]
    """What the seats are called."""
    moments: list[Moment]
    scores: list[int]
    winners: list[int]
    standings: list[Standing]
    """All seats from the first place down, with what broke their ties."""
    ended: str
    """How it ended, in a sentence."""
    over: bool = True
    """Whether the match came to its end; a record that is dropped on the page may break off before."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """The chances of one seat through the match: before the first step, and after each; by what it knew then."""

    chances: list[float]
    low: list[float]
    high: list[float]


class Curve(msgspec.Struct, frozen=True, kw_only=True, tag="curve", tag_field="is"):
    """The lines of all seats as far as is known; a later one takes the place of an earlier one."""

    lines: list[Line]


class Weighed(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was looked at."""

    move: str
    title: str
    """What to do, as one says it at a table."""
    chance: Chance
    """Of its seat, if it is made."""
    behind: Chance
    """How far it falls behind the best, measured on the same imagined tables; nothing for the best."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True, tag="verdict", tag_field="is"):
    """What a decision was worth, by what its seat knew then."""

    number: int
    """Of its moment."""
    round: int
    seat: int
    mark: Mark | None
    """None for what is not judged: a matter of routine, or a choice that changes no chance."""
    played: str
    """The text of the move that was made."""
    options: list[Weighed]
    """The best few moves, best first, and the one that was made."""
    cost: Chance
    """What the move gave away."""
    said: str
    """The verdict in a few words for a list, without numbers."""
    reasons: list[str]
    """Whole sentences that speak for the best move, or for the one made if it is bright; each is told to its player."""
    knew: str
    """What the seat could not know then, in a sentence."""


class Progress(msgspec.Struct, frozen=True, kw_only=True, tag="progress", tag_field="is"):
    """How far the counting has come."""

    done: int
    of: int


class Accuracy(msgspec.Struct, frozen=True, kw_only=True):
    """How well a seat chose."""

    seat: int
    kept: Chance
    """1 if it always made the best move, 0 if it had drawn its moves from a hat; None of it hangs on luck."""
    decisions: int
    """How many of its decisions were judged."""
    marks: dict[Mark, int]
    """How many of each mark it has."""


class Summary(msgspec.Struct, frozen=True, kw_only=True, tag="summary", tag_field="is"):
    """What it comes to; with it a review is whole."""

    accuracy: list[Accuracy]
    """Of every seat; `kept` counts nothing where no decision was judged."""
    turning_points: list[int]
    """The numbers of the moments that changed most, in their order."""
    sure: str
    """How the chances were found, and how sure they are, in a sentence or two."""


class Broken(msgspec.Struct, frozen=True, kw_only=True, tag="broken", tag_field="is"):
    """Why a review cannot go on, in a sentence; asked for again, it goes on from where it was."""

    error: str


Finding = Opening | Curve | Verdict | Progress | Summary | Broken
"""A line of a review, as it comes over the wire."""
