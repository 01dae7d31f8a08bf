"""The words of a game on paper: its page of how to play, its rulebook, and the list of all that is printed."""

import re
from collections import Counter
from itertools import groupby

from labtable.kernel.game import Game
from labtable.printing.pieces import Chapter, Kit
from labtable.printing.sources import text_of

CHAPTER = re.compile(r'<Chapter \{game\} title="([^"]+)"[^>]*>(.*?)</Chapter>', re.DOTALL)
WORDS = re.compile(r"<p>(.*?)</p>", re.DOTALL)


def in_short(game: str) -> list[Chapter]:
    """The chapters of the page of how to play, in its own words."""
    found = CHAPTER.findall(text_of(f"games/{game}/HowTo.svelte"))
    return [Chapter(title=title, words=" ".join(" ".join(WORDS.findall(inside)).split())) for title, inside in found]


def book_of(game: Game) -> list[dict[str, object]]:
    """All paragraphs of the rulebook by their chapters."""
    parts = groupby(game.rulebook.rules, key=lambda rule: rule.chapter)
    return [
        {"title": title, "rules": [{"number": each.number, "title": each.title, "words": each.words} for each in rules]}
        for title, rules in parts
    ]


def parts_of(kit: Kit) -> list[tuple[int, str]]:
    """What one has when all is cut out: how many of each kind of card, board and small piece."""
    cards: Counter[str] = Counter()
    for card in kit.cards:
        cards["Discovery" if card.face == "discovery" else card.kind.split(" · ")[0]] += card.copies
    tokens: Counter[str] = Counter()
    for token in kit.tokens:
        tokens[token.name] += token.count
    boards = [(board.count, board.title) for board in kit.boards]
    return [*((count, f"{kind} cards" if count > 1 else f"{kind} card") for kind, count in cards.items()), *boards,
            *((count, f"small pieces: {name}" if count > 1 else f"small piece: {name}") for name, count in tokens.items())]
