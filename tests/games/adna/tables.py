"""Small tables of Adna's Lab, built by hand."""

from typing import TypeVar

from labtable.games.adna import AdnaGame
from labtable.games.adna.decks import BASES, DECKS, ENZYMES, LETTERS, REACTIONS
from labtable.games.adna.in_play import TableInPlay
from labtable.games.adna.phases import MAIN
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, level_of
from labtable.games.adna.titles import Play
from labtable.kernel import EVERYBODY, Event
from tests.games.at_table import AtTable

GAME = AdnaGame()
AT_TABLE = AtTable(GAME)
move = AT_TABLE.move
play = AT_TABLE.play
refused = AT_TABLE.refused
offered = AT_TABLE.offered
PLAYS = [move for move in GAME.catalogue.moves if isinstance(move, Play)]


def fresh(seed: int = 7, /, **options: object) -> TableInPlay:
    table = GAME.new(seed, 2, options)
    assert isinstance(table, TableInPlay)
    return table


def a_table(own: str = "", rival: str = "", at: int = 25, **options: object) -> TableInPlay:
    """Seat 0 plays: these chains, this temperature, empty hands, everything else in the decks."""
    table = fresh(7, **options)
    while table.tray:
        table.play(table.legal()[0])
    for deck in DECKS:
        for seat in range(2):
            table.decks[deck] = table.hands[3 * seat + deck] + table.decks[deck]
            table.hands[3 * seat + deck] = []
    for seat in range(2):
        table.decks[BASES] = table.chains[seat] + table.decks[BASES]
        table.chains[seat] = []
    table.cards.known = [0] * len(table.cards.known)
    table.active = table.actor = 0
    table.phase = MAIN
    table.level = level_of(at)
    build(table, 0, own)
    build(table, 1, rival)
    return table


def face_of(name: str) -> tuple[int, int]:
    """The deck and the face of a card's id."""
    if name in LETTERS:
        return BASES, LETTERS.index(name)
    for deck, titles in ((REACTIONS, GAME._edition.reactions), (ENZYMES, GAME._edition.enzymes)):
        for title in titles:
            if title.id == name:
                return deck, title.face
    raise AssertionError(f"there is no card {name}")


def fetch(table: AdnaTable, name: str) -> tuple[int, int]:
    """Take a card out of its deck: the deck and the card."""
    deck, face = face_of(name)
    card = next(card for card in table.decks[deck] if table.cards.faces[card] == face)
    table.decks[deck].remove(card)
    return deck, card


def build(table: AdnaTable, seat: int, bases: str) -> None:
    """Lengthen a chain, for all to see."""
    for letter in bases:
        _, card = fetch(table, letter)
        table.cards.show(card, EVERYBODY)
        table.chains[seat].append(card)


def give(table: AdnaTable, seat: int, *names: str) -> None:
    """Deal cards to a hand; its owner alone knows them."""
    for name in names:
        deck, card = fetch(table, name)
        table.cards.set_known(card, 1 << seat)
        table.hands[3 * seat + deck].append(card)


def on_top(table: AdnaTable, names: str) -> None:
    """Put bases on the Bases deck, the first on top."""
    for name in reversed(names):
        deck, card = fetch(table, name)
        table.cards.set_known(card, 0)
        table.decks[deck].append(card)


def bottom(table: AdnaTable, deck: int, number: int) -> list[str]:
    """The last cards that went under a deck, the latest last."""
    return [table.edition.face_id(deck, table.cards.faces[card]) for card in reversed(table.decks[deck][:number])]


def chain(table: AdnaTable, seat: int) -> str:
    return "".join(LETTERS[table.cards.faces[card]] for card in table.chains[seat])


def hand(table: AdnaTable, seat: int) -> list[str]:
    """All cards of a hand, sorted."""
    return sorted(
        table.edition.face_id(deck, table.cards.faces[card]) for deck in DECKS for card in table.hands[3 * seat + deck]
    )


def degrees(table: AdnaTable) -> int:
    return LEVELS[table.level]


def heard(table: AdnaTable, seat: int | None) -> list[Event]:
    """All that a seat, or who watches, was told."""
    return [event for event in table.events or [] if event.reaches(seat)]


Kind = TypeVar("Kind", bound=Event)


def told(table: AdnaTable, kind: type[Kind]) -> list[Kind]:
    """All events of a kind, once somebody listens."""
    return [event for event in table.events or [] if isinstance(event, kind)]
