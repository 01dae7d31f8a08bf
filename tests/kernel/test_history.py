"""Histories: what a seat may know if it forgets nothing."""

import copy
from itertools import islice

from labtable.kernel import Game, load_game, seeded
from labtable.kernel.digest import digest
from labtable.kernel.history import Done, History
from labtable.testing.play import at_random
from tests.testing.heap import TAKES, HeapGame

SEED = 4


def begun(game: Game, seats: int = 2) -> History:
    history = History(game, game.new(SEED, seats, listening=True))
    history.hush()
    return history


def played(game: Game, decisions: int) -> History:
    history, rng = begun(game), seeded(SEED)
    for _ in range(decisions):
        moves = history.table.legal()
        history.play(moves[rng.below(len(moves))])
    return history


def test_a_seat_remembers_its_own_choices_and_what_it_was_told() -> None:
    history = begun(HeapGame())
    history.play(TAKES[0])
    history.play(TAKES[1])
    assert [each for each in history.known(0) if isinstance(each, Done)] == [Done(0, "take:1")]
    assert history.information(0).splitlines()[:4] == [
        '{"kind":"laid","cards":12}',
        '[0,"take:1"]',
        '{"kind":"taken","seat":0}',
        '{"kind":"taken","seat":1}',
    ]
    assert history.decisions == 2
    assert not history.over


def test_what_a_seat_sees_closes_its_information() -> None:
    history = begun(load_game("pdb"))
    assert history.information(0).endswith(history.sight(0))
    assert "seating: 0=2 1=1" in history.sight(0)


def test_a_seat_cannot_tell_what_it_imagines_from_what_is() -> None:
    for name in ("adna", "gsa", "stem"):
        history = played(load_game(name), 25)
        twin = history.imagine(0, seeded(9))
        assert twin.information(0) == history.information(0)
        assert twin.information(1) != history.information(1)
        assert twin.table.actor == history.table.actor


def test_a_copy_goes_on_by_itself() -> None:
    history = played(load_game("stem"), 12)
    before = digest(history.table), history.information(1)
    twin = copy.deepcopy(history)
    assert twin.information(1) == before[1]
    for _ in islice(at_random(twin.table, seeded(1), 20), 10):
        pass
    twin.play(twin.table.legal()[0])
    assert (digest(history.table), history.information(1)) == before


def test_it_is_over_when_nobody_is_asked() -> None:
    history = begun(HeapGame())
    while not history.over:
        history.play(history.table.legal()[0])
    assert history.decisions == 12
