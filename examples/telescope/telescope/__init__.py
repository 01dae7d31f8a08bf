"""Telescope Time: a whole small game with hidden hands, as a package of its own."""

from pathlib import Path
from typing import cast

from labtable.kernel import (
    NOBODY,
    Catalogue,
    Chosen,
    EditionName,
    Face,
    Game,
    Move,
    Rng,
    Rule,
    Table,
    View,
    read_rulebook,
    turn_of,
)
from labtable.kernel.card_table import CardTable
from labtable.kernel.everyday import EVERYDAY, LaidFaceDown, LaidHidden, Passed, RoundEnded, Won

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


class TelescopeTable(CardTable):
    """A card is a number that keeps its face wherever it goes; its face is its hours."""

    moves = MOVES

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, faces=list(range(1, HOURS + 1)))
        self.bids: list[list[int]] = [[] for _ in range(seats)]
        self.waiting = seats

    def refusal(self, move: Move) -> Rule | None:
        """§3 Anybody may pass, a bid is held, and §4 it is long enough; §6 after the end nothing is done."""
        if self.actor == NOBODY:
            return RULEBOOK["6"]
        if move.id not in [PASS, *self.faces(self.hands[self.actor])]:
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
            self.tell(LaidFaceDown(seat=seat, card=f"h{move.id}"))
            self.tell(LaidHidden(seat=seat))
        self.actor, self.waiting = (seat + 1) % self.seats, self.waiting - 1
        if self.waiting == 0:
            self.end_night()

    def end_night(self) -> None:
        """§5 The most hours observe the target and begin the next night; §6 after the last one the game is over."""
        bids = [(self.cards.faces[card], seat, card) for seat, bid in enumerate(self.bids) for card in bid]
        for _, _, card in bids:
            self.cards.show(card)
        if bids:
            self.actor = max(bids)[1]
            self.points[self.actor] += self.round + 1  # §1
            self.tell(Won(seat=self.actor, card=f"t{self.round}"))
        self.tell(RoundEnded(round=self.round, scores=self.scores()))
        self.bids, self.waiting = [[] for _ in self.bids], self.seats
        self.actor = self.actor if self.round < len(TARGETS) else NOBODY
        self.round = min(self.round + 1, len(TARGETS))

    def could_be(self) -> bool:
        """§4 Everybody knows that a bid is long enough."""
        return all(hours >= NEED[self.round] for bid in self.bids for hours in self.faces(bid))

    def judgement(self, seat: int) -> float:
        """Points, and what may be won: by the bid tonight, by the hand on the nights to come, its best card last."""
        hand = sorted(self.faces(self.hands[seat]), reverse=True)
        plan = [*zip(range(len(TARGETS), self.round, -1), hand, strict=False)]
        plan += [(self.round, hours) for hours in self.faces(self.bids[seat])]
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
    events = EVERYDAY

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> TelescopeTable:
        return TelescopeTable(seats, rng)

    def set_up(self, table: Table, chosen: Chosen) -> None:
        """§2 Five cards each, for their eyes only; who begins is drawn by lot."""
        at, deck = cast(TelescopeTable, table), list(range(HOURS))
        at.cards.shuffle(deck, at.rng)
        at.deal(deck, HAND)
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
            hands=[ids(at.seen(hand, seat)) for hand in at.hands],
            bids=[ids(at.seen(bid, seat)) for bid in at.bids],
        )

    def shown_moves(self, table: Table) -> list[Move]:
        return [move for move in MOVES if table.refusal(move) is not RULEBOOK["3"]]


def ids(hours: list[int | None]) -> list[str | None]:
    """Hours as the gallery names them."""
    return [None if each is None else f"h{each}" for each in hours]
