"""Planted mistakes and forced moves get the marks that they deserve, in every game."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from labtable.kernel import Game, Table, load_game
from labtable.kernel.record import lay_again, replay_on
from labtable.review.counting import Desk, is_worth_a_thought
from labtable.review.verdicts import deserved
from tests.games.adna import tables as adna
from tests.games.gsa import tables as gsa
from tests.games.pdb import tables as pdb
from tests.games.stem import tables as stem
from tests.review.matches import SHORT, short_match
from tests.review.scales import imagined, marked, weighed

ALL_BUT_ONE = "ACGT" * 6  # of a chain of 25


def a_last_base() -> Table:
    """One base wins, for whose chain it is laid on."""
    table = adna.a_table(ALL_BUT_ONE, ALL_BUT_ONE[::-1])
    adna.give(table, 0, "A", "goggles")
    adna.give(table, 1, "ligase")
    return table


def a_claim_that_ends_it() -> Table:
    """Both can pay for Insulin, which reaches the target; the first seat plays first."""
    table = pdb.a_table(2)
    table.round = 9
    pdb.place_cards(table, "4ins", "1aoi", "xfel")
    for seat in (0, 1):
        pdb.give(table, seat, square=2, triangle=1)
        pdb.give(table, seat, achievement=10)
        pdb.staff(table, seat, 1)
    return table


def a_last_attachment() -> Table:
    """In the last turn a project lacks one card, which lies in the hand."""
    table = gsa.a_table(2, actor=1, max_rounds=1)
    table.turn = 1
    gsa.lay(table, 1, "cycle", "yeast")
    gsa.give(table, 1, "screen")
    gsa.give(table, 0, "mouse")
    return table


def a_last_discovery() -> Table:
    """In the last turn a Hero in the hand can score a card of the Field, where nobody has anything."""
    table = stem.a_table(2, first=1, max_rounds=1)
    table.first = 0
    stem.field(table, "1TM", "4ST")
    stem.give(table, 1, "curie")
    stem.give(table, 0, "turing")
    return table


class Planted(NamedTuple):
    """A decision with a move that wins and one that gives the game away."""

    game: Game
    table: Callable[[], Table]
    wins: str
    loses: str

    def __str__(self) -> str:
        return self.game.name


PLANTED = [
    Planted(adna.GAME, a_last_base, "lay:own:A", "lay:rival:A"),
    Planted(pdb.GAME, a_claim_that_ends_it, "innovate_1", "prep_1"),
    Planted(gsa.GAME, a_last_attachment, "attach:screen:cycle", "end"),
    Planted(stem.GAME, a_last_discovery, "hero:curie", "pass"),
]


@pytest.mark.parametrize("planted", PLANTED, ids=str)
def test_a_planted_mistake_is_costly_and_the_move_that_wins_is_sound(planted: Planted) -> None:
    table = planted.table()
    mistake = weighed(planted.game, table, planted.loses)
    assert deserved(mistake) == "costly"
    assert mistake.moves[0] == planted.wins
    assert mistake.cost.low > 0.2
    assert marked(planted.game, table, planted.wins) in ("sound", "bright")


@pytest.mark.parametrize("planted", PLANTED, ids=str)
def test_tables_that_look_alike_to_a_seat_get_the_same_verdict_from_the_same_dice(planted: Planted) -> None:
    table = planted.table()
    other = imagined(planted.game, table)
    for move in (planted.wins, planted.loses):
        assert weighed(planted.game, table, move) == weighed(planted.game, other, move)


@pytest.mark.parametrize("name", sorted(SHORT))
def test_forced_moves_trifles_and_passes_are_not_judged(name: str) -> None:
    record, game = short_match(name), load_game(name)
    table = lay_again(game, record.header)
    judged = set(Desk(game, record).survey(["Ada", "Max"]).worth_a_thought)
    steps = replay_on(game, table, record)
    for number, step in enumerate(record.steps):
        is_free = len(table.legal()) > 1 and not game.trifling(table)
        silence = table.silence()
        is_pass = silence is not None and step.move == silence.text
        presumed = table.presumed()
        is_usual = presumed is not None and step.move == presumed.text
        assert (number in judged) == (is_free and not is_pass and not is_usual)
        assert (number in judged) == is_worth_a_thought(game, table, step.move)
        next(steps)
    assert judged
