"""All that a box needs, thing by thing: nobody there, each kind of token of its price, and enough in the Supply."""

from functools import lru_cache
from typing import Final

from labtable.games.pdb.actions import NO_CARD, Action, Graduate, Innovate, Place
from labtable.games.pdb.lack import kinds_of
from labtable.games.pdb.rules import BOX_USED, CANNOT_PAY, SUPPLY_EMPTY
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import KINDS, Purse, count, covers, data, in_words, one
from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY
from labtable.kernel.view import Check

COUNTED: Final = (BOX_USED, CANNOT_PAY, SUPPLY_EMPTY)
ANY_DATA: Final = 3  # ways to pay with Data from which on they are told as one, as those of §A15 are


def checks_of(table: PdbTable, move: Move) -> list[Check]:
    """§5, §11 Nothing where only one thing is needed, or where something else stands in the way."""
    if not isinstance(move, Place) or table.refusal(move) not in COUNTED or has_no_card(table, move):
        return []
    checks = [*_standing(table, move), *_price(table, move), *_supply(table, move)]
    return checks if len(checks) > 1 else []


def has_no_card(table: PdbTable, move: Place) -> bool:
    """§P-13 An Innovate box without a card has no price."""
    return isinstance(move.action, Innovate) and table.open_cards[move.action.place] == NO_CARD


def _standing(table: PdbTable, move: Place) -> list[Check]:
    """§11 Whether nobody stands there; Graduate / Retire can be done again and again."""
    if isinstance(move.action, Graduate):
        return []
    return [Check("nobody on the box", table.standing[move.action.index] == NOBODY)]


def _price(table: PdbTable, move: Place) -> tuple[Check, ...]:
    """§5 Every kind of token that the box takes."""
    held = table.labs[table.actor].purse
    if _takes_any_data(move.action):
        needed = data(move.exchange.pay)
        return (_paid(f"{needed} Data of any type", data(held), needed),)
    price = move.action.price(table, move.exchange)
    return _tokens(price, held & kinds_of(price))


@lru_cache(maxsize=512)  # the boxes of an edition
def _takes_any_data(action: Action) -> bool:
    """Whether a box can be paid with Data of any type."""
    return len({exchange.pay for exchange in action.exchanges}) >= ANY_DATA


@lru_cache(maxsize=4096)  # the same few prices come again and again, and as much or as little of what they ask for
def _tokens(price: Purse, held: Purse) -> tuple[Check, ...]:
    """Each kind of token that a price asks for."""
    return tuple(
        _paid(in_words(_only(price, kind)), count(held, kind), count(price, kind))
        for kind in range(len(KINDS))
        if count(price, kind)
    )


def _paid(words: str, held: int, needed: int) -> Check:
    """What is held is told where it is too little."""
    return Check(words if held >= needed else f"{words} (you have {held or 'none'})", held >= needed)


def _supply(table: PdbTable, move: Place) -> list[Check]:
    """§P-05, §P-06 Told only where the Supply has too little, once the price is paid."""
    gain = move.exchange.gain
    if covers(table.supply + move.exchange.pay, gain):
        return []
    return [Check(f"{in_words(gain)} in the Supply", met=False)]


def _only(purse: Purse, kind: int) -> Purse:
    """The tokens of one kind."""
    return count(purse, kind) * one(kind)
