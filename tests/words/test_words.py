"""A rulebook or card that is read in a language, and what becomes of it when the English is another."""

import re
from pathlib import Path

import msgspec
import pytest
from fontTools.ttLib import TTFont

from labtable.hall.book import GameBook
from labtable.hall.shelf import encoded_book
from labtable.kernel import BadInput, load_game
from labtable.server.page import FOLDER as PAGE
from labtable.words import cards_in, languages, of_this_machine, rulebook_in, said
from labtable.words.cards import card_id, digest_of
from labtable.words.catalogue import read_catalogue
from labtable.words.labels import ENGLISH_LABELS, labels_in
from labtable.words.languages import FOLDER, LABELS, digest
from labtable.words.rules import read_blocks
from labtable.words.standing import standing
from tests.words.told import OTHERS, pieces

WEB = Path(__file__).parents[2] / "web"


def test_a_paragraph_is_read_in_a_language_with_what_it_settles() -> None:
    rule = rulebook_in(load_game("pdb"), "de")["P-12"]
    assert (rule.title, rule.chapter, rule.printed) == ("Zusatzaktionskarten", "Klarstellungen", "Zeilen 59, 66 und 87")
    assert rule.settles == ["4", "11", "A13", "A14", "A15", "A16"]


def test_a_card_is_read_in_a_language_with_the_facts_of_the_english_one() -> None:
    book = msgspec.json.decode(encoded_book(load_game("adna"), language="es"), type=GameBook)
    card = next(face for face in book.cards if face.id == "water_bath")
    assert (card.name, card.text, card.facts["levels"]) == ("Baño maría", "termómetro a 55 °C", [])
    assert (book.language, book.labels.science) == ("es", "La ciencia")


def test_a_card_that_somebody_has_changed_stays_in_their_words(tmp_path: Path) -> None:
    text = (FOLDER.parent / "games/pdb/cards.toml").read_text(encoding="utf-8")
    file = tmp_path / "cards.toml"
    file.write_text(text.replace("Four chains carry", "Our own words carry"), encoding="utf-8")
    told = {face.id: face for face in cards_in(load_game("pdb", file), "fr")}
    assert (told["4hhb"].name, told["4hhb"].science[:13]) == ("Hemoglobin", "Our own words")
    assert told["1fha"].name == "Ferritine"


def test_a_paragraph_whose_english_has_changed_since_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (FOLDER / "es/gsa/RULES.md").read_text(encoding="utf-8")
    block = read_blocks(load_game("gsa").rulebook.text)["§A2"]
    file = tmp_path / "es/gsa/RULES.md"
    file.parent.mkdir(parents=True)
    file.write_text(text.replace(f"of {block.digest}", "of 00000000"), encoding="utf-8")
    monkeypatch.setattr("labtable.words.rules.FOLDER", tmp_path)
    book = rulebook_in(load_game("gsa"), "es")
    assert (book["A2"].title, book["A3"].title) == ("Start a project", "Trabajar en un proyecto")
    assert book["A2"].chapter == book["A3"].chapter == "Acciones"
    assert book.text == load_game("gsa").rulebook.text, "the whole text does not say what is no longer so"


def test_a_label_that_is_missing_or_whose_english_has_changed_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (FOLDER / "de" / LABELS).read_text(encoding="utf-8")
    file = tmp_path / "de" / LABELS
    file.parent.mkdir()
    changed = text.replace("\nscience =", "\nno-more =")
    file.write_text(changed.replace(f"of {digest(ENGLISH_LABELS.source)}", "of 00000000"), encoding="utf-8")
    monkeypatch.setattr("labtable.words.labels.FOLDER", tmp_path)
    told = labels_in("de")
    assert (told.science, told.source, told.at_table) == ("The science", "Read more at", "Am Tisch")


def test_a_machine_says_which_language_its_people_read() -> None:
    assert of_this_machine({"LANG": "de_AT.UTF-8"}) == "de"
    assert of_this_machine({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}) == "fr"
    assert of_this_machine({"LANG": "C.UTF-8"}) == of_this_machine({"LANG": "pt_PT"}) == of_this_machine({}) == "en"


def test_a_language_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(BadInput, match="in the language 'it'; there are: en, de, es, fr"):
        said("it")


def test_what_a_translation_lacks_is_listed(tmp_path: Path) -> None:
    for file in (FOLDER / "de").rglob("*.*"):
        copy = tmp_path / "de" / file.relative_to(FOLDER / "de")
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(file.read_bytes())
    face = next(face for face in load_game("gsa").gallery() if face.id == "mouse")
    cards, rules = tmp_path / "de/gsa/cards.ftl", tmp_path / "de/gsa/RULES.md"
    block = read_blocks(load_game("gsa").rulebook.text)["§A2"]
    cards.write_text(cards.read_text(encoding="utf-8").replace("card-mouse =", "card-rat ="), encoding="utf-8")
    rules.write_text(rules.read_text(encoding="utf-8").replace(f"of {block.digest}", "of 00000000"), encoding="utf-8")
    assert standing("de", tmp_path) == [
        f"de/gsa/cards.ftl: card-mouse is missing; its English is {digest_of(face)}",
        "de/gsa/cards.ftl: nothing asks for card-rat",
        f"de/gsa/RULES.md: the English of §A2 has changed; it is {block.digest} now",
    ]
    assert f"Copy the folder {tmp_path / 'de'} to {tmp_path / 'it'}" in standing("it", tmp_path)[0]


def test_a_catalogue_that_cannot_be_read_says_where(tmp_path: Path) -> None:
    file = tmp_path / "cards.ftl"
    for text, why in (
        ("card-a Mouse", "no Fluent file: 'card-a Mouse'"),
        ("card-a = A\ncard-a = B", "tells card-a twice"),
        ("card-a = A { $name }", "has an argument in 'A '"),
    ):
        file.write_text(text)
        with pytest.raises(BadInput, match=why.replace("$", r"\$")):
            read_catalogue.__wrapped__(file)


def test_a_digest_tells_words_apart_wherever_they_are_parted() -> None:
    assert digest("a", "bc") != digest("ab", "c")
    assert card_id(load_game("pdb").gallery()[0]) == "card-recruit"


def test_the_page_offers_every_language_by_its_own_name() -> None:
    offered = (WEB / "src/app/LanguageChoice.svelte").read_text(encoding="utf-8")
    liking = (WEB / "src/app/settings.svelte.ts").read_text(encoding="utf-8")
    codes = ", ".join(f'"{code}"' for code in languages())
    assert f"language: [{codes}]" in liking
    for code in languages():
        name = msgspec.json.decode(encoded_book(load_game("pdb"), language=code), type=GameBook).labels.language
        assert f'["{code}", "{name}"]' in offered


def test_the_fonts_of_the_page_have_all_letters_of_all_languages() -> None:
    fonts = list(PAGE.glob("assets/atkinson-hyperlegible-next-*.woff2"))
    assert fonts
    known = {letter for font in fonts for letter in TTFont(font).getBestCmap()}
    for language in OTHERS:
        letters = {letter for _, _, told in pieces(language) for letter in told} - {"\n"}
        assert {letter for letter in letters if ord(letter) not in known} <= SIGNS
    assert set(map(ord, "äöüßÄÖÜñáéíóúÁÉÍÓÚÑ¿¡çàâèéêëîïôùûœÇÀÈÉÊŒ«»„“")) <= known


def test_the_ends_of_a_strand_are_written_with_primes_in_every_language() -> None:
    for language in OTHERS:
        for name, english, told in pieces(language):
            assert english.count("′") == told.count("′"), f"{language} {name}"
            assert not re.search(r"\b[1-5]'(?!\w)", f"{english}\n{told}"), f"{language} {name}"


SIGNS = set("→′")
"""Signs of the games, which the page takes from whatever font has them."""
