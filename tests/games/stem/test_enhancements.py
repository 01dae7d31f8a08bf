"""Enhancement cards: E1 to E7, S-17, S-50 to S-52, and the face-down variant S-06."""

import msgspec
import pytest

from labtable.games.stem import phases
from labtable.games.stem.events_cards import Aim, Aimed, Attached, AttachedHidden
from labtable.games.stem.kinds import ANY_KIND, ITEM
from labtable.kernel import Knowledge, seeded
from tests.games.stem.tables import (
    GAME,
    a_table,
    discarded,
    field,
    give,
    heard,
    lay,
    offered,
    on_hero,
    play,
    refused,
    start,
)


@pytest.mark.rule("stem", "E6", "E1")
def test_enhancements_lie_face_up_and_raise_the_score() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "galileo", "microscope")
    play(table, "hero:galileo")
    before = table.scores()[0]
    play(table, "attach:microscope")
    assert table.scores()[0] == before + 2 + 1
    assert GAME.view(table, 1).players[0].works[0].enhancements[0].card == "microscope"


@pytest.mark.rule("stem", "S-17", "E3")
def test_a_full_place_stays_full() -> None:
    table = a_table()
    lay(table, 0, "carver", "1S", "telescope", "garden")
    give(table, 0, "radium")
    assert refused(table, "add:radium") == "E3"


@pytest.mark.rule("stem", "S-52", "S-50")
def test_a_taken_card_may_fill_an_extra_place() -> None:
    table = a_table()
    lay(table, 0, "jazari", "1E", "steam")
    lay(table, 1, "watt", "2E", "coil")
    give(table, 0, "borrow")
    start(table)
    play(table, "play:borrow")
    assert on_hero(table, 0, "jazari") == ["steam", "coil"]


@pytest.mark.rule("stem", "S-50")
def test_a_taken_card_may_go_on_a_hero_with_a_grant() -> None:
    table = a_table()
    lay(table, 0, "curie", "1S")
    table.works[0][0] = table.works[0][0].with_grant()
    lay(table, 1, "watt", "2E", "coil")
    give(table, 0, "borrow")
    start(table)
    play(table, "play:borrow")
    assert on_hero(table, 0, "curie") == ["coil"]


@pytest.mark.rule("stem", "E7", "S-06", "S-76")
def test_face_down_all_see_the_kind_and_only_who_knows_it_the_face_and_the_points() -> None:
    table = a_table(face_down_enhancements=True)
    field(table, "1S")
    give(table, 0, "curie", "microscope", "abacus")
    play(table, "hero:curie")
    table.listen()
    play(table, "attach:microscope")
    own, other = GAME.view(table, 0), GAME.view(table, 1)
    assert own.players[0].works[0].enhancements[0].card == "microscope"
    hidden = other.players[0].works[0].enhancements[0]
    assert (hidden.card, hidden.kinds) == (None, ["item"])
    assert (own.turn.scores[0], other.turn.scores[0]) == (3 + 2 * 2, 3)
    assert GAME.view(table, None).turn.scores[0] == 3
    assert heard(table, 0) == [Attached]
    assert heard(table, 1) == heard(table, None) == [AttachedHidden]


@pytest.mark.rule("stem", "S-06", "S-78")
def test_who_knows_a_face_down_card_decides_who_is_told_and_never_leaves_the_table() -> None:
    table = a_table(face_down_enhancements=True)
    lay(table, 0, "curie", "2S")
    give(table, 0, "radium")
    table.cards.show(table.hands[0][0], 1 << 2)
    table.listen()
    play(table, "add:radium")
    told = (table.events or [])[:2]
    assert [[event.reaches(seat) for seat in (0, 1, 2, None)] for event in told] == [
        [True, False, True, False],
        [False, True, False, True],
    ]
    apart = [event.apart() for event in told]
    assert apart == [
        Attached(seat=0, hero="curie", card="radium"),
        AttachedHidden(seat=0, hero="curie", card_kind="item"),
    ]
    assert all(event.reaches(None) for event in apart), "what has left the table went to whom it was meant for"
    assert b"seen_by" not in msgspec.json.encode(apart)


@pytest.mark.rule("stem", "S-06", "S-79")
def test_a_face_down_card_is_imagined_as_one_that_the_hero_can_use() -> None:
    table = a_table(face_down_enhancements=True)
    field(table, "1S", "2T")
    give(table, 0, "curie", "microscope", "abacus", "steam", "newton")
    play(table, "hero:curie", "attach:microscope", "stop")
    rng = seeded(1)
    seen = set()
    for _ in range(60):
        imagined = Knowledge(GAME, table, 1).imagine(rng)
        seen.add(tuple(on_hero(imagined, 0, "curie")))  # type: ignore[arg-type]  # a table of this game
    assert seen == {("microscope",), ("telescope",), ("radium",)}
    assert table.marks[table.works[0][0].enhancements[0]] & ANY_KIND == 1 << ITEM


@pytest.mark.rule("stem", "S-06")
def test_face_down_taking_names_the_hero_and_the_kind_and_the_taker_looks() -> None:
    table = a_table(face_down_enhancements=True)
    lay(table, 0, "curie", "1S")
    lay(table, 0, "newton", "2S")
    lay(table, 1, "jazari", "3E")
    for id in ("steam", "coil", "shipyard"):
        give(table, 1, id)
        play_on = table.hands[1].pop()
        table.works[1][0] = table.works[1][0].with_enhancement(play_on, table.face(play_on).kind)
    give(table, 0, "borrow")
    start(table)
    play(table, "play:borrow")
    assert offered(table) == {"kind:item", "kind:location"}
    assert refused(table, "kind:hero") == "S-06"
    assert refused(table, "enhancement:steam") == "S-67"
    table.listen()
    play(table, "kind:item")
    assert on_hero(table, 0, "newton") == ["steam"], "of two Items the first placed is meant"
    taken = table.works[0][1].enhancements[0]
    assert table.cards.knows(0, taken)
    assert table.cards.knows(1, taken)
    assert not table.cards.knows(2, taken)
    assert Aimed(seat=0, at=Aim(seat=1, hero="jazari", card=None, kind="item")) in (table.events or [])


@pytest.mark.rule("stem", "S-06")
def test_face_down_cards_are_discarded_face_up_and_all_are_turned_up_at_the_end() -> None:
    table = a_table(seats=2, face_down_enhancements=True)
    field(table, "1ST", "2SE")
    lay(table, 0, "hopper", "3ST")
    give(table, 1, "curie", "microscope", "garden")
    table.active = table.actor = 1
    table.last_round = True
    play(table, "hero:curie", "field:1ST", "attach:microscope", "attach:garden")
    assert table.phase == phases.OVER
    assert all(table.cards.knows(0, card) for card in table.works[1][0].enhancements)
    table = a_table(face_down_enhancements=True)
    lay(table, 1, "watt", "1E")
    give(table, 1, "steam")
    table.works[1][0] = table.works[1][0].with_enhancement(table.hands[1].pop(), ITEM)
    give(table, 0, "retraction")
    start(table)
    play(table, "play:retraction")
    assert discarded(table) == ["steam", "retraction"]
    assert table.cards.knows(2, table.hero_discard[0])


@pytest.mark.rule("stem", "S-06")
def test_on_a_table_only_imagined_a_taken_card_may_have_no_place() -> None:
    table = a_table(face_down_enhancements=True)
    lay(table, 0, "newton", "2S")
    lay(table, 0, "curie", "1S")
    lay(table, 1, "bfranklin", "3E")
    give(table, 1, "radium")
    table.works[1][0] = table.works[1][0].with_enhancement(table.hands[1].pop(), ITEM)
    give(table, 0, "borrow")
    start(table)
    play(table, "play:borrow")
    assert offered(table) == {"own:newton", "own:curie"}
    table.works[0] = table.works[0][1:]
    table.works[0][0] = table.works[0][0].with_enhancement(table.hero_deck.pop(0), ITEM)
    assert offered(table) == {"none"}
    play(table, "none")
    assert discarded(table) == ["radium", "borrow"]


@pytest.mark.rule("stem", "S-49")
def test_on_a_table_only_imagined_a_hand_may_lack_the_named_kind() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "abacus", "radio")
    play(table, "hero:turing", "kind:item")
    table.hands[1].clear()
    give(table, 1, "watt")
    assert offered(table) == {"none"}
    play(table, "none")
    assert table.steps[0] == 1
