"""Words: the rules and cards of the games in the languages of their readers; English is the source and binds."""

from labtable.words.cards import cards_in
from labtable.words.labels import Labels, labels_in
from labtable.words.languages import ENGLISH, languages, of_this_machine, said
from labtable.words.rules import rulebook_in
from labtable.words.sentences import words_of

__all__ = [
    "ENGLISH",
    "Labels",
    "cards_in",
    "labels_in",
    "languages",
    "of_this_machine",
    "rulebook_in",
    "said",
    "words_of",
]
