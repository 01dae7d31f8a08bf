"""Twins: tables that look the same to a seat and differ in what it cannot see."""

import copy

from labtable.hall import door
from labtable.hall.match import Match, Takeback
from labtable.hall.window import Window
from labtable.kernel import NOBODY, Event, Game, Move, Record, Rng, Table, load_game, new_record, seeded

NAMES = ["Ada", "Max", "Eve", "Tim", "Zoe"]


def new_match(name: str, seed: int, seats: int = 0) -> Match:
    """A match at its beginning."""
    game = load_game(name)
    return Match(game, new_record(game, seed, seats or game.fewest_seats))


def twin_of(match: Match, seat: int, rng: Rng) -> Match:
    """The same match with all that a seat cannot see dealt anew."""
    twin = copy.copy(match)
    twin.record = Record(match.record.header, match.record.steps.copy())
    twin.told, twin.secret = match.told.copy(), match.secret.copy()
    twin.table = match.table.imagine(seat, rng)
    twin.table.listen()
    since = twin.table.revelations - match.table.revelations  # an imagined table counts anew
    twin.free = [choice._replace(revelations=choice.revelations + since) for choice in match.free]
    return twin


def picture(match: Match, seat: int | None, happened: list[Event]) -> bytes:
    """The frame that a seat is sent, as the course of a match makes it."""
    window = Window(match.game, match.table, bots=set()) if match.table.in_secret() else None
    if window is not None:
        window.until = 1.0
    moment = door.Moment(match, NAMES[: match.table.seats], tick=1, happened=happened, window=window)
    undo: Takeback = "no" if seat is None or window is not None else match.takeback(seat, alone=False)
    return moment.frame(seat, undo)


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
