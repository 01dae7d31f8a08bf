"""Rows: every match, decision and card of a study, for tables of one's own."""

from collections.abc import Sequence

from labtable.lab.measures import Measure
from labtable.lab.seen import Match
from labtable.lab.side import WHOLE, seed_of
from labtable.lab.study import Study

GAMES, DECISIONS, CARDS = "games", "decisions", "cards"
EACH_GAME = ("deal", "side", "seed", "rounds", "decisions", "starter", "winners", "scores", "bots")
EACH_DECISION = ("deal", "side", "number", "round", "seat", "choices", "move")
EACH_CARD = ("deal", "side", "seat", "card", "fate", "standing", "won")


def columns(measures: Sequence[Measure]) -> dict[str, list[str]]:
    """The columns of each table; a game's row ends with what was measured of it."""
    measured = [f"m_{measure.name}" for measure in measures]
    return {GAMES: [*EACH_GAME, *measured], DECISIONS: list(EACH_DECISION), CARDS: list(EACH_CARD)}


class Rows:
    """The rows of some deals."""

    def __init__(self, study: Study, measures: Sequence[Measure]) -> None:
        self._study = study
        self._measures = measures
        self.found: dict[str, list[list[object]]] = {GAMES: [], DECISIONS: [], CARDS: []} if study.rows else {}

    def take(self, deal: int, matches: Sequence[Match], values: Sequence[dict[str, int]]) -> None:
        """The rows of one deal."""
        for name, match, told in zip(self._study.names, matches, values, strict=True):
            self.found[GAMES].append([deal, name, *self._game(deal, match), *self._measured(told)])
            self.found[DECISIONS] += [[deal, name, *row] for row in match.rows]
            for (fate, seat, card), standing in match.firsts.items():
                self.found[CARDS].append([deal, name, seat, card, fate, standing, match.won(seat) / WHOLE])

    def _game(self, deal: int, match: Match) -> list[object]:
        seed = str(seed_of(self._study.seed, deal))
        sitting = list(match.sitting)
        return [seed, match.rounds, match.decisions, match.starter, match.winners, match.scores, sitting]

    def _measured(self, told: dict[str, int]) -> list[float | None]:
        return [told[measure.name] / measure.scale if measure.name in told else None for measure in self._measures]
