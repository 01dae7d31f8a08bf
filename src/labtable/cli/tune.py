"""`labtable tune`: numbers as ranges, measures as goals; what meets them, what it costs, and the best card file."""

import os
import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from labtable.cli.study import write
from labtable.kernel.words import counted
from labtable.lab.crew import crew_of
from labtable.lab.tune import Trial, Tuning, front, read_tuning, tune
from labtable.lab.verdict import figure, plain_span

SHOWN = 12


class Tuned(msgspec.Struct, frozen=True):
    """What a tuning came to."""

    goals: list[str]
    print: Trial | None
    front: list[Trial]
    trials: int
    edition: str | None


@click.command("tune")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--write", "written", type=click.Path(path_type=Path), help="Write the best card file here.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="How many cores to use.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, and nothing else.")
def tune_numbers(file: Path, written: Path | None, jobs: int, as_json: bool) -> None:
    """Search for numbers of a card file, or of options, that meet goals."""
    tuning = read_tuning(file)
    quiet = as_json or not sys.stderr.isatty()
    with Progress(transient=True, console=Console(stderr=True), disable=quiet) as bar:
        task = bar.add_task(counted(tuning.written.trials, "trial"), total=tuning.written.trials)
        trials = tune(tuning, crew_of(jobs), lambda trial: bar.advance(task))
    best = front(trials)
    text = tuning.edition(best[0].numbers)
    if written is not None and text is not None:
        write(written, text.encode())
    printed = next((trial for trial in trials if trial.numbers == tuning.print), None)
    if as_json:
        goals = [goal.words() for goal in tuning.written.goal]
        click.echo(msgspec.json.encode(Tuned(goals, printed, best, len(trials), text)))
    else:
        show(tuning, printed, best, written)


def show(tuning: Tuning, printed: Trial | None, best: list[Trial], written: Path | None) -> None:
    """Print the trade-offs: each line is better than any other at something."""
    console = Console(highlight=False)
    goals = [goal.words() for goal in tuning.written.goal]
    grid = Grid("", *tuning.print, *goals, "from print")
    for name, trial in [("print", printed), *((str(place + 1), trial) for place, trial in enumerate(best[:SHOWN]))]:
        if trial is not None:
            grid.add_row(name, *cells(trial), f"{trial.distance:.2f}")
    console.print(grid)
    met = sum(trial.meets for trial in best)
    console.print(f"{counted(met, 'line')} of {len(best)} on the front meet all goals; each is on the same deals.")
    if written is not None:
        told = (
            f"{written} holds the first line" if tuning.cards else "Only options were tuned, so no card file is written"
        )
        console.print(f"{told}. Ask a study with other seeds whether it holds.")


def cells(trial: Trial) -> list[str]:
    """The numbers of a trial, and what they come to."""
    values = []
    for value, missed in zip(trial.values, trial.missed, strict=True):
        values.append(f"{figure(value.value)} [{plain_span(value)}]{'' if missed else ' ✓'}")
    return [*map(str, trial.numbers.values()), *values]


COMMANDS = (tune_numbers,)
