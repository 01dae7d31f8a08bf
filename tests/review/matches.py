"""Short matches of every game, played at random, that can be reviewed in a moment."""

from functools import cache

from labtable.kernel import Record, load_game
from labtable.testing.play import Match

SHORT: dict[str, tuple[int, dict[str, object]]] = {
    "pdb": (13, {"target": 3}),
    "adna": (15, {"length": 15}),
    "gsa": (11, {"max_rounds": 1}),
    "stem": (10, {"max_rounds": 1}),
}
"""The seed and the options of each."""
NAMES = ["Ada", "Max"]


@cache
def short_match(name: str) -> Record:
    """A match of two seats that is over."""
    seed, options = SHORT[name]
    record = Match(load_game(name), seed, len(NAMES), options).finish()
    record.header.players = NAMES
    return record
