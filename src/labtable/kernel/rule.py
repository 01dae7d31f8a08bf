"""The rulebook as numbered paragraphs: a rule, and the book that is read from a game's RULES.md."""

import re
from typing import Final

from labtable.kernel.errors import BadInput
from labtable.kernel.fixed import BuiltOnce

CHAPTER: Final = re.compile(r"##? [^§]+")
HEADING: Final = re.compile(r"### §(\S+) (\S.*)")
VERSION: Final = re.compile(r"^Rules version (\d+)\.", re.MULTILINE)
WHENCE: Final = re.compile(r"\*Printed: ([^.*]+)\.(?: Settles: (§[^\s,.]+(?:, §[^\s,.]+)*)\.)?\*")


class Rule(BuiltOnce):
    """One numbered paragraph of a game's RULES.md, and the chapter in which it stands."""

    def __init__(
        self, number: str, title: str, words: str, printed: str, settles: list[str], chapter: str = ""
    ) -> None:
        self.number = number
        self.title = title
        self.words = words
        self.printed = printed
        self.settles = settles
        self.chapter = chapter

    def __repr__(self) -> str:
        return f"<Rule §{self.number} {self.title}>"


class Rulebook(BuiltOnce):
    """All rules of a game, in the order in which they stand in its RULES.md."""

    def __init__(self, text: str, version: int, rules: list[Rule]) -> None:
        self.text = text
        self.version = version
        self.rules = rules
        self._by_number = {rule.number: rule for rule in rules}

    def __getitem__(self, number: str) -> Rule:
        return self._by_number[number]

    def __contains__(self, number: object) -> bool:
        return number in self._by_number

    def rulings_on(self, number: str) -> list[Rule]:
        """The rulings that settle a question about this paragraph."""
        return [rule for rule in self.rules if number in rule.settles]


class Block:
    """The lines of a RULES.md that make one rule: its heading, and all up to the next one."""

    def __init__(self, line: int, number: str, title: str, chapter: str) -> None:
        self.line = line
        self.number = number
        self.title = title
        self.chapter = chapter
        self.body: list[str] = []


def read_rulebook(text: str, source: str = "RULES.md") -> Rulebook:
    """Read a RULES.md: under each `## Chapter` each `### §N Title`, its words, and a last line saying whence.

    Whatever is wrong is told with the source and the line.
    """
    version = _read_version(source, text)
    blocks = _read_blocks(source, text)
    rules = [_read_rule(source, block) for block in blocks]
    _check(source, blocks, rules)
    return Rulebook(text, version, rules)


def _read_version(source: str, text: str) -> int:
    versions = list(VERSION.finditer(text))
    if not versions:
        raise BadInput(f"{source}, line 1: a rulebook says 'Rules version N.' near its top, and this one does not.")
    if len(versions) > 1:
        line = text.count("\n", 0, versions[1].start()) + 1
        raise BadInput(f"{source}, line {line}: the book has told its rules version before, and there can be only one.")
    return int(versions[0].group(1))


def _read_blocks(source: str, text: str) -> list[Block]:
    """Every rule with its lines; a title or a chapter ends the rule before it."""
    blocks: list[Block] = []
    chapter = ""
    within = False
    for line, words in enumerate(text.splitlines(), start=1):
        if CHAPTER.fullmatch(words):
            chapter = words.lstrip("# ")
            within = False
        elif words.startswith("#"):
            blocks.append(_read_heading(source, line, words, chapter))
            within = True
        elif within:
            blocks[-1].body.append(words.strip())
        elif words.startswith("*Printed:"):
            raise BadInput(f"{source}, line {line}: this belongs to no rule, which would begin with '### §N Title'.")
    return blocks


def _read_heading(source: str, line: int, words: str, chapter: str) -> Block:
    named = HEADING.fullmatch(words)
    if named is None:
        raise BadInput(f"{source}, line {line}: a rule's heading reads '### §N Title', not {words!r}.")
    return Block(line, named.group(1), named.group(2), chapter)


def _read_rule(source: str, block: Block) -> Rule:
    """The words of a rule, and where it is printed; that line may be broken."""
    words, printed, rest = " ".join(" ".join(block.body).split()).partition("*Printed:")
    whence = WHENCE.fullmatch(printed + rest)
    if whence is None:
        raise BadInput(
            f"{source}, line {block.line}: §{block.number} must end with the line '*Printed: PLACE.*' "
            "or '*Printed: PLACE. Settles: §N, §N.*'."
        )
    if not words:
        raise BadInput(f"{source}, line {block.line}: §{block.number} has no words.")
    settles = [number.lstrip("§") for number in (whence.group(2) or "").split(", ") if number]
    return Rule(block.number, block.title, words.strip(), whence.group(1), settles, block.chapter)


def _check(source: str, blocks: list[Block], rules: list[Rule]) -> None:
    """Refuse a number that stands twice, and a ruling on what is not there."""
    lines: dict[str, int] = {}
    for block in blocks:
        if block.number in lines:
            first = lines[block.number]
            raise BadInput(f"{source}, line {block.line}: §{block.number} stands in line {first} already.")
        lines[block.number] = block.line
    for rule in rules:
        for number in rule.settles:
            if number not in lines:
                line = lines[rule.number]
                raise BadInput(f"{source}, line {line}: §{rule.number} settles §{number}, which is not in the book.")
