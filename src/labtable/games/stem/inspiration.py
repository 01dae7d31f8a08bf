"""Inspiration cards: the moments for them, and what they aim at (§I1, §S-60 to §S-68)."""

from typing import Final

from mypy_extensions import i64

from labtable.games.stem import lack, phases
from labtable.games.stem.ability import Asking
from labtable.games.stem.card import Card
from labtable.games.stem.events_cards import Aim, Aimed
from labtable.games.stem.kinds import AFTER_ACTION, KINDS, NONE, OWN_TURN, RESPONSE, TURN_START
from labtable.games.stem.moves import ANSWER, PASS, PLAY, StemMove
from labtable.games.stem.phase import Moment
from labtable.games.stem.piles import came_before, in_hand
from labtable.games.stem.rules import ANSWERS_ONLY, INSPIRATIONS_NOW, NOT_IN_HAND, SCORING_ONCE_MORE, TOO_MANY
from labtable.games.stem.stack import MOST_INSPIRATIONS, Ability, open_answers, put_on_stack
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule


def open_window(table: StemTable, after: int) -> None:
    """§S-60 A moment for Inspirations, unless the option leaves it out."""
    moment = TURN_START if after == phases.ACTION else AFTER_ACTION
    table.after_window = after
    table.asked = 0 if table.options.windows & moment else table.seats
    table.phase = phases.ASK_WINDOW


class Window(Moment):
    """§S-60 The moment for an Inspiration; §S-63 it is no action."""

    def arises(self, table: StemTable, seat: int) -> bool:
        """§S-61 Who might hold an Inspiration, for all that everybody can see."""
        return table.edition.has_inspirations and bool(table.hands[seat]) and table.inspirations < MOST_INSPIRATIONS

    def holds_card(self, table: StemTable, seat: int) -> bool:
        first = table.edition.first_inspiration
        faces = table.cards.faces
        card: i64
        for card in table.hands[seat]:
            face: i64 = faces[card]
            if face >= first and useless(table, seat, table.edition.cards[face]) is None:
                return True
        return False

    def touches(self, table: StemTable, seat: int) -> bool:
        """Nothing is announced: the moment is that of the player whose turn it is."""
        return seat == table.active

    def offers(self, table: StemTable) -> list[Move]:
        """Every Inspiration of the hand that may be played now, or passing."""
        offered: list[Move] = [table.moves.pass_on]
        first = table.edition.first_inspiration
        faces = table.cards.faces
        hand = table.hands[table.actor]
        for place, card in enumerate(hand):
            face: i64 = faces[card]
            if face < first or came_before(table, hand, place, face):
                continue
            if useless(table, table.actor, table.edition.cards[face]) is None:
                offered.append(table.moves.play[face])
        return offered

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§D2 A card of the hand that can be played at this moment."""
        if move.verb == PASS:
            return None
        if move.verb != PLAY:
            return ANSWERS_ONLY if move.verb == ANSWER else INSPIRATIONS_NOW
        if not in_hand(table, table.actor, move.part):
            return NOT_IN_HAND
        return useless(table, table.actor, table.edition.cards[move.part])

    def accept(self, table: StemTable, move: StemMove) -> None:
        """§S-67 An Inspiration that aims is announced with its aim, then it may be answered."""
        put_on_stack(table, table.actor, move.part)
        table.doer = table.actor
        table.aimed = False
        for effect in table.edition.cards[move.part].does:
            if effect.aims():
                assert isinstance(effect, Asking), "what aims asks"
                table.take_aim_anew()
                table.doing = effect
                table.phase = phases.AIM
                return
        open_answers(table)

    def end(self, table: StemTable) -> None:
        table.actor = table.active
        table.phase = table.after_window

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        return lack.of_inspiration(table, move, rule)


def useless(table: StemTable, seat: int, card: Card) -> Rule | None:
    """§S-25 Some only in the own turn, §S-62 answers not here, and §S-65 nothing that could change nothing."""
    if card.window == RESPONSE:
        return ANSWERS_ONLY
    if card.window == OWN_TURN and seat != table.active:
        return SCORING_ONCE_MORE
    if table.inspirations >= MOST_INSPIRATIONS:
        return TOO_MANY
    why: Rule | None = None
    idle = 0
    for effect in card.does:
        rule = effect.idle(table, seat)
        if rule is not None:
            idle += 1
            why = rule
            if effect.aims():
                return rule
    return why if idle == len(card.does) else None


class TakeAim(Ability):
    """§S-67 One part of what the Inspiration aims at."""

    def finish(self, table: StemTable) -> None:
        """§S-67 The announcement is whole: all know what it aims at."""
        table.aimed = True
        table.doing = None
        if table.events is not None:
            table.tell(Aimed(seat=table.doer, at=aim_of(table)))
        open_answers(table)


def aim_of(table: StemTable) -> Aim:
    """§S-67 What the announced Inspiration aims at, for all; §S-06 of a face-down card only the kind."""
    owner = table.doer if table.aim_seat == NONE else table.aim_seat
    card = None if table.aim_card == NONE else table.face(table.aim_card)
    hidden = table.options.face_down and table.aim_work != NONE
    return Aim(
        seat=None if table.aim_seat == NONE else table.aim_seat,
        hero=None if table.aim_work == NONE else table.works[owner][table.aim_work].hero.id,
        card=None if card is None or hidden else card.id,
        kind=None if card is None else KINDS[card.kind],
    )


PHASES: Final[list[Phase]] = [
    Window("window", phases.WINDOW, phases.ASK_WINDOW),
    TakeAim("aim", phases.AIM, midway=True),
]
