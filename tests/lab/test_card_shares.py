"""Cards: compared with others of the same standing, so that who is ahead anyway lends a card no worth."""

import pytest

from labtable.lab.card_shares import FEWEST, changes, lines, pairs
from labtable.lab.seen import STRATA
from labtable.lab.side import WHOLE
from labtable.lab.tally import WON_OF_ALL, CardTally, SideTally


def strata(**by_standing: tuple[int, int]) -> list[int]:
    """Seats and wins by standing: `s3=(40, 10)`."""
    found = [0] * STRATA * WON_OF_ALL
    for name, (seats, wins) in by_standing.items():
        place = int(name[1:]) * WON_OF_ALL
        found[place : place + WON_OF_ALL] = [seats, wins * WHOLE, wins * WHOLE * WHOLE]
    return found


def played(found: list[int]) -> CardTally:
    return CardTally(played=sum(found[::WON_OF_ALL]), by_played=found)


def side(**cards: CardTally) -> SideTally:
    return SideTally(cards=dict(cards))


def test_a_card_that_only_comes_to_who_is_ahead_has_no_worth_of_its_own() -> None:
    ahead = played(strata(s8=(400, 320)))
    both = played(strata(s8=(200, 160), s1=(400, 40)))
    found = {line.id: line for line in lines(side(ahead=ahead, both=both), 0.05)}
    worth = found["ahead"].worth["played"]
    assert worth.wins.value == 0.8
    assert worth.expected == pytest.approx(0.8)
    assert worth.lift.value == pytest.approx(0.0)
    assert found["ahead"].stands_out == []


def test_a_card_that_wins_more_than_others_of_the_same_standing_stands_out() -> None:
    usual = played(strata(s2=(2000, 400), s7=(2000, 1400)))
    strong = played(strata(s2=(200, 90), s7=(200, 180)))
    weak = played(strata(s2=(200, 10), s7=(200, 100)))
    found = lines(side(usual=usual, strong=strong, weak=weak), 0.05)
    assert [line.id for line in found] == ["strong", "usual", "weak"]
    assert [line.stands_out for line in found] == [["played"], [], ["played"]]
    lift = found[0].worth["played"].lift
    assert lift.low > 0.1
    assert lift.low < lift.value < lift.high


def test_what_is_more_than_chance_but_does_not_matter_does_not_stand_out() -> None:
    usual = played(strata(s5=(100_000, 50_000)))
    bit = played(strata(s5=(20_000, 10_400)))
    assert [line.stands_out for line in lines(side(usual=usual, bit=bit), 0.05)] == [[], []]


def test_of_a_card_that_came_to_few_seats_nothing_is_said() -> None:
    found = lines(side(few=played(strata(s5=(FEWEST - 1, 3))), enough=played(strata(s5=(FEWEST, 3)))), 0.05)
    assert {line.id: bool(line.worth) for line in found} == {"few": False, "enough": True}


def test_what_is_neither_played_nor_discarded_is_kept() -> None:
    tally = CardTally(drawn=50, played=20, discarded=18)
    assert lines(side(card=tally), 0.05)[0].kept == 12


def test_a_change_that_makes_a_card_better_is_found() -> None:
    usual = played(strata(s5=(9000, 4500)))
    before = lines(side(usual=usual, card=played(strata(s5=(900, 450)))), 0.05)
    after = lines(side(usual=usual, card=played(strata(s5=(900, 720)))), 0.05)
    found = {change.id: change for change in changes(before, after, 0.05)}
    assert found["card"].stands_out
    assert found["card"].difference.value == pytest.approx(0.28, abs=0.02)
    assert not found["usual"].stands_out


def test_two_cards_that_win_together_more_than_each_alone_are_told() -> None:
    tallies = side(a=played(strata(s5=(1000, 500))), b=played(strata(s5=(1000, 500))))
    tallies.pairs = {"a b": [200, 150 * WHOLE]}
    (found,) = pairs(tallies)
    assert (found.first, found.second, found.seats) == ("a", "b", 200)
    assert found.beyond.value == pytest.approx(0.25)
    assert found.beyond.low > 0.1
    tallies.pairs = {"a b": [FEWEST - 1, 5]}
    assert pairs(tallies) == []
