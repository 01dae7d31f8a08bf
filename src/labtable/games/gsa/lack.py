"""What a refused move lacks, said of this very table: every open need, empty pile, limit and former offer."""

from labtable.games.gsa import collaboration, effects, hand, modifiers, work
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.moves import SOURCES, Aim, Attach, Name, Offer, Play, Rival
from labtable.games.gsa.phases import ACTING, ASK_RIVAL, ASK_UNIT, DISCARDING
from labtable.games.gsa.rules import KEEP_THE_LIMIT, NOT_LACKING, NOT_TO_DISCARD, NOTHING_TO_DO, SOURCE_EMPTY
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.words import counted, listed


def lack_of(table: GsaTable, move: Move, rule: Rule) -> str:
    """All that stands against a move, or nothing where the rule says it all."""
    if isinstance(move, Attach) and rule is NOT_LACKING:
        return _open_needs(table, work.unit_with(table, move.project))
    if isinstance(move, Name) and rule is SOURCE_EMPTY:
        named = table.named.count(move.source)
        return f"There is no {'other ' if named else ''}card in the {SOURCES[move.source].capitalize()} pile."
    if isinstance(move, Offer) and table.phase == ACTING:
        return " ".join(_against_offer(table, move))
    if isinstance(move, Play) and rule is NOTHING_TO_DO:
        return _no_use(table.edition.modifiers[move.modifier])
    if isinstance(move, Aim) and table.phase == ASK_UNIT:
        return _no_target(table, move)
    if isinstance(move, Rival) and table.phase == ASK_RIVAL and move.seat < table.seats:
        return _no_victim(table, move.seat)
    if table.phase == DISCARDING and rule in (KEEP_THE_LIMIT, NOT_TO_DISCARD):
        held = hand.resources(table, table.active)
        return f"You hold {counted(held, 'Resource card')}, and your limit is {table.limit}."
    return ""


def _open_needs(table: GsaTable, unit: Unit) -> str:
    """§G-21 What the unit still lacks."""
    types = [each.name for number, each in enumerate(table.edition.types) if unit.lacks(number)]
    return f"{'This project' if unit.independent() else 'This collaboration'} still lacks {listed(types)}."


def _against_offer(table: GsaTable, move: Offer) -> list[str]:
    """§G-40, §G-42, §G-43 Every reason against joining two projects, one's own first."""
    own, other = work.unit_of(table, move.own), work.unit_of(table, move.other)
    if own is None or other is None or not own.is_of(table.active):
        return []
    if other.independent() and other.owner == table.active:
        return []
    bound = [_bound("Your", own), _bound("The other", other)]
    full = [_full("Your", own), _full("The other", other)]
    return [reason for reason in (*bound, *full, _between(table, own, other)) if reason]


def _bound(whose: str, unit: Unit) -> str:
    return "" if unit.independent() else f"{whose} project is in a collaboration already."


def _full(whose: str, unit: Unit) -> str:
    """§G-42 A unit with too many resources to join."""
    has = len(unit.attached)
    return f"{whose} project has {has} resources already." if has > collaboration.MOST_ATTACHED else ""


def _between(table: GsaTable, own: Unit, other: Unit) -> str:
    """§G-40, §C6 What stands between the two players."""
    if not own.independent() or not other.independent():
        return ""
    if collaboration.are_partners(table, own.owner, other.owner):
        return "You two have a collaboration already."
    if table.refusals[other.owner] >= table.options.refusals_a_turn:
        return "That player has refused often enough this turn."
    return "That player has refused this offer this turn." if collaboration.was_refused(table, own, other) else ""


def _no_use(modifier: Modifier) -> str:
    """§G-62 Why a Modifier would change nothing."""
    if isinstance(modifier, effects.DrawCards):
        return "There is no card to draw."
    if isinstance(modifier, effects.TakeFromDiscard):
        return "There is no such card in the Discard pile."
    if isinstance(modifier, effects.Wild):
        return "None of your projects lacks a card that it could stand for."
    if isinstance(modifier, effects.Guard):
        return "You have no project to protect."
    if isinstance(modifier, effects.Abandon):
        return "You have no regular project on your own that you could give up."
    return _no_harm(modifier)


def _no_harm(modifier: Modifier) -> str:
    """§G-61, §G-62 Why a Modifier would hurt nobody."""
    if isinstance(modifier, effects.RemoveAttached):
        return "No project of another player has a resource."
    if isinstance(modifier, effects.StripProject):
        most = counted(modifier.most, "resource")
        return f"No other player has a project outside a collaboration with {modifier.least} to {most}."
    if isinstance(modifier, effects.StealHand):
        return "No other player holds a Resource card."
    return "No other player has a draw left to lose."


def _no_target(table: GsaTable, move: Aim) -> str:
    """§G-61, §G-64 Why this project is no target of the Modifier that is played."""
    unit = work.unit_of(table, move.project)
    modifier = modifiers.being_played(table)
    if unit is None:
        return ""
    if isinstance(modifier, effects.Attack):
        return _not_hit(modifier, table, unit)
    if not unit.is_of(table.active):
        return "This project is not yours."
    if isinstance(modifier, effects.Wild):
        return _open_needs(table, unit)
    if not unit.independent():
        return "This project is in a collaboration."
    return "This project is mandatory."


def _not_hit(modifier: effects.Attack, table: GsaTable, unit: Unit) -> str:
    """§G-61 Every reason why an attack cannot be aimed here."""
    reasons = [
        "You have a part in this project." if unit.is_of(table.active) else "",
        "It has no resource." if not unit.attached else "",
    ]
    if isinstance(modifier, effects.StripProject):
        many = len(unit.attached) > modifier.most
        reasons += ["" if unit.independent() else "It is in a collaboration."]
        reasons += [f"It has {len(unit.attached)} resources." if many else ""]
    return " ".join(reason for reason in reasons if reason)


def _no_victim(table: GsaTable, seat: int) -> str:
    """§G-62 Why this player cannot be chosen."""
    if seat == table.active:
        return "That is you."
    if isinstance(modifiers.being_played(table), effects.StealHand):
        return "That player holds no Resource card."
    return "That player has no draw left to lose."
