"""Fair deals: what was promised, what was added, and what a tampered record is told."""

import hashlib

import pytest

from labtable.kernel import BadRecord, load_game, new_record, parse_record, verify
from labtable.kernel.deal import FairDeal, fair_deal, prove, seed_of

SECRET = "5ec2e7" * 10 + "0000"
CHANCES = ["00112233445566778899", "", "ffeeddccbbaa99887766"]


def test_anybody_can_check_a_deal_with_the_hash_alone() -> None:
    deal = fair_deal(SECRET, CHANCES)
    assert deal.promise == hashlib.sha256(SECRET.encode()).hexdigest()
    text = f"{SECRET}:{CHANCES[0]}::{CHANCES[2]}"
    assert seed_of(SECRET, CHANCES) == int(hashlib.sha256(text.encode()).hexdigest(), 16) % 2**128
    prove(deal, str(seed_of(SECRET, CHANCES)))


def test_every_word_changes_the_seed() -> None:
    seeds = {
        seed_of(SECRET, CHANCES),
        seed_of(SECRET[::-1], CHANCES),
        seed_of(SECRET, CHANCES[::-1]),
        seed_of(SECRET, []),
    }
    assert len(seeds) == 4


def test_another_secret_than_the_promised_one_is_refused() -> None:
    deal = fair_deal(SECRET, CHANCES)
    other = FairDeal(deal.promise, SECRET[::-1], CHANCES)
    with pytest.raises(BadRecord, match="not the promised one"):
        prove(other, str(seed_of(other.secret, CHANCES)))


def test_a_chosen_seed_is_refused() -> None:
    with pytest.raises(BadRecord, match="so it was chosen"):
        prove(fair_deal(SECRET, CHANCES), "7")


def test_a_record_carries_its_deal_and_is_proved_with_it() -> None:
    game = load_game("pdb")
    record = new_record(game, seed_of(SECRET, CHANCES), 3)
    record.header.deal = fair_deal(SECRET, CHANCES)
    again = parse_record(record.text())
    assert again.header.deal == record.header.deal
    verify(game, again)
    again.header.seed = "7"
    with pytest.raises(BadRecord, match="so it was chosen"):
        verify(game, again)


def test_a_record_without_a_deal_says_nothing_of_one() -> None:
    assert "deal" not in new_record(load_game("pdb"), 1, 2).text()
