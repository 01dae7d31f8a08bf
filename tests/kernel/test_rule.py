"""Reading a rulebook."""

import pytest

from labtable.kernel import read_rulebook

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
*Printed: nowhere. Settles: §1, §2.*

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
    assert book["R-01"].settles == ["1", "2"]
    assert book["R-01"].words == "Without a card you pass."
    assert "R-01" in book
    assert "9" not in book


def test_a_rule_stands_in_the_chapter_whose_heading_is_above_it() -> None:
    book = read_rulebook(BOOK)
    assert (book["1"].chapter, book["R-01"].chapter) == ("Turns", "Rulings")


def test_a_rule_that_does_not_say_whence_has_an_empty_place() -> None:
    book = read_rulebook("Rules version 1.\n### §1 A\nWords.\n*Ours.*\n")
    assert (book["1"].printed, book["1"].settles, book["1"].chapter) == ("", [], "")


def test_a_rule_of_ones_own_needs_no_line_that_says_whence() -> None:
    book = read_rulebook("Rules version 1.\n### §1 A\nEither\n* this\n* or that.\n\n### §2 B\nWords.\n")
    assert (book["1"].words, book["2"].words) == ("Either * this * or that.", "Words.")
    assert (book["1"].printed, book["1"].settles) == ("", [])


def test_a_book_without_version_or_with_a_bad_heading_is_refused() -> None:
    with pytest.raises(ValueError, match="Rules version"):
        read_rulebook("### §1 A\nWords.\n")
    with pytest.raises(ValueError, match="not '### §1'"):
        read_rulebook("Rules version 1.\n### §1\nWords.\n")
