"""Sums and intervals: exact, and as often right as they say, at one look and at every look."""

from math import sqrt
from random import Random
from statistics import mean as mean_of
from statistics import variance as variance_of

import pytest

from labtable.lab.statistics import Estimate
from labtable.lab.sums import Reach, Sum, chance_of, holm

PLANNED = 1000


def sum_of(numbers: list[int]) -> Sum:
    found = Sum()
    for number in numbers:
        found.add(number)
    return found


def test_a_sum_knows_mean_and_variance_of_its_numbers() -> None:
    numbers = [3, -1, 4, 1, -5, 9]
    assert sum_of(numbers).mean() == mean_of(numbers)
    assert sum_of(numbers).variance() == pytest.approx(variance_of(numbers))
    assert (Sum().mean(), sum_of([7]).variance()) == (0.0, 0.0)


def test_sums_come_to_the_same_in_whatever_order_they_are_merged() -> None:
    numbers = [10**15 + number for number in range(50)]
    whole = sum_of(numbers)
    merged = sum_of(numbers[30:])
    merged.merge(sum_of(numbers[:30]))
    assert merged == whole
    assert whole.variance() == pytest.approx(variance_of(range(50)))


def test_an_interval_of_a_fixed_number_is_the_normal_one() -> None:
    estimate = Reach().around(sum_of([0, 2] * 50), scale=2.0)
    assert estimate.value == 0.5
    assert estimate.high - estimate.value == pytest.approx(1.96 * sqrt(variance_of([0, 2] * 50) / 100) / 2, rel=0.001)


def test_of_nothing_and_of_one_number_nothing_is_known() -> None:
    assert Reach(PLANNED).around(Sum(), 1.0) == Estimate(0.0, float("-inf"), float("inf"))
    assert Reach().around(sum_of([3]), 1.0) == Estimate(3.0, float("-inf"), float("inf"))


def test_a_sequence_is_about_half_as_wide_again_where_it_is_tuned_to() -> None:
    assert 1.4 < Reach(PLANNED).factor(PLANNED) / Reach().factor(PLANNED) < 1.6
    assert Reach(PLANNED).factor(PLANNED // 20) > Reach(PLANNED).factor(PLANNED)


def misses(reach: Reach, looks: range, dice: Random) -> bool:
    """Whether an interval misses at any of the looks; wins of a pair that differ in one of five."""
    seen = Sum()
    missed = False
    for number in range(1, looks.stop):
        seen.add(dice.choice((-1, 0, 0, 0, 0, 0, 0, 0, 0, 1)))
        if number in looks:
            missed = missed or abs(seen.mean()) > reach.half(seen)
    return missed


def test_at_every_look_at_once_a_sequence_misses_in_at_most_one_of_twenty() -> None:
    dice = Random(5)
    missed = sum(misses(Reach(PLANNED), range(200, 3001, 100), dice) for _ in range(300))
    assert missed <= 15 + 8, "a binomial of 300 and 0.05 is above that once in fifty times"


def test_looking_again_and_again_at_plain_intervals_misses_far_more_often() -> None:
    dice = Random(5)
    missed = sum(misses(Reach(), range(200, 3001, 100), dice) for _ in range(150))
    assert missed > 20


def test_a_value_far_from_nothing_is_no_chance() -> None:
    assert chance_of(1.96, 1.0) == pytest.approx(0.05, abs=0.001)
    assert chance_of(-1.96, 1.0) == chance_of(1.96, 1.0)
    assert (chance_of(0.0, 0.0), chance_of(2.0, 0.0)) == (1.0, 0.0)


def test_of_many_looks_only_what_is_more_than_their_number_allows_counts() -> None:
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.5]) == [False, False]
    assert holm([0.5, 0.02, 0.03]) == [False, False, False]
    assert holm([0.04, 0.01, 0.02]) == [True, True, True]
    assert holm([]) == []
