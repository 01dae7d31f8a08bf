"""Bots where machines are slow: a level thinks for longer, and says as which level it played when its time was over."""

import msgspec
import pytest

from labtable.bots import search
from labtable.hall.mind import Mind
from labtable.hall.thinking import Memory, Question, Thought, answer
from labtable.kernel import load_game, new_record
from labtable.kernel.record import lay_again
from labtable.page.own import mind

TICK = 0.02  # seconds from one look at the clock to the next
LEVELS = ["easy", "medium", "hard", "expert"]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A clock that goes on by a tick whenever it is looked at."""
    looks: list[float] = [0.0]

    def look() -> float:
        looks.append(looks[-1] + TICK)
        return looks[-1]

    monkeypatch.setattr(search, "perf_counter", look)
    return looks


def question(level: str) -> Question:
    game = load_game("gsa")
    record = new_record(game, 3, 2, {}, ["a", "b"])
    table = lay_again(game, record.header)
    return Question(room="r", header=record.header, seat=table.actor, level=level, seed=1)


def plays(level: str, patience: float) -> str:
    found = answer(Memory(patience), question(level))
    assert isinstance(found, Thought), found
    return found.plays


def test_a_level_in_a_browser_has_more_time_and_plays_stronger_by_it() -> None:
    assert LEVELS.index(plays("expert", 0.1)) < LEVELS.index(plays("expert", 1.0)) < LEVELS.index(plays("expert", 60.0))
    assert plays("expert", 600.0) == "expert"


def test_what_thinks_in_a_browser_is_given_that_time(clock: list[float]) -> None:
    asked = msgspec.json.encode(question("hard"))
    Mind().answer(asked)
    at_a_server = len(clock)
    mind().answer(asked)
    assert len(clock) - at_a_server > at_a_server
