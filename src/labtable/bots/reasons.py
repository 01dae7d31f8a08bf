"""Reasons for a move, from what a search saw: what it changes on tables that the seat imagines, and what others cost.

Nothing is told that does not hold on every one of these tables, save what somebody could do; so tables that look alike
to a seat give the same reasons.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from labtable.bots.bot import Weighed
from labtable.bots.endings import IN_SIGHT, WON
from labtable.bots.search import advance
from labtable.bots.sight import JUDGED
from labtable.kernel import NOBODY, Game, Knowledge, Move, Names, Rng, Table
from labtable.kernel.reason import CERTAIN, Change, Kind, Reason

TABLES: Final = 6  # that are imagined
OFTEN: Final = 2  # what is only possible is told from so many of them on
MOST_OPTIONS: Final = 3
MOST_SENTENCES: Final = 2  # beside the runner-up's
MOST_PARTS: Final = 4  # of a long choice, each as far as one look goes
MOST_FOLLOWED: Final = 24  # moves of others that are looked at, up to the seat's next turn
NOISE: Final = 2.0  # so many standard errors are not told apart
HARDLY: Final = 0.03  # chances that differ by no more are left to what can be said
CLEARLY_MORE: Final = 0.3  # points
AHEAD: Final = 0.95  # with such a chance the shortest way to the end is the best
LONGEST_WAY: Final = 80
WAYS: Final = 3
WORTH_TELLING: Final = 0.25
BRINGING: Final = ("gains", "completes", "denies")  # a follow-up that does none of this is not worth a word
PLACES: Final = ("about as good", "may be as good", "")  # how moves are said to stand beside the best, in this order
ALIKE: Final = 0.4  # the part of its weight that a reason has if the runner-up has it too
OPENING: Final = 0.9  # the weight of what a move makes possible

NUDGES: Final[dict[Kind, str]] = {
    "wins": "The end is in reach: look for it.",
    "gains": "Look for what you can have at once.",
    "completes": "Something is nearly whole: look for what it lacks.",
    "opens": "Think of your next move: what would make it possible?",
    "denies": "Look at what the others could do before your next turn.",
    "averts": "Look at what you would lose.",
    "keeps": "Nothing is urgent: think of what you want to keep.",
    "forced": "There is only one move.",
}


class Option(NamedTuple):
    """A move of a hint: what it is called, what it is good for, and its chance."""

    move: Move
    title: str
    short: str
    chance: float
    beside: str = ""
    """How it stands beside the best, where their chances cannot be told apart: `about as good`."""


class Hint(NamedTuple):
    """What to do and why: the best move first, then what comes near it."""

    options: list[Option]
    nudge: str
    sentences: list[str]


class Argued(NamedTuple):
    """A move that was weighed, with what speaks for it."""

    weighed: Weighed
    reasons: list[Reason]


class Adviser:
    """Explains the moves that a search has weighed, by what one seat knows."""

    def __init__(self, knowledge: Knowledge, names: Names, rng: Rng) -> None:
        self._knowledge = knowledge
        self._game: Game = knowledge.game
        self._seat = knowledge.seat
        self._names = names
        self._rng = rng
        self._tables = [knowledge.imagine(rng) for _ in range(TABLES)]

    def hint(self, weighed: Sequence[Weighed]) -> Hint:
        """The best move with its reasons, and the runners-up with a few words each."""
        ranked = self.soonest(sorted(weighed, key=Weighed.rank, reverse=True))[:MOST_OPTIONS]
        found = self.plainest([self.argued(ranked, place) for place in range(len(ranked))])
        found[1:] = sorted(found[1:], key=lambda each: behind(found[0].weighed, each.weighed))
        if len(found) > 1:
            found[0] = Argued(found[0].weighed, telling(found[0].reasons, found[1].reasons))
        best, why = found[0]
        options = [
            Option(each.move, self.title(each.move), reasons[0].short, each.worth, beside(best, each))
            for each, reasons in found
        ]
        sentences = [reason.words for reason in why[:MOST_SENTENCES]]
        if len(options) > 1 and why[0].weight < CERTAIN:
            sentences.append(compared(options[0], options[1]))
        return Hint(options, NUDGES[why[0].kind], sentences)

    def argued(self, ranked: list[Weighed], place: int) -> Argued:
        """A move with what speaks for it rather than for the best of the others."""
        each = ranked[place]
        other = ranked[1 if place == 0 else 0].move if len(ranked) > 1 else None
        return Argued(each, self.reasons(each.move, other, each.fate))

    def plainest(self, found: list[Argued]) -> list[Argued]:
        """Of moves that are hardly told apart, the one first for which clearly more can be said.

        Where little hangs on a choice, all that are within the noise of the search are hardly told apart.
        """
        first, why = best, _ = found[0]
        trifling = self._game.trifling(self._tables[0])
        for each in found[1:]:
            near = close(first, each.weighed) and (trifling or first.worth - each.weighed.worth <= HARDLY)
            if near and first.worth < AHEAD and each.reasons[0].weight > why[0].weight + CLEARLY_MORE:
                best, why = each
        return sorted(found, key=lambda each: each.weighed is not best)

    def title(self, move: Move) -> str:
        """A move as it is recommended."""
        return self._game.called(self._tables[0], move, self._names)

    def reasons(self, move: Move, other: Move | None, fate: int) -> list[Reason]:
        """What speaks for a move rather than another, the weightiest first; there is always something."""
        if other is None:
            return [Reason(kind="forced", weight=CERTAIN, words="It is the only move you have.", short="the only move")]
        if fate == WON:
            return [Reason(kind="wins", weight=CERTAIN, words="It wins the game at once.", short="wins at once")]
        found = self.held_everywhere(move, other)
        if fate == IN_SIGHT:
            words = "It wins the game, unless somebody has an answer or shares it."
            found.insert(0, Reason(kind="wins", weight=CERTAIN, words=words, short="wins if nobody answers"))
        return found or [NOTHING_STANDS_OUT]

    def held_everywhere(self, move: Move, other: Move) -> list[Reason]:
        """The reasons that hold on all imagined tables, and those that are possible on some."""
        counts: dict[Reason, int] = {}
        for table in self._tables:
            for reason in dict.fromkeys(self.on_table(table, move, other)):
                counts[reason] = counts.get(reason, 0) + 1
        held = [each for each, count in counts.items() if count >= (OFTEN if each.possible else TABLES)]
        held = [each for each in held if each.weight >= WORTH_TELLING]
        return sorted(held, key=lambda reason: -reason.weight)

    def on_table(self, table: Table, move: Move, other: Move) -> list[Reason]:
        """What speaks for a move on one table."""
        after, instead = self.chosen(table, move), self.chosen(table, other)
        silence = table.silence()
        silent = self.chosen(table, silence) if silence is not None and silence is not move else None
        change = Change(table, move, after, self._seat, self._names, silent, self.found_by_others(instead))
        found = self._game.reasons(change)
        return found + self.opened(table, after, instead)

    def chosen(self, table: Table, move: Move) -> Table:
        """The table after a move, a choice of several steps followed to its best end."""
        twin = table.clone()
        twin.play(move)
        twin.hush()
        for _ in range(MOST_PARTS):
            twin = JUDGED.settled(twin, self._seat)
            if twin.actor != self._seat or not twin.midway():
                break
        return twin

    def found_by_others(self, table: Table) -> list[Table]:
        """What the others find before the seat's next turn, if each does what looks best."""
        found: list[Table] = []
        twin, mover = table.clone(), self._seat
        for _ in range(MOST_FOLLOWED):
            if twin.actor == NOBODY or twin.whose_turn() == self._seat:
                break
            if twin.whose_turn() != mover and twin.actor == twin.whose_turn():
                mover = twin.actor
                found.append(twin.clone())
            advance(twin, JUDGED.likely(twin))
        return found

    def opened(self, before: Table, after: Table, instead: Table) -> list[Reason]:
        """What the seat would do next in this turn, if neither the present table nor the runner-up lets it."""
        if after.actor != self._seat or after.whose_turn() != before.whose_turn():
            return []
        if after.midway() or after.routine() is not None:
            return []
        follow_up = JUDGED.likely(after)
        if len(after.legal()) < 2 or follow_up in before.legal() or follow_up in instead.legal():
            return []
        step = Change(after, follow_up, self.chosen(after, follow_up), self._seat, self._names)
        if not any(each.kind in BRINGING for each in self._game.reasons(step)):
            return []
        title = self._game.called(after, follow_up, self._names)
        words = f"Then you could {title[:1].lower()}{title[1:]}."
        return [Reason(kind="opens", weight=OPENING, words=words, short=f"then {title[:1].lower()}{title[1:]}")]

    def soonest(self, ranked: list[Weighed]) -> list[Weighed]:
        """Of moves that win about as surely, the one first that wins soonest: who is ahead does not dither."""
        best = ranked[0]
        if best.fate == WON or best.worth < AHEAD or len(ranked) == 1:
            return ranked
        equals = [each for each in ranked[:MOST_OPTIONS] if close(best, each)]
        first = min(equals, key=lambda each: self.way_to_the_end(each.move))
        return [first, *(each for each in ranked if each is not first)]

    def way_to_the_end(self, move: Move) -> int:
        """How many moves it takes to win after this one, if everybody does what looks best; many if it is not won."""
        total = 0
        for table in self._tables[:WAYS]:
            twin = self.chosen(table, move)
            length = 0
            while twin.actor != NOBODY and length < LONGEST_WAY:
                advance(twin, JUDGED.likely(twin))
                length += 1
            total += length if self._seat in twin.winners() else LONGEST_WAY
        return total


NOTHING_STANDS_OUT: Final = Reason(
    kind="keeps",
    weight=0.0,
    words="It gains nothing at once, but leaves you better off later on.",
    short="nothing at once",
)


def telling(reasons: list[Reason], others: list[Reason]) -> list[Reason]:
    """What tells a move from the runner-up first; what speaks for both comes after it."""
    shared = {each.words for each in others}
    return sorted(reasons, key=lambda each: -each.weight * (ALIKE if each.words in shared else 1.0))


def close(best: Weighed, other: Weighed) -> bool:
    """Whether the best is ahead of another by no more than the noise of the search."""
    return best.worth - other.worth <= NOISE * sqrt(best.doubt + other.doubt)


def beside(best: Weighed, other: Weighed) -> str:
    """How a move stands beside the best; a large difference that may be noise promises less than a small one."""
    if other is best or not close(best, other):
        return ""
    return "about as good" if abs(best.worth - other.worth) <= HARDLY else "may be as good"


def behind(best: Weighed, other: Weighed) -> tuple[int, float]:
    """How far a move stands behind the best, as a reader takes the words and chances of a list."""
    return PLACES.index(beside(best, other)), -other.worth


def compared(best: Option, second: Option) -> str:
    """What the runner-up costs, if that can be told."""
    fewer = round(100 * (best.chance - second.chance))
    if second.beside == "may be as good":
        return f"B, “{second.title}”, may be as good."
    if second.beside or fewer < 1:
        return f"B, “{second.title}”, is about as good."
    return f"B, “{second.title}”, would win about {fewer} {'game' if fewer == 1 else 'games'} in 100 fewer."
