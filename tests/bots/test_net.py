"""Networks of whole numbers: what comes out is what the numbers say, and a file holds all of it."""

import itertools

import pytest

from labtable.bots.levels import LEVELS, sight_for
from labtable.bots.net import FINE, MOST, ONE, SEEN, Net, packed
from labtable.bots.sight import JUDGED, Learned
from labtable.bots.temper import temper_of
from labtable.bots.weights import (
    FILE,
    MOST_BYTES,
    Title,
    Weights,
    fits,
    learned_from,
    planes_digest,
    read_weights,
    sight_of,
)
from labtable.kernel import NOBODY, BadInput, load_game, seeded
from labtable.kernel.edition import STANDARD, CardText
from labtable.lab.self_play import Seen, Way, play_match
from labtable.testing import random_table

PDB = load_game("pdb")
INS, UNITS, SECOND = 5, 3, 2


def some_weights(widths: list[int], seed: int = 1, game: str = "pdb") -> Weights:
    rng = seeded(seed)
    layers = [
        ([rng.below(8001) - 4000 for _ in range(ins * outs)], [rng.below(200_001) - 100_000 for _ in range(outs)])
        for ins, outs in itertools.pairwise(widths)
    ]
    title = Title(game=game, rules=1, planes=planes_digest(PDB.observation), widths=widths, trust=0.5)
    return Weights(title, layers)


def by_hand(weights: Weights, page: bytes) -> float:
    """The same network, one number after the other."""
    passed, cut = list(page), FINE - SEEN
    for weighted, biases in weights.layers:
        units = len(biases)
        sums = [
            bias + sum(each * weighted[at * units + unit] for at, each in enumerate(passed))
            for unit, bias in enumerate(biases)
        ]
        passed, cut = [min(MOST, max(0, each >> cut)) for each in sums], FINE
    return sums[0] / ONE


@pytest.mark.parametrize("seed", range(20))
def test_numbers_that_lie_side_by_side_come_to_what_each_comes_to(seed: int) -> None:
    weights = some_weights([INS, UNITS, SECOND, 1], seed)
    rng = seeded(seed)
    for _ in range(50):
        page = bytes(rng.below(3) if rng.below(4) else rng.below(256) for _ in range(INS))
        assert weights.net().of(page) == by_hand(weights, page)


def test_rows_of_weights_above_and_below_nought_are_added_one_by_one() -> None:
    assert packed([1, -2, 3]) + packed([-1, -5, 4]) == packed([0, -7, 7])


def test_a_file_of_weights_holds_the_whole_network() -> None:
    weights = some_weights([INS, UNITS, 1])
    again = read_weights("a file", weights.to_bytes())
    assert again == weights
    assert isinstance(again.net(), Net)


@pytest.mark.parametrize("bite", [slice(0), slice(10), slice(-3), slice(1, None)])
def test_a_file_that_is_broken_is_refused_in_a_sentence(bite: slice) -> None:
    data = some_weights([INS, UNITS, 1]).to_bytes()
    with pytest.raises(BadInput, match="x is no file of weights, or not a whole one"):
        read_weights("x", data[bite])


def test_a_file_that_promises_more_than_any_network_is_refused_before_it_is_unpacked() -> None:
    title = some_weights([INS, UNITS, 1]).to_bytes().partition(b"\n")[0]
    with pytest.raises(BadInput, match="no file of weights"):
        read_weights("x", title.replace(b"[5,3,1]", b"[65000,65000,1]") + b"\n" + b"x" * 100)


def test_weights_that_were_learned_for_something_else_are_refused() -> None:
    size = PDB.observation.size
    assert isinstance(learned_from("x", some_weights([size, UNITS, 1]).to_bytes(), PDB), Learned)
    with pytest.raises(BadInput, match=r"x was learned for 'gsa' .* `labtable train pdb`"):
        learned_from("x", some_weights([size, UNITS, 1], game="gsa").to_bytes(), PDB)


def test_the_expert_of_pdb_sees_by_what_was_learned_and_easier_levels_by_judgement() -> None:
    file = PDB.beside(FILE)
    assert file is not None
    assert file.stat().st_size < MOST_BYTES
    assert fits(read_weights("it", file.read_bytes()).title, PDB)
    seen = {level.name: sight_for(level, PDB) for level in LEVELS}
    assert isinstance(seen.pop("expert"), Learned)
    assert set(seen.values()) == {JUDGED}
    assert temper_of(PDB).learned == {"expert": 200}


def test_with_other_cards_judgement_serves_as_before() -> None:
    standard = PDB.beside(STANDARD)
    assert standard is not None
    text = standard.read_text(encoding="utf-8").replace('id = "4hhb"', 'id = "4hhc"')
    other = load_game("pdb", CardText("other cards", text))
    assert not fits(read_weights("it", (PDB.beside(FILE) or standard).read_bytes()).title, other)
    assert sight_of(other) is JUDGED
    assert sight_of(load_game("gsa")) is JUDGED


def test_what_was_learned_tells_alike_tables_alike_and_knows_the_end() -> None:
    sight = sight_of(PDB)
    table = random_table(PDB, 3, 3, 40)
    for seat in range(3):
        twin = table.imagine(seat, seeded(seat))
        assert sight.worth(table, seat) == sight.worth(twin, seat)
    assert sight.chances(table) == [sight.worth(table, seat) for seat in range(3)]
    end = random_table(PDB, 3, 3, 10_000)
    assert end.actor == NOBODY
    assert max(sight.chances(end)) > 0.5 > min(sight.chances(end))


def test_a_match_with_itself_shows_what_seats_saw_and_what_it_came_to() -> None:
    seen = Seen()
    play_match(PDB, JUDGED, 2, 5, Way(0.4, 0.1, 20.0), 0.3, seen)
    assert seen.matches == 1
    assert len(seen.pages) == len(seen.worth) == len(seen.judged) == len(seen.match) > 5
    assert {len(page) for page in seen.pages} == {PDB.observation.size}
    assert len(set(seen.worth)) == 2, "each seat has one result"
    again = Seen()
    play_match(PDB, JUDGED, 2, 5, Way(0.4, 0.1, 20.0), 0.3, again)
    assert (again.pages, again.worth) == (seen.pages, seen.worth)
