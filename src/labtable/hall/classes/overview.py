"""The overview: every table of a class as its teacher and the projector see it, from what its spectators may know."""

from functools import partial
from typing import NamedTuple

from labtable.hall.classes.clock import ClassClock
from labtable.hall.classes.frames import ClassNews, ClassSeat, Flag, LessonAt, MetCard, TableCard, TableStage
from labtable.hall.classes.known import Known
from labtable.hall.classes.met import Met, faces_of, last_news, met_in
from labtable.hall.classes.rooms import ClassRooms
from labtable.hall.classes.sharing import chairs
from labtable.hall.classes.state import ClassState, ClassTable, Pupil
from labtable.hall.course import Course
from labtable.hall.manners import MINUTE
from labtable.hall.room import Room
from labtable.hall.seating import BOT_NAMES

STUCK = 2 * MINUTE  # on one turn
LATELY = 3 * MINUTE  # in which "why?" counts as pressed often,
OFTEN = 3  # from so many times on
SHOWN = 3  # cards that a table shows


class Turn(NamedTuple):
    """Whose turn it is at a table, and since when."""

    entries: int
    actors: list[int]
    since: float


class Overview:
    """All tables of one class."""

    def __init__(self, state: ClassState, rooms: ClassRooms, clock: ClassClock) -> None:
        self.state = state
        self.rooms = rooms
        self.clock = clock
        self._turns: dict[str, Turn] = {}
        self._met: dict[str, tuple[int, Met]] = {}
        self._known = Known()

    def cards(self, is_teacher: bool, here: set[str]) -> list[TableCard]:
        """All tables, as the teacher or as the projector sees them."""
        return [self._card(table, is_teacher, here) for table in self.state.tables]

    def met(self, *, is_teacher: bool) -> list[MetCard]:
        """What was met in all matches of this class, as far as it may be told."""
        tables: dict[tuple[str, str], list[int]] = {}
        for played in self.state.played:
            room = self.rooms.get(played.room)
            told = self.told(played.game, is_teacher=is_teacher or played.match < self.state.match)
            met = [] if room is None or room.course is None else self.met_in(room.course).cards
            for card in (card for card in met if card in told):
                at = tables.setdefault((played.game, card), [])
                if played.table not in at:
                    at.append(played.table)
        return [MetCard(game=game, card=card, tables=at) for (game, card), at in tables.items()]

    def told(self, game: str, *, is_teacher: bool) -> set[str]:
        """The cards of a game that may be told: to the teacher all, to others what every table with this deal knows.

        Whoever is slower would learn from the wall otherwise what comes next at their own table.
        """
        cards = set(faces_of(self.rooms.house.shelf.game(game)))
        if is_teacher or not self.state.plan.same_deals:
            return cards
        for table in self.state.tables:
            if table.game == game and any(table.seats) and self.stage(table) != "over":
                room = self.rooms.get(table.room)
                cards &= self._known.at(room.course) if room is not None and room.course is not None else set()
        return cards

    def met_in(self, course: Course) -> Met:
        """What was met in a match so far; it is looked through again when something was told since."""
        code, told = course.state.code, len(course.match.told)
        known = self._met.get(code)
        if known is None or known[0] != told:
            known = self._met[code] = told, met_in(course.match)
        return known[1]

    def of(self) -> dict[str, int]:
        """How many cards each game of the class has that can be met."""
        games = dict.fromkeys(table.game for table in self.state.tables)
        return {name: len(faces_of(self.rooms.house.shelf.game(name))) for name in games or self.state.plan.games}

    def news(self, *, is_teacher: bool) -> ClassNews | None:
        """The card that was met last, of those that may be told, at the table where something happened last."""
        found: list[tuple[float, ClassNews]] = []
        for table in self.state.tables:
            room = self.rooms.get(table.room)
            told = self.told(table.game, is_teacher=is_teacher)
            last = None if room is None or room.course is None else last_news(room.course.match, told)
            if room is not None and last is not None and table.room in self._turns:
                words = ClassNews(table=table.number, sentence=last[1], names=room.state.names(), card=last[0])
                found.append((self._turns[table.room].since, words))
        return max(found, key=lambda each: each[0])[1] if found else None

    # One table

    def stage(self, table: ClassTable) -> TableStage:
        """How far a table is."""
        room = self.rooms.get(table.room)
        if room is not None:
            return "over" if room.state.stage == "over" else "playing"
        return "lesson" if self.state.stage == "lesson" else "over" if self.state.stage == "over" else "set"

    def _card(self, table: ClassTable, is_teacher: bool, here: set[str]) -> TableCard:
        room = self.rooms.get(table.room)
        course = None if room is None else room.course
        stage = self.stage(table)
        turn = None if course is None or stage != "playing" else self._turn(course)
        shows_scores = course is not None and (is_teacher or self.state.plan.scores)
        scores = course.match.table.scores_seen(None) if course is not None and shows_scores else None
        seat = partial(self._seat, table, scores, here, is_teacher)
        return TableCard(
            table=table.number,
            game=table.game,
            room=table.room if is_teacher else "",
            stage=stage,
            round=0 if course is None else course.match.table.round,
            seats=[seat(number) for number in range(len(table.seats))],
            actors=[] if turn is None else turn.actors,
            since=None if turn is None else self.clock.shown(turn.since),
            lesson=self._lesson(table) if stage == "lesson" else None,
            met=[] if course is None else self._lately(course, table.game, is_teacher),
            free=0
            if stage == "over" or table.is_ending
            else len(chairs(table, self.rooms.house.shelf.game(table.game))),
            ending=table.is_ending,
            ended_early=course is not None and course.match.ended_early,
            flags=self._flags(table, turn, here) if is_teacher and stage != "over" else [],
        )

    def _lately(self, course: Course, game: str, is_teacher: bool) -> list[str]:
        """The cards that a table met last, of those that may be told."""
        told = self.told(game, is_teacher=is_teacher)
        return [card for card in self.met_in(course).cards if card in told][-SHOWN:]

    def _turn(self, course: Course) -> Turn:
        """Whose turn it is, as far as everybody may know, and since when."""
        code, entries, table = course.state.code, len(course.match.journal), course.match.table
        known = self._turns.get(code)
        if known is None or known.entries != entries:
            actors = [] if table.in_secret() else [table.actor]
            same = known is not None and known.actors == actors and bool(actors)
            since = known.since if same and known is not None else self.clock.now()
            known = self._turns[code] = Turn(entries, actors, since)
        return known

    def _seat(
        self, table: ClassTable, scores: list[int] | None, here: set[str], is_teacher: bool, number: int
    ) -> ClassSeat:
        pupils, room = [self.state.pupil(each) for each in table.seats[number]], self.rooms.get(table.room)
        held = room is not None and room.state.seats[number].held
        hands = [pupil.hand for pupil in pupils if pupil.hand is not None]
        return ClassSeat(
            name=" and ".join(pupil.name for pupil in pupils) or BOT_NAMES[number],
            pupils=[pupil.number for pupil in pupils],
            faces=[pupil.face for pupil in pupils],
            score=None if scores is None else scores[number],
            bot=not pupils,
            held=held,
            away_since=self._away_since(table, room, pupils, here, number),
            hand_since=min(hands) if hands and is_teacher else None,
        )

    def _away_since(
        self, table: ClassTable, room: Room | None, pupils: list[Pupil], here: set[str], number: int
    ) -> float | None:
        """Since when nobody of a seat is here."""
        if room is not None:
            return self.clock.shown(room.away_since.get(number)) if pupils else None
        steps = [self.rooms.get(pupil.steps) for pupil in pupils if not pupil.done]
        since = [each.away_since[0] for each in steps if each is not None and 0 in each.away_since]
        return self.clock.shown(min(since)) if since and not any(each.digest in here for each in pupils) else None

    def _lesson(self, table: ClassTable) -> LessonAt:
        """How far a table is in the first steps: as far as its slowest pupil."""
        pupils = [self.state.pupil(each) for seat in table.seats for each in seat]
        found = []
        for pupil in pupils:
            room = self.rooms.get(pupil.steps)
            guide = None if pupil.done or room is None or room.course is None else room.course.guide
            if guide is not None and room is not None and room.course is not None:
                guidance = guide.guidance(room.course.window)
                found.append((guidance.number, guidance.of))
        done = sum(pupil.done for pupil in pupils)
        step, of = min(found, default=(0, 0))
        return LessonAt(step=step, of=of, done=done)

    # Flags

    def _flags(self, table: ClassTable, turn: Turn | None, here: set[str]) -> list[Flag]:
        """Why a table may need the teacher; help first."""
        pupils = [self.state.pupil(each) for seat in table.seats for each in seat]
        flags = [
            Flag(kind="help", pupil=each.number, since=each.hand, rule=each.why, times=each.whys)
            for each in pupils
            if each.hand is not None
        ]
        flags += self._stuck(table, turn)
        flags += self._away(table)
        now = self.clock.wall()
        flags += [
            Flag(kind="why", pupil=each.number, since=each.asked, rule=each.why, times=each.whys)
            for each in pupils
            if each.whys >= OFTEN and now - each.asked < LATELY
        ]
        return flags

    def _stuck(self, table: ClassTable, turn: Turn | None) -> list[Flag]:
        since = None if turn is None or not turn.actors else self.clock.shown(turn.since)
        if turn is None or since is None or self.clock.now() - turn.since < STUCK:
            return []
        people = table.seats[turn.actors[0]]
        return [Flag(kind="stuck", pupil=people[0] if people else None, since=since)]

    def _away(self, table: ClassTable) -> list[Flag]:
        room = self.rooms.get(table.room)
        if room is None:
            return []
        found = []
        for number, pupils in enumerate(table.seats):
            since = self.clock.shown(room.away_since.get(number))
            if pupils and since is not None and not room.state.seats[number].held:
                found.append(Flag(kind="away", pupil=pupils[0], since=since))
        return found
