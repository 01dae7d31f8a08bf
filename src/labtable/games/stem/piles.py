"""Decks, discard piles and hands: drawing, looking, shuffling, and what is known of each card (§S-78)."""

from typing import Final

from mypy_extensions import i64

from labtable.games.stem.events import Drew, DrewHidden, Reshuffled, TurnedUp
from labtable.games.stem.kinds import ANY_FACE, NONE
from labtable.games.stem.moves import StemMove
from labtable.games.stem.table import Bottom, StemTable
from labtable.kernel.cards import Cards, of_cards, put

MULLIGAN_LOT: Final = 2  # the shuffle at the end of the mulligan; the first deal is lot 1


def top_of_heroes(table: StemTable) -> int:
    """§S-40 The next card of the Hero deck, made of the discard pile when it is empty; NONE if both are."""
    if not table.hero_deck:
        if not table.hero_discard:
            return NONE
        reshuffle_heroes(table)
    return table.hero_deck.pop()


def reshuffle_heroes(table: StemTable) -> None:
    """§S-40 The discard pile becomes the deck; §S-78 whatever was known of its cards is over."""
    pile = table.hero_discard
    put(ANY_FACE, table.marks, pile)
    forget_aside(table, pile)
    table.hero_bottoms = without(table.hero_bottoms, pile)
    table.hero_deck = pile
    table.hero_discard = []
    table.cards.shuffle(pile, table.rng)
    if table.events is not None:
        table.tell(Reshuffled(deck="hero", cards=len(pile)))


def forget_aside(table: StemTable, pile: list[int]) -> None:
    """§S-79 Cards that were set aside and shuffled in lie elsewhere now."""
    lots = table.cards.lots
    shuffled_in = [card for card in pile if lots[card] == MULLIGAN_LOT]
    if not shuffled_in:
        return
    met = [0] * len(table.edition.cards)
    for face in of_cards(table.cards.faces, shuffled_in):
        met[face] += 1
    for seat, faces in enumerate(table.aside_faces):
        if faces:
            table.aside_faces[seat] = without_the_met(faces, met)


def without_the_met(faces: list[int], met: list[int]) -> list[int]:
    """Faces less as many of each as were met."""
    left: list[int] = []
    for place, face in enumerate(faces):
        if met[face] <= faces[:place].count(face):
            left.append(face)
    return left


def top_of_discoveries(table: StemTable) -> int:
    """§S-33 The next card of the Discovery deck, made of its discard pile when it is empty; NONE if both are."""
    if not table.discovery_deck:
        if not table.discovery_discard:
            return NONE
        table.discovery_bottoms = without(table.discovery_bottoms, table.discovery_discard)
        table.discovery_deck = table.discovery_discard
        table.discovery_discard = []
        table.finds.shuffle(table.discovery_deck, table.rng)
        if table.events is not None:
            table.tell(Reshuffled(deck="discovery", cards=len(table.discovery_deck)))
    return table.discovery_deck.pop()


def without(bottoms: list[Bottom], cards: list[int]) -> list[Bottom]:
    """Shuffled cards belong to no set under a deck any more."""
    if not bottoms:
        return bottoms
    kept = [Bottom(each.seat, [card for card in each.cards if card not in cards]) for each in bottoms]
    return [bottom for bottom in kept if bottom.cards]


def put_under(table: StemTable, seat: int, rest: list[int], heroes: bool) -> None:
    """§S-35 Under the deck in random order; §S-78 the looker knows the set, and other such sets it broke into end."""
    cards = table.cards if heroes else table.finds
    deck = table.hero_deck if heroes else table.discovery_deck
    deck[:0] = rest
    if len(rest) < 2:
        return
    join_lots(cards, rest)
    cards.deal_anew(rest, table.rng)
    for card in rest:
        cards.set_known(card, 0)
    kept = [Bottom(seat, rest.copy())]
    for bottom in table.hero_bottoms if heroes else table.discovery_bottoms:
        left = [card for card in bottom.cards if card not in rest]
        if len(left) == len(bottom.cards) or bottom.seat == seat:
            kept.append(Bottom(bottom.seat, left))
    if heroes:
        table.hero_bottoms = kept
    else:
        table.discovery_bottoms = kept


def join_lots(cards: Cards, mixed: list[int]) -> None:
    """§S-79 A look that reached into a new deck mixes two shuffles, which are imagined as one from now on."""
    lots = of_cards(cards.lots, mixed)
    if lots.count(lots[0]) == len(lots):
        return
    lowest = min(lots)
    for card, lot in enumerate(cards.lots):
        if lot in lots:
            cards.set_lot(card, lowest)


def draw(table: StemTable, seat: int, number: int) -> None:
    """§D2 Cards from the deck to the hand, seen by their player only; §S-40 as far as they go."""
    hand = table.hands[seat]
    before = len(hand)
    for _nth in range(number):
        card = top_of_heroes(table)
        if card == NONE:
            break
        table.cards.show(card, 1 << seat)
        hand.append(card)
    if table.events is not None and len(hand) > before:
        drawn = [table.face(card).id for card in hand[before:]]
        table.tell(Drew(seat=seat, cards=drawn))
        table.tell(DrewHidden(seat=seat, cards=len(drawn)))


def in_hand(table: StemTable, seat: int, face: int) -> bool:
    """§D2 Whether the seat holds a card with this face."""
    return is_among(table, table.hands[seat], face)


def is_among(table: StemTable, cards: list[int], face: int) -> bool:
    """Whether a card with this face is among these."""
    faces = table.cards.faces
    return any(faces[card] == face for card in cards)


def leave_hand(table: StemTable, seat: int, face: int) -> int:
    """§S-78 A card with this face leaves the hand: of equal ones the one that more seats know."""
    hand = table.hands[seat]
    faces = table.cards.faces
    has_copies = table.edition.copies[face] > 1
    best = NONE
    most = NONE
    for place, card in enumerate(hand):
        if faces[card] == face:
            if not has_copies:
                return hand.pop(place)
            number = knowers(table, card)
            if number > most:
                best = place
                most = number
    return hand.pop(best)


def knowers(table: StemTable, card: int) -> int:
    """How many seats know this face."""
    known: i64 = table.cards.known[card]
    number = 0
    for _seat in range(table.seats):
        if known & 1:
            number += 1
        known >>= 1
    return number


def discard_hero_card(table: StemTable, card: int) -> None:
    """§S-76 Onto the Hero discard pile, face up."""
    table.cards.show(card)
    table.hero_discard.append(card)


def discard_discovery(table: StemTable, place: int) -> None:
    """§S-34 From a place of the Field onto the Discovery discard pile, face up."""
    table.discovery_discard.append(table.field[place])
    table.field[place] = NONE


def fill_place(table: StemTable, place: int) -> None:
    """§T7, §S-33 A new Discovery for a place of the Field, if there is one."""
    card = top_of_discoveries(table)
    table.field[place] = card
    if card != NONE:
        table.finds.show(card)
        if table.events is not None:
            table.tell(TurnedUp(card=table.find(card).id))


def place_in_field(table: StemTable, discovery: int) -> int:
    """The place of the Field where this Discovery lies, or NONE."""
    for place, card in enumerate(table.field):
        if card != NONE and table.finds.faces[card] == discovery:
            return place
    return NONE


def moves_with(table: StemTable, cards: list[int], moves: list[StemMove]) -> list[StemMove]:
    """Of moves with a card those with the faces of these cards, each once."""
    return [moves[face] for face in faces_in(table, cards)]


def faces_in(table: StemTable, cards: list[int]) -> list[int]:
    """The different faces of these cards, each once; only Inspirations have copies."""
    faces = of_cards(table.cards.faces, cards)
    first = table.edition.first_inspiration
    inspirations: i64 = 0
    face: i64
    for face in faces:
        if face >= first:
            inspirations += 1
    if inspirations < 2:
        return faces
    return [face for place, face in enumerate(faces) if not came_before(table, cards, place, face)]


def came_before(table: StemTable, cards: list[int], place: int, face: i64) -> bool:
    """Whether a card with this face lies before this place."""
    return table.edition.copies[face] > 1 and is_among(table, cards[:place], int(face))


def empty_places(field: list[int]) -> int:
    """How many places of the Field hold no card."""
    empty = 0
    for card in field:
        if card == NONE:
            empty += 1
    return empty


def is_empty(field: list[int]) -> bool:
    """Whether no card lies in the Field."""
    return all(card == NONE for card in field)
