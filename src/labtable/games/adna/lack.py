"""What a refused move lacks, said of this very table: temperature, missing cards, sites and bases in the way."""

from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import REACTIONS, bit
from labtable.games.adna.hands import held
from labtable.games.adna.moves import CHAIN_LABELS, Lay
from labtable.games.adna.rules import (
    ANY_BUFFER,
    BSA_STEP,
    CONTAMINATED,
    NAMED_LEVEL,
    ONE_DIRECTION,
    OWN_COLOUR,
    REQUIREMENTS,
    SITE,
    WRONG_TEMPERATURE,
)
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, degrees_of
from labtable.games.adna.titles import NO_CHAIN, Play
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.words import figure, listed

MISSING_CARDS = (OWN_COLOUR, ANY_BUFFER, BSA_STEP, REQUIREMENTS)


def lack_of(table: AdnaTable, move: Move, rule: Rule) -> str:
    """One sentence, or nothing where the rule says it all."""
    if isinstance(move, Lay | Play) and rule is CONTAMINATED and move.chain != NO_CHAIN:
        return f"{CHAIN_LABELS[move.chain].capitalize()} ends in a U."
    return _play_lacks(table, move, rule) if isinstance(move, Play) else ""


def _play_lacks(table: AdnaTable, move: Play, rule: Rule) -> str:
    if rule is WRONG_TEMPERATURE:
        return f"Needs {levels_of(move)} °C; the thermometer stands at {figure(LEVELS[table.level])} °C."
    if rule in MISSING_CARDS:
        return _missing(table, move)
    if rule is SITE:
        return _no_site(move)
    if rule in (ONE_DIRECTION, NAMED_LEVEL):
        return f"The thermometer stands at {figure(LEVELS[table.level])} °C already."
    return ""


def levels_of(move: Play) -> str:
    """§A-16 The temperatures of a card, in words."""
    return listed([str(degrees) for degrees in degrees_of(move.title.levels)], "or")


def _missing(table: AdnaTable, move: Play) -> str:
    """§O9, §A-31, §A-51 The cards of the announcement that are not in the hand."""
    reactions = held(table, table.actor, REACTIONS)
    names = [table.edition.reactions[face].name for face in move.cost if not reactions & bit(face)]
    return f"Your hand lacks {listed(names)}."


def _no_site(move: Play) -> str:
    """§A-42 The site, as it stands on the card."""
    cut = move.title.effects[0]
    assert isinstance(cut, Cut)
    return f"{CHAIN_LABELS[move.chain].capitalize()} has no {cut.marked} with a base to cut off."
