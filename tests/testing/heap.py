"""Heap, a sound small game that writes everything itself; tests break one thing of it each."""

from collections.abc import Sequence

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
    Toggle,
    View,
    read_rulebook,
    turn_of,
)

BOOK = read_rulebook("Rules version 1.\n### §1 Take\nTake what is there.\n*Printed: rule 1.*\n")
TAKES = [Move(number, f"take:{number + 1}", f"Take {number + 1}") for number in range(3)]


class Taken(Event, frozen=True, kw_only=True):
    seat: int


class Laid(Event, frozen=True, kw_only=True):
    cards: int


class HeapView(View, frozen=True, kw_only=True):
    heap: int
    top: int | None = None


class HeapTable(Table):
    """Two players take one to three cards of a face-down heap; its last card wins."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.heap = list(range(12))
        rng.shuffle(self.heap)
        self.won = [0] * seats
        self.actor = 0

    def legal(self) -> list[Move]:
        return [] if self.actor == NOBODY else [move for move in TAKES if self.refusal(move) is None]

    def refusal(self, move: Move) -> Rule | None:
        return BOOK["1"] if self.actor == NOBODY or move.id >= len(self.heap) else None

    def carry_out(self, move: Move) -> None:
        for _ in range(move.id + 1):
            self.won[self.actor] += self.heap.pop()
        self.tell(Taken(seat=self.actor))
        self.actor = (self.actor + 1) % self.seats if self.heap else NOBODY

    def clone(self) -> "HeapTable":
        twin = type(self)(self.seats, self.rng.clone())
        twin.rng = self.rng.clone()
        twin.heap, twin.won, twin.actor = self.heap.copy(), self.won.copy(), self.actor
        return twin

    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        twin = self.clone()
        twin.heap.sort()
        rng.shuffle(twin.heap)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        return -len(self.heap)

    def scores(self) -> list[int]:
        return self.won.copy()

    def winners(self) -> list[int]:
        best = max(self.won)
        return [seat for seat, won in enumerate(self.won) if won == best] if self.actor == NOBODY else []


class HeapGame(Game):
    name, title, summary = "heap", "Heap", "Take cards."
    fewest_seats, most_seats, minutes = 2, 3, 1
    options = (Toggle(name="loud", rule="1", words="Nothing.", default=False),)
    rulebook = BOOK
    edition = EditionName("standard", "0")
    catalogue = Catalogue(TAKES)
    events: tuple[type[Event], ...] = (Taken, Laid)
    most_decisions = 12
    table: type[HeapTable] = HeapTable

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> HeapTable:
        return self.table(seats, rng)

    def set_up(self, table: Table, chosen: Chosen) -> None:
        table.tell(Laid(cards=12))

    def gallery(self) -> list[Face]:
        return [Face(id="card", name="A card", kind="card", text="", science="", source="", facts={})]

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, HeapTable)
        return HeapView(game="heap", turn=turn_of(self, table, seat), heap=len(table.heap))

    def shown_moves(self, table: Table) -> Sequence[Move]:
        return TAKES
