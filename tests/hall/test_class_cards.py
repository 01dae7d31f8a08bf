"""A class makes cards: groups, one pen, a teacher who accepts or hands back, and a deck that the class plays with."""

from typing import Any

import pytest

from labtable.hall.classes.bench import AGAIN
from labtable.hall.classes.making import CLASS_DECK
from labtable.hall.classes.report import report_of
from labtable.hall.classes.wishes import (
    AcceptCard,
    Arrange,
    Begin,
    CloseBench,
    EndLesson,
    Enter,
    HandBack,
    HandIn,
    OpenBench,
    RemovePupil,
    SketchCard,
    TakePen,
    WithdrawCard,
)
from labtable.kernel import Move, Table, load_game
from labtable.kernel.record import cards_made
from tests.games.editions import CARDS
from tests.hall.schooling import Schooling, a_class

pytestmark = pytest.mark.anyio
NIGHT = CARDS["gsa"]["modifier"][0]
SLEEPLESS = CARDS["gsa"]["project"][0]
MARKUP = "<img src=x onerror=alert(1)>"


def sketch(table: str = "modifier", **row: object) -> SketchCard:
    """A card as its maker writes it."""
    base = NIGHT if table == "modifier" else SLEEPLESS
    return SketchCard(table=table, card={**base, **row})


def night_shift(table: Table) -> Move:
    """The own card if it can be played, else whatever is offered first."""
    return next((move for move in table.legal() if "class_card" in move.text), table.legal()[0])


async def makers(*pupils: str, alone: bool = True, **plan: Any) -> Schooling:
    """A class of GSA in which cards are made."""
    lesson = await a_class(*pupils, **{"games": ["gsa"], "size": 2, **plan})
    await lesson.teacher(OpenBench(game="gsa", alone=alone))
    return lesson


def bench(lesson: Schooling, name: str) -> dict[str, Any]:
    """What somebody was told of the bench last."""
    found: dict[str, Any] = lesson.people[name].last("bench")
    return found


def own(lesson: Schooling, name: str) -> dict[str, Any]:
    """The card of a pupil's group, as they see it."""
    told = bench(lesson, name)
    (found,) = [group for group in told["groups"] if group["group"] == told["own"]]
    return dict(found)


def refused(lesson: Schooling, name: str) -> str:
    return str(lesson.people[name].last("refused")["why"])


async def accepted(lesson: Schooling, name: str, card: SketchCard) -> None:
    """A pupil makes a card, and the teacher takes it."""
    await lesson.wait(AGAIN)
    await lesson.says(name, card, HandIn())
    await lesson.teacher(AcceptCard(group=own(lesson, name)["group"]))
    assert own(lesson, name)["stage"] == "accepted"


async def test_a_card_is_handed_in_handed_back_mended_accepted_and_played_with() -> None:
    lesson = await makers("Mira", "Tom")
    await lesson.says("Mira", sketch(source="nowhere"), HandIn())
    assert "source: an address" in refused(lesson, "Mira")
    assert own(lesson, "Mira")["stage"] == "making"
    await lesson.wait(AGAIN)
    await lesson.says("Mira", sketch(), HandIn())
    await lesson.teacher(HandBack(group=1, word="Which screen was it?"))
    assert own(lesson, "Mira") | {"card": {}} == {
        "group": 1,
        "pupils": [own(lesson, "Mira")["pen"]],
        "makers": ["Mira"],
        "pen": own(lesson, "Mira")["pen"],
        "stage": "handed_back",
        "table": "modifier",
        "card": {},
        "word": "Which screen was it?",
    }
    await accepted(lesson, "Mira", sketch(name="Late Shift"))
    assert [group["card"]["name"] for group in bench(lesson, "wall")["groups"] if group["card"]] == ["Late Shift"]
    await lesson.begin()
    game = lesson.at(1).game
    assert game.edition.name == CLASS_DECK
    assert lesson.at(1).state.edition == bench(lesson, "Tom")["edition"]
    assert "Late Shift" in {face.name for face in game.gallery()}
    assert not bench(lesson, "Mira")["open"], "who plays makes no cards"


async def test_nobody_sees_a_card_of_others_before_it_is_accepted() -> None:
    lesson = await makers("Mira", "Tom")
    await lesson.says("Mira", sketch(name="My secret card"))
    await lesson.says("Mira", HandIn())
    await lesson.teacher(HandBack(group=1, word="A word for Mira"))
    for name in ("Tom", "wall"):
        sent = str(lesson.people[name].frames)
        assert "My secret card" not in sent
        assert "A word for Mira" not in sent
    assert "My secret card" in str(lesson.people["teacher"].frames)


async def test_a_group_is_a_table_and_one_of_it_has_the_pen() -> None:
    lesson = await makers("Mira", "Tom", "Aiko", "Jonas", alone=False)
    assert [len(group["pupils"]) for group in bench(lesson, "teacher")["groups"]] == [2, 2]
    writer = next(
        name for name in ("Mira", "Tom", "Aiko", "Jonas") if _pen(lesson, name) and own(lesson, name)["group"] == 1
    )
    (other,) = (
        name for name in ("Mira", "Tom", "Aiko", "Jonas") if not _pen(lesson, name) and own(lesson, name)["group"] == 1
    )
    await lesson.says(writer, sketch(name="One"))
    assert own(lesson, other)["card"]["name"] == "One"
    await lesson.says(other, sketch(name="Two"))
    assert "take the pen" in refused(lesson, other)
    assert own(lesson, writer)["card"]["name"] == "One"
    await lesson.says(other, TakePen(), sketch(name="Two"))
    assert own(lesson, writer)["card"]["name"] == "Two"
    numbers = {each.name: each.number for each in lesson.room.state.pupils}
    assert {numbers[writer], numbers[other]} == {each for seat in lesson.room.state.tables[0].seats for each in seat}


def _pen(lesson: Schooling, name: str) -> bool:
    return any(each.name == name and each.number == own(lesson, name)["pen"] for each in lesson.room.state.pupils)


async def test_a_late_comer_finds_a_group() -> None:
    lesson = await makers("Mira", "Tom", "Aiko", "Jonas", alone=False, size=4)
    await lesson.enter("Ben")
    assert own(lesson, "Ben")["group"] == 1
    assert "Ben" in own(lesson, "Mira")["makers"]
    alone = await makers("Mira")
    await alone.enter("Ben")
    assert own(alone, "Ben")["makers"] == ["Ben"]


async def test_what_is_handed_in_stands_still_until_it_is_taken_back() -> None:
    lesson = await makers("Mira")
    await lesson.says("Mira", sketch(), HandIn(), sketch(name="Another"))
    assert "take it back" in refused(lesson, "Mira")
    assert own(lesson, "Mira")["card"]["name"] == NIGHT["name"]
    await lesson.says("Mira", WithdrawCard(), sketch(name="Another"))
    assert own(lesson, "Mira")["card"]["name"] == "Another"
    await lesson.teacher(AcceptCard(group=1))
    assert "not handed in" in refused(lesson, "teacher")


async def test_a_pupil_can_neither_accept_nor_reach_another_card_or_a_name() -> None:
    lesson = await makers("Mira", "Tom")
    await lesson.says("Mira", sketch(), HandIn())
    await lesson.says("Tom", AcceptCard(group=1))
    assert "Only the teacher" in refused(lesson, "Tom")
    await lesson.says("Tom", sketch(id="class_card_1", author="Mira", name=MARKUP), HandIn())
    await lesson.teacher(AcceptCard(group=1), AcceptCard(group=2))
    cards = lesson.room.lectern.shelf.game("gsa").gallery()
    assert {face.id: (face.name, face.author) for face in cards if face.own or face.author} == {
        "class_card_1": (NIGHT["name"], "Group 1"),
        "class_card_2": (MARKUP, "Group 2"),
    }


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ({"needs": [[[[[[[[[["deep"]]]]]]]]]]}, "nested too deep"),
        ({"name": None}, "not TOML"),
        ({"science": "x" * 100_000}, "KiB at most"),
    ],
)
async def test_a_card_that_is_too_deep_or_too_large_is_not_even_shown(card: dict[str, object], why: str) -> None:
    lesson = await makers("Mira")
    await lesson.says("Mira", SketchCard(table="modifier", card={**NIGHT, **card}))
    assert why in refused(lesson, "Mira")
    assert own(lesson, "Mira")["card"] == {}


async def test_cards_are_made_before_a_match_or_between_two_and_never_in_one() -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch())
    await lesson.begin()
    first = lesson.at(1).state.edition
    await lesson.teacher(OpenBench(game="gsa"))
    assert "wait until this one is over" in refused(lesson, "teacher")
    await lesson.says("Tom", sketch())
    assert "not made just now" in refused(lesson, "Tom")
    await lesson.teacher(HandBack(group=1))
    assert "not made just now" in refused(lesson, "teacher")
    await lesson.play_out(1)
    await lesson.wait(1)
    assert lesson.stage == "over"
    await lesson.teacher(OpenBench(game="gsa", alone=True))
    await accepted(lesson, "Tom", sketch("project"))
    await lesson.begin()
    assert lesson.at(1).state.edition not in ("", first)
    assert {face.author for face in lesson.at(1).game.gallery() if face.author} == {"Group 1", "Group 2"}


async def test_a_card_that_leaves_the_deck_is_not_played_with() -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch())
    await lesson.teacher(HandBack(group=1, word="On second thoughts"), CloseBench())
    assert bench(lesson, "wall")["edition"] == ""
    await lesson.begin()
    assert lesson.at(1).game is load_game("gsa")
    assert not cards_made(lesson.at(1).game)


async def test_the_making_goes_on_after_a_restart() -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch())
    await lesson.says("Tom", sketch("project", name="Half a card"))
    await lesson.wait(6)
    edition = bench(lesson, "wall")["edition"]
    await lesson.restart()
    assert own(lesson, "Tom")["card"]["name"] == "Half a card"
    assert bench(lesson, "wall")["edition"] == edition != ""
    await lesson.begin()
    await lesson.restart()
    assert lesson.at(1).state.edition == edition
    await lesson.sit_down()
    await lesson.play_out(1)
    assert lesson.at(1).state.stage == "over"


async def test_the_report_names_the_cards_and_where_they_were_met_and_no_maker_stays_in_the_store() -> None:
    lesson = await makers("Mira", "Tom")
    await accepted(lesson, "Mira", sketch(copies=8))
    await lesson.says("Tom", sketch("project", name="Never handed in"))
    lesson.room.state.secrets = {1: "5e" * 32}
    await lesson.begin()
    await lesson.play_out(1, choose=night_shift)
    await lesson.teacher(EndLesson())
    report = report_of(lesson.room.lectern.overview, lesson.room.lectern.names)
    (made,) = report.made
    assert (made.name, made.makers, made.group, made.game, made.tables) == ("Night Shift", ["Mira"], 1, "gsa", [1])
    (game,) = report.games
    assert "Night Shift" in {card.name for card in [*game.met, *game.unmet]}
    stored = str(vars(lesson.drawer))
    assert "Night Shift" in stored
    assert "Never handed in" not in stored
    assert "Mira" not in stored
    assert "Tom" not in stored
    assert report_of(lesson.room.lectern.overview, {}).made[0].makers == []


async def test_who_is_removed_leaves_the_pen_to_others_and_their_name_is_gone() -> None:
    lesson = await makers("Mira", "Tom", alone=False)
    (writer,) = (name for name in ("Mira", "Tom") if _pen(lesson, name))
    other = "Tom" if writer == "Mira" else "Mira"
    await lesson.says(writer, sketch())
    await lesson.teacher(RemovePupil(pupil=own(lesson, writer)["pen"]))
    assert own(lesson, other)["makers"] == [other]
    assert own(lesson, other)["pen"] is None
    await lesson.says(other, TakePen(), HandIn())
    assert own(lesson, other)["stage"] == "handed_in"


@pytest.mark.parametrize(("game", "table"), [(game, table) for game, tables in CARDS.items() for table in tables])
async def test_a_card_of_each_kind_of_each_game_can_be_made(game: str, table: str) -> None:
    lesson = await a_class("Mira", "Tom", games=[game], size=2)
    await lesson.teacher(OpenBench(game=game, alone=True))
    card: dict[str, object] = {"author": "Mira", **CARDS[game][table][0]}
    await accepted(lesson, "Mira", SketchCard(table=table, card=card))
    await lesson.begin()
    assert lesson.at(1).state.edition == bench(lesson, "Tom")["edition"]


async def test_a_bench_needs_a_game_of_the_plan_and_cards_that_fit_it() -> None:
    lesson = await a_class("Mira", games=["pdb"])
    await lesson.teacher(OpenBench(game="gsa"))
    assert "not played in this class" in refused(lesson, "teacher")
    await lesson.says("Mira", HandIn())
    assert "not made just now" in refused(lesson, "Mira")
    await lesson.teacher(OpenBench(game="pdb"))
    await lesson.says("Mira", HandIn())
    assert "There is no card yet" in refused(lesson, "Mira")
    await lesson.says("Mira", SketchCard(table="modifier", card={}))
    assert "no such kind" in refused(lesson, "Mira")
    await lesson.says("Mira", Enter(name="Mira", face="fly"))
    assert own(lesson, "Mira")["makers"] == ["Mira"]
    plan = lesson.room.state.plan
    await lesson.teacher(Arrange(plan=plan), Begin())
    assert lesson.stage == "playing"
