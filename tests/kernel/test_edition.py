"""Card files: how they are read, what they are known by, and what is refused."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from labtable.kernel import BadInput
from labtable.kernel.edition import CardRow, EditionFile, Remark, Row, find_cards, read_cards
from labtable.kernel.problem import Problem

CARD = {"id": "fern", "name": "Fern", "science": "It has no seeds.", "source": "https://example.org/fern"}


class Growth(msgspec.Struct, frozen=True, tag_field="op", tag="grow"):
    by: int = 1


class Rest(msgspec.Struct, frozen=True, tag_field="op", tag="rest"):
    by: int = 1


class PlantRow(CardRow, frozen=True, kw_only=True):
    cost: dict[str, int] = {}  # noqa: RUF012 - every struct gets its own
    does: Growth | Rest = msgspec.field(default_factory=Growth)
    latin: Remark = ""


class Garden(EditionFile, frozen=True, kw_only=True):
    plant: tuple[PlantRow, ...]

    def rows(self) -> tuple[Row, ...]:
        return self.plant

    def problems(self) -> Iterator[Problem]:
        if not self.plant:
            yield Problem("a garden has plants", "plant")


def garden(*changes: Mapping[str, object], **more: object) -> Garden:
    """A garden with a plant for each of these changes of a fern."""
    return msgspec.convert({"name": "small", "plant": [{**CARD, **change} for change in changes], **more}, Garden)


def written(folder: Path, *cards: str) -> Path:
    path = folder / "garden.toml"
    path.write_text('name = "small"\n' + ("".join(cards) or "plant = []\n"), encoding="utf-8")
    return path


FERN = "[[plant]]\n" + "".join(f'{field} = "{words}"\n' for field, words in CARD.items())


@pytest.mark.parametrize("field", ["name", "science", "more", "source", "latin"])
def test_mended_words_make_no_other_edition(field: str) -> None:
    assert garden({field: "https://example.org/mended"}).digest == garden({}).digest


@pytest.mark.parametrize(
    "change", [{"id": "oak"}, {"cost": {"water": 1}}, {"does": {"op": "rest"}}, {"does": {"op": "grow", "by": 2}}]
)
def test_what_the_rules_read_makes_another_edition(change: dict[str, object]) -> None:
    assert garden(change).digest != garden({}).digest


def test_what_is_written_as_it_usually_is_makes_no_other_edition() -> None:
    assert garden({"cost": {}, "does": {"op": "grow", "by": 1}}).digest == garden({}).digest


def test_the_order_of_cards_and_of_what_they_cost_makes_another_edition() -> None:
    assert garden({}, {"id": "oak"}).digest != garden({"id": "oak"}, {}).digest
    one, other = {"cost": {"water": 1, "sun": 1}}, {"cost": {"sun": 1, "water": 1}}
    assert garden(one).digest != garden(other).digest


def test_an_edition_goes_by_its_older_names_as_long_as_it_plays_the_same() -> None:
    names = [garden({}).digest, "0ld"]
    assert garden({"name": "Mended"}, known_as=names).goes_by == (names[0], "0ld")
    changed = garden({"cost": {"water": 1}}, known_as=names)
    assert changed.goes_by == (changed.digest,)


def test_a_file_is_read_in_its_games_shape(tmp_path: Path) -> None:
    cards = read_cards(find_cards("labtable", written(tmp_path, FERN)), Garden)
    assert (cards.name, cards.plant[0].id, cards.digest) == ("small", "fern", garden({}).digest)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ([FERN, FERN], "'fern', field id: another entry has this id already."),
        ([], "field plant: a garden has plants."),
        ([FERN, "stars = 3\n"], "plant 'fern': Object contains unknown field `stars`."),
    ],
)
def test_a_mistake_names_the_file_the_card_and_the_field(tmp_path: Path, cards: list[str], sentence: str) -> None:
    path = written(tmp_path, *cards)
    with pytest.raises(BadInput) as raised:
        read_cards(find_cards("labtable", path), Garden)
    assert str(raised.value) == f"The card file {path}, {sentence}"
