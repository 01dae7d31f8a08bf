"""Playing Modifiers: whether one may be played, and the choice of its parts (§G-92)."""

from typing import Final, cast

from labtable.games.gsa import hand, work
from labtable.games.gsa.effects import Aimed, Attack, Hostile, TakeFromDiscard, Wild
from labtable.games.gsa.events import Played
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.moves import Aim, Call, Play, Remove, Rival
from labtable.games.gsa.phase import Question
from labtable.games.gsa.phases import ASK_CARD, ASK_RIVAL, ASK_TYPE, ASK_UNIT
from labtable.games.gsa.rules import MODIFIER_FROM_HAND, NAME_OF_A_PAIR, NOTHING_TO_DO, ON_THE_TABLE, PARTS_FIRST
from labtable.games.gsa.table import GsaTable
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


def play_refused(table: GsaTable, move: Play) -> Rule | None:
    """§A5, §G-60 Only from the hand; §G-62, §G-92 only if all its parts can be filled."""
    if not hand.holds(table, table.active, table.edition.first_modifier + move.modifier):
        return MODIFIER_FROM_HAND
    return None if table.edition.modifiers[move.modifier].can_be_played(table) else NOTHING_TO_DO


def play(table: GsaTable, move: Play) -> None:
    """§D7, §G-60 A Modifier is played, and its effect happens at once."""
    card = hand.find(table, table.active, table.edition.first_modifier + move.modifier)
    hand.play_out(table, card)
    table.playing = card
    modifier = table.edition.modifiers[move.modifier]
    if table.events is not None:
        table.tell(Played(seat=table.active, card=modifier.id))
    modifier.begin(table)


def being_played(table: GsaTable) -> Modifier:
    """The Modifier whose parts are being chosen."""
    return table.edition.modifiers[table.cards.faces[table.playing] - table.edition.first_modifier]


class Part(Question):
    """§G-92 A part of the Modifier that is being played; a single possibility is filled in."""

    def offers(self, table: GsaTable) -> list[Move]:
        moves: list[Move] = []
        for move in self.shown(table):
            if self.refused(table, move) is None:
                moves.append(move)
        return moves

    def only_possibility(self, table: GsaTable) -> Move | None:
        possible = self.offers(table)
        return possible[0] if len(possible) == 1 else None

    def midway(self, table: GsaTable) -> bool:
        return True


class Target(Part):
    """§G-61 Which project or collaboration it is played on."""

    def shown(self, table: GsaTable) -> list[Move]:
        return [table.edition.moves.aims[unit.project_of(table.active)] for unit in table.units]

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        return aim_refused(table, move) if isinstance(move, Aim) else PARTS_FIRST

    def choose(self, table: GsaTable, move: Move) -> None:
        assert isinstance(move, Aim)
        cast(Aimed, being_played(table)).aim(table, work.unit_with(table, move.project))


def aim_refused(table: GsaTable, move: Aim) -> Rule | None:
    """§G-93 A unit by its name, and one that the Modifier can be played on (§G-61)."""
    unit = work.unit_of(table, move.project)
    if unit is None:
        return ON_THE_TABLE
    if unit.project_of(table.active) != move.project:
        return NAME_OF_A_PAIR
    return cast(Aimed, being_played(table)).aim_refused(table, unit)


class Opponent(Part):
    """Which player it is played on."""

    def shown(self, table: GsaTable) -> list[Move]:
        return [*table.edition.moves.rivals]

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        if not isinstance(move, Rival):
            return PARTS_FIRST
        return cast(Hostile, being_played(table)).choose_refused(table, move.seat)

    def choose(self, table: GsaTable, move: Move) -> None:
        assert isinstance(move, Rival)
        cast(Hostile, being_played(table)).choose(table, move.seat)


class NamedType(Part):
    """Which type a wild is (§G-64), or which comes out of the Discard pile."""

    def shown(self, table: GsaTable) -> list[Move]:
        return [*table.edition.moves.calls]

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        if not isinstance(move, Call):
            return PARTS_FIRST
        modifier = being_played(table)
        if isinstance(modifier, Wild):
            return modifier.call_refused(table, move.type)
        return cast(TakeFromDiscard, modifier).call_refused(table, move.type)

    def choose(self, table: GsaTable, move: Move) -> None:
        assert isinstance(move, Call)
        modifier = being_played(table)
        if isinstance(modifier, Wild):
            modifier.call(table, move.type)
        else:
            cast(TakeFromDiscard, modifier).call(table, move.type)


class AttachedCard(Part):
    """§G-65 Which attached card goes."""

    def shown(self, table: GsaTable) -> list[Move]:
        return [*table.edition.moves.removes]

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        if not isinstance(move, Remove):
            return PARTS_FIRST
        return cast(Attack, being_played(table)).remove_refused(table, move.type, move.wild)

    def choose(self, table: GsaTable, move: Move) -> None:
        assert isinstance(move, Remove)
        cast(Attack, being_played(table)).remove(table, move.type, move.wild)


QUESTIONS: Final[list[Question]] = [
    Target("target", ASK_UNIT),
    Opponent("rival", ASK_RIVAL),
    NamedType("type", ASK_TYPE),
    AttachedCard("card", ASK_CARD),
]
