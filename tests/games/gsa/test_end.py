"""The end: paragraphs E1 to E3, G-80 to G-87."""

from pathlib import Path

import pytest

from labtable.games.gsa import GsaGame
from labtable.games.gsa.table import GsaTable
from labtable.kernel import NOBODY
from tests.games.gsa.tables import a_table, give, hand, keep, lay, names, offered, pair, pass_turns, play, refused
from tests.games.gsa.test_cards import SMALL


@pytest.mark.rule("gsa", "E1", "G-81")
def test_the_first_completion_after_arming_triggers_the_end_for_the_active_player() -> None:
    table = a_table()
    lay(table, 0, "cycle", "yeast")
    lay(table, 1, "body", "fly")
    pair(table, "body", "cycle")
    give(table, 0, "screen", "cross", "flower", "cress", "cross")
    table.armed = True
    table.listen()
    play(table, "attach:screen:cycle", "attach:cross:cycle")
    assert table.trigger == 0, "a collaboration is one completion, of the player whose turn it is"
    play(table, "start:flower", "attach:cress:flower", "attach:cross:flower")
    assert table.trigger == 0
    assert table.turns_left == 0, "the turn is played to its end"


@pytest.mark.rule("gsa", "E1", "G-81")
def test_a_completion_before_arming_triggers_nothing() -> None:
    table = a_table()
    give(table, 0, "flower", "cress", "cross")
    play(table, "start:flower", "attach:cress:flower", "attach:cross:flower")
    assert table.trigger == NOBODY


@pytest.mark.rule("gsa", "E2", "G-82")
def test_everybody_has_one_more_turn_ending_with_the_one_who_triggered() -> None:
    table = a_table(3, actor=1)
    give(table, 1, "flower", "cress", "cross")
    table.armed = True
    play(table, "start:flower", "attach:cress:flower", "attach:cross:flower", "end")
    seats = []
    while table.actor != NOBODY:
        seats.append(table.active)
        if table.active == 2 and "draw:resource" in offered(table):
            give(table, 2, "cycle", "yeast", "screen")
            play(table, "draw:resource", "draw:resource", "start:cycle", "attach:yeast:cycle", "attach:screen:cycle")
        pass_turns(table, 1)
    assert seats == [2, 0, 1], "the completion in a last turn does not extend the game"
    assert table.trigger == 1, "nor does it trigger anything"
    assert table.scores() == [0, 2, 2]
    assert table.legal() == []
    assert refused(table, "end") == "E2"


@pytest.mark.rule("gsa", "E3", "O1", "O2", "G-84", "G-83")
def test_completed_projects_count_unfinished_ones_cost_and_hands_are_free() -> None:
    table = a_table(2)
    give(table, 0, "flower", "cress", "cross")
    play(table, "start:flower", "attach:cress:flower", "attach:cross:flower")
    lay(table, 0, "egg", "frog")
    lay(table, 1, "disease")
    give(table, 1, "family")
    assert table.scores() == [2 - 3, -4]


@pytest.mark.rule("gsa", "G-85")
def test_a_tie_goes_to_more_completed_then_to_fewer_unfinished_and_is_then_shared() -> None:
    table = a_table(4)
    ids = table.edition.ids
    scored = {"disease": 0, "cycle": 1, "telomere": 1, "ageing": 2, "data": 2, "flower": 3, "egg": 3}
    for id, seat in scored.items():
        table.scored_by[ids.index(id) - table.edition.first_project] = seat
    table.actor = NOBODY
    assert table.scores() == [4, 4, 4, 5]
    assert table.winners() == [3]
    lay(table, 3, "safety")
    table.scored_by[ids.index("body") - table.edition.first_project] = 0
    assert table.scores() == [7, 4, 4, 3]
    table.scored_by[ids.index("body") - table.edition.first_project] = NOBODY
    assert table.winners() == [1], "two regular projects beat one; a mandatory one is not counted"
    table = a_table(2)
    table.scored_by[0], table.scored_by[1] = 0, 1
    table.actor = NOBODY
    assert table.winners() == [0, 1]
    table = a_table(2)
    for id, seat in {"disease": 0, "cycle": 0, "egg": 1, "death": 1}.items():
        table.scored_by[ids.index(id) - table.edition.first_project] = seat
    lay(table, 0, "safety")
    lay(table, 1, "animal")
    table.actor = NOBODY
    assert table.scores() == [4, 4]
    assert table.winners() == [0, 1]
    pair(table, "safety", "animal")
    assert table.winners() == [0, 1], "each partner has one unfinished card"


@pytest.mark.rule("gsa", "G-85")
def test_fewer_unfinished_projects_decide_between_equally_many_completed() -> None:
    table = a_table(2)
    ids = table.edition.ids
    for id, seat in {"disease": 0, "cycle": 1}.items():
        table.scored_by[ids.index(id) - table.edition.first_project] = seat
    lay(table, 0, "safety")
    table.actor = NOBODY
    assert table.scores() == [2, 2]
    assert table.winners() == [1]


@pytest.mark.rule("gsa", "G-85")
@pytest.mark.parametrize(
    ("tiebreak", "winners"),
    [
        ("completed+unfinished", [1]),
        ("unfinished+completed", [3]),
        ("completed", [1, 2]),
        ("unfinished", [0, 3]),
        ("shared", [0, 1, 2, 3]),
    ],
)
def test_an_option_says_what_decides_a_tie(tiebreak: str, winners: list[int]) -> None:
    table = a_table(4, tiebreak=tiebreak)
    completed = [["disease"], ["flower", "egg", "death"], ["ageing", "body", "heart"], ["cycle", "telomere"]]
    unfinished = [[], ["clock"], ["scramble", "safety"], []]
    for seat in range(4):
        for id in completed[seat]:
            table.scored_by[table.edition.ids.index(id) - table.edition.first_project] = seat
        for id in unfinished[seat]:
            lay(table, seat, id)
    table.actor = NOBODY
    assert table.scores() == [4, 4, 4, 4]
    assert table.winners() == winners


@pytest.mark.rule("gsa", "G-85")
def test_a_digest_tells_how_ties_are_decided_but_not_that_they_are_decided_as_ever() -> None:
    usual, other = a_table(2), a_table(2, tiebreak="shared")
    assert usual.options.id == "True True True 2 False 80 8"
    assert other.options.id == "True True True 2 False 80 8 shared"


@pytest.mark.rule("gsa", "G-86", "G-02")
def test_the_game_is_scored_when_the_last_round_is_over() -> None:
    table = a_table(3, actor=1, max_rounds=2, idle_rounds=40)
    assert table.round == 1
    pass_turns(table, 2)
    assert (table.active, table.round) == (0, 1)
    pass_turns(table, 1)
    assert (table.active, table.round) == (1, 2), "a round begins with the first player"
    pass_turns(table, 3)
    assert table.actor == NOBODY
    assert table.winners() == [0, 1, 2]


@pytest.mark.rule("gsa", "G-86")
def test_idle_turns_end_the_game_unless_something_is_attached_or_a_project_drawn() -> None:
    table = a_table(2, idle_rounds=2)
    pass_turns(table, 3)
    assert table.idle == 3
    play(table, "draw:project", "draw:resource")
    pass_turns(table, 1)
    assert table.idle == 0
    lay(table, 0, "data")
    give(table, 0, "sequencing")
    play(table, "draw:resource", "draw:resource", "attach:sequencing:data")
    pass_turns(table, 1)
    assert table.idle == 0
    pass_turns(table, 3)
    assert table.actor != NOBODY
    pass_turns(table, 1)
    assert table.actor == NOBODY


@pytest.mark.rule("gsa", "G-86", "G-82")
def test_once_triggered_the_last_turns_are_played_whatever_the_guards_say() -> None:
    table = a_table(2, idle_rounds=1, max_rounds=1)
    table.armed = True
    give(table, 0, "flower", "cress", "cross")
    play(table, "start:flower", "attach:cress:flower", "attach:cross:flower")
    pass_turns(table, 2)
    assert table.actor == 0
    pass_turns(table, 1)
    assert table.actor == NOBODY


@pytest.mark.rule("gsa", "G-87")
def test_a_discarded_project_does_not_return_to_the_project_pile() -> None:
    table = a_table()
    keep(table.project_pile, 0)
    table.armed = True
    table.project_pile, table.hands[0] = [], []
    card = next(c for c, f in enumerate(table.cards.faces) if table.edition.ids[f] == "flower")
    table.hands[0].append(card)
    play(table, "end", "discard:flower")
    assert names(table, table.discard_pile) == ["flower"]
    assert table.project_pile == []
    assert table.armed


@pytest.mark.rule("gsa", "G-07", "G-80")
def test_a_deal_that_empties_the_project_pile_arms_the_end(tmp_path: Path) -> None:
    path = tmp_path / "small.toml"
    path.write_text(SMALL, encoding="utf-8")
    table = GsaGame(path).new(1, 2)
    assert isinstance(table, GsaTable)
    assert table.armed
    assert len(hand(table, 0)) == 3
