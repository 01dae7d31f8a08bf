"""Trials: what one card does to a game, from the same deals with it and without it, played by quick bots.

Who holds a card by the luck of the draw should win as often as who holds another of its kind; where cards are not
drawn, it counts who used it. Matches in which nobody has it, or everybody, say nothing about that.
"""

from collections.abc import Iterator
from math import sqrt

import msgspec

from labtable.kernel import Event, Game
from labtable.kernel.edition import CardText
from labtable.lab.measures import share_of_place
from labtable.lab.seen import Match
from labtable.lab.side import WHOLE, Laid, Opened, Side, rotated, seed_of
from labtable.lab.statistics import Estimate, mean, share

BOT = "greedy"


class Trial(msgspec.Struct, frozen=True, kw_only=True, tag="trial"):
    """A card to be tried out; plain data, so that it can be sent to another process."""

    key: str
    game: str
    before: str
    """The card file without it, or with the card as it was; nothing for the game's own."""
    after: str
    table: str
    card: str
    seed: int = 1
    first: int = 0
    deals: int = 8


def replaced(trial: Trial, **what: int) -> Trial:
    """The trial with other deals."""
    return msgspec.structs.replace(trial, **what)


class Held(msgspec.Struct):
    """What seats won that had a card, in matches in which some had it and others not."""

    seats: int = 0
    won: int = 0
    squares: int = 0

    def add(self, other: "Held") -> None:
        """Take in other matches."""
        self.seats += other.seats
        self.won += other.won
        self.squares += other.squares

    def take(self, won: int) -> None:
        """Count a seat."""
        self.seats += 1
        self.won += won
        self.squares += won * won


class Found(msgspec.Struct, tag="tried"):
    """What some deals came to; it is added up in any order."""

    deals: int = 0
    had: int = 0
    """Deals in which somebody had the card."""
    used: int = 0
    """Deals in which somebody used it."""
    done: int = 0
    """Deals in which somebody completed it, where cards are completed."""
    mine: Held = msgspec.field(default_factory=Held)
    others: Held = msgspec.field(default_factory=Held)
    """The same of other cards of its kind."""
    others_had: int = 0
    others_used: int = 0
    """How often other cards of its kind came to somebody, and were used, counted by cards and deals."""
    rounds: tuple[int, int] = (0, 0)
    """Before and after."""
    longer: tuple[int, int] = (0, 0)
    """How many rounds more there are after, and the squares of that."""
    first: tuple[int, int] = (0, 0)
    """How much more of the win goes to who begins, and the squares of that."""
    drawn: bool = False
    """Whether such cards are drawn."""
    completed: bool = False
    """Whether such cards are completed."""

    def add(self, other: "Found") -> None:
        """Take in other deals."""
        for name in ("deals", "had", "used", "done", "others_had", "others_used"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.mine.add(other.mine)
        self.others.add(other.others)
        for name in ("rounds", "longer", "first"):
            one, two = getattr(self, name), getattr(other, name)
            setattr(self, name, (one[0] + two[0], one[1] + two[1]))
        self.drawn = self.drawn or other.drawn
        self.completed = self.completed or other.completed


class Counter:
    """Counts what becomes of the cards of one kind."""

    def __init__(self, trial: Trial, game: Game) -> None:
        self.trial = trial
        self.fates = {fate.event: fate for fate in game.fates}
        kind = next(each for each in game.workshop if each.table == trial.table)
        self.completes, self.used = kind.completes, kind.used
        self.ids = {row.id for row in getattr(game.cards, trial.table)}

    def take(self, found: Found, laid: Laid, match: Match) -> None:
        """Count a match that is over."""
        drawn, used, done = self.heard(laid.table.events or [])
        card = self.trial.card
        found.deals += 1
        found.had += card in drawn or card in used
        found.used += card in used
        found.done += card in done
        found.completed = bool(self.completes)
        found.others_had += len({*drawn, *used} - {card}) if drawn else len(self.ids) - 1
        found.others_used += len({*used} - {card})
        found.drawn = found.drawn or bool(drawn)
        for each, seats in (drawn if found.drawn else used).items():
            if 0 < len(seats) < match.seats:
                for seat in seats:
                    (found.mine if each == card else found.others).take(match.won(seat))

    def heard(self, events: list[Event]) -> tuple[dict[str, set[int]], dict[str, set[int]], set[str]]:
        """Who drew and who used each card of the kind, and which were completed."""
        into: dict[str, dict[str, set[int]]] = {"drawn": {}, "played": {}, "discarded": {}, "": {}}
        done: set[str] = set()
        for event in events:
            seat: int | None = getattr(event, "seat", None)
            cards = [card for card in named_in(event) if card in self.ids]
            if seat is None or not cards:
                continue
            for card in cards:
                into[self.fate_of(event)].setdefault(card, set()).add(seat)
            if self.completes and event.__struct_config__.tag == self.completes:
                done.update(cards)
        return into["drawn"], into["played"], done

    def fate_of(self, event: Event) -> str:
        """What an event does with a card that it names; nothing where it only tells of it."""
        fate = self.fates.get(type(event))
        if fate is not None:
            return fate.fate
        return "played" if event.__struct_config__.tag in self.used else ""


def named_in(event: Event) -> Iterator[str]:
    """All words that an event holds; cards are among them."""
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if isinstance(value, str):
            yield value
        elif isinstance(value, list):
            yield from (part for part in value if isinstance(part, str))


class Tryout:
    """Both sides of a trial, opened."""

    def __init__(self, trial: Trial) -> None:
        self.sides = [opened_side(trial.game, text) for text in (trial.before, trial.after)]

    def play(self, trial: Trial) -> Found:
        """Some deals, each played on both sides."""
        found = Found()
        counter = Counter(trial, self.sides[1].game)
        for deal in range(trial.first, trial.first + trial.deals):
            before, after = (self.match(side, trial, deal) for side in self.sides)
            counter.take(found, *after)
            longer = after[1].rounds - before[1].rounds
            first = share_of_place(0, after[1]) - share_of_place(0, before[1])
            found.rounds = (found.rounds[0] + before[1].rounds, found.rounds[1] + after[1].rounds)
            found.longer = (found.longer[0] + longer, found.longer[1] + longer * longer)
            found.first = (found.first[0] + first, found.first[1] + first * first)
        return found

    def match(self, side: Opened, trial: Trial, deal: int) -> tuple[Laid, Match]:
        """One deal, played to its end on one side."""
        laid = side.lay(seed_of(trial.seed, deal), rotated(side.seats, deal), listening=True)
        match = Match(side, laid)
        side.play(laid)
        match.winners, match.rounds = laid.table.winners(), laid.table.round
        return laid, match


def opened_side(game: str, text: str) -> Opened:
    """A side of a trial: the fewest seats, and quick bots."""
    cards = CardText("to be tried", text) if text else None
    side = Side(game=game, bots=[BOT], edition=cards)
    seats = Opened(side).game.fewest_seats
    return Opened(msgspec.structs.replace(side, bots=[BOT] * seats))


def lift(found: Found) -> Estimate | None:
    """How much more often who has the card wins than who has another of its kind; None if too few had it."""
    mine, others = found.mine, found.others
    if mine.seats < 2 or others.seats < 2:
        return None
    one, two = mean(mine.won, mine.squares, mine.seats), mean(others.won, others.squares, others.seats)
    spread = sqrt((one.high - one.value) ** 2 + (two.high - two.value) ** 2)
    by = one.value - two.value
    return Estimate(by / WHOLE, (by - spread) / WHOLE, (by + spread) / WHOLE)


def wins(found: Found) -> Estimate | None:
    """How often who has the card wins, where others have it not."""
    return share(found.mine.won / WHOLE, found.mine.seats) if found.mine.seats else None


def change(sums: tuple[int, int], deals: int, scale: float = 1.0) -> Estimate:
    """A difference between both sides, from the pairs."""
    by = mean(sums[0], sums[1], max(1, deals))
    return Estimate(by.value / scale, by.low / scale, by.high / scale)
