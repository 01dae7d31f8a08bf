"""How often somebody who holds an Inspiration is asked in S.T.E.M., by when they want to be.

Games among greedy bots, in which one seat stands for a person: what their will lets through is a question to them, if
they hold a card for it; alone with bots nobody is asked who can only pass.
"""

import argparse
from collections import Counter

from rich.console import Console
from rich.progress import track
from rich.table import Table as Grid

from labtable.bots import bot_rng, make_bot
from labtable.hall.will import Wills
from labtable.hall.wishes import Will
from labtable.kernel import NOBODY, Knowledge, Table, load_game

PERSON = 0
WILLS = {
    "always": Will(when="always"),
    "when it touches me": Will(when="touched"),
    "only when I ring": Will(when="called"),
}


class Evening:
    """What a person is asked in one game, by each of the wills; and how often it is their own decision anyway."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.own = 0
        self.turns = 0
        self._turn = NOBODY

    def note(self, table: Table) -> None:
        """Count what the table asks now."""
        if table.whose_turn() != self._turn:
            self._turn = table.whose_turn()
            self.turns += self._turn == PERSON
        if table.actor != PERSON:
            return
        if not table.in_secret():
            self.own += 1
        elif not table.speechless():
            self.asked.update(name for name, will in WILLS.items() if wants(will, table))


def wants(will: Will, table: Table) -> bool:
    """Whether the person is asked what the table asks."""
    wills = Wills()
    wills.tell(PERSON, will)
    return wills.wants(PERSON, table)


def play(seed: int, seats: int) -> Evening:
    """One game, in which the person passes whatever they are asked and else plays as greedy does."""
    game, evening = load_game("stem"), Evening()
    table = game.new(seed, seats)
    bots = [make_bot("greedy", bot_rng(seed, seat)) for seat in range(seats)]
    while table.actor != NOBODY:
        evening.note(table)
        silence = table.silence()
        if table.actor == PERSON and silence is not None:
            table.play(silence)
        else:
            table.play(bots[table.actor].choose(Knowledge(game, table, table.actor)))
    return evening


def main() -> None:
    """Print the questions of a turn, for each number of seats and each will."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    games = parser.parse_args().games
    grid = Grid("seats", "own decisions a turn", *WILLS)
    for seats in (2, 3, 4):
        evenings = [play(seed, seats) for seed in track(range(games), description=f"{seats} seats")]
        turns = sum(evening.turns for evening in evenings)
        asked = [sum(evening.asked[name] for evening in evenings) / turns for name in WILLS]
        own = sum(evening.own for evening in evenings) / turns
        grid.add_row(str(seats), f"{own:.1f}", *[f"{each:.2f}" for each in asked])
    Console().print(grid)


if __name__ == "__main__":
    main()
