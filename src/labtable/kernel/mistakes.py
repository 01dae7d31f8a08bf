"""Mistakes: what is wrong with a card that somebody made, field by field and in words, before it meets the deck."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from labtable.kernel.changes import Entry, id_of
from labtable.kernel.edition import Row
from labtable.kernel.form import Called, CardKind
from labtable.kernel.picture import MOST_TEXT, image_problem
from labtable.kernel.problem import Problem
from labtable.kernel.words import counted

LETTERS: Final[Mapping[str, int]] = {
    "id": 32,
    "name": 40,
    "science": 200,
    "more": 400,
    "source": 200,
    "author": 80,
    "image": MOST_TEXT,
}
"""How many letters a text may have by its field; all others are short."""
USUAL_LETTERS: Final = 60
MOST_PARTS: Final = 24
DEEPEST: Final = 6
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that look like nothing."""
JOINING: Final = frozenset("\u200c\u200d")
"""Signs that nobody sees and that some writing cannot do without."""
MOST_MARKS: Final = 3
"""That may stand on one letter; a tower of them covers the lines above."""
RESERVED: Final = frozenset({"constructor", "__proto__"})
"""Ids that mean something else to a browser."""
ADDRESS: Final = re.compile(r"https://[^/?#@\s\"'<>\\]+(?:[/?#][^\s\"'<>\\]*)?")
PLACE: Final = re.compile(r" - at `\$(.*)`$")
SENTENCES: Final = (
    (re.compile(r"Expected `int` <= (-?\d+)"), "{} at most"),
    (re.compile(r"Expected `int` >= (-?\d+)"), "{} at least"),
    (re.compile(r"Expected `array` of length >= (\d+)"), "choose {} at least"),
    (re.compile(r"Expected `array` of length <= (\d+)"), "{} at most"),
    (re.compile(r"Expected `str` of length >= 1()"), "write something here"),
    (re.compile(r"Expected `str` of length >= (\d+)"), "{} letters at least"),
    (re.compile(r"Expected `str` of length <= (\d+)"), "{} letters at most"),
    (re.compile(r"Expected `str` matching regex '\^https://'()"), "an address that begins with https://"),
    (re.compile(r"Expected `str` matching regex '\^\[a-z0-9_\]\+\$'()"), "only small letters, digits and _"),
    (re.compile(r"Expected `int`.*()"), "a whole number"),
    (re.compile(r"Expected `str`, got.*()"), "write something here"),
    (re.compile(r"Object missing required field `(\w+)`"), "{} is needed"),
    (re.compile(r"Object contains unknown field `(.*)`"), "there is nothing called {!r}"),
    (re.compile(r"Invalid (?:enum )?value '?(.{,40}?)'?$"), "{!r} is none of those that can be chosen"),
)


def mistakes(table: str, entry: Entry, shape: type[Row], kind: CardKind | None) -> Iterator[Problem]:
    """All that is wrong with a card by itself, field by field."""
    here = id_of(entry)
    called = {} if kind is None else kind.fields
    known = {field.encode_name: field for field in msgspec.structs.fields(shape)}
    for name in entry:
        if name not in known:
            yield Problem(f"a card of this kind has no {name[:40]!r}", name[:40], table, here)
    for name, field in known.items():
        words = called.get(name, Called())
        if name in entry:
            wrong = next(wrong_in(name, entry[name], words), "") or misfit(entry[name], field.type, words)
        else:
            wrong = "this is needed" if field.required else ""
        if wrong:
            yield Problem(wrong, name, table, here, words.rule)


def misfit(value: object, type: object, called: Called) -> str:
    """Why a value does not fit its field, in words, or nothing."""
    try:
        msgspec.convert(value, type)
    except msgspec.ValidationError as error:
        message = PLACE.sub("", str(error))
        if called.mistake and "regex" in message:
            return called.mistake
        for pattern, words in SENTENCES:
            if found := pattern.match(message):
                return words.format(found[1])
        return "this does not fit here"
    return ""


def wrong_in(name: str, value: object, called: Called | None = None, depth: int = 0) -> Iterator[str]:
    """What no card may hold, whatever its shape: too much, too deep, signs that nobody sees, images that are none."""
    if isinstance(value, str):
        yield from wrong_in_text(name, value, called)
    elif isinstance(value, list | dict):
        if depth == DEEPEST:
            yield "this is nested too deep"
            return
        if len(value) > MOST_PARTS:
            yield f"{MOST_PARTS} at most"
        parts = value.items() if isinstance(value, dict) else ((name, part) for part in value)
        for part_name, part in parts:
            yield from wrong_in("", part_name)
            yield from wrong_in(part_name, part, depth=depth + 1)
    elif not isinstance(value, bool | int):
        yield "this does not fit here"


def wrong_in_text(name: str, text: str, called: Called | None) -> Iterator[str]:
    """What is wrong with a text."""
    most = (called.letters if called else 0) or LETTERS.get(name, USUAL_LETTERS)
    if len(text) > most:
        yield f"{counted(most, 'letter')} at most; these are {len(text):,}"
    elif any(is_unseen(sign) for sign in text):
        yield "it holds a sign that cannot be seen; write it anew"
    elif towers_in(text):
        yield f"{counted(MOST_MARKS, 'mark')} on a letter at most"
    elif text and not text.strip():
        yield "write something here"
    elif name == "id" and text in RESERVED:
        yield "choose another id; this one means something else to a browser"
    elif name == "source" and text.startswith("https://") and not ADDRESS.fullmatch(text):
        yield "an address such as https://example.org/page, without spaces, quotes and names before its @"
    elif name == "image" and text and (wrong := image_problem(text)):
        yield wrong


def is_unseen(sign: str) -> bool:
    """Whether nobody sees a sign, so that it may hide or turn what stands beside it."""
    return sign in BLANK or (unicodedata.category(sign) in UNSEEN and sign not in JOINING)


def towers_in(text: str) -> bool:
    """Whether more marks stand on a letter than a word has need of."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return True
    return False
