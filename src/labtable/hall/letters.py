"""Letters: what is asked for and answered once, over HTTP; what goes to and fro at a table are wishes and frames."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.hall.frames import Happening, Room
from labtable.hall.wishes import Commitment, Key, Name
from labtable.kernel.option import OptionValue
from labtable.kernel.view import View

MOST_ASKED = 24
"""Tables that are looked at in one go."""
MOST_CODE = 64


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: whoever comes, the one who plans it, or a bot of a level."""

    sitter: Literal["open", "me", "bot"]
    level: str = ""


class NewRoom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room to be opened; `start` begins at once if every seat is taken.

    With `lesson` it is the game's guided first game against bots; seats and options are the lesson's, and it begins.
    """

    game: str
    options: dict[str, OptionValue] = {}
    seats: list[SeatPlan] = []
    name: Name
    key: Key
    commitment: Commitment = ""
    start: bool = False
    lesson: bool = False


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a room that was opened; its link is `/t/CODE`."""

    code: str


class OwnTables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The tables that a browser has kept, and its key to them: it wants to know how they stand."""

    key: Key
    codes: Annotated[list[Annotated[str, Meta(max_length=MOST_CODE)]], Meta(max_length=MOST_ASKED)]


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """How far a match is, as one of its seats may know."""

    round: int
    actor: int | None
    """Whose turn it is; None where nobody may know who is asked, and after the end."""
    asked: bool
    """Whether this seat must decide now."""
    scores: list[int]


class Glance(msgspec.Struct, frozen=True, kw_only=True):
    """A table at a glance: its room as the one who asks sees it, and for who sits there how far the match is."""

    code: str
    room: Room | None
    """None where the match cannot go on here."""
    progress: Progress | None
    why: str = ""
    """Why it cannot, in one sentence."""


class Glances(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of a browser at a glance; one that is not among them is gone."""

    tables: list[Glance]


class Sorry(msgspec.Struct, frozen=True, kw_only=True):
    """Why a request could not be answered, in one sentence."""

    error: str


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """That the server is there, and how many rooms it holds in memory."""

    ok: bool
    rooms: int


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """That the server can take requests: the database answers and can be written to."""

    ready: bool


class ReplayFrame(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a step of a finished match."""

    view: View
    happened: list[Happening]
    seat: int | None
    move: str | None
    label: str | None


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match from one seat, or with all cards open."""

    room: Room
    frames: list[ReplayFrame]
