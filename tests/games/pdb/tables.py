"""Small tables of PDB, built by hand."""

from labtable.games.pdb import PdbGame
from labtable.games.pdb.in_play import TableInPlay
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import purse
from tests.games.at_table import AtTable

GAME = PdbGame()
AT_TABLE = AtTable(GAME)
move = AT_TABLE.move
play = AT_TABLE.play
refused = AT_TABLE.refused
offered = AT_TABLE.offered


def a_table(seats: int = 3, leader: int = 0, **options: object) -> TableInPlay:
    """A table in its first round: starting Data taken, tokens put away, the Leader to play."""
    table = GAME.new(7, seats, {"first_leader": str(leader + 1), **options})
    assert isinstance(table, TableInPlay)
    while table.laid_out:
        table.play(table.legal()[0])
    for lab in table.labs:
        table.supply += lab.purse
        lab.purse = 0
    return table


def give(table: PdbTable, seat: int, **tokens: int) -> None:
    """Hand a lab tokens out of the Supply."""
    table.supply -= purse(tokens)
    table.labs[seat].purse += purse(tokens)


def staff(table: PdbTable, seat: int, researchers: int, unplayed: int | None = None) -> None:
    """Let a lab own so many Researchers."""
    table.labs[seat].researchers = researchers
    table.labs[seat].unplayed = researchers if unplayed is None else unplayed


def place_cards(table: PdbTable, *ids: str) -> None:
    """Lay these cards on the Innovate boxes, in order, taking them from wherever they are."""
    cards = [card.id for card in table.edition.cards]
    for place, id in enumerate(ids):
        wanted, lying = cards.index(id), table.open_cards[place]
        if wanted == lying:
            continue
        if wanted in table.open_cards:
            table.open_cards[table.open_cards.index(wanted)] = lying
        else:
            table.deck[table.deck.index(wanted)] = lying
        table.open_cards[place] = wanted
