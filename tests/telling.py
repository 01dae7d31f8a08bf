"""What a reader is told: the sentences of a frame in words, as a page puts them."""

from collections.abc import Sequence
from typing import Any

from labtable.kernel import load_game
from labtable.kernel.sentence import Card, Fact, Seat, Sentence
from labtable.words.languages import ENGLISH
from labtable.words.voice import Voice

Frame = dict[str, Any]


def in_words(
    game: str,
    names: list[str],
    you: int | None,
    sentence: Frame,
    by_bots: Sequence[int] = (),
    language: str = ENGLISH,
) -> str:
    """A sentence of a frame, for who sits at a seat or watches."""
    own = ["You" if seat == you else name for seat, name in enumerate(names)]
    held = [_bot_of(name) if seat in by_bots else name for seat, name in enumerate(own)]
    return Voice(load_game(game), held, language).tell(_sentence(sentence))


def told(game: str, names: list[str], you: int | None, happened: list[Frame], language: str = ENGLISH) -> list[str]:
    """All that happened, in words."""
    return [in_words(game, names, you, each["sentence"], each["by_bots"], language) for each in happened]


def _bot_of(name: str) -> str:
    return "Your bot" if name == "You" else f"{name}'s bot"


def _sentence(frame: Frame) -> Sentence:
    return Sentence(frame["id"], {name: _fact(fact) for name, fact in frame["facts"].items()})


def _fact(fact: Any) -> Fact:
    if isinstance(fact, list):
        return [_fact(each) for each in fact]
    if not isinstance(fact, dict):
        return fact  # type: ignore[no-any-return]  # JSON is what it is
    if "seat" in fact:
        return Seat(fact["seat"])
    return Card(fact["card"]) if "card" in fact else _sentence(fact)
