"""The door: every picture of a table that leaves the server is made here, from views and the audience of events.

No other module may serialise a table. Whatever goes out hangs on what its reader may know, and on nothing else.
"""

from collections.abc import Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from labtable.kernel import Event, Game, View, turn_of
from labtable.kernel.record import Step, lay_again, replay_on
from labtable.kernel.words import YOU
from labtable.server.match import Match, Takeback
from labtable.server.window import Window
from labtable.server.wire import Happening, Log, Replay, ReplayFrame, Reply, Room, TableFrame
from labtable.server.wire import Window as WindowState

_encoder = msgspec.json.Encoder()


def encoded(reply: Reply) -> bytes:
    """A reply as it goes over the wire."""
    return _encoder.encode(reply)


class Pictures:
    """The pictures of one moment of a match, one for each seat; what they share is made once."""

    def __init__(self, match: Match, window: Window | None) -> None:
        self.match = match
        self.window = window
        self._around_turn: tuple[bytes, bytes] | None = None

    def view(self, seat: int | None) -> View:
        """What a seat sees; in a window, whoever is asked sees its own question and nobody sees another's."""
        game, table = self.match.game, self.match.table
        if self.window is None:
            return self._shared(seat) if game.seats_see_alike else game.view(table, seat)
        question = self.window.question(seat)
        if question is not None:
            return game.view(question.table, seat)
        seen = game.view(table, seat)
        return replace(seen, turn=replace(seen.turn, actor=None, offers=[], refusals=[]))

    def _shared(self, seat: int | None) -> View:
        """The picture that is the same for all, written once, with the turn of this seat in its place."""
        game, table = self.match.game, self.match.table
        if self._around_turn is None:
            seen = game.view(table, None)
            before, _, after = _encoder.encode(seen).partition(_encoder.encode(seen.turn))
            self._around_turn = before, after
        before, after = self._around_turn
        turn = _encoder.encode(turn_of(game, table, seat))
        return cast(View, msgspec.Raw(before + turn + after))  # for the encoder it is as good as a view


def table_frame(
    pictures: Pictures,
    seat: int | None,
    names: list[str],
    *,
    tick: int,
    happened: Sequence[Event | Happening],
    undo: Takeback,
    thinking: bool,
) -> bytes:
    """The table as a seat, or a spectator (None), may see it, and what it may know of what happened."""
    window = pictures.window
    frame = TableFrame(
        tick=tick,
        view=pictures.view(seat),
        happened=happenings(pictures.match.game, happened, seat, names),
        undo=undo,
        window=None if window is None else WindowState(until=window.until, answered=window.answered(seat)),
        thinking=thinking,
    )
    return _encoder.encode(frame)


def happenings(
    game: Game, happened: Sequence[Event | Happening], seat: int | None, names: list[str]
) -> list[Happening]:
    """What a seat may know of what happened, in words that call its player You."""
    if not happened:
        return []
    told = _addressed(names, seat)
    return [
        each if isinstance(each, Happening) else happening(game, each, told)
        for each in happened
        if isinstance(each, Happening) or each.reaches(seat)
    ]


def happening(game: Game, event: Event, names: list[str]) -> Happening:
    """An event with its sentence."""
    return Happening(kind=event.kind, facts=event.facts, words=game.sentence(event, names))


def log_frame(match: Match, seat: int | None, names: list[str]) -> bytes:
    """All that happened so far, as far as a seat may know."""
    return _encoder.encode(Log(happened=happenings(match.game, [told.event for told in match.told], seat, names)))


def replay(room: Room, match: Match, seat: int | None, is_open: bool, names: list[str]) -> bytes:
    """A finished match from the eyes of one seat, of a spectator, or with all cards open."""
    assert match.over, "a match that goes on is nobody's to look into"
    frames = _replay_frames(match, seat, is_open, names)
    return _encoder.encode(Replay(room=room, frames=frames))


def _replay_frames(match: Match, seat: int | None, is_open: bool, names: list[str]) -> list[ReplayFrame]:
    game = match.game
    table = lay_again(game, match.record.header)
    table.listen()

    def frame(step: Step | None) -> ReplayFrame:
        events, table.events = table.events or [], []
        move = None if step is None else game.catalogue.named(step.move)
        return ReplayFrame(
            view=game.open_view(table) if is_open else game.view(table, seat),
            happened=[happening(game, event, names) for event in events]
            if is_open
            else happenings(game, events, seat, names),
            seat=None if step is None else step.seat,
            move=None if step is None else step.move,
            label=None if move is None else move.label,
        )

    return [frame(None), *(frame(step) for step in replay_on(game, table, match.record))]


def _addressed(names: list[str], seat: int | None) -> list[str]:
    return names if seat is None else [*names[:seat], YOU, *names[seat + 1 :]]
