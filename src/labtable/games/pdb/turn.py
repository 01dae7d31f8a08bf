"""Turns: whose it is, what may be chosen, and what a turn does (rules 1 to 13)."""

from mypy_extensions import i64

from labtable.games.pdb import end
from labtable.games.pdb.actions import Place
from labtable.games.pdb.events import LaidAside
from labtable.games.pdb.lab import Lab
from labtable.games.pdb.rules import NO_FREE_PASS, STARTING_DATA
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import covers
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


def choices(table: PdbTable) -> list[Move]:
    """§4, §8 Every open box with every exchange that can be made; §P-09 laying aside if there is none."""
    lab = table.labs[table.actor]
    edition = table.edition
    moves: list[Move] = []
    add_possible(table, lab, edition.moves.on_board, moves)
    for additional in edition.additionals:
        if table.holders[additional.place] == lab.seat:
            add_possible(table, lab, additional.moves, moves)
    if not moves:
        moves.append(edition.moves.lay_aside)
    return moves


def add_possible(table: PdbTable, lab: Lab, places: list[Place], moves: list[Move]) -> None:
    """Add the places that nothing forbids; where the cost is lacking there is no need to look further."""
    purse = lab.purse
    for move in places:
        if covers(purse, move.least):
            action = move.action
            if action.closed(table, lab) is None and action.refused(table, lab, move.exchange) is None:
                moves.append(move)


def place_refused(table: PdbTable, move: Place) -> Rule | None:
    """§5 Only what can be done; §12 so that Graduate / Retire is all that is left when no box is usable."""
    if table.laid_out:
        return STARTING_DATA
    lab = table.labs[table.actor]
    closed = move.action.closed(table, lab)
    return move.action.refused(table, lab, move.exchange) if closed is None else closed


def lay_aside_refused(table: PdbTable) -> Rule | None:
    """§P-09 Nobody passes by choice."""
    if table.laid_out:
        return STARTING_DATA
    return None if choices(table)[0] is table.edition.moves.lay_aside else NO_FREE_PASS


def take_turn(table: PdbTable, move: Move) -> None:
    """§4, §7 One Researcher, one action, and the turn is over."""
    lab = table.labs[table.actor]
    lab.unplayed -= 1
    if isinstance(move, Place):
        move.action.perform(table, lab, move.exchange)
    elif table.events is not None:
        table.tell(LaidAside(seat=lab.seat))
    pass_on(table)


def pass_on(table: PdbTable) -> None:
    """§3, §9 To the left, skipping labs without an unplayed Researcher; §15 when there is none, the round ends."""
    labs = table.labs
    seat: i64 = table.actor
    for _ in range(len(labs)):
        seat = to_the_left(seat, len(labs))
        if labs[seat].unplayed > 0:
            table.actor = seat
            return
    end.end_round(table)


def to_the_left(seat: i64, seats: i64) -> i64:
    """§P-04 The next higher seat."""
    return 0 if seat + 1 == seats else seat + 1
