"""The end: the complete chain, points, the guard, and matches of several games."""

import pytest

from labtable.games.adna.end import LAST_TURN
from labtable.games.adna.phases import OPENING
from labtable.kernel import NOBODY
from labtable.words.voice import Voice
from tests.games.adna.tables import GAME, a_table, build, chain, degrees, give, hand, offered, on_top, play, refused


@pytest.mark.rule("adna", "O1", "O5", "A-09", "A-10", "A-06")
def test_a_complete_chain_wins_at_once_and_scores_its_length_minus_the_hand() -> None:
    table = a_table("ACGT" * 6, "A")
    give(table, 0, "A", "C", "goggles")
    table.listen()
    play(table, "lay:own:A")
    assert (table.actor, table.winners(), table.scores()) == (NOBODY, [0], [25 - 2, 0])
    assert offered(table) == set(), "nobody discards after winning"
    assert GAME.shown_moves(table) == []
    assert refused(table, "lay:own:C") == "A-09"


@pytest.mark.rule("adna", "A-09")
def test_the_owner_of_the_chain_wins_whoever_laid_the_last_base() -> None:
    table = a_table("A", "ACGT" * 6)
    give(table, 0, "A")
    play(table, "lay:rival:A")
    assert table.winners() == [1]


@pytest.mark.rule("adna", "A-09", "A-48")
def test_a_uracil_does_not_count_and_blocks_the_last_base() -> None:
    table = a_table("ACGT" * 6, "A")
    give(table, 0, "U", "A")
    play(table, "lay:own:U")
    assert table.actor == 0
    assert refused(table, "lay:own:A") == "A-48"


@pytest.mark.rule("adna", "O5", "A-10")
def test_points_may_be_negative_and_the_game_is_won_all_the_same() -> None:
    table = a_table("ACGT" * 3 + "AC", "A", length=15)
    give(table, 0, *("G" * 18), "T")
    play(table, "lay:own:T")
    assert table.scores() == [15 - 18, 0]
    assert table.winners() == [0]


@pytest.mark.rule("adna", "O1")
@pytest.mark.parametrize("length", [15, 40])
def test_the_agreed_length_is_an_option(length: int) -> None:
    table = a_table(("ACGT" * 10)[: length - 1], "", length=length)
    give(table, 0, "C")
    assert table.actor == 0
    play(table, "lay:own:C")
    assert table.winners() == [0]


@pytest.mark.rule("adna", "A-09", "A-29", "A-35")
def test_a_chain_cannot_grow_past_the_goal_and_a_pcr_ends_when_it_is_reached() -> None:
    table = a_table("ACGT" * 5 + "A", "", at=55)
    give(table, 0, "pcr", "red_buffer", "dntps", "dna_polymerase", "magnesium_chloride")
    on_top(table, "CCCGGG")
    play(table, "play:pcr:own:red", "base:C", "base:C", "base:C", "base:G")
    assert (table.winners(), len(table.chains[0])) == ([0], 25)
    assert (table.stack, table.tray) == ([], [])


@pytest.mark.rule("adna", "A-35")
def test_only_as_many_cards_are_turned_as_the_goal_allows() -> None:
    table = a_table("ACGT" * 6, "", at=25)
    give(table, 0, "spectrophotometer")
    on_top(table, "CG")
    play(table, "play:spectrophotometer:own")
    assert offered(table) == {"base:C"}


@pytest.mark.rule("adna", "A-52")
@pytest.mark.parametrize(
    ("own", "rival", "own_cards", "rival_cards", "winners", "scores"),
    [
        ("ACGT", "ACG", "A", "", [0], [4 - 1, 0]),
        ("ACGTU", "ACG", "A", "", [1], [0, 3]),
        ("ACG", "TTT", "A", "", [1], [0, 3]),
        ("ACGTU", "AU", "", "", [0, 1], [0, 0]),
        ("ACG", "TTT", "", "", [0, 1], [0, 0]),
        ("ACGTU", "AU", "A", "AC", [0], [0, 0]),
        ("ACGT", "AU", "GGGGG", "", [0], [0, 0]),
    ],
)
def test_after_300_turns_the_longer_clean_chain_wins_then_the_smaller_hand_for_no_less_than_nothing(
    own: str, rival: str, own_cards: str, rival_cards: str, winners: list[int], scores: list[int]
) -> None:
    table = a_table(own, rival)
    give(table, 0, *own_cards)
    give(table, 1, *rival_cards)
    table.round = LAST_TURN
    if own.endswith("U"):
        table.listen()
    play(table, "end", *(["done"] if own_cards else []))
    assert (table.actor, table.winners(), table.scores()) == (NOBODY, winners, scores)


@pytest.mark.rule("adna", "A-62", "O6", "P1")
def test_a_match_goes_on_at_the_same_table_with_all_cards_shuffled() -> None:
    table = a_table("ACGT" * 6, "ACGT", at=80, games=3)
    give(table, 0, "A", "goggles")
    give(table, 1, "detergent")
    play(table, "lay:own:A")
    assert (table.game, table.scores(), table.won) == (2, [24, 0], [1, 0])
    assert (table.phase, degrees(table), table.round, table.last) == (OPENING, 25, 0, None)
    assert hand(table, 0) == hand(table, 1) == []
    assert (chain(table, 0), chain(table, 1)) == ("", "")
    assert table.winners() == []
    assert sum(len(deck) for deck in table.decks) + len(table.tray) == 240
    assert not any(table.cards.known[card] for deck in table.decks for card in deck)


@pytest.mark.rule("adna", "A-10")
@pytest.mark.parametrize(
    ("points", "won", "by_games", "by_points"),
    [
        ([30, 20], [1, 2], [1], [0]),
        ([20, 20], [1, 2], [1], [1]),
        ([20, 19], [1, 1], [0], [0]),
        ([20, 20], [1, 1], [0, 1], [0, 1]),
        ([-5, 0], [1, 0], [0], [1]),
    ],
)
def test_a_match_goes_to_more_games_won_then_to_more_points_or_with_the_option_the_other_way_round(
    points: list[int], won: list[int], by_games: list[int], by_points: list[int]
) -> None:
    for won_by, winners in (("games", by_games), ("points", by_points)):
        table = a_table(games=3, match_won_by=won_by)
        table.points, table.won = points, won
        table.actor = NOBODY
        assert table.winners() == winners


@pytest.mark.rule("adna", "A-10")
def test_one_game_goes_to_who_completed_the_chain_whatever_the_points_and_the_option() -> None:
    table = a_table("ACGT" * 3 + "AC", "A", length=15, match_won_by="points")
    give(table, 0, *("G" * 18), "T")
    play(table, "lay:own:T")
    assert (table.winners(), table.scores()) == ([0], [15 - 18, 0])


@pytest.mark.rule("adna", "A-62")
@pytest.mark.parametrize(
    ("games", "before", "won_by", "over"),
    [
        (3, [1, 0], "games", True),
        (3, [1, 0], "points", False),
        (3, [0, 1], "games", False),
        (4, [1, 0], "games", False),
        (4, [0, 1], "games", False),
        (2, [0, 1], "games", True),
    ],
)
def test_the_best_of_so_many_games_is_over_once_nobody_can_catch_up(
    games: int, before: list[int], won_by: str, over: bool
) -> None:
    table = a_table("ACGT" * 6, "ACGT", games=games, match_won_by=won_by)
    table.game, table.won = 2, before
    give(table, 0, "A")
    play(table, "lay:own:A")
    assert (table.actor == NOBODY) == over
    assert table.game == (2 if over else 3)


@pytest.mark.rule("adna", "A-10", "A-62")
@pytest.mark.parametrize(
    ("games", "words"),
    [
        (1, "The match is over. You win."),
        (3, "The match is over. You win, games 2 to 1, points 25 to 30."),
    ],
)
def test_the_log_tells_by_how_much_a_match_of_several_games_was_won(games: int, words: str) -> None:
    table = a_table("ACGT" * 6, "ACGT", games=games)
    if games == 3:
        table.game, table.won, table.points = 3, [1, 1], [0, 30]
    give(table, 0, "A")
    table.listen()
    play(table, "lay:own:A")
    assert table.events is not None
    assert Voice(GAME, ["You", "Bo"]).tell(table.events[-1].sentence()) == words


@pytest.mark.rule("adna", "A-62")
def test_the_last_game_decides_the_match() -> None:
    table = a_table("ACGT" * 6, "ACGT", games=2, opening_uracil=False)
    give(table, 0, "A")
    play(table, "lay:own:A")
    while table.tray:
        table.play(table.legal()[0])
    build(table, table.active, "ACGT" * 4 + "AC")
    give(table, table.active, "G")
    winner = table.active
    play(table, "lay:own:G")
    assert table.actor == NOBODY
    assert table.won[winner] == (2 if winner == 0 else 1)
