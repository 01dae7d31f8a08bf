"""The turn: where the game stands, and what a seat can do about it and why not."""

from typing import TYPE_CHECKING

from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.view import Offer, Refusal, Standing, Turn

if TYPE_CHECKING:
    from labtable.kernel.game import Game

SHARED = "Level in everything that counts, so they share the place."


def turn_of(game: "Game", table: Table, seat: int | None) -> Turn:
    """The part of a view that all games share."""
    asked = seat is not None and seat == table.actor
    over = table.actor == NOBODY
    return Turn(
        seat=seat,
        seats=table.seats,
        round=table.round,
        actor=None if over or (table.in_secret() and not asked) else table.actor,
        over=over,
        scores=table.scores_seen(seat),
        winners=table.winners(),
        standings=standings(game, table) if over else [],
        offers=_offers(game, table) if asked else [],
        refusals=_refusals(game, table) if asked else [],
    )


def standings(game: "Game", table: Table) -> list[Standing]:
    """All seats from the first place down, with what broke their ties."""
    ranks = table.ranks()
    order = sorted(range(table.seats), key=lambda seat: ranks[seat], reverse=True)
    followers: list[int | None] = [*order[1:], None]
    return [
        Standing(seat, 1 + sum([rank > ranks[seat] for rank in ranks]), _tie(game, table, seat, follower))
        for seat, follower in zip(order, followers, strict=True)
    ]


def _tie(game: "Game", table: Table, seat: int, follower: int | None) -> str:
    """What parted two seats that are level on what counts first, in the game's words."""
    ranks = table.ranks()
    if follower is None or ranks[seat][0] != ranks[follower][0]:
        return ""
    for words, mine, theirs in zip(game.tie_breaks(table), ranks[seat][1:], ranks[follower][1:], strict=True):
        if mine != theirs:
            return words.format(level=ranks[seat][0], mine=abs(mine), theirs=abs(theirs))
    return SHARED


def _offers(game: "Game", table: Table) -> list[Offer]:
    return [Offer(move.id, move.text, move.label, game.warning(table, move)) for move in table.legal()]


def _refusals(game: "Game", table: Table) -> list[Refusal]:
    refused = ((move, table.refusal(move)) for move in game.shown_moves(table))
    return [_refusal(game, table, move, rule) for move, rule in refused if rule]


def _refusal(game: "Game", table: Table, move: Move, rule: Rule) -> Refusal:
    return Refusal(move.text, move.label, rule.number, game.lack(table, move, rule), game.checks(table, move))
