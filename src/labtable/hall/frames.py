"""Frames: every message that a room may send to a browser. The page's TypeScript is made from these structs."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from labtable.hall.customs import Customs
from labtable.hall.wishes import Avatar, Will, Word
from labtable.kernel.event import Event
from labtable.kernel.option import OptionValue
from labtable.kernel.sentence import Sentence
from labtable.kernel.view import View

Stage = Literal["gathering", "dealing", "playing", "over"]
Sitter = Literal["open", "person", "bot"]


class Sitting(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who sits at a seat, as everybody may know them."""

    name: str
    avatar: Avatar
    ready: bool
    host: bool
    here: bool
    """Whether a browser of theirs is connected."""


class Watcher(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who watches: a number, by which the host can send them away, and a name if they gave one."""

    number: int
    name: str


class SeatState(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat, as everybody may know."""

    seat: int
    sitter: Sitter
    name: str
    level: str = ""
    sharing: list[str] = []
    """The names of all who share this side, where more than one does."""
    people: list[Sitting] = []
    """All who sit here; none where a bot does, or nobody."""
    present: bool = True
    away_since: float | None = None
    """Seconds since 1970; the others may ask for a bot after `Room.patience`."""
    held_by_bot: bool = False


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """How the deal can be proved fair: a promise before the start, everything else after the end."""

    promise: str
    """SHA-256 of the server's secret, in hexadecimal."""
    commitments: list[str]
    """SHA-256 of everybody's chance, in the order of the seats; empty for bots. With the start they are fixed."""
    chances: list[str]
    """What everybody added, in the same order; none before the deal."""
    silent: list[str]
    """The names of those who committed a chance and did not tell it."""
    secret: str | None = None
    seal: str | None = None
    """The seal of the record, after the end."""


class Happening(msgspec.Struct, frozen=True, kw_only=True):
    """An event that the reader may know of, and its sentence for the log."""

    event: Event
    sentence: Sentence
    card: str | None = None
    """The card that this brings to the table, by its id: its science is worth a line."""
    against: Sequence[int] = ()
    """The seats that it hurts or aims at."""
    aside: bool = False
    """Whether it need not be told again to who looks back at the turns of others."""
    taken_back: bool = False
    by_bots: Sequence[int] = ()
    """The seats for which bots played then."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Something that needs the others' consent."""

    seat: int
    what: Literal["undo"]
    agreed: list[int]
    missing: list[int]
    """The seats that are still to agree, whether or not anybody is there."""
    goes: list[Happening]
    """What would be taken back, as far as the reader may know of it."""
    until: float
    """Seconds since 1970 at which the request lapses."""


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag_field="is"):
    """Anything a room may send."""


class OfClass(msgspec.Struct, frozen=True, kw_only=True):
    """The class whose table a room is."""

    code: str
    table: int
    paused: bool
    """Whether the teacher lets everything stand still."""
    hints: bool
    """Whether pupils may ask for hints."""


class Room(Reply, frozen=True, kw_only=True, tag="room"):
    """The room around the table; sent on coming in and whenever it changes."""

    code: str
    game: str
    edition: str
    """The digest of the cards that are played with; a book of the game shows those of one digest."""
    options: dict[str, OptionValue]
    customs: Customs
    """How the people here play together, as the host chose it."""
    seats: list[SeatState]
    stage: Stage
    you: int | None
    """The seat of the browser that reads this."""
    host: bool
    me: str
    """What the reader is called at the table; nothing for who watches."""
    watching: int
    watchers: list[Watcher]
    """Those who watch, as far as they are not too many to be named."""
    deal: Deal | None
    """None in a lesson, whose deal is prepared, and where another match is gone on with."""
    patience: float
    """Seconds after which a seat that is away may be held by a bot."""
    request: Request | None = None
    rematch: str | None = None
    """The code of the room in which it goes on."""
    rematch_by: int | None = None
    """The seat that asked for it, if it was one of the seats."""
    branch: int | None = None
    """After how many steps of another match this one begins. Nobody can prove its deal fair, and whoever began it may
    have seen in the review what is hidden here."""
    short: str | None = None
    """A short code to be read out, for as long as it leads here."""
    waits_until: float | None = None
    """While a deal waits for the chances of those who are away: seconds since 1970 at which it waits no longer."""
    of_class: OfClass | None = None
    """None for a room of friends."""
    ended_early: bool = False
    """Whether the match ended with a round, before the rules ended it."""
    closed: str = ""
    """Why nobody may look into the match yet though it is over: others still play the same deal."""
    return_of: str | None = None
    """The code of the first game, where this is the second on one deal with seats swapped."""
    return_game: str | None = None
    """The code of the second game on this deal."""


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """A moment for answers; it looks the same whoever holds one."""

    until: float | None
    """Seconds since 1970 at which the table goes on by itself; None while nobody else waits, or in a lesson."""
    touches: list[int]
    """The seats whose cards may be changed by what is asked about, for all that everybody can see."""
    answered: bool
    """Whether the reader has answered or passed already."""


class Guidance(msgspec.Struct, frozen=True, kw_only=True):
    """Where a newcomer stands in a lesson: what to do next, and why."""

    number: int
    """Which of the newcomer's steps it is, from 1 on."""
    of: int
    say: str
    """Empty while the others play."""
    rule: str
    move: str | None
    """The text of the move to make; None while the others play, and after the last step."""
    done: bool
    """Whether the lesson is over and the game goes on freely."""


class Undoing(msgspec.Struct, frozen=True, kw_only=True):
    """What the reader would take back: the choice by its label, who has chosen since, and who must agree."""

    what: str
    since: list[int]
    """The seats whose choices go with it."""
    asks: list[int]
    """Empty where nobody need be asked."""


class TableFrame(Reply, frozen=True, kw_only=True, tag="table"):
    """The table as the reader sees it, and what happened since the last frame."""

    tick: int
    view: View
    happened: list[Happening]
    undo: Undoing | None
    """None where there is nothing that the reader could take back."""
    window: Window | None = None
    thinking: bool = False
    """Whether a bot is at it, so that the page can say so."""
    lesson: Guidance | None = None
    """What a lesson says to its newcomer."""
    will: Will | None = None
    """How the reader wants to be asked for answers; None for who watches."""
    until: float | None = None
    """Seconds since 1970 at which a bot makes this choice, where there is a time for choices."""


class Log(Reply, frozen=True, kw_only=True, tag="log"):
    """All that happened so far, for who comes in."""

    happened: list[Happening]
    welcome: Sentence | None = None
    """What a bot did for the reader while they were away, in a line."""


class HintedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move of a hint, by the letter that stands on its piece."""

    letter: str
    move: int
    title: str
    """What to do, as one says it at a table."""
    short: str
    """What it is good for, in a few words."""
    chance: float
    """How often its player would win from there, from 0 to 1."""
    beside: str
    """How it stands beside the first, where their chances cannot be told apart: `about as good`."""


class Hinted(Reply, frozen=True, kw_only=True, tag="hinted"):
    """What `hard` thinks best and why, with what comes near it, best first."""

    tick: int
    move: int
    nudge: str
    """Where to look, without the move."""
    reasons: list[str]
    """Whole sentences."""
    options: list[HintedMove]


class Refused(Reply, frozen=True, kw_only=True, tag="refused"):
    """Something could not be done: why, and the rule if it is one of the game's."""

    do: str
    why: str
    """Empty where there is no more to say than the rule does."""
    rule: str | None = None


class Spoken(msgspec.Struct, frozen=True, kw_only=True):
    """A line that somebody has said, as its reader may know it."""

    number: int
    who: str
    """A sign for the person, the same for as long as the room is there, by which they can be muted."""
    name: str
    """What they were called then."""
    seat: int | None
    """Where they sat; None for who watched."""
    side: bool
    """Whether it was said to those alone who share the side."""
    word: Word | None
    text: str
    """Their own words, where it is none of the set ones."""
    when: float
    """Seconds since 1970."""
    reports: int = 0
    """How many have shown it to the host; the host alone is told."""
    reported: bool = False
    """Whether the reader has."""


class Lines(Reply, frozen=True, kw_only=True, tag="lines"):
    """All that was said and the reader may know of, oldest first; sent on coming in and when a line is struck."""

    you: str
    """The sign of the reader."""
    lines: list[Spoken]


class Said(Reply, frozen=True, kw_only=True, tag="said"):
    """Somebody has just said something."""

    line: Spoken


class Mate(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who shares the reader's side."""

    who: str
    name: str
    present: bool


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """A move that one of a side points at for the other."""

    who: str
    name: str
    move: int
    label: str


class Side(Reply, frozen=True, kw_only=True, tag="side"):
    """The side that the reader shares; nobody else is ever sent anything of it."""

    you: str
    mates: list[Mate]
    together: bool
    """Whether a move counts only when all of the side who are here have agreed on it."""
    tick: int
    """The picture of the table to which the suggestions belong."""
    suggestions: list[Suggestion]


class Nudged(Reply, frozen=True, kw_only=True, tag="nudged"):
    """Somebody waits for the reader to be ready."""

    by: str


FromRoom = Room | TableFrame | Log | Hinted | Refused | Nudged | Lines | Said | Side
