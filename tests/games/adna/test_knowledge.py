"""What is hidden and what is known: hands, discards, decks, marks that last, and imagined tables."""

import msgspec
import pytest

from labtable.games.adna import turn
from labtable.games.adna.decks import BASES, REACTIONS
from labtable.games.adna.events import Discarded, DiscardedHidden, Drew, DrewHidden, Took
from labtable.games.adna.table import AdnaTable
from labtable.kernel import EVERYBODY, SPECTATOR, Knowledge, seeded
from labtable.testing import random_table
from tests.games.adna.tables import GAME, a_table, give, hand, on_top, play, told


def reactions(table: AdnaTable, owner: int, seat: int | None) -> list[str | None]:
    """The Reactions cards of a hand as a seat sees them."""
    return GAME.view(table, seat).hands[owner]["reactions"]


def bases(table: AdnaTable, owner: int, seat: int | None) -> list[str | None]:
    """The Bases cards of a hand as a seat sees them."""
    return GAME.view(table, seat).hands[owner]["bases"]


def picture(table: AdnaTable, seat: int | None) -> bytes:
    """All that a seat, or who watches, can see of a table and of what happened."""
    heard = [event for event in table.events or [] if event.reaches(seat)]
    return msgspec.json.encode((GAME.view(table, seat), heard))


@pytest.mark.rule("adna", "Q5", "A-54")
def test_a_hand_is_seen_by_its_owner_and_its_size_by_everybody() -> None:
    table = a_table()
    give(table, 1, "A", "goggles", "detergent", "ecori")
    assert GAME.view(table, 1).hands[1] == {
        "bases": ["A"],
        "reactions": ["detergent", "goggles"],
        "enzymes": ["ecori"],
    }
    for seat in (0, None):
        assert GAME.view(table, seat).hands[1] == {"bases": [None], "reactions": [None, None], "enzymes": [None]}


@pytest.mark.rule("adna", "Q5", "A-54")
def test_a_draw_is_told_to_the_drawer_with_faces_and_to_the_others_with_numbers() -> None:
    table = a_table()
    on_top(table, "CGT")
    table.listen()
    turn.begin(table, 1)
    assert table.events is not None
    private, public = told(table, Drew)[0], told(table, DrewHidden)[0]
    assert private == Drew(seat=1, deck="bases", cards=["C", "G", "T"])
    assert [private.reaches(seat) for seat in (0, 1, None)] == [False, True, False]
    assert public == DrewHidden(seat=1, deck="bases", number=3)
    assert [public.reaches(seat) for seat in (0, 1, None)] == [True, False, True]


@pytest.mark.rule("adna", "R12", "A-54")
def test_what_loading_dye_showed_stays_known_until_it_stops_being_true() -> None:
    table = a_table(at=25)
    give(table, 0, "dna_loading_dye")
    give(table, 1, "goggles", "A")
    play(table, "play:dna_loading_dye")
    give(table, 1, "detergent")
    assert reactions(table, 1, 0) == ["goggles", None]
    play(table, "end")
    play(table, "lay:own:A")
    assert reactions(table, 1, 0).count("goggles") >= 1, "a base laid changes nothing about Reactions"


@pytest.mark.rule("adna", "A-54", "P9", "Q11")
def test_a_discard_shows_its_deck_only_and_wipes_what_was_known_of_that_decks_cards_in_that_hand() -> None:
    table = a_table(at=25)
    give(table, 0, "dna_loading_dye")
    give(table, 1, "goggles", "detergent", "A", "ecori")
    play(table, "play:dna_loading_dye", "pass", "end")
    table.listen()
    play(table, "end", "discard:detergent")
    known = GAME.view(table, 0).hands[1]
    assert known["reactions"] == [None] * len(known["reactions"])
    assert "A" in known["bases"]
    assert "ecori" in known["enzymes"]
    assert table.events is not None
    assert table.events[-2:] == [
        private := Discarded(seat=1, deck="reactions", card="detergent"),
        DiscardedHidden(seat=1, deck="reactions"),
    ]
    assert not private.reaches(0)
    assert not private.reaches(None)


@pytest.mark.rule("adna", "A-54")
def test_of_equal_cards_the_one_that_was_seen_is_played_first() -> None:
    table = a_table(at=25)
    give(table, 0, "dna_loading_dye")
    give(table, 1, "C")
    play(table, "play:dna_loading_dye")
    give(table, 1, "C")
    table.hands[3 + BASES].reverse()
    table.active = table.actor = 1
    play(table, "lay:own:C")
    assert GAME.view(table, 0).hands[1]["bases"] == [None], "what is left may be anything"


@pytest.mark.rule("adna", "A-54", "A-41")
@pytest.mark.parametrize("watched_first", [True, False])
def test_of_equal_cards_the_one_that_all_have_seen_leaves_before_the_one_that_only_the_rival_has(
    watched_first: bool,
) -> None:
    table = a_table("AC", "AC", at=25)
    give(table, 0, "C", "C")
    only_the_rival, everybody = table.hands[BASES]
    table.cards.show(only_the_rival, 0b11)
    table.cards.show(everybody)
    if watched_first:
        table.hands[BASES].reverse()
    assert bases(table, 0, 1) == ["C", "C"]
    assert bases(table, 0, None) == ["C", None]
    play(table, "lay:own:C")
    assert bases(table, 0, 1) == ["C"]
    assert bases(table, 0, None) == [None], "who watches cannot know that there was a second C"


@pytest.mark.rule("adna", "A-54")
def test_who_watches_has_seen_no_card_that_a_player_has_not() -> None:
    for seed in range(12):
        table = random_table(GAME, seed, 2, 40 * seed, {"games": 2})
        assert isinstance(table, AdnaTable)
        assert all(known & 0b11 == 0b11 for known in table.cards.known if (known >> SPECTATOR) & 1)


@pytest.mark.rule("adna", "A-40", "A-54", "R17")
@pytest.mark.parametrize("audience", [0b11, EVERYBODY])
def test_nobody_sees_which_of_equal_cards_ethidium_took(audience: int) -> None:
    pictures: dict[str, set[bytes]] = {}
    for seed in range(40):
        table = a_table(at=25)
        give(table, 0, "ethidium_bromide")
        give(table, 1, "goggles", "goggles", "A", "A", "A")
        table.cards.show(table.hands[3 + BASES][1], audience)
        table.cards.show(table.hands[3 + REACTIONS][1], audience)
        table.rng = seeded(seed)
        table.listen()
        play(table, "play:ethidium_bromide")
        for seat in (0, 1, None):
            pictures.setdefault(f"{seat} {told(table, Took)}", set()).add(picture(table, seat))
    assert len(pictures) == 3 * 4, "two A, two goggles, or one of each in either order"
    assert {len(each) for each in pictures.values()} == {1}


@pytest.mark.rule("adna", "A-54")
def test_a_card_seen_by_both_is_known_under_its_deck_and_when_it_is_drawn_again() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    play(table, "play:deletion:rival:red", "place:1", "place:2")
    for seat in (0, 1, None):
        deck = GAME.view(table, seat).decks[BASES]
        assert [(each.place, each.card) for each in deck.seen] == [(deck.size - 1, "A"), (deck.size, "C")]
    table.decks[BASES] = table.decks[BASES][:3]
    turn.begin(table, 1)
    assert GAME.view(table, 0).hands[1]["bases"] == ["A", "C", None]


@pytest.mark.rule("adna", "A-54")
def test_ones_own_discards_are_known_under_the_deck_to_oneself_only() -> None:
    table = a_table()
    give(table, 0, "goggles", "A")
    play(table, "end", "discard:goggles", "done")
    assert [each.card for each in GAME.view(table, 0).decks[REACTIONS].seen] == ["goggles"]
    assert GAME.view(table, 1).decks[REACTIONS].seen == []


@pytest.mark.rule("adna", "A-54")
def test_imagining_keeps_what_a_seat_has_seen_and_deals_the_rest_of_each_deck_anew() -> None:
    table = a_table(at=25)
    give(table, 0, "dna_loading_dye", "A")
    give(table, 1, "goggles", "C")
    play(table, "play:dna_loading_dye")
    give(table, 1, "detergent", "ecori")
    seen = set()
    for seed in range(40):
        imagined = table.imagine(0, seeded(seed))
        assert hand(imagined, 0) == hand(table, 0)
        assert {"goggles", "C"} <= set(hand(imagined, 1))
        seen |= set(hand(imagined, 1))
        for first, last in ((0, 102), (102, 190), (190, 240)):
            assert sorted(imagined.cards.faces[first:last]) == sorted(table.cards.faces[first:last])
    assert len(seen) > 10
    assert "ecori" in seen or len(seen & {row.id for row in GAME.cards.enzyme}) > 5


@pytest.mark.rule("adna", "A-54")
def test_views_of_imagined_tables_are_the_same_from_that_seat_all_game_long() -> None:
    for seed in range(12):
        table = random_table(GAME, seed, 2, 30 * seed, {"games": 2})
        for seat in range(2):
            seen = msgspec.json.encode(GAME.view(table, seat))
            imagined = Knowledge(GAME, table, seat).imagine(seeded(seed))
            assert msgspec.json.encode(GAME.view(imagined, seat)) == seen


@pytest.mark.rule("adna", "A-59", "A-53")
def test_passing_in_secret_is_no_event() -> None:
    table = a_table("", "ACGT", at=25)
    give(table, 0, "deletion", "red_buffer")
    give(table, 1, "detergent")
    play(table, "play:deletion:rival:red")
    table.listen()
    play(table, "pass")
    assert table.events == []
