"""Random play for the checks: matches that Hypothesis invents, and records of those that fail."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path

from hypothesis import strategies as st

from labtable.kernel import NOBODY, BadInput, Game, Record, Rng, Table, new_record, seeded
from labtable.kernel.option import Choice, Number, Option, Toggle
from labtable.kernel.record import lay_again

FAILURES = Path("failures")
CHANCE_BITS = 64
SOME_POSITIONS = 7


class Match:
    """A match played at random from a seed, written down as it goes."""

    def __init__(self, game: Game, seed: int, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.record = new_record(game, seed, seats, options, ["random"] * seats)
        self.table = lay_again(game, self.record.header)
        self.rng = seeded(seed + (1 << CHANCE_BITS))

    def positions(self) -> Iterator[Table]:
        """The table before each decision and at the end; refuses to go past the game's own bound."""
        return at_random(self.table, self.rng, self.game.most_decisions, self.record)

    def some_positions(self) -> Iterator[Table]:
        """Every seventh position, from a random one on, and the end: for checks that cost much, in short games too."""
        first = fresh_rng(self).below(SOME_POSITIONS)
        for number, table in enumerate(self.positions()):
            if number % SOME_POSITIONS == first or table.actor == NOBODY:
                yield table

    def finish(self) -> Record:
        """Play to the end and close the record."""
        for _ in self.positions():
            pass
        self.record.close(self.table)
        return self.record


def at_random(table: Table, rng: Rng, most: int, record: Record | None = None) -> Iterator[Table]:
    """The table before each random decision and at the end, which must come after no more than so many."""
    for _ in range(most + 1):
        yield table
        if table.actor == NOBODY:
            return
        moves = table.legal()
        assert moves, "legal() is empty though the game is not over"
        move = moves[rng.below(len(moves))]
        if record is not None:
            record.note(table, move.text)
        table.play(move)
    raise AssertionError(f"the game goes on after {most} decisions")


def _values(option: Option) -> st.SearchStrategy[object]:
    if isinstance(option, Toggle):
        return st.booleans()
    if isinstance(option, Number):
        return st.integers(option.low, option.high)
    assert isinstance(option, Choice)
    return st.sampled_from(list(option.choices))


def options_of(game: Game, seats: int) -> st.SearchStrategy[dict[str, object]]:
    """Any options with which the game can be laid out for so many seats; the defaults come first."""
    some = st.fixed_dictionaries({}, optional={option.name: _values(option) for option in game.options})
    return some.filter(lambda options: _playable(game, seats, options))


def _playable(game: Game, seats: int, options: dict[str, object]) -> bool:
    try:
        game.new(0, seats, options)
    except BadInput:
        return False
    return True


@st.composite
def matches(draw: st.DrawFn, game: Game) -> Match:
    """Any match of a game: its seats, its options, and a seed that fixes the rest."""
    seats = draw(st.integers(game.fewest_seats, game.most_seats), label="seats")
    options = draw(options_of(game, seats), label="options")
    return Match(game, draw(st.integers(0, 2**CHANCE_BITS - 1), label="seed"), seats, options)


@contextmanager
def record_on_failure(match: Match, check: str) -> Iterator[None]:
    """Leave a record of a match in which a check failed, so that `labtable replay` can open it."""
    try:
        yield
    except BaseException as error:
        FAILURES.mkdir(exist_ok=True)
        path = FAILURES / f"{match.game.name}-{check}.jsonl"
        match.record.write(path)
        error.add_note(f"The match up to here is in {path}; open it with: labtable replay {path}")
        raise


def random_table(game: Game, seed: int, seats: int, moves: int, options: dict[str, object] | None = None) -> Table:
    """A table after some random moves, or at the end if it comes sooner."""
    match = Match(game, seed, seats, options or {})
    for _ in islice(match.positions(), moves + 1):
        pass
    return match.table


def fresh_rng(match: Match) -> Rng:
    """A generator for what a check draws itself, apart from the match's own."""
    return match.rng.clone().fork()
