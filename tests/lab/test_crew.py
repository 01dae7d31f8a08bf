"""Crews: whoever does the parts, the results come in order, and a lost process is replaced."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from labtable.kernel import BadInput
from labtable.lab.crew import Alone, Cores, crew_of


def doubled(number: int) -> int:
    return 2 * number


def dies_once(mark: Path, number: int) -> int:
    """Kills its own process the first time that it is to do the fifth part."""
    if number == 5 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def dies(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_one_process_is_this_one() -> None:
    assert isinstance(crew_of(1), Alone)
    assert list(crew_of(1).results(doubled, range(4))) == [0, 2, 4, 6]


def test_results_come_in_the_order_of_the_parts() -> None:
    assert list(crew_of(2).results(doubled, range(20))) == [2 * number for number in range(20)]
    assert list(Cores(3).results(doubled, [])) == []


def test_a_process_that_is_killed_is_replaced_and_its_part_done_again(tmp_path: Path) -> None:
    work = partial(dies_once, tmp_path / "mark")
    assert list(Cores(2).results(work, range(12))) == [2 * number for number in range(12)]
    assert (tmp_path / "mark").exists()


def test_processes_that_are_killed_again_and_again_are_given_up() -> None:
    with pytest.raises(BadInput, match="ended again and again"):
        list(Cores(2).results(dies, range(3)))


def test_who_has_enough_ends_the_processes() -> None:
    results = Cores(2).results(pid, range(50))
    process = next(results)
    results.close()
    for _ in range(500):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        os.sched_yield()
        signal.sigtimedwait([], 0.02)
    pytest.fail("a process is left")


def pid(number: int) -> int:
    return os.getpid()
