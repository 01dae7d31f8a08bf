"""The card file: the standard edition, editions of one's own, and what is refused on load."""

from pathlib import Path

import pytest

from labtable.games.adna import AdnaGame
from labtable.kernel import BadInput
from labtable.testing import check_game
from tests.games.adna.tables import GAME

STANDARD = Path(__file__).parents[3] / "src/labtable/games/adna/cards.toml"


def edition(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the standard cards with some things changed."""
    text = STANDARD.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_every_card_has_its_own_science_and_a_link() -> None:
    rows = GAME.cards.rows()
    assert len(rows) == 37 + 50
    for row in rows:
        assert row.science.endswith(".")
        assert row.source.startswith("https://")
    assert len({row.science for row in GAME.cards.enzyme}) == 50
    assert len({row.science for row in GAME.cards.reaction}) == 37


@pytest.mark.many_games
def test_an_edition_of_ones_own_is_a_whole_game(tmp_path: Path) -> None:
    path = edition(tmp_path, ('site = "A^AGCTT"', 'site = "A^AG"'), ("number = 2 }", "number = 4 }"))
    game = AdnaGame(path)
    assert game.edition.digest != GAME.edition.digest
    check_game(game, examples=2)


def test_a_label_says_what_the_card_does() -> None:
    labels = {move.text: move.label for move in GAME.catalogue.moves}
    assert labels["play:agarose_gel"] == "Agarose gel: draw 2 Bases"
    assert labels["play:deletion:rival:red"] == (
        "Deletion on the rival's chain: remove 2 bases of your choice, with the Red Buffer"
    )
    assert labels["play:thermal_cycler:4"] == "Thermal cycler: thermometer to 4 °C"
    assert labels["answer:detergent"] == "Answer with Detergent"
    assert labels["cut:ecori:own"] == "EcoRI (G^AATTC, 37 °C, blue): cut your chain"


LIGATION_DOES = 'does = [{ op = "rejoin" }]'


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("A = 25", "A = 5", "field bases.A"),
        ('type = "attack"', 'type = "weapon"', "reaction 'agarose_gel', field type"),
        ("levels = [25]", "levels = [26]", "reaction 'agarose_gel', field levels"),
        ('site = "A^AGCTT"', 'site = "AAGCTT"', "enzyme 'hindiii', field site"),
        ('id = "ecori"', 'id = "hindiii"', "'hindiii', field id: another entry has this id already"),
        ('id = "ecori"', 'id = "goggles"', "'goggles', field id: another entry has this id already"),
        ('"dephosphorylation"]', '"soap"]', "'alkaline_phosphatase', field needs: there is no Reactions card 'soap'"),
        ('stops = ["ligation"]', 'stops = ["any_buffer"]', "field stops: there is no Reactions card 'any_buffer'"),
        ('"dntps", "dna', '"dna_polymerase", "dna', "'pcr', field needs: it names a card twice"),
        ('does = [{ op = "draw", number = 2 }]\n', "", "'agarose_gel', field does: a card that is played"),
        (
            '{ op = "warm", number = 2 }',
            '{ op = "warm" }, { op = "draw" }',
            "'heating_block', field does: a card that moves",
        ),
        ('{ op = "cool", number = 1 }', '{ op = "draw" }', "'distilled_water', field does: an answer stops"),
        (LIGATION_DOES, 'does = [{ op = "draw" }]', "'ligation', field does: a repair joins"),
        ('plays = ["repair"]', 'plays = ["repair", "with"]', "'ligation', field plays: a card that joins"),
        ('does = [{ op = "step" }]', 'does = [{ op = "step" }]\nchain = "own"', "'bsa', field chain: a card names"),
        ('plays = ["with"]', 'plays = ["action"]', "'bsa', field plays: a card that does 'step'"),
        ('buffer = "blue"', 'buffer = "red"', "there must be one buffer of each colour"),
        ('does = [{ op = "step" }]\n', "", "an enzyme needs BSA, and no card does 'step'"),
    ],
)
def test_a_mistake_in_a_card_file_is_named(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(BadInput) as raised:
        AdnaGame(edition(tmp_path, (old, new)))
    assert words in str(raised.value)
