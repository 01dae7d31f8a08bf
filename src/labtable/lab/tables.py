"""Tables: the rows of a study as Parquet, a file a part, so that a broken-off study goes on where it was."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import polars as pl

from labtable.kernel import BadInput
from labtable.lab.kept import RESUME, why_not
from labtable.lab.measures import Measure
from labtable.lab.rows import CARDS, DECISIONS, GAMES
from labtable.lab.study import Study
from labtable.lab.tally import Part

SCHEMA: Mapping[str, Mapping[str, Any]] = {
    GAMES: {
        "deal": pl.Int64,
        "side": pl.String,
        "seed": pl.String,
        "rounds": pl.Int32,
        "decisions": pl.Int32,
        "starter": pl.Int8,
        "winners": pl.List(pl.Int8),
        "scores": pl.List(pl.Int32),
        "bots": pl.List(pl.Int8),
    },
    DECISIONS: {
        "deal": pl.Int64,
        "side": pl.String,
        "number": pl.Int32,
        "round": pl.Int32,
        "seat": pl.Int8,
        "choices": pl.Int32,
        "move": pl.String,
    },
    CARDS: {
        "deal": pl.Int64,
        "side": pl.String,
        "seat": pl.Int8,
        "card": pl.String,
        "fate": pl.String,
        "standing": pl.Int8,
        "won": pl.Float64,
    },
}


def schema_of(table: str, measures: list[Measure]) -> dict[str, Any]:
    """The columns of a table with their types; a game's row ends with what was measured of it."""
    measured = {f"m_{measure.name}": pl.Float64 for measure in measures} if table == GAMES else {}
    return {**SCHEMA[table], **measured}


class Tables:
    """A folder with a folder for each table, and in it a file for each part: `games/part-00000.parquet`."""

    def __init__(self, study: Study, folder: Path, goes_on: bool) -> None:
        self._folder = folder
        self._measures = study.measured()
        if folder.exists() and not goes_on and any(folder.iterdir()):
            raise BadInput(f"The folder {folder} is not empty; name a new one for the data.")
        for table in SCHEMA:
            try:
                (folder / table).mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise BadInput(f"The folder {folder} cannot be made: {error.strerror}.") from error

    def write(self, part: Part) -> None:
        """Write the rows of a part; a file is there whole or not at all."""
        for table, rows in part.rows.items():
            path = self._folder / table / f"part-{part.number:05}.parquet"
            half = path.with_suffix(".half")
            try:
                frame = pl.DataFrame(rows, schema=schema_of(table, self._measures), orient="row")
                frame.write_parquet(half)
                half.replace(path)
            except OSError as error:
                half.unlink(missing_ok=True)
                raise BadInput(why_not(path, error, RESUME)) from error
