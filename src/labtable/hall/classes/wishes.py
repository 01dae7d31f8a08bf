"""Wishes of a class: every message that a browser may send to a class. The page's TypeScript is made from these."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.hall.classes.plan import ClassPlan, GameName
from labtable.hall.wishes import Key, Name
from labtable.kernel.changes import Entry

Face = Literal[
    "ciliate",
    "zebrafish",
    "frog",
    "mouse",
    "worm",
    "yeast",
    "fly",
    "cress",
    "crystal",
    "microscope",
    "telescope",
    "abacus",
    "astrolabe",
    "radio",
    "sample",
    "coil",
    "steam",
    "dividers",
]
"""What stands for a pupil; the page has a drawing of each."""
Role = Literal["pupil", "teacher", "projector"]
PupilNumber = Annotated[int, Meta(ge=1)]
TableNumber = Annotated[int, Meta(ge=1)]
MOST_ANNOUNCED = 200
Announcement = Annotated[str, Meta(min_length=1, max_length=MOST_ANNOUNCED)]
RuleNumber = Annotated[str, Meta(min_length=1, max_length=16)]
LONGEST_COUNTDOWN = 600


class ClassMessage(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """Anything a browser may send to a class."""


class Arrive(ClassMessage, frozen=True, kw_only=True, tag="hello"):
    """The first message of a socket: who is there, and what they come for."""

    key: Key
    role: Role = "pupil"


# Pupils


class Draw(ClassMessage, frozen=True, kw_only=True, tag="draw"):
    """Draw another nickname."""


class Enter(ClassMessage, frozen=True, kw_only=True, tag="enter"):
    """Join the class, or be called something else before the start; without a name, by the nickname that was drawn."""

    name: Name | None = None
    face: Face | None = None


class ComeBack(ClassMessage, frozen=True, kw_only=True, tag="come_back"):
    """Say that one is a pupil who is away, with another device; the teacher is asked."""

    pupil: PupilNumber


class Prefer(ClassMessage, frozen=True, kw_only=True, tag="prefer"):
    """Say which of the games one would like, or that any will do."""

    game: GameName | None


class Befriend(ClassMessage, frozen=True, kw_only=True, tag="befriend"):
    """Say beside whom one would like to sit, or that anybody will do; it counts when both say so."""

    pupil: PupilNumber | None


class RaiseHand(ClassMessage, frozen=True, kw_only=True, tag="raise_hand"):
    """Ask the teacher to come, or no longer."""

    raised: bool


class AskWhy(ClassMessage, frozen=True, kw_only=True, tag="ask_why"):
    """Tell the class that "why?" was pressed, and which rule was the answer."""

    rule: RuleNumber


class Depart(ClassMessage, frozen=True, kw_only=True, tag="depart"):
    """Leave the class before its start."""


class SketchCard(ClassMessage, frozen=True, kw_only=True, tag="sketch"):
    """Show the card that one writes to one's group; only who has the pen may."""

    table: Annotated[str, Meta(min_length=1, max_length=32)]
    card: Entry


class TakePen(ClassMessage, frozen=True, kw_only=True, tag="take_pen"):
    """Write the card of one's group from now on."""


class HandIn(ClassMessage, frozen=True, kw_only=True, tag="hand_in"):
    """Give the card of one's group to the teacher."""


class WithdrawCard(ClassMessage, frozen=True, kw_only=True, tag="withdraw_card"):
    """Have the card of one's group back before the teacher has answered."""


# The teacher


class Arrange(ClassMessage, frozen=True, kw_only=True, tag="arrange"):
    """Change the plan before the start."""

    plan: ClassPlan


class CountDown(ClassMessage, frozen=True, kw_only=True, tag="count_down"):
    """Begin by itself after so many seconds; 0 stops the countdown."""

    seconds: Annotated[int, Meta(ge=0, le=LONGEST_COUNTDOWN)]


class Begin(ClassMessage, frozen=True, kw_only=True, tag="begin"):
    """Begin what comes next: the first steps, the match, or another match after it."""


class Pause(ClassMessage, frozen=True, kw_only=True, tag="pause"):
    """Let every clock and bot of the class stand still, or go on."""

    paused: bool


class Extend(ClassMessage, frozen=True, kw_only=True, tag="extend"):
    """Give so many minutes more."""

    minutes: Annotated[int, Meta(ge=1, le=60)] = 5


class EndRound(ClassMessage, frozen=True, kw_only=True, tag="end_round"):
    """Let all tables, or one, end with the round that they play."""

    table: TableNumber | None = None


class EndLesson(ClassMessage, frozen=True, kw_only=True, tag="end"):
    """End the class: all matches stop, names are forgotten in the database, and the report is ready."""


class DeleteClass(ClassMessage, frozen=True, kw_only=True, tag="delete"):
    """Forget the class and all its tables at once and for ever."""


class Lock(ClassMessage, frozen=True, kw_only=True, tag="lock"):
    """Let nobody new in, or let them in again."""

    locked: bool


class Admit(ClassMessage, frozen=True, kw_only=True, tag="admit"):
    """Answer a claim: whoever says that they are a pupil who is away is that pupil, or is not."""

    claim: Annotated[int, Meta(ge=1)]
    agree: bool


class MovePupil(ClassMessage, frozen=True, kw_only=True, tag="move"):
    """Seat a pupil at another table, in a chair of a bot or an empty one; without a table, at none.

    What they leave stays as it is, and a bot plays it on.
    """

    pupil: PupilNumber
    table: TableNumber | None


class MergeTables(ClassMessage, frozen=True, kw_only=True, tag="merge"):
    """Let the pupils of a table move to another, as far as it has chairs for all of them."""

    table: TableNumber
    into: TableNumber


class MergePupils(ClassMessage, frozen=True, kw_only=True, tag="merge_pupils"):
    """Say that two pupils are one, who came twice: they go on as the second, with the device that is here."""

    pupil: PupilNumber
    into: PupilNumber


class RenamePupil(ClassMessage, frozen=True, kw_only=True, tag="rename"):
    """Call a pupil something else, or by a drawn nickname."""

    pupil: PupilNumber
    name: Name | None = None


class RemovePupil(ClassMessage, frozen=True, kw_only=True, tag="remove"):
    """Remove a pupil for good; that key cannot come back."""

    pupil: PupilNumber


class Reseat(ClassMessage, frozen=True, kw_only=True, tag="reseat"):
    """Before a start, share everybody out to tables anew, by who has not met."""


class SendBots(ClassMessage, frozen=True, kw_only=True, tag="send_bots"):
    """Let bots play on for all who are away, or for those of one table."""

    table: TableNumber | None = None


class SendHint(ClassMessage, frozen=True, kw_only=True, tag="send_hint"):
    """Let the pupil whose turn it is at a table see a hint."""

    table: TableNumber


class LowerHand(ClassMessage, frozen=True, kw_only=True, tag="lower_hand"):
    """Say that a raised hand was seen to."""

    pupil: PupilNumber


class Announce(ClassMessage, frozen=True, kw_only=True, tag="announce"):
    """Say a word to all, or to one table."""

    text: Announcement
    table: TableNumber | None = None


class LookOn(ClassMessage, frozen=True, kw_only=True, tag="look_on"):
    """Look at a table with all hands open, or at none any more."""

    table: TableNumber | None


class OpenBench(ClassMessage, frozen=True, kw_only=True, tag="open_bench"):
    """Let groups make cards for a game: those who will sit together, or each pupil alone."""

    game: GameName
    alone: bool = False


class CloseBench(ClassMessage, frozen=True, kw_only=True, tag="close_bench"):
    """Let nobody make cards any more; those that are accepted are played with."""


class AcceptCard(ClassMessage, frozen=True, kw_only=True, tag="accept_card"):
    """Take a card that was handed in into the deck of the class."""

    group: Annotated[int, Meta(ge=1)]


class HandBack(ClassMessage, frozen=True, kw_only=True, tag="hand_back"):
    """Give a card back to its group to be mended, with a word; one that was accepted leaves the deck."""

    group: Annotated[int, Meta(ge=1)]
    word: Annotated[str, Meta(max_length=MOST_ANNOUNCED)] = ""


OfMaker = SketchCard | TakePen | HandIn | WithdrawCard
OfEditor = OpenBench | CloseBench | AcceptCard | HandBack
OfMember = Draw | Enter | ComeBack | Prefer | Befriend | RaiseHand | AskWhy | Depart
OfPupil = OfMember | OfMaker
OfTeacher = (
    Arrange
    | CountDown
    | Begin
    | Pause
    | Extend
    | EndRound
    | EndLesson
    | DeleteClass
    | Lock
    | Admit
    | MovePupil
    | MergeTables
    | MergePupils
    | RenamePupil
    | RemovePupil
    | Reseat
    | SendBots
    | SendHint
    | LowerHand
    | Announce
    | LookOn
    | OpenBench
    | CloseBench
    | AcceptCard
    | HandBack
)
ToClass = (
    Arrive
    | Draw
    | Enter
    | ComeBack
    | Prefer
    | Befriend
    | RaiseHand
    | AskWhy
    | Depart
    | SketchCard
    | TakePen
    | HandIn
    | WithdrawCard
    | Arrange
    | CountDown
    | Begin
    | Pause
    | Extend
    | EndRound
    | EndLesson
    | DeleteClass
    | Lock
    | Admit
    | MovePupil
    | MergeTables
    | MergePupils
    | RenamePupil
    | RemovePupil
    | Reseat
    | SendBots
    | SendHint
    | LowerHand
    | Announce
    | LookOn
    | OpenBench
    | CloseBench
    | AcceptCard
    | HandBack
)
