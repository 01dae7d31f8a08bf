"""Own cards in play: a card of each kind of each game is told in the log, named by moves, and replayed from its record."""

import random

import pytest

from labtable.hall.workshop import opened
from labtable.kernel import Game, Table
from labtable.kernel.record import Record, lay_again, new_record, parse_record, verify
from labtable.kernel.registry import game_of
from labtable.words.voice import Voice
from tests.games.editions import CARDS, GAMES, text

SEATS = ["Ada", "Ben"]
TURNED_UP = {"1bna"}
"""A molecule waits for whoever brings what it needs; moves name the box beside it."""


def play(game: Game, seed: int) -> tuple[Table, Record]:
    """A whole match of two who choose by chance."""
    record, dice = new_record(game, seed, 2), random.Random(seed)
    table = lay_again(game, record.header, listening=True)
    while moves := table.legal():
        move = dice.choice(moves)
        record.note(table, move.text)
        table.play(move)
    record.close(table)
    return table, record


@pytest.mark.parametrize("name", GAMES)
def test_a_card_of_each_kind_is_told_in_the_log_and_named_by_moves(name: str) -> None:
    game = opened(name, text(name))
    voice = Voice(game, SEATS)
    called = {face.id: face.name for face in game.gallery() if face.id in own_ids(name)}
    assert called.keys() == own_ids(name)
    untold, seed = set(called.values()), 0
    while untold and seed < 40:
        seed += 1
        lines = " ".join(voice.tell(event.sentence()) for event in play(game, seed)[0].events or [])
        untold -= {each for each in untold if each in lines}
    assert untold == set()
    labels = " ".join(move.label for move in game.catalogue.moves)
    assert {id for id, card in called.items() if card not in labels} <= TURNED_UP


@pytest.mark.parametrize("name", GAMES)
def test_a_record_with_own_cards_is_replayed_from_nothing_else(name: str) -> None:
    _, record = play(opened(name, text(name)), 1)
    again = parse_record(record.text())
    told = game_of(again)
    assert verify(told, again, whole=True).scores() == record.result.scores  # type: ignore[union-attr] # it is closed
    assert own_ids(name) <= {face.id for face in told.gallery()}


def own_ids(name: str) -> set[str]:
    return {str(row["id"]) for rows in CARDS[name].values() for row in rows}
