"""Running a study: its parts are played in order, kept, added up, and stopped when enough is known."""

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from typing import Protocol

import msgspec

from labtable.lab.crew import Crew
from labtable.lab.kept import Kept
from labtable.lab.part import play_part
from labtable.lab.study import Study
from labtable.lab.sums import Reach, Sum
from labtable.lab.tally import Part, nothing

FEWEST_DEALS = 200  # before a study may stop by itself
TUNED_TO = 4  # the sequence of looks is tightest at this part of the most deals


class Keeper(Protocol):
    """Whoever writes the rows of a part down."""

    def write(self, part: Part) -> None:
        """Write the rows of a part, once."""


class Played(msgspec.Struct):
    """What a study came to so far."""

    study: Study
    sums: Part
    stopped: bool = False
    """Whether it was broken off before its number of deals."""

    @property
    def reach(self) -> Reach:
        """How far intervals reach: with a number fixed before as usual, otherwise so that every look holds."""
        sequential = self.study.until is not None or self.stopped
        return Reach(max(1, self.study.games // TUNED_TO)) if sequential else Reach()

    @property
    def enough(self) -> bool:
        """Whether the interval that the study waits for is narrow enough."""
        until = self.study.until
        if until is None or self.sums.deals < FEWEST_DEALS:
            return False
        measure = next(each for each in self.study.measured() if each.name == until.measure)
        return all(self.reach.half(found) / measure.scale <= until.narrow for found in self.awaited(measure.name))

    def awaited(self, name: str) -> list[Sum]:
        """What is waited for: the differences that the changes make, or the measure itself if nothing changes."""
        if self.sums.differences:
            return [sums.get(name, Sum()) for sums in self.sums.differences]
        return [self.sums.sides[0].sums.get(name, Sum())]


Progress = Callable[[Played], None]


def run(
    study: Study,
    crew: Crew,
    kept: Kept[Part] | None = None,
    progress: Progress = lambda played: None,
    rows: Keeper | None = None,
) -> Played:
    """Play a study, or go on with what is kept of it; what it comes to hangs on neither crew nor breaks."""
    played = so_far(study, [])
    before = kept.parts() if kept else []
    known = {part.number for part in before}
    for part in in_order(study, crew, before, played):
        if part.number not in known:
            if rows is not None:
                rows.write(part)
            part.rows = {}
            if kept:
                kept.keep(part)
        played.sums.add(part)
        progress(played)
    return played


def so_far(study: Study, parts: list[Part]) -> Played:
    """What some parts of a study come to, without the rest."""
    played = Played(study, nothing(len(study.sides), len(study.skill)), stopped=bool(parts))
    for part in parts:
        played.sums.add(part)
    return played


def in_order(study: Study, crew: Crew, before: list[Part], played: Played) -> Iterator[Part]:
    """The parts of a study, those that are kept first: deals until enough is known, then matches of skill."""
    deals = [part for part in before if part.number >= 0]
    yield from deals
    if not played.enough:
        with closing(crew.results(partial(play_part, study), range(len(deals), study.parts))) as results:
            for part in results:
                yield part
                if played.enough:
                    break
    skill = [part for part in before if part.number < 0]
    yield from skill
    yield from crew.results(partial(play_part, study), range(-1 - len(skill), -1 - study.skill_parts, -1))
