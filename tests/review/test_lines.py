"""Lines: what was measured, smoothed without hand-set numbers, and how far it may be off."""

from itertools import pairwise
from math import sqrt

from labtable.kernel import seeded
from labtable.review.lines import line, measured, spread_of
from labtable.review.pieces import Seen
from labtable.review.smooth import Measured, smoothed

TABLES = 16


def seen(chance: float, seed: int = 1) -> Seen:
    dice = seeded(seed)
    won = float(sum(int(dice.below(1000)) < 1000 * chance for _ in range(TABLES)))
    return Seen(TABLES, won, won)


def noisy(chances: list[float]) -> list[Seen | None]:
    return [seen(chance, seed=number + 1) for number, chance in enumerate(chances)]


def jumps(values: list[float]) -> float:
    return max(abs(one - other) for one, other in pairwise(values))


def test_a_quiet_match_gives_a_quiet_line_that_is_surer_than_each_measurement() -> None:
    raw = noisy([0.4] * 60)
    found = line(raw)
    assert jumps([each.total / each.tables for each in raw if each]) > 0.25
    assert jumps(found.chances) < 0.05
    assert all(abs(chance - 0.4) < 0.12 for chance in found.chances)
    widths = [high - low for low, high in zip(found.low, found.high, strict=True)]
    assert max(widths[10:50]) < 0.6 * 2 * 1.96 * sqrt(0.4 * 0.6 / TABLES)


def test_a_jump_that_is_larger_than_the_noise_stays_a_jump() -> None:
    found = line(noisy([0.15] * 30 + [0.9] * 30)).chances
    assert found[29] < 0.35
    assert found[30] > 0.7


def test_the_truth_lies_in_the_band_nineteen_times_in_twenty_or_nearly() -> None:
    inside = total = 0
    for seed in range(20):
        dice, chance, truth = seeded(seed), 0.5, []
        for _ in range(60):
            chance = min(0.95, max(0.05, chance + (dice.below(2001) - 1000) / 40_000))
            truth.append(chance)
        raw = [seen(each, seed=1000 * (seed + 1) + number) for number, each in enumerate(truth)]
        found = line([*raw])
        inside += sum(low <= each <= high for low, each, high in zip(found.low, truth, found.high, strict=True))
        total += len(truth)
    assert inside / total > 0.88


def test_gaps_are_bridged_and_the_band_is_wider_there() -> None:
    raw = noisy([0.5] * 41)
    gappy = [each if number % 8 == 0 else None for number, each in enumerate(raw)]
    found = line(gappy)
    assert len(found.chances) == 41
    assert found.high[20] - found.low[20] >= found.high[16] - found.low[16]


def test_the_end_is_known() -> None:
    found = line([*noisy([0.5] * 10), Seen(1, 1.0, 1.0, sure=True)])
    assert (found.low[-1], found.chances[-1], found.high[-1]) == (1.0, 1.0, 1.0)


def test_no_wins_on_a_few_tables_are_no_proof_of_no_chance() -> None:
    assert measured(Seen(TABLES, 0.0, 0.0), 0.0, 1.0).doubt > 0.0005
    assert measured(Seen(1, 1.0, 1.0, sure=True), 1.0, 1.0).doubt == 0.0


def test_judged_tables_differ_less_than_tables_that_are_won_or_lost() -> None:
    close = [Seen(16, 8.0, 16 * 0.26), Seen(16, 8.0, 16 * 0.26)]
    assert spread_of(close) < 0.1
    assert spread_of([Seen(16, 8.0, 8.0)]) == 1.0
    assert spread_of([Seen(1, 1.0, 1.0, sure=True)]) == 1.0


def test_one_measurement_is_a_line_of_one_point() -> None:
    assert abs(smoothed([Measured(0.3, 0.001)])[0].mean - 0.3) < 0.01
