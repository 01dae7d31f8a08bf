"""Standings: the order of all seats after the end, and what broke its ties."""

from labtable.kernel import NOBODY, Game, Table
from labtable.kernel.turn import SHARED, standings
from tests.games.adna import tables as adna
from tests.games.gsa import tables as gsa
from tests.games.pdb import tables as pdb
from tests.games.stem import tables as stem


def order(game: Game, table: Table) -> list[tuple[int, int, str]]:
    table.actor = NOBODY
    return [(each.seat, each.place, each.tie) for each in standings(game, table)]


def test_data_part_two_labs_at_any_place() -> None:
    table = pdb.a_table(4)
    for seat, (achievement, circles) in enumerate([(2, 1), (5, 0), (2, 3), (2, 1)]):
        pdb.give(table, seat, achievement=achievement, circle=circles)
    assert order(pdb.GAME, table) == [
        (1, 1, ""),
        (2, 2, "Level on 2; 3 Data to 1."),
        (0, 3, SHARED),
        (3, 3, ""),
    ]


def test_a_geneticist_with_more_completed_projects_stands_above_one_with_as_many_points() -> None:
    table = gsa.a_table(4)
    completed = [["disease"], ["flower", "egg", "death"], ["ageing", "body", "heart"], ["cycle", "telomere"]]
    unfinished = [[], ["clock"], ["scramble", "safety"], []]
    for seat in range(4):
        for id in completed[seat]:
            table.scored_by[table.edition.ids.index(id) - table.edition.first_project] = seat
        for id in unfinished[seat]:
            gsa.lay(table, seat, id)
    assert order(gsa.GAME, table) == [
        (1, 1, "Level on 4; 1 left unfinished to 2."),
        (2, 2, "Level on 4; 3 regular projects completed to 2."),
        (3, 3, "Level on 4; 2 regular projects completed to 1."),
        (0, 4, ""),
    ]


def test_points_part_two_who_won_as_many_games_of_a_match() -> None:
    table = adna.a_table(games=2)
    table.won, table.points = [1, 1], [14, 20]
    assert order(adna.GAME, table) == [(1, 1, "Level on games won; 20 points to 14."), (0, 2, "")]
    table = adna.a_table(games=3, match_won_by="points")
    table.won, table.points = [2, 1], [20, 20]
    assert order(adna.GAME, table) == [(0, 1, "Level on points; 2 games won to 1."), (1, 2, "")]


def test_fewer_cards_played_part_two_scientists() -> None:
    table = stem.a_table(2)
    table.played = [7, 5]
    assert order(stem.GAME, table) == [(1, 1, "Level on 0; 5 cards played to 7."), (0, 2, "")]
    table = stem.a_table(2, tiebreak_count="in_front")
    assert order(stem.GAME, table) == [(0, 1, SHARED), (1, 1, "")]
