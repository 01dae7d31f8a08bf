"""What an announcement needs: cards, temperature, target, and an effect (§A-56); the same for all three kinds."""

from mypy_extensions import i64

from labtable.games.adna.decks import Faces
from labtable.games.adna.effects import Heat
from labtable.games.adna.rules import (
    ANY_BUFFER,
    BSA_STEP,
    DETERGENT,
    LOOSE_PIECE,
    NAMED_LEVEL,
    NOT_HELD,
    ONE_DIRECTION,
    OWN_COLOUR,
    REQUIREMENTS,
    TEMPERATURE_DEFENCE,
    WHICH_DEFENCE,
    WRONG_TEMPERATURE,
)
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import allows
from labtable.games.adna.titles import NONE, OWN, Play, stops
from labtable.kernel.rule import Rule


def action_refused(table: AdnaTable, seat: int, move: Play, leads: Faces, reactions: Faces) -> Rule | None:
    """§O9, §A-56 Everything is checked when a card is announced; `leads` are the held cards of the leading deck."""
    rule = cards_missing(move, leads, reactions)
    if rule is not None:
        return rule
    if not allows(move.title.levels, table.level):
        return WRONG_TEMPERATURE
    if move.title.moves_temperature:
        return stuck(table, move)
    return move.title.effects[0].refused(table, seat, seat if move.chain == OWN else 1 - seat)


def cards_missing(move: Play, leads: Faces, reactions: Faces) -> Rule | None:
    """§O3, §A-31, §A-51 Which card of the announcement is not in the hand."""
    if (leads >> i64(move.title.face)) & 1 == 0:
        return NOT_HELD
    if reactions & move.needs == move.needs:
        return None
    if reactions & move.buffer != move.buffer:
        return OWN_COLOUR if move.enzyme else ANY_BUFFER
    return BSA_STEP if move.enzyme else REQUIREMENTS


def stuck(table: AdnaTable, move: Play) -> Rule | None:
    """§A-14, §A-58, §A-60 A temperature card must move the thermometer."""
    if target_of(table, move) != table.level:
        return None
    return ONE_DIRECTION if move.level == NONE else NAMED_LEVEL


def target_of(table: AdnaTable, move: Play) -> int:
    """The level to which a temperature card would bring the thermometer."""
    effect = move.title.effects[0]
    assert isinstance(effect, Heat)
    return effect.target(table.level, move.level)


def answer_refused(table: AdnaTable, move: Play, reactions: Faces) -> Rule | None:
    """§A-53 Detergent, the card that stops it, or a temperature away from its own."""
    rule = cards_missing(move, reactions, reactions)
    if rule is not None:
        return rule
    against = table.stack[-1].play
    if stops(move.title, against.title):
        return None if allows(move.title.levels, table.level) else WRONG_TEMPERATURE  # §A-19, §A-25
    if move.title.stops_everything:
        return DETERGENT  # §Q6
    if not move.title.moves_temperature:
        return WHICH_DEFENCE
    return away_refused(table, move, against)


def away_refused(table: AdnaTable, move: Play, against: Play) -> Rule | None:
    """§A-17, §A-57 Only what has a temperature can lose it, and only to a level it does not allow."""
    rule = stuck(table, move)
    if rule is not None:
        return rule
    return TEMPERATURE_DEFENCE if allows(against.title.levels, target_of(table, move)) else None


def repair_refused(table: AdnaTable, seat: int, move: Play, reactions: Faces) -> Rule | None:
    """§A-44 Linker, Polylinker or Ligation at their temperatures, or the way to Ligation's."""
    rule = cards_missing(move, reactions, reactions)
    if rule is not None:
        return rule
    if move.title.moves_temperature:
        return None if brings_a_repair(table, target_of(table, move), reactions) else LOOSE_PIECE
    if not allows(move.title.levels, table.level):
        return WRONG_TEMPERATURE
    return move.title.effects[0].refused(table, seat, seat)


def brings_a_repair(table: AdnaTable, target: int, reactions: Faces) -> bool:
    """§A-44 Whether a level lets the seat play a Ligation it holds whole and cannot play now."""
    for join in table.edition.joins:
        whole = reactions & join.needs == join.needs
        if whole and not allows(join.title.levels, table.level) and allows(join.title.levels, target):
            return True
    return False
