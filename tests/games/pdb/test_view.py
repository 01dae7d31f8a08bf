"""What is seen and told: views, sentences, and the board in a terminal."""

import pytest
from rich.console import Console

from labtable.games.pdb.events import (
    EVENTS,
    Acquired,
    DrawnToLead,
    Ended,
    Graduated,
    Joined,
    LaidAside,
    Placed,
    RoundEnded,
    Took,
    TurnedUp,
)
from labtable.words.voice import Voice
from tests.games.pdb.tables import GAME, a_table, give, place_cards, play, staff

NAMES = ["Ada", "Bo", "Cy"]


def drawn(table: object, seat: int | None, width: int = 110) -> str:
    console = Console(width=width, record=True, file=None, quiet=False)
    with console.capture() as capture:
        console.print(GAME.board(GAME.view(table, seat), NAMES))  # type: ignore[arg-type]  # a table of PDB
    return capture.get()


def test_on_a_small_terminal_every_box_has_one_line_that_tells_its_rule() -> None:
    table = a_table()
    place_cards(table, "6j8j", "1hnv", "4hhb")
    lines = drawn(table, 0, width=80).splitlines()
    assert any("Graduate / Retire" in line and line.rstrip().endswith("closed, §13") for line in lines)
    assert not any("…" in line for line in lines)


def test_a_view_tells_who_stands_where_and_what_everybody_has() -> None:
    table = a_table()
    place_cards(table, "4hhb", "automation", "4ins")
    give(table, 1, crystal=2, triangle=1)
    play(table, "prep_2")
    view = GAME.view(table, 1)
    boxes = {box.id: box for box in view.boxes}
    assert boxes["prep_2"].standing == [0]
    assert boxes["innovate_1"].card == "4hhb"
    assert view.labs[1].tokens == {"crystal": 2, "triangle": 1}
    assert view.turn.actor == 1
    assert view.deck == 29


@pytest.mark.rule("pdb", "P-22")
def test_with_a_balanced_start_all_who_recruited_stand_on_the_box_until_the_round_ends() -> None:
    table = a_table(seats=3, balanced=True)
    table.round = 2
    staff(table, 0, 2)
    play(table, "recruit", "recruit", "prep_1")
    (box,) = (box for box in GAME.view(table, 2).boxes if box.id == "recruit")
    assert box.standing == [0, 1]
    assert "♟ Ada ♟ Bo" in " ".join(drawn(table, 2).split())
    assert all(box.standing == [] for box in GAME.view(a_table(seats=3, balanced=True), 2).boxes)


def test_a_view_offers_what_is_legal_and_says_why_the_rest_is_not() -> None:
    table = a_table()
    play(table, "publish")
    turn = GAME.view(table, 1).turn
    assert {offer.text for offer in turn.offers} == {"lead", "prep_1", "prep_2"}
    why = {refusal.text: refusal.rule for refusal in turn.refusals}
    assert why["publish"] == "11"
    assert why["grow"] == "5"
    assert why["graduate:square"] == "13"
    assert GAME.view(table, 0).turn.offers == []
    assert GAME.view(table, None).turn.refusals == []


def test_an_additional_action_is_seen_once_somebody_owns_it() -> None:
    table = a_table()
    assert GAME.view(table, 0).additional == []
    assert "automation" not in {refusal.text.partition(":")[0] for refusal in GAME.view(table, 0).turn.refusals}
    table.holders[0] = 2
    assert "automation" in {refusal.text.partition(":")[0] for refusal in GAME.view(table, 0).turn.refusals}
    assert [(box.id, box.owner) for box in GAME.view(table, 0).additional] == [("automation", 2)]
    assert GAME.view(table, 0).labs[2].actions == ["automation"]


def test_the_board_shows_open_taken_and_closed_boxes() -> None:
    table = a_table()
    place_cards(table, "4hhb", "1aoi", "4ins")
    table.holders[2] = 1
    staff(table, 0, 2)
    play(table, "publish")
    text = drawn(table, 1)
    assert "♟ Ada" in text
    assert "■■▲ → Hemoglobin" in text
    assert "closed, §5" in text
    assert "IH/M (Bo's card)" in text
    assert "▶ Bo" in text
    assert "Ada (Leader)" in text
    assert "open" not in drawn(table, None)


def test_the_board_shows_the_starting_data() -> None:
    table = GAME.new(1, 3)
    assert "Starting Data to take: ■●▲" in drawn(table, None)


def test_every_event_is_a_sentence() -> None:
    paid = {"square": 2, "triangle": 1}
    said = {
        "Ada takes a circle to start with.": Took(seat=0, token="circle"),
        "Bo goes to Grow Crystals: 1 sample for 1 crystal.": Placed(
            seat=1, box="grow", pay={"sample": 1}, gain={"crystal": 1}
        ),
        "Bo goes to Innovate 1 and pays 2 squares and 1 triangle.": Placed(seat=1, box="innovate_1", pay=paid, gain={}),
        "Bo goes to Prepare Samples (one) and gets 1 sample.": Placed(seat=1, box="prep_1", pay={}, gain={"sample": 1}),
        "Bo goes to Lead the Field.": Placed(seat=1, box="lead", pay={}, gain={}),
        "Cy lets a Researcher graduate and gets 1 square.": Graduated(
            seat=2, box="graduate", pay={}, gain={"square": 1}
        ),
        "Cy lays a Researcher aside: there is nothing they can do.": LaidAside(seat=2),
        "Ada now has 2 Researchers.": Joined(seat=0, researchers=2),
        "Hemoglobin is turned up.": TurnedUp(box="innovate_1", card="4hhb"),
        "Bo wins the draw for the Leader token.": DrawnToLead(seat=1),
        "Round 3 is over.": RoundEnded(round=3, scores=[0, 0, 0]),
        "The game is over. Ada wins.": Ended(winners=[0], scores=[0, 0, 0]),
        "The game is over. Ada and Bo share the win.": Ended(winners=[0, 1], scores=[0, 0, 0]),
    }
    for sentence, event in said.items():
        assert Voice(GAME, NAMES).tell(event.sentence()) == sentence
    assert {type(event) for event in said.values()} | {Acquired} == set(EVENTS)


def test_a_card_tells_its_science_when_it_is_acquired() -> None:
    acquired = Acquired(seat=0, card="4hhb")
    assert Voice(GAME, NAMES).tell(acquired.sentence()) == "Ada acquires Hemoglobin."
    assert acquired.told() == "4hhb"
    assert GAME.science(acquired).startswith("Four chains carry oxygen")
