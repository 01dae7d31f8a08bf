"""What a Modifier lacks that cannot be played, and what speaks against each of its targets; §G-61, §G-62."""

import pytest

from labtable.games.gsa.in_play import TableInPlay
from tests.games.gsa.tables import AT_TABLE, GAME, a_table, give, keep, lay, pair, play, put_on_discard


def lack(table: TableInPlay, text: str) -> str:
    """What a move lacks that must be refused."""
    move = AT_TABLE.move(text)
    rule = table.refusal(move)
    assert rule is not None, text
    return GAME.lack(table, move, rule)


@pytest.mark.rule("gsa", "G-62")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("grant", "There is no card to draw."),
        ("freezer", "There is no such card in the Discard pile."),
        ("core", "None of your projects lacks a card that it could stand for."),
        ("backup", "You have no project to protect."),
        ("pivot", "You have no regular project on your own that you could give up."),
        ("contam", "No project of another player has a resource."),
        ("scooped", "No other player has a project outside a collaboration with 1 to 2 resources."),
        ("poach", "No other player holds a Resource card."),
        ("reviewer", "No other player has a draw left to lose."),
    ],
)
def test_a_modifier_without_use_says_what_there_is_not(card: str, told: str) -> None:
    table = a_table()
    give(table, 0, card)
    keep(table.resource_pile, 0)
    table.waiting = [2, 2, 2]
    assert lack(table, f"play:{card}") == told


@pytest.mark.rule("gsa", "G-61")
def test_a_target_of_ones_own_modifier_says_why_it_is_none() -> None:
    table = a_table()
    lay(table, 0, "egg", "microscopy", "expression")
    for project in ("heart", "cycle", "body", "safety"):
        lay(table, 0, project)
    lay(table, 1, "flower")
    pair(table, "body", "flower")
    give(table, 0, "core", "pivot")
    play(table, "play:core")
    lay(table, 2, "death")
    assert lack(table, "on:egg") == "This project still lacks Frog."
    assert lack(table, "on:death") == "This project is not yours."
    assert lack(table, "on:clock") == "", "it is not on the table"
    play(table, "on:heart", "type:editing", "play:pivot")
    assert lack(table, "on:body") == "This project is in a collaboration."
    assert lack(table, "on:safety") == "This project is mandatory."


@pytest.mark.rule("gsa", "G-61")
def test_a_target_of_an_attack_tells_all_that_speaks_against_it() -> None:
    table = a_table()
    lay(table, 0, "egg", "frog")
    lay(table, 1, "flower", "cress")
    lay(table, 1, "cycle", "yeast")
    lay(table, 1, "death")
    lay(table, 2, "disease", "mouse", "editing", "cross")
    lay(table, 2, "drought")
    lay(table, 1, "body", "fly", "screen")
    pair(table, "body", "drought")
    give(table, 0, "contam", "scooped")
    play(table, "play:contam")
    assert lack(table, "on:egg") == "You have a part in this project."
    assert lack(table, "on:death") == "It has no resource."
    play(table, "on:disease", "remove:cross", "play:scooped")
    assert lack(table, "on:egg") == "You have a part in this project."
    assert lack(table, "on:body") == "It is in a collaboration."


@pytest.mark.rule("gsa", "G-61")
def test_a_project_with_many_resources_cannot_be_scooped() -> None:
    table = a_table()
    lay(table, 1, "flower", "cress")
    lay(table, 1, "cycle", "yeast")
    lay(table, 2, "disease", "mouse", "editing", "cross")
    give(table, 0, "scooped")
    play(table, "play:scooped")
    assert lack(table, "on:disease") == "It has 3 resources."


@pytest.mark.rule("gsa", "G-62")
def test_a_player_who_cannot_be_hurt_says_why() -> None:
    table = a_table(seats=4)
    give(table, 0, "poach", "reviewer")
    give(table, 1, "mouse")
    give(table, 2, "fly")
    table.waiting[3] = 2
    put_on_discard(table)
    play(table, "play:poach")
    assert lack(table, "rival:1") == "That is you."
    assert lack(table, "rival:4") == "That player holds no Resource card."
    assert lack(table, "rival:5") == "", "nobody sits there"
    play(table, "rival:2", "play:reviewer")
    assert lack(table, "rival:4") == "That player has no draw left to lose."
