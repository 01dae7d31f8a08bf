"""Ratings: Bradley–Terry strengths on the Elo scale, with bootstrap intervals."""

from math import log10

from labtable.kernel import Rng
from labtable.lab.statistics import Estimate

ELO = 400.0  # ten to one is worth so many points
STEPS = 200
RESAMPLES = 200
DRAW_A_PRIOR = 0.5  # half a drawn game between all keeps strengths finite

Meeting = tuple[int, int, float]  # two entrants, and the points of the first: 1, 0 or something between


def ratings(entrants: int, meetings: list[Meeting], rng: Rng) -> list[Estimate]:
    """Each entrant's rating, the mean being 0, with the interval that resampled meetings give."""
    values = elo(entrants, meetings)
    resampled = [elo(entrants, resample(meetings, rng)) for _ in range(RESAMPLES)]
    low, high = round(0.025 * RESAMPLES), round(0.975 * RESAMPLES) - 1
    spread = [sorted(each[index] for each in resampled) for index in range(entrants)]
    return [Estimate(values[index], spread[index][low], spread[index][high]) for index in range(entrants)]


def resample(meetings: list[Meeting], rng: Rng) -> list[Meeting]:
    """As many meetings, drawn with replacement."""
    return [meetings[rng.below(len(meetings))] for _ in meetings]


def elo(entrants: int, meetings: list[Meeting]) -> list[float]:
    """Bradley–Terry strengths by Hunter's MM iteration, as Elo points around 0."""
    points = [[DRAW_A_PRIOR if a != b else 0.0 for b in range(entrants)] for a in range(entrants)]
    for a, b, won in meetings:
        points[a][b] += won
        points[b][a] += 1.0 - won
    strengths = [1.0] * entrants
    for _ in range(STEPS):
        strengths = [_improved(index, points, strengths) for index in range(entrants)]
        total = sum(strengths)
        strengths = [each * entrants / total for each in strengths]
    logs = [ELO * log10(each) for each in strengths]
    return [each - sum(logs) / entrants for each in logs]


def _improved(index: int, points: list[list[float]], strengths: list[float]) -> float:
    others = [other for other in range(len(strengths)) if other != index]
    won = sum(points[index])
    met = sum((points[index][o] + points[o][index]) / (strengths[index] + strengths[o]) for o in others)
    return won / met
