"""A study in the terminal: what is asked, a bar while it runs, and what was found."""

import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic

import click
from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from labtable import __version__
from labtable.kernel.words import counted
from labtable.lab.findings import Findings, told_of
from labtable.lab.measures import Measure
from labtable.lab.report_rows import Row, shown_rows
from labtable.lab.run import Played
from labtable.lab.side import called
from labtable.lab.study import Study
from labtable.lab.verdict import figure, middle, plain_span, span

SO_FAR = 4
EVERY = 0.5  # seconds between two looks at the numbers
TENTH = 10
WIDTH = 120  # where nobody says how wide it is


class Shown:
    """What people see while a study runs: a bar on a terminal, a line each ten per cent elsewhere, or nothing."""

    def __init__(self, study: Study, crew: str, silent: bool, quiet: bool) -> None:
        self._study = study
        self._silent = silent
        self._moving = not (silent or quiet) and sys.stderr.isatty()
        self._console = Console(stderr=True, highlight=False)
        self._measures: list[Measure] = study.measured()[:SO_FAR]
        self._begun = monotonic()
        self._looked = 0.0
        self._first: int | None = None
        self._told = 0
        self._crew = crew
        self._bar = Progress(
            TextColumn("  Playing   "),
            BarColumn(40),
            TextColumn("{task.completed:,.0f} of {task.total:,.0f} deals"),
            TaskProgressColumn(),
            TimeElapsedColumn(),
            TextColumn("gone,"),
            TimeRemainingColumn(),
            TextColumn("to go"),
            console=self._console,
        )
        self._task = self._bar.add_task("", total=study.games)
        self._live = Live(console=self._console, refresh_per_second=4, transient=True)
        self._stack = ExitStack()

    def __enter__(self) -> "Shown":
        if not self._silent:
            self._heading()
        if self._moving:
            self._live.update(self._picture(None))
            self._stack.enter_context(self._live)
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def _heading(self) -> None:
        study = self._study
        say = self._console.print
        say(f"\n  Labtable {__version__} · balance lab\n")
        say(f"  Question   {study.question}", markup=False)
        if study.names[1:]:
            say(f"  Changed    {'; '.join(study.names[1:])}", markup=False)
        bots = study.sides[0].bots
        who = f"{len(bots)} × {called(bots[0])}" if len(set(bots)) == 1 else ", ".join(map(called, bots))
        seats = f"{study.seats} seats{', rotated' if study.rotate else ''}"
        deals = f"{study.games:,} deal{'s' if study.games > 1 else ''} on {counted(len(study.sides), 'side')}"
        say(f"  Design     {deals} · {seats} · {who} · seed {study.seed}")
        stop = f"until {study.until.measure} is known to ±{study.until.narrow:g}" if study.until else "no early stop"
        say(f"  Fixed      {len(study.measured())} measures, what counts as the same, {stop}. {self._crew}.\n")

    def progress(self, played: Played) -> None:
        """Show how far it is."""
        done = played.sums.deals
        if self._moving:
            self._bar.update(self._task, completed=done)
            if monotonic() - self._looked > EVERY:
                self._looked = monotonic()
                self._live.update(self._picture(played))
        elif not self._silent and done * TENTH // self._study.games > self._told:
            self._told = done * TENTH // self._study.games
            click.echo(f"  {10 * self._told} %  {done:,} of {self._study.games:,} deals", err=True)

    def _picture(self, played: Played | None) -> Group:
        parts: list[object] = [self._bar]
        if played is not None and played.sums.deals > 1:
            parts += [Text(""), self._so_far(played)]
        parts.append(Text("\n  Only to look at.                                       ctrl-c  stop and keep", "dim"))
        return Group(*parts)  # type: ignore[arg-type]  # rich prints all of them

    def _so_far(self, played: Played) -> Grid:
        grid = Grid("So far", "before", "after", "difference", "95 % interval", box=None, padding=(0, 2))
        for measure in self._measures:
            told = told_of(measure, played)
            values = [figure(value.value) for value in told.values]
            by = told.differences[-1].by if told.differences else None
            apart = [middle(by), span(by)] if by else ["", plain_span(told.values[0])]
            grid.add_row(told.words, values[0], f"[cyan]{values[-1]}[/]" if by else "", *apart)
        return grid


MARKS = {"same": "same", "open": "cannot tell", "": ""}


def show(findings: Findings, report: Path) -> None:
    """Print what a study found."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH)
    console.print(f"\n  [bold]{findings.question}[/]\n")
    for verdict in findings.verdicts:
        console.print(f"    {verdict.sentence}")
    for flag in findings.flags:
        console.print(f"  [yellow]![/] {flag}")
    console.print()
    console.print(measured(shown_rows(findings), bool(findings.sides[1:])))
    if findings.cards is not None and findings.cards.changes:
        moved = [
            findings.cards.names[each.id] for change in findings.cards.changes for each in change if each.stands_out
        ]
        looks = sum(map(len, findings.cards.changes))
        console.print(f"\n  Cards that moved, after Holm for {looks} looks: {', '.join(moved) or 'none'}")
    console.print(f"\n  Report     {report}   one file, opens without a network")
    console.print(f"  Numbers    {report.with_suffix('.json')}   all that the report tells")
    console.print(f"  Digest     {findings.digest}   the same study gives the same digest\n")


def measured(rows: list[Row], compared: bool) -> Grid:
    """The measures as a grid."""
    heads = ["before", "after", "difference", "95 % interval", ""] if compared else ["value", "95 % interval", ""]
    grid = Grid("Measure", *heads)
    for row in rows:
        reading = MARKS.get(row.reading, f"[bold yellow]{row.reading}[/]")
        values = [row.before, row.after, row.by, row.span] if compared else [row.before, row.span]
        grid.add_row(f"{row.words}: {row.of}" if row.of else row.words, *values, reading)
    return grid
