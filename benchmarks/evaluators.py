"""Which way of counting chances agrees best with long play-outs of strong bots, if all are given the same time?

python -m benchmarks.evaluators --positions 12 --games 60 --cost 0.15
"""

import argparse
from collections.abc import Callable, Iterator
from math import sqrt
from statistics import fmean
from time import process_time
from typing import NamedTuple

from labtable.bots import SearchBot, bot_rng, make_bot, read_budget
from labtable.bots.foresight import chances
from labtable.bots.playout import PlayOut
from labtable.bots.search import advance, play_on
from labtable.bots.sight import JUDGED
from labtable.kernel import NOBODY, Game, Knowledge, Move, Rng, Table, load_game, seeded

TABLES = {"pdb": 4, "gsa": 2, "adna": 2, "stem": 3}
STRONG = {"pdb": "hard", "gsa": "easy", "adna": "medium", "stem": "medium"}
"""The bots whose long play-outs are taken for the truth, as strong as there is time for. They slip a little: bots that
never do play nearly the same match again and again, and their quirks decide it."""
LEVELS = ("easy", "medium")
FIRST_TURNS, LAST_TURNS = 0.1, 0.85
MOST_MOVES = 3


class Position(NamedTuple):
    """A decision of a match, and a few of its moves."""

    game: Game
    table: Table
    moves: list[Move]

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.table.actor


Counting = Callable[[Position, Table, Rng], float]
"""What a table is worth to the seat of a position."""


def share(table: Table, seat: int) -> float:
    """The victory, or the part of it, that a seat has at the end."""
    winners = table.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def positions(name: str, number: int, seed: int) -> Iterator[Position]:
    """Decisions of bots of two levels, each from a match of its own, at all times of the match."""
    game, seats = load_game(name), TABLES[name]
    for index in range(number):
        rng = seeded(seed + index)
        part = FIRST_TURNS + (LAST_TURNS - FIRST_TURNS) * (index + 0.5) / number
        tables = list(decisions(game, seats, seed + index))
        table = tables[int(part * len(tables))]
        moves = table.legal()
        rng_order = sorted(range(len(moves)), key=lambda _: rng.word())
        ranked = SearchBot(seeded(index), read_budget("100")).weigh(Knowledge(game, table, table.actor))
        first = max(ranked, key=lambda each: each.rank()).move
        rest = [moves[place] for place in rng_order if moves[place] is not first]
        yield Position(game, table, [first, *rest][:MOST_MOVES])


def decisions(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """The tables of a match at which there is something to think about."""
    table = game.new(seed, seats)
    bots = [make_bot(LEVELS[seat % 2], bot_rng(seed, seat)) for seat in range(seats)]
    while table.actor != NOBODY:
        if len(table.legal()) > 1 and table.routine() is None and table.silence() is None:
            yield table.clone()
        table.play(bots[table.actor].choose(Knowledge(game, table, table.actor)))


def strong(position: Position, move: Move, games: int) -> list[float]:
    """The results of long games of strong bots after a move, the same tables for every move."""
    results = []
    for number in range(games):
        rng = seeded(7000 + number)
        table = Knowledge(position.game, position.table, position.seat).imagine(rng)
        bots = [make_bot(STRONG[position.game.name], bot_rng(number, seat)) for seat in range(table.seats)]
        table.play(move)
        while table.actor != NOBODY:
            table.play(bots[table.actor].choose(Knowledge(position.game, table, table.actor)))
        results.append(share(table, position.seat))
    return results


def never_slipping(position: Position, table: Table, rng: Rng) -> float:
    """A play-out in which everybody takes what looks best at first sight."""
    while table.actor != NOBODY:
        advance(table, JUDGED.likely(table))
    return share(table, position.seat)


def slipping(turns: int) -> Counting:
    """A play-out with slips, to the end or judged after so many turns."""

    def value(position: Position, table: Table, rng: Rng) -> float:
        return PlayOut(position.game, turns).worth(table, rng)[position.seat]

    return value


def for_turns(turns: int) -> Counting:
    """So many turns without slips, judged where they stop."""

    def value(position: Position, table: Table, rng: Rng) -> float:
        play_on(table, turns)
        return share(table, position.seat) if table.actor == NOBODY else chances(table)[position.seat]

    return value


def paired(value: Counting) -> Callable[[Position, float], list[float]]:
    """Every move on the same imagined tables with the same luck, until the time is over."""

    def counted(position: Position, cost: float) -> list[float]:
        sums, rounds, began, rng = [0.0] * len(position.moves), 0, process_time(), seeded(99)
        while rounds == 0 or process_time() - began < cost:
            imagined = Knowledge(position.game, position.table, position.seat).imagine(rng)
            luck = rng.fork()
            for place, move in enumerate(position.moves):
                table = imagined.clone()
                advance(table, move)
                sums[place] += value(position, table, luck.clone())
            rounds += 1
        return [each / rounds for each in sums]

    return counted


def searched(position: Position, cost: float) -> list[float]:
    """What tree search expects of every move, in the same time; it looks at all that are legal."""
    bot = SearchBot(seeded(99), read_budget(f"{cost}s"))
    worth = {each.move: each.worth for each in bot.weigh(Knowledge(position.game, position.table, position.seat))}
    return [worth[move] for move in position.moves]


EVALUATORS: dict[str, Callable[[Position, float], list[float]]] = {
    "judgement": paired(for_turns(0)),
    "1 turn, judged": paired(for_turns(1)),
    "12 turns, judged": paired(for_turns(12)),
    "12 turns with slips, judged": paired(slipping(12)),
    "play-outs without slips": paired(never_slipping),
    "play-outs with slips": paired(slipping(-1)),
    "tree search": searched,
}


def main() -> None:
    """Print a table a game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("--games", type=int, default=60, help="long play-outs a move")
    parser.add_argument("--cost", type=float, default=0.15, help="seconds a position")
    parser.add_argument("--names", default="pdb,adna,stem,gsa")
    asked = parser.parse_args()
    for name in asked.names.split(","):
        study(name, asked.positions, asked.games, asked.cost)


def study(name: str, number: int, games: int, cost: float) -> None:
    """Compare all evaluators at the positions of a game."""
    found = list(positions(name, number, 40))
    truth = [[strong(position, move, games) for move in position.moves] for position in found]
    noise = fmean(error(results) for moves in truth for results in moves)
    apart = fmean(error(differences(moves[0], other)) for moves in truth for other in moves[1:])
    print(f"\n{name}: {number} positions, {games} games of {STRONG[name]} a move, each {cost} s", flush=True)
    print(f"  the truth itself is known to {100 * sqrt(noise):.1f} points, a difference to {100 * sqrt(apart):.1f}")
    for words, evaluator in EVALUATORS.items():
        values = [evaluator(position, cost) for position in found]
        off = [(v - fmean(r)) ** 2 for vs, rs in zip(values, truth, strict=True) for v, r in zip(vs, rs, strict=True)]
        gaps = [
            (vs[0] - v - fmean(differences(rs[0], r))) ** 2
            for vs, rs in zip(values, truth, strict=True)
            for v, r in zip(vs[1:], rs[1:], strict=True)
        ]
        right = [
            (vs[0] > v) == (fmean(rs[0]) > fmean(r))
            for vs, rs in zip(values, truth, strict=True)
            for v, r in zip(vs[1:], rs[1:], strict=True)
            if fmean(rs[0]) != fmean(r)
        ]
        print(
            f"  {words:28} chance off by {points(fmean(off) - noise)}, "
            f"difference off by {points(fmean(gaps) - apart)}, "
            f"same sign {100 * fmean(right):.0f} %",
            flush=True,
        )


def points(square: float) -> str:
    """A mean square as points of chance, what the truth is off by taken away."""
    return f"{100 * sqrt(max(0.0, square)):5.1f}"


def differences(ones: list[float], others: list[float]) -> list[float]:
    """What one move brought more than another, game by game."""
    return [one - other for one, other in zip(ones, others, strict=True)]


def error(results: list[float]) -> float:
    """The variance of their mean."""
    mean = fmean(results)
    return fmean((each - mean) ** 2 for each in results) / (len(results) - 1)


if __name__ == "__main__":
    main()
