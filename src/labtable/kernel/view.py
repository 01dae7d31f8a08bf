"""Views: what one seat, or a spectator, may see; the only picture of a table that leaves for others."""

from typing import TYPE_CHECKING

import msgspec

from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY, Table

if TYPE_CHECKING:
    from labtable.kernel.game import Game


SHARED = "Level in everything that counts, so they share the place."


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that may be chosen now."""

    id: int
    text: str
    label: str
    mind: str = ""
    """One sentence, where the move harms who makes it or helps only others: it is not made unasked."""


class Check(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the things that a move needs, in a few words, and whether it is there."""

    words: str
    met: bool = False


class Refusal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A move that may not be chosen now, the rule that says so, and what it comes to in this very case."""

    text: str
    label: str
    rule: str
    """Its number; its words are in the rulebook, which everybody has."""
    lack: str
    """One sentence about this case, where there is more to say than the rule does."""
    checks: list[Check] = []
    """All that the move needs, where that is several things."""


class Standing(msgspec.Struct, frozen=True):
    """Where a seat ended: seats that share a place have the same number."""

    seat: int
    place: int
    tie: str
    """What put the seat before the next one, or not, where both are level on what counts first; otherwise nothing."""


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Where the game stands, and what the looking seat can do about it."""

    seat: int | None
    seats: int
    round: int
    actor: int | None
    over: bool
    scores: list[int]
    winners: list[int]
    standings: list[Standing]
    """All seats from the first place down; none before the end."""
    offers: list[Offer]
    refusals: list[Refusal]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat or a spectator sees; each game adds what lies on its table."""

    game: str
    turn: Turn


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
        Standing(seat, 1 + sum(rank > ranks[seat] for rank in ranks), _tie(game, table, seat, follower))
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
