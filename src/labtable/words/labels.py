"""Labels: the few words that stand around rules and cards wherever they are read."""

import msgspec

from labtable.words.catalogue import read_catalogue
from labtable.words.languages import ENGLISH, FOLDER, LABELS, said


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
    """The labels in a language."""
    if said(language) == ENGLISH:
        return ENGLISH_LABELS
    told = read_catalogue(FOLDER / language / LABELS)
    return Labels(**{name: told[label_id(name)].words for name in Labels.__struct_fields__})


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
