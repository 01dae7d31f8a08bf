"""The discard phase: the hand limit, and what may be discarded."""

from typing import Final

from labtable.games.gsa import end, hand, piles
from labtable.games.gsa.events import Discarded
from labtable.games.gsa.moves import Discard, Done
from labtable.games.gsa.phase import Question
from labtable.games.gsa.phases import DISCARDING
from labtable.games.gsa.rules import KEEP_THE_LIMIT, NEVER_HELD, NOT_TO_DISCARD
from labtable.games.gsa.table import GsaTable
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


def begin(table: GsaTable) -> None:
    """§H1, §G-70 The limit is counted once, when the phase begins; §G-73 so never in another's turn."""
    table.limit = limit_of(table, table.active)
    table.phase = DISCARDING
    go_on(table)


def limit_of(table: GsaTable, seat: int) -> int:
    """§G-70 The player's projects in progress: §G-32 mandatory ones too, §G-49 a collaboration as one; §H2 or none."""
    count = 0
    for unit in table.units:
        if unit.is_of(seat):
            count += 1
    return count


def go_on(table: GsaTable) -> None:
    """§G-92 Ask while a card must or may be discarded; then the turn ends."""
    for card in table.hands[table.active]:
        if card_refused(table, card) is None:
            return
    end.end_turn(table)


class Discarding(Question):
    """§H1, §G-70, §G-72 Only discards, until the phase is ended by choice."""

    def offers(self, table: GsaTable) -> list[Move]:
        """Every card that may go, and the end of the phase once the limit is kept."""
        moves: list[Move] = []
        for card in table.hands[table.active]:
            if card_refused(table, card) is None:
                move = table.edition.moves.discards[table.cards.faces[card]]
                if move not in moves:
                    moves.append(move)
        if done_refused(table) is None:
            moves.append(table.edition.moves.done)
        return moves

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        if isinstance(move, Discard):
            return face_refused(table, move.face)
        return done_refused(table) if isinstance(move, Done) else KEEP_THE_LIMIT

    def choose(self, table: GsaTable, move: Move) -> None:
        if isinstance(move, Discard):
            discard(table, move)
        else:
            end.end_turn(table)

    def shown(self, table: GsaTable) -> list[Move]:
        moves = table.edition.moves
        return [*[moves.discards[face] for face in hand.faces(table, table.active)], moves.done]


def face_refused(table: GsaTable, face: int) -> Rule | None:
    """§G-72 Only a card of the hand."""
    for card in table.hands[table.active]:
        if table.cards.faces[card] == face:
            return card_refused(table, card)
    return NOT_TO_DISCARD


def card_refused(table: GsaTable, card: int) -> Rule | None:
    """§G-72 Resource cards above the limit; §H3 any Project card that may be held, §G-30 so no forced one."""
    if not hand.is_project(table, card):
        return None if table.options.voluntary_discard or over_the_limit(table) else NOT_TO_DISCARD
    forced = table.options.forced and table.edition.projects[hand.project_on(table, card)].mandatory
    return NEVER_HELD if forced else None


def over_the_limit(table: GsaTable) -> bool:
    """§G-63, §G-70, §G-71 Whether the hand holds more Resource cards than there were projects."""
    return hand.resources(table, table.active) > table.limit


def done_refused(table: GsaTable) -> Rule | None:
    """§G-70 The limit must be kept first."""
    return KEEP_THE_LIMIT if over_the_limit(table) else None


def discard(table: GsaTable, move: Discard) -> None:
    """§S2 One card, face up on the Discard pile."""
    card = hand.find(table, table.active, move.face)
    hand.play_out(table, card)
    piles.discard(table, card)
    if table.events is not None:
        table.tell(Discarded(seat=table.active, card=table.edition.ids[move.face]))
    go_on(table)


QUESTIONS: Final[list[Question]] = [Discarding("discard", DISCARDING)]
