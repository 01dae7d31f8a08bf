"""Verdicts: yes, no difference that matters, or it cannot be told yet; in one sentence."""

import pytest

from labtable.lab.findings import missing
from labtable.lab.statistics import Estimate
from labtable.lab.verdict import (
    Difference,
    Reading,
    Told,
    figure,
    middle,
    read,
    read_fairness,
    signed,
    span,
    standing_verdict,
    verdict_of,
)


@pytest.mark.parametrize(
    ("low", "high", "reading"),
    [
        (-1.0, 1.0, "same"),
        (-2.0, 2.0, "same"),
        (0.5, 1.5, "same"),
        (2.1, 4.0, "more"),
        (-4.0, -2.1, "less"),
        (1.0, 3.0, "open"),
        (-3.0, 3.0, "open"),
    ],
)
def test_an_interval_within_the_band_is_the_same_beyond_it_is_not_and_across_its_edge_cannot_be_told(
    low: float, high: float, reading: Reading
) -> None:
    assert read(Estimate((low + high) / 2, low, high), 2.0) == reading


def test_a_share_is_read_by_its_distance_from_the_fair_one() -> None:
    assert read_fairness(Estimate(33.0, 31.0, 35.0), 25.0, 5.0) == "more"
    assert read_fairness(Estimate(26.0, 24.0, 28.0), 25.0, 5.0) == "same"


def told(name: str, by: Estimate, band: float = 2.0, decides: bool = True) -> Told:
    return Told(
        name=name,
        words=name.capitalize(),
        note="",
        unit="rounds",
        band=band,
        fair=None,
        values=[Estimate(10.0, 9.0, 11.0), Estimate(10.0 + by.value, 9.0, 12.0)],
        fairness=[],
        differences=[Difference(by=by, reading=read(by, band), missing=missing(by, band, 100))],
        decides=decides,
    )


SAME, MORE, OPEN = Estimate(0.1, -0.4, 0.6), Estimate(5.0, 4.0, 6.0), Estimate(1.0, -2.0, 4.0)


def test_one_measure_that_moves_is_named_with_its_interval() -> None:
    found = verdict_of(0, "cheap", [told("ties", SAME), told("length", MORE), told("spread", OPEN)])
    assert found.answer == "yes"
    assert found.sentence == (
        "Yes, cheap makes a difference: Length, from 10.0 rounds to 15.0 rounds, +5.0 (95 % interval +4.0 to +6.0)."
    )


def test_several_that_move_are_told() -> None:
    assert verdict_of(0, "x", [told("a", MORE), told("b", MORE)]).sentence.endswith("Also B.")
    assert verdict_of(0, "x", [told(name, MORE) for name in "abcd"]).sentence.endswith("Also 3 more.")


def test_nothing_that_moves_is_no_difference_that_matters() -> None:
    assert verdict_of(0, "x", [told("a", SAME), told("b", SAME)]).sentence == (
        "No difference that matters: with x all 2 measures stay as they were."
    )
    assert verdict_of(0, "x", [told("length", SAME)]).sentence == (
        "No difference that matters: with x Length stays as it was, within 2.0 rounds."
    )


def test_what_cannot_be_told_says_about_how_many_deals_would_tell() -> None:
    found = verdict_of(0, "x", [told("a", SAME), told("length", OPEN)])
    assert found.answer == "open"
    assert found.sentence == (
        "With x it cannot be told yet: the interval of Length reaches beyond what matters; about 2,100 deals would tell."
    )


def test_what_does_not_decide_changes_no_verdict() -> None:
    assert verdict_of(0, "x", [told("a", SAME), told("b", MORE, decides=False)]).answer == "no"


def test_on_the_edge_of_the_band_no_number_of_deals_would_tell() -> None:
    assert missing(Estimate(2.0, 0.0, 4.0), 2.0, 100) == 0
    assert missing(Estimate(0.0, -4.0, 4.0), 2.0, 100) == 900


def place(number: int, value: Estimate) -> Told:
    return Told(
        name=f"place_{number}",
        words=f"Place {number}’s share of the wins",
        note="",
        unit="points",
        band=2.0,
        fair=50.0,
        values=[value],
        fairness=[read_fairness(value, 50.0, 5.0)],
        differences=[],
        decides=True,
    )


def test_without_a_change_the_verdict_is_whether_every_place_is_as_well_off() -> None:
    fair = [place(1, Estimate(51.0, 49.0, 53.0)), place(2, Estimate(49.0, 47.0, 51.0))]
    assert standing_verdict("Go", fair, 5.0).sentence == "Yes, every place at Go is as well off, within 5 points."
    far = [place(1, Estimate(60.0, 58.0, 62.0)), place(2, Estimate(40.0, 38.0, 42.0))]
    assert standing_verdict("Go", far, 5.0).sentence == (
        "No, Go is not fair between these bots: Place 1’s share of the wins is 60.0 %, not 50.0 % "
        "(95 % interval 58.0 to 62.0)."
    )
    unsure = [place(1, Estimate(50.0, 40.0, 60.0)), place(2, Estimate(50.0, 40.0, 60.0))]
    assert standing_verdict("Go", unsure, 5.0).answer == "open"
    assert standing_verdict("Go", [told("length", SAME)], 5.0).answer == "told"


def test_numbers_have_as_many_places_as_they_are_worth() -> None:
    assert (figure(12.34), figure(1.234), figure(-0.5)) == ("12.3", "1.23", "−0.50")
    assert (signed(0.001), signed(3.0), signed(-3.0)) == ("0.00", "+3.0", "−3.0")
    assert (middle(SAME), span(SAME)) == ("+0.1", "−0.4 to +0.6")
    assert span(Estimate(0.1, 0.05, 0.15)) == "+0.05 to +0.15"
