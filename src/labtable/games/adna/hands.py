"""Hands: drawing, what leaves them, and who has seen what (§A-54)."""

from mypy_extensions import i64

from labtable.games.adna.decks import DECK_NAMES, HIGHEST_BIT, HIGHEST_FACE, Faces, swift
from labtable.games.adna.events import Discarded, DiscardedHidden, Drew, DrewHidden
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.titles import Play
from labtable.kernel.seats import EVERYBODY, SPECTATOR


def hand_size(table: AdnaTable, seat: int) -> int:
    """All cards in a hand."""
    return len(table.hands[3 * seat]) + len(table.hands[3 * seat + 1]) + len(table.hands[3 * seat + 2])


def held(table: AdnaTable, seat: i64, deck: i64) -> Faces:
    """The faces of one deck in a hand."""
    faces = swift(table.cards.faces)
    hand = swift(table.hands[3 * seat + deck])
    found: Faces = 0
    highest: i64 = HIGHEST_FACE
    place: i64 = 0
    end: i64 = len(hand)
    while place < end:
        found |= HIGHEST_BIT >> (highest - faces[hand[place]])
        place += 1
    return found


def holds(table: AdnaTable, deck: int, face: int) -> bool:
    """Whether the actor holds a card with this face."""
    return (held(table, table.actor, deck) >> i64(face)) & 1 == 1


def leads(table: AdnaTable, play: Play) -> bool:
    """Whether the actor holds the card that leads an announcement."""
    return holds(table, play.title.deck, play.title.face)


def draw(table: AdnaTable, seat: int, deck: int, number: int) -> None:
    """§A-07 Draw to the hand as many as there are; what the deck's top was known to be stays known."""
    pile = table.decks[deck]
    hand = table.hands[3 * seat + deck]
    drawn = min(number, len(pile))
    cards, eyes = table.cards, 1 << seat
    for _ in range(drawn):
        card = pile.pop()
        cards.show(card, eyes)
        hand.append(card)
    if table.events is not None and drawn:
        ids = [table.edition.face_id(deck, table.cards.faces[card]) for card in hand[-drawn:]]
        table.tell(Drew(seat=seat, deck=DECK_NAMES[deck], cards=ids))
        table.tell(DrewHidden(seat=seat, deck=DECK_NAMES[deck], number=drawn))


def to_bottom(table: AdnaTable, deck: int, card: int) -> None:
    """§O7 Under its deck."""
    table.decks[deck].insert(0, card)


def pull(table: AdnaTable, seat: i64, deck: i64, face: i64) -> int:
    """§A-54 Take a card with this face out of a hand; of equal ones one that most have seen, so that marks go with it.

    Nobody can tell which one left, so nobody may see by a mark that stays that there was another.
    """
    hand = table.hands[3 * seat + deck]
    cards = swift(hand)
    faces = swift(table.cards.faces)
    place: i64 = -1
    most: i64 = -1
    index: i64 = 0
    end: i64 = len(cards)
    while index < end:
        if faces[cards[index]] == face:
            seen = seen_by_others(table, seat, cards[index])
            if seen > most:
                place = index
                most = seen
        index += 1
    return hand.pop(place)


def seen_by_others(table: AdnaTable, seat: i64, card: i64) -> i64:
    """How many have seen a card of this hand: nobody, the other player, or those who watch as well."""
    known: i64 = table.cards.known[card]
    return ((known >> (1 - seat)) & 1) + ((known >> SPECTATOR) & 1)


def spend(table: AdnaTable, seat: int, deck: int, face: int) -> None:
    """§A-27 An announced card goes face up under its deck, whether it will work or not."""
    card = pull(table, seat, deck, face)
    table.cards.show(card, EVERYBODY)
    to_bottom(table, deck, card)


def put_away(table: AdnaTable, seat: int, deck: int, face: int) -> None:
    """§A-06, §A-54 A discard, face down: the others no longer know this hand's cards of that deck."""
    card = pull(table, seat, deck, face)
    table.cards.set_known(card, 1 << seat)
    table.cards.set_all_known(table.hands[3 * seat + deck], 1 << seat)
    to_bottom(table, deck, card)
    if table.events is not None:
        name = DECK_NAMES[deck]
        table.tell(Discarded(seat=seat, deck=name, card=table.edition.face_id(deck, face)))
        table.tell(DiscardedHidden(seat=seat, deck=name))
