"""Small tables of S.T.E.M., built by hand."""

from labtable.games.stem import StemGame, flow, phases
from labtable.games.stem.card import Card, Discovery, Work
from labtable.games.stem.kinds import ANY_FACE, INSPIRATION, NONE, WILD
from labtable.games.stem.table import StemTable
from labtable.kernel import EVERYBODY, Event
from tests.games.at_table import AtTable

GAME = StemGame()
AT_TABLE = AtTable(GAME)
move = AT_TABLE.move
play = AT_TABLE.play
refused = AT_TABLE.refused
offered = AT_TABLE.offered


def new(seats: int = 3, seed: int = 7, **options: object) -> StemTable:
    return laid_out(seats, seed, options)


def laid_out(seats: int, seed: int, options: dict[str, object]) -> StemTable:
    table = GAME.new(seed, seats, options)
    assert isinstance(table, StemTable)
    return table


def a_table(seats: int = 3, first: int = 0, **options: object) -> StemTable:
    """A table in its first round: all hands and the Field are empty, the first player is to act.

    Inspirations lie at the bottom of the Hero deck, so that nobody draws one by chance and is asked.
    """
    table = laid_out(seats, 7, {"first_player": str(first + 1), **options})
    while table.phase == phases.MULLIGAN:
        play(table, "keep")
    for hand in table.hands:
        table.hero_deck[:0] = hand
        for card in hand:
            table.cards.set_known(card, 0)
        hand.clear()
    table.hero_deck.sort(key=lambda card: table.edition.cards[table.cards.faces[card]].kind != INSPIRATION)
    table.discovery_deck[:0] = [card for card in table.field if card != NONE]
    table.field = [NONE] * 5
    table.phase = phases.ACTION
    table.actor = table.active = first
    return table


def face(id: str) -> Card:
    return next(card for card in new().edition.cards if card.id == id)


def discovery(id: str) -> Discovery:
    return next(card for card in new().edition.discoveries if card.id == id)


def hero_card(table: StemTable, id: str) -> int:
    """Take a card with this face out of wherever it is hidden or discarded."""
    index = face(id).index
    for pile in (table.hero_deck, table.hero_discard):
        for card in reversed(pile):
            if table.cards.faces[card] == index:
                pile.remove(card)
                table.cards.set_known(card, 0)
                return card
    raise AssertionError(f"{id} is neither in the deck nor discarded")


def find_card(table: StemTable, id: str) -> int:
    """Take a Discovery out of its deck or discard pile."""
    index = discovery(id).index
    for pile in (table.discovery_deck, table.discovery_discard):
        for card in pile:
            if table.finds.faces[card] == index:
                pile.remove(card)
                return card
    raise AssertionError(f"{id} is neither in the deck nor discarded")


def give(table: StemTable, seat: int, *ids: str) -> None:
    """Put cards into a hand; only their player knows them."""
    for id in ids:
        card = hero_card(table, id)
        table.cards.set_known(card, 1 << seat)
        table.hands[seat].append(card)


def field(table: StemTable, *ids: str) -> None:
    """Lay these Discoveries into the Field, from its first place on."""
    for place, id in enumerate(ids):
        card = find_card(table, id)
        table.finds.set_known(card, EVERYBODY)
        table.field[place] = card


def lay(table: StemTable, seat: int, hero: str, find: str, *enhancements: str, step: int = NONE) -> None:
    """A Hero in front of a seat with its Discovery and Enhancements."""
    card = hero_card(table, hero)
    table.cards.set_known(card, EVERYBODY)
    found = find_card(table, find)
    table.finds.set_known(found, EVERYBODY)
    step = discovery(find).step if step == NONE else step
    assert step != WILD, "say which step a Wild Step card stands for"
    work = Work(card, face(hero), found, step, [], 0, False)
    for id in enhancements:
        each = hero_card(table, id)
        table.cards.set_known(each, EVERYBODY)
        work = work.with_enhancement(each, face(id).kind)
    table.works[seat].append(work)
    table.steps[seat] |= 1 << step
    if face(hero).immune:
        table.immune |= 1 << seat


def throw(table: StemTable, *ids: str) -> None:
    """Cards for the Hero discard pile."""
    for id in ids:
        card = hero_card(table, id)
        table.cards.set_known(card, EVERYBODY)
        table.hero_discard.append(card)


def on_top(table: StemTable, *ids: str) -> None:
    """These cards are drawn next, in this order."""
    for id in reversed(ids):
        table.hero_deck.append(hero_card(table, id))


def finds_on_top(table: StemTable, *ids: str) -> None:
    """These Discoveries come next, in this order."""
    for id in reversed(ids):
        table.discovery_deck.append(find_card(table, id))


def empty_decks(table: StemTable) -> None:
    """Nothing is left to draw from the Hero deck."""
    table.hero_deck.clear()
    table.hero_discard.clear()


def start(table: StemTable) -> None:
    """The turn of the active player begins; who holds no Inspiration passes."""
    table.phase = phases.START
    flow.go_on(table)
    table.hush()


def hand(table: StemTable, seat: int) -> list[str]:
    return [table.face(card).id for card in table.hands[seat]]


def discarded(table: StemTable) -> list[str]:
    return [table.face(card).id for card in table.hero_discard]


def in_field(table: StemTable) -> list[str | None]:
    return [None if card == NONE else table.find(card).id for card in table.field]


def on_hero(table: StemTable, seat: int, hero: str) -> list[str]:
    """The Enhancements on a Hero."""
    work = table.works[seat][table.own_work(seat, face(hero).index)]
    return [table.face(card).id for card in work.enhancements]


def knows(table: StemTable, seat: int, owner: int) -> list[bool]:
    """Which cards of the owner's hand a seat knows."""
    return [table.cards.knows(seat, card) for card in table.hands[owner]]


def is_marked(table: StemTable, owner: int) -> list[bool]:
    return [table.marks[card] != ANY_FACE for card in table.hands[owner]]


def heard(table: StemTable, seat: int | None) -> list[type[Event]]:
    """The kinds of events that a seat, or a spectator, was told."""
    return [type(event) for event in table.events or [] if event.reaches(seat)]
