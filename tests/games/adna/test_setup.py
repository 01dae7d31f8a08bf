"""Contents, the search for the start codon, and the first six bases."""

from collections import Counter

import pytest

from labtable.games.adna import setup
from labtable.games.adna.decks import BASES, LETTERS, A, C, G, T, U
from labtable.games.adna.events import Searched, Started
from labtable.games.adna.phases import MAIN, OPENING
from labtable.games.adna.table import AdnaTable
from labtable.kernel import BadInput
from labtable.words.voice import Voice
from tests.games.adna.tables import (
    GAME,
    a_table,
    bottom,
    chain,
    degrees,
    fresh,
    hand,
    offered,
    on_top,
    play,
    refused,
    told,
)


def opening(table: AdnaTable, bases: str) -> None:
    """Let the starter open with these cards on top of the deck."""
    table.decks[BASES] = table.tray + table.decks[BASES]
    table.tray = []
    on_top(table, bases)
    setup.open_chain(table, table.active)


@pytest.mark.rule("adna", "C1", "C2", "C3", "C4", "O8")
def test_the_decks_are_those_of_the_booklet() -> None:
    bases, reactions, enzymes = GAME.cards.faces(printed=False)
    assert (len(bases), len(reactions), len(enzymes)) == (102, 88, 50)
    assert Counter(bases) == {A: 25, C: 25, G: 25, T: 25, U: 2}
    assert len(set(reactions)) == 37
    assert Counter(row.colour for row in GAME.cards.enzyme) == {"blue": 10, "green": 13, "red": 14, "yellow": 13}
    assert fresh().sizes == [102, 88, 50]


@pytest.mark.rule("adna", "C4")
def test_the_printed_list_has_ninety_cards_and_no_distilled_water() -> None:
    names = [row.id for row in GAME.cards.reaction]
    reconciled, printed = (Counter(names[face] for face in GAME.cards.faces(which)[1]) for which in (False, True))
    assert (reconciled["distilled_water"], reconciled["uv_light"]) == (2, 2)
    assert (printed["distilled_water"], printed["uv_light"]) == (0, 6)
    assert fresh(reactions="printed").sizes == [102, 90, 50]


@pytest.mark.rule("adna", "P1")
def test_another_seed_shuffles_every_deck_differently() -> None:
    one, other = fresh(1), fresh(2)
    assert one.cards.faces[:102] != other.cards.faces[:102]
    assert one.cards.faces[102:190] != other.cards.faces[102:190]
    assert one.cards.faces[190:] != other.cards.faces[190:]
    assert one.cards.faces == fresh(1).cards.faces


@pytest.mark.rule("adna", "O4", "A-08")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_there_are_two_seats_and_a_team_shares_one(seats: int) -> None:
    with pytest.raises(BadInput, match="2 to 2 seats"):
        GAME.new(1, seats)


@pytest.mark.rule("adna", "O6")
def test_a_game_starts_at_room_temperature() -> None:
    assert degrees(fresh()) == 25


@pytest.mark.rule("adna", "P2", "A-02")
def test_who_first_holds_a_t_and_g_among_all_six_packs_starts() -> None:
    for seed in range(40):
        table = fresh(seed)
        table.listen()
        starter = setup.search(table)
        held: list[set[str]] = [set(), set()]
        assert table.events is not None
        packs = told(table, Searched)
        for number, pack in enumerate(packs):
            assert number == 0 or pack.seat != packs[number - 1].seat
            assert len(pack.bases) == 6
            held[pack.seat] |= set(pack.bases)
            last = number + 1 == len(table.events)
            assert ({"A", "T", "G"} <= held[pack.seat]) == last
        assert starter == packs[-1].seat


@pytest.mark.rule("adna", "P2", "A-02")
@pytest.mark.parametrize("seed", range(5))
def test_the_search_of_the_very_first_game_is_shown_to_all_who_listen(seed: int) -> None:
    table = GAME.new(seed, 2, listening=True)
    assert isinstance(table, AdnaTable)
    assert table.events is not None
    searched, started = told(table, Searched), table.events[-1]
    assert len(table.events) == len(searched) + 1
    assert started == Started(seat=searched[-1].seat) == Started(seat=table.active)
    assert all(event.reaches(seat) for event in table.events for seat in (0, 1, None))
    voice = Voice(GAME, ["Ada", "You"])
    assert voice.tell(started.sentence()) == ("Ada starts the game.", "You start the game.")[table.active]
    assert "in the search for A, T and G." in voice.tell(searched[0].sentence())
    assert table.cards.faces == fresh(seed).cards.faces, "who listens changes nothing"


@pytest.mark.rule("adna", "A-02")
def test_chance_names_the_first_taker_who_also_starts_if_nobody_finds_the_codon() -> None:
    table = fresh()
    table.cards.faces[:102] = [C] * 102
    assert {setup.search(table) for _ in range(30)} == {0, 1}
    assert {fresh(seed).active for seed in range(30)} == {0, 1}


@pytest.mark.rule("adna", "P4", "A-02")
def test_the_cards_of_the_search_are_shuffled_in_again_and_nobody_remembers_them() -> None:
    table = fresh()
    assert len(table.decks[BASES]) + len(table.tray) == 102
    assert not any(table.cards.known[card] for card in table.decks[BASES])
    lots = {table.cards.lots[card] for card in [*table.decks[BASES], *table.tray]}
    assert len(lots) == 1


@pytest.mark.rule("adna", "A-63")
@pytest.mark.parametrize("lays", [6, 7, 8])
def test_the_second_player_may_lay_more_bases_first_to_make_up_for_the_start(lays: int) -> None:
    table = fresh(3, second_lays=lays, opening_uracil=False)
    starter, second = table.active, 1 - table.active
    for number, seat in ((6, starter), (lays, second)):
        assert (table.actor, len(table.tray)) == (seat, number)
        for _ in range(number):
            table.play(table.legal()[0])
    assert [len(table.chains[seat]) for seat in (starter, second)] == [6, lays]
    assert (table.actor, table.phase) == (starter, MAIN)


@pytest.mark.rule("adna", "A-63", "A-62")
def test_in_every_game_of_a_match_it_is_that_games_second_player_who_lays_more() -> None:
    for seed in range(6):
        table = fresh(seed, second_lays=8, games=2)
        setup.lay_out(table)
        assert setup.first_bases(table, table.active) == 6
        assert setup.first_bases(table, 1 - table.active) == 8


@pytest.mark.rule("adna", "P5", "Q4", "A-04")
def test_both_lay_six_bases_on_their_own_chain_in_any_order_and_nothing_else_happens() -> None:
    table = fresh()
    starter = table.active
    opening(table, "CCGTAA")
    assert (table.actor, table.phase) == (starter, OPENING)
    assert refused(table, "lay:own:A") == "A-04"
    assert refused(table, "base:U") == "A-04"
    play(table, "base:T", "base:A", "base:C")
    assert refused(table, "base:T") == "A-04"
    play(table, "base:A", "base:C", "base:G")
    assert chain(table, starter) == "TACACG"
    assert table.actor == 1 - starter
    while table.phase == OPENING:
        assert hand(table, 0) == hand(table, 1) == []
        table.play(table.legal()[0])
    assert len(table.chains[1 - starter]) == 6
    assert (table.actor, table.phase, table.round) == (starter, MAIN, 1)


@pytest.mark.rule("adna", "P3", "A-03", "A-04")
def test_a_uracil_among_the_first_six_is_laid_last_and_a_second_is_replaced() -> None:
    table = fresh()
    opening(table, "UAUCCCCG")
    assert sorted(LETTERS[table.cards.faces[card]] for card in table.tray) == ["A", "C", "C", "C", "C", "U"]
    assert bottom(table, BASES, 1) == ["U"]
    assert refused(table, "base:U") == "A-04"
    play(table, "base:A", "base:C", "base:C", "base:C", "base:C")
    assert offered(table) == {"base:U"}
    starter = table.actor
    play(table, "base:U")
    assert chain(table, starter) == "ACCCCU"


@pytest.mark.rule("adna", "A-04")
def test_beginners_replace_every_uracil_of_the_first_six() -> None:
    table = fresh(opening_uracil=False)
    opening(table, "UAUCCCCGG")
    assert sorted(LETTERS[table.cards.faces[card]] for card in table.tray) == ["A", "C", "C", "C", "C", "G"]
    assert bottom(table, BASES, 2) == ["U", "U"]


def test_a_hand_built_table_holds_every_card_once() -> None:
    table = a_table("ACGT", "ACGU", 37)
    everywhere = [*table.chains[0], *table.chains[1], *(card for deck in table.decks for card in deck)]
    assert sorted(everywhere) == list(range(240))
