"""Positions: what training saw, as Parquet, a file a round, so that others can learn from it too."""

from pathlib import Path

import numpy as np
import polars as pl

from labtable.kernel import BadInput
from labtable.lab.kept import why_not
from labtable.lab.rounds import Rounds


class Positions:
    """A folder with a file for each round; a row is what a seat saw at one moment of a match."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise BadInput(f"The folder {folder} is not empty; name a new one for the data.")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"The folder {folder} cannot be made: {error.strerror}.") from error

    def write(self, number: int, seen: Rounds) -> None:
        """Write the rows of a round; its file is there whole or not at all."""
        path = self._folder / f"round-{number:03}.parquet"
        half = path.with_suffix(".half")
        frame = pl.DataFrame(
            {
                "round": np.full(len(seen.worth), number, np.int32),
                "match": seen.match,
                "judged": seen.judged,
                "worth": seen.worth,
                "seen": pl.Series(seen.pages, dtype=pl.Array(pl.UInt8, seen.pages.shape[1])),
            }
        )
        try:
            frame.write_parquet(half)
            half.replace(path)
        except OSError as error:
            half.unlink(missing_ok=True)
            raise BadInput(why_not(path, error)) from error
