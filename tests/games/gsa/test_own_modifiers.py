"""Modifiers of a deck of one's own: paragraphs O3, G-05 and G-69."""

from pathlib import Path

import pytest

from labtable.games.gsa import GsaGame
from labtable.games.gsa.table import GsaTable
from tests.games.gsa.tables import (
    a_table,
    find,
    give,
    keep,
)

CARDS = Path(__file__).parents[3] / "src" / "labtable" / "games" / "gsa" / "cards.toml"


def own_deck(tmp_path: Path, extra: str) -> GsaGame:
    path = tmp_path / "own.toml"
    path.write_text(CARDS.read_text(encoding="utf-8") + extra, encoding="utf-8")
    return GsaGame(path)


def own_table(game: GsaGame, like: GsaTable) -> GsaTable:
    table = game.new(3, 2, {"first_player": "1"})
    assert isinstance(table, GsaTable)
    table.phase = like.phase
    table.hands[0].clear()
    return table


@pytest.mark.rule("gsa", "G-69", "O3", "G-05", "G-80", "G-30")
def test_a_modifier_of_ones_own_draws_projects_which_may_arm_the_end_and_be_mandatory(tmp_path: Path) -> None:
    game = own_deck(
        tmp_path,
        """
[[modifier]]
id = "call"
name = "Call for Proposals"
copies = 1
does = { op = "draw", pile = "project", n = 3 }
science = "Funders publish calls for proposals."
source = "https://en.wikipedia.org/wiki/Request_for_proposal"
""",
    )
    table = own_table(game, a_table(2))
    give(table, 0, "call")
    mandatory = find(table, "animal")
    keep(table.project_pile, 1)
    table.project_pile.append(mandatory)
    move = game.catalogue.named("play:call")
    assert move is not None
    assert "draw 3 Project cards" in move.label
    table.play(move)
    assert table.armed
    assert not table.quiet
    assert [table.edition.projects[each.project].id for each in table.units] == ["animal"]
    assert len(table.hands[0]) == 1
    give(table, 0, "grant")
    assert game.catalogue.named("play:grant") in table.legal()


@pytest.mark.rule("gsa", "G-62")
def test_a_modifier_that_draws_projects_needs_one(tmp_path: Path) -> None:
    extra = (
        '\n[[modifier]]\nid = "call"\nname = "Call"\ncopies = 1\ndoes = { op = "draw", pile = "project", n = 1 }\n'
        'science = "Funders publish calls."\nsource = "https://en.wikipedia.org/wiki/Request_for_proposal"\n'
    )
    game = own_deck(tmp_path, extra)
    table = own_table(game, a_table(2))
    give(table, 0, "call")
    keep(table.project_pile, 0)
    move = game.catalogue.named("play:call")
    assert move is not None
    rule = table.refusal(move)
    assert rule is not None
    assert rule.number == "G-62"
