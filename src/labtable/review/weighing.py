"""Weighing: one decision, its moves compared on the same imagined tables until what it deserves is beyond doubt.

All moves are scouted on a few tables; those that come out best there, the one that looks best at first sight, and the
one that was made, are finalists and are compared on fresh ones. Which move is best is told by one half of these tables
and measured on the other, both ways round: who looks best because of luck has none of it where it counts.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

import msgspec

from labtable.review.findings import Chance
from labtable.review.marks import BY_FAR, COSTLY, LOOSE, SURE
from labtable.review.pieces import Compare, Compared, Seen

SCOUTS: Final = 8  # tables on which all moves are looked at
FINALISTS: Final = 2  # beside the move that was made, and the one that looks best at first sight
FEWEST: Final = 24  # tables before anything is beyond doubt
BLOCK: Final = 16  # tables more, each time it is not
LIKELY: Final = 1.0  # standard errors below what is loose, from which on a cost need not be known better
BEATEN: Final = 3.0  # standard errors behind the best, a finalist is one no longer
IDLE: Final = 0.02  # who can choose between no more than that chooses nothing
WIDTH: Final = 1.96  # standard errors to either side, nineteen times in twenty
PIECE: Final = 0.06  # seconds that a piece should take
UNSEEN: Final = 1.0  # the squares of two tables that may come out otherwise, half of each
GUESS: Final = 10  # moves, before they are counted


class Gap(NamedTuple):
    """How far two things are apart on average, and the variance of that."""

    mean: float
    doubt: float

    def chance(self, low: float = -1.0) -> Chance:
        """With its bounds."""
        off = WIDTH * sqrt(self.doubt)
        return Chance(bound(self.mean, low), bound(self.mean - off, low), bound(self.mean + off, low))


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """What came of weighing a decision, and what is needed to sum it up with others."""

    moves: list[str]
    """The finalists, best first."""
    chances: list[Chance]
    behind: list[Chance]
    cost: Chance
    ahead: Chance | None
    """How far the move that was made is ahead of the next, if it is the best."""
    obvious: bool
    """Whether the move that was made looks best at first sight."""
    idle: bool
    """Whether there was nothing to choose."""
    lost: tuple[float, float]
    """What was given away, and its variance; nothing if the move is the best of those that were compared."""
    at_stake: float
    """How much better the best move is than one drawn from a hat."""
    worth: Seen
    """Of the position to who chose, if the best move is made."""


class Weighing:
    """A decision on the scales."""

    def __init__(
        self, step: int, played: str, most: int, seconds: float = 0.0, fewest: int = FEWEST, scouts: int = SCOUTS
    ) -> None:
        self.step = step
        self.played = played
        self.most = most
        self.fewest = fewest
        self.scouts = scouts
        self.seconds = seconds
        """What one move on one table takes, as far as is known."""
        self.moves: list[str] = []
        self.scouted: list[list[float]] = []
        self.finalists: list[str] = []
        self.rows: list[list[float]] = []
        self.beaten: dict[str, tuple[Chance, Gap]] = {}
        """Finalists that were let go, with their chances and how far they fell behind."""
        self.obvious = ""

    def next(self) -> Compare | None:
        """What is to be compared now; nothing once it is decided."""
        if len(self.scouted) < self.scouts:
            return self._compare([], len(self.scouted), self.scouts - len(self.scouted), len(self.moves) or GUESS)
        beyond = len(self.rows) - self.fewest
        is_between = beyond < 0 or beyond % BLOCK != 0  # how much a piece took in must not change what comes of it
        if not is_between:
            if len(self.rows) >= self.most or self.is_decided():
                return None
            self.let_go()
        left = -beyond if beyond < 0 else BLOCK - beyond % BLOCK
        return self._compare(self.finalists, self.scouts + len(self.rows), left, len(self.finalists))

    def _compare(self, moves: list[str], first: int, left: int, width: int) -> Compare:
        """No more tables than a piece may take."""
        tables = int(PIECE / (self.seconds * width)) if self.seconds else 1
        return Compare(self.step, moves, first, max(1, min(left, tables)))

    def take(self, found: Compared) -> None:
        """Take in what was compared."""
        self.seconds = found.seconds / max(1, len(found.rows) * len(found.moves))
        if len(self.scouted) >= self.scouts:
            self.rows += found.rows
            return
        self.moves, self.obvious = found.moves, found.obvious
        self.scouted += found.rows
        if len(self.scouted) >= self.scouts:
            means = means_of(self.scouted)
            ranked = sorted(range(len(means)), key=lambda place: -means[place])
            chosen = {self.moves[place] for place in ranked[:FINALISTS]} | {self.obvious, self.played}
            self.finalists = [move for move in self.moves if move in chosen]

    def let_go(self) -> None:
        """Let finalists go that are beaten beyond doubt; at least two stay, one of them the move that was made."""
        best = self.best()
        for place in reversed(range(len(self.finalists))):
            if place in (best, self.place) or len(self.finalists) == 2:
                continue
            behind = gap([row[best] - row[place] for row in self.rows])
            if behind.mean > BEATEN * sqrt(behind.doubt):
                self.beaten[self.finalists.pop(place)] = gap([row[place] for row in self.rows]).chance(0.0), behind
                for row in self.rows:
                    row.pop(place)
                best -= place < best

    @property
    def place(self) -> int:
        """Where the move that was made stands among the finalists."""
        return self.finalists.index(self.played)

    def is_decided(self) -> bool:
        """Whether more tables would hardly change what is said of it."""
        lost = self.lost()
        if lost.mean + LIKELY * sqrt(lost.doubt) < LOOSE:
            return self.best() != self.place or self.is_usual()
        return lost.chance().low >= COSTLY

    def is_usual(self) -> bool:
        """Whether the move that was made, which is best, is not ahead by so much that more need be known."""
        return self.played == self.obvious or self.ahead().chance().high < SURE * BY_FAR

    def best(self) -> int:
        """The place of the best finalist."""
        return highest(means_of(self.rows))

    def halves(self, but: int = -1) -> tuple[int, int]:
        """Which finalist is best by the tables of even and of odd numbers, perhaps leaving one out."""
        even, odd = highest(means_of(self.rows[::2]), but), highest(means_of(self.rows[1::2]), but)
        return even, odd

    def lost(self) -> Gap:
        """What the move gave away: the best by one half of the tables against it on the other, both ways round."""
        even, odd = self.halves()
        return gap([row[(odd, even)[number % 2]] - row[self.place] for number, row in enumerate(self.rows)])

    def ahead(self) -> Gap:
        """How far the move is ahead of the best of the others, found and measured in the same way."""
        even, odd = self.halves(self.place)
        return gap([row[self.place] - row[(odd, even)[number % 2]] for number, row in enumerate(self.rows)])

    def outcome(self) -> Balance:
        """What came of it."""
        best, lost = self.best(), self.lost()
        is_best = best == self.place
        cost = Chance(0.0, 0.0, lost.chance(0.0).high) if is_best else lost.chance(0.0)
        told = self._told(best)
        if not is_best:
            told[self.played] = told[self.played][0], cost
        order = sorted(told, key=lambda move: (-told[move][0].value, move != self.finalists[best]))
        worth = [row[best] for row in self.rows]
        return Balance(
            moves=order,
            chances=[told[move][0] for move in order],
            behind=[told[move][1] for move in order],
            cost=cost,
            ahead=self.ahead().chance() if is_best else None,
            obvious=self.played == self.obvious,
            idle=self._is_idle(),
            lost=(0.0, 0.0) if is_best else (max(0.0, lost.mean), lost.doubt),
            at_stake=self._at_stake(self.finalists[best]),
            worth=Seen(len(worth), sum(worth), sum(each * each for each in worth)),
        )

    def _told(self, best: int) -> dict[str, tuple[Chance, Chance]]:
        """Every move that came to the final, with its chance and how far it falls behind."""
        told = {move: (chance, behind.chance(0.0)) for move, (chance, behind) in self.beaten.items()}
        for place, move in enumerate(self.finalists):
            behind = gap([row[best] - row[place] for row in self.rows])
            told[move] = gap([row[place] for row in self.rows]).chance(0.0), behind.chance(0.0)
        return told

    def _is_idle(self) -> bool:
        means, scouted = means_of(self.rows), means_of(self.scouted)
        return not self.beaten and max(means) - min(means) < IDLE and max(scouted) - min(scouted) < IDLE

    def _at_stake(self, best: str) -> float:
        """How much better the best is than a move from a hat, on tables that had no say in which is best."""
        place = self.moves.index(best)
        return fmean(row[place] - fmean(row) for row in self.scouted)


def means_of(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of every column."""
    return [fmean(column) for column in zip(*rows, strict=True)]


def highest(means: Sequence[float], but: int = -1) -> int:
    """The place of the highest, perhaps leaving one out."""
    return max((place for place in range(len(means)) if place != but), key=means.__getitem__)


def gap(values: Sequence[float]) -> Gap:
    """A mean with its variance, as if two more tables had come out as differently as they can.

    So a few tables that agree are no proof that all do.
    """
    mean = fmean(values)
    squares = sum((value - mean) ** 2 for value in values)
    return Gap(mean, (squares + UNSEEN) / (len(values) * (len(values) + 1)))


def bound(value: float, low: float) -> float:
    """A chance within its bounds, as precisely as it is told."""
    return round(min(1.0, max(low, value)), 4)
