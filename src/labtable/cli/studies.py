"""Studies: many games at once, tournaments of bots, and the review of a record."""

import os
import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from labtable.cli.options import edition_option, options_option, read_settings
from labtable.kernel import BadInput, load_game, read_record
from labtable.kernel.words import counted
from labtable.lab.analyse import Analysis, analyse, turning_points
from labtable.lab.simulate import Plan, Simulation, simulate
from labtable.lab.tournament import Entry, Tournament, pairings, tournament
from labtable.lab.tournament import check as check_entry
from labtable.review.findings import Verdict
from labtable.review.marks import MARKS


@click.command("simulate")
@click.argument("game")
@click.option("--bots", "names", required=True, help="The bots by name, with commas; one for each seat.")
@click.option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True, help="How many cores to use.")
@click.option("--rotate/--fixed", default=True, show_default=True, help="Whether the bots change seats each game.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@options_option
@edition_option
def simulate_games(
    game: str,
    names: str,
    number: int,
    seed: int,
    jobs: int,
    rotate: bool,
    as_json: bool,
    settings: tuple[str, ...],
    edition: Path | None,
) -> None:
    """Let bots play many games and print what came of it."""
    options = read_settings(settings)
    plan = Plan(
        game=game, bots=names.split(","), games=number, seed=seed, options=options, edition=edition, rotate=rotate
    )
    with progress_bar(as_json) as bar:
        task = bar.add_task(counted(number, "game"), total=number)
        outcome = simulate(plan, jobs, lambda done: bar.advance(task, done))
    if as_json:
        click.echo(msgspec.json.encode(outcome))
    else:
        _print_simulation(outcome)


def _print_simulation(outcome: Simulation) -> None:
    console = Console(highlight=False)
    build = "compiled" if outcome.compiled else "plain"
    grid = Grid("bot", "wins alone", "share of wins [95 %]", "mean score [95 %]")
    for bot, wins, won, score in zip(outcome.bots, outcome.wins, outcome.win_shares, outcome.scores, strict=True):
        grid.add_row(bot, str(wins), str(won), str(score))
    console.print(grid)
    console.print(
        f"{counted(outcome.games, 'game')}, {outcome.ties} shared; rounds {outcome.rounds.mean:.1f} "
        f"({outcome.rounds.fewest} to {outcome.rounds.most}); {outcome.decisions} decisions in "
        f"{outcome.seconds:.2f} s, {outcome.decisions_per_second:,.0f} a second, {build}."
    )


@click.command("tournament")
@click.argument("game")
@click.option("--bots", "names", required=True, help="The bots by name, with commas.")
@click.option("--games", "number", type=click.IntRange(min=1), default=100, show_default=True, help="Games a pair.")
@click.option("--seats", type=int, help="Seats at each table; one bot sits alone, the other in all the rest.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="How many cores to use.")
@click.option("--records", type=click.Path(path_type=Path), help="Write every game into this folder, a new one.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@options_option
@edition_option
def play_tournament(
    game: str,
    names: str,
    number: int,
    seats: int | None,
    seed: int,
    jobs: int,
    records: Path | None,
    as_json: bool,
    settings: tuple[str, ...],
    edition: Path | None,
) -> None:
    """Let every bot play every other, seats rotated, and rate them."""
    entry = Entry(
        game=game,
        bots=names.split(","),
        games=number,
        seats=load_game(game, edition).fewest_seats if seats is None else seats,
        seed=seed,
        options=read_settings(settings),
        edition=edition,
        records=records,
    )
    _hold_tournament(entry, jobs, as_json)


def _hold_tournament(entry: Entry, jobs: int, as_json: bool) -> None:
    check_entry(entry)
    if entry.records is not None:
        _make_folder(entry.records)
    with progress_bar(as_json) as bar:
        task = bar.add_task("tournament", total=len(pairings(entry)))
        outcome = tournament(entry, jobs, lambda done: bar.advance(task, done))
    if as_json:
        click.echo(msgspec.json.encode(outcome))
    else:
        print_tournament(outcome)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True)
    except OSError as error:
        raise BadInput(f"The folder {path} cannot be made: {error.strerror}.") from error


def progress_bar(quiet: bool) -> Progress:
    """What shows on a terminal how far a long work has come."""
    return Progress(transient=True, console=Console(stderr=True), disable=quiet or not sys.stderr.isatty())


def print_tournament(outcome: Tournament) -> None:
    """Print standings, pairs and faults."""
    console = Console(highlight=False)
    grid = Grid(
        "bot", "rating [95 %]", "points against all [95 %]", title=f"{outcome.game}, {counted(outcome.games, 'game')}"
    )
    for each in outcome.standings:
        rating = f"{each.rating.value:+.0f} [{each.rating.low:+.0f}, {each.rating.high:+.0f}]"
        grid.add_row(each.bot, rating, str(each.points))
    console.print(grid)
    pairs = Grid("bot", "against", "games", "points [95 %]", "wins alone [95 %]")
    for pair in [*outcome.pairs, *outcome.mirrors]:
        against = f"{pair.against} (mirror)" if pair.bot == pair.against else pair.against
        pairs.add_row(pair.bot, against, str(pair.games), str(pair.points), str(pair.wins))
    console.print(pairs)
    for fault in outcome.faults:
        console.print(f"Forfeit: {fault}", markup=False)


@click.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--effort", type=click.FloatRange(0.1, 100), default=1.0, show_default=True, help="How many times as many tables."
)
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="How many cores to use.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@edition_option
def analyse_file(file: Path, effort: float, jobs: int, as_json: bool, edition: Path | None) -> None:
    """Review a recorded game: everybody's chances, what each decision was worth, and where it turned."""
    record = read_record(file)
    with progress_bar(as_json) as bar:
        task = bar.add_task("analysing", total=None)
        outcome = analyse(
            record, edition, effort, jobs, lambda told: bar.update(task, completed=told.done, total=told.of)
        )
    if as_json:
        click.echo(msgspec.json.encode(outcome))
    else:
        _print_analysis(outcome)


def _print_analysis(outcome: Analysis) -> None:
    console, names = Console(highlight=False), outcome.opening.names
    console.print(outcome.opening.ended, markup=False)
    grid = Grid("seat", "accuracy [95 %]", "decisions", *MARKS)
    for each in outcome.summary.accuracy:
        kept = f"{100 * each.kept.value:.0f} % [{100 * each.kept.low:.0f}, {100 * each.kept.high:.0f}]"
        counts = [str(each.marks[mark]) for mark in MARKS]
        grid.add_row(Text(names[each.seat]), kept, str(each.decisions), *counts)
    console.print(grid)
    found = turning_points(outcome)
    console.print("Turning points:" if found else "No slips and no surprises: well played by all.")
    for point in found:
        console.print(_told(point, names), markup=False)


def _told(point: Verdict, names: list[str]) -> str:
    """A turning point in a line or two."""
    best, mine = point.options[0], next(each for each in point.options if each.move == point.played)
    first = f"  move {point.number}, round {point.round}, {names[point.seat]}, {point.mark}: "
    if best is mine:
        return f"{first}{mine.title} ({100 * mine.chance.value:.0f} %)"
    cost = f"{100 * point.cost.value:.0f} points [{100 * point.cost.low:.0f}, {100 * point.cost.high:.0f}]"
    return (
        f"{first}{mine.title} ({100 * mine.chance.value:.0f} %), better {best.title} "
        f"({100 * best.chance.value:.0f} %); it cost {cost}"
    )


COMMANDS = (simulate_games, play_tournament, analyse_file)
