"""The rulebook as numbered paragraphs: a rule, and the book that is read from a game's RULES.md."""

import re
from typing import Final

HEADING: Final = re.compile(r"### §(\S+) (.+)")
VERSION: Final = re.compile(r"Rules version (\d+)\.")
SOURCE: Final = re.compile(r"\n\*[^*]+\*$")
PRINTED: Final = re.compile(r"Printed: ([^.]+)\.")
SETTLES: Final = re.compile(r"Settles: ([^.]+)\.")


class Rule:
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


class Rulebook:
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


def read_rulebook(text: str) -> Rulebook:
    """Read a RULES.md: under each `## Chapter` each `### §N Title`, its words, and perhaps a line saying whence."""
    version = VERSION.search(text)
    if version is None:
        raise ValueError("a rulebook says 'Rules version N.' near its top")
    rules: list[Rule] = []
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        chapter = part.partition("\n")[0].removeprefix("## ") if part.startswith("## ") else ""
        for block in re.split(r"^(?=### §)", part, flags=re.MULTILINE)[1:]:
            rules.append(_read_rule(block, chapter))
    return Rulebook(text, int(version.group(1)), rules)


def _read_rule(block: str, chapter: str) -> Rule:
    heading, _, body = block.strip().partition("\n")
    named = HEADING.fullmatch(heading)
    if named is None:
        raise ValueError(f"a rule's heading reads '### §N Title', not {heading!r}")
    source = SOURCE.search(body.strip())
    words = body.strip()[: source.start()] if source else body
    printed = PRINTED.search(source.group()) if source else None
    settles = SETTLES.search(source.group()) if source else None
    return Rule(
        named.group(1),
        named.group(2),
        " ".join(words.split()),
        printed.group(1) if printed else "",
        re.findall(r"§(\S+?)(?:,|$)", settles.group(1)) if settles else [],
        chapter,
    )
