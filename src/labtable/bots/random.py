"""The random bot: any legal move, each as likely as the others."""

from labtable.bots.bot import Bot
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng


class RandomBot(Bot):
    """Plays any legal move; the measure of every other bot, and of the engine's speed."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def choose(self, knowledge: Knowledge) -> Move:
        moves = knowledge.legal()
        return moves[self._rng.below(len(moves))]
