"""Work on projects: starting, attaching, completing, and the mandatory ones."""

from labtable.games.gsa import end, hand, piles
from labtable.games.gsa.events import Attached, Completed, PutDown, Started
from labtable.games.gsa.moves import Attach, Start
from labtable.games.gsa.rules import NAME_OF_A_PAIR, NOT_IN_HAND, NOT_LACKING, NOT_YOUR_PROJECT, WORK_ON_YOUR_OWN
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.kernel.rule import Rule
from labtable.kernel.table import NOBODY


def unit_of(table: GsaTable, project: int) -> Unit | None:
    """The unit that a project on the table is part of."""
    for unit in table.units:
        if project == unit.project or project == unit.other:
            return unit
    return None


def unit_with(table: GsaTable, project: int) -> Unit:
    """The unit of a project that is known to lie on the table."""
    unit = unit_of(table, project)
    assert unit is not None
    return unit


def project_id(table: GsaTable, unit: Unit) -> str:
    """The id of the project that a unit is told by."""
    return table.edition.projects[unit.project].id


def start_refused(table: GsaTable, move: Start) -> Rule | None:
    """§A2, §G-20 Any Project card of the hand, and as many as one likes (§G-03 the opening one too)."""
    return None if hand.holds(table, table.active, table.edition.first_project + move.project) else NOT_IN_HAND


def start(table: GsaTable, move: Start) -> None:
    """§A2 The Project card lies face up in front of its owner."""
    card = hand.find(table, table.active, table.edition.first_project + move.project)
    lay_down(table, card)
    if table.events is not None:
        table.tell(Started(seat=table.active, project=table.edition.projects[move.project].id))


def lay_down(table: GsaTable, card: int) -> None:
    """A Project card of the active player becomes a unit; §G-27 it stays there."""
    hand.play_out(table, card)
    project = hand.project_on(table, card)
    table.units.append(Unit(table.active, project, card, table.edition.projects[project].mask, 0, [], [], []))


def put_down_mandatory(table: GsaTable) -> None:
    """§D4, §G-30 Mandatory projects of the active hand go on the table by themselves; §G-06 the opening one too."""
    if not table.options.forced:
        return
    for card in table.hands[table.active].copy():
        if hand.is_project(table, card) and table.edition.projects[hand.project_on(table, card)].mandatory:
            lay_down(table, card)
            if table.events is not None:
                id = table.edition.ids[table.cards.faces[card]]
                table.tell(PutDown(seat=table.active, project=id))


def attach_refused(table: GsaTable, move: Attach) -> Rule | None:
    """§A3, §G-22 To an own unit, §G-93 by its name, §G-21 a card of the hand that it lacks."""
    unit = unit_of(table, move.project)
    if unit is None:
        return WORK_ON_YOUR_OWN
    if not unit.is_of(table.active):
        return NOT_YOUR_PROJECT
    if unit.project_of(table.active) != move.project:
        return NAME_OF_A_PAIR
    return None if unit.lacks(move.type) and hand.holds(table, table.active, move.type) else NOT_LACKING


def attach(table: GsaTable, move: Attach) -> None:
    """§A3, §G-46 A card of the hand fills a need."""
    card = hand.find(table, table.active, move.type)
    hand.play_out(table, card)
    lay_beside(table, unit_with(table, move.project), card, move.type)


def lay_beside(table: GsaTable, unit: Unit, card: int, type: int) -> None:
    """§G-23 The card stays there; then completion is checked (§G-24)."""
    unit.attach(card, type)
    table.quiet = False
    if table.events is not None:
        ids, project = table.edition.ids, project_id(table, unit)
        face = table.cards.faces[card]
        table.tell(Attached(seat=table.active, project=project, card=ids[face], type=ids[type]))
    check(table, unit)


def check(table: GsaTable, unit: Unit) -> None:
    """§A4, §G-24 A unit without an open need is completed at once, §G-25 also in the turn it was started."""
    if unit.open() == 0:
        complete(table, unit)


def complete(table: GsaTable, unit: Unit) -> None:
    """§C3, §G-47 Every owner takes their own card; §G-24, §G-45 resources to the Burn pile, Modifiers aside."""
    table.units.remove(unit)
    table.scored_by[unit.project] = unit.owner
    if unit.partner != NOBODY:
        table.scored_by[unit.other] = unit.partner
    for card in unit.attached:
        if table.cards.faces[card] < table.edition.first_modifier:
            table.burn_pile.append(card)
        else:
            piles.set_aside(table, card)
    for card in unit.guards:
        piles.set_aside(table, card)
    if table.events is not None:
        tell_completion(table, unit)
    end.note_completion(table)


def tell_completion(table: GsaTable, unit: Unit) -> None:
    """Each owner and project in an event of its own."""
    projects = table.edition.projects
    table.tell(Completed(seat=unit.owner, project=projects[unit.project].id))
    if unit.other != NO_CARD:
        table.tell(Completed(seat=unit.partner, project=projects[unit.other].id))
