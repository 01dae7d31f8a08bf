"""Small tables of the GSA Starter Deck, built by hand."""

from labtable.games.gsa import GsaGame, collaboration
from labtable.games.gsa.in_play import TableInPlay
from labtable.games.gsa.phases import ACTING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.games.gsa.work import unit_with
from labtable.kernel import Table, only
from tests.games.at_table import AtTable

GAME = GsaGame()
AT_TABLE = AtTable(GAME)
move = AT_TABLE.move
play = AT_TABLE.play
refused = AT_TABLE.refused
offered = AT_TABLE.offered


def fresh(seats: int = 3, seed: int = 1, **options: object) -> TableInPlay:
    """A table as it is dealt."""
    table = GAME.new(seed, seats, options)
    assert isinstance(table, TableInPlay)
    return table


def a_table(seats: int = 3, actor: int = 0, **options: object) -> TableInPlay:
    """An action phase with empty hands: nothing lies anywhere but on the two face-down piles."""
    return cleared(fresh(seats, 7, first_player=str(actor + 1), **options))


def cleared(table: Table) -> TableInPlay:
    """A table as it was dealt, in its action phase and with empty hands."""
    assert isinstance(table, TableInPlay)
    for hand in table.hands:
        for card in hand:
            (table.project_pile if card >= table.edition.first_project_card else table.resource_pile).append(card)
            table.cards.set_known(card, 0)
        hand.clear()
    table.phase = ACTING
    table.armed = False
    return table


def face(table: GsaTable, id: str) -> int:
    return table.edition.ids.index(id)


def project(table: GsaTable, id: str) -> int:
    return face(table, id) - table.edition.first_project


def find(table: GsaTable, id: str) -> int:
    """Take a card with this face out of a face-down pile."""
    for pile in (table.resource_pile, table.project_pile):
        for card in pile:
            if table.cards.faces[card] == face(table, id):
                pile.remove(card)
                return card
    raise AssertionError(f"no {id} is left in a pile")


def give(table: GsaTable, seat: int, *ids: str) -> list[int]:
    """Put cards into a hand, as if drawn."""
    cards = [find(table, id) for id in ids]
    for card in cards:
        table.hands[seat].append(card)
        table.cards.show(card, only(seat))
    return cards


def put_on_discard(table: GsaTable, *ids: str) -> None:
    """Lay cards on the Discard pile, the last on top."""
    for id in ids:
        table.discard_pile.append(find(table, id))
        table.cards.show(table.discard_pile[-1])


def put_on_burn(table: GsaTable, *ids: str) -> None:
    for id in ids:
        table.burn_pile.append(find(table, id))
        table.cards.show(table.burn_pile[-1])


def put_on_top(table: GsaTable, *ids: str) -> None:
    """Lay cards on top of their face-down piles, the last on top."""
    for id in ids:
        card = find(table, id)
        (table.project_pile if card >= table.edition.first_project_card else table.resource_pile).append(card)


def keep(pile: list[int], number: int) -> list[int]:
    """Take all but the top cards of a pile out of the game; returns what was taken."""
    gone = pile[: len(pile) - number]
    del pile[: len(pile) - number]
    return gone


def lay(table: GsaTable, seat: int, id: str, *attached: str) -> Unit:
    """A project in progress, with cards beside it; `core:pcr` is a wild, `backup` a guard."""
    number = project(table, id)
    card = find(table, id)
    table.cards.show(card)
    unit = Unit(seat, number, card, table.edition.projects[number].mask, 0, [], [], [])
    table.units.append(unit)
    for each in attached:
        add(table, unit, each)
    return unit


def add(table: GsaTable, unit: Unit, name: str) -> None:
    id, _, type = name.partition(":")
    card = find(table, id)
    table.cards.show(card)
    if id == "backup":
        unit.guards.append(card)
    else:
        unit.attach(card, face(table, type or id))


def pair(table: GsaTable, first: str, second: str) -> Unit:
    """Join two projects on the table."""
    own, other = unit_with(table, project(table, first)), unit_with(table, project(table, second))
    collaboration.join(table, own, other)
    return own


def unit(table: GsaTable, id: str) -> Unit:
    return unit_with(table, project(table, id))


def lacking(table: GsaTable, id: str) -> set[str]:
    found = unit(table, id)
    return {each.id for number, each in enumerate(table.edition.types) if found.lacks(number)}


def names(table: GsaTable, cards: list[int]) -> list[str]:
    return [table.edition.ids[table.cards.faces[card]] for card in cards]


def hand(table: GsaTable, seat: int) -> list[str]:
    return names(table, table.hands[seat])


def pass_turns(table: GsaTable, number: int) -> None:
    """Let so many turns pass in which nobody does more than draw Resource cards and discard."""
    for _ in range(number):
        turn = table.turn
        while table.turn == turn:
            texts = [each.text for each in table.legal()]
            wanted = [text for text in texts if text in ("draw:resource", "end", "done")]
            play(table, (wanted or [text for text in texts if text.startswith(("discard:", "draw:discard"))])[0])
