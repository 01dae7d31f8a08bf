"""The report of a class: what was met, what is worth talking about, which rules were asked for, and the results."""

import csv
import io
from collections.abc import Iterator
from typing import NamedTuple

from labtable.hall.classes.letters import (
    ClassMoment,
    ClassReport,
    ComparedDeal,
    ComparedTable,
    Counted,
    ReportCard,
    ReportGame,
    ReportMade,
    ReportSeat,
    ReportTable,
    ReturnGame,
    RuleAsked,
)
from labtable.hall.classes.met import Met, faces_of, met_by
from labtable.hall.classes.moments import Seen, at_seat, at_table, moments
from labtable.hall.classes.overview import Overview
from labtable.hall.classes.rooms import AT_ONCE
from labtable.hall.classes.state import KEPT, ClassState, Played
from labtable.hall.classes.tended import COLOURS
from labtable.hall.course import Course
from labtable.hall.seating import BOT_NAMES
from labtable.kernel import NOBODY, Game

COLUMNS = (
    "match",
    "table",
    "game",
    "seat",
    "who",
    "score",
    "won",
    "rounds",
    "ended",
    "cards met",
    "own cards",
    "bot from round",
)


class Finished(NamedTuple):
    """A match that is over, and what it brought."""

    played: Played
    course: Course
    met: Met

    @property
    def game(self) -> Game:
        """What was played."""
        return self.course.match.game

    @property
    def deck(self) -> tuple[str, str]:
        """With which cards."""
        return deck_of(self.game)

    @property
    def scores(self) -> list[int]:
        """The scores at its end."""
        return self.course.match.table.scores()

    @property
    def winners(self) -> list[int]:
        """Who won, or was ahead when it ended with a round."""
        table = self.course.match.table
        if table.actor == NOBODY:
            return table.winners()
        ranks = table.ranks()
        return [seat for seat in range(table.seats) if ranks[seat] == max(ranks)]

    @property
    def seen(self) -> Seen:
        """As a moment is found in it."""
        return Seen(self.played.table, self.met, max(self.scores))

    def own(self, seat: int) -> Seen:
        """What one seat of it did."""
        return Seen(self.played.table, met_by(self.course.match, seat), self.scores[seat])


def finished(overview: Overview) -> Iterator[Finished]:
    """All matches of a class that are over, and that anybody may look into."""
    for played in overview.state.played:
        room = overview.rooms.get(played.room)
        if room is not None and room.course is not None and room.state.stage == "over" and not room.state.closed:
            yield Finished(played, room.course, overview.met_in(room.course))


def questions_for(overview: Overview, pupil: int) -> list[str]:
    """The questions that came up for a pupil in the last match that they played, and by what."""
    found = [(each, seat) for each in finished(overview) for seat, who in enumerate(each.played.seats) if pupil in who]
    found.sort(key=lambda each: _ended(each[0].course) != "unfinished")  # one that they left counts least
    raised = [moment for each, seat in found[-1:] for moment in at_seat(each.game, each.own(seat), each.seen)]
    return [f"{moment.happened} {moment.ask}" for moment in raised]


def deck_of(game: Game) -> tuple[str, str]:
    """A game and its cards, wherever they were read."""
    return game.name, game.edition.digest


def report_of(overview: Overview, names: dict[int, str]) -> ClassReport:
    """The report as it can be made now; `names` are those that are still known."""
    state = overview.state
    over = sorted(finished(overview), key=lambda each: (each.played.match, each.played.table, each.played.leg))
    took_steps = [pupil for pupil in state.pupils if pupil.steps]
    games = list({each.deck: each.game for each in over}.values())
    return ClassReport(
        code=state.code,
        short=state.short,
        opened=state.opened,
        begun=state.begun,
        ended=state.ended,
        goes=(state.ended or overview.clock.wall()) + KEPT,
        plan=state.plan,
        pupils=len(state.pupils),
        bots=sum(not seat for table in state.tables for seat in table.seats),
        finished_lesson=sum(pupil.done for pupil in took_steps),
        of_lesson=len(took_steps),
        whys=sum(sum(each.values()) for each in state.whys.values()),
        games=[_game(game, [each for each in over if each.deck == deck_of(game)]) for game in games],
        made=_made(overview, names),
        moments=[each for game in games for each in _moments(state, game, over)],
        rules=_rules(overview),
        tables=[_table(state, each, names) for each in over],
        deals=_deals(state, over),
        returns=_returns(state, over, names),
    )


# What was met


def _game(game: Game, over: list[Finished]) -> ReportGame:
    tables: dict[str, list[int]] = {}
    for each in over:
        for card in each.met.cards:
            tables.setdefault(card, []).append(each.played.table)
    cards = [_card(game, card, sorted(set(tables.get(card, [])))) for card in faces_of(game)]
    return ReportGame(
        game=game.name,
        title=game.title,
        edition=game.edition.digest,
        tables=len({each.played.table for each in over}),
        met=sorted((card for card in cards if card.tables), key=lambda card: -len(card.tables)),
        unmet=[card for card in cards if not card.tables],
    )


def _card(game: Game, card: str, tables: list[int]) -> ReportCard:
    face = faces_of(game)[card]
    return ReportCard(
        card=card,
        name=face.name,
        kind=face.kind,
        science=face.science,
        more=face.more,
        source=face.source,
        tables=tables,
    )


def _made(overview: Overview, names: dict[int, str]) -> list[ReportMade]:
    """The cards that the class made for itself, and where they were met."""
    making = overview.state.making
    if making is None:
        return []
    met = {each.card: each.tables for each in overview.met(is_teacher=True) if each.game == making.game}
    return [
        ReportMade(
            game=making.game,
            card=group.id,
            name=str(group.card.get("name", "")),
            kind=group.table,
            group=group.number,
            makers=[names[each] for each in group.pupils if each in names],
            tables=met.get(group.id, []),
        )
        for group in making.accepted
    ]


def _moments(state: ClassState, game: Game, over: list[Finished]) -> list[ClassMoment]:
    mine = [each for each in over if each.deck == deck_of(game)]
    whole = [each for each in mine if each.played.leg == 1 and _ended(each.course) != "unfinished"]
    same = [each.seen for each in whole if state.plan.same_deals and each.played.match == 1]
    return moments(game, [each.seen for each in mine], state.whys.get(game.name, {}), same)


def _rules(overview: Overview) -> list[RuleAsked]:
    """The rules that were asked for, the most often first."""
    found = []
    for name, of_game in overview.state.whys.items():
        rulebook = overview.rooms.house.shelf.game(name).rulebook
        for number, times in of_game.items():
            rule = rulebook[number]
            found.append(RuleAsked(game=name, rule=number, title=rule.title, words=rule.words, times=times))
    return sorted(found, key=lambda each: -each.times)


# Results


def _table(state: ClassState, each: Finished, names: dict[int, str]) -> ReportTable:
    match = each.course.match
    return ReportTable(
        match=each.played.match,
        table=each.played.table,
        game=each.game.name,
        edition=each.game.edition.digest,
        room=each.played.room,
        seats=[_seat(state, each, number, names) for number in range(match.table.seats)],
        rounds=match.table.round,
        ended=_ended(each.course),
        lead_changes=each.met.lead_changes,
        met=each.met.cards,
        counts=_counted(each.game, each.met),
        questions=at_table(each.game, each.seen),
    )


def _counted(game: Game, met: Met) -> list[Counted]:
    """How often each thing happened, in the words of the game."""
    return [Counted(name=count.name, words=count.words, times=met.counts[count.name]) for count in game.counts]


def _ended(course: Course) -> str:
    """What ended a match."""
    if course.match.table.actor == NOBODY:
        return "rules"
    return "unfinished" if course.state.last_round == AT_ONCE else "time"


def _seat(state: ClassState, each: Finished, number: int, names: dict[int, str]) -> ReportSeat:
    """A seat, and who sat there at the start, as far as they are still in the class."""
    pupils = each.played.seats[number]
    faces = {pupil.number: pupil.face for pupil in state.pupils}
    known = [names[pupil] for pupil in pupils if names.get(pupil)]
    own = each.own(number)
    return ReportSeat(
        seat=number,
        name=" and ".join(known) if pupils else BOT_NAMES[number],
        faces=[faces[pupil] for pupil in pupils if pupil in faces],
        bot=not pupils,
        score=each.scores[number],
        won=number in each.winners,
        held_from=_held_from(each.course, number),
        pupils=pupils,
        met=own.met.cards,
        counts=_counted(each.game, own.met),
        questions=at_seat(each.game, own, each.seen) if pupils else [],
    )


def _held_from(course: Course, number: int) -> int | None:
    """The round from which a bot played on at a seat for people who were away."""
    spans = [each.first for each in course.state.stand_ins if each.seat == number]
    if not spans:
        return None
    rounds = [getattr(told.event, "round", 0) for told in course.match.told if told.entry <= min(spans)]
    return max(rounds, default=0) or 1


def _deals(state: ClassState, over: list[Finished]) -> list[ComparedDeal]:
    """Every deal that several tables had, and played to its end or that of a round."""
    groups: dict[tuple[int, str, int], list[Finished]] = {}
    for each in over:
        if state.plan.same_deals and each.played.leg == 1 and _ended(each.course) != "unfinished":
            groups.setdefault((each.played.match, each.game.name, len(each.scores)), []).append(each)
    return [_deal(*key, tables) for key, tables in groups.items() if len(tables) > 1]


def _deal(match: int, game: str, seats: int, tables: list[Finished]) -> ComparedDeal:
    compared = [
        ComparedTable(
            table=each.played.table,
            scores=each.scores,
            rounds=each.course.match.table.round,
            winners=each.winners,
            met=len(each.met.cards),
        )
        for each in tables
    ]
    best, met = [max(each.scores) for each in compared], [each.met for each in compared]
    words = [
        f"With the same cards the winners made {_range(best)}.",
        f"The tables met {_range(met)} {'card' if max(met) == 1 else 'cards'} of science.",
    ]
    return ComparedDeal(match=match, game=game, seats=seats, tables=compared, words=words)


def _range(numbers: list[int]) -> str:
    low, high = min(numbers), max(numbers)
    return str(low) if low == high else f"{low} to {high}"


def _returns(state: ClassState, over: list[Finished], names: dict[int, str]) -> list[ReturnGame]:
    """Two games on one deal with seats swapped, by the people of the first."""
    found = []
    for first in over:
        second = next((each for each in over if _follows(first.played, each.played)), None)
        if first.played.leg == 1 and second is not None:
            seats = [_seat(state, first, number, names).name for number in range(len(first.scores))]
            found.append(
                ReturnGame(
                    table=first.played.table,
                    game=first.game.name,
                    names=seats,
                    first=first.scores,
                    second=second.scores[::-1],
                )
            )
    return found


def _follows(first: Played, other: Played) -> bool:
    """Whether a match is the second game on the deal of another."""
    return other.leg == 2 and (other.match, other.table) == (first.match, first.table)


def as_csv(report: ClassReport, *, named: bool) -> str:
    """The results as a table, a line a seat; names only if they are asked for."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMNS)
    for table in report.tables:
        for seat in table.seats:
            who = seat.name if seat.bot or (named and seat.name) else COLOURS[seat.seat % len(COLOURS)]
            row = (table.match, table.table, table.game, seat.seat + 1, _cell(who), seat.score, int(seat.won))
            cards = (len(table.met), len(seat.met))
            writer.writerow([*row, table.rounds, table.ended, *cards, seat.held_from or ""])
    return text.getvalue()


def _cell(words: str) -> str:
    """Words that no spreadsheet takes for a formula."""
    return f"'{words}" if words[:1] in "=+-@\t\r" else words
