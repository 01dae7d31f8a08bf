"""What a game says for a move, on small tables built by hand."""

from collections.abc import Sequence

from labtable.kernel import Game, Move, Table
from labtable.kernel.reason import Change, Names, Reason

NAMES = ["You", "Mira", "Tomás", "Noor"]


def chosen(game: Game, table: Table, *texts: str) -> tuple[Move, Table]:
    """The first of some moves, and the table after all of them."""
    moves = [game.catalogue.named(text) for text in texts]
    after = table.clone()
    for move in moves:
        assert move is not None, texts
        after.play(move)
        after.hush()
    assert moves[0] is not None, texts
    return moves[0], after


def told(game: Game, table: Table, *texts: str, others: Sequence[Table] = (), silent: Table | None = None) -> list[str]:
    """The sentences for the first of some moves, the others being the rest of the choice; the weightiest first."""
    return [each.words for each in weighed(game, table, *texts, others=others, silent=silent)]


def weighed(
    game: Game, table: Table, *texts: str, others: Sequence[Table] = (), silent: Table | None = None
) -> list[Reason]:
    """The reasons for the first of some moves, the weightiest first."""
    seat = table.actor
    names = Names([*["Ada", "Bo", "Cy", "Di"][:seat], "You", *NAMES[1 : table.seats - seat]])
    move, after = chosen(game, table, *texts)
    reasons = game.reasons(Change(table, move, after, seat, names, silent, others))
    assert all(each.words.endswith(".") and each.short for each in reasons)
    return sorted(reasons, key=lambda each: -each.weight)


def called(game: Game, table: Table, text: str) -> str:
    """What a move is called when it is recommended."""
    move = game.catalogue.named(text)
    assert move is not None, text
    return game.called(table, move, Names(NAMES[: table.seats]))
