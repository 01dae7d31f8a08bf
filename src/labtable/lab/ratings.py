"""Ratings: Bradley–Terry strengths on the Elo scale, with intervals that also hold where one bot wins every game."""

from math import log10
from random import Random

from labtable.kernel import Rng
from labtable.lab.statistics import Estimate

ELO = 400.0  # ten to one is worth so many points
STEPS = 200
DRAWS = 400
NEVER = 1.0e-6  # no share is smaller than this, so that strengths stay finite
PRIOR = 0.5  # Jeffreys: before any game each of a pair has half a point

Meeting = tuple[int, int, float]  # two entrants, and the points of the first: 1, 0 or something between
Points = list[list[float]]  # of each entrant against each


def ratings(entrants: int, meetings: list[Meeting], rng: Rng) -> list[Estimate]:
    """Each entrant's rating, the mean being 0, and the middle 95 % of what its results leave possible."""
    points = tally(entrants, meetings)
    dice = Random(int(rng.word()))  # noqa: S311 - not for secrets
    values = elo(points)
    drawn = [elo(redrawn(points, dice)) for _ in range(DRAWS)]
    low, high = round(0.025 * DRAWS), round(0.975 * DRAWS) - 1
    spread = [sorted(each[index] for each in drawn) for index in range(entrants)]
    return [Estimate(values[index], spread[index][low], spread[index][high]) for index in range(entrants)]


def tally(entrants: int, meetings: list[Meeting]) -> Points:
    """What each entrant won against each, the prior included."""
    points = [[PRIOR if a != b else 0.0 for b in range(entrants)] for a in range(entrants)]
    for a, b, won in meetings:
        points[a][b] += won
        points[b][a] += 1.0 - won
    return points


def redrawn(points: Points, dice: Random) -> Points:
    """The same number of games for each pair, shared as chance might really share them, given how they went."""
    entrants = len(points)
    drawn = [[0.0] * entrants for _ in points]
    for a in range(entrants):
        for b in range(a):
            games = points[a][b] + points[b][a]
            share = dice.betavariate(points[a][b], points[b][a])
            drawn[a][b] = games * min(1.0 - NEVER, max(NEVER, share))
            drawn[b][a] = games - drawn[a][b]
    return drawn


def elo(points: Points) -> list[float]:
    """Bradley–Terry strengths by Hunter's MM iteration, as Elo points around 0."""
    entrants = len(points)
    strengths = [1.0] * entrants
    for _ in range(STEPS):
        strengths = [_improved(index, points, strengths) for index in range(entrants)]
        total = sum(strengths)
        strengths = [each * entrants / total for each in strengths]
    logs = [ELO * log10(each) for each in strengths]
    return [each - sum(logs) / entrants for each in logs]


def _improved(index: int, points: Points, strengths: list[float]) -> float:
    others = [other for other in range(len(strengths)) if other != index]
    won = sum(points[index])
    met = sum((points[index][o] + points[o][index]) / (strengths[index] + strengths[o]) for o in others)
    return won / met
