"""A rulebook in a language: the paragraphs of the English one, as a file beside this one tells them."""

import re
from functools import cache
from pathlib import Path

import msgspec

from labtable.kernel import Game, Rule, Rulebook
from labtable.words.languages import ENGLISH, FOLDER, digest, said

FILE = "RULES.md"
HEADING = re.compile(r"(#{1,3}) (?:§(\S+) )?(\S.*)")
OF = re.compile(r"<!-- of ([0-9a-f]{8}) -->\n?")
BLANKS = re.compile(r"[ \n]+")
"""Not the blanks at which no line may break, which French has before some of its signs."""
PARTS = re.compile(r"(.*?) ?(?:\*([^*]+)\*)?")
VERSION = re.compile(r"^Rules version \d+\.\s*")
PLACE = re.compile(r"[^:]+: ([^.]+)\..*")


class Block(msgspec.Struct, frozen=True, kw_only=True):
    """A heading of a rulebook with the words below it: the title, a chapter, or a paragraph."""

    title: str
    words: str
    whence: str
    """Where a paragraph is printed, and what it settles, in one line."""
    of: str
    """The digest of the English block that it says; empty in the English book."""

    @property
    def digest(self) -> str:
        """What tells these words from all others."""
        return digest(self.title, self.words)


def rulebook_in(game: Game, language: str) -> Rulebook:
    """The rulebook of a game; a paragraph that is not translated, or has changed since, is told in English."""
    english = game.rulebook
    text = text_in(FOLDER / said(language), game.name)
    if language == ENGLISH or not text:
        return english
    source, told = read_blocks(english.text), read_blocks(text)
    chapters = {source[key].title: block.title for key, block in told.items() if key.startswith("##") and key in source}
    rules = [_told(rule, chapters, source[f"§{rule.number}"], told.get(f"§{rule.number}")) for rule in english.rules]
    is_whole = all(key in told and told[key].of == block.digest for key, block in source.items())
    return Rulebook(OF.sub("", text) if is_whole else english.text, english.version, rules)


@cache
def text_in(folder: Path, game: str) -> str:
    """The rulebook of a game as a language's folder has it; empty if it has none."""
    path = folder / game / FILE
    return path.read_text(encoding="utf-8") if path.exists() else ""


def read_blocks(text: str) -> dict[str, Block]:
    """All blocks of a rulebook: paragraphs by their numbers, titles and chapters by their order."""
    lines: dict[str, list[str]] = {}
    titles: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        heading = HEADING.fullmatch(line)
        if heading is None:
            lines.setdefault(key, []).append(line)
            continue
        depth, number, title = heading.groups()
        key = f"§{number}" if number else f"{depth}{sum(each.startswith(f'{depth}') for each in titles) + 1}"
        titles[key] = title
    return {key: _block(title, "\n".join(lines.get(key, []))) for key, title in titles.items()}


def _block(title: str, body: str) -> Block:
    of = OF.search(body)
    parts = PARTS.fullmatch(BLANKS.sub(" ", OF.sub("", body)).strip(" "))
    assert parts is not None, body
    words = VERSION.sub("", parts.group(1))
    return Block(title=title, words=words, whence=parts.group(2) or "", of=of.group(1) if of else "")


def _told(rule: Rule, chapters: dict[str, str], source: Block, block: Block | None) -> Rule:
    chapter = chapters.get(rule.chapter, rule.chapter)
    place = PLACE.fullmatch(block.whence) if block else None
    if block is None or block.of != source.digest or place is None:
        return Rule(rule.number, rule.title, rule.words, rule.printed, rule.settles, chapter)
    return Rule(rule.number, block.title, block.words, place.group(1), rule.settles, chapter)
