"""The action phase: any number of actions in any order (§A1, §G-26)."""

from typing import Final

from mypy_extensions import i64

from labtable.games.gsa import collaboration, discard, hand, modifiers, work
from labtable.games.gsa.moves import Answer, Attach, Discard, Done, End, Name, Offer, Play, Start
from labtable.games.gsa.phase import Question
from labtable.games.gsa.phases import ACTING
from labtable.games.gsa.rules import DRAW_FIRST, NOT_TO_DISCARD, OFFERS, PARTS_FIRST
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


class Acting(Question):
    """§A1 Any number of actions, and the end of the phase."""

    def offers(self, table: GsaTable) -> list[Move]:
        """§A1 Every action that can be done now, and the end of the phase."""
        edition = table.edition
        moves: list[Move] = []
        held: i64 = 0
        for card in table.hands[table.active]:
            face = table.cards.faces[card]
            if face >= edition.first_project:
                moves.append(edition.moves.starts[face - edition.first_project])
            elif face < edition.first_modifier:
                held |= 1 << face
            else:
                add_play(table, edition.moves.plays[face - edition.first_modifier], moves)
        for unit in table.units:
            if unit.is_of(table.active):
                add_attachments(table, unit, held, moves)
        collaboration.add_offers(table, moves)
        moves.append(edition.moves.end)
        return moves

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        """§T1 Whatever is no action belongs to another phase."""
        if isinstance(move, Attach):
            return work.attach_refused(table, move)
        if isinstance(move, Offer):
            return collaboration.offer_refused(table, move)
        if isinstance(move, Start):
            return work.start_refused(table, move)
        if isinstance(move, Play):
            return modifiers.play_refused(table, move)
        return None if isinstance(move, End) else other_phase(move)

    def choose(self, table: GsaTable, move: Move) -> None:
        """Do what an action says."""
        table.fresh = []
        if isinstance(move, Attach):
            work.attach(table, move)
        elif isinstance(move, Offer):
            collaboration.offer(table, move)
        elif isinstance(move, Start):
            work.start(table, move)
        elif isinstance(move, Play):
            modifiers.play(table, move)
        else:
            discard.begin(table)

    def shown(self, table: GsaTable) -> list[Move]:
        """What the cards in hand and the projects on the table could do, legal or not."""
        edition = table.edition
        moves = edition.moves
        faces = hand.faces(table, table.active)
        units = [unit for unit in table.units if unit.is_of(table.active)]
        others = [unit.project for unit in table.units if unit.owner != table.active]
        shown: list[Move] = [
            moves.starts[face - edition.first_project] for face in faces if face >= edition.first_project
        ]
        for unit in units:
            own = unit.project_of(table.active)
            shown += [moves.attaches[own][face] for face in faces if face < edition.first_modifier]
            shown += [edition.offer(own, other) for other in others if other != own]
        shown += [
            moves.plays[face - edition.first_modifier]
            for face in faces
            if edition.first_modifier <= face < edition.first_project
        ]
        return [*shown, moves.end]


def add_play(table: GsaTable, move: Play, moves: list[Move]) -> None:
    """A Modifier of the hand, once, if it can be played (§G-62)."""
    if move not in moves and table.edition.modifiers[move.modifier].can_be_played(table):
        moves.append(move)


def add_attachments(table: GsaTable, unit: Unit, held: i64, moves: list[Move]) -> None:
    """§G-21 Every card of the hand that the unit lacks."""
    wanted = unit.open() & held
    if wanted:
        row = table.edition.moves.attaches[unit.project_of(table.active)]
        for type in range(table.edition.first_modifier):
            if (wanted >> type) & 1:
                moves.append(row[type])


def other_phase(move: Move) -> Rule:
    """The rule about the phase that a move belongs to."""
    if isinstance(move, Name):
        return DRAW_FIRST
    if isinstance(move, Discard | Done):
        return NOT_TO_DISCARD
    return OFFERS if isinstance(move, Answer) else PARTS_FIRST


QUESTIONS: Final[list[Question]] = [Acting("act", ACTING)]
