"""Scooped, the Modifier that strips a project: paragraphs G-28, G-61 and G-65."""

import pytest

from labtable.games.gsa.phases import ACTING
from tests.games.gsa.tables import (
    a_table,
    give,
    lacking,
    lay,
    names,
    offered,
    pair,
    play,
    refused,
    unit,
)


@pytest.mark.rule("gsa", "G-61", "G-65", "G-28")
def test_scooped_strips_an_independent_project_and_its_player_orders_the_cards() -> None:
    table = a_table()
    lay(table, 1, "egg", "frog", "microscopy")
    lay(table, 1, "disease", "mouse", "editing", "cross")
    lay(table, 2, "body")
    give(table, 0, "scooped")
    play(table, "play:scooped")
    assert offered(table) == {"remove:frog", "remove:microscopy"}, "three attached are too many, none too few"
    play(table, "remove:microscopy")
    assert names(table, table.discard_pile) == ["microscopy", "frog"]
    assert unit(table, "egg").attached == []
    assert table.phase == ACTING


@pytest.mark.rule("gsa", "G-61", "G-65")
def test_scooped_sets_wilds_aside_and_leaves_collaborations_alone() -> None:
    table = a_table()
    lay(table, 1, "animal", "stockcentre:mouse")
    lay(table, 1, "egg", "frog")
    lay(table, 2, "flower", "cress")
    pair(table, "egg", "flower")
    lay(table, 0, "cycle", "yeast")
    give(table, 0, "scooped")
    play(table, "play:scooped")
    assert sorted(names(table, table.aside)) == ["scooped", "stockcentre"]
    assert lacking(table, "animal") == {"mouse", "zebrafish"}


@pytest.mark.rule("gsa", "G-61", "G-65")
def test_the_targets_of_scooped_are_told_apart() -> None:
    table = a_table()
    lay(table, 1, "animal", "mouse")
    lay(table, 2, "egg", "frog", "core:microscopy")
    lay(table, 0, "cycle", "yeast")
    give(table, 0, "scooped")
    play(table, "play:scooped")
    assert refused(table, "on:cycle") == "G-61"
    play(table, "on:egg")
    assert names(table, table.discard_pile) == ["frog"]
