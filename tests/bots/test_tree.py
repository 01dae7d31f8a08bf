"""The tree of a search: what its nodes learn, whose results they count, and where it looks next."""

from math import sqrt

import pytest

from labtable.bots import SearchBot
from labtable.bots.foresight import after
from labtable.bots.search import (
    CURIOSITY,
    ENOUGH,
    FEW,
    FIRST_SIGHT,
    NARROWEST,
    UNKNOWN_SPREAD,
    Budget,
    Node,
    unbeaten,
)
from labtable.bots.sight import JUDGED, STEEPEST
from labtable.games.adna.table import AdnaTable
from labtable.kernel import NOBODY, Knowledge, load_game, seeded
from labtable.testing import random_table
from tests.bots.tables import WAYS, A, B, Coin, Fork, Over, Paths, Steps, known
from tests.games.adna import tables as adna


def searcher(iterations: int = 40) -> SearchBot:
    return SearchBot(seeded(1), Budget(iterations))


def node(seat: int = 0, results: tuple[float, ...] = (), available: int = 0) -> Node:
    """A move that could be chosen so often and brought its chooser this."""
    made, parent = Node(A, seat), Node(None, NOBODY)
    for result in results:
        parent.learn(made, result)
    made.available = available
    return made


def test_everybody_on_a_path_learns_what_their_own_seat_got() -> None:
    path = [Node(None, NOBODY), node(seat=0), node(seat=1), node(seat=2), node(seat=0)]
    searcher().remember(path, Over([1], [3, 9, 5]))
    first, second, third, last = (each.total for each in path[1:])
    assert second > 0.9 > 0.1 > third > 0.0
    assert first == last < third, "seat 0 is behind seat 2"
    assert [each.visits for each in path] == [1, 1, 1, 1, 1]
    assert [each.sum for each in path[:-1]] == [first, second, third, last]


def test_a_rival_is_taken_to_choose_what_is_best_for_the_rival() -> None:
    """If seat 0 takes A, seat 1 can still choose who wins; B shares the win, which a trusting bot would leave."""
    table = Paths(Fork(0, Fork(1, [0], [1]), [0, 1]))
    assert searcher().choose(known(table)) is B
    table = Paths(Fork(0, Fork(0, [0], [1]), [0, 1]))
    assert searcher().choose(known(table)) is A, "if the choice is one's own, all is well"


def test_it_looks_three_choices_ahead() -> None:
    """A lets seat 1 choose between two ways in both of which seat 0 has a winning answer; after B it has none."""
    good = Fork(1, Fork(0, [0], [1]), Fork(0, [1], [0]))
    bad = Fork(1, Fork(0, [0], [0]), Fork(0, [1], [1]))
    assert searcher(200).choose(known(Paths(Fork(0, good, bad)))) is A
    assert searcher(200).choose(known(Paths(Fork(0, bad, good)))) is B


def test_of_two_that_promise_as_much_the_one_that_was_chosen_less_is_more_urgent() -> None:
    parent = Node(None, NOBODY)
    often, seldom = node(results=(0.5,) * 9, available=9), node(results=(0.5,) * 3, available=9)
    assert searcher().most_urgent(parent, [often, seldom]) is seldom


def test_what_could_seldom_be_chosen_is_no_more_urgent_for_that() -> None:
    """In a tree that all imagined tables share, a move is curious by how often it could be chosen and was not."""
    parent = Node(None, NOBODY)
    parent.visits = 100
    rare, common = node(results=(0.5,) * 4, available=5), node(results=(0.5,) * 4, available=90)
    assert searcher().most_urgent(parent, [rare, common]) is common
    assert searcher().most_urgent(parent, [common, rare]) is common


def test_a_better_move_is_more_urgent_than_one_as_little_known() -> None:
    parent = Node(None, NOBODY)
    poor, good = node(results=(0.4,) * 4, available=9), node(results=(0.6,) * 4, available=9)
    assert searcher().most_urgent(parent, [poor, good]) is good


def test_curiosity_is_counted_in_spreads_of_the_results() -> None:
    """A little better and well known, or a little worse and little known: what the results vary by decides."""
    calm, wild = Node(None, NOBODY), Node(None, NOBODY)
    for parent, spread in ((calm, 0.01), (wild, 0.4)):
        for number in range(8):
            parent.visits += 1
            parent.learn(Node(A, 0), 0.5 + (spread if number % 2 else -spread))
    known_one, unknown = node(results=(0.55,) * 20, available=20), node(results=(0.5,) * 2, available=20)
    assert searcher().most_urgent(calm, [known_one, unknown]) is known_one
    assert searcher().most_urgent(wild, [known_one, unknown]) is unknown
    assert CURIOSITY > 0.0


def test_a_node_is_worth_its_results_and_first_sight_as_if_it_were_a_few_of_them() -> None:
    made = node(results=(0.9, 0.7))
    made.promise = -0.2
    assert made.worth(usual=0.5) == pytest.approx((0.9 + 0.7 + FIRST_SIGHT * (0.5 - 0.2)) / (2 + FIRST_SIGHT))


def test_what_is_usual_is_learned_from_all_results_less_what_was_promised() -> None:
    parent, child = Node(None, NOBODY), Node(A, 0)
    assert parent.usual() == 0.5
    child.promise = -0.1
    for result in (0.3, 0.5):
        parent.visits += 1
        parent.learn(child, result)
    assert parent.usual() == pytest.approx(0.4 + 0.1)


def test_the_spread_of_few_results_is_a_guess_and_that_of_many_is_measured() -> None:
    parent = Node(None, NOBODY)
    for number in range(2 * FEW):
        assert parent.spread() == (UNKNOWN_SPREAD if number < FEW else pytest.approx(0.3, abs=0.02))
        parent.visits += 1
        parent.learn(Node(A, 0), 0.2 + 0.6 * (number % 2))
    same = Node(None, NOBODY)
    same.visits = FEW
    same.sum, same.squares = FEW * 0.5, FEW * 0.25
    assert same.spread() == NARROWEST


def test_the_doubt_about_a_mean_shrinks_with_the_number_of_results() -> None:
    few, many = node(results=(0.2, 0.8) * 2), node(results=(0.2, 0.8) * 8)
    assert few.doubt() == pytest.approx(0.09 / 4)
    assert many.doubt() == pytest.approx(0.09 / 16)
    assert sqrt(node(results=(0.5,) * 4).doubt()) == pytest.approx(NARROWEST / 2)


def test_nothing_is_beyond_doubt_before_there_is_enough_of_both() -> None:
    good, bad = node(results=(0.9,) * ENOUGH), node(results=(0.1,) * ENOUGH)
    assert unbeaten([bad, good], usual=0.5) == [good]
    fresh = node(results=(0.1,) * (ENOUGH - 1))
    assert unbeaten([fresh, good], usual=0.5) == [fresh, good]


def test_a_mean_that_varies_much_is_not_beaten_beyond_doubt_by_one_that_does_not() -> None:
    steady, wild = node(results=(0.7,) * 20), node(results=(0.0, 0.9) * 10)
    assert unbeaten([steady, wild], usual=0.5) == [steady, wild]
    assert unbeaten([wild, steady], usual=0.5) == [wild, steady]


def test_a_move_counts_every_table_on_which_it_could_be_chosen() -> None:
    root, bot = Node(None, NOBODY), searcher()
    table = Paths(Fork(0, [0], [1]))
    for times in (1, 2, 3):
        assert [each.available for each in bot.choices(root, table)] == [times, times]
    assert [each.move for each in root.children] == [A, B]
    assert [each.seat for each in root.children] == [0, 0]


def test_the_better_half_stays_in_the_running_after_every_heat() -> None:
    good, bad = Fork(1, [0], [0]), Fork(1, [1], [1])
    for place, best in enumerate(WAYS):
        ways = [good if place == each else bad for each in range(4)]
        weighed = searcher(24).weigh(known(Paths(Fork(0, *ways))))
        visits = {each.move: each.visits for each in weighed}
        assert max(visits.values()) == visits[best]
        assert sorted(visits.values()) == [3, 3, 9, 9], "all four in the first heat, and two of them in the second"


def test_too_small_a_budget_goes_to_the_moves_that_look_best() -> None:
    table = random_table(load_game("pdb"), 5, 2, moves=21)
    weighed = searcher(12).weigh(Knowledge(load_game("pdb"), table, table.actor))
    looked_at = [JUDGED.first(table, each.move) for each in weighed if each.visits > 0]
    left_out = [JUDGED.first(table, each.move) for each in weighed if each.visits == 0]
    assert min(looked_at) >= max(left_out)


def test_hidden_things_are_dealt_anew_for_every_look() -> None:
    for seed in range(12):
        assert SearchBot(seeded(seed), Budget(400)).choose(known(Coin(0))) is A


def test_moves_are_compared_on_the_same_table() -> None:
    table, bot, root = Coin(1), searcher(), Node(None, NOBODY)
    bot.run(root, bot.choices(root, table), table)
    assert [each.visits for each in root.children] == [1, 1]
    assert table.imagined == 0
    assert table.actor == 0, "only copies were played on"


def test_first_sight_judges_for_who_makes_the_move_though_it_is_the_next_one_s_turn() -> None:
    table = random_table(load_game("pdb"), 3, 3, moves=25)
    seat = table.actor
    passing_on = [move for move in table.legal() if after(table, move).actor not in (seat, NOBODY)]
    assert passing_on
    for move in passing_on:
        seen = after(table, move)
        assert JUDGED.first(table, move) == STEEPEST * seen.judgement(seat) / seen.swing()


def test_a_choice_of_several_steps_is_followed_to_the_end_that_its_chooser_likes_best() -> None:
    table = adna.a_table("ACGTACGU", "ACG")
    adna.give(table, 0, "deletion", "red_buffer")
    adna.play(table, "play:deletion:own:red")
    assert table.midway()
    end = JUDGED.settled(table, 0)
    assert isinstance(end, AdnaTable)
    assert not end.midway()
    assert "U" not in adna.chain(end, 0)
    assert adna.chain(table, 0) == "ACGTACGU", "only a copy was played on"
    assert JUDGED.settled(Steps(Fork(0, [1], [0], [1])), 0).winners() == [0]
    assert JUDGED.settled(Steps(Fork(0, [1], [0], [1])), 1).actor == 0, "another's choice is not followed"
