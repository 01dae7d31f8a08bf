"""`labtable train`: a network learns a game from matches of bots with themselves; its weights are one small file."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console

from labtable.cli.study import need_lab, write
from labtable.kernel import BadInput
from labtable.lab.crew import crew_of

if TYPE_CHECKING:
    from labtable.lab.rounds import Rounds


@click.command("train")
@click.argument("game")
@click.option("--write", "written", type=click.Path(path_type=Path), help="Where the weights go, after each round.")
@click.option("--from", "begin", type=click.Path(path_type=Path, exists=True), help="Weights to go on from.")
@click.option("--data", type=click.Path(path_type=Path), help="A new folder for what was seen, as Parquet.")
@click.option("--rounds", type=click.IntRange(min=1), default=4, help="How often it plays and learns.")
@click.option("--matches", type=click.IntRange(min=40), default=20_000, help="Matches of each round.")
@click.option("--passes", type=click.IntRange(min=1), default=8, help="How often it goes through what it saw.")
@click.option("--units", type=click.IntRange(1, 512), multiple=True, default=(64, 32), help="Units of each layer.")
@click.option("--seed", type=click.IntRange(min=0), default=1, help="The seed of all matches.")
@click.option("--device", default="", help="Where torch counts: cuda, cpu; a GPU if there is one.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="How many cores play.")
def train_bots(
    game: str,
    written: Path | None,
    begin: Path | None,
    data: Path | None,
    rounds: int,
    matches: int,
    passes: int,
    units: tuple[int, ...],
    seed: int,
    device: str,
    jobs: int,
) -> None:
    """Let a network learn a game; it needs torch, and bots that play by it do not."""
    try:
        import torch

        from labtable.lab.training import Plan, train
    except ImportError as error:
        raise BadInput("Training needs torch: pip install 'labtable[training]'.") from error
    file, console = written or Path(f"{game}.weights"), Console(highlight=False)
    there = device or ("cuda" if torch.cuda.is_available() else "cpu")
    before = b"" if begin is None else begin.read_bytes()
    keep = kept_in(data)
    for each in train(Plan(game, rounds, matches, passes, units, seed, there, before), crew_of(jobs), keep):
        write(file, each.file)
        console.print(
            f"Round {each.number}: {each.positions:,} positions; on matches that it never saw it is off by "
            f"{each.after:.4f} (by judgement alone {each.before:.4f}); {file} has {len(each.file):,} bytes."
        )


def kept_in(data: Path | None) -> "Callable[[int, Rounds], None]":
    """Who keeps what was seen, if anybody wants it."""
    if data is None:
        return lambda number, seen: None
    need_lab("--data")
    from labtable.lab.positions import Positions  # here, because it is an extra

    return Positions(data).write


COMMANDS = (train_bots,)
