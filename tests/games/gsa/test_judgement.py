"""What greedy thinks: it starts what it can finish, collaborates when it pays, and interferes when it helps."""

import pytest

from labtable.bots import make_bot
from labtable.games.gsa.phases import NAMING
from labtable.games.gsa.table import GsaTable
from labtable.kernel import NOBODY, Knowledge, play_out, seeded
from tests.games.gsa.tables import GAME, a_table, give, keep, lay, pair, play, put_on_discard


def choice(table: GsaTable) -> str:
    return make_bot("greedy", seeded(3)).choose(Knowledge(GAME, table, table.actor)).text


def ending(table: GsaTable) -> None:
    """The last turn of the active seat."""
    table.armed, table.trigger, table.turns_left = True, table.active, 1


def test_greedy_starts_what_it_can_finish_at_once_even_in_its_last_turn() -> None:
    table = a_table()
    give(table, 0, "flower", "cress", "cross")
    ending(table)
    assert choice(table) == "start:flower"
    play(table, "start:flower")
    assert choice(table).startswith("attach:")


def test_greedy_starts_nothing_in_its_last_turn_that_it_cannot_finish() -> None:
    table = a_table()
    give(table, 0, "flower", "cress")
    ending(table)
    assert choice(table) == "end"


def test_greedy_gives_up_a_hopeless_project_in_its_last_turn() -> None:
    table = a_table()
    lay(table, 0, "family")
    give(table, 0, "pivot")
    ending(table)
    assert choice(table) == "play:pivot"


def test_greedy_attaches_the_last_card_of_a_collaboration() -> None:
    table = a_table()
    lay(table, 0, "cycle", "yeast")
    lay(table, 1, "body", "fly")
    pair(table, "cycle", "body")
    give(table, 0, "cross", "screen")
    assert choice(table).startswith("attach:")


def test_greedy_offers_and_accepts_a_collaboration_that_helps_both() -> None:
    table = a_table(4)
    lay(table, 0, "disease", "mouse")
    lay(table, 1, "clock")
    assert choice(table) == "offer:disease:clock"
    play(table, "offer:disease:clock")
    assert choice(table) == "accept"


def test_greedy_refuses_to_tie_a_nearly_finished_project_to_a_hopeless_one() -> None:
    table = a_table(4)
    lay(table, 0, "family")
    lay(table, 1, "cycle", "yeast")
    give(table, 1, "screen")
    table.armed = True
    play(table, "offer:family:cycle")
    assert choice(table) == "refuse"


def test_an_offer_is_presumed_to_be_answered_as_the_other_would_like_it() -> None:
    table = a_table(4)
    lay(table, 0, "disease", "mouse")
    lay(table, 1, "clock")
    assert table.presumed() is None
    play(table, "offer:disease:clock")
    presumed = table.presumed()
    assert presumed is not None
    assert presumed.text == "accept"


def test_greedy_interferes_with_what_is_nearly_finished() -> None:
    table = a_table(2)
    lay(table, 1, "disease", "mouse", "editing", "cross")
    give(table, 0, "contam")
    table.armed = True
    assert choice(table) == "play:contam"


def test_greedy_draws_the_discard_it_needs() -> None:
    table = a_table()
    lay(table, 0, "cycle", "yeast")
    put_on_discard(table, "mouse", "screen")
    keep(table.project_pile, 0)
    table.phase, table.to_name = NAMING, 1
    assert choice(table) == "draw:discard"


def test_greedy_draws_a_project_when_it_has_none() -> None:
    table = a_table()
    table.phase, table.to_name = NAMING, 2
    assert choice(table) == "draw:project"


def test_greedy_keeps_projects_and_needed_cards_and_discards_the_rest() -> None:
    table = a_table()
    lay(table, 0, "egg", "frog")
    give(table, 0, "death", "expression", "ciliate")
    play(table, "end")
    assert choice(table) == "discard:ciliate"


@pytest.mark.rule("gsa", "G-86")
def test_a_stalled_game_moves_greedy_to_start_something() -> None:
    table = a_table(2)
    give(table, 0, "family")
    keep(table.project_pile, 0)
    table.armed = True
    lay_off = choice(table)
    table.idle = 15
    assert (lay_off, choice(table)) == ("end", "start:family")


def test_winning_counts_at_the_end() -> None:
    table = a_table(2)
    table.scored_by[0] = 0
    before = table.judgement(0)
    table.actor = NOBODY
    assert table.judgement(0) > before
    assert table.judgement(1) < table.judgement(0)


def test_a_guard_and_a_wild_in_hand_are_worth_something() -> None:
    table = a_table()
    lay(table, 0, "egg", "frog")
    bare = table.judgement(0)
    give(table, 0, "backup")
    assert table.judgement(0) > bare
    give(table, 0, "core")
    assert table.judgement(0) > bare


def test_of_two_wilds_the_one_that_fits_is_used_whichever_was_drawn_first() -> None:
    one, other = a_table(), a_table()
    for table in (one, other):
        lay(table, 0, "egg", "microscopy", "expression")
    give(one, 0, "core", "stockcentre")
    give(other, 0, "stockcentre", "core")
    assert one.judgement(0) == other.judgement(0)


def test_a_card_drawn_unseen_counts_by_its_back() -> None:
    worths = set()
    for id in ("frog", "ciliate"):
        table = a_table()
        lay(table, 0, "egg", "microscopy")
        give(table, 0, id)
        table.fresh = table.hands[0].copy()
        worths.add(round(table.judgement(0), 9))
    assert len(worths) == 1


@pytest.mark.many_games
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_of_greedy_bots_are_ended_by_a_completion(seats: int) -> None:
    table = GAME.new(seats, seats)
    assert isinstance(table, GsaTable)
    bots = [make_bot("greedy", seeded(seat)) for seat in range(seats)]
    play_out(GAME, table, bots)
    assert table.trigger != NOBODY
    assert max(table.scores()) > 0


def test_which_mandatory_project_was_drawn_unseen_makes_no_difference() -> None:
    worths = set()
    for id in ("data", "safety"):
        table = a_table()
        lay(table, 1, "egg", "frog")
        lay(table, 2, "flower")
        pair(table, "egg", "flower")
        lay(table, 1, "body", "core:screen")
        put_on_discard(table, "death", "contam")
        give(table, 0, "cycle", "grant", "stockcentre")
        table.fresh = [lay(table, 0, id).card]
        table.trigger = 0
        worths.add(round(table.judgement(0), 9))
    assert len(worths) == 1
