"""Telescope Time: a whole small game with hidden hands, as a package of its own."""

from pathlib import Path
from typing import cast

from labtable.kernel import (
    Catalogue,
    Chosen,
    EditionName,
    Event,
    Face,
    Game,
    Move,
    Names,
    Rng,
    Rule,
    read_rulebook,
)
from labtable.kernel.cards import Cards, new_cards
from labtable.kernel.seats import SPECTATOR, all_but, only
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.view import View, turn_of
from labtable.kernel.words import verb

RULEBOOK = read_rulebook(Path(__file__).with_name("RULES.md").read_text(encoding="utf-8"))
NEED = [0, 1, 4, 7, 10, 13]  # §1, night by night
HAND, HOURS, PASS = 5, 20, 0  # §2
MOVES = [Move(PASS, "pass", "Pass"), *(Move(n, f"bid:h{n}", f"Bid: {n} h") for n in range(1, HOURS + 1))]
TARGETS = [  # §1
    ("Saturn", "Its rings are ice, and hardly thicker than a house is high."),
    ("Orion Nebula", "Stars are being born in this cloud."),
    ("Andromeda Galaxy", "Its light is two and a half million years old when it arrives."),
    ("Einstein Cross", "A galaxy bends the light of a quasar behind it, so that it is seen four times."),
    ("Deep Field", "A dark spot of the sky, exposed for days, was full of galaxies."),
]


class Passed(Event, frozen=True, kw_only=True):
    """§3 Somebody passed."""

    seat: int

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'passes')}."


class Bid(Event, frozen=True, kw_only=True):
    """§3 A bid, for the eyes of who made it."""

    seat: int
    hours: int

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'bids')} {self.hours} h."

    def audience(self) -> int:
        return only(self.seat)


class BidHidden(Event, frozen=True, kw_only=True):
    """§3 What the others see of it."""

    seat: int

    def sentence(self, names: Names) -> str:
        return f"{names[self.seat]} {verb(names[self.seat], 'bids')} face down."

    def audience(self) -> int:
        return all_but(self.seat)


class Observed(Event, frozen=True, kw_only=True):
    """§5 Somebody observed the target of the night."""

    seat: int
    hours: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'observes')} {names.card(self.card)} for {self.hours} h."

    def told(self) -> str:
        return self.card


class RoundEnded(Event, frozen=True, kw_only=True):
    """§5 A night is over."""

    round: int
    scores: list[int]

    def sentence(self, names: Names) -> str:
        return f"Night {self.round} is over."


class TelescopeTable(Table):
    """A card is a number; `cards` keeps the hours that it shows, and who knows them."""

    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng)
        self.cards = cards
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.waiting = seats

    def legal(self) -> list[Move]:
        return [move for move in MOVES if self.refusal(move) is None]

    def refusal(self, move: Move) -> Rule | None:
        """§3 Anybody may pass, a bid is held, and §4 it is long enough; §6 after the end nothing is done."""
        if self.actor == NOBODY:
            return RULEBOOK["6"]
        if move.id not in [PASS, *(self.cards.faces[card] for card in self.hands[self.actor])]:
            return RULEBOOK["3"]
        return RULEBOOK["4"] if PASS < move.id < NEED[self.round] else None

    def carry_out(self, move: Move) -> None:
        """§3 A bid is laid face down; §5 when all have chosen, the target is observed."""
        seat, hand = self.actor, self.hands[self.actor]
        self.bids[seat] = [card for card in hand if self.cards.faces[card] == move.id]
        self.hands[seat] = [card for card in hand if card not in self.bids[seat]]
        if move.id == PASS:
            self.tell(Passed(seat=seat))
        else:
            self.tell(Bid(seat=seat, hours=move.id))
            self.tell(BidHidden(seat=seat))
        self.actor, self.waiting = (seat + 1) % self.seats, self.waiting - 1
        if self.waiting == 0:
            self.end_night()

    def end_night(self) -> None:
        """§5 The most hours observe the target and begin the next night; §6 after the last one the game is over."""
        bids = [(self.cards.faces[card], seat, card) for seat, bid in enumerate(self.bids) for card in bid]
        for _, _, card in bids:
            self.cards.show(card)
        if bids:
            hours, self.actor, _ = max(bids)
            self.points[self.actor] += self.round + 1  # §1
            self.tell(Observed(seat=self.actor, hours=hours, card=f"t{self.round}"))
        self.tell(RoundEnded(round=self.round, scores=self.scores()))
        self.bids, self.waiting = [[] for _ in self.bids], self.seats
        self.actor = self.actor if self.round < len(TARGETS) else NOBODY
        self.round = min(self.round + 1, len(TARGETS))

    def clone(self) -> "TelescopeTable":
        twin = TelescopeTable(self.seats, self.rng.clone(), self.cards.clone())
        twin.actor, twin.round, twin.waiting = self.actor, self.round, self.waiting
        twin.hands, twin.bids = [hand.copy() for hand in self.hands], [bid.copy() for bid in self.bids]
        twin.points = self.points.copy()
        return twin

    def imagine(self, seat: int, rng: Rng) -> "TelescopeTable":
        """What the seat does not know is dealt anew until every bid is long enough, for everybody knows that it is."""
        twin = self.clone()
        twin.cards.imagine(seat, rng)
        while any(twin.cards.faces[card] < NEED[twin.round] for bid in twin.bids for card in bid):
            twin.cards.imagine(seat, rng)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        return self.rng.counter + self.cards.revelations

    def scores(self) -> list[int]:
        return self.points.copy()

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if self.actor == NOBODY and points == max(self.points)]

    def judgement(self, seat: int) -> float:
        """Points, and what may be won: by the bid tonight, by the hand on the nights to come, its best card last."""
        hand = sorted([self.cards.faces[card] for card in self.hands[seat]], reverse=True)
        plan = [*zip(range(len(TARGETS), self.round, -1), hand, strict=False)]
        plan += [(self.round, self.cards.faces[card]) for card in self.bids[seat]]
        return self.points[seat] + sum((night + 1) * (hours / HOURS) ** (self.seats - 1) for night, hours in plan)


class TelescopeView(View, frozen=True, kw_only=True, tag="telescope"):
    """The table as a seat sees it: hands and bids have an entry for each seat, and None is a card face down."""

    targets: list[str]
    hands: list[list[str | None]]
    bids: list[list[str | None]]


class Telescope(Game):
    """The game, as the registry hands it out."""

    name, title = "telescope", "Telescope Time"
    summary = "Astronomers bid their hours for bright and faint targets."
    fewest_seats, most_seats, minutes = 2, 4, 10
    rulebook = RULEBOOK
    edition = EditionName("standard", "1")
    catalogue = Catalogue(MOVES)
    most_decisions = len(TARGETS) * most_seats
    options = ()
    events = (Passed, Bid, BidHidden, Observed, RoundEnded)

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> TelescopeTable:
        return TelescopeTable(seats, rng, new_cards(list(range(1, HOURS + 1))))

    def set_up(self, table: Table, chosen: Chosen) -> None:
        """§2 Five cards each, for their eyes only; who begins is drawn by lot."""
        at, deck = cast(TelescopeTable, table), list(range(HOURS))
        at.cards.shuffle(deck, at.rng)
        for seat in range(at.seats):
            at.hands[seat] = [deck.pop() for _ in range(HAND)]
            for card in at.hands[seat]:
                at.cards.show(card, only(seat))
        at.actor = at.rng.below(at.seats)

    def gallery(self) -> list[Face]:
        rows = [(f"h{n}", f"{n} h", "hours", "", "") for n in range(1, HOURS + 1)]
        for n, (name, science) in enumerate(TARGETS, 1):
            rows.append((f"t{n}", name, "target", f"needs {NEED[n]} h, brings {n + 1} points", science))
        return [
            Face(id=id, name=name, kind=kind, text=text, science=science, source="", facts={})
            for id, name, kind, text, science in rows
        ]

    def view(self, table: Table, seat: int | None) -> TelescopeView:
        at = cast(TelescopeTable, table)
        return TelescopeView(
            game=self.name,
            turn=turn_of(self, table, seat),
            targets=[f"t{night}" for night in range(at.round, len(TARGETS) + 1)],
            hands=[seen(at, hand, seat) for hand in at.hands],
            bids=[seen(at, bid, seat) for bid in at.bids],
        )

    def shown_moves(self, table: Table) -> list[Move]:
        return [move for move in MOVES if table.refusal(move) is not RULEBOOK["3"]]


def seen(table: TelescopeTable, cards: list[int], seat: int | None) -> list[str | None]:
    """Cards as a seat, or a spectator, sees them, in an order that hangs on nothing else."""
    eyes = SPECTATOR if seat is None else seat
    faces = sorted(table.cards.faces[card] if table.cards.knows(eyes, card) else 0 for card in cards)
    return [f"h{face}" if face else None for face in faces]
