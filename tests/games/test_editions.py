"""Editions: a mended sentence of science closes no room and refuses no record; a changed number is another edition."""

from pathlib import Path

import pytest

from labtable.kernel import BadRecord, Game, load_game, read_record, verify
from tests.games.ours import OURS

NUMBERS = {"pdb": "achievement = 1", "gsa": "copies = 4", "adna": "copies = 2", "stem": "points = 3"}


def changed(folder: Path, name: str, old: str, new: str) -> Game:
    """A game with its own cards, one thing changed."""
    own = load_game(name).beside("cards.toml")
    assert own is not None
    text = own.read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return type(load_game(name))(path)


@pytest.mark.parametrize("name", OURS)
def test_a_mended_sentence_makes_no_other_edition_and_old_records_still_prove(name: str, tmp_path: Path) -> None:
    mended = changed(tmp_path, name, 'science = "', 'science = "To be exact: ')
    assert mended.edition == load_game(name).edition
    assert mended.gallery() != load_game(name).gallery()
    verify(mended, read_record(Path(__file__).parent / name / "golden/2-random.jsonl"))


@pytest.mark.parametrize("name", OURS)
def test_a_changed_number_makes_another_edition_that_goes_by_no_older_name(name: str, tmp_path: Path) -> None:
    other = changed(tmp_path, name, NUMBERS[name], NUMBERS[name][:-1] + "9")
    assert other.edition.digest != load_game(name).edition.digest
    with pytest.raises(BadRecord, match="give that card file with --edition"):
        verify(other, read_record(Path(__file__).parent / name / "golden/2-random.jsonl"))


@pytest.mark.parametrize("name", OURS)
def test_a_game_names_its_own_digest_first(name: str) -> None:
    game = load_game(name)
    assert game.known_as[0] == game.edition.digest
