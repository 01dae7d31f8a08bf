"""Plant every mutant in a copy of the tree, and see which test notices it: `python -m tests.mutants [AREA]...`."""

import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final, TypeVar

import click
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from tests.mutants import Mutant, read_mutants
from tests.mutants.trial import SAW_NOTHING, Copy, Verdict

ENOUGH: Final = 0.95  # of the mutants must be caught
WIDE: Final = 200  # signs a line, where there is no terminal

Work = TypeVar("Work")
Chosen = list[tuple[str, Mutant]]


class Bench:
    """Copies of the tree, as many as trials run at once."""

    def __init__(self, folder: Path, jobs: int) -> None:
        self._pool = ThreadPoolExecutor(jobs)
        self._free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(jobs):
            self._free.put(Copy(folder / str(number)))

    def each(self, trial: Callable[[Copy, Work], Verdict], works: Iterable[Work]) -> Iterable[Verdict]:
        """The verdicts of many trials in their order, each in a copy that is free."""

        def one(work: Work) -> Verdict:
            copy = self._free.get()
            try:
                return trial(copy, work)
            finally:
                self._free.put(copy)

        return self._pool.map(one, works)

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(cancel_futures=True)


def try_all(chosen: Chosen, jobs: int, console: Console) -> list[Verdict]:
    """The verdict on every mutant; the tests must pass without any of them first."""
    with TemporaryDirectory() as folder:
        bench = Bench(Path(folder), jobs)
        try:
            tests = sorted({test for _, mutant in chosen for test in mutant.tests})
            healthy = zip(tests, bench.each(Copy.without_bugs, tests), strict=True)
            for test, verdict in track(healthy, "Without bugs", len(tests), console=console):
                if verdict != SAW_NOTHING:
                    raise click.ClickException(f"Without any bug {test} fails: {''.join(verdict)}")
            tried = bench.each(Copy.with_bug, [mutant for _, mutant in chosen])
            return list(track(tried, "With bugs", len(chosen), console=console))
        finally:
            bench.close()


def table_of(chosen: Chosen, verdicts: list[Verdict]) -> Table:
    """Every mutant and what became of it."""
    table = Table("area", "file", "bug", "caught by")
    for (area, mutant), verdict in zip(chosen, verdicts, strict=True):
        survived = f"SURVIVED: {mutant.survives or 'no reason is known.'}"
        words = verdict.caught_by or (f"NOT TRIED: {verdict.trouble}" if verdict.trouble else survived)
        table.add_row(area, mutant.file.rpartition("/")[2], mutant.name, escape(words))
    return table


def is_enough(chosen: Chosen, verdicts: list[Verdict]) -> bool:
    """Whether nearly all are caught, all could be tried, and every survivor has its reason."""
    caught = sum(bool(verdict.caught_by) for verdict in verdicts)
    explained = all(
        verdict.caught_by or (mutant.survives and not verdict.trouble)
        for (_, mutant), verdict in zip(chosen, verdicts, strict=True)
    )
    return explained and caught >= ENOUGH * len(verdicts)


def summary(verdicts: list[Verdict]) -> str:
    """The figures in a sentence."""
    caught = sum(bool(verdict.caught_by) for verdict in verdicts)
    untried = sum(bool(verdict.trouble) for verdict in verdicts)
    survived = len(verdicts) - caught - untried
    share = caught / len(verdicts)
    return f"{caught} of {len(verdicts)} caught ({share:.1%}), {survived} survived, {untried} could not be tried."


@click.command()
@click.argument("areas", nargs=-1)
@click.option("--only", default="", metavar="WORDS", help="Only bugs whose sentence has these words.")
@click.option("--jobs", default=2, show_default=True, help="How many are tried at once.")
def main(areas: tuple[str, ...], only: str, jobs: int) -> None:
    """Plant realistic bugs, those of some AREAS or all, and see that the tests notice them."""
    known = read_mutants()
    for area in areas:
        if area not in known:
            raise click.UsageError(f"There is no area {area!r}; the areas are: {', '.join(known)}.")
    chosen = [(area, each) for area in areas or known for each in known[area] if only.lower() in each.name.lower()]
    if not chosen:
        raise click.UsageError(f"No bug has the words {only!r}.")
    console = Console() if sys.stdout.isatty() else Console(width=WIDE)
    verdicts = try_all(chosen, jobs, console)
    console.print(table_of(chosen, verdicts))
    console.print(summary(verdicts))
    sys.exit(0 if is_enough(chosen, verdicts) else 1)


if __name__ == "__main__":
    main()
