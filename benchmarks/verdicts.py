"""How often the workshop's verdict on a card is right: planted cards, tried out again and again with other deals.

`python -m benchmarks.verdicts [RUNS [GAME …]]` tries in each game a card that is too strong, one that nobody plays, and
one that is like the others, each RUNS times. The games without the card are left out: no verdict hangs on them.
"""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from labtable.hall.trials import Asked, trial_of
from labtable.kernel.changes import Changes, Entry, changes_text
from labtable.lab.trial import Counter as Counting
from labtable.lab.trial import Found, Tryout, replaced
from labtable.lab.trial_verdict import answer_of

TOLD: Entry = {"name": "Planted", "science": "A sentence.", "source": "https://example.org/card"}
DEALS = 150
TO_BE_FAIR = 900  # for a verdict that a lack of deals would give as well


class Planted(NamedTuple):
    """A card, and the verdict that it deserves."""

    game: str
    table: str
    row: Entry
    deserves: str
    deals: int = DEALS


INTRICATE: Entry = {
    "op": "sequence",
    "ops": [
        {"op": "draw", "n": 10},
        {"op": "bonus_per", "kind": "item", "points": 20},
        {"op": "extra_slot", "slot": "item", "n": 3},
    ],
}
CARDS = (
    Planted("gsa", "modifier", {"copies": 2, "does": {"op": "draw", "pile": "resource", "n": 5}}, "strong", 1500),
    Planted("gsa", "modifier", {"copies": 2, "does": {"op": "strip_project", "least": 5, "most": 5}}, "never"),
    Planted("gsa", "modifier", {"copies": 2, "does": {"op": "draw", "pile": "resource", "n": 2}}, "fair", TO_BE_FAIR),
    Planted("pdb", "action", {"cost": {}, "exchanges": [{"gain": {"achievement": 10}}]}, "strong", 300),
    Planted("pdb", "deposition", {"cost": {"crystal": 19}}, "never", 300),
    Planted("pdb", "deposition", {"method": "X-ray"}, "fair", TO_BE_FAIR),
    Planted(
        "adna",
        "reaction",
        {"type": "support", "copies": 2, "plays": ["action"], "does": [{"op": "add", "number": 10}], "chain": "own"},
        "strong",
    ),
    Planted(
        "adna",
        "reaction",
        {
            "type": "support",
            "copies": 2,
            "plays": ["action"],
            "levels": [-80],
            "needs": ["pcr", "dna_ladder", "goggles"],
            "does": [{"op": "reveal"}],
        },
        "never",
    ),
    Planted("adna", "enzyme", {"site": "G^ANTC", "level": 37, "colour": "green"}, "fair", TO_BE_FAIR),
    Planted("stem", "hero", {"type": "polymath", "effect": INTRICATE}, "strong"),
    Planted("stem", "discovery", {"step": "hypothesis", "types": ["science"], "points": 0}, "never"),
    Planted("stem", "hero", {"type": "science", "effect": {"op": "draw", "n": 2}}, "fair", TO_BE_FAIR),
)
"""What is planted, each among the game's own cards; the fair ones are like others of their kind."""


def found(planted: Planted, seed: int) -> Found:
    """What the deals with a planted card come to."""
    told = {} if planted.table == "discovery" else TOLD
    changes = Changes(changes=planted.game, name="Planted", add={planted.table: [{"id": "x", **planted.row, **told}]})
    asked = Asked(toml=changes_text(changes), table=planted.table, id="x")
    trial = replaced(trial_of(planted.game, asked), seed=seed)
    tryout, total = Tryout(trial), Found()
    with_it = tryout.sides[1]
    counting = Counting(trial, with_it.game)
    for deal in range(planted.deals):
        counting.take(total, *tryout.match(with_it, trial, deal))
    return total


def answer(job: tuple[int, int]) -> tuple[str, float]:
    """The verdict of one run, and the seconds of this process that it took; a job is a card and a seed."""
    number, seed = job
    began = time.process_time()
    return answer_of(found(CARDS[number], seed), over=True), time.process_time() - began


def main() -> None:
    """Try every planted card and print how often its verdict was right."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    games = sys.argv[2:] or ["gsa", "pdb", "adna", "stem"]
    numbers = [number for number, planted in enumerate(CARDS) if planted.game in games]
    with ProcessPoolExecutor() as pool:
        for number in numbers:
            told = list(pool.map(answer, [(number, seed) for seed in range(1, runs + 1)]))
            answers = Counter(answer for answer, _ in told)
            planted, took = CARDS[number], sum(seconds for _, seconds in told) / runs
            name = f"{planted.game} {planted.table} that deserves {planted.deserves!r}"
            right = f"so in {answers[planted.deserves]} of {runs} {dict(answers)}"
            print(f"{name}: {right}, {planted.deals} deals in {took:.0f} s", flush=True)


if __name__ == "__main__":
    main()
