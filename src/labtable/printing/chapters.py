"""The words of a game on paper: its page of how to play, its rulebook, and the list of all that is printed."""

import re
from collections import Counter
from itertools import groupby

from labtable.kernel.game import Game
from labtable.printing.pieces import Chapter, Kit
from labtable.printing.sources import text_of

CHAPTER = re.compile(r'<Chapter \{game\} title="([^"]+)"[^>]*>(.*?)</Chapter>', re.DOTALL)
SAMPLES = 4
WORDS = re.compile(r"<p>(.*?)</p>", re.DOTALL)


def in_short(game: str) -> list[Chapter]:
    """The chapters of the page of how to play, in its own words."""
    found = CHAPTER.findall(text_of(f"games/{game}/HowTo.svelte"))
    return [Chapter(title=title, words=" ".join(" ".join(WORDS.findall(inside)).split())) for title, inside in found]


def book_of(game: Game) -> list[dict[str, object]]:
    """All paragraphs of the rulebook by their chapters."""
    parts = groupby(game.rulebook.rules, key=lambda rule: rule.chapter)
    return [
        {
            "title": title,
            "rules": [
                {"number": each.number, "title": each.title, "words": each.words.replace("`", "")} for each in rules
            ],
        }
        for title, rules in parts
    ]


def parts_of(kit: Kit) -> list[tuple[int, str]]:
    """What one has when all is cut out: how many of each kind of card, board and small piece."""
    parts: Counter[str] = Counter()
    for card in kit.cards:
        parts[f"{card.kind_of} cards"] += card.copies
    for board in kit.boards:
        parts[board.title] += board.count
    for token in kit.tokens:
        parts[f"small: {token.name}"] += token.count
    return [(count, name) for name, count in parts.items()]


def samples_of(kit: Kit) -> list[int]:
    """Four cards to be shown on the first page, spread over the kinds."""
    last = len(kit.cards) - 1
    return sorted({last * part // (SAMPLES - 1) for part in range(SAMPLES)})
