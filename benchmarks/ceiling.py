"""How much skill there is in a game at all: a bot that sees every card and tries every move out, and ours, at once.

The seer knows the table as it lies, what is still to be drawn too. It plays every move out to the end of the match as
bots do that take what looks best, which is much what greedy will really do, and with `--looks` more times with bots
that slip a little; where no move wins clearly more, it makes greedy's. Nobody who keeps to the rules can know as
much. What it wins is a bound for such a search, no proof that nothing wins more still. Every bot meets greedy on the
same deals, from each seat; the rating is on the scale of Elo, greedy at 0.
"""

import argparse
from math import log10
from time import monotonic

from rich.console import Console
from rich.table import Table as Grid

from labtable.bots import bot_rng, make_bot
from labtable.bots.foresight import results
from labtable.bots.playout import PlayOut
from labtable.bots.search import FURTHEST, advance, play_on
from labtable.cli.options import read_settings
from labtable.kernel import Game, Knowledge, Move, Player, Rng, Table, game_names
from labtable.lab.ratings import ELO, NEVER
from labtable.lab.side import Opened, Side, rotated, seed_of
from labtable.lab.statistics import share
from labtable.lab.tournament import points_of

SEATS = 2
SEER = "seer"
AGAINST = "greedy"
CLEARLY = 0.5  # of the two matches that a move is worth at most; what is no better than greedy's move by this is luck


class Seer(Player):
    """Sees the table itself, and plays every move out to the end."""

    def __init__(self, game: Game, table: Table, looks: int, rng: Rng) -> None:
        self._table, self._looks, self._rng = table, looks, rng
        self._play_out = PlayOut(game, -1)
        self._greedy = make_bot(AGAINST, rng)

    def choose(self, knowledge: Knowledge) -> Move:
        usual = self._greedy.choose(knowledge)
        if self._table.routine() is not None or len(self._table.legal()) == 1:
            return usual
        worths = {move: self._worth(move, knowledge.seat) for move in self._table.legal()}
        best = max(worths, key=worths.__getitem__)
        return best if worths[best] > worths[usual] + CLEARLY else usual

    def _worth(self, move: Move, seat: int) -> float:
        """What comes of a move if all do what looks best, and on average if they slip."""
        twin = self._table.clone()
        advance(twin, move)
        play_on(twin, FURTHEST)
        slipped = [self._play_out.after(self._table, move, self._rng)[seat] for _ in range(self._looks)]
        return results(twin)[seat] + sum(slipped) / max(1, len(slipped))


def play(opened: Opened, seat: int, deal: int, looks: int | None) -> float:
    """The points of the first bot of a side against the other; a seer takes its place if so many looks are given."""
    seed = seed_of(1, deal)
    laid = opened.lay(seed, rotated(SEATS, seat))
    players: list[Player] = [*laid.players]
    if looks is not None:
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
            looks = asked.looks if name == SEER else None
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
    console.print(
        f"{asked.game} {' '.join(asked.option)}, {asked.looks} play-outs with slips for each move of the seer",
        highlight=False,
    )
    console.print(grid)


def main() -> None:
    """Let every bot meet greedy and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--option", "-o", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--bots", default="seer,expert,hard,easy,random", help="who meets greedy")
    parser.add_argument("--games", type=int, default=200, help="of each bot against greedy")
    parser.add_argument("--looks", type=int, default=0, help="how often the seer plays a move out with slips")
    parser.add_argument("--minutes", type=float, default=20.0, help="after which no more games are begun")
    asked = parser.parse_args()
    show(asked, meet(asked))


if __name__ == "__main__":
    main()
