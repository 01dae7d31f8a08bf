"""A voice: puts into the words of a language, for one reader, what the table says."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from babel.core import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from labtable.kernel import Game
from labtable.kernel.sentence import Card, Fact, Seat, Sentence
from labtable.kernel.words import YOU
from labtable.words.languages import ENGLISH, said
from labtable.words.sentences import words_of

LOCALES = {ENGLISH: "en-GB"}
"""Whose lists and numbers a language has, where that is not plain: `A, B and C`."""
YOURS = "you"
"""What a catalogue calls the seat of who reads."""
TWO_ENDS = re.compile(r"([!?])\.")
"""A sentence that ends with a name that brings its own sign."""
MINUS = re.compile(r"(?<![\w-])-(?=\d)")


class Voice:
    """Tells what is said to one reader at a table: in a language, with what its seats and cards are called."""

    def __init__(self, game: Game, seats: Sequence[str], language: str = ENGLISH) -> None:
        """`seats` are the names of those who sit there; the reader is called You."""
        self.seats = seats
        self._cards = card_names(game)
        self._locale = LOCALES.get(language, language)
        self._bundle = bundle_of(game, said(language))

    def tell(self, message: Sentence) -> str:
        """The sentence."""
        found = self._bundle.get_message(message.id)
        assert found.value is not None, f"{message.id} has no words of its own"
        words, faults = self._bundle.format_pattern(found.value, self._arguments(message.facts))
        assert not faults, f"{message.id}: {faults}"
        return MINUS.sub("−", TWO_ENDS.sub(r"\1", str(words)))

    def knows(self, message: Sentence) -> bool:
        """Whether it has words for it."""
        return self._bundle.has_message(message.id)

    def _arguments(self, facts: Mapping[str, Fact]) -> dict[str, Any]:
        """The facts as a catalogue takes them; a list comes with its length, and whether the reader is in it."""
        found: dict[str, Any] = {}
        for name, fact in facts.items():
            found[name] = self._told(fact)
            if isinstance(fact, list | tuple):
                found[f"{name}-count"] = len(fact)
                found[f"{name}-you"] = "yes" if YOURS in map(self._told, fact) else "no"
        return found

    def _told(self, fact: Fact) -> Any:
        if isinstance(fact, bool):
            return "yes" if fact else "no"
        if isinstance(fact, Seat):
            return YOURS if self.seats[fact.seat] == YOU else self.seats[fact.seat]
        if isinstance(fact, Card):
            return self._cards.get(fact.card, fact.card)
        if isinstance(fact, Sentence):
            return self.tell(fact)
        if isinstance(fact, list | tuple):
            return self._in_a_row([self._told(each) for each in fact])
        return "none" if fact is None or fact == "" else fact

    def _in_a_row(self, told: list[Any]) -> str:
        if len(told) == 1:
            return str(told[0])
        in_list = [self.tell(Sentence("you-in-a-row")) if each == YOURS else str(each) for each in told]
        return format_list(in_list, locale=Locale.parse(self._locale, sep="-"))


@cache
def bundle_of(game: Game, language: str) -> FluentBundle:
    """All messages of the tables and of a game; what a language does not tell is told in English."""
    bundle = FluentBundle([LOCALES.get(language, language)], use_isolating=False)
    for text in words_of(game, language):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


@cache
def card_names(game: Game) -> dict[str, str]:
    """What the cards of a game are called where they lie, by their ids: that is what a reader looks for."""
    return {face.id: face.name for face in game.gallery()}
