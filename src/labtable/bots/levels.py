"""Levels for people: the same search with more or less time, and with slips like a person's."""

from math import exp
from typing import Final

from labtable.bots.bot import Thinker, Weighed
from labtable.bots.search import Budget, SearchBot
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng

FINE: Final = 1 << 24
LEAST_DIFFERENCE: Final = 1.0e-6
BLUNDER: Final = 1.5  # a move that falls behind by more than so many times what most do is no slip


class Level:
    """How a level plays: how long it thinks, and how readily it takes a move that is not quite the best."""

    def __init__(self, name: str, words: str, iterations: int, seconds: float, slip: float) -> None:
        self.name = name
        self.words = words
        self.iterations = iterations
        self.seconds = seconds
        # a move that falls behind by this part of what most fall behind is a third as likely as the best
        self.slip = slip


LEVELS: Final = [
    Level("easy", "For a first game: it sees what a move does, and often takes a fair one.", 30, 0.03, 0.8),
    Level("medium", "Looks a little ahead and still slips now and then.", 80, 0.07, 0.2),
    Level("hard", "Looks ahead and does not slip.", 300, 0.25, 0.0),
    Level("expert", "Looks far ahead, for up to a second.", 2000, 0.8, 0.0),
]


class LevelBot(Thinker):
    """Searches within its level's time; a slip makes moves that look nearly as good nearly as likely, no blunder."""

    def __init__(self, rng: Rng, level: Level) -> None:
        self._rng = rng
        self._slip = level.slip
        self._search = SearchBot(rng, Budget(level.iterations, level.seconds))

    def weigh(self, knowledge: Knowledge) -> list[Weighed]:
        """What its search thinks of every move."""
        return self._search.weigh(knowledge)

    def choose(self, knowledge: Knowledge) -> Move:
        slip = self._slip * knowledge.forgives
        if slip == 0.0 or len(knowledge.legal()) == 1:
            return self._search.choose(knowledge)
        weighed = self.weigh(knowledge)
        chosen = max(weighed, key=lambda each: each.worth)
        shares = slips(weighed, chosen.worth, slip)
        left = self._rng.below(FINE) / FINE * sum(shares)
        for index, share in enumerate(shares):
            left -= share
            if left < 0.0:
                chosen = weighed[index]
                break
        return chosen.move


def slips(weighed: list[Weighed], best: float, slip: float) -> list[float]:
    """How likely each move is chosen, beside the best one: less the more it falls behind, and never if it blunders."""
    usual = max(LEAST_DIFFERENCE, best - sum([each.worth for each in weighed]) / len(weighed))
    shares = []
    for each in weighed:
        behind = (best - each.worth) / usual
        shares.append(exp(-behind / slip) if behind <= BLUNDER else 0.0)
    return shares
