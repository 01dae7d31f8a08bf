"""Reading a rulebook."""

import pytest

from labtable.kernel import BadInput, read_rulebook

BOOK = """# A game
Rules version 3.

## Turns

### §1 One card
You play one card
a turn.
*Printed: rule 1, line 9.*

## Rulings

### §R-01 No card
Without a card you pass.
*Printed: nowhere. Settles: §1,
§D-2.*

### §D-2 Two cards
You never play two.
*Printed: rule 2.*

## Where we differ from the printed rules
Nowhere.
"""


def test_a_rule_has_its_number_title_words_and_place() -> None:
    book = read_rulebook(BOOK)
    rule = book["1"]
    assert (rule.number, rule.title, rule.words) == ("1", "One card", "You play one card a turn.")
    assert rule.printed == "rule 1, line 9"
    assert book.version == 3
    assert repr(rule) == "<Rule §1 One card>"


def test_a_ruling_says_what_it_settles_and_the_book_finds_it() -> None:
    book = read_rulebook(BOOK)
    assert [rule.number for rule in book.rulings_on("1")] == ["R-01"]
    assert book["R-01"].settles == ["1", "D-2"]
    assert book["R-01"].words == "Without a card you pass."
    assert "R-01" in book
    assert "9" not in book


def test_a_rule_stands_in_the_chapter_whose_heading_is_above_it() -> None:
    book = read_rulebook(BOOK)
    assert (book["1"].chapter, book["R-01"].chapter) == ("Turns", "Rulings")


def test_the_books_own_title_and_chapters_are_no_rules() -> None:
    assert [rule.number for rule in read_rulebook(BOOK).rules] == ["1", "R-01", "D-2"]
    assert read_rulebook("Rules version 1.\n### §1 A\nWords.\n*Printed: rule 1.*\n")["1"].chapter == ""


MUST_END = "must end with the line '*Printed: PLACE.*' or '*Printed: PLACE. Settles: §N, §N.*'."
READS = "a rule's heading reads '### §N Title', not"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("Rules version 3.\n", "\n", "line 1: a rulebook says 'Rules version N.' near its top, and this one does not."),
        ("Nowhere.", "Rules version 4.", "line 23: the book has told its rules version before, and there can be only one."),
        ("*Printed: rule 1, line 9.*\n", "", f"line 6: §1 {MUST_END}"),
        ("*Printed: rule 1, line 9.*", "*Ours.*", f"line 6: §1 {MUST_END}"),
        ("line 9.*", "line 9*", f"line 6: §1 {MUST_END}"),
        ("line 9.*", "line 9.*\nAnd one more.", f"line 6: §1 {MUST_END}"),
        ("### §D-2 Two cards\n", "", f"line 13: §R-01 {MUST_END}"),
        ("### §1 One card\n", "", "line 8: this belongs to no rule, which would begin with '### §N Title'."),
        ("Settles: §1,\n", "Settles: 1,\n", f"line 13: §R-01 {MUST_END}"),
        ("Settles: §1,\n", "Settles: §1 and\n", f"line 13: §R-01 {MUST_END}"),
        ("You play one card\na turn.\n", "", "line 6: §1 has no words."),
        ("### §1 One card", "### §1", f"line 6: {READS} '### §1'."),
        ("### §1 One card", "### 1 One card", f"line 6: {READS} '### 1 One card'."),
        ("### §R-01 No card", "###§R-01 No card", f"line 13: {READS} '###§R-01 No card'."),
        ("### §R-01 No card", "## §R-01 No card", f"line 13: {READS} '## §R-01 No card'."),
        ("### §R-01 No card", "#### §R-01 No card", f"line 13: {READS} '#### §R-01 No card'."),
        ("### §D-2", "### §1", "line 18: §1 stands in line 6 already."),
        ("Settles: §1,", "Settles: §9,", "line 13: §R-01 settles §9, which is not in the book."),
    ],
)  # fmt: skip
def test_a_book_that_is_not_whole_is_refused_with_its_line(old: str, new: str, sentence: str) -> None:
    assert BOOK.count(old) == 1
    with pytest.raises(BadInput) as raised:
        read_rulebook(BOOK.replace(old, new), "mine/RULES.md")
    assert str(raised.value) == f"mine/RULES.md, {sentence}"
