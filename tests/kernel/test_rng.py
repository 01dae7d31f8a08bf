"""Chance: the same sequence everywhere, and a fair one."""

from collections import Counter

from labtable.kernel import seeded


def test_a_seed_gives_the_same_words_on_every_machine_compiled_or_not() -> None:
    assert [seeded(0).word(), seeded(1).word(), seeded(2**127).word()] == WORDS
    rng = seeded(42)
    assert [rng.word() for _ in range(4)] == SEQUENCE


def test_seeds_that_differ_in_any_of_128_bits_differ() -> None:
    firsts = {seeded(1 << bit).word() for bit in range(128)}
    assert len(firsts) == 128


def test_numbers_stay_below_the_limit_and_come_equally_often() -> None:
    rng = seeded(3)
    counts = Counter(int(rng.below(6)) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert all(9_600 < number < 10_400 for number in counts.values())


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    rng = seeded(4)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 24
    assert all(850 < number < 1_150 for number in counts.values())


def test_a_clone_goes_on_as_the_original_and_a_fork_does_not() -> None:
    rng = seeded(5)
    clone = rng.clone()
    assert [rng.word() for _ in range(10)] == [clone.word() for _ in range(10)]
    fork = rng.fork()
    assert [rng.word() for _ in range(10)] != [fork.word() for _ in range(10)]


WORDS = [4216505632, 1047107358, 2997608413]
SEQUENCE = [2686069954, 3236264550, 1186848219, 4079569716]
