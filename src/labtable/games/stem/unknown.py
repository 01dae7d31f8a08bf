"""Imagining: hidden faces dealt anew, consistent with all that a seat has seen (§S-78, §S-79).

Whatever is imagined depends on what the seat knows and on the generator alone: hidden faces are sorted before they are
dealt, so that two tables that look the same to a seat are imagined the same.
"""

from typing import Final

from labtable.games.stem.kinds import ANY_FACE, NONE
from labtable.games.stem.piles import MULLIGAN_LOT
from labtable.games.stem.table import Bottom, StemTable
from labtable.kernel.cards import Cards
from labtable.kernel.rng import Rng

ROUNDS_OF_SWAPS: Final = 6  # enough for every card to have met others where not all fit everywhere
FIRST_DEAL: Final = 1  # the first shuffle; the mulligan's counts as the same (§S-79)
FIRST_SET: Final = 1 << 20  # sets under a deck are numbered above all lots


def imagine_faces(table: StemTable, seat: int, rng: Rng) -> None:
    """§S-79 Deal every face that the seat does not know anew, on a table that is a clone already."""
    for cards in hidden_sets(table.finds, table.discovery_bottoms, seat).values():
        deal(table.finds, cards, rng)
    for lot, cards in hidden_sets(table.cards, table.hero_bottoms, seat).items():
        own = own_aside(table, seat) if lot == FIRST_DEAL else []
        if own or is_marked(table, cards):
            Fitting(table, cards, own, rng).deal(rng)
        else:
            deal(table.cards, cards, rng)
    imagine_aside(table, seat, rng)


def hidden_sets(cards: Cards, bottoms: list[Bottom], seat: int) -> dict[int, list[int]]:
    """§S-79 The hidden cards by the shuffle they come from, those of a set under a deck apart."""
    of: list[int] = cards.lots.copy()
    for number, bottom in enumerate(bottoms):
        if bottom.seat == seat:
            for card in bottom.cards:
                of[card] = FIRST_SET + number
    sets: dict[int, list[int]] = {}
    for card, lot in enumerate(of):
        if not cards.knows(seat, card):
            sets.setdefault(FIRST_DEAL if lot == MULLIGAN_LOT else lot, []).append(card)
    return sets


def deal(cards: Cards, hidden: list[int], rng: Rng) -> None:
    """Deal the faces of these cards anew among them."""
    faces = sorted([cards.faces[card] for card in hidden])
    rng.shuffle(faces)
    for index, card in enumerate(hidden):
        cards.set_face(card, faces[index])


def is_marked(table: StemTable, cards: list[int]) -> bool:
    """Whether something is known of what a face among these can be."""
    return any(table.marks[card] != ANY_FACE for card in cards)


def own_aside(table: StemTable, seat: int) -> list[int]:
    """§S-79 The faces that this seat set aside itself and has not met since."""
    left = table.aside_faces[seat].copy()
    if not left:
        return left
    for card, lot in enumerate(table.cards.lots):
        met = table.cards.knows(seat, card) or is_under(table, seat, card)
        if met and lot == MULLIGAN_LOT and table.cards.faces[card] in left:
            left.remove(table.cards.faces[card])
    return left


def imagine_aside(table: StemTable, seat: int, rng: Rng) -> None:
    """§S-79 What the others set aside is hidden too: any of the faces that were shuffled in with the seat's own."""
    others = [each for each in range(table.seats) if each != seat and table.aside_faces[each]]
    if not others:
        return
    faces = sorted([table.cards.faces[card] for card, lot in enumerate(table.cards.lots) if lot == MULLIGAN_LOT])
    for face in table.aside_faces[seat]:
        faces.remove(face)
    rng.shuffle(faces)
    for other in others:
        number = len(table.aside_faces[other])
        table.aside_faces[other] = faces[:number]
        faces = faces[number:]


def is_under(table: StemTable, seat: int, card: int) -> bool:
    """Whether the seat saw this card go under the deck."""
    return any(bottom.seat == seat and card in bottom.cards for bottom in table.hero_bottoms)


class Fitting:
    """Hidden faces and the places they can lie at, where not all fit everywhere."""

    def __init__(self, table: StemTable, cards: list[int], own: list[int], rng: Rng) -> None:
        self.table = table
        self.cards = cards
        self.faces = sorted([table.cards.faces[card] for card in cards])
        for face in own:
            self.faces.remove(face)
        rng.shuffle(self.faces)
        self.faces = own + self.faces  # own cards set aside come first
        self.own = len(own)
        self.at = [NONE] * len(cards)  # which face lies at each place

    def deal(self, rng: Rng) -> None:
        """§S-79 Find a place for every face, then swap many times, each only if both fit their new place."""
        for face in range(len(self.faces)):
            if not self.lay_down(face):
                found = self.make_room(face, [False] * len(self.cards))
                assert found, "the faces as they really lie fit"
        for _ in range(ROUNDS_OF_SWAPS):
            for here in range(len(self.cards) - 1, 0, -1):
                there = rng.below(here + 1)
                if self.fits(there, self.at[here]) and self.fits(here, self.at[there]):
                    self.at[here], self.at[there] = self.at[there], self.at[here]
        for place, card in enumerate(self.cards):
            self.table.cards.set_face(card, self.faces[self.at[place]])

    def lay_down(self, face: int) -> bool:
        """The first free place that fits."""
        for place in range(len(self.cards)):
            if self.at[place] == NONE and self.fits(place, face):
                self.at[place] = face
                return True
        return False

    def make_room(self, face: int, tried: list[bool]) -> bool:
        """A place whose face can move elsewhere."""
        for place in range(len(self.cards)):
            if not tried[place] and self.fits(place, face):
                tried[place] = True
                if self.at[place] == NONE or self.make_room(self.at[place], tried):
                    self.at[place] = face
                    return True
        return False

    def fits(self, place: int, face: int) -> bool:
        """By the marks, and an own card set aside only where the deck was."""
        card = self.cards[place]
        if face < self.own and self.table.cards.lots[card] != MULLIGAN_LOT:
            return False
        return self.table.edition.cards[self.faces[face]].mark & ~self.table.marks[card] == 0
