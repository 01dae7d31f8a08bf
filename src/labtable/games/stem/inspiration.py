"""Inspiration cards: the moments for them, what they aim at, and answers on answers (§I1, §S-60 to §S-68)."""

from typing import TYPE_CHECKING, Final

from labtable.games.stem import phases
from labtable.games.stem.card import Card
from labtable.games.stem.effects import Asking
from labtable.games.stem.events_cards import Aim, Aimed, AnnouncedInspiration
from labtable.games.stem.kinds import ANSWERING, HERO, KINDS, NONE, OWN_TURN, RESPONSE
from labtable.games.stem.moves import ANSWER, PASS, PLAY, StemMove
from labtable.games.stem.piles import discard_hero_card, faces_in, in_hand, leave_hand
from labtable.games.stem.rules import (
    ANSWERS_ONLY,
    INSPIRATIONS_NOW,
    NOT_IN_HAND,
    PROTECTED,
    SCORING_ONCE_MORE,
    TOO_MANY,
)
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.stem.table import StemTable

MOST_INSPIRATIONS: Final = 40  # §S-80


def ask_window(table: "StemTable") -> None:
    """§S-61 The active player, then clockwise, who might hold one; when nobody plays a card, the moment is over."""
    while table.asked < table.seats:
        seat = (table.active + table.asked) % table.seats
        if might_play(table, seat):
            table.actor = seat
            table.phase = phases.WINDOW
            return
        table.asked += 1
    table.actor = table.active
    table.phase = table.after_window


def can_play(table: "StemTable", seat: int) -> bool:
    """§S-61 Whether the seat holds an Inspiration that it may play now."""
    first = table.edition.first_inspiration
    for card in table.hands[seat]:
        face = table.cards.faces[card]
        if face >= first and useless(table, seat, table.edition.cards[face]) is None:
            return True
    return False


def might_play(table: "StemTable", seat: int) -> bool:
    """§S-61 Whether the seat might hold such a card, for all that everybody can see."""
    return table.edition.has_inspirations and bool(table.hands[seat]) and table.inspirations < MOST_INSPIRATIONS


def play_refused(table: "StemTable", seat: int, face: int) -> Rule | None:
    """§D2 A card of the hand that can be played at this moment."""
    return useless(table, seat, table.edition.cards[face]) if in_hand(table, seat, face) else NOT_IN_HAND


def useless(table: "StemTable", seat: int, card: Card) -> Rule | None:
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


def window_refused(table: "StemTable", move: StemMove) -> Rule | None:
    """§S-60 Now is the moment for an Inspiration, or to pass."""
    if move.verb == PASS:
        return None
    if move.verb == ANSWER:
        return ANSWERS_ONLY
    return play_refused(table, table.actor, move.part) if move.verb == PLAY else INSPIRATIONS_NOW


def window_offers(table: "StemTable") -> list[Move]:
    """Every Inspiration of the hand that may be played now, or passing."""
    offered: list[Move] = [table.moves.pass_on]
    first = table.edition.first_inspiration
    for face in faces_in(table, table.hands[table.actor]):
        if face >= first and useless(table, table.actor, table.edition.cards[face]) is None:
            offered.append(table.moves.play[face])
    return offered


def choose_in_window(table: "StemTable", move: StemMove) -> None:
    """§S-61 A pass is told to nobody; §S-63 an Inspiration is no action."""
    if move.verb == PASS:
        table.asked += 1
        table.phase = phases.ASK_WINDOW
        return
    seat = table.actor
    put_on_stack(table, seat, move.part)
    table.doer = seat
    table.aimed = False
    for effect in table.edition.cards[move.part].does:
        if effect.aims():
            assert isinstance(effect, Asking), "what aims asks"
            table.take_aim_anew()
            table.doing = effect
            table.phase = phases.AIM
            table.actor = seat
            return
    open_answers(table)


def put_on_stack(table: "StemTable", seat: int, face: int) -> None:
    """§S-64 Announced, it is in no pile; §S-68, §S-74 it counts as played, whatever comes of it."""
    card = leave_hand(table, seat, face)
    table.cards.show(card)
    table.stack.append(card)
    table.stack_seats.append(seat)
    table.played[seat] += 1
    table.inspired[seat] += 1
    table.inspirations += 1
    if table.events is not None:
        table.tell(AnnouncedInspiration(seat=seat, card=table.edition.cards[face].id))


def choose_aim(table: "StemTable", move: StemMove) -> None:
    """§S-67 One part of what the Inspiration aims at."""
    assert table.doing is not None, "something is being aimed"
    if table.doing.choose(table, move):
        finish_aim(table)


def finish_aim(table: "StemTable") -> None:
    """§S-67 The announcement is whole: all know what it aims at."""
    table.aimed = True
    table.doing = None
    if table.events is not None:
        table.tell(Aimed(seat=table.doer, at=aim_of(table)))
    open_answers(table)


def aim_of(table: "StemTable") -> Aim:
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


def open_answers(table: "StemTable") -> None:
    """§S-62 All are asked for an answer, from the active player on, if there is that moment (§S-60)."""
    table.asked = 0
    table.phase = phases.ASK_ANSWERS if table.options.windows & ANSWERING else phases.SETTLE


def ask_answers(table: "StemTable") -> None:
    """§S-61, §S-62 Who might hold an answer to the card announced last is asked."""
    while table.asked < table.seats:
        seat = (table.active + table.asked) % table.seats
        if might_answer(table, seat):
            table.actor = seat
            table.phase = phases.ANSWER
            return
        table.asked += 1
    table.phase = phases.SETTLE


def can_answer(table: "StemTable", seat: int) -> bool:
    """Whether the seat holds a card that answers and may use it."""
    first = table.edition.first_inspiration
    for card in table.hands[seat]:
        face = table.cards.faces[card]
        if face >= first and table.edition.cards[face].window == RESPONSE:
            return last_card_refused(table, seat) is None
    return False


def might_answer(table: "StemTable", seat: int) -> bool:
    """§S-61 Whether the seat might hold a card that answers, for all that everybody can see."""
    return table.edition.has_answers and bool(table.hands[seat]) and last_card_refused(table, seat) is None


def last_card_refused(table: "StemTable", seat: int) -> Rule | None:
    """§S-62 The card announced last must be an opponent's, §S-47 one who is not immune."""
    owner = table.stack_seats[-1]
    if owner == seat:
        return ANSWERS_ONLY
    if (table.immune >> owner) & 1:
        return PROTECTED
    return TOO_MANY if table.inspirations >= MOST_INSPIRATIONS else None


def answer_refused(table: "StemTable", move: StemMove) -> Rule | None:
    """§S-62 Answers only."""
    if move.verb == PASS:
        return None
    if move.verb != ANSWER:
        return ANSWERS_ONLY
    return last_card_refused(table, table.actor) if in_hand(table, table.actor, move.part) else NOT_IN_HAND


def answer_offers(table: "StemTable") -> list[Move]:
    """Every card of the hand that answers, or passing."""
    offered: list[Move] = [table.moves.pass_on]
    for face in faces_in(table, table.hands[table.actor]):
        if table.edition.cards[face].window == RESPONSE and last_card_refused(table, table.actor) is None:
            offered.append(table.moves.answer[face])
    return offered


def choose_answer(table: "StemTable", move: StemMove) -> None:
    """§S-62 After each answer all are asked again."""
    if move.verb == PASS:
        table.asked += 1
    else:
        put_on_stack(table, table.actor, move.part)
        table.asked = 0
    table.phase = phases.ASK_ANSWERS


def settle(table: "StemTable") -> None:
    """§S-62 From the last card to the first: an answer that is not cancelled cancels the card under it."""
    while len(table.stack) > 1:
        card = table.stack.pop()
        table.stack_seats.pop()
        spared = not table.cancelled
        table.cancelled = False
        if spared:
            table.face(card).does[0].begin(table)
        discard_hero_card(table, card)
    table.agenda = []
    if not table.cancelled:
        for effect in reversed(table.face(table.stack[0]).does):
            table.agenda.append(effect)
    table.cancelled = False
    table.phase = phases.CARRY_OUT


def carry_out_agenda(table: "StemTable") -> None:
    """§H3, §S-13 Effect after effect until one asks; §S-45 then the Hero scores, or §S-64 the card is discarded."""
    while table.agenda:
        effect = table.agenda.pop()
        table.stage = 0
        if not effect.begin(table):
            assert isinstance(effect, Asking), "only an effect that asks waits"
            table.doing = effect
            table.phase = phases.ABILITY
            table.actor = table.doer
            return
    finish_card(table)


def choose_for_effect(table: "StemTable", move: StemMove) -> None:
    """§S-13 One choice of an effect."""
    assert table.doing is not None, "an effect is being carried out"
    if table.doing.choose(table, move):
        table.phase = phases.CARRY_OUT


def finish_card(table: "StemTable") -> None:
    """The card announced first is done."""
    card = table.stack.pop()
    table.stack_seats.pop()
    table.doing = None
    table.aimed = False
    table.asked = 0
    if table.face(card).kind == HERO:
        table.phase = phases.SCORE
        return
    discard_hero_card(table, card)
    table.phase = phases.ASK_WINDOW
