"""Findings: all that a study found, as data; its report and its JSON are made of nothing else."""

from collections.abc import Mapping
from math import ceil
from pathlib import Path

import msgspec

from labtable import __version__
from labtable.kernel import BadInput, Game, load_game
from labtable.kernel.option import OptionValue
from labtable.lab.card_shares import CardChange, CardLine, PairLine, changes, lines, pairs
from labtable.lab.edition_diff import differing
from labtable.lab.measures import POINTS, Measure
from labtable.lab.run import Played
from labtable.lab.seen import CARDS, PAIRS
from labtable.lab.side import WHOLE, Side, called
from labtable.lab.statistics import Estimate, share
from labtable.lab.study import Study
from labtable.lab.sums import Reach, Sum
from labtable.lab.tally import SideTally, median
from labtable.lab.verdict import Difference, Told, Verdict, read, read_fairness, standing_verdict, verdict_of

FAIR_BAND = 5.0  # points that a place may be from its fair share
CARD_BAND = 5.0  # points that a card may bring more or less than others
TELLING = 1.5  # how many times a difference's distance to its band an interval must be narrower than, to plan with


class SideFacts(msgspec.Struct, frozen=True, kw_only=True):
    """One side, as it was played."""

    name: str
    edition: str
    digest: str
    options: dict[str, OptionValue]
    bots: list[str]
    rounds: dict[int, int]
    median: int
    lines: list[str] = []
    """What its card file and options have otherwise than the first side's; each begins with + or −."""


class Cards(msgspec.Struct, frozen=True, kw_only=True):
    """The cards of each side, what each change did to them, and pairs of them on the last side."""

    names: dict[str, str]
    sides: list[list[CardLine]]
    changes: list[list[CardChange]]
    pairs: list[PairLine]


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """A better bot against a worse one, on each side."""

    better: str
    worse: str
    seats: int
    games: int
    shares: list[Estimate]


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """All that a study found."""

    labtable: str
    game: str
    title: str
    rules: int
    question: str
    verdicts: list[Verdict]
    flags: list[str]
    """What stands out and was not asked for."""
    seats: int
    seed: int
    rotated: bool
    deals: int
    planned: int
    until: str
    sequential: bool
    stopped: bool
    fair_band: float
    card_band: float
    sides: list[SideFacts]
    measures: list[Told]
    cards: Cards | None
    skill: list[Rung]
    digest: str


def read_findings(path: Path) -> Findings:
    """What a study found, from its JSON."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Findings)
    except OSError as error:
        raise BadInput(f"The numbers {path} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} does not hold what this version of `labtable study` writes: {error}.") from error


def findings_of(played: Played) -> Findings:
    """What a study found."""
    study = played.study
    game = study.game
    told = [told_of(measure, played) for measure in study.measured()]
    cards = cards_of(study, played) if {CARDS, PAIRS} & set(study.measures) and game.fates else None
    return Findings(
        labtable=__version__,
        game=game.name,
        title=game.title,
        rules=game.rulebook.version,
        question=study.question,
        verdicts=verdicts_of(study, game, told),
        flags=flags_of(study, game, told, cards),
        seats=study.seats,
        seed=study.seed,
        rotated=study.rotate,
        deals=played.sums.deals,
        planned=study.games,
        until=until_words(study),
        sequential=bool(played.reach.planned),
        stopped=played.stopped,
        fair_band=study.matters.get("fair", FAIR_BAND),
        card_band=study.matters.get("card", CARD_BAND),
        sides=[facts_of(study, side, played.sums.sides[side]) for side in range(len(study.sides))],
        measures=told,
        cards=cards,
        skill=[rung_of(study, number, rungs) for number, rungs in enumerate(played.sums.rungs)],
        digest=study.digest(),
    )


def verdicts_of(study: Study, game: Game, told: list[Told]) -> list[Verdict]:
    """The answer for each change; without one, whether every place is as well off."""
    if len(study.sides) == 1:
        return [standing_verdict(game.title.split(":")[0], told, study.matters.get("fair", FAIR_BAND))]
    return [verdict_of(number, f"‘{name}’", told) for number, name in enumerate(study.names[1:])]


def until_words(study: Study) -> str:
    """What the study waited for, if it did."""
    until = study.until
    return f"until {until.measure} is known to ±{until.narrow:g}, {until.most:,} deals at most" if until else ""


def told_of(measure: Measure, played: Played) -> Told:
    """A measure on every side, and what each change makes of it."""
    study, sums, reach = played.study, played.sums, played.reach
    values = [value_of(measure, side.sums.get(measure.name, Sum()), reach) for side in sums.sides]
    band = measure.band(study.matters, values[0].value)
    fair_band = study.matters.get("fair", FAIR_BAND)
    fair = measure.fair
    differences = [found.get(measure.name, Sum()) for found in sums.differences]
    return Told(
        name=measure.name,
        words=measure.words,
        note=measure.note,
        unit=measure.unit,
        band=band,
        fair=fair,
        values=values,
        fairness=[] if fair is None else [read_fairness(value, fair, fair_band) for value in values],
        differences=[difference_of(found, measure.scale, band, reach) for found in differences],
        decides=measure.name in study.decides if study.decides else True,
    )


def value_of(measure: Measure, found: Sum, reach: Reach) -> Estimate:
    """A measure on one side: a share with Wilson's interval, or a mean."""
    if not found.n:
        return Estimate(0.0, 0.0, 0.0)
    if measure.unit != POINTS:
        return reach.around(found, measure.scale)
    if measure.scale != WHOLE / 100 or reach.planned:
        part = reach.around(found, measure.scale)
        return Estimate(part.value, max(0.0, part.low), min(100.0, part.high))
    part = share(found.total / WHOLE, found.n)
    return Estimate(100 * part.value, 100 * part.low, 100 * part.high)


def difference_of(found: Sum, scale: float, band: float, reach: Reach) -> Difference:
    """What a change makes of a measure, from the pairs."""
    if not found.n:
        return Difference(by=Estimate(0.0, 0.0, 0.0), reading="open")
    by = reach.around(found, scale)
    reading = read(by, band)
    return Difference(by=by, reading=reading, missing=missing(by, band, found.n) if reading == "open" else 0)


def missing(by: Estimate, band: float, deals: int) -> int:
    """About how many deals would tell on which side of its band a difference lies; 0 if it lies on its edge."""
    room = abs(abs(by.value) - band)
    half = by.high - by.value
    if room <= half / 30:
        return 0
    needed = deals * (TELLING * half / room) ** 2
    digits: int = 10 ** max(0, len(str(int(needed))) - 2)
    return ceil(needed / digits) * digits


def facts_of(study: Study, number: int, tally: SideTally) -> SideFacts:
    """One side as it was played."""
    side = study.sides[number]
    game = load_game(side.game, side.edition)
    return SideFacts(
        name=study.names[number],
        edition=game.edition.name,
        digest=game.edition.digest,
        options=side.check(),
        bots=[called(bot) for bot in side.bots],
        rounds=dict(sorted(tally.rounds.items())),
        median=median(tally.rounds),
        lines=changed_lines(study.sides[0], side) if number else [],
    )


def changed_lines(before: Side, after: Side) -> list[str]:
    """What is otherwise on another side: lines of the card file, options, bots."""
    found = differing(load_game(before.game, before.edition), load_game(after.game, after.edition))
    was, now = before.check(), after.check()
    for name in was:
        if was[name] != now[name]:
            found += [f"−{name} = {told(was[name])}", f"+{name} = {told(now[name])}"]
    if before.bots != after.bots:
        found += [f"{sign}bots = {', '.join(map(called, side.bots))}" for sign, side in (("−", before), ("+", after))]
    return found


def told(value: OptionValue) -> str:
    """A value as a study writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def cards_of(study: Study, played: Played) -> Cards:
    """The cards of each side."""
    matters = study.matters.get("card", CARD_BAND) / 100
    sides = [lines(side, matters) for side in played.sums.sides]
    seen = {line.id for side in sides for line in side}
    names = {face.id: face.name for side in study.sides for face in load_game(side.game, side.edition).gallery()}
    return Cards(
        names={id: names.get(id, id) for id in sorted(seen)},
        sides=sides,
        changes=[changes(sides[0], side, matters) for side in sides[1:]],
        pairs=pairs(played.sums.sides[-1]) if PAIRS in study.measures else [],
    )


def rung_of(study: Study, number: int, rungs: list[Sum]) -> Rung:
    """A better bot against a worse one."""
    better, worse = study.skill[number]
    shares = [share(rung.total / WHOLE, max(1, rung.n)) for rung in rungs]
    return Rung(
        better=called(better), worse=called(worse), seats=study.game.fewest_seats, games=rungs[0].n, shares=shares
    )


def flags_of(study: Study, game: Game, measures: list[Told], cards: Cards | None) -> list[str]:
    """What stands out on the last side, and whether it did before: unfair places, and cards that win or lose."""
    side = len(study.sides) - 1
    where = f" with ‘{study.names[-1]}’" if side else ""
    found = []
    for each in measures:
        if each.fairness and each.fairness[side] in ("more", "less"):
            fair = f"where {each.fair:.3g} % would be fair"
            found.append(f"{each.words}{where} is {each.values[side].value:.1f} %, {fair}.")
    if cards is not None:
        found += [card_flag(cards.names, line, fate) for line in cards.sides[side] for fate in line.stands_out]
        for change, name in zip(cards.changes, study.names[1:], strict=True):
            found += [change_flag(cards.names, each, name) for each in change if each.stands_out]
    return found


def card_flag(names: Mapping[str, str], line: CardLine, fate: str) -> str:
    """A card that stands out."""
    worth = line.worth[fate]
    wins, usual = f"{100 * worth.wins.value:.1f} %", f"{100 * worth.expected:.1f} %"
    did = "has drawn" if fate == "drawn" else "plays"
    return f"Who {did} {names[line.id]} wins {wins}; others who stand as well win {usual}."


def change_flag(names: Mapping[str, str], change: CardChange, name: str) -> str:
    """A card that a change moves."""
    by = 100 * change.difference.value
    than = "more" if by > 0 else "less"
    return f"With ‘{name}’ {names[change.id]} brings {abs(by):.1f} points {than} than before."
