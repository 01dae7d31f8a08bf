"""The environments' speed: batch, PettingZoo and OpenSpiel adapters beside their peers' own games in one run.

Everything plays at random; a figure is decisions a second of one core, the best of several short rounds that take
turns, since the machine is noisy. Only ratios within one run mean much. Peers that are not installed are left out;
`pip install '.[bench]'` brings them.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table as Grid

from labtable.adapters import openspiel, pettingzoo
from labtable.adapters.batch import Batch
from labtable.bots import bot_rng, make_bot
from labtable.kernel import game_names, load_game, play_out, seeded
from labtable.kernel.build import is_compiled
from labtable.kernel.option import read_options

ROUNDS = 4
SECONDS_A_ROUND = 0.5
TABLES = 1024
PETTINGZOO_PEERS = ("connect_four_v3", "chess_v6", "leduc_holdem_v4", "texas_holdem_v4")
OPENSPIEL_PEERS = ("liars_poker", "block_dominoes", "team_dominoes", "kuhn_poker")
HEARTS_DEAL = 53  # chance nodes before the first decision

Play = Callable[[], int]
"""Plays for a while and says how many decisions that were."""


def rules_of(name: str) -> Play:
    """Our rules alone: bots that choose at random, at the largest number of seats."""
    game = load_game(name)
    options, seeds = read_options(game.options, {}), iter(range(1 << 30))

    def play() -> int:
        seed = next(seeds)
        bots = [make_bot("random", bot_rng(seed, seat)) for seat in range(game.most_seats)]
        return play_out(game, game.lay_out(seeded(seed), game.most_seats, options), bots)

    return play


def batch_of(name: str, tables: int = TABLES, observing: bool = True) -> Play:
    """A batch in this process: masks, observations, rewards, and the choice of moves."""
    batch = Batch(name, tables, observing=observing)

    def play() -> int:
        batch.step(batch.at_random())
        return tables

    return play


def with_pettingzoo(env: Any) -> Play:
    """A match at random, every decision with its observation and mask."""

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, ended, cut_short, info = env.last()
            action = None
            if not (ended or cut_short):
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                action = random.choice(np.flatnonzero(mask))  # noqa: S311  # a benchmark
                decisions += 1
            env.step(action)
        return decisions

    return play


def with_openspiel(game: Any) -> Play:
    """A match at random, every decision with its observation as numbers, by the observer that the game itself makes."""
    observer = game.make_py_observer()

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])  # noqa: S311  # a benchmark
                continue
            observer.set_from(state, state.current_player())
            state.apply_action(random.choice(state.legal_actions()))  # noqa: S311  # a benchmark
            decisions += 1
        return decisions

    return play


def hearts() -> Play:
    """OpenSpiel's hearts, all in C++: its own loop over its own random bots, from the deal on."""
    game = pyspiel.load_game("hearts")
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        dealt.apply_action(dealt.legal_actions()[-1])

    def play() -> int:
        state = dealt.clone()
        bots = [pyspiel.make_uniform_random_bot(player, random.randrange(1 << 30)) for player in range(4)]  # noqa: S311
        pyspiel.evaluate_bots(state, bots, random.randrange(1 << 30))  # noqa: S311  # a benchmark
        return len(state.history()) - len(dealt.history())

    return play


def players() -> dict[str, Play]:
    """Whatever can be measured here, by name."""
    found: dict[str, Play] = {}
    for name in game_names():
        found[f"rules {name}"] = rules_of(name)
        found[f"batch {name}"] = batch_of(name)
        found[f"pettingzoo {name}"] = with_pettingzoo(pettingzoo.raw_env(name))
        found[f"openspiel {name}"] = with_openspiel(
            pyspiel.load_game(f"{openspiel.PREFIX}{name}(players={load_game(name).most_seats},deals=20)")
        )
    found["native hearts"] = hearts()
    return found | peers()


def peers() -> dict[str, Play]:
    """The peers' own games, as far as they are installed."""
    found: dict[str, Play] = {}
    for name in PETTINGZOO_PEERS:
        try:
            found[f"pettingzoo's {name}"] = with_pettingzoo(import_module(f"pettingzoo.classic.{name}").raw_env())
        except ImportError:
            continue
    for name in OPENSPIEL_PEERS:
        import_module(f"open_spiel.python.games.{name}")
        found[f"openspiel's {name}"] = with_openspiel(pyspiel.load_game(f"python_{name}"))
    return found


def rate(play: Play, clock: Callable[[], float] = process_time) -> float:
    """Decisions a second over one round."""
    decisions, began = play(), clock()
    decisions = 0
    while clock() - began < SECONDS_A_ROUND:
        decisions += play()
    return decisions / (clock() - began)


def best_of(measured: dict[str, Play]) -> dict[str, float]:
    """The best round of each; they take turns."""
    best = dict.fromkeys(measured, 0.0)
    for _ in range(ROUNDS):
        for name, play in measured.items():
            best[name] = max(best[name], rate(play))
    return best


def growth(name: str, processes: list[int]) -> dict[str, float]:
    """How a batch grows: by tables in one process, and by processes as a clock on the wall sees it."""
    found = best_of({f"{tables} tables": batch_of(name, tables) for tables in (1, 16, 256, 4096)})
    for number in processes:
        with Batch(name, TABLES * number, processes=number) as batch:
            step = partial(stepped, batch)
            found[f"{number} processes"] = max(rate(step, perf_counter) for _ in range(ROUNDS))
    return found


def stepped(batch: Batch) -> int:
    """One step at random."""
    batch.step(batch.at_random())
    return batch.tables


def show(title: str, figures: dict[str, float]) -> None:
    """Print figures as a table."""
    grid = Grid(title, "decisions/s")
    for name, figure in figures.items():
        grid.add_row(name, f"{figure:,.0f}")
    Console(width=None if sys.stdout.isatty() else 100).print(grid)


def main() -> None:
    """Measure everything and print tables, or one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--processes", type=int, nargs="*", default=[1, 2], help="for how a batch grows")
    arguments = parser.parse_args()
    figures = {"one core": best_of(players())}
    figures |= {f"batch of {name}": growth(name, arguments.processes) for name in game_names()}
    if arguments.json:
        print(json.dumps({"compiled": is_compiled(), **figures}))
        return
    for title, found in figures.items():
        show(title, found)


if __name__ == "__main__":
    main()
