"""The door: every picture of a table that leaves the server is made here, from views and the audience of events.

No other module may serialise a table. Whatever goes out hangs on what its reader may know, and on nothing else.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import cast

import msgspec
from msgspec.structs import replace

from labtable.hall.classes.frames import OpenTable
from labtable.hall.frames import Guidance, Happening, Log, Reply, Room, TableFrame, Undoing
from labtable.hall.frames import Window as WindowState
from labtable.hall.letters import Continuation, LineFrame, Replay, ReplayFrame, Standing
from labtable.hall.match import Match
from labtable.hall.seating import RoomState
from labtable.hall.window import Window, ask_around
from labtable.hall.wishes import Will
from labtable.kernel import Event, Game, Move, Table, View, turn_of
from labtable.kernel.lesson import NEWCOMER
from labtable.kernel.record import Step, lay_again
from labtable.kernel.sentence import Sentence
from labtable.kernel.turn import standings
from labtable.kernel.view import Turn
from labtable.kernel.words import YOU
from labtable.review.findings import Finding
from labtable.review.going_on import imagined
from labtable.review.going_on import line as going_on
from labtable.review.moments import played_again

IMAGINED = "One way it could go on: what was hidden is imagined, and everybody takes what looks best at first sight."
SEAT, NO_SEAT = b'{"seat":%d,', b'{"seat":null,'
PLACE = b'"view goes here"'
VIEW = cast(View, msgspec.Raw(PLACE))  # for the encoder it is as good as a view
MOST_NAMED = 4  # moves of a bot that are told in one line

_encoder = msgspec.json.Encoder()


def encoded(reply: Reply) -> bytes:
    """A reply as it goes over the wire."""
    return _encoder.encode(reply)


Held = Callable[[int], Collection[int]]
"""The seats that bots hold for people, at a point in time."""


def nobody(when: int) -> Collection[int]:
    """Everybody plays for themselves."""
    return ()


class Moment:
    """One moment of a match, as it is shown to every seat; what the frames share is made once."""

    def __init__(
        self,
        match: Match,
        *,
        tick: int,
        happened: Sequence[Event] = (),
        gone: Collection[int] = (),
        window: Window | None = None,
        thinking: bool = False,
        until: float | None = None,
        window_until: float | None = None,
        guidance: Guidance | None = None,
        held: Held = nobody,
    ) -> None:
        self.match, self.tick = match, tick
        self.happened = happened
        self.gone = gone
        """The places of what was taken back since."""
        self.window, self.window_until = window, window_until
        self.thinking = thinking
        self.until = until
        """When a bot makes the choice of whose turn it is."""
        self.guidance = guidance
        self.held = held
        """The seats that bots held when something happened, by its place."""
        self._around_turn: tuple[bytes, bytes, bytes] | None = None
        self._told: dict[int, Happening] = {}

    def frame(self, seat: int | None, undo: Undoing | None, will: Will | None = None) -> bytes:
        """The table as a seat, or a spectator (None), may see it, and what it may know of what happened."""
        frame = TableFrame(
            tick=self.tick,
            view=VIEW,
            happened=self.told(seat),
            undo=undo,
            window=self._window(seat),
            thinking=self.thinking,
            lesson=self.guidance if seat == NEWCOMER else None,
            will=will,
            until=self.until,
        )
        before, _, after = _encoder.encode(frame).partition(PLACE)
        return b"".join((before, *self._seen(seat), after))

    def _seen(self, seat: int | None) -> tuple[bytes, ...]:
        """What a seat sees, in pieces as they go over the wire."""
        if self.window is None and self.match.game.seats_see_alike and not self.match.ended_early:
            return self._shared(seat)
        return (_encoder.encode(self.view(seat)),)

    def _window(self, seat: int | None) -> WindowState | None:
        window = self.window
        if window is None:
            return None
        return WindowState(until=self.window_until, touches=window.touched, answered=window.answered(seat))

    def log(self, seat: int | None, welcome: Sentence | None = None) -> bytes:
        """What happened alone, for who comes in; who is back is told what a bot did for them."""
        return _encoder.encode(Log(happened=self.told(seat), welcome=welcome))

    def view(self, seat: int | None) -> View:
        """What a seat sees; in a window, whoever is asked sees its own question and nobody sees another's."""
        game, table = self.match.game, self.match.table
        if self.match.ended_early:
            return replace(game.view(table, seat), turn=ended(game, table, seat))
        if self.window is None:
            return game.view(table, seat)
        question = self.window.question(seat)
        if question is not None:
            return game.view(question.table, seat)
        seen = game.view(table, seat)
        return replace(seen, turn=replace(seen.turn, actor=None, offers=[], refusals=[]))

    def _shared(self, seat: int | None) -> tuple[bytes, ...]:
        """The picture that is the same for all, written once, with the turn of this seat in its place."""
        game, table = self.match.game, self.match.table
        if self._around_turn is None:
            seen = game.view(table, None)
            unasked = _encoder.encode(seen.turn)
            before, _, after = _encoder.encode(seen).partition(unasked)
            self._around_turn = before, unasked.removeprefix(NO_SEAT), after
        before, unasked, after = self._around_turn
        if seat is not None and seat == table.actor:
            return before, _encoder.encode(turn_of(game, table, seat)), after
        return before, NO_SEAT if seat is None else SEAT % seat, unasked, after  # the same, but for the seat

    def told(self, seat: int | None) -> list[Happening]:
        """What a seat may know of what happened."""
        return [self._happening(number, each) for number, each in enumerate(self.happened) if each.reaches(seat)]

    def _happening(self, number: int, event: Event) -> Happening:
        """An event, the same for all who may know of it."""
        found = self._told.get(number)
        if found is None:
            found = happening(event, sorted(self.held(number)), taken_back=number in self.gone)
            self._told[number] = found
        return found


def ended(game: Game, table: Table, seat: int | None) -> Turn:
    """Where a match stands that ended with a round before the rules ended it: whoever is ahead has won."""
    placed = standings(game, table)
    return Turn(
        seat=seat,
        seats=table.seats,
        round=table.round,
        actor=None,
        over=True,
        scores=table.scores(),
        winners=sorted(each.seat for each in placed if each.place == 1),
        standings=placed,
        offers=[],
        refusals=[],
    )


def past(match: Match, held: Held = nobody) -> Moment:
    """All that happened so far, for the log; what a bot did in somebody's seat is told of the bot."""
    gone = {number for number, told in enumerate(match.told) if told.gone}
    events = [told.event for told in match.told]
    return Moment(match, tick=0, happened=events, gone=gone, held=lambda number: held(match.told[number].entry))


def welcome_back(chosen: list[str]) -> Sentence:
    """What a bot chose for somebody who was away, in a line."""
    named = chosen if len(chosen) <= MOST_NAMED else []
    return Sentence("hall-welcome-back", {"count": len(chosen), "named": bool(named), "moves": "; ".join(named)})


def going(match: Match, kept: int, seat: int | None) -> list[Happening]:
    """What a seat may know of all that would go if so many steps stayed."""
    events = [told.event for told in match.told if told.step > kept and not told.gone]
    return Moment(match, tick=0, happened=events).told(seat)


def happening(event: Event, by_bots: Sequence[int] = (), *, taken_back: bool = False) -> Happening:
    """An event with its sentence."""
    return Happening(
        event=event.apart(),
        sentence=event.sentence(),
        card=event.told(),
        against=event.against(),
        aside=event.is_aside(),
        taken_back=taken_back,
        by_bots=by_bots,
    )


def called(names: list[str], reader: int) -> list[str]:
    """What a reader calls all seats: their own You."""
    return [YOU if seat == reader else name for seat, name in enumerate(names)]


def standing(state: RoomState, match: Match | None, window: Window | None, digest: str, watching: int = 0) -> Standing:
    """How it stands at a table, as who watches sees it; only whether it waits for who asks hangs on who that is."""
    seat = state.seat_of(digest)
    me = state.find(digest)
    if match is None:
        silent = me is not None and bool(me.commitment) and not me.chance
        return _standing(state, watching, seat, state.stage == "dealing" and silent)
    has_a_say = state.stage == "playing" and seat is not None and not state.seats[seat].held
    return _begun(state, match.table, watching, seat, has_a_say and _waits_for(seat, state, match, window))


def closed(code: str, why: str) -> Standing:
    """A table whose match cannot go on here."""
    return Standing(
        code=code, game="", stage="over", names=[], round=0, scores=[], actor=None, slow=False, watching=0, why=why
    )


def listing(state: RoomState, table: Table) -> str:
    """How the home page names a table that may be watched, as it is stored."""
    return _encoder.encode(_begun(state, table, 0, None, asked=False)).decode()


def _begun(state: RoomState, table: Table, watching: int, you: int | None, asked: bool) -> Standing:
    actor = table.actor if state.stage == "playing" and not table.in_secret() else None
    return _standing(state, watching, you, asked, round=table.round, scores=table.scores_seen(None), actor=actor)


def _standing(
    state: RoomState,
    watching: int,
    you: int | None,
    asked: bool,
    *,
    round: int = 0,
    scores: Sequence[int] = (),
    actor: int | None = None,
) -> Standing:
    return Standing(
        code=state.code,
        game=state.game,
        stage=state.stage,
        names=state.names(),
        round=round,
        scores=list(scores),
        actor=actor,
        slow=state.customs.slow,
        watching=watching,
        free=sum(seat.is_open for seat in state.seats),
        you=you,
        asked=asked,
    )


def _waits_for(seat: int | None, state: RoomState, match: Match, window: Window | None) -> bool:
    """Whether a seat has something to do; in a window that is nobody's business but its own."""
    if not match.table.in_secret():
        return seat == match.table.actor
    if window is not None:
        return window.question(seat) is not None
    has_answered = state.waiting is not None and seat in state.waiting.answers
    return not has_answered and any(asked.seat == seat for asked in ask_around(match.game, match.table))


def looked_on(number: int, match: Match, names: list[str]) -> bytes:
    """A table of a class with all hands open, for its teacher alone."""
    game, table = match.game, match.table
    edition = game.edition.digest
    return _encoder.encode(
        OpenTable(table=number, game=game.name, edition=edition, names=names, view=game.open_view(table))
    )


def replay(room: Room, frames: Iterable[bytes]) -> bytes:
    """A finished match in its room, from frames that were made one by one."""
    made = cast(list[ReplayFrame], msgspec.Raw(b"[" + b",".join(frames) + b"]"))  # for the encoder it is as good
    return _encoder.encode(Replay(room=room, frames=made))


def replay_frames(match: Match, seat: int | None, is_open: bool) -> Iterator[bytes]:
    """A finished match from the eyes of one seat, of a spectator, or with all cards open; frame by frame."""
    assert match.over, "a match that goes on is nobody's to look into"
    return map(_encoder.encode, _replay_frames(match, seat, is_open))


def _is_shown(event: Event, seat: int | None, is_open: bool) -> bool:
    """Whether a replay tells of an event: with all cards open, of each just once and as it was."""
    return not event.veils() if is_open else event.reaches(seat)


def _replay_frames(match: Match, seat: int | None, is_open: bool) -> Iterator[ReplayFrame]:
    game = match.game
    table = lay_again(game, match.record.header, listening=True)

    def frame(step: Step | None) -> ReplayFrame:
        events, table.events = table.events or [], []
        move = None if step is None else game.catalogue.named(step.move)
        return ReplayFrame(
            view=game.open_view(table) if is_open else game.view(table, seat),
            happened=[happening(event) for event in events if _is_shown(event, seat, is_open)],
            seat=None if step is None else step.seat,
            move=None if step is None else step.move,
            label=None if move is None else move.label,
        )

    yield frame(None)
    for played in played_again(game, table, match.record):
        if played.is_pictured:
            yield frame(played.step)


def line(finding: Finding) -> bytes:
    """A line of a review."""
    return _encoder.encode(finding) + b"\n"


def continuation(game: Game, table: Table, step: int, move: Move) -> Iterator[bytes]:
    """How it could go on from a table with so many steps made, as its seat would see it; frame by frame."""
    seat, twin = table.actor, imagined(game, table, step)
    for made in going_on(twin, move):
        events, twin.events = twin.events or [], []
        named = game.catalogue.named(made.move)
        assert named is not None, "it was made"
        told = [happening(event) for event in events if event.reaches(seat)]
        view = game.view(twin, seat)
        frame = LineFrame(view=view, happened=told, seat=made.seat, move=made.move, label=named.label)
        yield _encoder.encode(frame)


def continued(seat: int, frames: bytes) -> bytes:
    """A whole continuation, from frames that were made one by one."""
    made = cast(list[LineFrame], msgspec.Raw(b"[" + frames + b"]"))  # for the encoder it is as good
    return _encoder.encode(Continuation(seat=seat, frames=made, words=IMAGINED))
