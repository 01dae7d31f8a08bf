"""Views: what one seat, or a spectator, may see; the only picture of a table that leaves for others."""

import msgspec


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
