"""Trials without a server: who goes away ends one, one that gets stuck says so, and there are only so many at once."""

import asyncio
import json

import pytest

from labtable.games.adna import events as adna
from labtable.games.pdb import events as pdb
from labtable.hall.clock import Clock
from labtable.hall.desks import Desks, Subject
from labtable.hall.seating import CannotDo
from labtable.hall.thinkers import Decision, Stuck
from labtable.hall.thinking import Thought
from labtable.hall.trials import Asked, Trials, trial_of
from labtable.kernel import BadInput
from labtable.lab.trial import Counter, Found, Trial, Tryout
from labtable.lab.trial_verdict import verdict_of
from labtable.review.pieces import Counted, Piece
from tests.games.editions import CARDS, text

pytestmark = pytest.mark.anyio
TRIAL = trial_of("pdb", Asked(toml=text("pdb"), table="box", id="talk"))


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Trying:
    """Thinkers that try cards out at once, or get stuck."""

    hands = 2

    def __init__(self, *, stuck: bool = False) -> None:
        self.stuck = stuck
        self.tried: list[Trial] = []
        self.desks = Desks()

    async def wake(self, room: str) -> None:
        raise AssertionError("no bot thinks here")

    async def choose(self, decision: Decision, level: str, *, explain: bool = False) -> Thought:
        raise AssertionError("no bot thinks here")

    async def count(self, subject: Subject, piece: Piece) -> Counted:
        raise AssertionError("nothing is reviewed here")

    async def try_out(self, trial: Trial) -> Found:
        self.tried.append(trial)
        await asyncio.sleep(0)
        found = self.desks.try_out(trial)
        if self.stuck or not isinstance(found, Found):
            raise Stuck("too long")
        return found


async def test_every_deal_is_played_once_and_the_pieces_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labtable.hall.trials.MOST_DEALS", 30)
    monkeypatch.setattr("labtable.hall.trials.PIECE", 600.0)
    thinkers = Trying()
    lines = [json.loads(line) async for line in Trials(thinkers, Clock()).read(TRIAL)]
    deals = [deal for trial in thinkers.tried for deal in range(trial.first, trial.first + trial.deals)]
    assert sorted(deals) == list(range(30))
    assert max(trial.deals for trial in thinkers.tried) > 1
    assert (lines[-1]["over"], lines[-1]["deals"]) == (True, 30)


async def test_a_trial_that_gets_stuck_says_so_and_makes_room_for_another() -> None:
    trials = Trials(Trying(stuck=True), Clock())
    (line,) = [json.loads(line) async for line in trials.read(TRIAL)]
    assert line["error"] == "The bots got stuck with this card; try it with other numbers."
    trials.check()


async def test_who_goes_away_ends_the_trial_and_only_so_many_are_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labtable.hall.trials.MOST_UNDER_WAY", 1)
    thinkers = Trying()
    trials = Trials(thinkers, Clock())
    reading = trials.read(TRIAL)
    await anext(reading)
    with pytest.raises(CannotDo, match="ask again in a moment"):
        trials.check()
    await reading.aclose()
    trials.check()
    before = len(thinkers.tried)
    await asyncio.sleep(0.01)
    assert len(thinkers.tried) <= before + 1


def test_a_changed_card_is_tried_against_the_card_as_it_was_and_a_needed_one_against_the_own_deck() -> None:
    publish = {"id": "publish", "name": "Publish", "exchanges": [{"gain": {"achievement": 2}}]}
    changed = trial_of("pdb", Asked(toml=text("pdb", add={}, change={"box": [publish]}), table="box", id="publish"))
    assert "achievement = 2" in changed.after
    assert "achievement = 2" not in changed.before
    rows = {"species": CARDS["gsa"]["species"], "project": [{**CARDS["gsa"]["project"][0], "needs": ["medaka"]}]}
    needed = trial_of("gsa", Asked(toml=text("gsa", add=rows), table="species", id="medaka"))
    assert "medaka" in needed.after
    assert "medaka" not in needed.before
    with pytest.raises(BadInput, match="no card 'elf' among these"):
        trial_of("gsa", Asked(toml=text("gsa"), table="species", id="elf"))


def test_a_card_is_used_by_whoever_plays_it_and_not_by_who_sees_or_puts_it_away() -> None:
    freezer = trial_of("adna", Asked(toml=text("adna"), table="reaction", id="freezer"))
    counter = Counter(freezer, Tryout(freezer).sides[1].game)
    seen = [
        adna.Drew(seat=0, deck="reactions", cards=["freezer"]),
        adna.Saw(seat=1, bases=[], reactions=["freezer"], enzymes=[]),
        adna.Discarded(seat=0, deck="reactions", card="freezer"),
    ]
    assert counter.heard([*seen]) == ({"freezer": {0}}, {}, set())
    placed = Counter(TRIAL, Tryout(TRIAL).sides[1].game)
    talk = pdb.Placed(seat=1, box="talk", pay={}, gain={})
    assert placed.heard([talk]) == ({}, {"talk": {1}}, set())


@pytest.mark.parametrize(
    ("found", "answer"),
    [
        (Found(deals=100, had=60, used=0, others_had=100, others_used=50, drawn=True), "never"),
        (Found(deals=100, had=60, used=0, others_had=100, others_used=1, drawn=True), "fair"),
        (Found(deals=100, had=60, used=30, others_had=100, others_used=50, drawn=True), "fair"),
        (Found(deals=100, had=10, used=0, others_had=100, others_used=50, drawn=True), "fair"),
        (Found(deals=100, used=0, others_had=100, others_used=50), "never"),
        (Found(deals=100, had=60, used=50, completed=True), "incomplete"),
        (Found(deals=100, had=60, used=50, done=9, completed=True), "fair"),
    ],
)
def test_a_verdict_is_given_where_the_numbers_say_so(found: Found, answer: str) -> None:
    verdict = verdict_of(found, 100, over=True)
    assert (verdict.answer, verdict.title.endswith("."), verdict.words.endswith(".")) == (answer, True, True)


@pytest.mark.parametrize(("won", "answer"), [(2520, "strong"), (0, "weak"), (1260, "fair")])
def test_who_has_a_card_wins_more_or_less_often_or_as_others(won: int, answer: str) -> None:
    found = Found(deals=200, had=150, used=150, drawn=True)
    for number in range(100):
        found.mine.take(won)
        found.others.take(2520 * (number % 2))
    assert verdict_of(found, 200, over=True).answer == answer
    assert verdict_of(found, 200, over=False).answer == ("early" if answer == "fair" else answer)
