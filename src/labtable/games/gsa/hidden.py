"""What is hidden: how a seat imagines the faces that it does not know (§G-88, §G-90, §G-91)."""

from labtable.games.gsa import hand
from labtable.games.gsa.phases import NAMING
from labtable.games.gsa.table import GsaTable
from labtable.kernel.rng import Rng


def deal_anew(table: GsaTable, seat: int, rng: Rng) -> None:
    """§G-91 Every face that a seat does not know, dealt anew among the places of the same set."""
    for unknown in table.cards.hidden(seat):
        kept = kept_projects(table, seat, unknown)
        if kept:
            deal_projects(table, unknown, kept, rng)
        else:
            table.cards.deal_anew(unknown, rng)


def kept_projects(table: GsaTable, observer: int, unknown: list[int]) -> list[int]:
    """§G-30, §G-91 The unknown cards that were kept in an action phase, so that they are regular projects."""
    if not table.options.forced or not hand.is_project(table, unknown[0]):
        return []
    kept: list[int] = []
    lots = table.cards.lots
    for seat in range(table.seats):
        if has_acted(table, seat):
            for card in table.hands[seat]:
                if lots[card] == lots[unknown[0]] and not table.cards.knows(observer, card):
                    kept.append(card)
    return kept


def has_acted(table: GsaTable, seat: int) -> bool:
    """Whether an action phase of this seat has begun, so that it holds no mandatory project (§G-06)."""
    place = (seat - table.first) % table.seats
    return place < table.turn or (place == table.turn and table.phase != NAMING)


def deal_projects(table: GsaTable, unknown: list[int], kept: list[int], rng: Rng) -> None:
    """Regular projects to the cards that were kept, then all others to the rest."""
    edition = table.edition
    faces = sorted([table.cards.faces[card] for card in unknown])
    regular = [face for face in faces if not edition.projects[face - edition.first_project].mandatory]
    rng.shuffle(regular)
    for card in kept:
        table.cards.set_face(card, regular.pop())
    others = regular + [face for face in faces if edition.projects[face - edition.first_project].mandatory]
    rng.shuffle(others)
    for card in unknown:
        if card not in kept:
            table.cards.set_face(card, others.pop())
