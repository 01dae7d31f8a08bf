"""Labels: the few words that stand around rules and cards wherever they are read."""

import msgspec

from labtable.words.catalogue import Message, read_catalogue
from labtable.words.languages import ENGLISH, FOLDER, LABELS, digest, said


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """The words around rules and cards in one language."""

    language: str
    """What the language calls itself."""
    rules: str
    numbered: str
    binding: str
    printed: str
    settles: str
    science: str
    source: str
    at_table: str


def labels_in(language: str) -> Labels:
    """The labels in a language; one that is not translated, or has changed since, is told in English."""
    if said(language) == ENGLISH:
        return ENGLISH_LABELS
    told = read_catalogue(FOLDER / language / LABELS)
    return Labels(**{name: _in_words(told.get(label_id(name)), name) for name in Labels.__struct_fields__})


def _in_words(message: Message | None, name: str) -> str:
    """A label as it was translated; in English where it was not, or where the English has changed since."""
    english: str = getattr(ENGLISH_LABELS, name)
    return message.words if message is not None and message.of == digest(english) else english


def label_id(name: str) -> str:
    """How a label is called in a catalogue."""
    return name.replace("_", "-")


ENGLISH_LABELS = Labels(
    language="English",
    rules="the rules",
    numbered="Every paragraph has a number. The table tells you the number when it forbids something.",
    binding="This is a translation. The English text is the binding one.",
    printed="Printed",
    settles="Rules on",
    science="The science",
    source="Read more at",
    at_table="At the table",
)
