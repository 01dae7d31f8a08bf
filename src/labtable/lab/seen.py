"""What is seen of a match while it is played: who is ahead when, what is counted, and what becomes of the cards."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from labtable.bots import SearchBot, bot_rng, read_budget
from labtable.bots.bot import Bot
from labtable.bots.foresight import chances
from labtable.kernel import NOBODY, Count, Event, Fate, Knowledge, Move, Player
from labtable.lab.side import WHOLE, Laid, Opened

STRATA = 10
COURSE = "course"
CARDS = "cards"
PAIRS = "pairs"
INTERACTION = "interaction"
CHOICES = "choices"
LOOKS_AHEAD = "100"
EVERY_LOOK = 20  # one decision in so many is looked into
MATTERS = 0.05  # a decision matters if the best move is so much better than an average one, as a chance to win


class Match:
    """A match that is over, as far as somebody looked."""

    def __init__(self, side: Opened, laid: Laid) -> None:
        self.seats = side.seats
        self.sitting = laid.sitting
        self.starter = side.game.starter(laid.table)
        self.winners: list[int] = []
        self.scores: list[int] = []
        self.rounds = 0
        self.decisions = 0
        self.seconds_a_decision = side.game.seconds_a_decision
        self.ahead: list[int] = []  # who was, at the end of each stretch
        self.counts: dict[str, int] = defaultdict(int)
        self.against = 0
        self.fates: dict[tuple[str, str], int] = defaultdict(int)  # by fate and card
        self.firsts: dict[tuple[str, int, str], int] = {}  # by fate, seat and card: the standing when it came first
        self.looks: list[int] = []  # for each decision that was looked into, whether it mattered
        self.rows: list[tuple[int, int, int, int, str]] = []  # of each decision: number, round, seat, choices, move

    def won(self, seat: int) -> int:
        """What of the win a seat has, of a WHOLE."""
        return WHOLE // len(self.winners) if seat in self.winners else 0

    def place(self, place: int) -> int:
        """The seat at a place, counted from who began."""
        return (self.starter + place) % self.seats


class Lens:
    """What is looked at in the matches of a side; nobody listens to events unless something needs them."""

    def __init__(self, side: Opened, needs: Iterable[str]) -> None:
        self.needs = frozenset(needs)
        game = side.game
        self.kinds = {face.id: face.kind for face in game.gallery()}
        self.counts: dict[type[Event], list[Count]] = defaultdict(list)
        self.fates: dict[type[Event], list[Fate]] = defaultdict(list)
        for count in game.counts:
            if count.name in self.needs:
                for event in count.of:
                    self.counts[event].append(count)
        if CARDS in self.needs or PAIRS in self.needs:
            for fate in game.fates:
                self.fates[fate.event].append(fate)
        self.touches = INTERACTION in self.needs
        self.listening = bool(self.counts or self.fates or self.touches)
        self.course = bool(self.fates) or COURSE in self.needs
        self.by_turn = game.stretch == "turn"

    def look(self, side: Opened, laid: Laid, watched: bool = False, told: bool = False) -> Match:
        """Play a match and see what is to be seen; some are watched closely, decision by decision."""
        match = Match(side, laid)
        course = Course(self, laid, match) if self.course or self.listening else None
        players: Sequence[Player] = laid.players
        if watched or told:
            players = [Watched(bot, laid, match, watched) for bot in laid.players]
        match.decisions = side.play(laid, players, watch=course)
        if course is not None:
            course.end()
        match.winners = laid.table.winners()
        match.scores = laid.table.scores()
        match.rounds = laid.table.round
        return match

    def hear(self, event: Event, standing: Sequence[int], match: Match) -> None:
        """Count an event, and see what it does to cards."""
        kind = type(event)
        for count in self.counts.get(kind, ()):
            if self.is_meant(count, event):
                match.counts[count.name] += 1
        if self.touches and event.against() and not event.veils():
            match.against += 1
        for fate in self.fates.get(kind, ()):
            seat: int = getattr(event, fate.seat)
            for card in cards_of(event, fate):
                match.fates[fate.fate, card] += 1
                match.firsts.setdefault((fate.fate, seat, card), standing[seat])

    def is_meant(self, count: Count, event: Event) -> bool:
        """Whether a count is of such an event."""
        if any(getattr(event, name) != value for name, value in count.facts.items()):
            return False
        return not count.kinds or self.kinds.get(event.told() or "") in count.kinds


def cards_of(event: Event, fate: Fate) -> Sequence[str]:
    """The cards that an event tells of."""
    cards: str | Sequence[str] = getattr(event, fate.card)
    return (cards,) if isinstance(cards, str) else cards


class Course:
    """The course of a match: told after every move, it looks at the table whenever a turn, or a round, is over."""

    def __init__(self, lens: Lens, laid: Laid, match: Match) -> None:
        self._lens = lens
        self._table = laid.table
        self._match = match
        self._heard = 0
        self._standing = [0] * laid.table.seats
        self._mark = self._now()
        if lens.course:
            self._judge()

    def __call__(self, seat: int) -> None:
        mark = self._now()
        if mark != self._mark and self._table.actor != NOBODY:
            self._mark = mark
            self._hear()
            if self._lens.course:
                self._match.ahead.append(self._judge())

    def _now(self) -> tuple[int, int]:
        return (self._table.round, self._table.whose_turn() if self._lens.by_turn else 0)

    def _judge(self) -> int:
        """See how everybody stands, and who is ahead."""
        expected = chances(self._table)
        self._standing = [min(STRATA - 1, max(0, int(each * STRATA))) for each in expected]
        return expected.index(max(expected))

    def _hear(self) -> None:
        """Take in what happened in a stretch, with the standing at its beginning."""
        events = self._table.events
        if events is not None:
            for event in events[self._heard :]:
                self._lens.hear(event, self._standing, self._match)
            self._heard = len(events)

    def end(self) -> None:
        """Take in what happened last."""
        self._hear()


class Watched(Player):
    """A bot whose decisions are written down, and some of them looked into with a small search."""

    def __init__(self, bot: Bot, laid: Laid, match: Match, looked_into: bool) -> None:
        self._bot = bot
        self._table = laid.table
        self._match = match
        self._looked_into = looked_into

    def choose(self, knowledge: Knowledge) -> Move:
        number = len(self._match.rows)
        choices = len(knowledge.legal())
        if self._looked_into and choices > 1 and number % EVERY_LOOK == EVERY_LOOK // 2:
            self._match.looks.append(int(gain(knowledge, number) >= MATTERS))
        move = self._bot.choose(knowledge)
        self._match.rows.append((number, self._table.round, knowledge.seat, choices, move.text))
        return move


def gain(knowledge: Knowledge, number: int) -> float:
    """How much better the best move is than an average one, as a chance to win, for a small search."""
    weighed = SearchBot(bot_rng(number, knowledge.seat), read_budget(LOOKS_AHEAD)).weigh(knowledge)
    worths = [each.worth for each in weighed]
    return max(worths) - sum(worths) / len(worths)
