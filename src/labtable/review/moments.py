"""Moments: the steps of a match as its review counts them, each with the pictures of the replay before and after it."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from labtable.kernel import NOBODY, Game, Record, Table
from labtable.kernel.record import Step, lay_again, replay_on
from labtable.kernel.turn import standings
from labtable.kernel.words import closed, counted, figure, listed
from labtable.review.findings import Moment, Opening


class Played(NamedTuple):
    """A step of a match that is played again, just after it."""

    step: Step
    round: int
    choices: int
    is_pictured: bool
    """Whether a replay shows a picture of the table after it."""


def played_again(game: Game, table: Table, record: Record) -> Iterator[Played]:
    """Play a record on its table, somebody listening; a pass of which nothing came is no picture."""
    round, choices, silence = table.round, len(table.legal()), table.silence()
    for step in replay_on(game, table, record):
        is_pictured = bool(table.events) or silence is None or step.move != silence.text
        yield Played(step, round, choices, is_pictured)
        round, choices, silence = table.round, len(table.legal()), table.silence()


def opening(game: Game, record: Record, names: Sequence[str]) -> Iterator[Opening | None]:
    """What is known of a match before anything is counted: nothing for every step, and then all of it."""
    table, moments, frame = lay_again(game, record.header, listening=True), [], 0
    for number, played in enumerate(played_again(game, table, record), start=1):
        table.events = []
        moments.append(moment(game, number, played, frame))
        frame = moments[-1].after
        yield None
    yield Opening(
        game=game.name,
        edition=game.edition.digest,
        names=list(names),
        moments=moments,
        scores=table.scores(),
        winners=table.winners(),
        standings=standings(game, table) if table.actor == NOBODY else [],
        ended=ended(game, table, names),
        over=table.actor == NOBODY,
    )


def names_of(record: Record) -> list[str]:
    """What the seats of a record are called."""
    players = record.header.players
    seats = range(record.header.seats)
    return [players[seat] if seat < len(players) and players[seat] else f"Seat {seat + 1}" for seat in seats]


def moment(game: Game, number: int, played: Played, frame: int) -> Moment:
    """One step, before which the replay shows this frame."""
    move = game.catalogue.named(played.step.move)
    assert move is not None, "it was made"
    return Moment(
        number=number,
        round=played.round,
        seat=played.step.seat,
        move=move.text,
        label=move.label,
        choices=played.choices,
        before=frame,
        after=frame + played.is_pictured,
    )


def ended(game: Game, table: Table, names: Sequence[str]) -> str:
    """How a match ended, in a sentence."""
    if table.actor != NOBODY:
        return f"The record breaks off in round {table.round}."
    winners, scores = table.winners(), table.scores()
    who = listed([names[seat] for seat in winners])
    if len(winners) > 1:
        return closed(f"{who} share the victory with {counted(scores[winners[0]], 'point')}")
    first, second = standings(game, table)[:2]
    told = f"{who} won {figure(scores[first.seat])} to {figure(scores[second.seat])}"
    return f"{closed(told)} {first.tie}".rstrip()
