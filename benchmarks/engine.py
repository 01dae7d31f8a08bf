"""The engine's speed: every registered game, compiled and plain, beside Catanatron in the same run.

Each figure is the best of several short rounds that take turns, because the machine is noisy and
only ratios within one run mean much. `make bench` installs what is needed and prints the table.
"""

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter

from rich.console import Console
from rich.table import Table as Grid

from labtable.bots import bot_rng, make_bot
from labtable.kernel import Game, OptionValue, game_names, load_game, play_out, seeded
from labtable.kernel.build import is_compiled
from labtable.kernel.option import read_options
from labtable.testing import random_table

SOURCES = Path(__file__).parents[1] / "src"
ROUNDS = 5
SECONDS_A_ROUND = 0.5
CLONES = 20_000
KIB = 1024

Figures = dict[str, float]


def play_random(game: Game, seats: int, options: dict[str, OptionValue], number: int) -> int:
    """One random game; returns its decisions."""
    table = game.lay_out(seeded(number), seats, options)
    bots = [make_bot("random", bot_rng(number, seat)) for seat in range(seats)]
    return play_out(game, table, bots)


def play_catanatron(number: int) -> int:
    """One game of Catanatron's random players; returns their decisions."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    catan = Catan([RandomPlayer(colour) for colour in Color], seed=number)
    catan.play()
    return len(catan.state.actions)


def timed(play: Callable[[int], int], first: int) -> tuple[float, float]:
    """Decisions and games a second over one round."""
    began = perf_counter()
    decisions = games = 0
    while perf_counter() - began < SECONDS_A_ROUND:
        decisions += play(first + games)
        games += 1
    seconds = perf_counter() - began
    return decisions / seconds, games / seconds


def measure_clones(game: Game, seats: int) -> Figures:
    """Microseconds a clone takes in the middle of a game, and the bytes it keeps."""
    table = random_table(game, 1, seats, moves=40)
    began = perf_counter()
    for _ in range(CLONES):
        table.clone()
    seconds = perf_counter() - began
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    kept = [table.clone() for _ in range(CLONES)]
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return {"clone_us": 1e6 * seconds / CLONES, "bytes_a_table": KIB * grown / len(kept)}


def measure(name: str) -> Figures:
    """All figures of one game at its largest number of seats, with Catanatron's rounds in between."""
    game = load_game(name)
    seats = game.most_seats
    options = read_options(game.options, {})
    figures = measure_clones(game, seats) | {"decisions": 0.0, "games": 0.0, "catanatron": 0.0}
    for number in range(ROUNDS):
        decisions, games = timed(partial(play_random, game, seats, options), 1000 * number)
        figures["decisions"] = max(figures["decisions"], decisions)
        figures["games"] = max(figures["games"], games)
        if catanatron_is_here():
            figures["catanatron"] = max(figures["catanatron"], timed(play_catanatron, 1000 * number)[0])
    return figures | {"seats": seats, "compiled": is_compiled()}


def catanatron_is_here() -> bool:
    """Whether Catanatron can be measured beside us."""
    try:
        import catanatron  # noqa: F401  # only asked for
    except ImportError:
        return False
    return True


def in_its_own_process(name: str, plain: bool) -> Figures:
    """The figures of a game in a fresh interpreter, of the installed build or of the plain sources."""
    environment = os.environ | ({"PYTHONPATH": str(SOURCES)} if plain else {})
    command = [sys.executable, __file__, "--measure", name]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def show(figures: dict[str, dict[str, Figures]]) -> None:
    """Print the figures as a table."""
    grid = Grid("game", "build", "seats", "decisions/s", "games/s", "clone µs", "bytes a table", "× Catanatron")
    for name, builds in figures.items():
        for found in builds.values():
            times = f"{found['decisions'] / found['catanatron']:.1f}" if found["catanatron"] else "not installed"
            grid.add_row(
                name,
                "compiled" if found["compiled"] else "plain",
                f"{found['seats']:.0f}",
                f"{found['decisions']:,.0f}",
                f"{found['games']:,.0f}",
                f"{found['clone_us']:.2f}",
                f"{found['bytes_a_table']:,.0f}",
                times,
            )
    Console(width=None if sys.stdout.isatty() else 120).print(grid)


def main() -> None:
    """Measure every game both ways and print a table, or one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        print(json.dumps(measure(arguments.measure)))
        return
    figures = {
        name: {"installed": in_its_own_process(name, plain=False), "plain": in_its_own_process(name, plain=True)}
        for name in arguments.games or game_names()
    }
    if arguments.json:
        print(json.dumps(figures))
    else:
        show(figures)


if __name__ == "__main__":
    main()
