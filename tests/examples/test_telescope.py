"""Telescope Time, the whole small game of the guide: its rules, its secrets, and how small it is."""

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from telescope import NEED, RULEBOOK, Telescope, TelescopeTable

from labtable.bots import make_bot
from labtable.kernel import NOBODY, BadInput, IllegalMove, play_out, seeded
from labtable.sketch import drawn
from labtable.testing import check_game
from labtable.words.voice import Voice
from tests.examples.conftest import EXAMPLES

GAME = Telescope()
MOST_LINES = 220  # of everything in its folder: code, rules and packaging, blank lines too


def a_table(*hands: list[int], night: int = 1) -> TelescopeTable:
    """A table at dusk, seat 0 to choose, with these hours in the hands."""
    table = GAME.lay_out(seeded(1), len(hands), {})
    assert isinstance(table, TelescopeTable)
    table.actor, table.round = 0, night
    for seat, hours in enumerate(hands):
        table.hands[seat] = [table.cards.faces.index(each) for each in hours]
        for card in table.hands[seat]:
            table.cards.set_known(card, 1 << seat)
    return table


def play(table: TelescopeTable, *texts: str) -> None:
    for text in texts:
        move = GAME.catalogue.named(text)
        assert move is not None
        table.play(move)


def refused_by(table: TelescopeTable, text: str) -> str | None:
    move = GAME.catalogue.named(text)
    assert move is not None
    rule = table.refusal(move)
    return None if rule is None else rule.number


def test_it_keeps_every_promise_of_the_kernel() -> None:
    check_game(GAME)


def test_it_is_small() -> None:
    files = [path for path in (EXAMPLES / "telescope").rglob("*") if path.suffix in {".py", ".md", ".toml"}]
    assert len(files) == 3
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= MOST_LINES


def test_its_code_cites_every_paragraph_and_no_other() -> None:
    code = (EXAMPLES / "telescope/telescope/__init__.py").read_text(encoding="utf-8")
    assert set(re.findall(r"§(\d+)", code)) == {rule.number for rule in RULEBOOK.rules}
    assert all(rule.words and rule.chapter for rule in RULEBOOK.rules)


@pytest.mark.rule("telescope", "1")
def test_every_target_needs_three_hours_more_and_brings_a_point_more() -> None:
    targets = [face.text for face in GAME.gallery() if face.kind == "target"]
    assert targets == [f"needs {1 + 3 * night} h, brings {2 + night} points" for night in range(5)]


@pytest.mark.rule("telescope", "2")
def test_everybody_is_dealt_five_cards_that_nobody_else_sees() -> None:
    view = GAME.view(GAME.new(1, 3), 1)
    assert [len(hand) for hand in view.hands] == [5, 5, 5]
    assert view.hands[0] == view.hands[2] == [None] * 5
    assert None not in view.hands[1]
    assert GAME.view(GAME.new(1, 3), None).hands[1] == [None] * 5


@pytest.mark.rule("telescope", "3")
def test_a_bid_lies_face_down_and_is_of_the_own_hand() -> None:
    table = a_table([5, 9], [7, 8])
    assert refused_by(table, "bid:h7") == "3"
    table.listen()
    play(table, "bid:h5")
    assert GAME.view(table, 1).bids == [[None], []]
    assert GAME.view(table, 0).bids == [["h5"], []]
    voice = Voice(GAME, ["Ada", "Bo"])
    told = [[voice.tell(event.sentence()) for event in table.events or [] if event.reaches(seat)] for seat in (0, 1)]
    assert told == [["Ada lays 5 h face down."], ["Ada lays a card face down."]]


@pytest.mark.rule("telescope", "4")
def test_a_bid_that_is_too_short_is_refused_and_shown_so() -> None:
    table = a_table([6, 7], [8], night=3)
    assert [refused_by(table, text) for text in ("bid:h6", "bid:h7", "pass")] == ["4", None, None]
    assert [refusal.text for refusal in GAME.view(table, 0).turn.refusals] == ["bid:h6"]


@pytest.mark.rule("telescope", "4")
def test_nobody_imagines_a_bid_that_is_too_short() -> None:
    table = a_table([14, 15], [3, 16], night=5)
    play(table, "bid:h14")
    rng = seeded(1)
    imagined = [table.imagine(1, rng) for _ in range(50)]
    assert min(each.cards.faces[each.bids[0][0]] for each in imagined) >= NEED[5]


@pytest.mark.rule("telescope", "5")
def test_the_most_hours_observe_the_target_and_begin_the_next_night() -> None:
    table = a_table([5, 9], [7, 8], [2, 3], night=2)
    play(table, "bid:h5", "bid:h7", "pass")
    assert (table.points, table.actor, table.round) == ([0, 3, 0], 1, 3)


@pytest.mark.rule("telescope", "5")
def test_without_a_bid_nobody_gets_the_target() -> None:
    table = a_table([5], [7])
    play(table, "pass", "pass")
    assert (table.points, table.actor, table.round) == ([0, 0], 0, 2)


@pytest.mark.rule("telescope", "6")
def test_after_the_last_target_most_points_win_and_equals_share() -> None:
    table = a_table([14], [15], night=5)
    table.points = [6, 0]
    play(table, "bid:h14", "bid:h15")
    assert (table.actor, table.winners()) == (NOBODY, [0, 1])
    with pytest.raises(IllegalMove):
        play(table, "pass")


def test_the_terminal_shows_the_targets_the_hands_and_the_bids() -> None:
    console = Console(width=120, record=True, file=StringIO())
    console.print(drawn(GAME, GAME.view(a_table([5], [7]), 0), ["Ada", "Bo"]))
    text = console.export_text()
    for words in ("▶ Ada: 0", "Targets: Saturn, Orion Nebula", "1: 5 h", "2: hidden"):
        assert words in text


def test_greedy_plays_it_better_than_chance() -> None:
    won = 0.0
    for seed in range(60):
        table = GAME.new(seed, 2)
        bots = [make_bot("greedy", seeded(seed)), make_bot("random", seeded(seed))]
        play_out(GAME, table, bots if seed % 2 == 0 else bots[::-1])
        won += (seed % 2 in table.winners()) / len(table.winners())
    assert won > 36


def test_a_game_that_reads_no_card_files_says_so() -> None:
    with pytest.raises(BadInput, match="Telescope Time reads no card files"):
        Telescope(Path("cards.toml"))
