"""Sheets: cards of the right size, with their backs behind them, and nothing cut off."""

import pytest

from labtable.hall.workshop import opened
from labtable.kernel import load_game
from labtable.printing import PAPERS, paper_named, printed
from labtable.printing.paper import Paper
from labtable.printing.pieces import Card, Look, Token
from labtable.printing.sheets import A_SHEET, SMALL, mirrored, sheets_of, small_pieces
from tests.games.editions import CARDS, text
from tests.printing.prints import CARD_HIGH, CARD_WIDE, FRAME, GAMES, Box, Print, edition_of, kit, places_of, print_of

HALF_A_MILLIMETRE = 0.5
LEAST_LETTER = 0.9  # millimetres of a small letter without ascenders
LOOK = Look(ink="#000000", frame="#eeeeee", plate="#ffffff")
SPILLING = " ".join(["Pneumonoultramicroscopicsilicovolcanoconiosis", "and", "W" * 300, "of a cell"] * 20)


def card(id: str, back: str, copies: int = 1) -> Card:
    return Card(id=id, kind="Card", name=id, back=back, look=LOOK, copies=copies)


def check_sheets(made: Print, paper: Paper) -> None:
    """Each sheet is cut into cards of 63 by 88 mm, and its backs at the same places from the other edge."""
    assert made.sheets()
    for page in made.sheets():
        assert made.size(page) == pytest.approx((paper.wide, paper.high), abs=0.1)
        down, across = made.cuts(page)
        assert [right - left for left, right in zip(down[::2], down[1::2], strict=True)] == pytest.approx(
            [CARD_WIDE] * 3, abs=HALF_A_MILLIMETRE
        )
        assert [under - above for above, under in zip(across[::2], across[1::2], strict=True)] == pytest.approx(
            [CARD_HIGH] * 3, abs=HALF_A_MILLIMETRE
        )
        turned = [paper.wide - x for x in reversed(made.cuts(page + 1)[0])]
        assert turned == pytest.approx(down, abs=HALF_A_MILLIMETRE)
        assert page % 2 == 0, "fronts are printed on the front of a paper"


def check_words(made: Print, paper: Paper) -> None:
    """Every letter of a sheet lies within the frame of a card, or in the line at the edge."""
    frames = [Box(b.left + FRAME, b.top + FRAME, b.right - FRAME, b.bottom - FRAME) for b in places_of(paper)]
    below, beside = max(box.bottom for box in frames) + 2 * FRAME, min(box.left for box in frames) - 2 * FRAME
    for page in made.sheets():
        for letter, box in made.letters(page):
            at_the_edge = box.top > below if paper.foot == "below" else box.right < beside + 1
            assert at_the_edge or any(frame.holds(box, 0.2) for frame in frames), f"page {page}: {letter!r} at {box}"


@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_of_a4_is_cut_into_cards_of_the_right_size_and_no_word_leaves_its_card(game: str) -> None:
    made = print_of(game, "a4")
    check_sheets(made, PAPERS["a4"])
    check_words(made, PAPERS["a4"])
    assert len(made.sheets()) == len(sheets_of(kit(game).cards))


def test_so_is_every_sheet_of_letter() -> None:
    made = print_of("pdb", "letter")
    check_sheets(made, PAPERS["letter"])
    check_words(made, PAPERS["letter"])


@pytest.mark.parametrize(("game", "paper"), [("adna", "a4"), ("pdb", "letter")])
def test_every_page_is_of_one_paper_the_empty_ones_too(game: str, paper: str) -> None:
    made, size = print_of(game, paper), paper_named(paper)
    for page in range(len(made)):
        assert sorted(made.size(page)) == pytest.approx([size.wide, size.high], abs=0.1), page


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_nine_cards_with_their_bleed_fit_on_a_paper_and_its_middle_is_theirs(paper: Paper) -> None:
    boxes = places_of(paper)
    assert len(boxes) == A_SHEET
    assert min(box.left for box in boxes) == pytest.approx(paper.wide - max(box.right for box in boxes))
    assert min(box.left for box in boxes) >= 5
    assert min(box.top for box in boxes) >= 5
    assert paper.high - max(box.bottom for box in boxes) >= 5


def test_behind_each_front_lies_its_own_back() -> None:
    cards = [card("one", "red", 2), card("two", "blue", 3), card("three", "red", 6)]
    for sheet in sheets_of(cards):
        behind = list(mirrored(sheet.backs, 3))
        assert behind == [None if number is None else cards[number].back for number in sheet.fronts]
    assert sheets_of(cards)[0].backs == ["blue", "red", "red", "red", "blue", "blue", "red", "red", "red"]


@pytest.mark.parametrize("game", ["gsa", "stem"])
def test_on_paper_too_where_piles_share_a_sheet(game: str) -> None:
    made, cards, backs = print_of(game, "a4"), kit(game).cards, kit(game).backs
    places = [(box.left + 1.2, box.top + 1.2) for box in places_of(PAPERS["a4"])]
    for page, sheet in zip(made.sheets(), sheets_of(cards), strict=True):
        behind = list(mirrored(made.colours(page + 1, places), 3))
        meant = ["#ffffff" if number is None else backs[cards[number].back].ground for number in sheet.fronts]
        assert behind == meant


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.name)
def test_small_pieces_lie_within_the_paper_and_are_alike_on_both_sides(paper: Paper) -> None:
    small = small_pieces([Token(name="a", drawing="", count=200), Token(name="b", drawing="", count=100)], paper)
    assert sum(number is not None for sheet in small.sheets for number in sheet.fronts) == 300
    for sheet in small.sheets:
        assert list(mirrored(sheet.backs, small.across)) == sheet.fronts
        assert small.top + len(sheet.fronts) / small.across * SMALL <= paper.high - 12
    assert small.left >= 7


def test_what_is_far_too_long_is_made_smaller_and_cut_short_and_leaves_no_card() -> None:
    game = edition_of(
        "gsa",
        ('name = "The Cell\'s Timetable"', f'name = "{SPILLING}"'),
        ('name = "Mouse"', f'name = "{SPILLING}"'),
        ('latin = "Mus musculus"', f'latin = "{SPILLING}"'),
        ('name = "Research Grant"', f'name = "{"W" * 500}"'),
        ('needs = ["yeast", "screen"]', 'needs = ["mouse","zebrafish","fly","yeast","worm","frog","ciliate","cress","sequencing","microscopy","expression","compute"]'),
        ("https://www.informatics.jax.org/", "https://www.informatics.jax.org/" + "long/" * 60),
        ('science = "Nearly', f'science = "{SPILLING} Nearly'),
    )  # fmt: skip
    made = Print(printed(game, paper_named("a4")))
    check_sheets(made, PAPERS["a4"])
    check_words(made, PAPERS["a4"])
    assert "own card" in made.all_words()


@pytest.mark.parametrize("game", GAMES)
def test_all_is_set_in_letters_of_ours(game: str) -> None:
    assert {name.split("-")[0] for name in print_of(game, "a4").fonts()} <= {
        "AtkinsonHyperlegibleNext",
        "AtkinsonHyperlegibleMono",
    }


def test_a_long_name_of_a_maker_stands_above_a_long_source_and_both_can_be_read() -> None:
    long = {"author": "Maria of the whole class 8b of our school", "source": f"https://example.org/{'long/' * 5}"}
    made = Print(
        printed(
            opened("gsa", text("gsa", add={"species": [{**CARDS["gsa"]["species"][0], **long}]})), paper_named("a4")
        )
    )
    (page,) = [page for page in made.sheets() if "own card by" in made.words(page)]
    told = "own card by".replace(" ", "")
    letters = list(made.letters(page))
    at = "".join(letter for letter, _ in letters).index(told)
    maker, source = letters[at][1], letters["".join(letter for letter, _ in letters).index("example.org/")][1]
    assert maker.bottom < source.top
    assert maker.bottom - maker.top > LEAST_LETTER


def test_the_same_game_gives_the_same_bytes() -> None:
    assert print_of("pdb", "letter").made == printed(load_game("pdb"), paper_named("letter"))
