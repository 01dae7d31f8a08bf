"""Tournaments: every bot against every other, seats rotated, the same deals for all pairs."""

from collections.abc import Callable
from functools import partial
from itertools import combinations, combinations_with_replacement
from pathlib import Path

import msgspec

from labtable.bots import BotFault
from labtable.kernel import BadInput, Table, new_record, seeded
from labtable.lab.crew import crew_of
from labtable.lab.ratings import Meeting, ratings
from labtable.lab.side import Opened, Side, check_number, seed_of
from labtable.lab.statistics import Estimate, share


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What to play; plain data, so that it can be sent to another process."""

    game: str
    bots: list[str]
    games: int
    seats: int
    seed: int = 0
    options: dict[str, object] = {}
    edition: Path | None = None
    records: Path | None = None


class Pairing(msgspec.Struct, frozen=True):
    """One game: which bot sits alone, which fills the other seats, at which seat, on which deal."""

    alone: int
    others: int
    seat: int
    deal: int


class Played(msgspec.Struct, frozen=True):
    """A game that was played: the points of the bot that sat alone, and the sentence of a forfeit."""

    pairing: Pairing
    points: float
    won: bool
    fault: str = ""


class Meetings(msgspec.Struct, frozen=True):
    """What one bot made of its games against another, the mirror match included."""

    bot: str
    against: str
    games: int
    points: Estimate
    wins: Estimate


class Standing(msgspec.Struct, frozen=True):
    """A bot's place: its rating, and its share of the points against all others."""

    bot: str
    rating: Estimate
    points: Estimate


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome: standings from the best down, every pair, the mirror matches, and the faults."""

    game: str
    seats: int
    seed: int
    games: int
    standings: list[Standing]
    pairs: list[Meetings]
    mirrors: list[Meetings]
    faults: list[str]


def tournament(entry: Entry, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Tournament:
    """Play all pairings; the same entry gives the same games, if its bots do."""
    check(entry)
    played = []
    for each in crew_of(jobs).results(partial(play_pairing, entry), pairings(entry)):
        played.append(each)
        progress(1)
    return outcome_of(entry, played)


def check(entry: Entry) -> None:
    """Refuse an entry that cannot be played, before any game is."""
    if len(entry.bots) < 2 or len(set(entry.bots)) < len(entry.bots):
        raise BadInput("A tournament needs at least two bots, each named once.")
    check_number(entry.games, "A tournament needs at least one game a pair")
    for bot in entry.bots:
        side_of(entry, [bot] * entry.seats).check()


def side_of(entry: Entry, bots: list[str]) -> Side:
    """What is played, with these bots at the seats."""
    return Side(game=entry.game, bots=bots, options=entry.options, edition=entry.edition)


def pairings(entry: Entry, *, mirrors: bool = True) -> list[Pairing]:
    """Every pair, and with mirrors every bot against itself; each deal is played from every seat in turn."""
    bots = range(len(entry.bots))
    pairs = combinations_with_replacement(bots, 2) if mirrors else combinations(bots, 2)
    return [
        Pairing(a, b, number % entry.seats, number // entry.seats) for a, b in pairs for number in range(entry.games)
    ]


def play_pairing(entry: Entry, pairing: Pairing) -> Played:
    """Play one game; a bot that fails forfeits it."""
    names = [entry.bots[pairing.alone if seat == pairing.seat else pairing.others] for seat in range(entry.seats)]
    side = Opened(side_of(entry, names))
    seed = seed_of(entry.seed, pairing.deal)
    laid = side.lay(seed, range(entry.seats))
    table = laid.table
    record = new_record(side.game, seed, entry.seats, entry.options, names)
    try:
        side.play(laid, record=record)
    except BotFault as fault:
        at_fault = table.actor == pairing.seat
        return Played(pairing, 0.0 if at_fault else 1.0, not at_fault, str(fault))
    if entry.records is not None:
        record.close(table)
        name = f"{pairing.alone}-{pairing.others}-deal{pairing.deal}-seat{pairing.seat}.jsonl"
        record.write(entry.records / name)
    return Played(pairing, points_of(table, pairing.seat), table.winners() == [pairing.seat])


def points_of(table: Table, seat: int) -> float:
    """The mean of a seat's results against each other seat: 1 ahead, 0 behind, a half level."""
    winners = table.winners()
    scores = table.scores()
    total = 0.0
    for other in range(table.seats):
        mine, theirs = (seat in winners, scores[seat]), (other in winners, scores[other])
        total += 0.0 if other == seat else 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0
    return total / (table.seats - 1)


def outcome_of(entry: Entry, played: list[Played]) -> Tournament:
    """What all games came to, for who has played any; a bot's games against itself are no part of its rating."""
    real = [each for each in played if each.pairing.alone != each.pairing.others]
    met: list[Meeting] = [(each.pairing.alone, each.pairing.others, each.points) for each in real]
    rated = ratings(len(entry.bots), met, seeded(entry.seed))
    bots = sorted({bot for one, other, _ in met for bot in (one, other)})
    standings = [Standing(entry.bots[index], rated[index], share(*_points(index, met))) for index in bots]
    pairs = sorted({(each.pairing.alone, each.pairing.others) for each in played})
    return Tournament(
        game=entry.game,
        seats=entry.seats,
        seed=entry.seed,
        games=len(played),
        standings=sorted(standings, key=lambda each: -each.rating.value),
        pairs=[_meetings(entry, played, a, b) for a, b in pairs if a != b],
        mirrors=[_meetings(entry, played, a, b) for a, b in pairs if a == b],
        faults=sorted({each.fault for each in played if each.fault}),
    )


def _points(index: int, met: list[Meeting]) -> tuple[float, int]:
    """A bot's points against all others, and in how many games."""
    own = [points for a, _, points in met if a == index] + [1.0 - points for _, b, points in met if b == index]
    return sum(own), len(own)


def _meetings(entry: Entry, played: list[Played], a: int, b: int) -> Meetings:
    games = [each for each in played if (each.pairing.alone, each.pairing.others) == (a, b)]
    points = share(sum(each.points for each in games), len(games))
    return Meetings(
        entry.bots[a], entry.bots[b], len(games), points, share(sum(each.won for each in games), len(games))
    )
