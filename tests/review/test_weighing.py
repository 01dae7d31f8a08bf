"""Weighing: scouts and finalists, what one half chooses the other measures, and when enough is known."""

import pytest

from labtable.kernel import seeded
from labtable.review.findings import Chance
from labtable.review.marks import mark_of
from labtable.review.pieces import Compare, Compared
from labtable.review.verdicts import asked_about, deserved, shown, told
from labtable.review.weighing import BLOCK, FEWEST, SCOUTS, Weighing, bound, gap


def weigh(chances: dict[str, float], played: str, most: int = 200, obvious: str = "", pieces: int = 0) -> Weighing:
    """A decision whose moves win so often, each on its own; a piece takes in so many tables at once."""
    weighing, rng = Weighing(0, played, most), seeded(5)
    while (piece := weighing.next()) is not None:
        moves = piece.moves or list(chances)
        tables = piece.tables if pieces == 0 else min(pieces, piece.tables)
        rows = [[float(int(rng.below(1 << 20)) < chances[move] * (1 << 20)) for move in moves] for _ in range(tables)]
        weighing.take(Compared(moves, rows, obvious or played, 1e-6))
    return weighing


def test_all_moves_are_scouted_and_the_best_with_the_one_that_was_made_come_to_the_final() -> None:
    chances = {"a": 0.05, "b": 0.9, "c": 0.8, "d": 0.85, "e": 0.1, "f": 0.0}
    weighing = weigh(chances, "f")
    assert len(weighing.scouted) == SCOUTS
    assert len(weighing.scouted[0]) == 6
    assert len(weighing.finalists) == 3
    assert "f" in weighing.finalists
    assert set(weighing.finalists) < {"b", "c", "d", "f"}
    assert weighing.finalists == [move for move in chances if move in weighing.finalists]


def test_what_looks_best_at_first_sight_comes_to_the_final_though_its_scouts_were_unlucky() -> None:
    chances = {"a": 0.9, "b": 0.8, "c": 0.85, "plain": 0.0, "mine": 0.0}
    assert "plain" in weigh(chances, "mine", obvious="plain").finalists
    assert "plain" not in weigh(chances, "mine").finalists


def test_with_more_effort_there_are_more_scouts() -> None:
    weighing = Weighing(0, "a", 100, scouts=5 * SCOUTS)
    assert weighing.next() == Compare(0, [], 0, 1)
    weighing.take(Compared(["a", "b"], [[0.0, 1.0]] * 5 * SCOUTS, "a", seconds=0.0))
    piece = weighing.next()
    assert piece is not None
    assert (piece.moves, piece.first) == (["a", "b"], 5 * SCOUTS)


def test_a_large_cost_is_told_with_its_interval() -> None:
    balance = weigh({"good": 0.8, "bad": 0.2}, "bad").outcome()
    assert balance.moves == ["good", "bad"]
    assert balance.cost.low < 0.6 < balance.cost.high
    assert balance.cost.low > 0.3
    assert balance.behind[1] == balance.cost, "one number for one thing"
    assert balance.behind[0].value == 0.0
    assert deserved(balance) == "costly"


@pytest.mark.parametrize("played", ["one", "two", "three"])
def test_moves_that_are_alike_cost_nothing_however_the_dice_fall(played: str) -> None:
    alike = {"one": 0.5, "two": 0.5, "three": 0.5}
    assert deserved(weigh(alike, played).outcome()) == "sound"


def test_who_looks_best_by_luck_has_none_of_it_where_it_counts() -> None:
    """Of many moves that are alike the luckiest is ahead on the tables that chose it, and on no others."""
    costs = []
    for seed in range(60):
        weighing, rng = Weighing(0, "m0", FEWEST), seeded(seed)
        while (piece := weighing.next()) is not None:
            moves = piece.moves or [f"m{number}" for number in range(12)]
            rows = [[float(rng.below(2)) for _ in moves] for _ in range(piece.tables)]
            weighing.take(Compared(moves, rows, "m0", 1e-6))
        costs.append(weighing.lost().mean)
    assert abs(sum(costs) / len(costs)) < 0.04


def test_little_is_counted_where_little_is_in_doubt_and_no_more_than_may_be() -> None:
    assert len(weigh({"good": 1.0, "bad": 0.0}, "bad").rows) == FEWEST
    assert len(weigh({"good": 0.95, "bad": 0.2}, "good").rows) == FEWEST
    in_doubt = weigh({"good": 0.6, "bad": 0.45}, "bad", most=104)
    assert FEWEST < len(in_doubt.rows) <= 104 + BLOCK


def test_a_finalist_that_is_beaten_beyond_doubt_is_let_go_and_still_told_of() -> None:
    weighing = weigh({"a": 0.7, "weak": 0.3, "mine": 0.35}, "mine", most=120)
    assert "weak" not in weighing.finalists
    assert "mine" in weighing.finalists
    assert all(len(row) == len(weighing.finalists) for row in weighing.rows)
    balance = weighing.outcome()
    weak = balance.moves.index("weak")
    assert balance.chances[weak].value < 0.4
    assert balance.behind[weak].low > 0.1
    assert len(balance.moves) == len(balance.chances) == len(balance.behind) == 3


def test_the_move_that_was_made_stays_however_far_it_falls_behind() -> None:
    weighing = weigh({"a": 0.5, "b": 0.45, "mine": 0.25}, "mine", most=88)
    assert "mine" in weighing.finalists
    assert len(weighing.finalists) >= 2


def test_how_much_comes_in_one_piece_changes_nothing() -> None:
    chances = {"a": 0.55, "b": 0.4, "c": 0.2}
    found = {len(weigh(chances, "b", pieces=pieces).rows) for pieces in (0, 1, 3, 7)}
    assert len(found) == 1


def test_pieces_are_as_large_as_there_is_time_for() -> None:
    weighing = Weighing(0, "a", 100)
    assert weighing.next() == Compare(0, [], 0, 1), "nothing is known of what it takes"
    weighing.take(Compared(["a", "b"], [[0.0, 1.0]], "a", seconds=0.02))
    piece = weighing.next()
    assert piece is not None
    assert (piece.first, piece.tables) == (1, 3), "three times two moves at 10 ms each are 60 ms"


def test_a_few_tables_that_agree_are_no_proof_that_all_do() -> None:
    assert gap([0.0] * 24).chance().high > 0.05
    assert gap([0.0] * 240).chance().high < 0.01


def test_where_no_move_changes_a_chance_nothing_was_chosen() -> None:
    balance = weigh({"a": 0.0, "b": 0.0}, "a").outcome()
    assert balance.idle
    assert deserved(balance) is None


def test_the_best_move_by_far_is_bright_unless_it_is_obvious() -> None:
    chances = {"fine": 0.9, "plain": 0.3}
    assert deserved(weigh(chances, "fine", obvious="plain").outcome()) == "bright"
    assert deserved(weigh(chances, "fine", obvious="fine").outcome()) == "sound"
    assert deserved(weigh({"fine": 0.62, "plain": 0.6}, "fine", obvious="plain").outcome()) == "sound"


def exactly(value: float, low: float) -> Chance:
    return Chance(value, low, 2 * value - low)


@pytest.mark.parametrize(
    ("value", "low", "mark"),
    [
        (0.5, 0.3, "costly"),
        (0.2, 0.1, "costly"),
        (0.2, 0.09, "slip"),
        (0.19, 0.15, "slip"),
        (0.1, 0.05, "slip"),
        (0.3, 0.04, "loose"),
        (0.05, 0.025, "loose"),
        (0.049, 0.04, "sound"),
        (0.4, 0.0, "sound"),
        (0.4, -0.1, "sound"),
    ],
)
def test_a_mark_needs_the_points_and_half_of_them_beyond_the_noise(value: float, low: float, mark: str) -> None:
    assert mark_of(exactly(value, low), None, obvious=True) == mark


def test_a_verdict_shows_the_best_three_and_the_one_that_was_made() -> None:
    balance = weigh({"a": 1.0, "b": 0.95, "c": 0.9, "d": 0.0}, "d").outcome()
    assert shown(balance, "d") == balance.moves
    assert asked_about(balance, "d")[:2] == (balance.moves[0], "d")
    balance = weigh({"a": 1.0, "b": 0.0}, "a").outcome()
    assert asked_about(balance, "a") == ("a", "b", ["a", "b"])


def test_what_speaks_to_its_player_is_told_to_others_by_its_label() -> None:
    assert told("Cut your chain with EcoRI", "EcoRI: your chain") == "EcoRI: your chain"
    assert told("Claim Insulin", "Innovate 1") == "Claim Insulin"


def test_chances_stay_within_their_bounds() -> None:
    assert (bound(1.2, 0.0), bound(-0.2, 0.0), bound(-0.2, -1.0)) == (1.0, 0.0, -0.2)
