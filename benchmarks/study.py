"""Studies: how fast they are in each game, and how often a change that changes nothing is called no difference.

python -m benchmarks.study            10,000 paired games of PDB with their report; the other games with fewer
python -m benchmarks.study --null     100 studies of two bots that differ by their luck alone
python -m benchmarks.study --planted  100 studies of a change whose effect is known
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from labtable.kernel import load_game
from labtable.kernel.build import is_compiled
from labtable.lab.crew import crew_of
from labtable.lab.findings import Findings, findings_of
from labtable.lab.report import report_of
from labtable.lab.run import run
from labtable.lab.statistics import Estimate
from labtable.lab.study import Change, Study, StudyFile, study_of

PAIRS = {"pdb": 10_000, "gsa": 500, "adna": 1000, "stem": 500}
CHANGES: dict[str, dict[str, object]] = {
    "pdb": {"target": 10},
    "gsa": {"collaboration": False},
    "adna": {"both_draw": True},
    "stem": {},
}
GOAL = 60.0  # seconds for 10,000 pairs of PDB on two quiet cores
REPETITIONS = 100
ASKED = 93  # of them must say that there is no difference
LUCK = "def choose(knowledge, rng):\n    moves = knowledge.legal()\n    return moves[rng.below(len(moves))]\n"
OTHER_LUCK = LUCK.replace("moves = ", "rng.word()\n    moves = ", 1)


def study(**written: object) -> Study:
    """A study as it would be written."""
    return study_of(StudyFile(**written), Path())  # type: ignore[arg-type]  # as given here


def told(asked: Study, jobs: int) -> tuple[Findings, float, float, int]:
    """A study with its report: what it found, the seconds for all and for the report, and its size."""
    began = perf_counter()
    findings = findings_of(run(asked, crew_of(jobs)))
    played = perf_counter()
    html = report_of(findings, "python -m benchmarks.study")
    return findings, perf_counter() - began, perf_counter() - played, len(html.encode())


def measure(name: str, pairs: int, jobs: int) -> None:
    """One game: seconds for so many pairs, all that is usual measured, the report included."""
    game = load_game(name)
    seats = min(4, game.most_seats)
    options = CHANGES[name]
    change = Change(options=options) if options else Change(name="the same", bots="greedy")
    findings, seconds, report, size = told(study(game=name, seats=seats, games=pairs, change=[change]), jobs)
    print(
        f"{name}: {pairs:,} pairs at {seats} seats in {seconds:.1f} s ({2 * pairs / seconds:,.0f} games a second), "
        f"of which {report:.1f} s for a report of {size / 1000:.0f} kB. {findings.verdicts[0].sentence}"
    )


def short(seed: int, games: int, bots: str, change: Change) -> Study:
    """A study of short matches, decided by their length."""
    return study(
        game="pdb",
        seats=2,
        bots=bots,
        games=games,
        seed=seed,
        options={"target": 4},
        measures=["length", "places"],
        decides=["length"],
        matters={"length": 2.0},
        change=[change],
    )


def null(jobs: int) -> int:
    """How often nothing is found where there is nothing."""
    with tempfile.TemporaryDirectory() as folder:
        bots = [Path(folder) / "luck.py", Path(folder) / "other.py"]
        for bot, text in zip(bots, (LUCK, OTHER_LUCK), strict=True):
            bot.write_text(text)
        none = 0
        for seed in range(REPETITIONS):
            asked = short(seed, 400, str(bots[0]), Change(name="other luck", bots=str(bots[1])))
            none += findings_of(run(asked, crew_of(jobs))).verdicts[0].answer == "no"
    print(f"no difference in {none} of {REPETITIONS} studies of a change that changes nothing (at least {ASKED})")
    return 0 if none >= ASKED else 1


def planted(jobs: int) -> int:
    """How often a change of known effect is found, and how often the interval holds what very many deals show."""
    change = Change(name="twice as long", options={"target": 8})
    known = lengthened(findings_of(run(short(REPETITIONS, 20_000, "random", change), crew_of(jobs))))
    found = held = 0
    for seed in range(REPETITIONS):
        findings = findings_of(run(short(seed, 200, "random", change), crew_of(jobs)))
        found += findings.verdicts[0].answer == "yes"
        held += lengthened(findings).low <= known.value <= lengthened(findings).high
    print(
        f"a change that makes matches {known.value:.2f} rounds longer [{known.low:.2f}, {known.high:.2f}] is found in "
        f"{found} of {REPETITIONS} studies; the interval holds that number in {held} (at least {ASKED} of each)"
    )
    return 0 if min(found, held) >= ASKED else 1


def lengthened(findings: Findings) -> Estimate:
    """By how many rounds the change makes matches longer."""
    return next(each for each in findings.measures if each.name == "length").differences[0].by


def main() -> int:
    """Measure, or repeat."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--null", action="store_true")
    words.add_argument("--planted", action="store_true")
    words.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words.add_argument("--games", nargs="*", default=list(PAIRS))
    asked = words.parse_args()
    build = "compiled" if is_compiled() else "plain"
    print(
        f"{build}, {asked.jobs} processes, load {os.getloadavg()[0]:.1f}; the goal for PDB is {GOAL:.0f} s", flush=True
    )
    if asked.null or asked.planted:
        return null(asked.jobs) if asked.null else planted(asked.jobs)
    for name in asked.games:
        measure(name, PAIRS[name], asked.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
