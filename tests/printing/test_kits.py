"""Kits: all that one needs to play is printed, as often as the rules and the edition say."""

import base64
from collections import Counter
from xml.etree import ElementTree

import pytest

from labtable.games.adna import thermometer
from labtable.games.adna.decks import LETTERS
from labtable.games.adna.table import AdnaTable
from labtable.games.gsa.table import GsaTable
from labtable.games.pdb.actions import RESEARCHERS_A_COLOUR
from labtable.games.stem.table import StemTable
from labtable.hall.workshop import opened
from labtable.kernel import BadInput, Table, load_game
from labtable.kernel.edition import CardText
from labtable.printing import adna, paper_named, printed
from labtable.printing.chapters import book_of, in_short, parts_of
from labtable.printing.kits import MAKERS, kit_of
from labtable.printing.paper import Paper
from labtable.printing.pieces import LONGEST_SOURCE, Kit, shortened, shown_source
from tests.games.editions import CARDS, text
from tests.printing.pictures import png
from tests.printing.prints import GAMES, Print, edition_of, kit, places_of, print_of

A4: Paper = paper_named("a4")


def tokens(of: Kit) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for token in of.tokens:
        counted[token.name] += token.count
    return dict(counted)


def cards(of: Kit, *kinds: str) -> Counter[str]:
    return Counter({card.id: card.copies for card in of.cards if not kinds or card.kind_of in kinds})


def boards(of: Kit) -> dict[str, int]:
    return {
        board.template: sum(each.count for each in of.boards if each.template == board.template) for board in of.boards
    }


def dealt(game: str) -> Table:
    opened = load_game(game)
    return opened.new(1, opened.most_seats)


def named(game: str, faces: list[int], first: int = 0) -> Counter[str]:
    ids = [face.id for face in load_game(game).gallery()][first:]
    return Counter(ids[face] for face in faces)


def test_pdb_has_every_card_token_and_lab_of_its_contents() -> None:
    """§C1 to §C6, and a lab for each of four colours."""
    of = kit("pdb")
    assert sum(cards(of, "Deposition").values()) == 28
    assert sum(cards(of, "Additional Action").values()) == 4
    data = dict.fromkeys(("square Data", "circle Data", "triangle Data"), 20)
    assert (
        tokens(of)
        == {"Researcher": 4 * RESEARCHERS_A_COLOUR, "Leader": 1, "Sample": 20, "Crystal": 20, "Achievement": 30} | data
    )
    assert boards(of) == {"pdb": 1, "pdb-lab": 2}
    assert len([seat for board in of.boards[1:] for seat in board.content["seats"]]) == 4  # type: ignore[attr-defined] # a list
    assert {face.name for face in load_game("pdb").gallery() if face.kind == "box"} <= set(words_on_board("pdb"))


def words_on_board(game: str) -> list[str]:
    content = kit(game).boards[0].content
    return [box["name"] for part in ("innovate", "boxes") for box in content[part]]  # type: ignore[attr-defined] # of dicts


def test_gsa_has_the_cards_of_both_piles_and_a_number_for_each_pair() -> None:
    """§D1, §S1, §C6."""
    table = dealt("gsa")
    assert isinstance(table, GsaTable)
    assert cards(kit("gsa")) == named("gsa", table.cards.faces)
    assert sum(cards(kit("gsa")).values()) == 74
    assert tokens(kit("gsa")) == {"First player": 1, "Last turn": 5, "Collaboration": 20}
    assert boards(kit("gsa")) == {"gsa": 1}


def adna_cards(table: AdnaTable) -> Counter[str]:
    """The cards of a table: a face is a number within its deck."""
    faces = list(table.cards.faces)
    titles = [[face.id for face in load_game("adna").gallery() if face.kind == kind] for kind in ("reaction", "enzyme")]
    counted: Counter[str] = Counter()
    for names, size in zip((LETTERS, *titles), table.sizes, strict=True):
        counted.update(names[face] for face in faces[:size])
        del faces[:size]
    return counted


def test_adna_has_the_cards_of_three_decks_a_thermometer_and_two_chains() -> None:
    """§C1 to §C4, §A-11, §O6, §O1."""
    table = dealt("adna")
    assert isinstance(table, AdnaTable)
    assert cards(kit("adna")) == adna_cards(table)
    assert [sum(cards(kit("adna"), kind).values()) for kind in ("Base", "Reaction", "Enzyme")] == [102, 88, 50]
    assert boards(kit("adna")) == {"adna": 1, "adna-chain": 2}
    assert tokens(kit("adna"))["Thermometer"] == 1
    assert list(adna.LEVELS) == list(thermometer.LEVELS)
    assert adna.LEVELS[thermometer.ROOM] == adna.START


def test_stem_has_the_cards_of_both_decks_the_challenges_and_five_steps_for_everybody() -> None:
    """§D1, §D2, §S-07, §C1."""
    table = dealt("stem")
    assert isinstance(table, StemTable)
    of = kit("stem")
    first = len(table.edition.cards)
    assert cards(of, "Hero", "Item", "Location", "Inspiration") == named("stem", table.cards.faces)
    assert cards(of, "Discovery") == named("stem", table.finds.faces, first)
    assert sum(cards(of, "Challenge").values()) == len(table.edition.challenges)
    steps, seats = of.boards[1].content["steps"], of.boards[1].content["seats"]
    assert (len(steps), len(seats)) == (5, 4)  # type: ignore[arg-type] # lists
    assert tokens(of) == {"First player": 1, "All types": 4}


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_drawing_and_its_back(game: str) -> None:
    of = kit(game)
    for card in of.cards:
        assert card.drawing in of.drawings, f"{card.id} has no drawing"
        assert card.back in of.backs
        assert all(slot.drawing in of.drawings for slot in card.slots), card.id
    assert all(back.drawing in of.drawings for back in of.backs.values())
    assert all(token.drawing in of.drawings or token.word for token in of.tokens)


@pytest.mark.parametrize("game", GAMES)
def test_the_print_says_whose_the_game_is_how_it_is_played_and_all_that_there_is(game: str) -> None:
    told = " ".join(print_of(game, "a4").all_words().replace("\ufffe", "").split())
    assert kit(game).credit.split(":")[0] in told
    assert "Unofficial." in told
    for chapter in in_short(game):
        assert chapter.title in told
        assert chapter.words
        assert "{" not in chapter.words
        assert "<" not in chapter.words
    assert all(f"§{rule.number} " in told for rule in load_game(game).rulebook.rules)
    assert all(f"{count} {name}" in told for count, name in parts_of(kit(game)))
    assert len(book_of(load_game(game))) > 3


def test_the_licence_of_pdb_stands_on_every_sheet() -> None:
    made = print_of("pdb", "a4")
    empty = [page for page in range(len(made)) if not made.words(page)]
    assert all("CC BY-NC 4.0" in made.words(page) for page in range(len(made)) if page not in empty)
    assert all(page % 2 for page in empty), "only the backs of boards are empty"


def test_an_edition_prints_its_own_cards_numbers_and_prices() -> None:
    game = edition_of(
        "pdb",
        ("sample = 20", "sample = 33"),
        ("exchanges = [{ gain = { achievement = 1 } }]", "exchanges = [{ gain = { achievement = 2 } }]"),
        ('name = "Ribosome"', 'name = "The ribosome of our class"\ncost = { circle = 2 }'),
    )
    of = kit_of(game)
    assert tokens(of)["Sample"] == 33
    assert [card.name for card in of.cards if card.own] == ["The ribosome of our class"]
    assert [card.trade[3:] for card in of.cards if card.own] == [("costs", "t-circle", "t-circle")]
    (publish,) = [box for box in of.boards[0].content["boxes"] if box["name"] == "Publish Initial Results"]  # type: ignore[attr-defined] # dicts
    assert publish["trade"] == ["+", "t-achievement", "t-achievement"]
    assert "The ribosome of our class" in Print(printed(game, A4)).words(0)


def changed(game: str, table: str, more: str, picture: str) -> Kit:
    """The kit of a game to which somebody has added a card with a picture of their own."""
    text = f"""
        changes = "{game}"
        name = "Our deck"
        author = "Class 8b"
        [[add.{table}]]
        id = "ours"
        name = "Sleepless Fish"
        author = "Ada"
        science = "It cannot sleep."
        source = "https://example.org/fish"
        picture = {{ {picture} }}
        {more}
    """
    return kit_of(load_game(game, CardText("of a test", text)))


@pytest.mark.parametrize(
    ("game", "table", "more", "signs"),
    [
        ("gsa", "project", 'needs = ["zebrafish", "pcr"]', ("mouse", "clock")),
        ("pdb", "deposition", "", ("4hhb", "6j8j")),
        ("adna", "reaction", 'type = "attack"\ncopies = 1\nplays = ["action"]\ndoes = [{ op = "draw", number = 2 }]', ("goggles", "ice_box")),
        ("stem", "item", 'type = "science"\npoints = 2', ("art-microscope", "type-science")),
    ],
)  # fmt: skip
def test_a_card_of_ones_own_is_printed_with_its_picture_and_its_maker(
    game: str, table: str, more: str, signs: tuple[str, str]
) -> None:
    of = changed(game, table, more, f'signs = ["{signs[0]}", "{signs[1]}"], wash = "blue"')
    (ours,) = [card for card in of.cards if card.own]
    assert (ours.name, ours.author, ours.ground) == ("Sleepless Fish", "Ada", "#dbe7f8")
    assert [signs[0] in ours.drawing, *(signs[1] in name for name in ours.beside)] == [True, True]
    assert {ours.drawing, *ours.beside} <= set(of.drawings)


def test_an_image_of_ones_own_is_printed_as_it_is() -> None:
    image = png(2, 1, b"\0\xff\0\0\0\0\xff", 3)
    data = base64.b64encode(image).decode()
    text = f"""
        changes = "gsa"
        name = "Our deck"
        author = "Class 8b"
        [[add.project]]
        id = "ours"
        name = "Sleepless Fish"
        author = "Ada"
        science = "It cannot sleep."
        source = "https://example.org/fish"
        picture = {{ image = "data:image/png;base64,{data}" }}
        needs = ["zebrafish"]
    """
    game = load_game("gsa", CardText("of a test", text))
    of = kit_of(game)
    assert of.pictures == {"own-0.png": image}
    assert next(card.drawing for card in of.cards if card.own) == "own-0.png"
    made = Print(printed(game, A4))
    assert "Edition: Our deck, by Class 8b" in " ".join(made.words(0).split())
    (page,) = [page for page in made.sheets() if "Sleepless" in made.words(page)]
    assert "own card by Ada" in made.words(page)
    column, row = 1, 1  # the seventeenth card of nine a sheet
    box = places_of(A4)[row * 3 + column + 3]
    assert made.colours(page, [(box.left + 8, box.top + 20), (box.right - 8, box.top + 20)]) == ["#ff0000", "#0000ff"]


def test_an_own_discovery_is_marked_too() -> None:
    (row,) = CARDS["stem"]["discovery"]
    of = opened("stem", text("stem", add={"discovery": [row]}))
    assert [card.own for card in kit_of(of).cards if card.id == row["id"]] == [True]
    made = Print(printed(of, A4))
    assert sum(made.words(page).count("own card") for page in made.sheets()) == 1


def test_every_exchange_of_an_own_card_is_told_and_what_is_free_too() -> None:
    free, dear = {"gain": {"sample": 1}}, {"pay": {"crystal": 1}, "gain": {"achievement": 1}}
    box = {"id": "talk", "name": "Give a Talk", "exchanges": [free, dear]}
    many = [free, dear, *({"pay": {kind: 1}, "gain": {kind: 2}} for kind in ("square", "circle", "triangle"))]
    action = {**CARDS["pdb"]["action"][0], "exchanges": many}
    of = kit_of(opened("pdb", text("pdb", add={"box": [box], "action": [action]})))
    (talk,) = [each for each in boxes_of(of) if each["name"] == "Give a Talk"]
    assert talk["trade"] == ["+", "t-sample", "or", "t-crystal", "→", "t-achievement"]
    assert talk["room"] == "own box"
    (trade,) = [card.trade for card in of.cards if card.own]
    assert trade.count("or") == len(many) - 1
    (any_data,) = [card.trade for card in of.cards if card.id == "ihm"]
    assert any_data[0] == "any 2"


def boxes_of(of: Kit) -> list[dict[str, object]]:
    contents = [board.content for board in of.boards if board.template == "pdb"]
    return [box for content in contents for part in ("innovate", "boxes") for box in content[part]]  # type: ignore[attr-defined]  # what typst is given has no types, and these two are lists


def test_more_boxes_than_a_board_has_room_for_go_on_on_further_pages() -> None:
    own = [
        {"id": f"own{number}", "name": f"Own {number}", "exchanges": [{"gain": {"sample": 1}}]} for number in range(50)
    ]
    own += [{"id": f"claim{number}", "name": f"Claim {number}", "does": "innovate", "exchanges": [{"pay": {"circle": 1}}]} for number in range(5)]  # fmt: skip
    of = kit_of(opened("pdb", text("pdb", add={"box": own})))
    assert len(boxes_of(of)) == len(set(words_on_board("pdb"))) + 55
    assert boards(of)["pdb"] == 4


def test_the_first_page_has_room_for_the_names_of_many_own_cards() -> None:
    row = CARDS["stem"]["item"][0]
    own = [{**row, "id": f"own{n}", "name": f"Quite a long name, number {n:02}"} for n in range(60)]
    made = Print(printed(opened("stem", text("stem", add={"item": own})), paper_named("letter")))
    assert "and 36 more" in " ".join(made.words(0).split())
    assert "How it is played, in short" in made.words(1)


def test_the_base_of_a_card_stands_alone_with_its_whole_backbone() -> None:
    drawing = ElementTree.fromstring(kit("adna").drawings["A-tile"])
    (round,) = [part for part in drawing.iter() if part.tag.endswith("circle")]
    left = float(drawing.attrib["viewBox"].split()[0])
    assert left <= float(round.attrib["cx"]) - float(round.attrib["r"]) - float(round.attrib["stroke-width"]) / 2


def test_only_what_differs_from_the_standard_edition_is_marked() -> None:
    assert not any(card.own for game in GAMES for card in kit(game).cards)


def test_a_deck_that_is_far_too_large_is_refused() -> None:
    row = '[[deposition]]\nid = "x{0}"\nname = "X {0}"\nscience = "S."\nsource = "https://example.org"\n'
    many = "\n".join(row.format(number) for number in range(1000))
    game = edition_of("pdb", ("[[deposition]]", f"{many}\n[[deposition]]"))
    with pytest.raises(BadInput, match="This edition has 1,032 cards; at most 1,000 are printed at once"):
        printed(game, A4)


def test_a_game_without_a_printed_form_says_so() -> None:
    class Other:
        name, title = "other", "Another game"

    with pytest.raises(BadInput, match=f"Another game cannot be printed; these can: {', '.join(MAKERS)}"):
        kit_of(Other())  # type: ignore[arg-type] # it is asked for its name first


def test_long_texts_end_in_dots_and_long_words_may_break() -> None:
    assert shortened("short", 10) == "short"
    assert shortened("a longer text", 9) == "a longer…"
    assert shortened("W" * 30, 40) == "\u200b".join("W" * 30)


def test_a_source_is_told_shortly() -> None:
    assert shown_source("https://en.wikipedia.org/wiki/DNA_sequencing") == "wikipedia: DNA sequencing"
    assert shown_source("https://www.rcsb.org/structure/4HHB") == "rcsb.org/structure/4HHB"
    assert (
        shown_source("https://en.wikipedia.org/wiki/Ramanujan%27s_lost_notebook")
        == "wikipedia: Ramanujan's lost notebook"
    )
    assert shown_source("https://en.wikipedia.org/wiki/A%E2%80%AEB") == "wikipedia: A%E2%80%AEB"
    assert len(shown_source("https://en.wikipedia.org/wiki/" + "Long_" * 20)) <= LONGEST_SOURCE
    assert shown_source("https://example.org/" + "long/" * 20) == "example.org/…"
