"""`labtable study`: a question in a file or in flags, played with a bar that moves, and told in a report."""

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
import msgspec

from labtable.cli.options import edition_option, options_option, read_settings
from labtable.cli.study_shown import Shown, show
from labtable.kernel import BadInput
from labtable.kernel.toml import read_text
from labtable.lab.crew import Crew, crew_of
from labtable.lab.findings import Findings, findings_of, read_findings
from labtable.lab.kept import RESUME, Kept, why_not
from labtable.lab.run import Played, run, so_far
from labtable.lab.study import KIND, Change, Study, StudyFile, read_study, study_of
from labtable.lab.tally import Part

if TYPE_CHECKING:
    from labtable.lab.tables import Tables

BROKEN_OFF = 130
NEEDS_LAB = "needs polars, altair and jinja2, which are not installed: pip install 'labtable[lab]'"


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """How a study is to be played and told."""

    what: str
    command: str
    report: Path | None
    data: Path | None
    jobs: int
    on: str
    resume: bool
    anew: bool
    quiet: bool
    as_json: bool

    @property
    def is_file(self) -> bool:
        """Whether the study is written in a file."""
        return self.what.endswith(".toml")

    @property
    def told_in(self) -> Path:
        """The report: as named, or beside nothing else of the study's name."""
        return self.report or Path(f"{Path(self.what).stem}.html")

    @property
    def kept(self) -> Path:
        """What is kept while it runs."""
        return self.told_in.with_suffix(".kept")

    @property
    def reports(self) -> bool:
        """Whether a report is written."""
        return self.report is not None or not self.as_json


HOW = tuple(name for name in Asked.__struct_fields__ if name not in ("what", "command"))


@click.command("study")
@click.argument("what")
@click.option("--change", "changes", multiple=True, metavar="FILE", help="A card file to compare with; repeatable.")
@click.option("--change-option", "altered", multiple=True, metavar="NAME=VALUE", help="An option to compare with.")
@click.option("--bots", default="greedy", show_default=True, help="One for all seats, or one for each, with commas.")
@click.option("--seats", type=int, help="How many sit at a table.")
@click.option("--games", type=int, default=1000, show_default=True, help="Deals; every side plays each.")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True)
@click.option("--measure", "measures", multiple=True, help="What to measure, if not the usual; may be repeated.")
@click.option("--report", type=click.Path(path_type=Path), help="The report; otherwise named as the study.")
@click.option("--data", type=click.Path(path_type=Path), help="Write every game, decision and card here, as Parquet.")
@click.option("--jobs", type=click.IntRange(min=1), default=os.cpu_count() or 1, help="How many cores to use.")
@click.option("--on", type=click.Choice(["here", "ray"]), default="here", help="Where to play: a Ray cluster, or here.")
@click.option("--resume", is_flag=True, help="Go on with what is kept.")
@click.option("--anew", is_flag=True, help="Begin anew, whatever is kept.")
@click.option("--quiet", is_flag=True, help="One line each ten per cent, and no bar.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object, and nothing else.")
@options_option
@edition_option
def run_study(what: str, **given: Any) -> None:
    """Ask what a change does to a game: WHAT is a study's file, or a game with flags; its JSON is told again."""
    asked = Asked(what=what, command=command_line(), **{name: given.pop(name) for name in HOW})
    if what.endswith(".json"):
        tell_again(asked)
        return
    study = read_study(Path(what)) if asked.is_file else study_of(written(what, **given), Path())
    conduct(msgspec.structs.replace(study, rows=asked.data is not None), asked)


def written(
    game: str,
    *,
    changes: tuple[str, ...],
    altered: tuple[str, ...],
    bots: str,
    seats: int | None,
    games: int,
    seed: int,
    measures: tuple[str, ...],
    settings: tuple[str, ...],
    edition: Path | None,
) -> StudyFile:
    """A study as flags tell it; the options of one change go together."""
    told = [Change(edition=name) for name in changes]
    if altered:
        told.append(Change(options=read_settings(altered)))
    return StudyFile(
        game=game,
        seats=seats,
        bots=bots,
        games=games,
        seed=seed,
        edition=str(edition) if edition else None,
        options=read_settings(settings),
        change=told,
        measures=list(measures) or None,
    )


def command_line() -> str:
    """How the study is played again."""
    left_out = {"--resume", "--anew", "--quiet"}
    return " ".join(["labtable", *(word for word in sys.argv[1:] if word not in left_out)])


def conduct(study: Study, asked: Asked) -> None:
    """Play a study and tell what it found; what is broken off is kept, and told as far as it goes."""
    if asked.reports:
        need_lab("The report")
    kept = Kept(asked.kept, study.digest(), Part)
    ask_first(kept, asked)
    crew, rows = crew_for(asked), rows_for(study, asked)
    if not asked.resume:
        kept.begin()
    shown = Shown(study, crew_words(asked), asked.as_json, asked.quiet)
    try:
        with shown:
            played = run(study, crew, kept, shown.progress, rows)
    except KeyboardInterrupt:
        break_off(study, kept, asked)
        return
    tell(played, asked)
    kept.forget()


def ask_first(kept: Kept[Part], asked: Asked) -> None:
    """Never throw away unasked what is kept."""
    if kept.exists() and not asked.anew and not asked.resume:
        raise BadInput(f"{kept.path} keeps a study that was broken off: go on with --resume, or use --anew.")


def crew_for(asked: Asked) -> Crew:
    """Who plays."""
    if asked.on == "ray":
        from labtable.lab.cluster import Cluster  # here, because it is an extra

        return Cluster()
    return crew_of(asked.jobs)


def crew_words(asked: Asked) -> str:
    """Who plays, in words."""
    return "a Ray cluster" if asked.on == "ray" else f"{asked.jobs} core{'s' if asked.jobs > 1 else ''}"


def rows_for(study: Study, asked: Asked) -> "Tables | None":
    """Who writes the rows, if anybody wants them."""
    if asked.data is None:
        return None
    need_lab("--data")
    from labtable.lab.tables import Tables  # here, because it is an extra

    return Tables(study, asked.data, asked.resume)


def break_off(study: Study, kept: Kept[Part], asked: Asked) -> None:
    """Tell what is there so far, and how to go on."""
    parts = kept.parts()
    click.echo(f"\nStopped. {sum(part.deals for part in parts):,} deals are kept in {kept.path}.", err=True)
    if parts:
        tell(so_far(study, parts), asked)
    click.echo(f"Go on with:  {asked.command} --resume", err=True)
    sys.exit(BROKEN_OFF)


def tell(played: Played, asked: Asked) -> None:
    """Write the report and its numbers, and print what was found."""
    findings = findings_of(played)
    if asked.reports:
        write_report(findings, asked)
    if asked.as_json:
        click.echo(msgspec.json.encode(findings))
        return
    show(findings, asked.told_in)


def write_report(findings: Findings, asked: Asked) -> None:
    """The report and its numbers beside each other, each whole or not at all."""
    from labtable.lab.report import report_of  # here, because it is an extra

    text = read_text(KIND, Path(asked.what)) if asked.is_file else ""
    html = report_of(findings, asked.command, Path(asked.what).name if asked.is_file else "", text)
    write(asked.told_in, html.encode())
    write(asked.told_in.with_suffix(".json"), msgspec.json.format(msgspec.json.encode(findings)))


def tell_again(asked: Asked) -> None:
    """Make the report of a study whose numbers are there already."""
    from labtable.lab.report import report_of  # here, because it is an extra

    need_lab("The report")
    findings = read_findings(Path(asked.what))
    written = Path(asked.what).with_suffix(".toml")
    text = read_text(KIND, written) if written.exists() else ""
    html = report_of(findings, f"labtable study {written.name}", written.name, text)
    write(asked.told_in, html.encode())
    show(findings, asked.told_in)


def write(path: Path, content: bytes) -> None:
    """Put a file in its place only when all of it is there."""
    half = path.with_name(f".{path.name}.half")
    try:
        half.write_bytes(content)
        half.replace(path)
    except OSError as error:
        half.unlink(missing_ok=True)
        raise BadInput(why_not(path, error, RESUME)) from error


def need_lab(what: str) -> None:
    """Say what is missing before anything is played."""
    missing = [name for name in ("altair", "jinja2", "polars", "vl_convert") if find_spec(name) is None]
    if missing:
        raise BadInput(f"{what} {NEEDS_LAB}")


COMMANDS = (run_study,)
