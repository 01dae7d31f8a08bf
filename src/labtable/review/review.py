"""A review under way: which piece is to be counted next, and what can be said when it was.

It knows no clock, no process and no network. Whoever has time asks for a piece, has it counted wherever they like, and
brings back what came of it; several may do so at once.
"""

from collections import deque
from collections.abc import Sequence
from typing import Final

from labtable.review.findings import Finding, Moment, Progress
from labtable.review.lines import seen_by
from labtable.review.notes import Decided, Notes
from labtable.review.pieces import (
    Compare,
    Compared,
    Counted,
    Draw,
    Drawn,
    Explain,
    Explained,
    Look,
    Looked,
    Piece,
    Survey,
    Surveyed,
)
from labtable.review.summing import summary
from labtable.review.verdicts import asked_about, verdict
from labtable.review.weighing import PIECE, Weighing

GRID: Final = (8, 4, 2, 1)  # the curve is first measured at every so many steps
LOOKS: Final = 16  # tables for a position
MOST_LOOKS: Final = 8  # positions in one piece
CURVES: Final = 8  # how often the curve is drawn anew while decisions are weighed


class Review:
    """The review of one match."""

    def __init__(self, names: Sequence[str], tables: int, notes: Notes | None = None, effort: float = 1.0) -> None:
        self.names = list(names)
        self.notes = Notes() if notes is None else notes
        self.most = int(tables * effort)
        self.looks = int(LOOKS * effort)
        self._pieces: deque[Piece] = deque()
        """What comes before anything else."""
        self._levels: deque[deque[int]] = deque()
        """The positions to be looked at, those first that tell most."""
        self._waiting: deque[int] | None = None
        """The decisions to be weighed, once it is known which matter most."""
        self._weighings: dict[int, Weighing] = {}
        self._under_way = 0
        self._seconds = 0.0  # that a look at a position takes
        self._sample = 0.0  # that a move on a table takes
        if self.notes.surveyed is None:
            self._pieces.append(Survey(self.names))
        else:
            self._plan(len(self.moments))

    @property
    def moments(self) -> list[Moment]:
        """The steps of the match, once they are known."""
        return [] if self.notes.surveyed is None else self.notes.surveyed.opening.moments

    @property
    def thoughts(self) -> list[int]:
        """The steps that are worth a thought, once they are known."""
        return [] if self.notes.surveyed is None else self.notes.surveyed.worth_a_thought

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to count."""
        if self.notes.surveyed is None or self._pieces or self._under_way:
            return False
        return len(self.notes.sums) > len(self.moments) and len(self.notes.decided) == len(self.thoughts)

    def findings(self) -> list[Finding]:
        """All that can be said by now."""
        if self.notes.surveyed is None:
            return []
        told: list[Finding] = [self.notes.surveyed.opening]
        if self.notes.curve is not None:
            told.append(self.notes.curve)
        told += [decided.verdict for decided in self.notes.decided.values()]
        return [*told, self.progress(), *self._last()]

    def _last(self) -> list[Finding]:
        return [summary(self.notes, len(self.names))] if self.is_done else []

    def progress(self) -> Progress:
        """How far it has come."""
        done = len(self.notes.sums) + len(self.notes.decided)
        return Progress(done=done, of=len(self.moments) + 1 + len(self.thoughts))

    # What is to be counted

    def _plan(self, last: int) -> None:
        """First the curve, at few positions before many."""
        planned = set(self.notes.sums)
        for every in GRID:
            steps = [step for step in dict.fromkeys((*range(0, last, every), last)) if step not in planned]
            planned.update(steps)
            if steps:
                self._levels.append(deque(steps))

    def next(self) -> Piece | None:
        """A piece that can be counted now; there may be none while others are under way."""
        piece = self._next()
        self._under_way += piece is not None
        return piece

    def _next(self) -> Piece | None:
        if self._pieces:
            return self._pieces.popleft()
        if self._levels:
            return self._look(self._levels[0])
        if self._waiting is None and len(self.notes.sums) > len(self.moments) and self.notes.curve is not None:
            self._waiting = deque(self._most_lost())
        return self._weigh(self._waiting.popleft()) if self._waiting else None

    def _look(self, steps: deque[int]) -> Look:
        """Positions that are looked at in one go, as many as a piece has time for."""
        many = max(1, min(MOST_LOOKS, int(PIECE / self._seconds))) if self._seconds else 1
        chosen = [steps.popleft() for _ in range(min(many, len(steps)))]
        if not steps:
            self._levels.popleft()
        return Look(chosen, 0, self.looks)

    def _most_lost(self) -> list[int]:
        """The decisions that are still to be weighed, those first after which most seems lost."""
        assert self.notes.curve is not None, "first it is drawn"
        lines = [line.chances for line in self.notes.curve.lines]

        def gained(step: int) -> float:
            chances = lines[self.moments[step].seat]
            return chances[step + 1] - chances[step]

        return sorted((step for step in self.thoughts if step not in self.notes.decided), key=gained)

    def _weigh(self, step: int) -> Compare:
        weighing = self._weighings[step] = Weighing(step, self.moments[step].move, self.most, self._sample)
        piece = weighing.next()
        assert piece is not None, "nothing was compared yet"
        return piece

    def _draw(self) -> None:
        """Let the curve be drawn anew."""
        assert self.notes.surveyed is not None, "first comes the survey"
        seats = range(len(self.notes.surveyed.opening.scores))
        self._pieces.append(Draw([seen_by(self.notes, self.notes.surveyed, seat) for seat in seats]))

    # What was counted

    def take(self, piece: Piece, found: Counted) -> list[Finding]:
        """Take in what came of a piece; what can be said that is new."""
        self._under_way -= 1
        told = self._taken(piece, found)
        return [*told, *self._last()]

    def _taken(self, piece: Piece, found: Counted) -> list[Finding]:
        match piece, found:
            case Survey(), Surveyed():
                self.notes.surveyed = found
                self._plan(len(self.moments))
                return [found.opening]
            case Look(), Looked():
                return self._looked(piece, found)
            case Draw(), Drawn():
                self.notes.curve = found.curve
                return [found.curve]
            case Compare(), Compared():
                return self._compared(piece, found)
            case Explain(), Explained():
                return self._explained(piece, found)
        raise ValueError("this is not what was asked for")

    def give_back(self, piece: Piece) -> None:
        """Let a piece be counted once more, which somebody could not."""
        self._under_way -= 1
        self._pieces.appendleft(piece)

    def _looked(self, piece: Look, found: Looked) -> list[Finding]:
        before = self._drawable()
        self.notes.sums.update(zip(piece.steps, found.seen, strict=True))
        self._seconds = max(found.seconds / len(piece.steps), self._seconds / 2)
        if self._drawable() > before:
            self._draw()
        return [self.progress()]

    def _drawable(self) -> int:
        """How many times the curve is worth drawing, for so many positions."""
        return sum(len(self.notes.sums) > len(self.moments) // every for every in GRID)

    def _compared(self, piece: Compare, found: Compared) -> list[Finding]:
        weighing = self._weighings[piece.step]
        weighing.take(found)
        self._sample = weighing.seconds
        following: Piece | None = weighing.next()
        if following is None:
            move, other, named = asked_about(weighing.outcome(), weighing.played)
            following = Explain(piece.step, move, other, named, self.names)
        self._pieces.append(following)
        return []

    def _explained(self, piece: Explain, found: Explained) -> list[Finding]:
        balance = self._weighings.pop(piece.step).outcome()
        told = verdict(self.moments[piece.step], balance, found)
        self.notes.decided[piece.step] = Decided(balance, told)
        every = max(1, len(self.thoughts) // CURVES)
        if len(self.notes.decided) % every == 0 or len(self.notes.decided) == len(self.thoughts):
            self._draw()
        return [told, self.progress()]
