"""The glossary of docs/translating.md: terms, and the forms that a translation may give them."""

import re
from functools import cache
from pathlib import Path

GUIDE = Path(__file__).parents[2] / "docs/translating.md"
COLUMNS = ("en", "de", "es", "fr")
ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|")


@cache
def terms() -> list[dict[str, str]]:
    """Each term with its cell in every language."""
    text = GUIDE.read_text(encoding="utf-8").partition("## Glossary")[2]
    rows = [row.groups() for row in ROW.finditer(text)]
    return [dict(zip(COLUMNS, row, strict=True)) for row in rows if not row[0].startswith(("English", "---"))]


def says(cell: str, words: str) -> bool:
    """Whether words hold one of the forms of a cell; a star stands for any ending, and compounds count."""
    return forms_of(cell).search(words) is not None


@cache
def forms_of(cell: str) -> re.Pattern[str]:
    """What finds any of the forms of a cell."""
    return re.compile("|".join(re.escape(form).replace(r"\*", r"\w*") for form in cell.split(", ")), re.IGNORECASE)


@cache
def uses(term: str, words: str) -> bool:
    """Whether English words use a term as it is written, or in the plural."""
    plural = f"{re.escape(term.removesuffix('y'))}ies" if term.endswith("y") else f"{re.escape(term)}(?:s|es)?"
    flags = 0 if term[0].isupper() else re.IGNORECASE
    return re.search(rf"\b(?:{re.escape(term)}|{plural})\b", words, flags) is not None
