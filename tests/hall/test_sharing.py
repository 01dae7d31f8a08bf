"""Who sits where: tables of every size of class, in every mixture of games."""

from itertools import pairwise

import pytest

from labtable.hall.classes.plan import ClassPlan
from labtable.hall.classes.sharing import share_out
from labtable.hall.classes.state import ClassTable, Pupil
from labtable.kernel import load_game

GAMES = [["pdb"], ["gsa"], ["adna"], ["stem"], ["pdb", "gsa", "adna"], ["pdb", "gsa", "adna", "stem"]]


def pupils(many: int) -> list[Pupil]:
    return [Pupil(number=number, name=f"P{number}", face="frog", digest=str(number)) for number in range(1, many + 1)]


def shared(people: list[Pupil], met: dict[frozenset[int], int] | None = None, **plan: object) -> list[ClassTable]:
    chosen = ClassPlan(**plan)  # type: ignore[arg-type] # whatever a test changes
    return share_out(people, [load_game(name) for name in chosen.games], chosen, met or {})


def people_at(table: ClassTable) -> list[int]:
    return [pupil for seat in table.seats for pupil in seat]


@pytest.mark.parametrize("games", GAMES, ids="+".join)
@pytest.mark.parametrize("bots", ["easy", ""])
def test_everybody_sits_once_nobody_alone_and_tables_of_a_game_are_equal(games: list[str], bots: str) -> None:
    for many in range(2, 41):
        for size in (2, 3, 4):
            tables = shared(pupils(many), games=games, size=size, bots=bots)
            assert sorted(pupil for table in tables for pupil in people_at(table)) == list(range(1, many + 1))
            assert [table.number for table in tables] == list(range(1, len(tables) + 1))
            assert all(len(people_at(table)) > 1 for table in tables), (many, size)
            for table in tables:
                game = load_game(table.game)
                assert game.fewest_seats <= len(table.seats) <= game.most_seats
                assert max(map(len, table.seats)) <= game.most_sharing
            for name in games:
                sizes = [len(people_at(table)) for table in tables if table.game == name]
                assert max(sizes, default=0) - min(sizes, default=0) <= 1


def test_with_bots_all_tables_have_the_same_seats() -> None:
    for many in (9, 10, 11, 30):
        assert {len(table.seats) for table in shared(pupils(many), games=["pdb"], size=4)} == {4}


def test_in_every_match_people_sit_with_those_they_have_met_least() -> None:
    people, met = pupils(12), dict[frozenset[int], int]()
    for _ in range(3):
        for table in shared(people, met, games=["pdb"], size=3):
            for one, other in [(a, b) for a in people_at(table) for b in people_at(table) if a < b]:
                met[frozenset((one, other))] = met.get(frozenset((one, other)), 0) + 1
    assert max(met.values()) == 1


def test_friends_sit_together_and_a_wish_of_one_alone_moves_nobody() -> None:
    people = pupils(12)
    people[0].friend, people[11].friend = 12, 1
    people[5].friend = 7
    tables = shared(people, games=["pdb"], size=3)
    assert any({1, 12} <= set(people_at(table)) for table in tables)
    apart = shared(people, games=["pdb"], size=3, friends=False)
    assert all(one < other for table in apart for one, other in pairwise(people_at(table)))


def test_who_may_choose_plays_what_they_like_unless_they_would_play_alone() -> None:
    people = pupils(6)
    for each in people[:3]:
        each.game = "gsa"
    people[5].game = "stem"
    tables = shared(people, games=["pdb", "gsa", "stem"], size=3, choosing=True)
    at = {pupil: table.game for table in tables for pupil in people_at(table)}
    assert [at[number] for number in (1, 2, 3)] == ["gsa"] * 3
    assert at[6] != "stem"
