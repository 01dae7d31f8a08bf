"""How much skill there is in a game at all: a bot that sees every card and tries every move out, and ours, at once.

The seer knows the table as it lies, what is still to be drawn too. It plays every move out to the end of the match
many times, with bots that slip a little on both sides, drops the worse half, and plays the rest out again. Nobody who
keeps to the rules can know as much, so what it wins is more than such a search could; it is no proof that nothing wins
more still. Every bot meets greedy on the same deals, from each seat. The rating is on the scale of Elo, greedy at 0.
"""

import argparse
from math import log10
from time import monotonic

from rich.console import Console
from rich.table import Table as Grid

from labtable.bots import bot_rng
from labtable.bots.playout import PlayOut
from labtable.bots.search import heats_for
from labtable.cli.options import read_settings
from labtable.kernel import Game, Knowledge, Move, Player, Rng, Table, game_names
from labtable.lab.ratings import ELO, NEVER
from labtable.lab.side import Opened, Side, rotated, seed_of
from labtable.lab.statistics import share
from labtable.lab.tournament import points_of

SEATS = 2
SEER = "seer"
AGAINST = "greedy"


class Seer(Player):
    """Sees the table itself, and plays every move out to the end."""

    def __init__(self, game: Game, table: Table, looks: int, rng: Rng) -> None:
        self._table, self._looks, self._rng = table, looks, rng
        self._play_out = PlayOut(game, -1)

    def choose(self, knowledge: Knowledge) -> Move:
        running, routine = self._table.legal(), self._table.routine()
        if routine is not None or len(running) == 1:
            return routine or running[0]
        won = dict.fromkeys(running, 0.0)
        heats = heats_for(len(running))
        for _ in range(heats):
            for _ in range(max(1, self._looks // (heats * len(running)))):
                for move in running:
                    won[move] += self._play_out.after(self._table, move, self._rng)[knowledge.seat]
            running = sorted(running, key=won.__getitem__, reverse=True)[: (len(running) + 1) // 2]
        return running[0]


def play(opened: Opened, seat: int, deal: int, looks: int) -> float:
    """The points of the first bot of a side against the other; a seer takes its place if so many looks are given."""
    seed = seed_of(1, deal)
    laid = opened.lay(seed, rotated(SEATS, seat))
    players: list[Player] = [*laid.players]
    if looks:
        players[seat] = Seer(opened.game, laid.table, looks, bot_rng(seed, seat))
    opened.play(laid, players)
    return points_of(laid.table, seat)


def meet(asked: argparse.Namespace) -> dict[str, list[float]]:
    """What every bot won against greedy, deal by deal, until the games are played or the time is over."""
    options, began = read_settings(asked.option), monotonic()
    names = asked.bots.split(",")
    sides = {
        name: Opened(Side(game=asked.game, bots=[AGAINST if name == SEER else name, AGAINST], options=options))
        for name in names
    }
    won: dict[str, list[float]] = {name: [] for name in names}
    for number in range(asked.games):
        if monotonic() - began > 60 * asked.minutes:
            break
        for name, side in sides.items():
            looks = asked.looks if name == SEER else 0
            won[name].append(play(side, number % SEATS, number // SEATS, looks))
    return won


def elo_of(won: float) -> float:
    """What a share of the points against somebody is worth on the scale of Elo."""
    sure = min(1.0 - NEVER, max(NEVER, won))
    return ELO * log10(sure / (1.0 - sure))


def show(asked: argparse.Namespace, won: dict[str, list[float]]) -> None:
    """Print all on one scale."""
    grid = Grid("bot", "games", "points against greedy [95 %]", "rating [95 %]")
    for name, games in won.items():
        found = share(sum(games), len(games))
        rating = f"{elo_of(found.value):+.0f} [{elo_of(found.low):+.0f}, {elo_of(found.high):+.0f}]"
        grid.add_row(name, str(len(games)), str(found), rating)
    console = Console(soft_wrap=True)
    console.print(f"{asked.game} {' '.join(asked.option)}, {asked.looks} looks of the seer a move", highlight=False)
    console.print(grid)


def main() -> None:
    """Let every bot meet greedy and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bots", default="seer,expert,hard,easy,random", help="who meets greedy")
    parser.add_argument("--games", type=int, default=200, help="of each bot against greedy")
    parser.add_argument("--looks", type=int, default=200, help="matches that the seer plays out for a move")
    parser.add_argument("--minutes", type=float, default=20.0, help="after which no more games are begun")
    asked = parser.parse_args()
    show(asked, meet(asked))


if __name__ == "__main__":
    main()
