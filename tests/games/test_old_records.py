"""Old golden records: what was played before is still played the same, or refused by the version of its rules.

A game whose rules version is raised moves its golden records to `golden/before`, where nobody changes them any more.
"""

from pathlib import Path

import pytest

from labtable.kernel import BadRecord, load_game, read_record, verify
from tests.games.ours import OURS
from tests.games.test_golden import RECORDS

FOLDER = Path(__file__).parent
OLD_RECORDS = sorted(FOLDER.glob("*/golden/before/*.jsonl"))


@pytest.mark.parametrize("path", OLD_RECORDS, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def test_an_old_record_replays_to_the_same_table_or_is_refused_by_the_version_of_its_rules(path: Path) -> None:
    record = read_record(path)
    assert record.header.game == path.parts[-4]
    assert record.result is not None
    game = load_game(record.header.game)
    if record.header.rules == game.rulebook.version:
        verify(game, record)
        return
    with pytest.raises(BadRecord) as raised:
        verify(game, record)
    assert str(raised.value) == (
        f"Line 1: this match was played under rules version {record.header.rules}; "
        f"version {game.rulebook.version} is the one played here."
    )


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_old_records(name: str) -> None:
    assert [path for path in OLD_RECORDS if path.parts[-4] == name]


def test_old_records_are_not_written_anew_with_the_golden_ones() -> None:
    assert not set(OLD_RECORDS) & set(RECORDS)
