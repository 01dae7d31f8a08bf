"""Endings: of a turn, and of the game."""

from labtable.games.gsa import piles
from labtable.games.gsa.events import Ended, Triggered
from labtable.games.gsa.phases import BEGIN
from labtable.games.gsa.table import GsaTable
from labtable.kernel.table import NOBODY


def note_completion(table: GsaTable) -> None:
    """§E1, §G-33, §G-81 The first completion after arming triggers the end, for the player whose turn it is."""
    if table.armed and table.trigger == NOBODY:
        table.trigger = table.active
        if table.events is not None:
            table.tell(Triggered(seat=table.active))


def end_turn(table: GsaTable) -> None:
    """§G-68 Used Modifiers are burned; then the next seat clockwise (§G-02), or the end."""
    piles.burn_what_was_set_aside(table)
    table.idle = table.idle + 1 if table.quiet else 0
    table.turn += 1
    if is_over(table):
        table.actor = NOBODY
        if table.events is not None:
            table.tell(Ended(winners=table.winners(), scores=scores(table)))
    else:
        table.active = (table.active + 1) % table.seats
        table.phase = BEGIN


def is_over(table: GsaTable) -> bool:
    """§E2, §G-82 After the triggering turn one more turn each; §G-86 without a trigger the two guards."""
    if table.turns_left > 0:
        table.turns_left -= 1
        return table.turns_left == 0
    if table.trigger != NOBODY:
        table.turns_left = table.seats
        return False
    options = table.options
    return table.idle >= options.idle_rounds * table.seats or table.turn >= options.most_rounds * table.seats


def has_turn_to_come(table: GsaTable, seat: int) -> bool:
    """§G-62, §G-82 Whether another player has a turn after this one, guards not looked at."""
    away = (seat - table.active) % table.seats
    return table.turns_left == 0 or away < table.turns_left


def scores(table: GsaTable) -> list[int]:
    """§O1, §E3 Points of completed projects; §O2, §G-48 less what lies unfinished; §G-83 hands cost nothing, §G-84."""
    projects = table.edition.projects
    counted = [0] * table.seats
    for number, seat in enumerate(table.scored_by):
        if seat != NOBODY:
            counted[seat] += projects[number].points
    for unit in table.units:
        counted[unit.owner] -= projects[unit.project].value
        if unit.partner != NOBODY:
            counted[unit.partner] -= projects[unit.other].value
    return counted


def completed(table: GsaTable, seat: int) -> int:
    """§G-85 How many regular projects a seat has completed."""
    count = 0
    for number, owner in enumerate(table.scored_by):
        if owner == seat and not table.edition.projects[number].mandatory:
            count += 1
    return count


def unfinished(table: GsaTable, seat: int) -> int:
    """§G-85 How many cards of a seat lie unfinished."""
    count = 0
    for unit in table.units:
        if unit.is_of(seat):
            count += 1
    return count


def rank(table: GsaTable, seat: int, points: int) -> list[int]:
    """§G-85 What a seat is compared by: its points, then most completed and fewest unfinished as the option says."""
    counted = [points]
    for count in table.options.tiebreak.split("+"):
        if count == "completed":
            counted.append(completed(table, seat))
        elif count == "unfinished":
            counted.append(-unfinished(table, seat))
    return counted


def ranks(table: GsaTable) -> list[list[int]]:
    """§O1 Most points; §G-85 players who are still tied share the win."""
    counted = scores(table)
    return [rank(table, seat, counted[seat]) for seat in range(table.seats)]
