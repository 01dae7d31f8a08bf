"""The playing field: the four piles, the cards set aside, and what a pile still holds."""

from labtable.games.gsa.events import Armed, Recycled, Refilled
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD


def take_project(table: GsaTable) -> int:
    """The top card of the Project pile; §E1, §G-80 its last card arms the end."""
    card = table.project_pile.pop()
    table.quiet = False
    if not table.project_pile:
        table.armed = True
        if table.events is not None:
            table.tell(Armed(seat=table.active))
    return card


def take_resource(table: GsaTable) -> int:
    """§G-14 The top card of the Resource pile, which is made anew before and after as it must; NO_CARD if it cannot."""
    if not table.resource_pile:
        burn_to_resources(table)
        if not table.resource_pile:
            recycle(table)
            if not table.resource_pile:
                return NO_CARD
    card = table.resource_pile.pop()
    if not table.resource_pile:
        burn_to_resources(table)
    return card


def burn_to_resources(table: GsaTable) -> None:
    """§S3, §G-14 The Burn pile is shuffled and becomes the Resource pile."""
    if table.burn_pile:
        table.resource_pile = table.burn_pile
        table.burn_pile = []
        table.cards.shuffle(table.resource_pile, table.rng)
        if table.events is not None:
            table.tell(Refilled(cards=len(table.resource_pile)))


def recycle(table: GsaTable) -> None:
    """§G-15 The Resource cards under the top of the Discard pile become the Resource pile."""
    if recyclable(table, len(table.discard_pile)) == 0:
        return
    top = table.discard_pile.pop()
    stay: list[int] = []
    for card in table.discard_pile:
        if card < table.edition.first_project_card:
            table.resource_pile.append(card)
        else:
            stay.append(card)
    table.discard_pile = [*stay, top]
    table.cards.shuffle(table.resource_pile, table.rng)
    if table.events is not None:
        table.tell(Recycled(cards=len(table.resource_pile)))


def recyclable(table: GsaTable, height: int) -> int:
    """§G-15 How many cards recycling would bring if the Discard pile were so high."""
    found = 0
    if table.options.recycle:
        for place in range(height - 1):
            if table.discard_pile[place] < table.edition.first_project_card:
                found += 1
    return found


def resources_last(table: GsaTable, number: int, height: int) -> bool:
    """§G-13 Whether more than so many Resource cards can be taken if the Discard pile is so high by then."""
    left = len(table.resource_pile) + len(table.burn_pile)
    return left > number or left + recyclable(table, height) > number


def discard(table: GsaTable, card: int) -> None:
    """§S2 Face up on top of the Discard pile."""
    table.cards.show(card)
    table.discard_pile.append(card)


def set_aside(table: GsaTable, card: int) -> None:
    """§G-68 A Modifier that leaves play rests face up until the turn ends."""
    table.cards.show(card)
    table.aside.append(card)


def burn_what_was_set_aside(table: GsaTable) -> None:
    """§G-68 At the end of the turn it joins the Burn pile."""
    table.burn_pile += table.aside
    table.aside = []
