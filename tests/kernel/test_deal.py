"""Fair deals: what was promised, what was added, and what a tampered record is told."""

import hashlib

import pytest
from msgspec.structs import replace

from labtable.kernel import BadRecord, load_game, new_record, parse_record, verify
from labtable.kernel.deal import FairDeal, promise_of, prove, seed_of

SECRET = "5ec2e7" * 10 + "0000"
CHANCES = ["00112233445566778899", "", "ffeeddccbbaa99887766"]


def fair_deal(secret: str, chances: list[str]) -> FairDeal:
    """A deal for which everybody told what they had committed."""
    return FairDeal(promise_of(secret), secret, chances, [chance and promise_of(chance) for chance in chances])


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


def test_another_chance_than_the_committed_one_is_refused() -> None:
    deal = fair_deal(SECRET, CHANCES)
    other = replace(deal, chances=["66", "", CHANCES[2]])
    with pytest.raises(BadRecord, match="chance 1 of the deal is not the one that was committed"):
        prove(other, str(seed_of(SECRET, other.chances)))
    added = replace(deal, chances=[CHANCES[0], "66", CHANCES[2]])
    with pytest.raises(BadRecord, match="chance 2 of the deal"):
        prove(added, str(seed_of(SECRET, added.chances)))


def test_who_told_no_chance_must_be_named() -> None:
    chances = ["", "", CHANCES[2]]
    deal = replace(fair_deal(SECRET, CHANCES), chances=chances, silent=["Ada"])
    prove(deal, str(seed_of(SECRET, chances)))
    with pytest.raises(BadRecord, match="does not name all who told no chance"):
        prove(replace(deal, silent=[]), str(seed_of(SECRET, chances)))


def test_every_chance_has_its_commitment() -> None:
    deal = replace(fair_deal(SECRET, CHANCES), commitments=[promise_of(CHANCES[0])])
    with pytest.raises(BadRecord, match="not one commitment for each chance"):
        prove(deal, str(seed_of(SECRET, CHANCES)))


def test_a_deal_of_before_commitments_is_proved_as_it_was() -> None:
    prove(FairDeal(promise_of(SECRET), SECRET, CHANCES), str(seed_of(SECRET, CHANCES)))


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
