"""What a refused move lacks, said of this very table: what a box takes, and what there is."""

from functools import cache, lru_cache

from labtable.games.pdb.actions import RESEARCHERS_A_COLOUR, Additional, Place, Recruit
from labtable.games.pdb.rules import BALANCED_START, BOX_USED, CANNOT_PAY, LEADS_ALREADY, NOT_YOUR_CARD, SUPPLY_EMPTY
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import KINDS, MOST, Purse, count, in_words, one, purse
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY


def lack_of(table: PdbTable, move: Move, rule: Rule) -> str:
    """One sentence, or nothing where the rule says it all."""
    if not isinstance(move, Place):
        return ""
    if rule is CANNOT_PAY:
        return _cannot_pay(table, move)
    if rule is BOX_USED:
        own = table.standing[move.action.index] == table.actor
        return "Your own Researcher stands here." if own else "Another player's Researcher stands here."
    if rule is SUPPLY_EMPTY:
        return _supply_empty(table, move)
    if rule is BALANCED_START:
        return "Nobody leads the field in the first round."
    if rule is LEADS_ALREADY:
        return "You hold the Leader token already."
    if rule is NOT_YOUR_CARD and isinstance(move.action, Additional):
        owned = table.holders[move.action.place] != NOBODY
        return "The card is another player's." if owned else "Nobody owns the card yet."
    return ""


def _cannot_pay(table: PdbTable, move: Place) -> str:
    """§5 The price, and how much of it the lab has."""
    price = move.action.price(table, move.exchange)
    return _takes(price, table.labs[table.actor].purse & kinds_of(price))


@lru_cache(maxsize=4096)  # the same few prices come again and again, and as much or as little of what they ask for
def _takes(price: Purse, held: Purse) -> str:
    return f"It takes {in_words(price)}; you have {_held(held, price)}."


@cache
def kinds_of(price: Purse) -> Purse:
    """The places in a purse of the kinds that a price asks for."""
    return sum(MOST * one(kind) for kind in range(len(KINDS)) if count(price, kind))


def _supply_empty(table: PdbTable, move: Place) -> str:
    """§P-05 What the Supply should give, and how much of it there is once the cost is paid (§P-06)."""
    if isinstance(move.action, Recruit):
        return f"All {RESEARCHERS_A_COLOUR} Researchers of your colour are yours already."
    gain = move.exchange.gain
    return f"It gives {in_words(gain)}; the Supply has {_held(table.supply + move.exchange.pay, gain)}."


def _held(held: Purse, wanted: Purse) -> str:
    """How much is held of the kinds that are wanted; of a single kind the number is enough."""
    of_kinds = {name: count(held, kind) for kind, name in enumerate(KINDS) if count(wanted, kind)}
    if not any(of_kinds.values()):
        return "none"
    return in_words(purse(of_kinds)) if len(of_kinds) > 1 else str(*of_kinds.values())
