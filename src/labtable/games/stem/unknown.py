"""Imagining: hidden faces dealt anew, consistent with all that a seat has seen (§S-78, §S-79)."""

from typing import TYPE_CHECKING, Final

from labtable.games.stem.kinds import ANY_FACE
from labtable.games.stem.piles import MULLIGAN_LOT, Bottom

if TYPE_CHECKING:
    from labtable.games.stem.table import StemTable
    from labtable.kernel.cards import Cards
    from labtable.kernel.rng import Rng

ROUNDS_OF_SWAPS: Final = 12  # enough for every card to have met many others where not all fit everywhere
FIRST_SET: Final = 1 << 20  # sets under a deck are numbered above all lots


def imagine_faces(table: "StemTable", seat: int, rng: "Rng") -> None:
    """§S-79 Deal every face that the seat does not know anew, on a table that is a clone already."""
    for cards in hidden_sets(table.finds, table.discovery_bottoms, seat):
        table.finds.deal_anew(cards, rng)
    for cards in hidden_sets(table.cards, table.hero_bottoms, seat):
        tied = own_aside_places(table, seat, cards)
        if tied or is_marked(table, cards):
            deal_fitting(table, cards, tied, rng)
        else:
            table.cards.deal_anew(cards, rng)


def hidden_sets(cards: "Cards", bottoms: list[Bottom], seat: int) -> list[list[int]]:
    """§S-79 The hidden cards by the shuffle they come from, those of a set under a deck apart."""
    of: list[int] = cards.lots.copy()
    for number, bottom in enumerate(bottoms):
        if bottom.seat == seat:
            for card in bottom.cards:
                of[card] = FIRST_SET + number
    sets: dict[int, list[int]] = {}
    for card, lot in enumerate(of):
        if not cards.knows(seat, card):
            sets.setdefault(1 if lot == MULLIGAN_LOT else lot, []).append(card)
    return list(sets.values())


def is_marked(table: "StemTable", cards: list[int]) -> bool:
    """Whether something is known of what a face among these can be."""
    return any(table.marks[card] != ANY_FACE for card in cards)


def own_aside_places(table: "StemTable", seat: int, cards: list[int]) -> list[int]:
    """§S-79 The places among these where cards lie that this seat set aside itself."""
    left = table.aside_faces[seat].copy()
    if not left:
        return []
    for card, lot in enumerate(table.cards.lots):
        met = table.cards.knows(seat, card) or is_under(table, seat, card)
        if met and lot == MULLIGAN_LOT and table.cards.faces[card] in left:
            left.remove(table.cards.faces[card])
    places: list[int] = []
    for card in cards:
        if table.cards.lots[card] == MULLIGAN_LOT and table.cards.faces[card] in left:
            left.remove(table.cards.faces[card])
            places.append(card)
    return places


def is_under(table: "StemTable", seat: int, card: int) -> bool:
    """Whether the seat saw this card go under the deck."""
    return any(bottom.seat == seat and card in bottom.cards for bottom in table.hero_bottoms)


def deal_fitting(table: "StemTable", cards: list[int], tied: list[int], rng: "Rng") -> None:
    """§S-79 Deal anew by many swaps of two faces, each only if both fit their new place."""
    own = [card in tied for card in cards]
    faces = table.cards.faces
    for _ in range(ROUNDS_OF_SWAPS):
        for here in range(len(cards) - 1, 0, -1):
            there = rng.below(here + 1)
            if fits(table, cards[there], faces[cards[here]], own[here]) and fits(
                table, cards[here], faces[cards[there]], own[there]
            ):
                faces[cards[here]], faces[cards[there]] = faces[cards[there]], faces[cards[here]]
                own[here], own[there] = own[there], own[here]


def fits(table: "StemTable", card: int, face: int, own: bool) -> bool:
    """Whether a face may lie here: by the marks, and an own card set aside only where the deck was."""
    if own and table.cards.lots[card] != MULLIGAN_LOT:
        return False
    return table.edition.cards[face].mark & ~table.marks[card] == 0
