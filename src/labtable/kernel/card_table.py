"""A table for small card games: hidden cards, points, and whatever else a game need not write itself."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Self

from labtable.kernel.cards import new_cards
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.seats import SPECTATOR, only
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.twin import twin_of


class CardTable(Table):
    """Cards with these faces, known to nobody yet, and points for every seat; the most points win."""

    moves: ClassVar[Sequence[Move]]
    """The whole catalogue, from which `refusal()` picks what is legal."""

    def __init__(self, seats: int, rng: Rng, faces: list[int]) -> None:
        super().__init__(seats, rng)
        self.cards = new_cards(faces)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.points = [0] * seats

    def deal(self, deck: list[int], number: int) -> None:
        """Deal so many cards of a deck to every hand, for their eyes only."""
        for seat, hand in enumerate(self.hands):
            for _ in range(number):
                hand.append(deck.pop())
                self.cards.show(hand[-1], only(seat))

    def legal(self) -> list[Move]:
        return [] if self.actor == NOBODY else [move for move in self.moves if self.refusal(move) is None]

    def scores(self) -> list[int]:
        return self.points.copy()

    def clone(self) -> Self:
        return twin_of(self)

    def imagine(self, seat: int, rng: Rng) -> Self:
        """Deal all faces that a seat does not know anew, until the table could have come to be."""
        twin = self.clone()
        twin.cards.imagine(seat, rng)
        while not twin.could_be():
            twin.cards.imagine(seat, rng)
        twin.rng = rng.fork()
        return twin

    def could_be(self) -> bool:
        """Whether what lies hidden agrees with all that everybody knows by the rules."""
        return True

    @property
    def revelations(self) -> int:
        return self.rng.counter + self.cards.revelations

    def faces(self, cards: Iterable[int]) -> list[int]:
        """What these cards show."""
        return [self.cards.faces[card] for card in cards]

    def seen(self, cards: Iterable[int], seat: int | None) -> list[int | None]:
        """Cards as a seat, or a spectator, sees them: hidden ones first, in an order that hangs on nothing else."""
        eyes = SPECTATOR if seat is None else seat
        known = [card for card in cards if self.cards.knows(eyes, card)]
        return [*[None for card in cards if card not in known], *sorted(self.faces(known))]
