"""The page on observations is the one that the games make."""

from pathlib import Path

from labtable.adapters.described import described

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_made_from_the_planes_as_they_are() -> None:
    """`python -m labtable.adapters.described > docs/observations.md` makes it anew."""
    assert PAGE.read_text(encoding="utf-8") == described()
