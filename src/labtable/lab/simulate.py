"""Simulating many games between bots, on one core or several."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from time import perf_counter

import msgspec

from labtable.bots import Bot, bot_maker, bot_rng
from labtable.kernel import BadInput, Game, Table, load_game, play_out, seeded
from labtable.kernel.build import is_compiled
from labtable.kernel.option import read_options
from labtable.lab.statistics import Estimate, mean, share

CHUNK = 250  # games a worker plays before it reports
SEED_BITS = 32  # of a game's number, below the seed of the whole simulation


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate; plain data, so that it can be sent to another process."""

    game: str
    bots: list[str]
    games: int
    seed: int = 0
    options: dict[str, object] = {}
    edition: Path | None = None
    rotate: bool = True


class Tally(msgspec.Struct):
    """What some of the games came to, added up; lists are in the order of the bots."""

    games: int
    decisions: int
    ties: int
    wins: list[int]
    seat_wins: list[int]
    win_points: list[float]
    scores: list[int]
    squared_scores: list[int]
    rounds: int
    shortest: int
    longest: int

    def add(self, other: "Tally") -> None:
        """Take in the games of another tally."""
        for name in ("games", "decisions", "ties", "rounds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("wins", "seat_wins", "win_points", "scores", "squared_scores"):
            setattr(self, name, [a + b for a, b in zip(getattr(self, name), getattr(other, name), strict=True)])
        self.shortest = min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)


class Rounds(msgspec.Struct, frozen=True):
    """How long the games took, in rounds."""

    mean: float
    fewest: int
    most: int


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a simulation; lists are in the order of the bots."""

    game: str
    edition: str
    bots: list[str]
    options: dict[str, int | bool | str]
    games: int
    seed: int
    rotated: bool
    decisions: int
    seconds: float
    decisions_per_second: float
    wins: list[int]
    ties: int
    win_shares: list[Estimate]
    scores: list[Estimate]
    seat_wins: list[int]
    rounds: Rounds
    compiled: bool


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Simulation:
    """Play all games of a plan; the same plan gives the same games whatever the number of jobs."""
    game = load_game(plan.game, plan.edition)
    options = check(plan, game)
    starts = range(0, plan.games, CHUNK)
    began = perf_counter()
    tally: Tally | None = None
    for part in _parts(plan, starts, jobs):
        progress(part.games)
        if tally is None:
            tally = part
        else:
            tally.add(part)
    assert tally is not None, "a plan has at least one game"
    return outcome_of(plan, game, options, tally, perf_counter() - began)


def check(plan: Plan, game: Game) -> dict[str, int | bool | str]:
    """Refuse a plan that cannot be played, before any game is."""
    if plan.games < 1:
        raise BadInput(f"A simulation needs at least one game, not {plan.games}.")
    game.check_seats(len(plan.bots))
    for name in plan.bots:
        bot_maker(name)
    game.new(plan.seed, len(plan.bots), plan.options)
    return read_options(game.options, plan.options)


def _parts(plan: Plan, starts: range, jobs: int) -> Iterator[Tally]:
    if jobs <= 1 or len(starts) == 1:
        yield from (play_some(plan, start) for start in starts)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        futures = [pool.submit(play_some, plan, start) for start in starts]
        for future in as_completed(futures):
            yield future.result()


def play_some(plan: Plan, start: int) -> Tally:
    """Play the games of one chunk; with rotation, bot b of game g sits at seat (b + g) mod seats."""
    game = load_game(plan.game, plan.edition)
    seats = len(plan.bots)
    makers = [bot_maker(name) for name in plan.bots]
    options = read_options(game.options, plan.options)
    nought = [0] * seats
    tally = Tally(0, 0, 0, nought[:], nought[:], [0.0] * seats, nought[:], nought[:], 0, 1 << 30, 0)
    for number in range(start, min(start + CHUNK, plan.games)):
        seed = (plan.seed << SEED_BITS) + number
        shift = number % seats if plan.rotate else 0
        sitting = [(seat - shift) % seats for seat in range(seats)]  # which bot sits at each seat
        bots: list[Bot] = [makers[sitting[seat]](bot_rng(seed, seat)) for seat in range(seats)]
        play_one(game, game.lay_out(seeded(seed), seats, options), bots, sitting, tally)
    return tally


def play_one(game: Game, table: Table, bots: list[Bot], sitting: list[int], tally: Tally) -> None:
    """Play a game to its end and count it, for the bot that sits at each seat."""
    tally.decisions += play_out(game, table, bots)
    tally.games += 1
    winners = table.winners()
    tally.ties += len(winners) > 1
    for seat in winners:
        tally.win_points[sitting[seat]] += 1 / len(winners)
        tally.wins[sitting[seat]] += len(winners) == 1
        tally.seat_wins[seat] += len(winners) == 1
    for seat, score in enumerate(table.scores()):
        tally.scores[sitting[seat]] += score
        tally.squared_scores[sitting[seat]] += score * score
    tally.rounds += table.round
    tally.shortest = min(tally.shortest, table.round)
    tally.longest = max(tally.longest, table.round)


def outcome_of(
    plan: Plan, game: Game, options: dict[str, int | bool | str], tally: Tally, seconds: float
) -> Simulation:
    """What all games of a plan came to, as shares and means."""
    games = tally.games
    return Simulation(
        game=game.name,
        edition=game.edition.name,
        bots=plan.bots,
        options=options,
        games=games,
        seed=plan.seed,
        rotated=plan.rotate,
        decisions=tally.decisions,
        seconds=seconds,
        decisions_per_second=tally.decisions / seconds,
        wins=tally.wins,
        ties=tally.ties,
        win_shares=[share(points, games) for points in tally.win_points],
        scores=[mean(s, q, games) for s, q in zip(tally.scores, tally.squared_scores, strict=True)],
        seat_wins=tally.seat_wins,
        rounds=Rounds(tally.rounds / games, tally.shortest, tally.longest),
        compiled=is_compiled(),
    )
