"""What a refused move lacks, said of this very table: open needs, empty piles, limits and former offers."""

from labtable.games.gsa import hand, work
from labtable.games.gsa.collaboration import MOST_ATTACHED, was_refused
from labtable.games.gsa.moves import SOURCES, Attach, Name, Offer
from labtable.games.gsa.phases import ACTING, DISCARDING
from labtable.games.gsa.rules import (
    KEEP_THE_LIMIT,
    NOT_LACKING,
    NOT_TO_DISCARD,
    OFFERS,
    ONE_AT_A_TIME,
    ONE_RESOURCE,
    SOURCE_EMPTY,
)
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.words import counted, listed


def lack_of(table: GsaTable, move: Move, rule: Rule) -> str:
    """One sentence, or nothing where the rule says it all."""
    if isinstance(move, Attach) and rule is NOT_LACKING:
        return _open_needs(table, work.unit_with(table, move.project))
    if isinstance(move, Name) and rule is SOURCE_EMPTY:
        named = table.named.count(move.source)
        return f"The {SOURCES[move.source].capitalize()} pile holds no {'further ' if named else ''}card."
    if isinstance(move, Offer) and table.phase == ACTING:
        return _no_offer(table, move, rule)
    if table.phase == DISCARDING and rule in (KEEP_THE_LIMIT, NOT_TO_DISCARD):
        held = hand.resources(table, table.active)
        return f"You hold {counted(held, 'Resource card')}, and the limit is {table.limit}."
    return ""


def _open_needs(table: GsaTable, unit: Unit) -> str:
    """§G-21 What the unit still lacks."""
    types = [each.name for number, each in enumerate(table.edition.types) if unit.lacks(number)]
    return f"{'This project' if unit.independent() else 'This collaboration'} still lacks {listed(types)}."


def _no_offer(table: GsaTable, move: Offer, rule: Rule) -> str:
    own, other = work.unit_of(table, move.own), work.unit_of(table, move.other)
    if own is None or other is None or not own.is_of(table.active):
        return ""
    if rule is ONE_AT_A_TIME:
        return _not_free(own, other)
    if rule is ONE_RESOURCE:
        whose, unit = ("Your", own) if len(own.attached) > MOST_ATTACHED else ("The other", other)
        return f"{whose} project has {len(unit.attached)} resources already."
    if rule is OFFERS and was_refused(table, own, other):
        often = table.refusals[other.owner] >= table.options.refusals_a_turn
        return f"That player has refused {'often enough' if often else 'this offer'} this turn."
    return ""


def _not_free(own: Unit, other: Unit) -> str:
    """§G-43, §G-51 Which of the two is bound already, or that their players are."""
    if not own.independent():
        return "Your project is in a collaboration already."
    if not other.independent():
        return "The other project is in a collaboration already."
    return "You two have a collaboration already."
