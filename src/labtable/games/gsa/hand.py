"""Hands: what is in them, which card leaves, and what comes in."""

from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD
from labtable.kernel.seats import only


def find(table: GsaTable, seat: int, face: int) -> int:
    """§G-90 The card with this face that would leave the hand, the best known of equals; NO_CARD if there is none."""
    found = NO_CARD
    best = -1
    for card in table.hands[seat]:
        if table.cards.faces[card] == face:
            knowers = knowers_of(table, card)
            if knowers > best:
                found = card
                best = knowers
    return found


def knowers_of(table: GsaTable, card: int) -> int:
    """How many seats know a face."""
    known = table.cards.known[card]
    count = 0
    for seat in range(table.seats):
        count += (known >> seat) & 1
    return count


def holds(table: GsaTable, seat: int, face: int) -> bool:
    """Whether a card with this face is in the hand."""
    return any(table.cards.faces[card] == face for card in table.hands[seat])


def faces(table: GsaTable, seat: int) -> list[int]:
    """The faces in a hand, each once."""
    return sorted({table.cards.faces[card] for card in table.hands[seat]})


def resources(table: GsaTable, seat: int) -> int:
    """§G-63, §H3 How many Resource cards are in the hand, Modifiers included and projects not; their backs tell."""
    count = 0
    for card in table.hands[seat]:
        if card < table.edition.first_project_card:
            count += 1
    return count


def play_out(table: GsaTable, card: int) -> None:
    """A card leaves the actor's hand face up (§G-90)."""
    table.hands[table.actor].remove(card)
    table.cards.show(card)


def look_at(table: GsaTable, cards: list[int]) -> None:
    """§T3, §G-66 The active player sees the drawn cards, all together."""
    for card in cards:
        table.cards.show(card, only(table.active))
        table.hands[table.active].append(card)


def is_project(table: GsaTable, card: int) -> bool:
    """Whether the back of the card is that of a project."""
    return card >= table.edition.first_project_card


def project_on(table: GsaTable, card: int) -> int:
    """The number of the project on a Project card."""
    return table.cards.faces[card] - table.edition.first_project
