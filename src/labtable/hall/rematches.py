"""Rematches: rooms in which the same people play again, with new cards or with the same from the other side."""

from labtable.hall.seating import RoomState, new_code
from labtable.kernel import Game
from labtable.kernel.deal import FairDeal


def played_again(game: Game, before: RoomState, host: str, secret: str, now: float) -> RoomState:
    """The room of a rematch, with the cards that are played here now."""
    return RoomState(
        code=new_code(),
        salt=before.salt,
        game=game.name,
        edition=game.edition.digest,
        options=before.options,
        customs=before.customs,
        seats=[seat.again() for seat in before.seats],
        removed=before.removed,
        host=host,
        secret=secret,
        opened=now,
    )


def played_back(game: Game, before: RoomState, host: str, now: float) -> RoomState:
    """The room of a second game on the same deal, with seats swapped; its record proves the deal of the first."""
    assert before.header is not None, "its match is over"
    state, deal = played_again(game, before, host, before.secret, now), before.header.deal
    state.seats.reverse()
    state.dealt = deal if isinstance(deal, FairDeal) else None
    state.return_of = before.code
    return state
