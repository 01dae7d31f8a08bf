"""`labtable league`: a standing table of all bots, and of one's own, that is kept in a file and grows."""

import os
import sys
from pathlib import Path

import click
import msgspec

from labtable.bots import KINDS
from labtable.cli.options import edition_option, options_option, read_settings
from labtable.cli.studies import print_tournament, progress_bar
from labtable.kernel import load_game
from labtable.kernel.words import counted
from labtable.lab.crew import crew_of
from labtable.lab.league import GO_ON, League
from labtable.lab.tournament import Entry

ALL = ",".join(kind.name for kind in KINDS if kind.name.isalpha())
BROKEN_OFF = 130


@click.command("league")
@click.argument("game")
@click.argument("own", nargs=-1)
@click.option("--bots", "names", default=ALL, show_default=True, help="Which bots of ours take part, with commas.")
@click.option("--games", "number", type=click.IntRange(min=1), default=20, show_default=True, help="Games a pair.")
@click.option("--kept", type=click.Path(path_type=Path), help="The file that keeps the table; otherwise GAME.league.")
@click.option("--seats", type=int, help="Seats at each table; one bot sits alone, the other in all the rest.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="How many cores to use.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@options_option
@edition_option
def play_league(
    game: str,
    own: tuple[str, ...],
    names: str,
    number: int,
    kept: Path | None,
    seats: int | None,
    seed: int,
    jobs: int,
    as_json: bool,
    settings: tuple[str, ...],
    edition: Path | None,
) -> None:
    """Keep a standing table of bots; OWN are files and folders with bots of yours.

    Games are kept: the same command goes on after a break, and more --games or more bots play what is missing.
    """
    entry = Entry(
        game=game,
        bots=[*(name for name in names.split(",") if name), *own],
        games=number,
        seats=load_game(game, edition).fewest_seats if seats is None else seats,
        seed=seed,
        options=read_settings(settings),
        edition=edition,
    )
    hold(League(entry, kept or Path(f"{game}.league")), jobs, as_json)


def hold(league: League, jobs: int, as_json: bool) -> None:
    """Play what is missing and print the table; whoever breaks off is told how to go on."""
    try:
        with progress_bar(as_json) as bar:
            task = bar.add_task("league", total=len(league.missing()))
            league.play(crew_of(jobs), lambda: bar.advance(task))
    except KeyboardInterrupt:
        games = counted(len(league.games), "game")
        click.echo(f"\nStopped. {games} are kept in {league.kept.path}; to go on, {GO_ON}.", err=True)
        sys.exit(BROKEN_OFF)
    outcome = league.standing()
    if as_json:
        click.echo(msgspec.json.encode(outcome))
    else:
        print_tournament(outcome)


COMMANDS = (play_league,)
