"""Changes: what an edition does to a deck, as a text, and the whole card file that comes of it."""

import tomllib
from pathlib import Path

import pytest

from labtable.games.gsa import GsaGame
from labtable.games.gsa.cards import CardFile
from labtable.kernel import BadInput, load_game
from labtable.kernel.changes import MOST_TEXT, Changes, changes_text, is_changes, parsed, read_changes
from labtable.kernel.edition import CardText, find_cards
from tests.games.editions import CARDS, TOLD, changes, text

OWN = load_game("gsa")
GRANT = {
    "id": "grant",
    "name": "Large Grant",
    "copies": 1,
    "does": {"op": "draw", "pile": "resource", "n": 4},
    **TOLD,
}


def test_changes_are_written_and_read_as_the_same() -> None:
    some = changes("gsa", take_out={"modifier": ["scooped"]}, change={"modifier": [GRANT]})
    assert read_changes("a text", changes_text(some)) == some
    assert read_changes("a text", changes_text(Changes(changes="gsa", name="Bare"))) == Changes(
        changes="gsa", name="Bare"
    )


def test_a_text_is_a_set_of_changes_if_it_says_of_which_game() -> None:
    assert is_changes(text("gsa"))
    assert not is_changes("name = 'standard'")
    assert not is_changes("[[[")
    assert not is_changes("a = " + "[" * 9000)


def test_changes_are_opened_like_a_card_file(tmp_path: Path) -> None:
    file = tmp_path / "night.toml"
    file.write_text(text("gsa", take_out={"modifier": ["scooped"]}, change={"modifier": [GRANT]}), encoding="utf-8")
    game = load_game("gsa", file)
    assert isinstance(game, GsaGame)
    ids = [row.id for row in game.cards.rows()]
    modifiers = [row.id for row in game.cards.modifier]
    assert ("sleepless" in ids, "scooped" in ids, modifiers[0], modifiers[-1]) == (True, False, "grant", "night")
    assert (game.edition.name, game.cards.author, game.cards.changed) == (
        "Night Shift deck",
        "Ada",
        "fan-made standard",
    )
    assert next(row for row in game.cards.modifier if row.id == "grant").copies == 1


def test_the_whole_file_needs_neither_the_changes_nor_the_deck() -> None:
    game = load_game("gsa", CardText("changes", text("gsa")))
    assert game.card_text is not None
    assert not is_changes(game.card_text.text)
    again = load_game("gsa", CardText("whole", game.card_text.text))
    assert again.edition == game.edition != OWN.edition


def test_every_word_and_picture_of_what_people_made_makes_another_edition() -> None:
    row = CARDS["gsa"]["species"][0]
    mended = [row, {**row, "science": "Otherwise."}, {**row, "picture": {"signs": ["fly"]}}, {**row, "author": "Bo"}]
    texts = [text("gsa", add={"species": [each]}) for each in mended]
    digests = {load_game("gsa", CardText(str(n), each)).edition.digest for n, each in enumerate(texts)}
    assert len(digests) == 4


def test_an_edition_without_an_author_names_none() -> None:
    game = load_game("gsa", CardText("x", text("gsa", author="")))
    assert game.cards is not None
    assert game.cards.author == ""


def test_a_deck_that_is_not_of_changes_is_known_by_what_the_rules_read() -> None:
    own = find_cards("labtable.games.gsa", None).text
    mended = CardText("mended", own.replace('science = "', 'science = "To be exact: '))
    assert load_game("gsa", mended).is_known_as(OWN.edition.digest)


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        (text("pdb"), "set of changes x, field changes: these are changes of the game 'pdb', not of 'gsa'."),
        (text("gsa", add={"dragon": [{"id": "a"}]}), "field dragon: this game has no cards of the kind 'dragon'; it has species"),
        (text("gsa", change={"project": [{"id": "no"}]}), "project 'no', field id: the deck has no such card to be changed."),
        (text("gsa", change={"dragon": [{"id": "no"}]}), "field dragon: this game has no cards of the kind 'dragon'"),
        (text("gsa", take_out={"project": ["no"]}), "project 'no', field take_out: the deck has no such card to be taken out."),
        (text("gsa", take_out={"dragon": ["no"]}), "field dragon: this game has no cards of the kind 'dragon'"),
        (text("gsa", add={"species": [{"id": f"s{n}"} for n in range(61)]}), "field add: an edition adds and changes 60 cards at most."),
        ("changes = 'gsa'\n", "missing required field `name`"),
        ("changes = 'gsa'\nname = 'x'\nstars = 1", "unknown field `stars`"),
    ],
)  # fmt: skip
def test_changes_that_do_not_fit_are_refused_in_a_sentence(edition: str, sentence: str) -> None:
    with pytest.raises(BadInput) as raised:
        load_game("gsa", CardText("x", edition))
    assert sentence in str(raised.value)


def test_a_text_of_a_stranger_is_no_longer_than_it_may_be() -> None:
    assert parsed("a = 1") == {"a": 1}
    for hostile in ("a = '" + "x" * MOST_TEXT + "'", "a = " + "[" * 9000, "a = 1" + "0" * 9000, "= ="):
        with pytest.raises(BadInput):
            parsed(hostile)


def test_what_takes_long_to_be_read_is_not_even_begun() -> None:
    for hostile, why in (
        ("a" + ".a" * 20_000 + " = 1", "too many dots"),
        ("a" + (".a" * 300 + '."\u2028"') * 60 + " = 1", "too many dots"),
        ("a = 0x" + "f" * 5000, "number in it is too"),
    ):
        with pytest.raises(BadInput, match=why):
            parsed(hostile)
        assert not is_changes(f"changes = 'gsa'\n{hostile}")


def test_a_card_file_may_be_named_without_a_package() -> None:
    found = find_cards(None, CardText("x", text("gsa")))
    assert tomllib.loads(found.text)["changes"] == "gsa"
    assert CardFile.__name__ == "CardFile"
