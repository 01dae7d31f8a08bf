"""What is known and what is shown: paragraphs G-88, G-90, G-91; the board and the log."""

from io import StringIO

import msgspec
import pytest
from rich.console import Console

from labtable.games.gsa import draw, hidden
from labtable.games.gsa.events import Attached, DrewHidden, Ended, PutDown, Recycled, Refused, Started, Stopped
from labtable.games.gsa.phases import ACTING, NAMING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.view import GsaView
from labtable.kernel import seeded
from labtable.words.voice import Voice
from tests.games.gsa.tables import (
    GAME,
    a_table,
    find,
    fresh,
    give,
    hand,
    keep,
    lay,
    names,
    pair,
    play,
    put_on_burn,
    put_on_discard,
)


def view(table: GsaTable, seat: int | None) -> GsaView:
    return GAME.view(table, seat)


@pytest.mark.rule("gsa", "G-88")
def test_the_view_shows_what_is_public_to_everybody() -> None:
    table = a_table()
    lay(table, 0, "egg", "core:microscopy", "backup")
    lay(table, 1, "flower")
    put_on_discard(table, "mouse", "fly")
    put_on_burn(table, "yeast", "cress")
    give(table, 1, "pcr", "body")
    table.waiting[2] = 1
    play(table, "offer:egg:flower", "refuse")
    seen = view(table, None)
    assert seen.piles.discard == ["mouse", "fly"]
    assert seen.piles.burn == ["cress", "yeast"]
    assert [place.back for place in seen.players[1].hand] == ["resource", "project"]
    assert [place.card for place in seen.players[1].hand] == [None, None]
    assert seen.players[2].waiting == 1
    assert seen.players[1].refusals == 1
    assert seen.refused == [["egg", "flower"]]
    assert seen.units[0].lacking == ["frog", "expression"]
    assert seen.units[0].guards == ["backup"]
    assert not seen.armed
    assert seen.trigger is None


@pytest.mark.rule("gsa", "G-88", "G-90")
def test_a_seat_sees_its_own_hand_and_the_faces_it_knows_in_others() -> None:
    table = a_table()
    give(table, 1, "mouse", "flower")
    put_on_discard(table, "fly")
    table.hands[1].append(table.discard_pile.pop())
    assert [place.card for place in view(table, 1).players[1].hand] == ["mouse", "flower", "fly"]
    assert [place.card for place in view(table, 0).players[1].hand] == [None, None, "fly"]


@pytest.mark.rule("gsa", "G-90")
def test_a_shuffle_makes_faces_unknown_again() -> None:
    table = a_table()
    put_on_burn(table, "mouse", "fly")
    keep(table.resource_pile, 1)
    card = table.burn_pile[0]
    assert table.cards.knows(1, card)
    table.phase, table.to_name = NAMING, 1
    play(table, "draw:resource")
    assert card in table.resource_pile
    assert not table.cards.knows(1, card)


@pytest.mark.rule("gsa", "G-90")
def test_of_two_equal_cards_the_one_that_more_seats_know_leaves_first() -> None:
    table = a_table()
    secret, open_card = give(table, 0, "mouse", "mouse")
    table.cards.show(open_card)
    play(table, "end", "discard:mouse")
    assert table.discard_pile == [open_card]
    assert table.hands[0] == [secret]


@pytest.mark.rule("gsa", "G-90")
def test_a_seat_that_knew_a_poached_face_goes_on_knowing_it() -> None:
    table = a_table(4)
    (card,) = give(table, 1, "mouse")
    table.cards.show(card, 1 << 3)
    give(table, 0, "poach")
    play(table, "play:poach")
    assert [table.cards.knows(seat, card) for seat in range(4)] == [True, True, False, True]


@pytest.mark.rule("gsa", "G-91")
def test_hidden_faces_are_dealt_anew_within_the_set_they_were_shuffled_in() -> None:
    table = a_table()
    put_on_burn(table, "mouse", "fly", "yeast")
    give(table, 1, "pcr", "cross")
    keep(table.resource_pile, 1)
    table.phase, table.to_name = NAMING, 1
    play(table, "draw:resource")
    rng = seeded(5)
    for _ in range(20):
        imagined = table.imagine(0, rng)
        assert sorted(names(imagined, imagined.resource_pile)) == ["fly", "mouse", "yeast"]
        assert hand(imagined, 0) == hand(table, 0)
    assert len({tuple(names(i, i.resource_pile)) for i in (table.imagine(0, rng) for _ in range(20))}) > 1
    assert len({tuple(hand(i, 1)) for i in (table.imagine(0, rng) for _ in range(20))}) > 1


@pytest.mark.rule("gsa", "G-91", "G-30")
def test_a_project_that_was_kept_is_imagined_as_a_regular_one() -> None:
    table = a_table(2)
    give(table, 1, "flower")
    rng = seeded(1)
    mandatory = {"safety", "animal", "data"}
    assert any(mandatory & set(hand(table.imagine(0, rng), 1)) for _ in range(99)), "it may be: seat 1 has not acted"
    table.turn = 2
    assert not any(mandatory & set(hand(table.imagine(0, rng), 1)) for _ in range(99))
    assert len({hand(table.imagine(0, rng), 1)[0] for _ in range(99)}) > 5
    table = a_table(2, mandatory_mode="voluntary")
    give(table, 1, "flower")
    table.turn = 2
    assert any(mandatory & set(hand(table.imagine(0, rng), 1)) for _ in range(99))


@pytest.mark.rule("gsa", "G-91", "G-06")
def test_a_seat_has_acted_once_its_first_action_phase_has_begun() -> None:
    table = fresh(3, first_player="2")
    assert not hidden.has_acted(table, 1)
    table.phase = ACTING
    assert [hidden.has_acted(table, seat) for seat in range(3)] == [False, True, False]


@pytest.mark.rule("gsa", "G-44")
def test_an_offer_shows_the_pair_as_it_would_lie_and_changes_nothing() -> None:
    table = a_table()
    lay(table, 0, "clock", "mouse")
    lay(table, 1, "disease", "cross")
    play(table, "offer:clock:disease")
    offered = view(table, None).offered
    assert offered is not None
    assert (offered.owners, offered.projects) == ([0, 1], ["clock", "disease"])
    assert sorted(offered.needs) == ["cross", "editing", "expression", "fly", "mouse", "pcr"]
    assert sorted(offered.lacking) == ["editing", "expression", "fly", "pcr"]
    assert [len(unit.needs) for unit in view(table, None).units] == [4, 4]


@pytest.mark.rule("gsa", "D4", "G-31", "G-70")
def test_the_view_counts_points_and_the_limit_of_the_hand() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 0, "data", "compute")
    lay(table, 0, "flower", "cress")
    give(table, 0, "cross", "sequencing")
    assert (view(table, 1).players[0].won, view(table, 1).players[0].limit) == (0, 3)
    play(table, "attach:cross:flower", "attach:sequencing:data")
    assert (view(table, 1).players[0].won, view(table, 1).players[0].limit) == (2, 1)
    assert view(table, 1).turn.scores[0] == 2 - 3


@pytest.mark.rule("gsa", "G-67")
def test_the_view_tells_how_many_sources_are_named() -> None:
    table = fresh()
    assert view(table, None).draws == 2
    table.waiting[(table.active + 1) % 3] = 1
    draw.begin_turn(table, (table.active + 1) % 3)
    assert view(table, None).draws == 1


def test_the_view_tells_offers_and_modifiers_in_play() -> None:
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 1, "flower")
    play(table, "offer:egg:flower")
    assert view(table, 1).offer == ["egg", "flower"]
    together = view(table, 2).offered
    play(table, "accept")
    assert view(table, 2).units[0].owners == [0, 1]
    assert view(table, 2).units == [together]
    assert view(table, 2).offered is None
    give(table, 0, "core")
    play(table, "play:core")
    assert (view(table, 0).playing, view(table, 0).target) == ("core", "egg")
    assert view(table, 0).phase == "type"


def test_shown_moves_belong_to_the_phase() -> None:
    table = fresh()
    assert [move.text for move in GAME.shown_moves(table)] == ["draw:project", "draw:resource", "draw:discard"]
    table = a_table()
    lay(table, 0, "egg")
    lay(table, 1, "flower")
    give(table, 0, "mouse", "body", "contam")
    assert {move.text for move in GAME.shown_moves(table)} == {
        "start:body",
        "attach:mouse:egg",
        "offer:egg:flower",
        "play:contam",
        "end",
    }
    play(table, "offer:egg:flower")
    assert [move.text for move in GAME.shown_moves(table)] == ["accept", "refuse"]
    play(table, "refuse", "end")
    assert {m.text for m in GAME.shown_moves(table)} == {"discard:mouse", "discard:contam", "discard:body", "done"}
    table = a_table()
    give(table, 0, "freezer")
    put_on_discard(table, "mouse", "fly")
    play(table, "play:freezer")
    assert "type:mouse" in {move.text for move in GAME.shown_moves(table)}


def drawn(table: GsaTable, seat: int | None) -> str:
    console = Console(width=140, record=True, file=StringIO())
    console.print(GAME.board(view(table, seat), ["You", "Ann", "Bob"]))
    return console.export_text()


def test_the_board_draws_piles_players_projects_and_the_own_hand() -> None:
    table = a_table()
    lay(table, 0, "egg", "core:microscopy", "backup")
    lay(table, 1, "data")
    put_on_discard(table, "mouse", "fly", "yeast", "worm", "frog", "cress")
    give(table, 0, "flower", "grant", "pcr")
    give(table, 1, "mouse")
    table.cards.show(find(table, "stockcentre"))
    table.waiting[1] = 1
    text = drawn(table, 0)
    for words in (
        "from the top: Thale Cress, Frog",
        "Core Facility as Microscopy, Backup Samples",
        "(draws 1 fewer)",
        "Data and Ethics Review (Ann, 0 or -2)",
        "When to Flower (±2): needs Thale Cress, Genetic Cross",
        "Research Grant: draw 2 Resource cards",
        "[R]",
    ):
        assert words in text
    assert "Your hand" not in drawn(table, None)


def test_the_board_tells_offers_modifiers_and_the_end() -> None:
    table = a_table()
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower", "cress")
    play(table, "offer:egg:flower")
    assert "Collaboration offered: From Egg to Tadpole with When to Flower" in drawn(table, 1)
    play(table, "refuse")
    give(table, 0, "freezer")
    put_on_discard(table, "mouse", "fly")
    play(table, "play:freezer")
    assert "Freezer Stock: take a Species or Technique card" in drawn(table, 0)
    table.armed = True
    assert "armed" in drawn(table, 0)
    table.trigger = 1
    assert "Ann brought about the end" in drawn(table, 0)
    table.actor = -1
    assert "the game is over" in drawn(table, 0)
    pair(table, "egg", "flower")
    assert "From Egg to Tadpole (You, ±3) + When to Flower (Ann, ±2)" in drawn(table, 0)


def test_the_board_tells_which_source_is_named() -> None:
    table = fresh(first_player="1")
    play(table, "draw:project")
    assert "You: draw phase, choose a pile for card 2 of 2 (the first comes from the Project pile)" in drawn(table, 0)
    assert "Project in progress" not in drawn(table, 0)


def test_the_board_tells_how_many_cards_may_be_kept() -> None:
    table = a_table()
    lay(table, 0, "egg")
    give(table, 0, "mouse", "mouse", "fly")
    play(table, "end")
    assert "You: discard phase, keep at most 1 Resource card" in drawn(table, 0)


def test_the_log_speaks_to_you_and_about_others() -> None:
    egg, flower = "From Egg to Tadpole", "When to Flower"
    said = {
        "The game is over. Ann and Bob share the win.": Ended(winners=[1, 2], scores=[0, 1, 1]),
        "The game is over. You win.": Ended(winners=[0], scores=[1]),
        "The game is over. Ann wins.": Ended(winners=[1], scores=[1]),
        f"You start {egg}.": Started(seat=0, project="egg"),
        f"Ann adds Core Facility (as Microscopy) to {egg}.": Attached(
            seat=1, project="egg", card="core", type="microscopy"
        ),
        "The Discard pile is shuffled, all but its top card: 9 cards in the new Resource pile.": Recycled(cards=9),
        "Bob draws 2 Resource cards.": DrewHidden(seat=2, sources=[], backs=["resource", "resource"]),
        f"A guard protects {egg}: nothing happens.": Stopped(seat=1, owners=[0], project="egg"),
        f"{egg} is mandatory: you put it on the table.": PutDown(seat=0, project="egg"),
        f"Ann refuses: {egg} and {flower} stay apart.": Refused(seat=0, by=1, project="egg", other="flower"),
        "Bob draws a Project card and a Resource card.": DrewHidden(seat=2, sources=[], backs=["project", "resource"]),
    }
    for sentence, event in said.items():
        assert Voice(GAME, ["You", "Ann", "Bob"]).tell(event.sentence()) == sentence


def test_a_view_survives_the_wire() -> None:
    seen = view(fresh(), 0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=GsaView) == seen
