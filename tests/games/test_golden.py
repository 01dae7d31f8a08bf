"""Golden records: whole games of every seat count, replayed on every run.

A rule that changes on purpose changes them: `python -m tests.games.test_golden` writes them anew.
"""

from pathlib import Path

import pytest

from labtable.bots import bot_rng, make_bot
from labtable.kernel import NOBODY, Game, Knowledge, Record, load_game, new_record, read_record, verify
from labtable.kernel.record import lay_again
from tests.games.ours import OURS

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/golden/*.jsonl"))
BOTS = ("random", "greedy")


def golden_path(game: Game, seats: int, bot: str) -> Path:
    return FOLDER / game.name / "golden" / f"{seats}-{bot}.jsonl"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_record_replays_to_the_same_table(path: Path) -> None:
    record = read_record(path)
    assert record.result is not None
    verify(load_game(record.header.game), record)


@pytest.mark.parametrize("name", OURS)
def test_no_golden_record_is_missing(name: str) -> None:
    game = load_game(name)
    for seats in range(game.fewest_seats, game.most_seats + 1):
        for bot in BOTS:
            assert golden_path(game, seats, bot) in RECORDS


def play_record(game: Game, seats: int, bot: str) -> Record:
    seed = 1000 * seats
    record = new_record(game, seed, seats, {}, [bot] * seats)
    table = lay_again(game, record.header)
    bots = [make_bot(bot, bot_rng(seed, seat)) for seat in range(seats)]
    while table.actor != NOBODY:
        move = bots[table.actor].choose(Knowledge(game, table, table.actor))
        record.note(table, move.text)
        table.play(move)
    record.close(table)
    return record


if __name__ == "__main__":
    for each in map(load_game, OURS):
        for number in range(each.fewest_seats, each.most_seats + 1):
            for kind in BOTS:
                path = golden_path(each, number, kind)
                path.parent.mkdir(exist_ok=True)
                play_record(each, number, kind).write(path)
