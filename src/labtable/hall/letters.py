"""Letters: what is asked for and answered once, over HTTP; what goes to and fro at a table are wishes and frames."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.hall.customs import USUAL, Customs
from labtable.hall.frames import Happening, Room, Stage
from labtable.hall.wishes import Commitment, Key, Name
from labtable.kernel.option import OptionValue
from labtable.kernel.view import View


class SeatPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: whoever comes, the one who plans it, or a bot of a level."""

    sitter: Literal["open", "me", "bot"]
    level: str = ""


class NewRoom(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room to be opened; `start` begins at once if every seat is taken.

    With `lesson` it is the game's guided first game against bots; seats and options are the lesson's, and it begins.
    With `cards` it is played with a deck that people have changed; the text is that of an `--edition`.
    """

    game: str
    options: dict[str, OptionValue] = {}
    customs: Customs = USUAL
    seats: list[SeatPlan] = []
    name: Name
    key: Key
    commitment: Commitment = ""
    start: bool = False
    lesson: bool = False
    cards: str = ""


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """The code of a room that was opened; its link is `/t/CODE`."""

    code: str


MOST_ASKED = 24
MOST_CODE = 64


class Whereabouts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Asks how it stands at the tables whose codes a browser has kept, and whether any waits for it."""

    key: Key
    codes: Annotated[list[Annotated[str, Meta(max_length=MOST_CODE)]], Meta(max_length=MOST_ASKED)]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How it stands at a table, as one who watches sees it; of its match a stranger who asks hears nothing."""

    code: str
    game: str
    stage: Stage
    names: list[str]
    round: int
    scores: list[int]
    actor: int | None
    """The seat whose choice it is, as far as everybody may know."""
    slow: bool
    """Whether the match takes days."""
    watching: int
    free: int = 0
    """Seats that wait for somebody."""
    you: int | None = None
    """The seat of who asks."""
    asked: bool = False
    """Whether the table waits for who asks."""
    why: str = ""
    """Why the match cannot go on here, in one sentence, of which nothing else is known then."""


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


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new room that goes on from a step of a finished match: whoever asks takes the seat that is to move there."""

    step: Annotated[int, Meta(ge=0)]
    """How many steps stay."""
    level: str
    """The bots at all other seats."""
    name: Name
    key: Key
    record: str = ""
    """The match as a record; nothing where the address names its room."""


class LineFrame(msgspec.Struct, frozen=True, kw_only=True):
    """The table after a move of a line, as the seat would see it."""

    view: View
    happened: list[Happening]
    seat: int
    move: str
    label: str


class Continuation(msgspec.Struct, frozen=True, kw_only=True):
    """How it could go on after a move, on a table that its seat can imagine, if everybody plays what looks best."""

    seat: int
    frames: list[LineFrame]
    words: str
    """That it is imagined, in a sentence."""
