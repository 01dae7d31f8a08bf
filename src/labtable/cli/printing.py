"""Printing: a whole game on paper, to be cut out and played."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click

from labtable.cli.options import edition_option
from labtable.kernel import BadInput, load_game

PRINTED = ("adna", "gsa", "pdb", "stem")
"""The games that have a printed form."""


@click.command("print")
@click.argument("game")
@edition_option
@click.option("--paper", default="a4", show_default=True, help="The paper, a4 or letter.")
@click.option("--out", "path", type=click.Path(path_type=Path), help="The file; otherwise GAME-PAPER.pdf here.")
def print_game(game: str, edition: Path | None, paper: str, path: Path | None) -> None:
    """Make a PDF of a whole game: rules, boards, small pieces, and the cards with their backs."""
    from labtable.printing import paper_named, printed  # here, because the other commands need no drawings

    size = paper_named(paper)
    out = path or Path(f"{game}-{size.name.lower()}.pdf")
    made = printed(load_game(game, edition), size)
    _lay(made, out)
    click.echo(f"{out} is ready: print it at 100 %, on both sides, and turn the paper on its long edge.")


def lay_prints(folder: Path, games: Sequence[str] = PRINTED) -> int:
    """Print games for every paper into a folder; how many bytes they have."""
    from labtable.printing import PAPERS, printed

    folder.mkdir(parents=True, exist_ok=True)
    size = 0
    for game in games:
        for name, paper in PAPERS.items():
            made = printed(load_game(game), paper)
            _lay(made, folder / f"{game}-{name}.pdf")
            size += len(made)
    return size


def _lay(made: bytes, path: Path) -> None:
    """Write the file whole or not at all."""
    half = path.with_name(f".{path.name}.half")
    try:
        half.write_bytes(made)
        half.replace(path)
    except OSError as error:
        with suppress(OSError):
            half.unlink()
        raise BadInput(f"The print cannot be written to {path}: {error.strerror}.") from error


COMMANDS = (print_game,)
