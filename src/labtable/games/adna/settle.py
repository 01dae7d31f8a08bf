"""Settling: what is announced may be answered, and the answer too; then all is settled from the last to the first."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from labtable.games.adna.cutting import lose_piece, repair_opens
from labtable.games.adna.decks import EVERY_FACE, REACTIONS, Faces, held, spend
from labtable.games.adna.events import Announced, Stopped
from labtable.games.adna.phases import ANSWER, MAIN
from labtable.games.adna.requirements import answer_refused, repair_refused
from labtable.games.adna.thermometer import LEVELS, allows
from labtable.games.adna.titles import ACTION, NONE, REPAIR, Announcement, Play, stops
from labtable.kernel.move import Move

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable


def announce(table: "AdnaTable", seat: int, move: Play) -> None:
    """§P8, §D1, §A-27, §A-33, §A-58 Its cards leave the hand, face up, and the other player may answer."""
    spend(table, seat, move.title.deck, move.title.face)
    for face in move.cost:
        spend(table, seat, REACTIONS, face)
    table.last = move
    announcement = Announcement(move, seat, 0, False)
    table.stack.append(announcement)
    if table.events is not None:
        tell_announcement(table, announcement)
    if might_answer(table, 1 - seat):
        table.phase = ANSWER
        table.actor = 1 - seat
    else:
        settle(table)


def tell_announcement(table: "AdnaTable", announcement: Announcement) -> None:
    """§Q5 Everybody sees what is announced."""
    play = announcement.play
    table.tell(
        Announced(
            seat=announcement.seat,
            card=play.title.id,
            how=("action", "answer", "repair")[play.kind],
            company=[table.edition.reactions[face].id for face in play.cost],
            chain=None if play.chain == NONE else announcement.chain(),
            temperature=None if play.level == NONE else LEVELS[play.level],
        )
    )


def can_answer(table: "AdnaTable", seat: int) -> bool:
    """§A-53 Whether a seat holds an answer."""
    reactions = held(table, seat, REACTIONS)
    if reactions & table.edition.answering == 0:
        return False
    return has_answer(table, reactions, len(table.hands[3 * seat + REACTIONS]))


def might_answer(table: "AdnaTable", seat: int) -> bool:
    """§A-53 Whether a seat might hold an answer, for all that everybody can see."""
    return has_answer(table, EVERY_FACE, len(table.hands[3 * seat + REACTIONS]))


def has_answer(table: "AdnaTable", reactions: Faces, size: int) -> bool:
    """Whether so many cards with these faces can answer what was announced last."""
    for title in table.edition.answerers:
        if (reactions >> i64(title.face)) & 1 == 1:
            for move in title.answers:
                if len(move.cost) < size and answer_refused(table, move, reactions) is None:
                    return True
    return False


def answers(table: "AdnaTable") -> list[Move]:
    """Every answer the asked seat can give, and the pass."""
    moves: list[Move] = []
    reactions = held(table, table.actor, REACTIONS)
    for title in table.edition.answerers:
        if (reactions >> i64(title.face)) & 1 == 1:
            for move in title.answers:
                if answer_refused(table, move, reactions) is None:
                    moves.append(move)
    moves.append(table.edition.moves.pass_)
    return moves


def repairs(table: "AdnaTable") -> list[Move]:
    """Every repair the owner of the loose piece can announce, and the pass."""
    moves: list[Move] = []
    reactions: Faces = held(table, table.actor, REACTIONS)
    for title in table.edition.repairers:
        if (reactions >> i64(title.face)) & 1 == 1:
            for move in title.repairs:
                if repair_refused(table, table.actor, move, reactions) is None:
                    moves.append(move)
    moves.append(table.edition.moves.pass_)
    return moves


def pass_on(table: "AdnaTable") -> None:
    """§A-53 No answer: settle; §A-44 no repair: the loose piece is lost."""
    if table.phase == ANSWER:
        settle(table)
    else:
        lose_piece(table, table.actor)
        resume(table)


def settle(table: "AdnaTable") -> None:
    """§D3, §A-56 The last announcement works unless an answer stopped it or its temperature is gone."""
    last = table.stack[-1]
    if last.stopped or not allows(last.play.title.levels, table.level):
        if table.events is not None:
            table.tell(Stopped(seat=last.seat, card=last.play.title.id))
        table.stack.pop()
        go_back(table, last, False)
    else:
        resume(table)


def resume(table: "AdnaTable") -> None:
    """The effects of the last announcement that works, one after the other, until one waits for a choice."""
    last = table.stack[-1]
    effects = last.play.title.effects
    while last.step < len(effects):
        last.step += 1
        if not effects[last.step - 1].happen(table, last):
            return
    table.stack.pop()
    go_back(table, last, True)


def go_back(table: "AdnaTable", settled: Announcement, worked: bool) -> None:
    """§D2, §Q7, §A-18, §A-53 To what it answered, to the piece it was to repair, or to the turn."""
    if settled.play.kind == ACTION:
        table.phase = MAIN
        table.actor = table.active
    elif settled.play.kind == REPAIR:
        if not table.loose or not repair_opens(table, settled.seat):
            resume(table)
    else:
        answered = table.stack[-1]
        if worked and stops(settled.play.title, answered.play.title):
            answered.stopped = True
        settle(table)
