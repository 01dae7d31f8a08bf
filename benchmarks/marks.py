"""Do marks stay if ten times as much is counted?

    python -m benchmarks.marks --decisions 200 --effort 10 --jobs 2

Matches of two levels of bots are reviewed in every game. Of each game as many decisions are chosen, those with a mark
first (bright, loose, slip, costly) and then others, and judged again on ten times as many tables, with other dice. It
prints what became of each mark; of those called costly at least nine in ten must stay costly or slips.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

from labtable.bots import bot_rng, make_bot
from labtable.bots.temper import temper_of
from labtable.kernel import NOBODY, Knowledge, Record, load_game, new_record
from labtable.kernel.record import lay_again
from labtable.lab.statistics import share
from labtable.review.counting import Desk, is_worth_a_thought
from labtable.review.findings import Mark
from labtable.review.marks import MARKS
from labtable.review.pieces import Compare
from labtable.review.verdicts import deserved
from labtable.review.weighing import FEWEST, SCOUTS, Balance, Weighing

SEATS = {"pdb": 4, "adna": 2, "stem": 3, "gsa": 2}
LEVELS = ("easy", "medium")
PLAIN: tuple[Mark | None, ...] = ("sound", None)
OTHER_DICE = 1 << 30  # the numbers of the tables that are imagined the second time
LOOKED_AT = 6  # times as many decisions are judged as are chosen, at most
console = Console(highlight=False)


class Judged(NamedTuple):
    """A decision, the mark it had, and the one it has now."""

    game: str
    seed: int
    step: int
    before: Mark | None
    after: Mark | None
    cost: float
    costs: float


def played(name: str, seed: int) -> Record:
    """A match of bots."""
    game = load_game(name)
    record = new_record(game, seed, SEATS[name])
    table = lay_again(game, record.header)
    bots = [make_bot(LEVELS[(seat + seed) % 2], bot_rng(seed, seat)) for seat in range(SEATS[name])]
    while table.actor != NOBODY:
        move = bots[table.actor].choose(Knowledge(game, table, table.actor))
        record.note(table, move.text)
        table.play(move)
    return record


def weighed(desk: Desk, step: int, effort: float, first: int) -> Balance:
    """A decision judged with so many times the usual tables, whose numbers begin somewhere."""
    most = int(effort * temper_of(desk.game).review_tables)
    weighing = Weighing(
        step, desk.record.steps[step].move, most, fewest=int(effort * FEWEST), scouts=int(effort * SCOUTS)
    )
    while (piece := weighing.next()) is not None:
        weighing.take(desk.compare(Compare(piece.step, piece.moves, first + piece.first, piece.tables)))
    return weighing.outcome()


Found = tuple[int, int, Mark | None, Desk, Balance]
"""A decision: its match, its step, its mark, its desk, and what it was worth."""


def decisions(name: str, first_seed: int) -> Iterator[Found]:
    """Decisions of one match after the other, with their marks."""
    for seed in range(first_seed, first_seed + 100):
        desk = Desk(load_game(name), played(name, seed))
        for step, made in enumerate(desk.record.steps):
            if is_worth_a_thought(desk.game, desk.tables[step], made.move):
                balance = weighed(desk, step, 1.0, 0)
                yield seed, step, deserved(balance), desk, balance


def study(name: str, number: int, effort: float) -> list[Judged]:
    """The decisions of a game, judged again."""
    marked: list[Found] = []
    plain: list[Found] = []
    for each in islice(decisions(name, 500), LOOKED_AT * number):
        (plain if each[2] in PLAIN else marked).append(each)
        if len(marked) >= number * 3 // 4 and len(plain) >= number // 4:
            break
    chosen = [*marked[:number], *plain[:: max(1, len(plain) // max(1, number - len(marked)))]][:number]
    found = []
    for seed, step, before, desk, balance in chosen:
        again = weighed(desk, step, effort, OTHER_DICE)
        found.append(Judged(name, seed, step, before, deserved(again), balance.cost.value, again.cost.value))
        note(found[-1])
    return found


def note(each: Judged) -> None:
    """Print a decision as soon as it is judged, so that a run that is broken off has told something."""
    costs = f"{100 * each.cost:.1f} -> {100 * each.costs:.1f}"
    print(f"{each.game} {each.seed}/{each.step}: {each.before} -> {each.after}, {costs}", flush=True)


def main() -> None:
    """Print what became of the marks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--effort", type=float, default=10.0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", default=",".join(SEATS))
    asked = parser.parse_args()
    games = asked.games.split(",")
    with ProcessPoolExecutor(asked.jobs) as pool:
        work = partial(study, number=asked.decisions // len(games), effort=asked.effort)
        found = []
        for judged in pool.map(work, games):
            found += judged
            show(judged[0].game if judged else "", judged)
    show("all games", found)


def show(title: str, judged: list[Judged]) -> None:
    """A grid of marks before and after."""
    kinds: tuple[Mark | None, ...] = (*MARKS, None)
    counts = Counter((each.before, each.after) for each in judged)
    grid = Grid("before", "decisions", *(str(kind or "none") for kind in kinds), title=f"{title}, {len(judged)}")
    for kind in kinds:
        row = [counts[kind, other] for other in kinds]
        grid.add_row(str(kind or "none"), str(sum(row)), *map(str, row))
    console.print(grid)
    stay = sum(each.before == each.after for each in judged)
    costly = [each for each in judged if each.before == "costly"]
    kept = sum(each.after in ("costly", "slip") for each in costly)
    if judged:
        console.print(f"{stay} of {len(judged)} marks stay: {share(stay, len(judged))}")
    if costly:
        console.print(f"{kept} of {len(costly)} costly ones stay costly or slips: {share(kept, len(costly))}")
        fell = sum(each.cost - each.costs for each in costly) / len(costly)
        console.print(f"what they cost is {100 * fell:+.1f} points more at first sight than at the second")


if __name__ == "__main__":
    main()
