"""The actions, A1 to A16, and the rulings on them."""

import pytest

from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.events import DrawnToLead
from labtable.games.pdb.rules import RULEBOOK
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import purse, tokens
from labtable.kernel import NOBODY
from tests.games.pdb.tables import GAME, a_table, give, move, offered, place_cards, play, refused, staff


def held(table: PdbTable, seat: int = 0) -> dict[str, int]:
    return tokens(table.labs[seat].purse)


def own(table: PdbTable, seat: int, id: str) -> None:
    """Let a seat own an Additional Action."""
    names = [action.id for action in table.edition.additionals]
    table.holders[names.index(id)] = seat


@pytest.mark.rule("pdb", "A1")
def test_a_recruit_joins_when_the_round_ends_and_nobody_recruits_in_the_first() -> None:
    table = a_table(seats=2)
    assert refused(table, "recruit") == "A1"
    play(table, "prep_1", "prep_2", "recruit")
    assert table.labs[0].researchers == 1
    play(table, "prep_1")
    assert table.labs[0].researchers == 2
    assert table.labs[0].unplayed == 2


@pytest.mark.rule("pdb", "P-05", "A1")
def test_who_owns_ten_researchers_cannot_recruit() -> None:
    table = a_table()
    table.round = 2
    staff(table, 0, 10)
    assert refused(table, "recruit") == "P-05"
    staff(table, 0, 9)
    assert refused(table, "recruit") is None


@pytest.mark.rule("pdb", "A2", "P-08", "2")
def test_the_leader_token_moves_at_once_but_leads_from_the_next_round() -> None:
    table = a_table(seats=3)
    play(table, "prep_1", "lead")
    assert table.leader == 1
    assert table.actor == 2
    assert refused(table, "lead") == "11"
    play(table, "prep_2")
    assert table.actor == 1


@pytest.mark.rule("pdb", "P-07")
def test_the_leader_cannot_take_the_token_from_themselves() -> None:
    assert refused(a_table(), "lead") == "P-07"


@pytest.mark.rule("pdb", "P-07", "P-08")
def test_with_the_option_the_leader_may_hold_on_and_nothing_moves() -> None:
    table = a_table(leader_may_hold=True)
    play(table, "lead")
    assert table.leader == 0
    assert refused(table, "lead") == "11"


@pytest.mark.rule("pdb", "P-22", "A2")
def test_with_a_balanced_start_nobody_leads_the_field_in_the_first_round() -> None:
    table = a_table(seats=2, balanced=True)
    assert refused(table, "lead") == "P-22"
    assert GAME.lack(table, move("lead"), RULEBOOK["P-22"]) == "Nobody leads the field in the first round."
    assert refused(a_table(seats=2, balanced=True, leader_may_hold=True), "lead") == "P-22"
    play(table, "prep_1")
    assert refused(table, "lead") == "P-22"
    play(table, "prep_2")
    assert (table.round, refused(table, "lead")) == (2, "P-07")
    play(table, "publish")
    assert refused(table, "lead") is None


@pytest.mark.rule("pdb", "P-22", "S6")
def test_with_a_balanced_start_the_leader_is_drawn_anew_after_the_first_round_and_never_again() -> None:
    drawn = set()
    for seed in range(12):
        table = GAME.new(seed, 2, {"first_leader": "1", "balanced": True}, listening=True)
        assert isinstance(table, PdbTable)
        play(table, "prep_1", "prep_2")
        assert [event.seat for event in table.events or [] if isinstance(event, DrawnToLead)] == [table.leader]
        assert table.actor == table.leader
        drawn.add(table.leader)
        leader = table.leader
        play(table, "prep_1", "prep_2")
        assert (table.round, table.leader, table.actor) == (3, leader, leader)
    assert drawn == {0, 1}


@pytest.mark.rule("pdb", "P-22", "A1", "11")
def test_with_a_balanced_start_everybody_recruits_once_a_round() -> None:
    table = a_table(seats=3, balanced=True)
    table.round = 2
    for seat in range(3):
        staff(table, seat, 2)
    assert refused(table, "recruit") is None
    play(table, "recruit", "recruit")
    twin = table.clone()
    assert refused(twin, "recruit") is None
    play(table, "prep_1")
    assert refused(table, "recruit") == "11"
    play(table, "prep_2", "publish", "recruit")
    assert [lab.researchers for lab in table.labs] == [3, 3, 3]
    assert [twin.labs[seat].researchers + twin.waiting(seat) for seat in range(3)] == [3, 3, 2]
    assert (table.round, refused(table, "recruit")) == (3, None)


@pytest.mark.rule("pdb", "A3")
def test_publishing_gains_one_achievement() -> None:
    table = a_table()
    play(table, "publish")
    assert held(table) == {"achievement": 1}
    assert table.scores() == [1, 0, 0]


EXCHANGES = [
    ("A4", "prep_1", {}, {"sample": 1}),
    ("A4", "prep_2", {}, {"sample": 2}),
    ("A5", "grow", {"sample": 1}, {"crystal": 1}),
    ("A6", "xray:square", {"crystal": 1}, {"square": 2}),
    ("A6", "xray:circle", {"crystal": 1}, {"circle": 1}),
    ("A7", "nmr:square", {"sample": 2}, {"square": 1}),
    ("A7", "nmr:triangle", {"sample": 2}, {"triangle": 1}),
    ("A8", "em:circle", {"sample": 1}, {"circle": 2}),
    ("A8", "em:square", {"sample": 1}, {"square": 1}),
    ("A9", "analyze:square", {"square": 2}, {"triangle": 1}),
    ("A9", "analyze:circle", {"circle": 2}, {"triangle": 1}),
]


@pytest.mark.rule("pdb", "A4", "A5", "A6", "A7", "A8", "A9", "P-19")
@pytest.mark.parametrize(("paragraph", "text", "pay", "gain"), EXCHANGES)
def test_a_box_takes_its_cost_and_gives_its_gain(
    paragraph: str, text: str, pay: dict[str, int], gain: dict[str, int]
) -> None:
    table = a_table()
    give(table, 0, **pay)
    supply = table.supply
    play(table, text)
    assert held(table) == gain, f"§{paragraph}"
    assert table.supply == supply + purse(pay) - purse(gain)


@pytest.mark.rule("pdb", "A10")
@pytest.mark.parametrize("kind", ["square", "circle", "triangle"])
def test_a_graduate_leaves_for_good_and_brings_any_one_data(kind: str) -> None:
    table = a_table(seats=2)
    staff(table, 0, 2)
    play(table, f"graduate:{kind}")
    assert held(table) == {kind: 1}
    play(table, "prep_1", "prep_2")
    assert table.labs[0].researchers == 1


@pytest.mark.rule("pdb", "A11", "A12", "P-18")
@pytest.mark.parametrize(
    ("box", "cost"),
    [
        ("innovate_1", {"square": 2, "triangle": 1}),
        ("innovate_2", {"circle": 2, "triangle": 1}),
        ("innovate_3", {"square": 1, "circle": 1, "triangle": 1}),
    ],
)
def test_innovating_pays_data_and_brings_the_card_when_the_round_ends(box: str, cost: dict[str, int]) -> None:
    table = a_table(seats=2)
    place_cards(table, "4hhb", "1aoi", "4ins")
    card = table.open_cards[int(box[-1]) - 1]
    assert refused(table, box) == "5"
    give(table, 0, **cost)
    play(table, box)
    assert held(table) == {}
    assert table.open_cards[int(box[-1]) - 1] == card
    assert table.scores() == [0, 0]
    play(table, "prep_1")
    assert table.labs[0].depositions == [card]
    assert table.scores() == [3, 0]
    assert table.open_cards[int(box[-1]) - 1] not in (card, NO_CARD)


@pytest.mark.rule("pdb", "P-14")
def test_an_innovate_box_is_claimed_once_a_round_but_one_player_may_claim_several() -> None:
    table = a_table(seats=2)
    place_cards(table, "4hhb", "1aoi", "4ins")
    for seat in (0, 1):
        staff(table, seat, 2)
        give(table, seat, square=4, circle=4, triangle=4)
    play(table, "innovate_1")
    assert refused(table, "innovate_1") == "11"
    play(table, "prep_1", "innovate_2", "prep_2")
    assert len(table.labs[0].depositions) == 2


@pytest.mark.rule("pdb", "P-13")
def test_an_innovate_box_without_a_card_is_closed() -> None:
    table = a_table(seats=2)
    give(table, 0, square=2, triangle=1)
    table.deck = []
    play(table, "innovate_1", "prep_1")
    assert table.open_cards[0] == NO_CARD
    give(table, 0, square=2, triangle=1)
    assert refused(table, "innovate_1") == "P-13"


@pytest.mark.rule("pdb", "A13", "P-12")
@pytest.mark.parametrize("kind", ["sample", "crystal"])
def test_automation_gives_a_sample_or_a_crystal(kind: str) -> None:
    table = a_table()
    own(table, 0, "automation")
    play(table, f"automation:{kind}")
    assert held(table) == {kind: 1}


@pytest.mark.rule("pdb", "A14", "A16", "P-12")
@pytest.mark.parametrize("card", ["electron_crystallography", "xfel"])
def test_electron_crystallography_and_xfel_turn_a_crystal_into_a_triangle(card: str) -> None:
    table = a_table()
    own(table, 0, card)
    assert refused(table, card) == "5"
    give(table, 0, crystal=1)
    play(table, card)
    assert held(table) == {"triangle": 1}


@pytest.mark.rule("pdb", "A15", "P-19")
def test_ihm_turns_any_two_data_into_any_one() -> None:
    pairs = ["square", "circle", "triangle", "square+circle", "square+triangle", "circle+triangle"]
    for pair in pairs:
        for gain in ("square", "circle", "triangle"):
            table = a_table()
            own(table, 0, "ihm")
            kinds = pair.split("+")
            give(table, 0, **{kind: 2 // len(kinds) for kind in kinds})
            play(table, f"ihm:{pair}>{gain}")
            assert held(table) == {gain: 1}


@pytest.mark.rule("pdb", "P-12")
def test_an_additional_action_is_for_its_owner_from_the_round_after_the_claim_once_a_round() -> None:
    table = a_table(seats=2)
    place_cards(table, "automation", "4hhb", "4ins")
    staff(table, 0, 2)
    give(table, 0, square=2, triangle=1)
    play(table, "innovate_1", "prep_1")
    assert refused(table, "automation:sample") == "P-12"
    play(table, "prep_2")
    assert table.round == 2
    assert table.scores() == [0, 0]
    play(table, "automation:sample")
    assert refused(table, "automation:crystal") == "P-12"
    play(table, "prep_1")
    assert refused(table, "automation:crystal") == "11"
    play(table, "prep_2")
    assert "automation:crystal" in offered(table)
    assert set(table.standing) == {NOBODY}


@pytest.mark.rule("pdb", "P-05")
def test_a_gain_that_the_supply_cannot_pay_in_full_is_closed_and_others_stay_open() -> None:
    table = a_table()
    give(table, 0, crystal=1)
    give(table, 1, square=19)
    assert refused(table, "xray:square") == "P-05"
    assert refused(table, "xray:circle") is None


@pytest.mark.rule("pdb", "P-05", "P-09")
def test_nobody_graduates_when_the_supply_has_no_data() -> None:
    table = a_table()
    staff(table, 0, 2)
    give(table, 1, square=20, circle=20, triangle=20)
    assert refused(table, "graduate:square") == "P-05"
    table.standing = [1] * len(table.standing)
    assert offered(table) == {"lay-aside"}


@pytest.mark.rule("pdb", "P-06", "P-19")
def test_what_was_paid_is_in_the_supply_when_the_gain_is_taken() -> None:
    table = a_table()
    own(table, 0, "ihm")
    give(table, 0, square=20)
    play(table, "ihm:square>square")
    assert held(table) == {"square": 19}
