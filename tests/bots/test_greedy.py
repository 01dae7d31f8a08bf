"""The greedy bot: all moves on one imagined table, a choice to its best end, and any of equals."""

from labtable.bots.foresight import after
from labtable.bots.greedy import GreedyBot
from labtable.kernel import Knowledge, load_game, seeded
from labtable.testing import random_table
from tests.bots.tables import A, B, Fork, Paths, known
from tests.games.adna import tables as adna

PDB = load_game("pdb")


def test_a_move_is_worth_what_the_position_after_it_is_to_its_own_seat() -> None:
    table = random_table(PDB, 3, 3, moves=25)
    seat = table.actor
    weighed = GreedyBot(seeded(1)).weigh(Knowledge(PDB, table, seat))
    assert len(weighed) > 3
    for each in weighed:
        assert each.worth == after(table, each.move).judgement(seat)


def test_all_moves_are_tried_on_one_imagined_table() -> None:
    table = Paths(Fork(0, Fork(1, [0], [1]), Fork(1, [1], [0])))
    assert [each.move for each in GreedyBot(seeded(1)).weigh(known(table))] == [A, B]
    assert table.imagined == 1


def test_of_equals_any_is_taken() -> None:
    table = Paths(Fork(0, Fork(1, [0], [1]), Fork(1, [1], [0])))
    assert {GreedyBot(seeded(seed)).choose(known(table)) for seed in range(12)} == {A, B}


def test_a_choice_of_several_steps_is_worth_its_best_end() -> None:
    table = adna.a_table("ACGTACGU", "ACG")
    adna.give(table, 0, "deletion", "red_buffer")
    knowledge = Knowledge(adna.GAME, table, 0)
    worths = {each.move.text: each.worth for each in GreedyBot(seeded(1)).weigh(knowledge)}
    assert worths["play:deletion:own:red"] == max(worths.values()), "it takes the U off, and does not keep it"
    adna.play(table, "play:deletion:own:red")
    while table.midway():
        adna.play(table, GreedyBot(seeded(1)).choose(knowledge).text)
    assert "U" not in adna.chain(table, 0)
