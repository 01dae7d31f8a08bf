"""Chains: reading them from 5' to 3', adding at the 3' end, and what is taken off."""

from typing import Final

from mypy_extensions import i64

from labtable.games.adna.decks import BASES, LETTERS, U, swift
from labtable.games.adna.events import Removed
from labtable.games.adna.hands import to_bottom
from labtable.games.adna.table import AdnaTable
from labtable.kernel.seats import EVERYBODY

NO_SITE: Final = -1


def contaminated(table: AdnaTable, seat: i64) -> bool:
    """§D4 Whether a U lies at the end of a chain."""
    chain = swift(table.chains[seat])
    length: i64 = len(chain)
    return length > 0 and swift(table.cards.faces)[chain[length - 1]] == U


def dna(table: AdnaTable, seat: int) -> int:
    """§A-48 The length of a chain: its DNA bases, without a U."""
    return len(table.chains[seat]) - (1 if contaminated(table, seat) else 0)


def varied(table: AdnaTable, seat: int) -> bool:
    """Whether a chain holds two different DNA bases."""
    chain = table.chains[seat]
    faces = table.cards.faces
    length = dna(table, seat)
    place = 1
    while place < length and faces[chain[place]] == faces[chain[0]]:
        place += 1
    return place < length


def letters(table: AdnaTable, cards: list[int]) -> str:
    """Bases as a word, for people."""
    return "".join([LETTERS[table.cards.faces[card]] for card in cards])


def join(table: AdnaTable, seat: int, card: int) -> None:
    """§O2, §Q8 A base goes to the 3' end, and everybody sees it."""
    table.cards.show(card, EVERYBODY)
    table.chains[seat].append(card)


def find_site(table: AdnaTable, seat: int, site: list[int]) -> int:
    """§F2, §F4, §A-42 Where the site nearest the 5' start begins; each of its letters is a set of bases."""
    chain = table.chains[seat]
    faces = table.cards.faces
    length = len(site)
    for start in range(dna(table, seat) - length + 1):
        place = 0
        while place < length and (site[place] >> faces[chain[start + place]]) & 1 == 1:
            place += 1
        if place == length:
            return start
    return NO_SITE


def take_off(table: AdnaTable, seat: int, places: list[int]) -> None:
    """§A-37, §A-43, §A-61 The cards of these places, given from 5' to 3', go under the deck; the gap closes."""
    chain = table.chains[seat]
    gone = [chain[place] for place in places]
    table.chains[seat] = [card for place, card in enumerate(chain) if place not in places]
    for card in gone:
        to_bottom(table, BASES, card)
    if table.events is not None:
        numbers = [place + 1 for place in places]
        table.tell(Removed(chain=seat, bases=letters(table, gone), places=numbers))


def keep(table: AdnaTable, seat: int, number: int) -> None:
    """Keep so many cards of a chain from its 5' start; the rest goes under the deck."""
    take_off(table, seat, list(range(number, len(table.chains[seat]))))
