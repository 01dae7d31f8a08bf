"""Bluff, a sound small game that leaves to the kernel what it can: lay a card face down, draw one, and the best wins."""

from labtable.kernel import (
    NOBODY,
    Catalogue,
    Chosen,
    EditionName,
    Event,
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
from labtable.kernel.everyday import EVERYDAY, LaidFaceDown, LaidHidden, Played, RoundEnded
from labtable.kernel.sentence import Which, Who

BOOK = read_rulebook("Rules version 1.\n### §1 Lay\nLay a card of your hand.\n*Printed: rule 1.*\n")
CARDS, HAND = 12, 2
LAYS = [Move(face, f"lay:{face}", f"Lay {face}") for face in range(CARDS)]


class Shown(Event, frozen=True, kw_only=True):
    """What a leak tells everybody."""

    seat: Who
    card: Which


class BluffView(View, frozen=True, kw_only=True):
    hands: list[list[int | None]]
    laid: list[list[int | None]]


class BluffTable(CardTable):
    moves = LAYS

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, list(range(CARDS)))
        self.deck = list(range(CARDS))
        self.laid: list[list[int]] = [[] for _ in range(seats)]
        self.firsts: dict[str, list[int]] = {"laid": []}

    def refusal(self, move: Move) -> Rule | None:
        return None if self.actor != NOBODY and move.id in self.faces(self.hands[self.actor]) else BOOK["1"]

    def carry_out(self, move: Move) -> None:
        seat = self.actor
        card = next(card for card in self.hands[seat] if self.cards.faces[card] == move.id)
        self.hands[seat].remove(card)
        self.laid[seat].append(card)
        self.firsts["laid"].append(seat)
        self.tell(LaidFaceDown(seat=seat, card=str(move.id)))
        self.tell(LaidHidden(seat=seat))
        self.draw(seat)
        self.actor = (seat + 1) % self.seats
        if not self.hands[self.actor]:
            self.end()

    def draw(self, seat: int) -> None:
        if self.deck:
            self.hands[seat].append(self.deck.pop())
            self.cards.show(self.hands[seat][-1], 1 << seat)

    def end(self) -> None:
        for seat, laid in enumerate(self.laid):
            for card in laid:
                self.cards.show(card)
            self.points[seat] = max(self.faces(laid))
            self.tell(Played(seat=seat, card=str(self.points[seat])))
        self.tell(RoundEnded(round=1, scores=self.scores()))
        self.actor = NOBODY


class Bluff(Game):
    name, title, summary = "bluff", "Bluff", "Lay cards."
    fewest_seats, most_seats, minutes = 2, 3, 1
    rulebook = BOOK
    edition = EditionName("standard", "0")
    catalogue = Catalogue(LAYS)
    events = EVERYDAY
    most_decisions = CARDS
    table: type[BluffTable] = BluffTable

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> BluffTable:
        return self.table(seats, rng)

    def set_up(self, table: Table, chosen: Chosen) -> None:
        assert isinstance(table, BluffTable)
        table.cards.shuffle(table.deck, table.rng)
        table.deal(table.deck, HAND)
        table.actor = table.rng.below(table.seats)

    def gallery(self) -> list[Face]:
        return [
            Face(id=str(face), name=f"card {face}", kind="card", text="", science="", source="", facts={})
            for face in range(CARDS)
        ]

    def view(self, table: Table, seat: int | None) -> BluffView:
        assert isinstance(table, BluffTable)
        hands, laid = ([table.seen(cards, seat) for cards in each] for each in (table.hands, table.laid))
        return BluffView(game=self.name, turn=turn_of(self, table, seat), hands=hands, laid=laid)

    def shown_moves(self, table: Table) -> list[Move]:
        return []
