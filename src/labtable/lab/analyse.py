"""Analysing a record: what each seat could know, what search would have done, and what a move cost."""

from collections.abc import Callable

import msgspec

from labtable.bots import SearchBot, Weighed, bot_rng, read_budget
from labtable.kernel import Game, Knowledge, Record, Table
from labtable.kernel.record import lay_again, replay_on, verify

TURNING_POINTS = 5


class Decision(msgspec.Struct, frozen=True):
    """One decision: the move that was made, the one that search prefers, and the chances of both."""

    number: int
    round: int
    seat: int
    choices: int
    played: str
    played_label: str
    expected: float
    best: str
    best_label: str
    best_expected: float

    @property
    def loss(self) -> float:
        """The chance that the move gave away."""
        return max(0.0, self.best_expected - self.expected)


class SeatSummary(msgspec.Struct, frozen=True):
    """How well a seat chose: decisions that mattered, how often it agreed with search, what it gave away."""

    seat: int
    player: str
    decisions: int
    agreed: int
    mean_loss: float


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The whole review of a match."""

    game: str
    budget: str
    decisions: list[Decision]
    seats: list[SeatSummary]
    turning_points: list[Decision]


def analyse(game: Game, record: Record, budget: str, progress: Callable[[int], None] = lambda moves: None) -> Analysis:
    """Go through a record; each seat is judged by what it could know then."""
    verify(game, record)
    table = lay_again(game, record.header)
    replayed = replay_on(game, table, record)
    decisions = []
    for number, step in enumerate(record.steps):
        if len(table.legal()) > 1:
            decisions.append(judge(game, table, number, step.move, budget))
        next(replayed)
        progress(1)
    return Analysis(
        game=game.name,
        budget=budget,
        decisions=decisions,
        seats=[summary_of(record, seat, decisions) for seat in range(record.header.seats)],
        turning_points=sorted(decisions, key=lambda each: -each.loss)[:TURNING_POINTS],
    )


def judge(game: Game, table: Table, number: int, played: str, budget: str) -> Decision:
    """What search thinks of a move that was made, and which one it prefers."""
    seat = table.actor
    bot = SearchBot(bot_rng(number, seat), read_budget(budget))
    weighed = bot.weigh(Knowledge(game, table, seat))
    best = max(weighed, key=Weighed.rank)
    made = next(each for each in weighed if each.move.text == played)
    return Decision(
        number=number + 1,
        round=table.round,
        seat=seat,
        choices=len(weighed),
        played=played,
        played_label=made.move.label,
        expected=made.worth,
        best=best.move.text,
        best_label=best.move.label,
        best_expected=best.worth,
    )


def summary_of(record: Record, seat: int, decisions: list[Decision]) -> SeatSummary:
    """How well one seat chose."""
    own = [each for each in decisions if each.seat == seat]
    players = record.header.players
    return SeatSummary(
        seat=seat,
        player=players[seat] if seat < len(players) else "",
        decisions=len(own),
        agreed=sum(each.played == each.best for each in own),
        mean_loss=sum(each.loss for each in own) / len(own) if own else 0.0,
    )
