"""Windows betray no hand: the moments at which the table goes on hang on who is asked, never on what they hold."""

import pytest

from labtable.bots import Bot
from labtable.hall.match import Match
from labtable.hall.thinkers import Decision, Thinkers
from labtable.hall.thinking import Thought, pretend
from labtable.hall.window import Window, ask_around
from labtable.hall.wishes import Hint, Play, Substitute
from labtable.kernel import Game, Knowledge, Move, load_game
from labtable.kernel.digest import digest
from tests.server.evenings import Begin, TimedReader
from tests.server.handing import Handing
from tests.server.twins import Position, fixed_rng, twin_of, whole_game, window_with_an_answer

pytestmark = pytest.mark.anyio
GAMES = ["adna", "stem"]


def without_the_answer(match: Match) -> Match:
    """A twin in which the asked seat can only pass, and which looks the same to a spectator."""
    rng, asked = fixed_rng(), match.table.actor
    eyes = next(seat for seat in range(match.table.seats) if seat != asked)
    for _ in range(500):
        twin = twin_of(match, eyes, rng)
        if len(twin.table.legal()) == 1:
            return twin
    raise AssertionError("the asked seat always holds an answer")


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def both_ways(game: Game) -> tuple[Match, Match, int, int]:
    """A match at a window whose first seat holds an answer, one in which it holds none, that seat, and another."""
    match = window_with_an_answer(game, fixed_rng())
    asked = match.table.actor
    return match, without_the_answer(match), asked, 1 - asked


async def test_a_bot_takes_the_same_pause_whether_or_not_it_holds_an_answer(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, {asked}, [other, None]) for match in (holding, bare)]
    for each in evenings:
        await each.passes(other)
        await each.wait(1.15)
    for seat in (other, None):
        assert evenings[0].readers[seat].came == evenings[1].readers[seat].came
    for each in evenings:
        shown = len(each.readers[None].came)
        await each.wait(0.1)
        assert len(each.readers[None].came) > shown
        assert each.moments(None)[shown] == 1.2


class Noted(Handing):
    """Thinkers that note what they are asked, and by whom, as who measures busy workers could."""

    def __init__(self, thinkers: Thinkers) -> None:
        super().__init__(thinkers)
        self.questions: list[tuple[int, int, str]] = []

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        self.questions.append((len(decision.record.steps), decision.seat, level))
        return await super().choose(decision, level, explain=explain)


async def test_the_same_is_asked_of_the_workers_whether_or_not_a_bot_holds_an_answer(
    game: Game, evening: Begin
) -> None:
    holding, bare, asked, other = both_ways(game)
    questions = []
    for match in (holding, bare):
        each = await evening(match, set(), [other])
        noted = Noted(each.room.house.thinkers)
        each.course.bots.house = each.room.house._replace(thinkers=noted)
        each.room.state.seats[asked].held = True
        each.course.go_on()
        await each.rest()
        questions.append(noted.questions)
    assert questions[0] == questions[1]
    assert [seat for _, seat, _ in questions[0]] == [asked]


def test_a_bot_that_can_only_pass_thinks_about_an_answer_that_it_might_hold(game: Game) -> None:
    _, bare, asked, _ = both_ways(game)
    curious = Curious()
    pretend(curious, game, bare.table, fixed_rng())
    assert [len(legal) > 1 for legal in curious.seen] == [True]
    assert bare.table.actor == asked
    assert bare.table.speechless()


class Curious(Bot):
    """A bot that notes what it may choose from."""

    def __init__(self) -> None:
        self.seen: list[list[Move]] = []

    def choose(self, knowledge: Knowledge) -> Move:
        self.seen.append(knowledge.legal())
        return self.seen[-1][0]


async def test_people_are_waited_for_whether_or_not_they_hold_an_answer(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, set(), [asked, other, None]) for match in (holding, bare)]
    for each in evenings:
        assert each.readers[asked].table["view"]["turn"]["offers"]
        assert not each.readers[asked].table["window"]["answered"]
        await each.wait(19.9)
    for seat in (other, None):
        assert evenings[0].readers[seat].came == evenings[1].readers[seat].came
        assert evenings[0].moments(seat) == [0.0] * len(evenings[0].moments(seat))
    for each in evenings:
        assert each.readers[None].table["window"]["until"] == 1020.0
        await each.wait(0.2)
        assert each.moments(None)[-1] == 20.0


async def test_the_table_goes_on_when_all_people_have_answered(game: Game, evening: Begin) -> None:
    for match in both_ways(game)[:2]:
        each = await evening(match, set(), [0, 1, None])
        asked = list(each.window.asked)
        for question in asked:
            await each.wait(1.0)
            shown = len(each.readers[None].came)
            await each.answer(question.seat, question.pass_move.id)
            if question is not asked[-1]:
                assert len(each.readers[None].came) == shown, "an answer is shown to nobody else"
                assert each.readers[question.seat].table["window"]["answered"]
                assert each.readers[question.seat].table["view"]["turn"]["offers"] == []
        assert each.moments(None)[-1] == len(asked)


async def test_nobody_answers_twice_and_nobody_who_is_not_asked(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    asked = match.table.actor
    each = await evening(match, {1 - asked}, [asked, None])
    each.window.pause_is_over = False  # as if a bot were asked too, so that the window stays open
    passing = each.window.asked[0].pass_move
    other = next(move for move in match.table.legal() if move is not passing)
    before, shown = each.course.tick, len(each.readers[None].came)
    for move in (passing, other):
        await each.answer(asked, move.id)
    await each.says(None, Play(move=other.id, tick=before))
    assert each.window.answers == {asked: passing}
    assert [reader.refused[0]["do"] for reader in each.readers.values()] == ["play", "play"]
    assert (each.course.tick, len(each.readers[None].came)) == (before, shown), "nobody else sees that they answered"


async def test_a_hint_is_for_who_is_asked_alone(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    other = 1 - match.table.actor
    each = await evening(match, set(), [other, None])
    assert each.window.question(other) is None
    for place in (other, None):
        await each.says(place, Hint())
        assert [refused["do"] for refused in each.readers[place].refused] == ["hint"]
        assert each.readers[place].refused[0]["why"] == "You have nothing to decide right now."


async def test_who_plays_alone_is_not_asked_what_they_can_only_pass(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    each = await evening(bare, {other}, [asked])
    assert each.readers[asked].table["window"]["answered"]
    assert each.readers[asked].table["window"]["until"] == 1001.2
    await each.wait(1.3)
    assert 1.2 in each.moments(asked)
    asked_for = await evening(holding, {other}, [asked])
    await asked_for.wait(5.0)
    assert not asked_for.readers[asked].table["window"]["answered"]
    watched = await evening(bare, {other}, [asked, None])
    assert not watched.readers[asked].table["window"]["answered"], "somebody watches"


async def test_who_was_spared_is_asked_when_somebody_comes_to_watch(game: Game, evening: Begin) -> None:
    _, bare, asked, other = both_ways(game)
    each = await evening(bare, {other}, [asked])
    await each.wait(0.5)
    shown = len(each.readers[asked].came)
    tab = await each.comes(asked)
    assert times(tab) == (1001.2, True), "a second socket of theirs is nobody else"
    assert len(each.readers[asked].came) == shown
    await each.comes(None)
    assert times(each.readers[asked]) == (1020.5, False)


def times(reader: TimedReader) -> tuple[float | None, bool]:
    """Until when a window is open, and whether the reader has answered."""
    window = reader.table["window"]
    return window["until"], window["answered"]


async def test_while_only_bots_wait_no_clock_runs_until_somebody_comes(game: Game, evening: Begin) -> None:
    holding, _, asked, other = both_ways(game)
    each = await evening(holding, {other}, [asked])
    assert times(each.readers[asked]) == (None, False)
    await each.wait(500.0)
    assert times(each.readers[asked]) == (None, False)
    await each.comes(None)
    assert times(each.readers[asked]) == (1520.0, False)


async def test_a_window_goes_on_as_it_was_when_somebody_comes_in(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    each = await evening(match, set(), [0, 1])
    await each.wait(5.0)
    eve = await each.comes(None)
    assert eve.table["window"]["until"] == 1020.0
    assert each.moments(0) == [0.0]
    await each.wait(15.0)
    assert 20.0 in each.moments(0)


async def test_who_comes_in_finds_the_same_window_whatever_the_bots_hold(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, {asked}, [other]) for match in (holding, bare)]
    for each in evenings:
        await each.wait(0.5)
        each.readers[None] = await each.comes(None)
    for place in (other, None):
        assert evenings[0].readers[place].came == evenings[1].readers[place].came


def test_a_window_asks_every_seat_once_as_long_as_all_see_the_same(game: Game) -> None:
    together = 0
    for match, _ in whole_game(game.name, min(3, game.most_seats), fixed_rng()):
        clone, picture = match.table.clone(), game.view(match.table, None)
        asked = ask_around(game, match.table)
        for number, question in enumerate(asked):
            assert (question.seat, question.place, question.table.in_secret()) == (clone.actor, number, True)
            assert digest(question.table) == digest(clone)
            assert game.view(question.table, None) == picture
            clone.play(question.pass_move)
        assert len({question.seat for question in asked}) == len(asked)
        together += len(asked) > 1
    assert together > 0 or game.most_seats == 2


async def test_a_pass_is_stored_whether_or_not_there_was_anything_else_to_do(game: Game, evening: Begin) -> None:
    holding, bare, asked, other = both_ways(game)
    for match in (holding, bare):
        each = await evening(match, {other}, [asked, None])
        before = len(each.course.match.record.steps)
        await each.passes(asked)
        await each.wait(1.2)
        own = [step for step in each.course.match.record.steps[before:] if step.seat == asked]
        assert len(own) == 1
        kept = await each.room.house.store.load(each.room.state.code)
        assert kept is not None
        assert kept.entries == each.course.match.record.steps


async def test_a_window_is_opened_again_when_a_room_comes_back(game: Game, evening: Begin) -> None:
    match = window_with_an_answer(game, fixed_rng())
    *_, again = Match.resuming(game, match.record.header, match.journal)
    assert again.table.in_secret()
    each = await evening(again, set(), [0, 1])
    assert each.readers[0].table["window"]["until"] == 1020.0
    assert len(each.readers[0].came) == 1


async def test_who_is_away_is_waited_for_whether_or_not_they_hold_an_answer(game: Game, evening: Begin) -> None:
    holding, bare, _, other = both_ways(game)
    evenings = [await evening(match, set(), [other]) for match in (holding, bare)]
    for each in evenings:
        await each.passes(other)
        await each.wait(19.9)
    assert evenings[0].readers[other].came == evenings[1].readers[other].came
    for each in evenings:
        await each.wait(0.2)
        assert each.moments(other)[-1] == 20.0


async def test_a_bot_that_takes_over_takes_its_pause_whether_or_not_it_holds_an_answer(
    game: Game, evening: Begin
) -> None:
    holding, bare, asked, other = both_ways(game)
    evenings = [await evening(match, set(), [other]) for match in (holding, bare)]
    for each in evenings:
        await each.passes(other)
        each.room.away_since[asked] = 0.0
        await each.wait(3.0)
        await each.says(other, Substitute(seat=asked))
        await each.wait(1.1)
    assert evenings[0].readers[other].came == evenings[1].readers[other].came
    assert list(evenings[0].window.answers) == [asked], "the bot has thought"
    for each in evenings:
        await each.wait(0.2)
        assert each.moments(other)[-1] == 4.2


# Windows in which several are asked


@pytest.fixture(scope="module")
def several() -> list[Position]:
    """Positions of S.T.E.M. at which two are asked at once, the second of whom can only pass."""
    course = whole_game("stem", 3, fixed_rng())
    found = [each for each in course if len(ask_around(each.match.game, each.match.table)) > 1]
    return [each for each in found if ask_around(each.match.game, each.match.table)[1].can_only_pass]


def test_whoever_comes_after_a_real_answer_is_asked_anew(several: list[Position]) -> None:
    match = next(each.match for each in several if len(each.match.table.legal()) > 1)
    window = Window(match.game, match.table, bots=set())
    assert window.outcome() == [asked.pass_move for asked in window.asked]
    window.answers = {asked.seat: asked.pass_move for asked in window.asked}
    first = window.asked[0]
    answer = window.answers[first.seat] = next(move for move in match.table.legal() if move is not first.pass_move)
    assert window.outcome() == [answer]


async def test_the_table_goes_on_when_the_last_of_several_has_answered(several: list[Position], evening: Begin) -> None:
    each = await evening(several[0].match, set(), [0, 1, 2])
    for question in list(each.window.asked):
        shown = [len(reader.came) for reader in each.readers.values()]
        await each.wait(1.0)
        assert [len(reader.came) for reader in each.readers.values()] == shown
        await each.passes(question.seat)
    assert {each.moments(seat)[-1] for seat in each.readers} == {2.0}


@pytest.mark.parametrize(("answers", "goes_on"), [(0.5, 1.2), (5.0, 5.0)])
async def test_people_and_bots_are_both_waited_for(
    several: list[Position], evening: Begin, answers: float, goes_on: float
) -> None:
    match = several[0].match
    bot, person = (asked.seat for asked in ask_around(match.game, match.table)[:2])
    each = await evening(match, {bot}, [person, None])
    await each.wait(answers)
    assert each.moments(None) == [0.0]
    await each.passes(person)
    await each.wait(1.5)
    assert each.moments(None)[1] == goes_on


async def test_a_bot_that_takes_over_has_its_pause_after_the_others_too(
    several: list[Position], evening: Begin
) -> None:
    match = several[0].match
    here, away = (asked.seat for asked in ask_around(match.game, match.table)[:2])
    each = await evening(match, {0, 1, 2} - {here, away}, [here])
    each.room.away_since[away] = 0.0
    await each.wait(3.0)
    await each.says(here, Substitute(seat=away))
    await each.wait(0.5)
    await each.passes(here)
    assert each.moments(here)[-1] == 3.5, "that they have answered"
    assert each.readers[here].table["window"]["answered"]
    await each.wait(0.7)
    assert each.moments(here)[-1] == 4.2


async def test_the_pause_of_a_window_that_was_opened_anew_counts_anew(several: list[Position], evening: Begin) -> None:
    match = several[0].match
    person = ask_around(match.game, match.table)[1].seat
    each = await evening(match, {0, 1, 2} - {person}, [person])
    await each.wait(0.5)
    each.readers[None] = await each.comes(None)
    await each.wait(0.1)
    await each.passes(person)
    await each.wait(2.0)
    assert each.moments(None)[:2] == [0.5, 1.7], "the pause of the first window would have ended at 1.2"


async def test_the_countdown_of_a_window_that_is_over_ends_no_other(evening: Begin) -> None:
    match = next(each.match for each in whole_game("stem", 2, fixed_rng()) if leads_to_another_window(each.match))
    each = await evening(match, set(), [0, 1])
    await each.wait(5.0)
    for question in list(each.window.asked):
        await each.passes(question.seat)
    assert each.window.until == 1025.0
    await each.wait(19.9)
    assert each.moments(0)[-1] == 5.0
    await each.wait(0.2)
    assert each.moments(0)[-1] == 25.0


def leads_to_another_window(match: Match) -> bool:
    table = match.table.clone()
    for asked in ask_around(match.game, match.table):
        table.play(asked.pass_move)
    return match.table.in_secret() and table.in_secret()
