"""All that an offer or the target of an attack needs, thing by thing."""

from labtable.games.gsa import collaboration, effects, modifiers, work
from labtable.games.gsa.moves import Aim, Offer
from labtable.games.gsa.phases import ACTING, ASK_UNIT
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.move import Move
from labtable.kernel.view import Check
from labtable.kernel.words import counted


def checks_of(table: GsaTable, move: Move) -> list[Check]:
    """Nothing where only one thing is needed, or where something else stands in the way."""
    if isinstance(move, Offer) and table.phase == ACTING and table.options.collaboration:
        return _offer(table, move)
    if isinstance(move, Aim) and table.phase == ASK_UNIT:
        return _target(table, work.unit_of(table, move.project))
    return []


def _offer(table: GsaTable, move: Offer) -> list[Check]:
    """§G-40, §G-42, §G-43 Of two projects on the table, one's own and another's."""
    own, other = work.unit_of(table, move.own), work.unit_of(table, move.other)
    if own is None or other is None or not own.is_of(table.active) or other.is_of(table.active):
        return []
    checks = [
        Check("your project on its own", own.independent()),
        Check("the other project on its own", other.independent()),
        _light("yours", own),
        _light("the other", other),
    ]
    return [*checks, *_between(table, own, other)]


def _light(which: str, unit: Unit) -> Check:
    """§G-42 A unit with too many resources cannot join."""
    has, most = len(unit.attached), collaboration.MOST_ATTACHED
    told = "" if has <= most else f" (it has {has})"
    return Check(f"no more than {counted(most, 'resource')} on {which}{told}", has <= most)


def _between(table: GsaTable, own: Unit, other: Unit) -> list[Check]:
    """§G-40, §C6 What may stand between two players."""
    if not own.independent() or not other.independent():
        return []
    partners = collaboration.are_partners(table, own.owner, other.owner)
    refused = collaboration.was_refused(table, own, other)
    return [
        Check("no collaboration of you two yet", not partners),
        Check("no refusal of theirs this turn", not refused),
    ]


def _target(table: GsaTable, unit: Unit | None) -> list[Check]:
    """§G-61 What an attack can be aimed at."""
    modifier = modifiers.being_played(table)
    if unit is None or not isinstance(modifier, effects.Attack):
        return []
    checks = [
        Check("another player's project", not unit.is_of(table.active)),
        Check("a resource beside it", bool(unit.attached)),
    ]
    if isinstance(modifier, effects.StripProject):
        has, most = len(unit.attached), modifier.most
        checks += [
            Check("not in a collaboration", unit.independent()),
            Check(f"no more than {counted(most, 'resource')}{'' if has <= most else f' (it has {has})'}", has <= most),
        ]
    return checks
