"""Company: what people say around a table reaches whom it is for, is measured, and goes with the room."""

from collections.abc import AsyncIterator

import pytest

from labtable.hall.company import ALL_AT_ONCE, AT_ONCE, clean_text
from labtable.hall.customs import Customs
from labtable.hall.seating import CannotDo
from labtable.hall.talk import MOST_LINES
from labtable.hall.wishes import Judge, MakeHost, Rename, Report, Say, SetCustom, Sit, Stand, Write
from tests.hall.around import Around
from tests.hall.test_hall import Drawer
from tests.server.evenings import HandClock

pytestmark = pytest.mark.anyio
FREE = Customs(chat="free")


@pytest.fixture
async def around() -> AsyncIterator[Around]:
    found = Around(Drawer(), HandClock())
    yield found
    await found.hall.end()


async def three(around: Around, customs: Customs = FREE) -> None:
    """Ada and Max at a table, and Eve, who watches."""
    await around.open("pdb", 2, customs)
    await around.come("Max", 1)
    await around.come("Eve")


async def test_a_word_reaches_everybody_with_who_says_it(around: Around) -> None:
    await three(around, Customs())
    await around.says("Max", Say(word="hello"))
    for listener in around.people.values():
        line = listener.last("said")["line"]
        assert (line["word"], line["name"], line["seat"], line["side"]) == ("hello", "Max", 1, False)


async def test_own_words_need_the_hosts_leave(around: Around) -> None:
    await three(around, Customs())
    max_ = await around.says("Max", Write(text="Is that yours?"))
    assert max_.refused == ["At this table only the set words are said; the host may allow others."]
    await around.says("Ada", SetCustom(custom="chat", value="free"))
    await around.says("Max", Write(text="Is that yours?"))
    assert around.people["Ada"].said == around.people["Eve"].said == ["Is that yours?"]


async def test_who_watches_speaks_only_where_all_write_freely_and_under_a_name(around: Around) -> None:
    await three(around, Customs())
    eve = await around.says("Eve", Say(word="hello"))
    await around.says("Ada", SetCustom(custom="chat", value="free"))
    await around.says("Eve", Say(word="hello"))
    assert [each.split(" ")[0] for each in eve.refused] == ["Who", "Say"]
    await around.says("Eve", Rename(name=" Eve "), Say(word="hello"), Write(text="Good game!"))
    assert around.people["Max"].said == ["hello", "Good game!"]
    assert around.people["Max"].last("said")["line"]["seat"] is None


async def test_who_says_much_at_once_is_told_to_wait_and_nothing_of_it_is_kept(around: Around) -> None:
    await three(around)
    max_ = await around.says("Max", *[Write(text=f"line {number}") for number in range(AT_ONCE + 20)])
    assert len(max_.refused) == 20
    assert set(max_.refused) == {"You have said much in a short time; wait a few seconds."}
    assert len(around.room.state.talk.lines) == AT_ONCE
    around.clock.time += 3.1
    await around.says("Max", Say(word="oh_no"), Say(word="oh_no"))
    assert len(around.room.state.talk.lines) == AT_ONCE + 1, "one more after three seconds"


async def test_many_who_watch_are_measured_as_one_and_so_is_the_whole_room(around: Around) -> None:
    await three(around)
    for number in range(AT_ONCE + 2):
        name = f"Watcher {number}"
        await around.come(name)
        await around.says(name, Rename(name=name), Say(word="hello"))
    assert len(around.room.state.talk.lines) == AT_ONCE
    for number in range(ALL_AT_ONCE):  # each comes with another key, takes the free seat, speaks and goes
        name = f"Sitter {number}"
        await around.says("Max", Stand())
        await around.come(name, 1)
        await around.says(name, Say(word="hello"), Stand())
    assert len(around.room.state.talk.lines) == ALL_AT_ONCE
    assert around.people[name].refused == ["You have said much in a short time; wait a few seconds."]


async def test_a_new_host_learns_what_was_shown_to_the_old_one(around: Around) -> None:
    await three(around)
    await around.says("Ada", Write(text="rude"))
    await around.says("Max", Report(line=0))
    await around.says("Ada", MakeHost(name="Max"))
    assert reports(around, "Max") == [(1, True)]
    assert reports(around, "Ada") == [(0, False)]


async def test_only_the_last_lines_are_kept(around: Around) -> None:
    await three(around)
    for number in range(MOST_LINES + 5):
        around.clock.time += 10
        await around.says("Max", Write(text=f"line {number}"))
    assert [line.text for line in around.room.state.talk.lines] == [f"line {n}" for n in range(5, MOST_LINES + 5)]


async def test_what_was_said_is_there_after_a_restart_and_gone_with_the_room(around: Around) -> None:
    await three(around)
    await around.says("Max", Write(text="back in a week"), Say(word="one_moment"))
    await around.restart()
    for listener in around.people.values():
        assert listener.lines == ["back in a week", "one_moment"]
        assert listener.said == [], "nothing of it is news"
    await around.hall.close(around.room.state.code)
    assert around.drawer.rooms == {}


async def test_nothing_is_told_that_could_not_be_kept(around: Around) -> None:
    await three(around)
    around.drawer.jammed = True
    max_ = await around.says("Max", Write(text="lost"))
    assert max_.refused == ["That could not be written down, so it was not done; try again in a moment."]
    assert around.people["Ada"].said == []
    assert around.room.state.talk.lines == []


async def test_a_line_shown_to_the_host_is_struck_for_everybody(around: Around) -> None:
    await three(around)
    await around.says("Eve", Rename(name="Eve"), Write(text="rude"))
    await around.says("Max", Write(text="kind"))
    number = around.people["Max"].all("said")[0]["line"]["number"]
    await around.says("Max", Report(line=number), Report(line=number))
    assert reports(around, "Ada") == [(1, False), (0, False)]
    assert reports(around, "Max") == [(0, True), (0, False)], "how many, the host alone is told"
    before = len(around.people["Eve"].frames)
    await around.says("Max", Judge(line=number, strike=True))
    assert around.people["Max"].refused == ["Only the host of this table may do that."]
    assert len(around.people["Eve"].frames) == before, "nothing tells who was reported"
    await around.says("Ada", Judge(line=number, strike=True))
    for listener in around.people.values():
        assert listener.lines == ["kind"]
    assert b"rude" not in around.drawer.rooms[around.room.state.code].state.encode()


async def test_a_host_may_let_a_line_stand(around: Around) -> None:
    await three(around)
    await around.says("Ada", Say(word="oh_no"))
    await around.says("Max", Report(line=0))
    await around.says("Ada", Judge(line=0, strike=False))
    assert reports(around, "Ada") == reports(around, "Max") == [(0, False)]


async def test_only_who_sits_here_shows_the_host_a_line_and_only_one_that_is_there(around: Around) -> None:
    await three(around)
    await around.says("Ada", Say(word="oh_no"))
    eve = await around.says("Eve", Report(line=0))
    max_ = await around.says("Max", Report(line=7))
    ada = await around.says("Ada", Judge(line=7, strike=True))
    assert eve.refused == ["Only those who sit at the table can show the host a line; you can mute who said it."]
    assert max_.refused == ada.refused == ["This line is not there any more."]


async def test_a_sign_tells_nobody_who_somebody_is_elsewhere(around: Around) -> None:
    await three(around)
    await around.says("Max", Say(word="hello"))
    sign = around.people["Ada"].last("said")["line"]["who"]
    assert sign == around.people["Max"].last("lines")["you"]
    person = around.room.state.seats[1].people[0]
    assert sign not in person.digest
    assert person.digest.encode() not in b"".join(around.people["Ada"].frames)
    await around.open("pdb", 2, FREE)
    await around.come("Max", 1)
    assert around.people["Max"].last("lines")["you"] != sign


async def test_a_side_has_words_of_its_own_that_nobody_else_gets_then_or_later(around: Around) -> None:
    await around.open("adna", 2, FREE)
    await around.come("Bea", 0)
    await around.come("Max", 1)
    await around.come("Eve")
    await around.says("Bea", Say(word="good_idea", side=True), Write(text="cut it", side=True))
    assert around.people["Ada"].said == around.people["Bea"].said == ["good_idea", "cut it"]
    await around.come("Tim")
    await around.says("Bea", Stand())
    await around.says("Tim", Sit(seat=0, name="Tim"))
    await around.come("Tim")
    await around.says("Max", Report(line=0))
    for name in ("Max", "Eve", "Tim"):
        assert b"cut it" not in b"".join(around.people[name].frames)
        assert b"good_idea" not in b"".join(around.people[name].frames)
        assert around.people[name].lines == []
    assert around.people["Max"].refused == ["This line is not there any more."]
    ada = await around.says("Ada", Report(line=0))
    assert "stays there" in ada.refused[0]


async def test_a_side_that_nobody_shares_has_no_words_of_its_own(around: Around) -> None:
    await around.open("adna", 2, FREE)
    await around.come("Eve")
    for name in ("Ada", "Eve"):
        await around.says(name, Rename(name=name), Say(word="hello", side=True))
        assert around.people[name].refused[-1] == "Nobody shares your side."
    assert around.room.state.talk.lines == []


@pytest.mark.parametrize(
    ("typed", "read"),
    [
        ("  a\n\tb \u2028 c ", "a b c"),
        ("a\u200bb\u202ec\ufeffd\u2066", "abcd"),
        ("\u3164\u2800x", "x"),
        ("Z" + "\u0300" * 9, "Z" + "\u0300" * 3),
        ("<b>&amp;</b>", "<b>&amp;</b>"),
        ("Grüße 👍 אבג", "Grüße 👍 אבג"),
        ("a\ue000\ud800b", "ab"),
    ],
)
def test_a_line_has_no_signs_that_nobody_sees_and_markup_is_text(typed: str, read: str) -> None:
    assert clean_text(typed) == read


@pytest.mark.parametrize("typed", ["", " ", "\u200b\u202e", "\u3164", "\n"])
def test_a_line_of_nothing_is_refused(typed: str) -> None:
    with pytest.raises(CannotDo, match="can be read"):
        clean_text(typed)


def reports(around: Around, name: str) -> list[tuple[int, bool]]:
    return [(line["reports"], line["reported"]) for line in around.people[name].last("lines")["lines"]]
