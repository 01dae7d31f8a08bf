"""What a seat could not know when it chose, in words that are true for every reader."""

from labtable.kernel import Game


def knew(game: Game, name: str) -> str:
    """What was hidden from a seat, and what follows from that for its chances."""
    if game.hides_nothing:
        return "Everything lay open; only what was still to come was unknown."
    return (
        f"{name} could not know {game.unknown}. The chances are averages over many ways in which that could lie; "
        "what came of it later is not held against anybody."
    )
