"""Simulating many games between bots, on one core or several."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

import msgspec

from labtable.kernel import Game, load_game
from labtable.kernel.build import is_compiled
from labtable.kernel.option import OptionValue
from labtable.lab.crew import crew_of
from labtable.lab.side import Laid, Opened, Side, check_number, rotated, seed_of
from labtable.lab.statistics import Estimate, mean, share

CHUNK = 250  # games a worker plays before it reports


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What to simulate; plain data, so that it can be sent to another process."""

    game: str
    bots: list[str]
    games: int
    seed: int = 0
    options: dict[str, object] = {}
    edition: Path | None = None
    rotate: bool = True

    @property
    def side(self) -> Side:
        """What is played, and by whom."""
        return Side(game=self.game, bots=self.bots, options=self.options, edition=self.edition)


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
    options: dict[str, OptionValue]
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
    options = check(plan)
    began = perf_counter()
    tally = no_games(len(plan.bots))
    for part in crew_of(jobs).results(partial(play_some, plan), range(0, plan.games, CHUNK)):
        progress(part.games)
        tally.add(part)
    return outcome_of(plan, load_game(plan.game, plan.edition), options, tally, perf_counter() - began)


def check(plan: Plan) -> dict[str, OptionValue]:
    """Refuse a plan that cannot be played, before any game is."""
    check_number(plan.games, "A simulation needs at least one game")
    return plan.side.check()


def no_games(seats: int) -> Tally:
    """The tally before the first game."""
    nought = [0] * seats
    return Tally(0, 0, 0, nought[:], nought[:], [0.0] * seats, nought[:], nought[:], 0, 1 << 30, 0)


def play_some(plan: Plan, start: int) -> Tally:
    """Play the games of one chunk."""
    side = Opened(plan.side)
    tally = no_games(side.seats)
    for number in range(start, min(start + CHUNK, plan.games)):
        sitting = rotated(side.seats, number if plan.rotate else 0)
        play_one(side, side.lay(seed_of(plan.seed, number), sitting), tally)
    return tally


def play_one(side: Opened, laid: Laid, tally: Tally) -> None:
    """Play a game to its end and count it, for the bot that sits at each seat."""
    table, sitting = laid.table, laid.sitting
    tally.decisions += side.play(laid)
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


def outcome_of(plan: Plan, game: Game, options: dict[str, OptionValue], tally: Tally, seconds: float) -> Simulation:
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
