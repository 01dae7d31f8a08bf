"""Measures: what a study tells of a match as a number, in every game or in one."""

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from labtable.kernel import BadInput, Event, Game
from labtable.lab.seen import CARDS, CHOICES, COURSE, INTERACTION, PAIRS, Match
from labtable.lab.side import WHOLE, called

POINTS = "points"
SHARE = WHOLE / 100  # of a win, to a point
FINE = 1000  # parts of one that a quotient is rounded to
USUAL_BAND = 2.0  # points of a share
USUAL_PART = 0.05  # of what it was before,
LEAST_BAND = 0.05  # but at least this
PLACES, SEATS, BOTS = "places", "seats", "bots"
TOLD_APART = {PLACES: "place", SEATS: "seat", BOTS: "bot"}
IN_EVERY_GAME = (PLACES, "length", "minutes", "ties", "spread", "lead_changes", "decided", "decisions", "interaction")
SECTIONS = (CARDS, PAIRS)
BESIDES = (SEATS, BOTS, "choices")


class Measure(msgspec.Struct, frozen=True, kw_only=True):
    """A number that a match has, and how it is told."""

    name: str
    words: str
    note: str
    unit: str
    scale: float = 1.0
    """What the whole number is divided by."""
    needs: tuple[str, ...] = ()
    of: Callable[[Match], int | None]
    fair: float | None = None
    """What it is where everybody is as well off, in points."""

    def band(self, matters: dict[str, float], before: float) -> float:
        """What difference counts as none: as the study says, two points of a share, or a twentieth of what it was."""
        family = self.name.split("_")[0]
        given = matters.get(self.name, matters.get(f"{family}s"))
        if given is not None:
            return given
        return USUAL_BAND if self.unit == POINTS else max(LEAST_BAND, USUAL_PART * abs(before))


def share_of_place(place: int, match: Match) -> int:
    """What of the win goes to a place."""
    return match.won(match.place(place))


def share_of_seat(seat: int, match: Match) -> int:
    """What of the win goes to a seat."""
    return match.won(seat)


def share_of_bot(bot: int, match: Match) -> int:
    """What of the win goes to a bot, wherever it sits."""
    return match.won(match.sitting.index(bot))


def shared(match: Match) -> int:
    """Whether several share the win."""
    return WHOLE if len(match.winners) > 1 else 0


def length(match: Match) -> int:
    """How many rounds a match took."""
    return match.rounds


def minutes(match: Match) -> int:
    """About how long people would sit at it, in seconds."""
    return match.decisions * match.seconds_a_decision


def spread(match: Match) -> int:
    """How far the first is from the last."""
    return max(match.scores) - min(match.scores)


def lead_changes(match: Match) -> int:
    """How often somebody else is ahead than at the end of the stretch before."""
    return sum(after != before for before, after in zip(match.ahead, match.ahead[1:], strict=False))


def decided(match: Match) -> int | None:
    """After which part of a match its winner is ahead for good; a shared win tells nothing."""
    if len(match.winners) != 1 or not match.ahead:
        return None
    open_for = len(match.ahead)
    while open_for and match.ahead[open_for - 1] == match.winners[0]:
        open_for -= 1
    return open_for * 100 * FINE // len(match.ahead)


def decisions(match: Match) -> int:
    """How much a seat decides in a round."""
    return match.decisions * FINE // (max(1, match.rounds) * match.seats)


def choices_that_matter(match: Match) -> int | None:
    """The share of the decisions looked into in which the best move is clearly better than an average one."""
    return sum(match.looks) * WHOLE // len(match.looks) if match.looks else None


def touched(match: Match) -> int:
    """How often somebody's plans are touched by another."""
    return match.against


def counted(name: str, match: Match) -> int:
    """How often something happens that the game counts."""
    return match.counts.get(name, 0)


GENERAL = (
    Measure(name="length", words="Length", note="rounds", unit="rounds", of=length),
    Measure(
        name="minutes",
        words="Time at the table",
        note="an estimate, from the number of decisions",
        unit="minutes",
        scale=60,
        of=minutes,
    ),
    Measure(name="ties", words="Ties", note="games whose win is shared", unit=POINTS, scale=SHARE, of=shared),
    Measure(name="spread", words="Score spread", note="first less last", unit="of score", of=spread),
    Measure(
        name="lead_changes",
        words="Lead changes",
        note="by the game's own judgement",
        unit="a game",
        needs=(COURSE,),
        of=lead_changes,
    ),
    Measure(
        name="decided",
        words="Decided after",
        note="the winner is ahead for good; per cent of the game",
        unit=POINTS,
        scale=FINE,
        needs=(COURSE,),
        of=decided,
    ),
    Measure(
        name="decisions",
        words="Decisions",
        note="of a seat in a round",
        unit="a round",
        scale=FINE,
        of=decisions,
    ),
    Measure(
        name="choices",
        words="Decisions that matter",
        note="best move 5 points better than an average one",
        unit=POINTS,
        scale=SHARE,
        needs=(CHOICES,),
        of=choices_that_matter,
    ),
    Measure(
        name="interaction",
        words="Interaction",
        note="somebody's plans are touched by another",
        unit="a game",
        needs=(INTERACTION,),
        of=touched,
    ),
)


def known_names(game: Game) -> list[str]:
    """All that a study of a game can name."""
    return [*IN_EVERY_GAME, *BESIDES, *SECTIONS, *(count.name for count in game.counts)]


def usual_names(game: Game) -> list[str]:
    """What a study tells if it names nothing: all but what is costly or seldom wanted."""
    touch = any(event.against is not Event.against for event in game.events)
    general = [name for name in IN_EVERY_GAME if name != INTERACTION or touch]
    return [*general, *(count.name for count in game.counts), *SECTIONS]


def measures_of(game: Game, bots: Sequence[str], names: Sequence[str]) -> list[Measure]:
    """The measures of these names, in their order; each place, seat or bot is one of its own."""
    known = known_names(game)
    found: list[Measure] = []
    for name in names:
        if name not in known:
            raise BadInput(f"There is no measure {name!r} in {game.title}; the measures are: {', '.join(known)}.")
        found += _named(game, bots, name)
    return found


def _named(game: Game, bots: Sequence[str], name: str) -> list[Measure]:
    if name == PLACES:
        return [_place(game, place, len(bots)) for place in range(len(bots))]
    if name == SEATS:
        return [
            _share(f"seat_{seat + 1}", f"Seat {seat + 1}", partial(share_of_seat, seat)) for seat in range(len(bots))
        ]
    if name == BOTS:
        return [
            _share(f"bot_{bot + 1}", f"{called(spec)} ({bot + 1})", partial(share_of_bot, bot))
            for bot, spec in enumerate(bots)
        ]
    if name in SECTIONS:
        return []
    for measure in GENERAL:
        if measure.name == name:
            return [measure]
    count = next(each for each in game.counts if each.name == name)
    return [Measure(name=name, words=count.words, note="", unit="a game", needs=(name,), of=partial(counted, name))]


def _place(game: Game, place: int, seats: int) -> Measure:
    who = game.starter_words if place == 0 else f"Place {place + 1}"
    measure = _share(f"place_{place + 1}", who, partial(share_of_place, place))
    note = f"a fair share is {100 / seats:.3g} %" if place == 0 else f"{place} after the {game.starter_words.lower()}"
    return msgspec.structs.replace(measure, fair=100 / seats, note=note)


def _share(name: str, who: str, of: Callable[[Match], int]) -> Measure:
    return Measure(name=name, words=f"{who}’s share of the wins", note="", unit=POINTS, scale=SHARE, of=of)
