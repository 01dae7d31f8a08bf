"""A part of a study: some deals, each played by all sides with the same seeds."""

from labtable.lab.measures import Measure
from labtable.lab.rows import Rows
from labtable.lab.seen import CARDS, CHOICES, PAIRS, Lens, Match
from labtable.lab.side import WHOLE, Opened, rotated, seed_of
from labtable.lab.study import RUNGS_A_PART, Study
from labtable.lab.sums import Sum
from labtable.lab.tally import Part, merge, nothing, values_of

WATCHED = 40  # of all deals, in which decisions are looked into


class Bench:
    """All that is needed to play deals of a study: its sides opened, and what is looked at."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.measures: list[Measure] = study.measured()
        self.needs = frozenset(need for measure in self.measures for need in measure.needs)
        self.needs |= frozenset(study.measures) & {CARDS, PAIRS}
        self.sides = [Opened(side) for side in study.sides]
        self.lenses = [Lens(side, self.needs) for side in self.sides]
        self.every = max(1, study.games // WATCHED)

    def match(self, side: int, deal: int) -> Match:
        """The match of one side on one deal."""
        opened, lens = self.sides[side], self.lenses[side]
        sitting = rotated(opened.seats, deal if self.study.rotate else 0)
        laid = opened.lay(seed_of(self.study.seed, deal), sitting, listening=lens.listening)
        watched = CHOICES in self.needs and deal % self.every == 0
        return lens.look(opened, laid, watched, self.study.rows)

    def play(self, number: int) -> Part:
        """The deals of one part."""
        study = self.study
        found = nothing(len(self.sides), len(study.skill), number)
        rows = Rows(study, self.measures)
        for deal in range(number * study.part, min((number + 1) * study.part, study.games)):
            matches = [self.match(side, deal) for side in range(len(self.sides))]
            values = [values_of(self.measures, match) for match in matches]
            found.deals += 1
            for tally, match, told in zip(found.sides, matches, values, strict=True):
                tally.take(match, told, self.needs)
            for sums, after in zip(found.differences, values[1:], strict=True):
                merge(sums, differences(values[0], after))
            if study.rows:
                rows.take(deal, matches, values)
        found.rows = rows.found
        return found


def differences(before: dict[str, int], after: dict[str, int]) -> dict[str, Sum]:
    """What is more after than before, where both matches of a deal have a value."""
    both = [(name, after[name] - value) for name, value in before.items() if name in after]
    return {name: Sum(1, by, by * by) for name, by in both}


def play_part(study: Study, number: int) -> Part:
    """One part of a study: deals, or below 0 matches of a better bot against a worse one."""
    return Bench(study).play(number) if number >= 0 else play_skill(study, number)


def play_skill(study: Study, number: int) -> Part:
    """Some matches of each better bot against the worse one, on the same deals on every side."""
    found = nothing(len(study.sides), len(study.skill), number)
    first = (-1 - number) * RUNGS_A_PART
    for rungs, pair in zip(found.rungs, study.skill, strict=True):
        for side, rung in enumerate(rungs):
            opened = Opened(study.rung(side, pair))
            for deal in range(first, min(first + RUNGS_A_PART, study.skill_games)):
                laid = opened.lay(seed_of(study.seed, deal // opened.seats), rotated(opened.seats, deal))
                opened.play(laid)
                winners = laid.table.winners()
                seat = laid.sitting.index(0)
                rung.add(WHOLE // len(winners) if seat in winners else 0)
    return found
