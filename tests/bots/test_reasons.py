"""Reasons for moves: what the search saw, told by what a seat knows."""

import pytest

from labtable.bots import Weighed
from labtable.bots.endings import IN_SIGHT, WON
from labtable.bots.reasons import Adviser, Hint, beside, close, compared
from labtable.games.gsa.phases import NAMING
from labtable.games.pdb.in_play import TableInPlay
from labtable.kernel import Game, Knowledge, Table, load_game, seeded
from labtable.kernel.reason import Names
from tests.games.gsa import tables as gsa
from tests.games.pdb.tables import GAME as PDB
from tests.games.pdb.tables import a_table, give, move, place_cards, staff

NAMES = ["You", "Mira", "Tomás"]


def weigh(text: str, worth: float, visits: int = 50, fate: int = 0, doubt: float = 1e-6) -> Weighed:
    return Weighed(move(text), worth, visits, fate, doubt)


def hint_at(table: Table, *weighed: Weighed, game: Game = PDB, seed: int = 1) -> Hint:
    knowledge = Knowledge(game, table, table.actor)
    return Adviser(knowledge, Names(NAMES[: table.seats]), seeded(seed)).hint(weighed)


def insulin() -> TableInPlay:
    """The first seat can pay for Insulin; so can the second, who plays next."""
    table = a_table()
    table.round = 2
    place_cards(table, "4ins", "1aoi", "xfel")
    give(table, 0, square=2, triangle=1)
    staff(table, 0, 2)
    return table


def test_a_hint_says_what_it_gains_what_it_denies_and_what_the_runner_up_costs() -> None:
    table = insulin()
    give(table, 1, square=2, triangle=1)
    hint = hint_at(table, weigh("innovate_1", 0.58), weigh("prep_2", 0.5, 40))
    assert [option.title for option in hint.options] == ["Claim Insulin", "Prepare Samples (two)"]
    assert hint.sentences == [
        "Insulin brings 3 Achievements when the round ends, 3 in all.",
        "Mira could claim it before your next turn.",
        "B, “Prepare Samples (two)”, would win about 8 games in 100 fewer.",
    ]
    assert hint.options[0].short == "3 Achievements"


def test_nobody_is_feared_who_could_not_do_it() -> None:
    hint = hint_at(insulin(), weigh("innovate_1", 0.58), weigh("prep_2", 0.5, 40))
    assert not any("before your next turn" in sentence for sentence in hint.sentences)


def test_a_difference_within_the_noise_is_none() -> None:
    first, second = weigh("innovate_1", 0.58, doubt=0.01), weigh("prep_2", 0.5, 40, doubt=0.01)
    hint = hint_at(insulin(), first, second)
    assert hint.options[1].beside == "may be as good"
    assert hint.sentences[-1] == "B, “Prepare Samples (two)”, may be as good."
    assert close(first, second)
    assert not close(weigh("lead", 0.58), weigh("lead", 0.5))


def test_what_was_looked_at_less_is_not_told_to_be_better_however_it_came_out() -> None:
    first = weigh("innovate_1", 0.58, doubt=0.0002)
    assert beside(first, weigh("prep_2", 0.6, 4, doubt=0.0002)) == "about as good"
    assert beside(first, weigh("prep_2", 0.7, 4)) == "may be as good"
    assert beside(first, weigh("prep_2", 0.5, 40)) == ""
    assert beside(first, first) == ""
    hint = hint_at(insulin(), first, weigh("prep_2", 0.6, 4, doubt=0.0002))
    assert hint.sentences[-1] == "B, “Prepare Samples (two)”, is about as good."


def test_what_is_as_good_stands_before_what_is_worse() -> None:
    hint = hint_at(
        insulin(), weigh("innovate_1", 0.58), weigh("prep_2", 0.5, 40), weigh("prep_1", 0.6, 4, doubt=0.0002)
    )
    assert [option.beside for option in hint.options] == ["", "about as good", ""]
    assert [option.title for option in hint.options] == [
        "Claim Insulin",
        "Prepare Samples (one)",
        "Prepare Samples (two)",
    ]
    assert hint.sentences[-1] == "B, “Prepare Samples (one)”, is about as good."


def test_where_little_hangs_on_a_choice_what_can_be_said_decides_within_the_noise() -> None:
    table = gsa.a_table()
    gsa.lay(table, 0, "cycle")
    gsa.give(table, 0, "mouse", "yeast")
    gsa.play(table, "end")
    texts = ("discard:yeast", "discard:mouse")
    weighed = [
        Weighed(gsa.AT_TABLE.move(text), worth, 50, 0, 0.01) for text, worth in zip(texts, (0.5, 0.4), strict=True)
    ]
    hint = hint_at(table, *weighed, game=gsa.GAME)
    assert hint.options[0].title == "Discard Mouse", "The Cell's Timetable needs the yeast"
    assert hint.options[1].beside == "may be as good"


def test_one_game_in_a_hundred_is_one_game() -> None:
    options = hint_at(insulin(), weigh("innovate_1", 0.58), weigh("prep_2", 0.57, 40)).options
    assert compared(options[0], options[1]).endswith("would win about 1 game in 100 fewer.")


def test_the_only_move_a_certain_win_and_one_in_sight_need_no_other_reason() -> None:
    assert hint_at(insulin(), weigh("lead", 0.5)).sentences == ["It is the only move you have."]
    won = hint_at(insulin(), weigh("innovate_1", 0.9, fate=WON), weigh("prep_2", 0.9, 90))
    assert won.sentences == ["It wins the game at once."]
    sight = hint_at(insulin(), weigh("innovate_1", 0.9, 90, IN_SIGHT), weigh("prep_2", 0.5))
    assert sight.sentences[0] == "It wins the game, unless somebody has an answer or shares it."


def test_of_moves_hardly_told_apart_the_one_is_told_that_gains_clearly_more() -> None:
    idle, claim = weigh("prep_2", 0.52, 60, doubt=0.001), weigh("innovate_1", 0.51, 50, doubt=0.001)
    assert hint_at(insulin(), idle, claim).options[0].title == "Claim Insulin"
    sure = weigh("prep_2", 0.7, 60)
    assert hint_at(insulin(), sure, claim).options[0].title == "Prepare Samples (two)"


def test_what_is_hardly_worse_than_a_move_that_is_hardly_worse_may_be_clearly_worse() -> None:
    table = gsa.a_table()
    table.phase, table.to_name = NAMING, 2
    gsa.lay(table, 0, "cycle")
    gsa.put_on_discard(table, "frog")
    piles = [("discard", 0.52), ("project", 0.495), ("resource", 0.47)]
    draws = [Weighed(gsa.AT_TABLE.move(f"draw:{pile}"), worth, 50, 0, 0.01) for pile, worth in piles]
    assert hint_at(table, *draws, game=gsa.GAME).options[0].title == "Draw from the Project pile"


def test_who_is_ahead_is_told_the_move_that_wins_soonest() -> None:
    table = insulin()
    give(table, 0, achievement=9)
    staff(table, 0, 1)
    slow, quick = weigh("prep_2", 0.99, 60, doubt=0.001), weigh("innovate_1", 0.985, 50, doubt=0.001)
    assert hint_at(table, slow, quick).options[0].title == "Claim Insulin"


@pytest.mark.parametrize("name", ["adna", "gsa", "pdb", "stem"])
def test_tables_that_look_alike_to_a_seat_give_the_same_reasons(name: str) -> None:
    game = load_game(name)
    table = game.new(5, 2)
    for turn in range(30):
        legal = table.legal()
        if turn % 10 == 9 and len(legal) > 1:
            weighed = [Weighed(each, 0.5 - place / 50, 20, 0, 0.001) for place, each in enumerate(legal)]
            twin = table.imagine(table.actor, seeded(99))
            assert hint_at(table, *weighed, game=game) == hint_at(twin, *weighed, game=game)
        table.play(legal[turn % len(legal)])


def test_a_card_that_is_yet_to_be_drawn_is_no_reason() -> None:
    """On top of the pile lie just the cards that would complete the project; the seat cannot know."""
    table = gsa.a_table()
    gsa.lay(table, 0, "cycle")
    gsa.give(table, 0, "grant")
    gsa.put_on_top(table, "screen", "yeast")
    legal = {each.text: each for each in table.legal()}
    weighed = [Weighed(legal["play:grant"], 0.6, 50), Weighed(legal["end"], 0.5, 40)]
    hint = hint_at(table, *weighed, game=gsa.GAME)
    assert hint.sentences[:-1] == ["It brings 2 cards more into your hand."]
