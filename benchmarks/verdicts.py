"""How often the workshop's verdict on a card is right: planted cards, tried out again and again with other deals.

`python -m benchmarks.verdicts [RUNS [GAME …]]` tries a card that is too strong, one that nobody plays, one that is
like the others, and in GSA one that cannot be completed, each RUNS times with as many deals as a trial has at most.
"""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from labtable.hall.trials import MOST_DEALS, Asked, trial_of
from labtable.kernel.changes import Changes, Entry, changes_text
from labtable.lab.trial import Found, Tryout, replaced
from labtable.lab.trial_verdict import verdict_of

TOLD: Entry = {"name": "Planted", "science": "A sentence.", "source": "https://example.org/card"}
PIECE = 50


class Planted(NamedTuple):
    """A card, and the verdict that it deserves."""

    game: str
    table: str
    row: Entry
    deserves: str


INTRICATE: Entry = {
    "op": "sequence",
    "ops": [
        {"op": "draw", "n": 10},
        {"op": "bonus_per", "kind": "item", "points": 20},
        {"op": "extra_slot", "slot": "item", "n": 3},
    ],
}
CARDS = (
    Planted("gsa", "modifier", {"copies": 2, "does": {"op": "draw", "pile": "resource", "n": 5}}, "strong"),
    Planted("gsa", "modifier", {"copies": 2, "does": {"op": "strip_project", "least": 5, "most": 5}}, "never"),
    Planted("gsa", "modifier", {"copies": 2, "does": {"op": "draw", "pile": "resource", "n": 2}}, "fair"),
    Planted("pdb", "action", {"cost": {}, "exchanges": [{"gain": {"achievement": 10}}]}, "strong"),
    Planted("pdb", "deposition", {"cost": {"crystal": 19}}, "never"),
    Planted("pdb", "deposition", {"method": "X-ray"}, "fair"),
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
    Planted("adna", "enzyme", {"site": "G^ANTC", "level": 37, "colour": "green"}, "fair"),
    Planted("stem", "hero", {"type": "polymath", "effect": INTRICATE}, "strong"),
    Planted("stem", "discovery", {"step": "hypothesis", "types": ["science"], "points": 0}, "never"),
    Planted("stem", "hero", {"type": "science", "effect": {"op": "draw", "n": 2}}, "fair"),
)
"""What is planted, each among the game's own cards; the fair ones are like others of their kind."""


def found(planted: Planted, seed: int, most: int) -> Found:
    """What as many deals as a trial has come to, or fewer."""
    told = {} if planted.table == "discovery" else TOLD
    changes = Changes(changes=planted.game, name="Planted", add={planted.table: [{"id": "x", **planted.row, **told}]})
    asked = Asked(toml=changes_text(changes), table=planted.table, id="x")
    trial = replaced(trial_of(planted.game, asked), seed=seed)
    tryout, total = Tryout(trial), Found()
    for first in range(0, most, PIECE):
        total.add(tryout.play(replaced(trial, first=first, deals=min(PIECE, most - first))))
    return total


def answer(job: tuple[int, int, int]) -> tuple[str, float]:
    """The verdict of one run, and the seconds it took; a job is a card, a seed and how many deals."""
    number, seed, most = job
    began = time.perf_counter()
    verdict = verdict_of(found(CARDS[number], seed, most), most, over=True)
    return verdict.answer, time.perf_counter() - began


def main() -> None:
    """Try every planted card and print how often its verdict was right."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    most = int(sys.argv[2]) if len(sys.argv) > 2 else MOST_DEALS
    games = sys.argv[3:] or ["gsa", "pdb", "adna", "stem"]
    jobs = [
        (number, seed, most)
        for number, planted in enumerate(CARDS)
        if planted.game in games
        for seed in range(1, runs + 1)
    ]
    with ProcessPoolExecutor() as pool:
        found = list(zip(jobs, pool.map(answer, jobs), strict=True))
    for number in sorted({number for number, _, _ in jobs}):
        mine = [told for job, told in found if job[0] == number]
        answers = Counter(told for told, _ in mine)
        planted = CARDS[number]
        took = sum(seconds for _, seconds in mine) / runs
        name = f"{planted.game} {planted.table} that deserves {planted.deserves!r}"
        print(f"{name}: so in {answers[planted.deserves]} of {runs} {dict(answers)}, {most} deals in {took:.0f} s")


if __name__ == "__main__":
    main()
