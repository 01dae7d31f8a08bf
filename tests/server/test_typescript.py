"""The page's types are the server's."""

from pathlib import Path

from labtable.server.typescript import TARGET, typescript

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    found = (ROOT / TARGET).read_text(encoding="utf-8")
    assert found == typescript(), "stale: run python -m labtable.server.typescript"


def test_what_two_games_call_the_same_is_told_apart() -> None:
    text = typescript()
    assert "export interface GsaPlayerView {" in text
    assert "export interface StemPlayerView {" in text
    assert "export interface PlayerView {" not in text
