"""Contents and set-up: paragraphs C1 to C6, S1 to S7, P-01 to P-04."""

from collections import Counter

import pytest

from labtable.games.pdb.actions import RESEARCHERS_A_COLOUR, Additional
from labtable.games.pdb.events import Took
from labtable.games.pdb.setup import hand_out_data
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import CIRCLE, TRIANGLE, data, one, tokens
from labtable.kernel import NOBODY, BadInput
from labtable.words.voice import Voice
from tests.games.pdb.tables import GAME, a_table, offered, play, refused


def fresh(seats: int = 4, seed: int = 1, **options: object) -> PdbTable:
    table = GAME.new(seed, seats, options)
    assert isinstance(table, PdbTable)
    return table


@pytest.mark.rule("pdb", "C1")
def test_there_are_28_depositions_and_4_additional_actions() -> None:
    kinds = Counter(card.action is None for card in fresh().edition.cards)
    assert kinds == {True: 28, False: 4}
    assert len(GAME.cards.deposition) == 28


@pytest.mark.rule("pdb", "C2", "S6")
def test_exactly_one_player_holds_the_leader_token() -> None:
    assert fresh().leader in range(4)


@pytest.mark.rule("pdb", "C3", "S5")
def test_every_lab_starts_with_one_of_its_ten_researchers() -> None:
    assert [lab.researchers for lab in fresh().labs] == [1, 1, 1, 1]
    assert RESEARCHERS_A_COLOUR == 10


@pytest.mark.rule("pdb", "C4", "C5", "C6", "S4")
def test_all_tokens_lie_in_the_supply_but_the_starting_data() -> None:
    table = fresh()
    assert tokens(table.supply + table.laid_out) == {
        "sample": 20,
        "crystal": 20,
        "square": 20,
        "circle": 20,
        "triangle": 20,
        "achievement": 30,
    }


@pytest.mark.rule("pdb", "S1")
def test_the_board_has_thirteen_boxes_and_graduate_and_all_are_empty() -> None:
    table = fresh()
    board = [action for action in table.edition.actions if not isinstance(action, Additional)]
    assert len(board) == 13 + 1
    assert set(table.standing) == {NOBODY}


@pytest.mark.rule("pdb", "S3")
def test_the_first_open_cards_are_told_to_everybody() -> None:
    table = GAME.new(1, 2, listening=True)
    assert isinstance(table, PdbTable)
    names = [table.edition.cards[card].name for card in table.open_cards]
    assert [Voice(GAME, []).tell(event.sentence()) for event in table.events or []] == [
        f"{name} is turned up." for name in names
    ]
    assert all(event.reaches(seat) for event in table.events or [] for seat in (0, 1, None))


@pytest.mark.rule("pdb", "S2")
def test_another_seed_shuffles_the_deck_differently() -> None:
    assert fresh(seed=1).deck != fresh(seed=2).deck
    assert fresh(seed=1).deck == fresh(seed=1).deck


@pytest.mark.rule("pdb", "S3")
def test_three_cards_are_turned_up_and_the_rest_is_the_deck() -> None:
    table = fresh()
    assert len(table.open_cards) == 3
    assert sorted(table.open_cards + table.deck) == list(range(32))


@pytest.mark.rule("pdb", "S7", "P-04")
def test_starting_data_is_taken_from_the_leaders_right_round_to_their_left() -> None:
    table = fresh(first_leader="2")
    assert table.actor == 0
    play(table, "take:circle")
    assert table.actor == 3
    play(table, "take:triangle")
    assert [tokens(lab.purse) for lab in table.labs] == [{"circle": 1}, {}, {"square": 1}, {"triangle": 1}]


@pytest.mark.rule("pdb", "S7")
def test_a_token_that_was_taken_cannot_be_taken_again() -> None:
    table = fresh(first_leader="1")
    play(table, "take:square")
    assert refused(table, "take:square") == "S7"
    assert offered(table) == {"take:circle", "take:triangle"}


@pytest.mark.rule("pdb", "S7")
def test_nobody_plays_before_the_starting_data_is_taken_and_nobody_takes_it_afterwards() -> None:
    table = fresh()
    assert refused(table, "publish") == "S7"
    assert refused(table, "lay-aside") == "S7"
    assert refused(a_table(), "take:square") == "S7"


@pytest.mark.rule("pdb", "P-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_only_two_to_four_can_sit_down(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 4 seats"):
        GAME.new(1, seats)


@pytest.mark.rule("pdb", "P-02")
def test_the_first_leader_is_drawn_from_the_seed_or_named() -> None:
    assert {fresh(seed=seed).leader for seed in range(40)} == {0, 1, 2, 3}
    assert fresh(first_leader="3").leader == 2
    with pytest.raises(BadInput, match="seat 4, but there are 2 seats"):
        fresh(seats=2, first_leader="4")


@pytest.mark.rule("pdb", "P-03")
@pytest.mark.parametrize(("seats", "asked"), [(2, 1), (3, 2), (4, 2)])
def test_each_non_leader_takes_one_token_the_last_without_asking_and_leftovers_go_back(seats: int, asked: int) -> None:
    table = fresh(seats=seats, first_leader="1")
    picks = 0
    while table.laid_out:
        assert table.actor == (seats - 1 - picks) % seats
        table.play(table.legal()[0])
        picks += 1
    assert picks == asked
    assert [data(lab.purse) for lab in table.labs] == [0] + [1] * (seats - 1)
    assert data(table.supply) == 60 - (seats - 1)
    assert table.actor == 0


@pytest.mark.rule("pdb", "P-22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_a_balanced_start_everybody_gets_data_and_nobody_picks(seats: int) -> None:
    table = GAME.new(3, seats, {"first_leader": "2", "balanced": True}, listening=True)
    assert isinstance(table, PdbTable)
    others = [{"triangle": 1}, {"triangle": 1}, {"sample": 1, "triangle": 1}]
    held = [tokens(table.labs[(1 + place) % seats].purse) for place in range(seats)]
    assert held == [{"circle": 1}, *others[: seats - 1]]
    assert tokens(table.supply)["triangle"] == 20 - (seats - 1)
    assert (table.actor, table.laid_out) == (1, 0)
    assert "lead" not in offered(table)
    took = [(event.seat, event.token) for event in table.events or [] if isinstance(event, Took)]
    assert took[:2] == [(1, "circle"), (2 % seats, "triangle")]


@pytest.mark.rule("pdb", "P-22")
@pytest.mark.parametrize(("seats", "kinds"), [(2, {"circle", "triangle"}), (3, {"circle"}), (4, {"circle"})])
def test_of_two_players_the_lot_says_whether_the_first_leader_starts_with_a_circle_or_a_triangle(
    seats: int, kinds: set[str]
) -> None:
    tables = [GAME.new(seed, seats, {"first_leader": "1", "balanced": True}) for seed in range(20)]
    held = [tokens(table.labs[0].purse) for table in tables if isinstance(table, PdbTable)]
    assert {kind for purse in held for kind in purse} == kinds
    assert all(sum(purse.values()) == 1 for purse in held)


@pytest.mark.rule("pdb", "P-22", "P-05")
def test_a_supply_without_triangles_gives_none_to_start_with() -> None:
    table = fresh(3, first_leader="1", balanced=True)
    for lab in table.labs:
        lab.purse = 0
    table.supply = one(CIRCLE) + one(TRIANGLE)
    hand_out_data(table)
    assert [tokens(lab.purse) for lab in table.labs] == [{"circle": 1}, {"triangle": 1}, {}]
