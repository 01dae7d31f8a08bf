"""Bots at the table: one that is stuck or fails is replaced, and the table says so."""

import asyncio
import sys
from pathlib import Path

import pytest

from labtable.hall.match import Match
from labtable.hall.thinkers import Decision, Stuck
from labtable.hall.thinking import Failed, Forgotten, Memory, Question, Thought, answer, asked
from labtable.kernel import load_game, new_record
from labtable.kernel.digest import digest
from labtable.server import workers
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from labtable.server.workers import Workers
from tests.games.ours import OURS
from tests.server.twins import any_move, fixed_rng, new_match
from tests.server.visitors import ME, Guest, bot, running
from tests.server.witness import Witness, shown

pytestmark = pytest.mark.anyio
FIRST = {"first_leader": "2"}


async def replaced(tmp_path: Path, settings: Settings) -> Guest:
    """A guest who has seen a bot move first."""
    async with running(sqlite_file(tmp_path / "t.db"), settings) as tables:
        ada = await tables.host(ME, bot(), options=FIRST, start=True)
        await ada.my_turn()
        while not ada.table["happened"]:
            await ada.play()
            await ada.move_on()
            await ada.my_turn()
        return ada


def happenings(guest: Guest, kind: str) -> int:
    return sum(f'"kind":"{kind}"' in frame for frame in guest.frames)


async def test_a_stuck_bot_is_replaced_and_the_table_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", [sys.executable, "-c", "import time; time.sleep(60)"])
    monkeypatch.setattr(workers, "WAKING", 0.0)
    ada = await replaced(tmp_path, Settings(pace=0.0, workers=1, thinking=0.05))
    assert happenings(ada, "replaced") == 1


async def test_a_worker_that_dies_is_replaced_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", [sys.executable, "-c", "pass"])
    ada = await replaced(tmp_path, Settings(pace=0.0, workers=1))
    assert happenings(ada, "replaced") == 1


async def test_a_bot_that_thinks_is_not_replaced(tmp_path: Path) -> None:
    ada = await replaced(tmp_path, Settings(pace=0.0, workers=1))
    assert happenings(ada, "replaced") == 0


async def test_a_worker_that_could_not_answer_is_asked_again() -> None:
    first = decision(new_match("pdb", 1))
    crew = Workers(1, 20.0, 20.0)
    try:
        with pytest.raises(Stuck, match="no bot"):
            await crew.choose(first, "nobody")
        with pytest.raises(Stuck, match="not asked"):
            await crew.choose(first._replace(seat=1 - first.seat), "easy")
        assert isinstance(await crew.choose(first, "easy"), Thought)
    finally:
        await crew.end()


async def test_the_answer_to_a_question_that_was_given_up_is_nobodys(tmp_path: Path) -> None:
    """The worker thinks it to its end; the next question gets its own answer."""
    witness, crew = Witness(tmp_path), Workers(1, 20.0, 20.0)
    one, other = started(0), started(-1)
    try:
        given_up = asyncio.create_task(crew.choose(decision(one), witness.level))
        while len(crew.line) or not crew._thinking:
            await asyncio.sleep(0)
        given_up.cancel()
        with pytest.raises(asyncio.CancelledError):
            await given_up
        thought = await crew.choose(decision(other, "other"), witness.level)
        assert thought.move == other.table.legal()[-1].id
    finally:
        await crew.end()
    assert witness.seen == [shown(one), shown(other)]


async def test_what_a_bot_of_ones_own_prints_is_no_answer(tmp_path: Path) -> None:
    talkative = tmp_path / "talkative.py"
    said = "print('I think, ' * 5, flush=True)"
    talkative.write_text(f"{said}\ndef choose(knowledge, rng):\n    {said}\n    return knowledge.legal()[0]\n")
    crew = Workers(1, 20.0, 20.0)
    try:
        thought = await crew.choose(decision(started(0)), str(talkative))
        assert thought.move == started(0).table.legal()[0].id
    finally:
        await crew.end()


async def test_a_worker_does_not_think_on_with_the_table_from_before_a_cut(tmp_path: Path) -> None:
    """It is told only what is new; after a cut, or about a moment that has passed, that is the whole record."""
    witness, crew = Witness(tmp_path), Workers(1, 20.0, 20.0)
    one, other, longer = started(0), started(-1), started(0, 0)
    asked_for = [(0, one), (1, other), (2, one), (2, longer), (2, one), (2, longer)]
    try:
        for cuts, match in asked_for:
            await crew.choose(decision(match)._replace(cuts=cuts), witness.level)
    finally:
        await crew.end()
    assert witness.seen == [shown(match) for _, match in asked_for]
    assert shown(one) != shown(other)


def started(*offers: int) -> Match:
    """A match of PDB after a few moves, each named by its place among those that were offered."""
    match = new_match("pdb", 1)
    for offer in offers:
        match.choose(match.table.legal()[offer])
    return match


def decision(match: Match, room: str = "room") -> Decision:
    """What is to be decided next in a match."""
    return Decision(room, 0, match.game, match.record, match.table, match.table.actor, 0, [])


def test_a_worker_says_when_it_has_forgotten_a_table() -> None:
    game = load_game("pdb")
    record = new_record(game, 1, 2, {"first_leader": "1"})
    table = game.new(1, 2, {"first_leader": "1"})
    memory = Memory()

    def ask(first: int, whole: bool) -> Thought | Forgotten | Failed:
        header = record.header if whole else None
        seat, steps = table.actor, record.steps[first:]
        question = Question(room="r", header=header, first=first, steps=steps, seat=seat, level="easy", seed=1)
        return answer(memory, question)

    assert isinstance(ask(0, whole=False), Forgotten)
    for _ in range(3):
        thought = ask(max(0, len(record.steps) - 1), whole=not record.steps)
        assert isinstance(thought, Thought)
        move = game.catalogue.moves[thought.move]
        record.note(table, move.text)
        table.play(move)
    assert isinstance(ask(0, whole=False), Forgotten)
    assert isinstance(ask(0, whole=True), Thought)


@pytest.mark.parametrize("name", OURS)
def test_a_worker_thinks_about_the_very_table_that_is_asked(name: str) -> None:
    rng, match = fixed_rng(), new_match(name, 3)
    memory = Memory()
    while not match.over:
        question = Question(
            room="r", header=match.record.header, first=0, steps=match.record.steps, seat=0, level="easy", seed=1
        )
        remembered = memory.recall(question)
        assert remembered is not None
        table = asked(remembered.table, match.table.actor, 0)
        assert digest(table) == digest(match.table)
        match.choose(any_move(match.table, rng))
