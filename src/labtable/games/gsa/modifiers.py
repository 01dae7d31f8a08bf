"""Playing Modifiers: whether one may be played, and the choice of its parts (§G-92)."""

from typing import TYPE_CHECKING, cast

from labtable.games.gsa import hand, work
from labtable.games.gsa.effects import Aimed, Attack, Hostile, Modifier, TakeFromDiscard, Wild
from labtable.games.gsa.events import Played
from labtable.games.gsa.moves import Aim, Call, Play, Remove, Rival
from labtable.games.gsa.phases import ASK_CARD, ASK_RIVAL, ASK_TYPE, ASK_UNIT
from labtable.games.gsa.rules import MODIFIER_FROM_HAND, NAME_OF_A_PAIR, NOTHING_TO_DO, ON_THE_TABLE, PARTS_FIRST
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.gsa.table import GsaTable


def play_refused(table: "GsaTable", move: Play) -> Rule | None:
    """§A5, §G-60 Only from the hand; §G-62, §G-92 only if all its parts can be filled."""
    if not hand.holds(table, table.active, table.edition.first_modifier + move.modifier):
        return MODIFIER_FROM_HAND
    return None if table.edition.modifiers[move.modifier].can_be_played(table) else NOTHING_TO_DO


def play(table: "GsaTable", move: Play) -> None:
    """§D7, §G-60 A Modifier is played, and its effect happens at once."""
    card = hand.find(table, table.active, table.edition.first_modifier + move.modifier)
    hand.play_out(table, card)
    table.playing = card
    modifier = table.edition.modifiers[move.modifier]
    if table.events is not None:
        table.tell(Played(seat=table.active, card=modifier.id))
    modifier.begin(table)


def being_played(table: "GsaTable") -> Modifier:
    """The Modifier whose parts are being chosen."""
    return table.edition.modifiers[table.cards.faces[table.playing] - table.edition.first_modifier]


def parts(table: "GsaTable") -> list[Move]:
    """The possibilities for the part that is asked for."""
    moves: list[Move] = []
    for move in questions(table):
        if part_refused(table, move) is None:
            moves.append(move)
    return moves


def questions(table: "GsaTable") -> list[Move]:
    """All moves that could answer the question of this phase."""
    every = table.edition.moves
    moves: list[Move] = []
    if table.phase == ASK_UNIT:
        for unit in table.units:
            moves.append(every.aims[unit.project_of(table.active)])
    elif table.phase == ASK_RIVAL:
        moves += every.rivals
    elif table.phase == ASK_TYPE:
        moves += every.calls
    else:
        moves += every.removes
    return moves


def part_refused(table: "GsaTable", move: Move) -> Rule | None:
    """§G-92 The part that is asked for must be filled first."""
    phase = table.phase
    if phase == ASK_UNIT and isinstance(move, Aim):
        return aim_refused(table, move)
    if phase == ASK_RIVAL and isinstance(move, Rival):
        return cast(Hostile, being_played(table)).choose_refused(table, move.seat)
    if phase == ASK_TYPE and isinstance(move, Call):
        modifier = being_played(table)
        if isinstance(modifier, Wild):
            return modifier.call_refused(table, move.type)
        return cast(TakeFromDiscard, modifier).call_refused(table, move.type)
    if phase == ASK_CARD and isinstance(move, Remove):
        return cast(Attack, being_played(table)).remove_refused(table, move.type, move.wild)
    return PARTS_FIRST


def aim_refused(table: "GsaTable", move: Aim) -> Rule | None:
    """§G-93 A unit by its name, and one that the Modifier can be played on (§G-61)."""
    unit = work.unit_of(table, move.project)
    if unit is None:
        return ON_THE_TABLE
    if unit.project_of(table.active) != move.project:
        return NAME_OF_A_PAIR
    return cast(Aimed, being_played(table)).aim_refused(table, unit)


def fill(table: "GsaTable", move: Move) -> None:
    """A part was chosen, or filled in."""
    modifier = being_played(table)
    if isinstance(move, Aim):
        cast(Aimed, modifier).aim(table, work.unit_with(table, move.project))
    elif isinstance(move, Rival):
        cast(Hostile, modifier).choose(table, move.seat)
    elif isinstance(move, Remove):
        cast(Attack, modifier).remove(table, move.type, move.wild)
    elif isinstance(modifier, Wild):
        modifier.call(table, cast(Call, move).type)
    else:
        cast(TakeFromDiscard, modifier).call(table, cast(Call, move).type)


def ask(table: "GsaTable", phase: int) -> None:
    """§G-92 Ask for a part; a single possibility is filled in."""
    table.phase = phase
    possible = parts(table)
    if len(possible) == 1:
        fill(table, possible[0])
