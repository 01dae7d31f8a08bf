"""Levels for people: the same search with more or less time, and with slips like a person's."""

from math import exp
from typing import Final

from labtable.bots.bot import Thinker, Weighed
from labtable.bots.endings import HANDED_OVER, IN_SIGHT, clear_choice, foresee
from labtable.bots.search import Budget, SearchBot
from labtable.bots.sight import JUDGED, Sight
from labtable.bots.temper import temper_of
from labtable.bots.weights import sight_of
from labtable.kernel.game import Game
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng

FINE: Final = 1 << 24
LEAST_DIFFERENCE: Final = 1.0e-6
BLUNDER: Final = 1.5  # a move that falls behind by more than so many times what most do is no slip


class Level:
    """How long a level thinks; how readily it takes a move that is not quite the best is a matter of the game.

    Its seconds count where people wait for it; elsewhere only its iterations do, and a seed fixes its moves.
    """

    def __init__(self, name: str, words: str, iterations: int, seconds: float) -> None:
        self.name = name
        self.words = words
        self.iterations = iterations
        self.seconds = seconds

    def looks(self, most: int, turns_ahead: int) -> int:
        """How many iterations are of use and there is time for, if each plays on for so many turns."""
        return min(self.iterations, most) // (1 + turns_ahead)


LEVELS: Final = [
    Level("easy", "For a first game: it sees what a move does, and often takes a fair one.", 30, 0.03),
    Level("medium", "Looks a little ahead, and slips as people do.", 80, 0.07),
    Level("hard", "Looks further ahead, and slips less.", 300, 0.25),
    Level("expert", "Looks far ahead, for up to a second, and does not slip.", 3000, 0.8),
]


class LevelBot(Thinker):
    """Searches as far as its level does; a slip makes moves that look nearly as good nearly as likely, no blunder."""

    def __init__(self, rng: Rng, level: Level, seconds: float | None = None) -> None:
        self._rng = rng
        self._level = level
        self._seconds = seconds
        self.plays = level.name
        """As which level it chose last: a weaker one if its time was over too soon."""

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        """What its search thinks of every move."""
        return self._search(knowledge).weigh(knowledge)

    def choose(self, knowledge: Knowledge) -> Move:
        fates = foresee(knowledge, self._rng)
        clear = clear_choice(knowledge.legal(), fates)
        if clear is not None:
            return clear
        search = self._search(knowledge)
        weighed = sorted(search.ponder(knowledge, fates), key=Weighed.rank, reverse=True)
        self.plays = self._within(knowledge, weighed) if search.hurried else self._level.name
        slip = temper_of(knowledge.game).slip(self._level.name)
        return weighed[0].move if slip == 0.0 or IN_SIGHT in fates else self._slip(weighed, slip)

    def _within(self, knowledge: Knowledge, weighed: list[Weighed]) -> str:
        """The strongest level that looks no further than there was time for."""
        looked = 0
        for each in weighed:
            looked += each.visits
        within = LEVELS[0]
        for level in LEVELS:
            if level.iterations <= self._level.iterations and self._looks(level, knowledge) <= looked:
                within = level
        return within.name

    def _slip(self, weighed: list[Weighed], slip: float) -> Move:
        """One of the moves that look nearly as good as the best, the first."""
        shares = slips(weighed, slip)
        left = self._rng.below(FINE) / FINE * sum(shares)
        for index, share in enumerate(shares):
            left -= share
            if left < 0.0:
                return weighed[index].move
        return weighed[0].move

    def _search(self, knowledge: Knowledge) -> SearchBot:
        return SearchBot(
            self._rng,
            Budget(self._looks(self._level, knowledge), self._seconds),
            sight_for(self._level, knowledge.game),
        )

    def _looks(self, level: Level, knowledge: Knowledge) -> int:
        """How often a level looks ahead in this game; less where it sees by what was learned."""
        temper = temper_of(knowledge.game)
        if sight_for(level, knowledge.game) is not JUDGED:
            return temper.learned[level.name]
        return level.looks(temper.most_looks, temper.rounds_ahead * knowledge.seats)


def sight_for(level: Level, game: Game) -> Sight:
    """What a level sees by: what was learned of the game, if it is one of those that do, or judgement."""
    return sight_of(game) if level.name in temper_of(game).learned else JUDGED


def slips(weighed: list[Weighed], slip: float) -> list[float]:
    """How likely each move is chosen, beside the best one: less the more it falls behind, and never if it blunders.

    The move that was looked at most comes first. What was looked at less fell out of the running, so it counts as no
    better than any before it, however good its few results were.
    """
    worths = []
    least = 1.0
    for each in weighed:
        least = min(least, each.worth)
        worths.append(least)
    best = worths[0]
    usual = max(LEAST_DIFFERENCE, best - sum(worths) / len(worths))
    shares = []
    for place, each in enumerate(weighed):
        behind = (best - worths[place]) / usual
        possible = behind <= BLUNDER and (place == 0 or each.fate != HANDED_OVER)
        shares.append(exp(-behind / slip) if possible else 0.0)
    return shares
