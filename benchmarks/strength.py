"""How strong the bots are: the matches that show it, how long a level thinks, and how fast search looks ahead.

Every match rotates the seats over common deals and prints its share with a 95 % interval. The levels' budgets are
iterations alone here, so that the figures hang on the bots and not on the machine. `--match`, `--game` and `--seats`
choose some; `--games 400` plays longer ones; `--budget 10` lets the stronger side of a match think ten times as long,
which shows what luck leaves to be won.
"""

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC, datetime
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import Progress

from labtable.bots import SearchBot, bot_rng, make_bot
from labtable.bots.levels import LEVELS
from labtable.bots.search import Budget
from labtable.bots.temper import temper_of
from labtable.kernel import NOBODY, Game, Knowledge, game_names, load_game, play_out, seeded
from labtable.kernel.build import is_compiled
from labtable.lab.statistics import Estimate, share
from labtable.lab.tournament import Entry, Pairing, Played, play_pairing
from labtable.testing import random_table

GAMES = 200
EXPERT_GAMES = 100
FULL_TABLES = {"pdb": 4, "stem": 4, "gsa": 3}  # where one `hard` sits among `greedy`
SECONDS = 1.0
POSITIONS = 40
WALKS = 500


class Match(msgspec.Struct, frozen=True):
    """One bot against another, alone among as many as the table has other seats, and what is asked of it."""

    game: str
    bot: str
    against: str
    seats: int
    goal: float
    """The share of the points at two seats; of the wins, as a multiple of a fair share, at more."""
    games: int

    @property
    def name(self) -> str:
        return f"{self.bot}:{self.against}"


class Outcome(msgspec.Struct, frozen=True):
    """What came of a match."""

    match: Match
    points: Estimate
    wins: Estimate

    def row(self) -> str:
        """A row of the table on the game's page."""
        match, shown = self.match, self.points if self.match.seats == 2 else self.wins
        rivals = match.against if match.seats == 2 else f"{match.seats - 1} {match.against}"
        figure = f"{shown.value:.1%} [{shown.low:.1%}, {shown.high:.1%}]"
        return f"| {match.bot} against {rivals} | {match.seats} | {match.games} | {figure} |"


def matches(game: str, games: int | None) -> list[Match]:
    """What the levels promise in a game, each shown in so many games, or as many as are asked for."""
    pairs = [
        ("medium", "easy", 0.60),
        ("hard", "medium", 0.60),
        ("expert", "hard", 0.60),
        ("hard", "greedy", 0.65),
        ("expert", "random", 0.95),
    ]
    found = [
        Match(game, bot, against, 2, goal, games or (EXPERT_GAMES if bot == "expert" else GAMES))
        for bot, against, goal in pairs
    ]
    if game in FULL_TABLES:
        found.append(Match(game, "hard", "greedy", FULL_TABLES[game], 1.4, games or GAMES))
    return found


def play(match: Match, jobs: int, budget: int) -> Iterator[Played]:
    """All games of a match; a bigger budget is the stronger side's."""
    entry = Entry(game=match.game, bots=[_spec(match, budget), match.against], games=match.games, seats=match.seats)
    todo = [Pairing(0, 1, number % match.seats, number // match.seats) for number in range(match.games)]
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for future in as_completed([pool.submit(play_pairing, entry, pairing) for pairing in todo]):
            yield future.result()


def _spec(match: Match, budget: int) -> str:
    if budget == 1:
        return match.bot
    temper = temper_of(load_game(match.game))
    level = next(level for level in LEVELS if level.name == match.bot)
    return f"search:{budget * level.looks(temper.most_looks, temper.rounds_ahead * match.seats)}"


def judge(match: Match, played: list[Played]) -> Outcome:
    """The shares of a match; a game that others win too counts as a part of a win."""
    points = share(sum(each.points for each in played), len(played))
    return Outcome(match, points, share(sum(each.won for each in played), len(played)))


def think_times(game: Game) -> dict[str, float]:
    """The longest that people wait for a decision of each level, over positions of a game."""
    longest = dict.fromkeys([level.name for level in LEVELS], 0.0)
    for number in range(POSITIONS):
        table = random_table(game, number, 2, moves=7 * number)
        if table.actor == NOBODY:
            continue
        for level in longest:
            began = perf_counter()
            bot = make_bot(level, bot_rng(number, 0), people_wait=True)
            bot.choose(Knowledge(game, table, table.actor))
            longest[level] = max(longest[level], perf_counter() - began)
    return longest


def playouts_a_second(game: Game) -> float:
    """Full random playouts of imagined tables from the start of a game."""
    table = game.new(1, 2)
    rng = seeded(1)
    bots = [make_bot("random", bot_rng(1, seat)) for seat in range(2)]

    def play_one() -> None:
        imagined = table.imagine(table.actor, rng)
        play_out(game, imagined, bots)

    return _a_second(play_one)


def walks_a_second(game: Game) -> float:
    """Iterations of the search itself, in the middle of a game."""
    table = random_table(game, 1, 2, moves=20)
    knowledge = Knowledge(game, table, table.actor)
    bot = SearchBot(seeded(1), Budget(WALKS))
    walks = sum(each.visits for each in bot.weigh(knowledge))  # fewer where a move is soon beaten beyond doubt
    return walks * _a_second(lambda: bot.weigh(knowledge))


def _a_second(work: Callable[[], object]) -> float:
    began = perf_counter()
    done = 0
    while perf_counter() - began < SECONDS:
        work()
        done += 1
    return done / (perf_counter() - began)


def show_speed(console: Console, game: Game) -> None:
    """How fast search looks ahead in a game, and how long the levels take."""
    times = ", ".join(f"{level} {seconds:.3f} s" for level, seconds in think_times(game).items())
    console.print(
        f"{game.name}: {playouts_a_second(game):,.0f} full playouts a second, {walks_a_second(game):,.0f} "
        f"iterations of search a second; longest decision of {POSITIONS} positions: {times}",
        highlight=False,
    )


def show_match(console: Console, match: Match, jobs: int, budget: int) -> Outcome:
    """Play a match and print its row."""
    played = []
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task(f"{match.game}: {match.bot} against {match.against}", total=match.games)
        for each in play(match, jobs, budget):
            played.append(each)
            progress.advance(bar)
    outcome = judge(match, played)
    console.print(f"{match.game} {outcome.row()}" + (f" {budget} x the budget" if budget > 1 else ""), highlight=False)
    return outcome


def main() -> None:
    """Play the matches that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append", choices=game_names(), help="only this game; may be given again")
    parser.add_argument("--match", action="append", metavar="BOT:AGAINST", help="only these; may be given again")
    parser.add_argument("--seats", type=int, help="only matches of this many seats")
    parser.add_argument("--games", type=int, help="of each match, instead of 200, or 100 where expert plays")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--budget", type=int, default=1, help="of the stronger side, as a multiple")
    parser.add_argument("--speed", action="store_true", help="the figures of speed alone")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    console = Console(stderr=asked.json, soft_wrap=True)
    console.print(f"{datetime.now(UTC):%Y-%m-%d}, {'compiled' if is_compiled() else 'plain'}")
    outcomes = []
    for name in asked.game or game_names():
        show_speed(console, load_game(name))
        for match in [] if asked.speed else matches(name, asked.games):
            if asked.seats in (None, match.seats) and (not asked.match or match.name in asked.match):
                outcomes.append(show_match(console, match, asked.jobs, asked.budget))
    if asked.json:
        print(msgspec.json.encode(outcomes).decode())


if __name__ == "__main__":
    main()
