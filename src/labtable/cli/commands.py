"""The command line: every command, its options, and one clear sentence for every mistake."""

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console

from labtable import __version__
from labtable.bots import KINDS, bot_maker
from labtable.cli.hosting import COMMANDS as HOSTING
from labtable.cli.league import COMMANDS as LEAGUE
from labtable.cli.options import edition_option, options_option, read_settings
from labtable.cli.printing import COMMANDS as PRINTING
from labtable.cli.studies import COMMANDS as STUDIES
from labtable.cli.study import COMMANDS as STUDY
from labtable.cli.train import COMMANDS as TRAIN
from labtable.cli.tune import COMMANDS as TUNE
from labtable.kernel import BadInput, Game, game_names, game_of, load_game, new_record, read_record, verify
from labtable.kernel.build import is_compiled
from labtable.kernel.record import UNSEALED, Record, lay_again, replay_on
from labtable.kernel.words import counted
from labtable.sketch import drawn
from labtable.terminal import Session, Teller, find_rules, paragraph, seat_names
from labtable.words import labels_in, of_this_machine, rulebook_in
from labtable.words.standing import stamp, standing

BAD_INPUT = 2
DEFAULT_SEATS = 4
SEED_BITS = 64


class Commands(click.Group):
    """A group whose commands answer bad input with one sentence and exit code 2."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; bad input never shows a traceback."""
        try:
            return super().invoke(ctx)
        except BadInput as error:
            click.echo(f"labtable: {error}", err=True)
            ctx.exit(BAD_INPUT)


def _version() -> str:
    return f"{__version__} ({'compiled' if is_compiled() else 'plain Python, slower'})"


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(_version(), prog_name="labtable")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Science tabletop games on one table."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve_tables, open_page=True)


@main.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on; 0.0.0.0 for all.")
@click.option("--port", type=click.IntRange(0, 65535), help="The port; otherwise the first free one from 8023 on.")
@click.option("--db", "database", help="sqlite:///FILE or postgresql://…; otherwise a file in your data folder.")
@click.option("--open", "open_page", is_flag=True, help="Open the page in the browser.")
@click.option("--set", "changes", multiple=True, metavar="NAME=VALUE", help="Change a setting; see docs/server.md.")
@click.option(
    "--edition", "editions", multiple=True, metavar="GAME=FILE", help="Play a game with a card file of your own."
)
@click.option("--bots", help="Files and folders with bots of your own to play against, with commas.")
def serve_tables(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    open_page: bool = False,
    changes: tuple[str, ...] = (),
    editions: tuple[str, ...] = (),
    bots: str | None = None,
) -> None:
    """Put the tables into the browser."""
    from labtable.hall.own_bots import OwnBots
    from labtable.hall.shelf import Shelf, read_editions
    from labtable.server import serve  # here, because the other commands have no need to wait for it
    from labtable.server.settings import from_environment
    from labtable.server.settings import read_settings as read_server_settings

    changed = {name: str(value) for name, value in read_settings(changes).items()}
    settings = read_server_settings(from_environment(os.environ) | changed)
    shelf = Shelf(read_editions(editions), OwnBots(bots.split(",") if bots else []))
    with serve.bind(host, port) as listening:
        serve.serve(listening, database or serve.usual_database(), settings, shelf, click.echo, open_page)


for _command in (*STUDIES, *LEAGUE, *STUDY, *TRAIN, *TUNE, *PRINTING, *HOSTING):
    main.add_command(_command)


@main.command()
def games() -> None:
    """List the games, their seats and options."""
    console = Console()
    for name in game_names():
        game = load_game(name)
        console.print(f"[bold]{name}[/]  {game.title}, {game.fewest_seats} to {game.most_seats} seats. {game.summary}")
        for option in game.options:
            console.print(
                f"    {option.name}: {option.words} It takes {option.takes}; usually {_shown(option.usual)}. "
                f"(§{option.rule})",
                highlight=False,
            )


def _shown(value: int | bool | str) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


@main.command()
def bots() -> None:
    """List the bots."""
    for kind in KINDS:
        click.echo(f"{kind.name}: {kind.words}")
    click.echo(
        "Where people wait, easy to expert also stop when their time is over; elsewhere a seed fixes their moves."
    )


@main.command()
@click.argument("game")
@click.argument("ref", required=False)
@click.option("--language", help="The language, such as de; without it that of this machine, or English.")
def rules(game: str, ref: str | None, language: str | None) -> None:
    """Print a game's rulebook, or one paragraph of it."""
    chosen = of_this_machine(os.environ) if language is None else language
    rulebook = rulebook_in(load_game(game), chosen)
    if ref is None:
        click.echo(rulebook.text)
        return
    for rule in find_rules(rulebook, game, ref):
        click.echo(paragraph(rule, labels_in(chosen).printed))


@main.command()
@click.argument("language")
@click.option(
    "--stamp", "is_to_stamp", is_flag=True, help="First say that each message of the tables says today's English."
)
def words(language: str, is_to_stamp: bool = False) -> None:
    """List what a translation lacks, or what the English has changed since."""
    if is_to_stamp:
        stamp(language)
    found = standing(language)
    for line in found:
        click.echo(line)
    if not found:
        click.echo(f"Everything is told in {labels_in(language).language}, and nothing has changed since.")


@main.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help="How many sit at the table, you included.")
@click.option("--bots", "rivals", default="greedy", show_default=True, help="Who plays the other seats.")
@click.option("--seed", type=click.IntRange(min=0), help="Fix every draw.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
@options_option
@edition_option
def play(
    game: str | None = None,
    seats: int | None = None,
    rivals: str = "greedy",
    seed: int | None = None,
    resume: Path | None = None,
    settings: tuple[str, ...] = (),
    edition: Path | None = None,
) -> None:
    """Play in the terminal against bots."""
    saved = read_record(resume) if resume else None
    chosen = game_of(saved, edition) if saved and not game else load_game(game or ask_for_game(), edition)
    record = saved or _fresh_record(chosen, seats, rivals.split(","), seed, read_settings(settings))
    Session(chosen, record, Console()).run()


def ask_for_game() -> str:
    """The game that somebody chooses who named none; the only one there is needs no question."""
    names = game_names()
    if len(names) == 1:
        return names[0]
    for number, name in enumerate(names, start=1):
        click.echo(f"{number}  {load_game(name).title}. {load_game(name).summary}")
    chosen: int = click.prompt("Which game", type=click.IntRange(1, len(names)))
    return names[chosen - 1]


def _fresh_record(
    game: Game, seats: int | None, rivals: list[str], seed: int | None, options: dict[str, object]
) -> Record:
    """A record in which you sit first and bots in the other seats; one name serves them all."""
    if seats is None:
        seats = len(rivals) + 1 if len(rivals) > 1 else min(DEFAULT_SEATS, game.most_seats)
    game.check_seats(seats)
    if len(rivals) == 1:
        rivals = rivals * (seats - 1)
    if len(rivals) != seats - 1:
        raise BadInput(f"{seats} seats leave {seats - 1} for bots, but {len(rivals)} are named.")
    for name in rivals:
        bot_maker(name)
    drawn = secrets.randbits(SEED_BITS) if seed is None else seed
    return new_record(game, drawn, seats, options, ["you", *rivals])


def proofs(record: Record) -> Iterator[str]:
    """What a record proves besides its moves, and what it does not."""
    deal = record.header.deal
    if deal is not msgspec.UNSET and any(deal.chances) and deal.commitments:
        yield "The deal was fair: the secret and the chances are those that were promised, and they made the seed."
        yield from (f"{name} told no chance, so it counts as none." for name in deal.silent)
    elif deal is not msgspec.UNSET:
        yield "The secret of the deal is the promised one, but nobody committed a chance, so the house could choose."
    if record.header.labtable == UNSEALED:
        yield f"It is of format {UNSEALED}, which was never sealed: names and options could have been changed."
    else:
        yield f"Its seal is {record.seal()}; compare it with the one that the page showed at the end."


@main.command("replay")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--verify", "only_verify", is_flag=True, help="Only prove that every move is legal and the result true.")
@edition_option
def replay_file(file: Path, only_verify: bool, edition: Path | None) -> None:
    """Show a recorded game, or prove it."""
    record = read_record(file)
    game = game_of(record, edition)
    table = verify(game, record, whole=only_verify)
    if only_verify:
        click.echo(f"{file}: {counted(len(record.steps), 'move')}, all legal; scores {table.scores()}.")
        for sentence in proofs(record):
            click.echo(sentence)
        return
    names = seat_names(record)
    teller = Teller(game, names)
    shown = lay_again(game, record.header, listening=True)
    for _ in replay_on(game, shown, record):
        pass
    for event in shown.events or []:
        if not event.veils():
            click.echo(teller.tell(event))
    Console().print(drawn(game, game.view(table, None), names))
