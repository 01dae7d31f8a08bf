"""How much thought can win in a game, and how much is luck: what the best move wins beyond the one that greedy takes.

In positions of games among greedy bots every legal move is played out many times, by greedy bots, on tables that the
seat may imagine. Half of the games choose the best move, the other half tell what it wins, so that luck is not taken
for skill. It is what one better move wins, not what a better player would.
"""

import argparse
from collections.abc import Iterator
from itertools import count, islice

from rich.console import Console
from rich.progress import track

from labtable.bots import bot_rng, make_bot
from labtable.kernel import Game, Knowledge, Move, Player, Rng, Table, game_names, load_game, play_out, seeded
from labtable.lab.statistics import Estimate, mean

SEATS = 2
ONE_IN = 12  # decisions, so that the positions of a game lie apart


class Sampler(Player):
    """Plays as greedy does, and now and then keeps a decision between several moves, and the move that it took."""

    def __init__(self, table: Table, seed: int, dice: Rng) -> None:
        self.kept: list[tuple[Table, Move]] = []
        self._table = table
        self._bots = [make_bot("greedy", bot_rng(seed, seat)) for seat in range(table.seats)]
        self._dice = dice

    def choose(self, knowledge: Knowledge) -> Move:
        table = self._table
        chosen = self._bots[knowledge.seat].choose(knowledge)
        open_choice = len(table.legal()) > 1 and table.routine() is None and not table.midway()
        if open_choice and self._dice.below(ONE_IN) == 0:
            self.kept.append((table.clone(), chosen))
        return chosen


def positions(game: Game) -> Iterator[tuple[Table, Move]]:
    """Decisions between several moves in games among greedy bots, and the move that greedy takes."""
    for seed in count():
        table = game.new(seed, SEATS)
        sampler = Sampler(table, seed, seeded(seed))
        play_out(game, table, [sampler] * SEATS)
        yield from sampler.kept


def wins(game: Game, table: Table, games: int, luck: int) -> dict[Move, float]:
    """The share of the games that the actor wins after each move, all on the same imagined tables."""
    seat, rng = table.actor, bot_rng(luck, table.actor)
    won = dict.fromkeys(table.legal(), 0.0)
    for number in range(games):
        imagined = Knowledge(game, table, seat).imagine(rng)
        for move in won:
            twin = imagined.clone()
            twin.play(move)
            bots = [make_bot("greedy", bot_rng(number, each)) for each in range(SEATS)]
            play_out(game, twin, bots)
            winners = twin.winners()
            won[move] += 1.0 / len(winners) / games if seat in winners else 0.0
    return won


def gains(game: Game, table: Table, chosen: Move, games: int) -> tuple[float, float]:
    """What the best move wins more than the chosen one, and what any move does."""
    first, second = wins(game, table, games, 1), wins(game, table, games, 2)
    best = sum(
        told[max(told, key=asked.__getitem__)] - told[chosen] for asked, told in ((first, second), (second, first))
    )
    usual = sum(sum(told.values()) / len(told) - told[chosen] for told in (first, second))
    return best / 2, usual / 2


def estimate(found: list[float]) -> Estimate:
    """The mean of what was found, with its interval."""
    return mean(sum(found), sum(each * each for each in found), len(found))


def main() -> None:
    """Look into positions of the games that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=game_names(), help="only this game; may be given again")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=120, help="games for each move")
    asked = parser.parse_args()
    console = Console(soft_wrap=True)
    for name in asked.game or game_names():
        game = load_game(name)
        found = []
        looked_at = islice(positions(game), asked.positions)
        for table, chosen in track(looked_at, name, asked.positions, console=console, transient=True):
            found.append(gains(game, table, chosen, asked.playouts // 2))
        best, usual = estimate([each for each, _ in found]), estimate([each for _, each in found])
        console.print(
            f"{name}, {asked.positions} positions, in shares of a won game beside greedy's move: the best move "
            f"{best.value:+.2%} [{best.low:+.2%}, {best.high:+.2%}], any move {usual.value:+.2%} "
            f"[{usual.low:+.2%}, {usual.high:+.2%}]",
            highlight=False,
        )


if __name__ == "__main__":
    main()
