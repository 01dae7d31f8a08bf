"""Wishes: every message that a browser may send to a room. The page's TypeScript is made from these structs."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.kernel.option import OptionValue

MOST_NAME = 24
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Key = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
"""What a browser keeps to itself: the only key to its seats."""
Chance = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]
"""What a browser adds to the seed of a match: too much to be guessed from its hash."""
Commitment = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
"""The SHA-256 of a chance, in hexadecimal; empty for who adds none."""
Tick = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Speed = Literal["slow", "normal", "fast", "skip"]
Word = Literal[
    "well_played",
    "good_idea",
    "hello",
    "one_moment",
    "close_race",
    "lovely_card",
    "oh_no",
    "thank_you",
    "good_luck",
]
"""What can be said with one press; the page has the words and the drawings."""
MOST_WRITTEN = 200
Text = Annotated[str, Meta(min_length=1, max_length=MOST_WRITTEN)]
LineNumber = Annotated[int, Meta(ge=0)]
Avatar = Literal["plain", "glasses", "goggles", "cap", "beret", "curls", "bun", "beard", "mask", "lamp"]
"""What the pawn of a person wears; the page has a drawing of each."""


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything a browser may send."""


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """The first message of a socket: who is there."""

    key: Key


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat, or share a side where the game allows it."""

    seat: SeatNumber
    name: Name
    commitment: Commitment = ""


class Stand(Message, frozen=True, kw_only=True, tag="stand"):
    """Leave the seat; in mid-game the others may let a bot play on."""


class Resize(Message, frozen=True, kw_only=True, tag="resize"):
    """Change how many seats there are, before the start; only the host may."""

    seats: Annotated[int, Meta(ge=1, le=8)]


class Place(Message, frozen=True, kw_only=True, tag="place"):
    """Give a seat to a bot of a level, or leave it to whoever comes (no level); only the host may, before the start."""

    seat: SeatNumber
    level: str


class Drop(Message, frozen=True, kw_only=True, tag="drop"):
    """Play without a seat at which nobody sits; only the host may, before the start."""

    seat: SeatNumber


class Swap(Message, frozen=True, kw_only=True, tag="swap"):
    """Let two seats change places, with whoever sits there; only the host may, before the start."""

    seat: SeatNumber
    other: SeatNumber


class Choose(Message, frozen=True, kw_only=True, tag="choose"):
    """Set one option before the start; only the host may."""

    option: str
    value: OptionValue


class SetCustom(Message, frozen=True, kw_only=True, tag="custom"):
    """Choose how people play together, one thing of it; only the host may, in a match only chat and watching."""

    custom: str
    value: OptionValue


class AsUsual(Message, frozen=True, kw_only=True, tag="as_usual"):
    """Let all options and customs be the usual ones again; only the host may, before the start."""


class MakeHost(Message, frozen=True, kw_only=True, tag="make_host"):
    """Make somebody who sits at the table its host, in one's own place."""

    name: Name


class Remove(Message, frozen=True, kw_only=True, tag="remove"):
    """Remove somebody from the table, by their name or the number of who watches: that key cannot come back."""

    name: Name | None = None
    watcher: int | None = None


class Rename(Message, frozen=True, kw_only=True, tag="rename"):
    """Be called something else: who sits may before the start, who watches at any time."""

    name: Name


class Wear(Message, frozen=True, kw_only=True, tag="wear"):
    """Choose what one's pawn wears."""

    avatar: Avatar


class BeReady(Message, frozen=True, kw_only=True, tag="ready"):
    """Say whether one is ready for the start."""

    ready: bool


class Nudge(Message, frozen=True, kw_only=True, tag="nudge"):
    """Remind somebody at the table, before the start, that the others wait for them."""

    name: Name


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """Let the cards be dealt; only the host may, and every seat must be taken.

    Where the match takes days, a second start deals without waiting for the chances of those who are not here.
    """


class Commit(Message, frozen=True, kw_only=True, tag="commit"):
    """Commit a chance for the deal, in place of an earlier one, before the start."""

    commitment: Commitment


class Reveal(Message, frozen=True, kw_only=True, tag="reveal"):
    """Tell the chance that was committed, after the start and before the deal."""

    chance: Chance


class Play(Message, frozen=True, kw_only=True, tag="play"):
    """Choose an offered move; `tick` is the picture of the table that offered it."""

    move: int
    tick: Tick


class Undo(Message, frozen=True, kw_only=True, tag="undo"):
    """Take back the own last choice, or ask the others for it."""


class Answer(Message, frozen=True, kw_only=True, tag="answer"):
    """Agree to what somebody asked for, or not."""

    agree: bool


class Withdraw(Message, frozen=True, kw_only=True, tag="withdraw"):
    """Ask no longer for what one asked the others for."""


class Hint(Message, frozen=True, kw_only=True, tag="hint"):
    """Ask what `hard` thinks best."""


class Hurry(Message, frozen=True, kw_only=True, tag="hurry"):
    """Say how fast bots should play; `skip` lets them play at once until the own next move."""

    speed: Speed


class Substitute(Message, frozen=True, kw_only=True, tag="substitute"):
    """Let a bot play on at a seat whose player is away."""

    seat: SeatNumber


class Rematch(Message, frozen=True, kw_only=True, tag="rematch"):
    """Open a new room with the same people after the end."""


class Will(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How somebody wants to be asked for answers."""

    when: Literal["always", "touched", "called"]
    """At every moment, when it may change what they have, or only when they have rung."""
    bell: bool = False
    """Whether they are asked the next time in any case."""
    hush: bool = False
    """Whether they are not asked before their next turn."""


class AskMe(Message, frozen=True, kw_only=True, tag="ask_me"):
    """Say how one wants to be asked for answers from now on."""

    will: Will


class LeaveLesson(Message, frozen=True, kw_only=True, tag="leave_lesson"):
    """Play on freely, in the middle of a lesson or after it."""


class Suggest(Message, frozen=True, kw_only=True, tag="suggest"):
    """Point at an offered move for who shares one's side, or at none any more."""

    move: int | None
    tick: Tick


class OfTalk(Message, frozen=True, kw_only=True):
    """Anything that is said around a table, or done about what was said."""


class Say(OfTalk, frozen=True, kw_only=True, tag="say"):
    """Say one of the set words, to everybody or to who shares one's side."""

    word: Word
    side: bool = False


class Write(OfTalk, frozen=True, kw_only=True, tag="write"):
    """Say something in one's own words, where the host allows it."""

    text: Text
    side: bool = False


class Report(OfTalk, frozen=True, kw_only=True, tag="report"):
    """Show the host a line that should not have been said."""

    line: LineNumber


class Judge(OfTalk, frozen=True, kw_only=True, tag="judge"):
    """Strike a line, or let one stand that was reported; only the host may."""

    line: LineNumber
    strike: bool


FromBrowser = (
    Hello
    | Sit
    | Stand
    | Resize
    | Place
    | Drop
    | Swap
    | Choose
    | AsUsual
    | MakeHost
    | Remove
    | Rename
    | Wear
    | BeReady
    | Nudge
    | SetCustom
    | Commit
    | Start
    | Reveal
    | Play
    | Undo
    | Answer
    | Withdraw
    | Hint
    | Hurry
    | Substitute
    | Rematch
    | AskMe
    | LeaveLesson
    | Suggest
    | Say
    | Write
    | Report
    | Judge
)
