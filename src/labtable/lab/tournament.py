"""Tournaments: every bot against every other, seats rotated, the same deals for all pairs."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations_with_replacement
from pathlib import Path

import msgspec

from labtable.bots import BotFault, bot_maker, bot_rng
from labtable.kernel import BadInput, Table, load_game, new_record, play_out, seeded
from labtable.kernel.option import read_options
from labtable.lab.ratings import Meeting, ratings
from labtable.lab.simulate import SEED_BITS
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
    for each in _play_all(entry, jobs):
        played.append(each)
        progress(1)
    played.sort(key=lambda each: (each.pairing.alone, each.pairing.others, each.pairing.deal, each.pairing.seat))
    return outcome_of(entry, played)


def check(entry: Entry) -> None:
    """Refuse an entry that cannot be played, before any game is."""
    game = load_game(entry.game, entry.edition)
    if len(entry.bots) < 2 or len(set(entry.bots)) < len(entry.bots):
        raise BadInput("A tournament needs at least two bots, each named once.")
    if entry.games < 1:
        raise BadInput(f"A tournament needs at least one game a pair, not {entry.games}.")
    for bot in entry.bots:
        bot_maker(bot)
    game.new(entry.seed, entry.seats, entry.options)


def pairings(entry: Entry) -> list[Pairing]:
    """Every pair, and every bot against itself; each deal is played from every seat in turn."""
    pairs = combinations_with_replacement(range(len(entry.bots)), 2)
    return [
        Pairing(a, b, number % entry.seats, number // entry.seats) for a, b in pairs for number in range(entry.games)
    ]


def _play_all(entry: Entry, jobs: int) -> Iterator[Played]:
    todo = pairings(entry)
    if jobs <= 1:
        yield from (play_pairing(entry, pairing) for pairing in todo)
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        for future in as_completed([pool.submit(play_pairing, entry, pairing) for pairing in todo]):
            yield future.result()


def play_pairing(entry: Entry, pairing: Pairing) -> Played:
    """Play one game; a bot that fails forfeits it."""
    game = load_game(entry.game, entry.edition)
    seed = (entry.seed << SEED_BITS) + pairing.deal
    sitting = [pairing.alone if seat == pairing.seat else pairing.others for seat in range(entry.seats)]
    names = [entry.bots[index] for index in sitting]
    table = game.lay_out(seeded(seed), entry.seats, read_options(game.options, entry.options))
    record = new_record(game, seed, entry.seats, entry.options, names)
    bots = [bot_maker(name)(bot_rng(seed, seat)) for seat, name in enumerate(names)]
    try:
        play_out(game, table, bots, record)
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
    """What all games came to; a bot's games against itself are no part of its rating."""
    bots = range(len(entry.bots))
    real = [each for each in played if each.pairing.alone != each.pairing.others]
    met: list[Meeting] = [(each.pairing.alone, each.pairing.others, each.points) for each in real]
    rated = ratings(len(entry.bots), met, seeded(entry.seed))
    standings = [Standing(entry.bots[index], rated[index], share(*_points(index, met))) for index in bots]
    return Tournament(
        game=entry.game,
        seats=entry.seats,
        seed=entry.seed,
        games=len(played),
        standings=sorted(standings, key=lambda each: -each.rating.value),
        pairs=[_meetings(entry, played, a, b) for a in bots for b in bots if a < b],
        mirrors=[_meetings(entry, played, index, index) for index in bots],
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
