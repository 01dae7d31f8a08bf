"""What is said at the tables: a message for every event, nothing unused, and whole sentences in every language."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from labtable.hall import events as around
from labtable.kernel import everyday, load_game
from labtable.kernel.event import message_of
from labtable.kernel.sentence import Card, Seat, Sentence
from labtable.words import languages, sentences
from labtable.words.languages import ENGLISH, FOLDER
from labtable.words.sentences import TABLE, WORDS, entries, folder_of, stamped, takes, words_of
from labtable.words.voice import Voice, bundle_of
from tests.words.told import GAMES, OTHERS

SOURCES = Path(__file__).parents[2] / "src" / "labtable"
BY_THE_TABLE = {"you-in-a-row", "bot-of"}
"""What the page itself asks for."""
COUNTS: list[Any] = [0, 1, 2, 5]
LIST_FACT = re.compile(r"-(?:count|you)$")


def english_files() -> list[Path]:
    return [FOLDER / ENGLISH / TABLE, *(folder_of(load_game(game)) / WORDS for game in GAMES)]


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_has_a_message(game: str) -> None:
    known = entries(folder_of(load_game(game)) / WORDS)
    assert [event for event in load_game(game).events if message_of(event) not in known] == []


def test_every_event_of_all_tables_has_a_message() -> None:
    known = entries(FOLDER / ENGLISH / TABLE)
    assert [event for event in (*everyday.EVERYDAY, *around.EVENTS) if message_of(event) not in known] == []


def test_no_message_is_there_that_nothing_asks_for() -> None:
    of_events = {message_of(event) for game in GAMES for event in load_game(game).events}
    of_events |= {message_of(event) for event in (*everyday.EVERYDAY, *around.EVENTS)}
    sources = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    named = set(re.findall(r'Sentence\(\s*f?"([a-z0-9{}-]+)"', sources))
    patterns = [
        re.compile(re.sub(r"\{[a-z_]*\}", "[a-z-]+", re.escape(name).replace(r"\{", "{").replace(r"\}", "}")))
        for name in named
    ]
    referred = {other for path in english_files() for entry in entries(path).values() for other in entry.refers}
    for path in english_files():
        for id in entries(path):
            asked = id in of_events | referred | BY_THE_TABLE or any(pattern.fullmatch(id) for pattern in patterns)
            assert asked, f"nothing asks for {id} of {path}"


def test_a_message_refers_to_messages_that_there_are() -> None:
    everywhere = set(entries(FOLDER / ENGLISH / TABLE))
    for path in english_files():
        found = entries(path)
        for id, entry in found.items():
            assert entry.refers <= everywhere | set(found), f"{id} of {path}"


def keys_of(text: str) -> dict[str, set[str]]:
    """What each argument of a file is compared with."""
    keys: dict[str, set[str]] = {}

    def visit(node: Any) -> None:
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            named = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            keys.setdefault(node.selector.id.name, set()).update(named)
        for part in vars(node).values():
            for each in part if isinstance(part, list) else [part]:
                if isinstance(each, ast.BaseNode):
                    visit(each)

    visit(FluentParser(with_spans=False).parse(text))
    return keys


def values_of(name: str, keys: dict[str, set[str]]) -> list[Any]:
    """What an argument can be: the keys that it is compared with, numbers if it is counted, or any word."""
    compared = keys.get(name, set())
    if compared & {"one", "0", "1"}:
        return COUNTS
    words: list[Any] = sorted(compared - {"other"})
    return [*words, "Kim"] if not compared & {"yes", "no"} else words


def told(bundle: FluentBundle, id: str, arguments: frozenset[str], keys: dict[str, set[str]]) -> Iterator[str]:
    """A message with all that its arguments can be."""
    names = sorted(arguments)
    for given in product(*(values_of(name, keys) for name in names)):
        pattern = bundle.get_message(id).value
        assert pattern is not None, id
        words, faults = bundle.format_pattern(pattern, dict(zip(names, given, strict=True)))
        assert not faults, f"{id} with {given}: {faults}"
        yield str(words)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_told_whatever_its_facts_are(game: str, language: str) -> None:
    bundle = bundle_of(load_game(game), language)
    keys: dict[str, set[str]] = {}
    for text in words_of(load_game(game), language):
        for name, found in keys_of(text).items():
            keys.setdefault(name, set()).update(found)
    for path in (FOLDER / ENGLISH / TABLE, folder_of(load_game(game)) / WORDS):
        for id in entries(path):
            for words in told(bundle, id, takes({**entries(FOLDER / ENGLISH / TABLE), **entries(path)}, id), keys):
                assert "{" not in words, f"{language} {id}: {words}"
                assert "  " not in words, f"{language} {id}: {words}"


def test_a_reader_is_told_in_a_row_and_alone() -> None:
    game = load_game("pdb")
    both = Sentence("winning", {"winners": [Seat(0), Seat(1)]})
    assert Voice(game, ["You", "Bo"]).tell(both) == "You and Bo share the win"
    assert Voice(game, ["You", "Bo"]).tell(Sentence("winning", {"winners": [Seat(0)]})) == "You win"
    assert Voice(game, ["Ada", "Bo"]).tell(Sentence("winning", {"winners": [Seat(0)]})) == "Ada wins"


def test_a_name_that_brings_its_own_sign_ends_the_sentence() -> None:
    said = Voice(load_game("stem"), ["Ada"]).tell(Sentence("kernel-played", {"seat": Seat(0), "card": Card("eureka")}))
    assert said == "Ada plays Eureka!"


def test_a_message_whose_english_has_changed_since_is_told_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copytree(FOLDER, tmp_path / "words")
    path, english = tmp_path / "words" / "de" / TABLE, tmp_path / "words" / ENGLISH / TABLE
    monkeypatch.setattr(sentences, "FOLDER", tmp_path / "words")
    game = load_game("pdb")
    assert "winning =" in words_of(game, "de")[2]
    english.write_text(english.read_text().replace("You win", "You have won"))
    entries.cache_clear()
    assert "winning =" not in words_of(game, "de")[2]
    path.write_text(stamped(path, english))
    entries.cache_clear()
    assert "winning =" in words_of(game, "de")[2]
    entries.cache_clear()


@pytest.mark.parametrize("language", OTHERS)
def test_what_is_said_is_translated(language: str) -> None:
    for game in GAMES:
        assert len(words_of(load_game(game), language)) == 4
        assert Voice(load_game(game), ["You"], language).tell(Sentence("winning", {"winners": [Seat(0)]})) != "You win"
