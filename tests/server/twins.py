"""Twins: tables that look the same to a seat and differ in what it cannot see."""

from collections.abc import Iterator, Sequence
from copy import copy
from typing import NamedTuple

from labtable.hall import door
from labtable.hall.match import Match
from labtable.hall.window import Window
from labtable.kernel import EVERYBODY, NOBODY, Event, Game, Move, Record, Rng, Table, load_game, new_record, seeded
from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes, digest

NEW_TWIN = 3
FOLLOWED = 6
NAMES = ["Ada", "Max", "Eve", "Tim", "Zoe"]


def new_match(name: str, seed: int, seats: int = 0) -> Match:
    """A match at its beginning."""
    game = load_game(name)
    return Match(game, new_record(game, seed, seats or game.fewest_seats).header)


def laid(name: str, table: Table) -> Match:
    """A match that stands at a table built by hand."""
    return copy_of(new_match(name, 7, table.seats), table)


def choose(match: Match, *texts: str) -> list[Event]:
    """Make moves by their text; all that happened."""
    happened: list[Event] = []
    for text in texts:
        move = match.game.catalogue.named(text)
        assert move is not None, text
        happened += match.choose(move)
    return happened


def copy_of(match: Match, table: Table) -> Match:
    """A match that goes on by itself from here, on a table of its own."""
    found = copy(match)
    found.record = Record(match.record.header, match.record.steps.copy(), cards=match.record.cards)
    found.journal, found.told, found.secret = match.journal.copy(), match.told.copy(), match.secret.copy()
    found.table = table
    table.listen()
    return found


def twin_of(match: Match, seat: int, rng: Rng, ahead: Sequence[Table] = ()) -> Match:
    """The same match with all dealt anew that a seat cannot know; nor can a spectator, who knows no more than any seat.

    The faces that it knows on the tables ahead stay where they are, so that it learns the same on both by the moves
    that lead there; and chance goes on as it would have, because all can see some of what it does.
    """
    table = match.table.clone()
    for cards, *later in zip(cards_of(table), *(cards_of(each) for each in ahead), strict=True):
        for card in range(len(cards.known)):
            if any(each.knows(seat, card) for each in later):
                cards.set_known(card, EVERYBODY)
    twin = table.imagine(seat, rng)
    for cards, true in zip(cards_of(twin), cards_of(match.table), strict=True):
        for card, audience in enumerate(true.known):
            cards.set_known(card, audience)
    twin.rng = match.table.rng.clone()
    return copy_of(match, twin)


def cards_of(table: Table) -> list[Cards]:
    """All cards of a table whose faces may be hidden."""
    kept = (getattr(table, name) for name in attributes(table))
    return [cards for cards in kept if isinstance(cards, Cards)]


class Position(NamedTuple):
    """A match, and the move that was made there."""

    match: Match
    move: Move


def whole_game(name: str, seats: int, rng: Rng) -> list[Position]:
    """All positions of a game that was played at random."""
    match, course = new_match(name, 3, seats), []
    while not match.over:
        course.append(Position(copy_of(match, match.table.clone()), any_move(match.table, rng)))
        match.choose(course[-1].move)
    return course


class Pair:
    """A match and a twin that looks the same to a seat, on which the same moves are made."""

    def __init__(self, stretch: Sequence[Position], seat: int, rng: Rng) -> None:
        match = stretch[0].match
        self.seat = seat
        self.match = copy_of(match, match.table.clone())
        self.twin = twin_of(match, seat, rng, [position.match.table for position in stretch[1:]])
        self.before = len(match.told)
        self.happened: list[Event] = []
        self.happened_there: list[Event] = []

    def follows(self, move: Move) -> bool:
        """Make a move on both; False if it is refused on the twin, or teaches the seat something else there."""
        if self.twin.table.refusal(move) is not None:
            return False
        before = self._revelations()
        self.happened, self.happened_there = self.match.choose(move), self.twin.choose(move)
        return self._revelations() == before or self._taught_the_same()

    def _revelations(self) -> tuple[int, int]:
        return self.match.table.revelations, self.twin.table.revelations

    def _taught_the_same(self) -> bool:
        """Whether all that the seat knows now lets it imagine the same tables."""
        imagined = [each.table.imagine(self.seat, fixed_rng()) for each in (self.match, self.twin)]
        return digest(imagined[0]) == digest(imagined[1])

    def assert_alike(self) -> None:
        """What the seat is sent, and what a spectator is, has the same bytes."""
        for reader in (self.seat, None):
            sent = picture(self.match, reader, self.happened)
            assert picture(self.twin, reader, self.happened_there) == sent
            assert log_of(self.twin, reader, self.before) == log_of(self.match, reader, self.before)

    def has_secrets(self) -> bool:
        """Whether the last move told others something that differs; if the seat were told as well, it would show."""
        return self._kept(self.happened) != self._kept(self.happened_there)

    def _kept(self, events: list[Event]) -> list[Event]:
        return [event for event in events if not event.reaches(self.seat)]


def pairs(name: str, seats: int, rng: Rng) -> Iterator[Pair]:
    """A game beside its twins: every few moves a new one, which follows for a while; a pair after each of its moves."""
    course = whole_game(name, seats, rng)
    for start in range(0, len(course), NEW_TWIN):
        stretch = course[start : start + FOLLOWED]
        if stretch[0].match.table.midway():
            continue  # what somebody has half chosen may not fit a twin
        pair = Pair(stretch, rng.below(seats), rng)
        yield pair
        for _, move in stretch:
            if not pair.follows(move):
                break
            yield pair


def picture(match: Match, seat: int | None, happened: list[Event]) -> bytes:
    """The frame that a seat is sent, as the course of a match makes it."""
    window = Window(match.game, match.table, bots=set()) if match.table.in_secret() else None
    if window is not None:
        window.until = 1.0
    moment = door.Moment(match, tick=1, happened=happened, window=window)
    others = [other for other in range(match.table.seats) if other != seat]
    return moment.frame(seat, None if seat is None or window is not None else match.undoing(seat, others))


def log_of(match: Match, seat: int | None, since: int = 0) -> bytes:
    """The log that a seat is sent when somebody comes in, or what came to it since."""
    happened = [told.event for told in match.told[since:]]
    return door.Moment(match, tick=1, happened=happened).log(seat)


def any_move(table: Table, rng: Rng) -> Move:
    moves = table.legal()
    return moves[rng.below(len(moves))]


def window_with_an_answer(game: Game, rng: Rng) -> Match:
    """A match at a window in which the seat that is asked first holds an answer."""
    for seed in range(1000):
        match = new_match(game.name, seed)
        while match.table.actor != NOBODY:
            if match.table.in_secret() and len(match.table.legal()) > 1:
                return match
            match.choose(any_move(match.table, rng))
    raise AssertionError("no window in a thousand games")


def fixed_rng() -> Rng:
    return seeded(7)
