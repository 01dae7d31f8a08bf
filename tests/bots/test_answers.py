"""In an answer window bots pass, unless the answer is worth a card."""

import pytest

from labtable.bots import make_bot
from labtable.kernel import Knowledge, seeded
from tests.games.adna.tables import GAME, a_table, give, play

BOTS = ["greedy", "hard", "expert"]


def answer(bot: str, own: str, rival: str, attack: list[str], move: str, at: int = 37) -> str:
    """What a bot with a Detergent answers to an attack on its chain."""
    table = a_table(rival, own, at=at)
    give(table, 0, *attack)
    give(table, 1, "detergent", "goggles")
    play(table, move)
    assert table.in_secret()
    assert table.actor == 1
    return make_bot(bot, seeded(1)).choose(Knowledge(GAME, table, 1)).text


@pytest.mark.parametrize("bot", BOTS)
def test_an_attack_that_only_looks_is_let_pass(bot: str) -> None:
    assert answer(bot, "ACGTACGT", "ACGTACGT", ["dna_loading_dye"], "play:dna_loading_dye", at=25) == "pass"


@pytest.mark.parametrize("bot", BOTS)
def test_a_cut_through_most_of_a_chain_is_worth_the_detergent(bot: str) -> None:
    chain = "A" + "GATC" + "ACCACCACCACCACC"
    assert answer(bot, chain, "ACGTACGT", ["dpnii", "red_buffer"], "cut:dpnii:rival") == "answer:detergent"
