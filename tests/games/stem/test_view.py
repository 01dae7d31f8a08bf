"""What a board is told beside the cards: what the end would add, what a card can go with, and why a card cannot be played."""

import pytest

from labtable.games.stem.table import StemTable
from labtable.games.stem.view import AimView, PlaceView, StemView
from labtable.testing import random_table
from tests.games.stem.tables import GAME, a_table, face, field, give, lay, play, start, throw


def whole(view: StemView, seat: int) -> int:
    player = view.players[seat]
    return sum(work.points + work.added for work in player.works) + sum(each.points for each in player.at_end)


@pytest.mark.rule("stem", "H4", "S-73")
@pytest.mark.parametrize("options", [{}, {"face_down_enhancements": True, "challenges": True}])
def test_points_and_what_the_end_would_add_make_the_score_that_a_seat_sees(options: dict[str, object]) -> None:
    for seed in range(6):
        table = random_table(GAME, seed, 3, 30 + 15 * seed, options)
        for eyes in (0, 1, 2, None):
            view = GAME.view(table, eyes)
            assert [whole(view, seat) for seat in range(3)] == view.turn.scores


@pytest.mark.rule("stem", "H4", "S-42")
def test_a_hero_that_scores_at_the_end_is_told_with_what_it_would_bring_now() -> None:
    table = a_table()
    lay(table, 0, "galileo", "1S")
    assert [(each.card, each.points) for each in GAME.view(table, 1).players[0].at_end] == [("galileo", 0)]
    give(table, 0, "telescope")
    play(table, "add:telescope")
    assert [(each.card, each.points) for each in GAME.view(table, 1).players[0].at_end] == [("galileo", 4)]


@pytest.mark.rule("stem", "S-06", "S-42")
def test_what_the_end_would_add_betrays_no_face_down_card() -> None:
    table = a_table(face_down_enhancements=True)
    lay(table, 0, "galileo", "1S")
    give(table, 0, "telescope")
    play(table, "add:telescope")
    own, others = GAME.view(table, 0).players[0], GAME.view(table, 1).players[0]
    assert (own.works[0].added, own.at_end[0].points) == (1, 4)
    assert (others.works[0].added, others.at_end[0].points) == (0, 1), "that it is an Item is open"


@pytest.mark.rule("stem", "S-07")
def test_every_challenge_is_told_met_or_not() -> None:
    table = a_table(challenges=True)
    table.challenges = [index for index, each in enumerate(table.edition.challenges) if each.id in ("solo", "quiet")]
    assert [(each.card, each.points) for each in GAME.view(table, None).players[0].at_end] == [
        ("solo", 0),
        ("quiet", 2),
    ]


@pytest.mark.rule("stem", "S-11", "S-16")
def test_a_seat_is_told_what_the_cards_of_its_hand_can_go_with_and_nobody_else_is() -> None:
    table = a_table()
    field(table, "1S", "2T", "3ST")
    lay(table, 0, "carver", "5S")
    give(table, 0, "curie", "microscope", "abacus", "eureka")
    assert GAME.view(table, 0).fits == {"curie": ["1S", "3ST"], "microscope": ["carver"]}
    assert GAME.view(table, 1).fits == {}
    assert GAME.view(table, None).fits == {}


@pytest.mark.rule("stem", "S-25")
def test_scoring_once_more_fits_only_what_the_leave_allows() -> None:
    table = a_table()
    field(table, "1E", "2SE", "3E", "4SE")
    give(table, 0, "gilbreth", "watt")
    play(table, "hero:gilbreth", "field:1E", "stop")
    assert GAME.view(table, 0).phase == "extra"
    assert GAME.view(table, 0).fits == {"watt": ["3E", "4SE"]}


def refusals(table: StemTable, seat: int) -> dict[str, str]:
    return {each.text: each.rule for each in GAME.view(table, seat).turn.refusals}


@pytest.mark.rule("stem", "S-60", "S-62")
def test_every_card_of_the_hand_that_cannot_be_played_says_why() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "curie", "abacus", "eureka", "rival")
    assert refusals(table, 0) == {"add:abacus": "S-16", "play:eureka": "S-60", "answer:rival": "S-62"}
    start(table)
    assert GAME.view(table, 0).phase == "window"
    assert refusals(table, 0) == {"hero:curie": "S-60", "add:abacus": "S-60", "answer:rival": "S-62"}


@pytest.mark.rule("stem", "S-67", "S-76")
def test_all_see_what_an_inspiration_aims_at_while_it_can_be_answered() -> None:
    table = a_table()
    lay(table, 0, "curie", "2S")
    lay(table, 1, "wu", "1S", "radium", "garden")
    give(table, 0, "borrow")
    give(table, 2, "rival")
    start(table)
    play(table, "play:borrow")
    assert [each.aim for each in GAME.view(table, 2).announced] == [None], "it is still being aimed"
    play(table, "enhancement:radium")
    radium = PlaceView(card="radium", kinds=["item"])
    for eyes in (0, 1, 2, None):
        aims = [each.aim for each in GAME.view(table, eyes).announced]
        assert aims == [AimView(seat=1, hero="wu", card=radium, points=3 if radium.card else 0)]
    give(table, 0, "rival")
    play(table, "answer:rival")
    assert [each.aim is None for each in GAME.view(table, 1).announced] == [False, True], "an answer has no aim"
    play(table, "pass")
    assert GAME.view(table, 1).announced == []


@pytest.mark.rule("stem", "S-67")
def test_an_aim_may_be_a_player_an_own_hero_or_a_card_of_the_discard_pile() -> None:
    table = a_table(seats=2)
    lay(table, 0, "curie", "2SM")
    throw(table, "watt")
    give(table, 1, "rival")
    notebook = PlaceView(card="watt", kinds=["hero"])
    for card, aim in (
        ("cut", AimView(seat=1, hero=None, card=None, points=0)),
        ("crossover", AimView(seat=None, hero="curie", card=None, points=0)),
        ("notebook", AimView(seat=None, hero=None, card=notebook, points=0)),
    ):
        again = table.clone()
        give(again, 0, card)
        start(again)
        play(again, f"play:{card}")
        assert [each.aim for each in GAME.view(again, None).announced] == [aim]


@pytest.mark.rule("stem", "S-67")
def test_all_that_a_hero_holds_is_at_stake_where_all_of_it_is_aimed_at() -> None:
    table = a_table()
    lay(table, 1, "wu", "1S", "radium", "garden")
    give(table, 0, "retraction")
    give(table, 1, "rival")
    start(table)
    play(table, "play:retraction")
    worth = face("radium").points + face("garden").points
    assert [each.aim for each in GAME.view(table, None).announced] == [
        AimView(seat=1, hero="wu", card=None, points=worth)
    ]


@pytest.mark.rule("stem", "S-67", "S-06")
def test_an_aim_betrays_no_face_down_card() -> None:
    table = a_table(first=1, face_down_enhancements=True)
    lay(table, 1, "carver", "1S")
    give(table, 0, "borrow")
    give(table, 1, "radium")
    give(table, 2, "rival")
    play(table, "add:radium", "play:borrow")
    shown = [GAME.view(table, eyes).announced[0].aim for eyes in (0, 1, 2, None)]
    assert [aim.card.card for aim in shown if aim and aim.card] == [None, "radium", None, None]
    assert all(aim and aim.card and aim.card.kinds == ["item"] for aim in shown)


@pytest.mark.rule("stem", "S-12", "S-76", "C6")
def test_all_see_for_which_step_a_wild_step_card_is_declared_until_it_is_scored() -> None:
    table = a_table()
    field(table, "WST", "2T")
    give(table, 0, "cailun", "abacus")
    give(table, 1, "rival")
    play(table, "hero:cailun", "field:WST")
    assert (GAME.view(table, 2).reserved, GAME.view(table, 2).declared) == ("WST", None)
    play(table, "step:experiment")
    assert [GAME.view(table, eyes).declared for eyes in (0, 1, 2, None)] == ["experiment"] * 4
    play(table, "pass")
    assert (GAME.view(table, 2).reserved, GAME.view(table, 2).declared) == (None, None)
