"""A batch: many tables read from NumPy arrays, the same from one process or several."""

import multiprocessing

import numpy as np
import pytest
from numpy.typing import NDArray

from labtable.adapters.arrays import Arrays
from labtable.adapters.batch import Batch
from labtable.kernel import BadInput, load_game

TABLES, SEED = 11, 5
STEPS = 60


def played(processes: int, tables: int = TABLES) -> list[NDArray[np.generic]]:
    """All that was written in some steps of random play."""
    written: list[NDArray[np.generic]] = []
    with Batch("stem", tables, seed=SEED, processes=processes) as batch:
        for _ in range(STEPS):
            written += [array.copy() for array in batch.step(batch.at_random())]
            written.append(np.array([(each.index, each.decisions) for each in batch.endings]))
    return written


def test_results_are_the_same_whatever_the_number_of_processes() -> None:
    alone = played(1)
    for processes in (2, 3):
        for one, other in zip(alone, played(processes), strict=True):
            np.testing.assert_array_equal(one, other)
    assert not multiprocessing.active_children()


def test_many_tables_are_moved_on_as_few_are() -> None:
    few, many = played(1), played(1, tables=150)
    for step in range(STEPS):
        for one, other in zip(few[6 * step : 6 * step + 5], many[6 * step : 6 * step + 5], strict=True):
            np.testing.assert_array_equal(one, other[:TABLES])


def test_arrays_tell_what_the_seat_to_move_may_know() -> None:
    with Batch("pdb", TABLES, 3, seed=SEED) as batch:
        for _ in range(STEPS):
            batch.step(batch.at_random())
        arrays = batch.arrays
        assert arrays.masks.any(axis=1).all()
        seating = next(plane.start for plane in batch.observation.planes if plane.name == "seating")
        assert (arrays.observations[:, seating] == 3).all()
        looking = arrays.observations[:, seating + 1 : seating + 5].argmax(axis=1)
        np.testing.assert_array_equal(looking, arrays.actors)


def test_rewards_are_told_once_and_add_up_to_nought() -> None:
    ended = 0
    with Batch("pdb", TABLES, 2, seed=SEED) as batch:
        while ended < TABLES:
            arrays = batch.step(batch.at_random())
            np.testing.assert_array_equal(arrays.ends, arrays.rewards.any(axis=1))
            assert np.allclose(arrays.rewards.sum(axis=1), 0)
            assert [ending.index for ending in batch.endings] == list(np.flatnonzero(arrays.ends))
            ended += int(arrays.ends.sum())


def test_arrays_that_are_given_are_written() -> None:
    sight = load_game("gsa").observation
    own = Arrays.of(sight, TABLES, 4, observing=True)
    with Batch("gsa", TABLES, 4, into=own) as batch:
        assert own.masks.any()
        assert batch.step(batch.at_random()) is own


def test_who_wants_no_observations_gets_empty_ones() -> None:
    with Batch("gsa", TABLES, observing=False) as batch:
        assert batch.step(batch.at_random()).observations.shape == (TABLES, 0)


def test_a_match_that_grows_too_long_is_cut_short() -> None:
    with Batch("adna", TABLES, longest=5) as batch:
        for _ in range(5):
            arrays = batch.step(batch.at_random())
        assert arrays.ends.all()
        assert not arrays.rewards.any()
        assert all(ending.cut_short for ending in batch.endings)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_move_that_is_not_legal_is_refused_with_its_table(processes: int) -> None:
    with Batch("pdb", 4, 2, processes=processes) as batch:
        moves = batch.at_random()
        before = [array.copy() for array in batch.arrays]
        wrong = moves.copy()
        wrong[2] = 45
        with pytest.raises(BadInput, match="Table 2: move 45 is not legal there; its mask tells which are"):
            batch.step(wrong)
        batch.step(moves)
        assert (before[0] != batch.arrays.actors).any()


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({"tables": 0}, "A batch needs a whole number from 1 on for tables, not 0"),
        ({"processes": 0}, "A batch needs a whole number from 1 on for processes, not 0"),
        ({"longest": -1}, "A batch needs a whole number from 1 on for longest, not -1"),
        ({"seats": 7}, "PDB: the game takes 2 to 4 seats, not 7"),
        ({"options": {"goal": 9}}, "There is no option 'goal'; the options are: first_leader"),
        ({"game": "chess"}, "There is no game 'chess'"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(asked: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        Batch(**({"game": "pdb", "tables": 2} | asked))  # type: ignore[arg-type]  # what is wrong is the point


@pytest.mark.parametrize("moves", [[0, 1], [0.0] * TABLES, [[0]] * TABLES])
def test_a_step_takes_one_whole_number_for_each_table(moves: list[object]) -> None:
    with (
        Batch("pdb", TABLES) as batch,
        pytest.raises(BadInput, match="A step takes one whole number for each of the 11"),
    ):
        batch.step(moves)  # type: ignore[arg-type]  # what is wrong is the point


def test_arrays_of_another_shape_are_refused() -> None:
    own = Arrays.of(load_game("gsa").observation, TABLES, 4, observing=True)
    with pytest.raises(BadInput, match="The array rewards must be writeable, \\(11, 5\\) of float32"):
        Batch("gsa", TABLES, 5, into=own)


def test_a_process_that_ends_ends_the_batch() -> None:
    batch = Batch("pdb", 4, processes=2)
    child = multiprocessing.active_children()[0]
    child.kill()
    child.join()
    with pytest.raises(BadInput, match="A process of the batch has ended"):
        batch.step(batch.at_random())
    assert not multiprocessing.active_children()
