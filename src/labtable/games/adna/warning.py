"""What a legal move would do against who makes it, or for the rival alone."""

from labtable.games.adna.chains import contaminated, dna
from labtable.games.adna.decks import U
from labtable.games.adna.moves import Lay
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.titles import OWN, RIVAL, Play
from labtable.kernel.move import Move


def warning_of(table: AdnaTable, move: Move) -> str:
    """One sentence, or nothing where the move does what it is there for."""
    if isinstance(move, Lay):
        return _laying(table, move)
    return _playing(table, move) if isinstance(move, Play) else ""


def _laying(table: AdnaTable, move: Lay) -> str:
    """§A-09, §A-48 A U stops its chain, and any other base brings it nearer to the goal."""
    if move.face == U:
        return "Nothing can be added to your chain until the U is gone." if move.chain == OWN else ""
    if move.chain == OWN:
        return ""
    length = dna(table, 1 - table.actor) + 1
    if length == table.goal:
        return "It would complete the rival's chain, and you would lose the game."
    return f"It brings the rival to {length} of {table.goal} bases."


def _playing(table: AdnaTable, move: Play) -> str:
    """§A-49 Who has a U may well shorten their own chain, to be rid of it."""
    effects = move.title.effects
    if move.chain == RIVAL and any(effect.lengthens for effect in effects):
        return "It makes the rival's chain longer."
    harms = move.chain == OWN and any(effect.shortens for effect in effects)
    return "It takes bases off your own chain." if harms and not contaminated(table, table.actor) else ""
