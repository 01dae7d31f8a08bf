"""Rules and cards say the same in every language: nothing missing, the same numbers and references, the glossary's terms."""

import gzip
import re
from collections import Counter

import pytest

from labtable.hall.shelf import encoded_book
from labtable.kernel import load_game
from labtable.words import cards_in, labels_in, rulebook_in
from labtable.words.languages import FOLDER
from labtable.words.rules import text_in
from labtable.words.standing import standing
from tests.words.glossary import COLUMNS, says, terms, uses
from tests.words.told import GAMES, OTHERS, blocks, pieces

NUMBER = re.compile(r"\d+(?:[.,\u00a0]\d{3})+(?!\d)|\d+(?:[.,]\d+)?")
GROUPED = re.compile(r"[.,\u00a0](?=\d{3}(?!\d))")
REFERENCE = re.compile(r"§[A-Z]*-?\d+|`[^`]+`")
MOST_BYTES = 40_000
TERMS = 120


def numbers(words: str) -> Counter[str]:
    """The numbers in a text, whatever form its language gives them."""
    return Counter(GROUPED.sub("", each).replace(",", ".") for each in NUMBER.findall(words))


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_outdated_or_unused(language: str) -> None:
    assert standing(language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_numbers_references_and_options_are_told(language: str) -> None:
    versions = {f"{game} #1": f" {load_game(game).rulebook.version}" for game in GAMES}
    for name, english, told in pieces(language):
        assert numbers(told) == numbers(english + versions.get(name, "")), name
        assert Counter(REFERENCE.findall(told)) == Counter(REFERENCE.findall(english)), name


@pytest.mark.parametrize("language", OTHERS)
def test_translations_keep_to_the_glossary(language: str) -> None:
    used = Counter[str]()
    for name, english, told in pieces(language):
        for term in terms():
            if uses(term["en"], english):
                used[term["en"]] += 1
                assert says(term[language], told), f"{language} {name}: {term['en']} is {term[language]}"
    assert len(used) >= TERMS


def test_the_glossary_has_a_column_for_every_language() -> None:
    assert set(COLUMNS[1:]) == set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_is_printed_where_the_english_says(game: str, language: str) -> None:
    english, told = load_game(game).rulebook, rulebook_in(load_game(game), language)
    for rule in english.rules:
        mine = told[rule.number]
        assert numbers(mine.printed) == numbers(rule.printed), rule
        assert (mine.settles, mine.number) == (rule.settles, rule.number)
        assert mine.words != rule.words
    assert labels_in(language).binding in told.text
    assert "<!--" not in told.text


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_settle_the_same_in_their_last_lines(game: str, language: str) -> None:
    lines = [line for line in text_in(FOLDER / language, game).splitlines() if line.startswith("*")]
    assert len(lines) == len(load_game(game).rulebook.rules)
    whole = " ".join(text_in(FOLDER / language, game).split())
    assert Counter(REFERENCE.findall(whole)) == Counter(
        REFERENCE.findall(" ".join(load_game(game).rulebook.text.split()))
    )


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_cards_that_tell_the_same_in_english_tell_the_same(game: str, language: str) -> None:
    told: dict[str, str] = {}
    for english, mine in zip(load_game(game).gallery(), cards_in(load_game(game), language), strict=True):
        assert (mine.id, mine.kind, mine.facts, mine.source) == (
            english.id,
            english.kind,
            english.facts,
            english.source,
        )
        for field in ("text", "science", "more"):
            words = getattr(english, field)
            assert told.setdefault(words, getattr(mine, field)) == getattr(mine, field), english.id
    assert told.pop("", "") == ""


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_rule_calls_a_card_by_its_name(game: str, language: str) -> None:
    names = {
        face.name: told.name
        for face, told in zip(load_game(game).gallery(), cards_in(load_game(game), language), strict=True)
        if face.kind in {"box", "action", "reaction", "modifier"} and not face.name.endswith(("1", "2", "3", ")"))
    }
    for name, english, told in blocks(game, language):
        title, mine = english.partition("\n")[0], told.partition("\n")[0]
        if title in names and not name.endswith("S5"):
            assert mine == names[title], name


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("game", GAMES)
def test_a_book_is_small_enough_to_be_fetched_when_it_is_wanted(game: str, language: str) -> None:
    assert len(gzip.compress(encoded_book(load_game(game), language=language))) <= MOST_BYTES
