"""A class from its opening to its end, without a network."""

import pytest

from tests.hall.schooling import ALL, a_class

pytestmark = pytest.mark.anyio


async def test_everybody_is_seated_at_equal_tables_and_a_match_is_played_to_its_end() -> None:
    lesson = await a_class(*ALL[:7], size=4)
    await lesson.begin()
    assert [len(table.seats) for table in lesson.room.state.tables] == [4, 4]
    assert sorted(sum(map(len, table.seats)) for table in lesson.room.state.tables) == [3, 4]
    for number in (1, 2):
        await lesson.play_out(number)
    await lesson.wait(1)
    assert lesson.room.state.stage == "over"
    cards = lesson.people["teacher"].last("tables")["tables"]
    assert [card["stage"] for card in cards] == ["over", "over"]
