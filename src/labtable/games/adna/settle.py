"""Settling: what is announced may be answered, and the answer too; then all is settled from the last to the first."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from labtable.games.adna.cutting import ask_for_repair, lose_piece
from labtable.games.adna.decks import EVERY_FACE, REACTIONS, Faces
from labtable.games.adna.events import Announced, Stopped
from labtable.games.adna.hands import held, leads, spend
from labtable.games.adna.phase import Interlude, Question
from labtable.games.adna.phases import ANSWER, MAIN, REPAIR, RESUME, SETTLE
from labtable.games.adna.requirements import answer_refused, repair_refused
from labtable.games.adna.rules import ANSWERS, LOOSE_PIECE
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, allows
from labtable.games.adna.titles import ACTION, NONE, Announcement, Play, Title, stops
from labtable.games.adna.titles import ANSWER as AN_ANSWER
from labtable.games.adna.titles import REPAIR as A_REPAIR
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


def announce(table: AdnaTable, seat: int, move: Play) -> None:
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
        ANSWERING.ask(table, 1 - seat)
    else:
        table.phase = SETTLE


def tell_announcement(table: AdnaTable, announcement: Announcement) -> None:
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


class Reply(Question, ABC):
    """A question asked in secret: an announcement of one kind, or the pass."""

    def __init__(self, id: str, number: int, asked: Rule, kind: int) -> None:
        super().__init__(id, number, asked)
        self.kind = kind

    @abstractmethod
    def titles(self, table: AdnaTable) -> list[Title]:
        """The titles that can lead it."""

    @abstractmethod
    def plays(self, title: Title) -> list[Play]:
        """The ways to announce a title."""

    @abstractmethod
    def play_refused(self, table: AdnaTable, move: Play, reactions: Faces) -> Rule | None:
        """Why a hand with these Reactions cards cannot announce it."""

    def choices(self, table: AdnaTable) -> list[Move]:
        moves: list[Move] = []
        reactions = held(table, table.actor, REACTIONS)
        for title in self.titles(table):
            if (reactions >> i64(title.face)) & 1 == 1:
                for move in self.plays(title):
                    if self.play_refused(table, move, reactions) is None:
                        moves.append(move)
        return moves

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        if not isinstance(move, Play) or move.kind != self.kind:
            return self.asked
        return self.play_refused(table, move, held(table, table.actor, REACTIONS))

    def accept(self, table: AdnaTable, move: Move) -> None:
        assert isinstance(move, Play)
        announce(table, table.actor, move)

    def word(self, table: AdnaTable) -> Move | None:
        return table.edition.moves.pass_

    def silence(self, table: AdnaTable) -> Move | None:
        """§A-53, §A-59 Nobody may know who is asked for an answer or a repair, or that somebody passes."""
        return self.word(table)

    @abstractmethod
    def speechless(self, table: AdnaTable) -> bool:
        """Whether the actor can only pass."""

    def shown(self, table: AdnaTable) -> list[Move]:
        plays = table.edition.moves.plays
        return [*[play for play in plays if play.kind == self.kind and leads(table, play)], table.edition.moves.pass_]


class Answering(Reply):
    """§A-53 Answer what was announced, or pass."""

    def titles(self, table: AdnaTable) -> list[Title]:
        return table.edition.answerers

    def plays(self, title: Title) -> list[Play]:
        return title.answers

    def play_refused(self, table: AdnaTable, move: Play, reactions: Faces) -> Rule | None:
        return answer_refused(table, move, reactions)

    def end(self, table: AdnaTable) -> None:
        """§A-53 No answer: settle."""
        table.phase = SETTLE

    def speechless(self, table: AdnaTable) -> bool:
        """§A-53 Who holds no answer can only pass."""
        return not can_answer(table, table.actor)


class Repairing(Reply):
    """§A-44 Save the loose piece, or pass."""

    def titles(self, table: AdnaTable) -> list[Title]:
        return table.edition.repairers

    def plays(self, title: Title) -> list[Play]:
        return title.repairs

    def play_refused(self, table: AdnaTable, move: Play, reactions: Faces) -> Rule | None:
        return repair_refused(table, table.actor, move, reactions)

    def end(self, table: AdnaTable) -> None:
        """§A-44 No repair: the loose piece is lost."""
        lose_piece(table, table.actor)
        table.phase = RESUME

    def speechless(self, table: AdnaTable) -> bool:
        """§A-53 Who holds nothing to repair with can only pass."""
        return not self.choices(table)


def can_answer(table: AdnaTable, seat: int) -> bool:
    """§A-53 Whether a seat holds an answer."""
    reactions = held(table, seat, REACTIONS)
    if reactions & table.edition.answering == 0:
        return False
    return has_answer(table, reactions, len(table.hands[3 * seat + REACTIONS]))


def might_answer(table: AdnaTable, seat: int) -> bool:
    """§A-53 Whether a seat might hold an answer, for all that everybody can see."""
    return has_answer(table, EVERY_FACE, len(table.hands[3 * seat + REACTIONS]))


def has_answer(table: AdnaTable, reactions: Faces, size: int) -> bool:
    """Whether so many cards with these faces can answer what was announced last."""
    for title in table.edition.answerers:
        if (reactions >> i64(title.face)) & 1 == 1:
            for move in title.answers:
                if len(move.cost) < size and answer_refused(table, move, reactions) is None:
                    return True
    return False


class Settling(Interlude):
    """§D3, §A-56 The last announcement works unless an answer stopped it or its temperature is gone."""

    def go_on(self, table: AdnaTable) -> None:
        last = table.stack[-1]
        if last.stopped or not allows(last.play.title.levels, table.level):
            if table.events is not None:
                table.tell(Stopped(seat=last.seat, card=last.play.title.id))
            table.stack.pop()
            go_back(table, last, False)
        else:
            table.phase = RESUME


class Resuming(Interlude):
    """The effects of the last announcement that works, one after the other, perhaps with a choice in between."""

    def go_on(self, table: AdnaTable) -> None:
        last = table.stack[-1]
        effects = last.play.title.effects
        if last.step < len(effects):
            last.step += 1
            effects[last.step - 1].happen(table, last)
        else:
            table.stack.pop()
            go_back(table, last, True)


def go_back(table: AdnaTable, settled: Announcement, worked: bool) -> None:
    """§D2, §Q7, §A-18, §A-53 To what it answered, to the piece it was to repair, or to the turn."""
    if settled.play.kind == ACTION:
        table.phase = MAIN
        table.actor = table.active
    elif settled.play.kind == A_REPAIR:
        table.phase = RESUME
        ask_for_repair(table, settled.seat)
    else:
        answered = table.stack[-1]
        if worked and stops(settled.play.title, answered.play.title):
            answered.stopped = True
        table.phase = SETTLE


ANSWERING: Final = Answering("answer", ANSWER, ANSWERS, AN_ANSWER)
QUESTIONS: Final[list[Question]] = [ANSWERING, Repairing("repair", REPAIR, LOOSE_PIECE, A_REPAIR)]
INTERLUDES: Final[list[Interlude]] = [Settling("settle", SETTLE), Resuming("resume", RESUME)]
