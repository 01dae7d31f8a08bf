"""The card file: the standard edition, editions of one's own, and what is refused on load."""

import re
from pathlib import Path

import pytest

from labtable.games.pdb import PdbGame
from labtable.games.pdb.table import PdbTable
from labtable.kernel import BadInput
from labtable.testing import check_game
from tests.games.pdb.tables import GAME, a_table, give

STANDARD = Path(__file__).parents[3] / "src/labtable/games/pdb/cards.toml"


def edition(folder: Path, old: str, new: str) -> Path:
    """A copy of the standard cards with one thing changed."""
    text = STANDARD.read_text(encoding="utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_every_card_has_a_sentence_of_science_and_a_link_to_its_entry() -> None:
    for row in GAME.cards.deposition:
        assert row.source == f"https://www.rcsb.org/structure/{row.id.upper()}"
        assert row.science.endswith(".")
        assert row.method
    assert len({row.science for row in GAME.cards.innovations()}) == 32


@pytest.mark.rule("pdb", "P-20")
def test_only_the_order_of_the_deck_is_hidden() -> None:
    table = a_table()
    other = table.clone()
    other.deck.reverse()
    for seat in (None, 0, 1, 2):
        assert GAME.view(table, seat) == GAME.view(other, seat)
    other.open_cards.reverse()
    assert GAME.view(table, 0) != GAME.view(other, 0)


@pytest.mark.rule("pdb", "P-20")
def test_imagining_deals_the_deck_anew_and_leaves_the_rest() -> None:
    table = a_table()
    imagined = table.imagine(0, table.rng.clone())
    assert imagined.deck != table.deck
    assert sorted(imagined.deck) == sorted(table.deck)
    assert imagined.open_cards == table.open_cards


@pytest.mark.rule("pdb", "P-21")
def test_a_card_may_carry_its_own_cost(tmp_path: Path) -> None:
    path = edition(tmp_path, 'id = "4hhb"\n', 'id = "4hhb"\ncost = { sample = 1 }\n')
    game = PdbGame(path)
    table = game.new(1, 2, {"first_leader": "1"})
    assert isinstance(table, PdbTable)
    while table.laid_out:
        table.play(table.legal()[0])
    hemoglobin = [card.id for card in table.edition.cards].index("4hhb")
    table.open_cards[0] = hemoglobin
    innovate = game.catalogue.named("innovate_1")
    assert innovate is not None
    table.labs[0].purse = 0
    assert table.refusal(innovate) is not None
    give(table, 0, sample=1)
    assert game.view(table, 0).boxes[11].price == {"sample": 1}
    assert innovate in table.legal()
    table.play(innovate)
    assert table.labs[0].purse == 0
    assert game.edition.digest != GAME.edition.digest
    table.open_cards[0] = -1
    assert game.view(table, 0).boxes[11].price is None


@pytest.mark.many_games
def test_an_edition_of_ones_own_is_a_whole_game(tmp_path: Path) -> None:
    path = edition(tmp_path, "gain = { achievement = 1 }", "gain = { achievement = 2 }")
    check_game(PdbGame(path), examples=3)


def test_a_changed_box_does_what_the_file_says(tmp_path: Path) -> None:
    game = PdbGame(edition(tmp_path, "gain = { achievement = 1 }", "gain = { achievement = 2 }"))
    table = game.new(1, 2)
    while game.view(table, None).starting_data:
        table.play(table.legal()[0])
    publish = game.catalogue.named("publish")
    assert publish is not None
    table.play(publish)
    assert sorted(table.scores()) == [0, 2]


MISTAKES = [
    ("[supply]", "[supply", "is not TOML"),
    ('name = "Hemoglobin"', "name = 4", "deposition '4hhb', field name: Expected `str`, got `int`"),
    ('id = "4hhb"', 'id = "4HHB"', "deposition '4HHB', field id: Expected `str` matching regex"),
    ('id = "4hhb"\n', "", "deposition number 10: Object missing required field `id`"),
    ("[supply]", "deposition = [3]\n[supply]", "is not TOML"),
    ('id = "4hhb"', 'id = "1aoi"', "'1aoi', field id: another entry has this id already"),
    ('id = "4hhb"\n', 'id = "4hhb"\nstars = 3\n', "deposition '4hhb': Object contains unknown field `stars`"),
    ("sample = 20", "sample = 200", "field supply[...]: Expected `int` <= 100"),
    ("gain = { achievement = 1 }", "gain = { gold = 1 }", "box 'publish', field exchanges[0].gain: Invalid enum value 'gold'"),
    ("exchanges = [{ gain = { achievement = 1 } }]", "exchanges = []", "box 'publish', field exchanges: a box needs"),
    ('does = "lead"', 'does = "lead"\nexchanges = [{ gain = { sample = 1 } }]', "box 'lead', field exchanges: a box that does"),
    ("[{ pay = { square = 2, triangle = 1 } }]", "[]", "box 'innovate_1', field exchanges: an Innovate box has one"),
    ("[{ gain = { sample = 1 } }, { gain = { crystal = 1 } }]", "[{ gain = { sample = 1 } }, { gain = { sample = 1 } }]",
     "'automation', field exchanges: two exchanges are too alike"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "sentence"), MISTAKES)
def test_a_mistake_in_a_card_file_names_the_card_and_the_field(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    with pytest.raises(BadInput) as raised:
        PdbGame(edition(tmp_path, old, new))
    assert sentence in str(raised.value)
    assert "mine.toml" in str(raised.value)


def test_a_file_in_which_nobody_could_score_is_refused(tmp_path: Path) -> None:
    text = STANDARD.read_text(encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(text[: text.index("[[deposition]]")].replace("{ achievement = 1 }", "{ sample = 1 }"))
    with pytest.raises(BadInput, match="nobody could ever gain Achievement"):
        PdbGame(path)


def test_a_file_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        PdbGame(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match="not UTF-8"):
        PdbGame(tmp_path / "binary.toml")


def test_texts_tell_the_exchanges_of_a_box_apart() -> None:
    texts = [move.text for move in GAME.catalogue.moves]
    assert len(texts) == len(set(texts)) == 46
    assert {"xray:square", "analyze:circle", "ihm:square+circle>triangle", "publish", "lay-aside"} <= set(texts)


def test_every_innovation_tells_more_than_its_line_and_where_it_is_from() -> None:
    for face in GAME.gallery():
        if face.kind != "box":
            assert 2 <= len(re.findall(r"\w\.(?: |$)", face.more)) <= 4, face.name
            assert face.science not in face.more
            assert face.source.startswith("https://")
