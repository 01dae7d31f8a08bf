"""The clock: it counts where people wait for a bot, and nowhere else; so a seed fixes what bots do in the lab."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest

import labtable.bots
from labtable.bots import Thinker, make_bot, search
from labtable.bots.levels import LEVELS
from labtable.hall.thinking import Memory, Question, answer
from labtable.kernel import Knowledge, load_game, new_record, seeded
from labtable.lab.analyse import analyse
from labtable.lab.simulate import Plan, play_some
from labtable.lab.tournament import Entry, Pairing, play_pairing
from labtable.testing import random_table
from tests.review.matches import short_match
from tests.test_terminal import at_the_table

PDB = load_game("pdb")
HOUR = 3600.0
NAMES = [level.name for level in LEVELS]


class SlowClock:
    """A clock on which an hour passes between any two looks; it counts them."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return HOUR * self.looks


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SlowClock:
    slow = SlowClock()
    monkeypatch.setattr(search, "perf_counter", slow)
    return slow


def weigh(spec: str, people_wait: bool) -> list[tuple[str, float, int]]:
    table = random_table(PDB, 3, 2, moves=25)
    bot = make_bot(spec, seeded(1), people_wait)
    assert isinstance(bot, Thinker)
    return [(each.move.text, each.worth, each.visits) for each in bot.weigh(Knowledge(PDB, table, table.actor))]


@pytest.mark.parametrize("level", NAMES)
def test_a_level_stops_when_its_time_is_over_only_where_people_wait(level: str, clock: SlowClock) -> None:
    whole = weigh(level, people_wait=False)
    assert clock.looks == 0
    hurried = weigh(level, people_wait=True)
    assert clock.looks > 0
    assert sum(visits for _, _, visits in hurried) < sum(visits for _, _, visits in whole)


def test_a_search_that_is_given_seconds_keeps_to_them_everywhere(clock: SlowClock) -> None:
    weigh("search:40", people_wait=True)
    assert clock.looks == 0
    weigh("search:0.5s", people_wait=False)
    assert clock.looks > 0


def a_simulation() -> object:
    return play_some(Plan(game="pdb", bots=["easy", "medium"], games=1, seed=2, options={"target": 3}), 0)


def a_tournament() -> object:
    entry = Entry(game="pdb", bots=["easy", "medium"], games=1, seats=2, seed=2, options={"target": 3})
    return play_pairing(entry, Pairing(0, 1, 0, 0))


def a_review() -> object:
    return analyse(short_match("pdb"))


@pytest.mark.parametrize("work", [a_simulation, a_tournament, a_review])
def test_the_lab_plays_the_same_however_slow_the_machine(work: Callable[[], object], clock: SlowClock) -> None:
    assert work() == work()
    assert clock.looks == 0


def test_a_worker_of_the_server_looks_at_the_clock(clock: SlowClock) -> None:
    header = new_record(PDB, 1, 2, {"first_leader": "1"}).header
    seat = PDB.new(1, 2, {"first_leader": "1"}).actor
    answer(Memory(), Question(room="r", header=header, first=0, steps=[], seat=seat, level="easy", seed=1))
    assert clock.looks > 0


@pytest.mark.parametrize(("typed", "bot"), [("hint", "random"), ("1", "easy")])
def test_bots_at_the_terminal_look_at_the_clock(typed: str, bot: str, clock: SlowClock) -> None:
    at_the_table(typed, "quit", arguments=("--bots", bot))
    assert clock.looks > 0


def test_nothing_of_the_bots_but_search_can_read_a_clock() -> None:
    for path in Path(labtable.bots.__file__).parent.glob("*.py"):
        names = {
            name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for name in [getattr(node, "module", None), *(each.name for each in node.names)]
        }
        assert ("time" in names) == (path.stem == "search"), path
