"""The stack: cards that are announced, answers on answers, and what comes of them (§S-62 to §S-64)."""

from typing import Final

from mypy_extensions import i64

from labtable.games.stem import lack, phases
from labtable.games.stem.ability import Asking
from labtable.games.stem.events_cards import AnnouncedInspiration
from labtable.games.stem.kinds import ANSWERING, HERO
from labtable.games.stem.moves import ANSWER, PASS, StemMove
from labtable.games.stem.phase import Interlude, Moment, Question
from labtable.games.stem.piles import came_before, discard_hero_card, in_hand, leave_hand
from labtable.games.stem.rules import ANSWERS_ONLY, NOT_IN_HAND, PROTECTED, TOO_MANY
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule

MOST_INSPIRATIONS: Final = 40  # §S-80


def put_on_stack(table: StemTable, seat: int, face: int) -> None:
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


def open_answers(table: StemTable) -> None:
    """§S-62 All are asked for an answer, from the active player on, if there is that moment (§S-60)."""
    table.asked = 0
    table.phase = phases.ASK_ANSWERS if table.options.windows & ANSWERING else phases.SETTLE


class Answer(Moment):
    """§S-62 The moment for an answer to the card announced last."""

    def arises(self, table: StemTable, seat: int) -> bool:
        """§S-61 Who might hold a card that answers, for all that everybody can see."""
        return table.edition.has_answers and bool(table.hands[seat]) and last_card_refused(table, seat) is None

    def holds_card(self, table: StemTable, seat: int) -> bool:
        first = table.edition.first_inspiration
        faces = table.cards.faces
        card: i64
        for card in table.hands[seat]:
            face: i64 = faces[card]
            if face >= first and table.edition.answers[face]:
                return last_card_refused(table, seat) is None
        return False

    def touches(self, table: StemTable, seat: int) -> bool:
        """§S-62 Whose card is answered, whom an Inspiration aims at, or whom an ability might be used on."""
        if len(table.stack) > 1:
            return seat == table.stack_seats[-2]
        if table.aimed or seat == table.stack_seats[0]:
            return table.aimed and seat == table.aim_seat
        return any(effect.threatens(table, seat) for effect in table.face(table.stack[0]).does)

    def offers(self, table: StemTable) -> list[Move]:
        """Every card of the hand that answers, or passing."""
        offered: list[Move] = [table.moves.pass_on]
        seat = table.actor
        answers = table.edition.answers
        hand = table.hands[seat]
        for place, card in enumerate(hand):
            face = table.cards.faces[card]
            if answers[face] and last_card_refused(table, seat) is None and not came_before(table, hand, place, face):
                offered.append(table.moves.answer[face])
        return offered

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-62 Answers only."""
        if move.verb == PASS:
            return None
        if move.verb != ANSWER:
            return ANSWERS_ONLY
        return last_card_refused(table, table.actor) if in_hand(table, table.actor, move.part) else NOT_IN_HAND

    def accept(self, table: StemTable, move: StemMove) -> None:
        """§S-62 After each answer all are asked again."""
        put_on_stack(table, table.actor, move.part)
        table.asked = 0
        self.invite(table)

    def end(self, table: StemTable) -> None:
        table.phase = phases.SETTLE


def last_card_refused(table: StemTable, seat: int) -> Rule | None:
    """§S-62 The card announced last must be an opponent's, §S-47 one who is not immune."""
    owner = table.stack_seats[-1]
    if owner == seat:
        return ANSWERS_ONLY
    if (table.immune >> owner) & 1:
        return PROTECTED
    return TOO_MANY if table.inspirations >= MOST_INSPIRATIONS else None


class Settle(Interlude):
    """§S-62 From the last card to the first: an answer that is not cancelled cancels the card under it."""

    def go_on(self, table: StemTable) -> None:
        while len(table.stack) > 1:
            card = table.stack.pop()
            table.stack_seats.pop()
            spared = not table.cancelled
            table.cancelled = False
            if spared:
                table.face(card).does[0].begin(table)
            discard_hero_card(table, card)
        table.agenda.clear()
        if not table.cancelled:
            for effect in reversed(table.face(table.stack[0]).does):
                table.agenda.append(effect)
        table.cancelled = False
        table.phase = phases.CARRY_OUT


class CarryOut(Interlude):
    """§H3, §S-13 Effect after effect until one asks; §S-45 then the Hero scores, or §S-64 the card is discarded."""

    def go_on(self, table: StemTable) -> None:
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


def finish_card(table: StemTable) -> None:
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


def doing(table: StemTable) -> Asking:
    """The effect that asks."""
    assert table.doing is not None, "an effect asks"
    return table.doing


class Ability(Question):
    """§S-13 One choice of an effect."""

    def offers(self, table: StemTable) -> list[Move]:
        return doing(table).offers(table)

    def only_possibility(self, table: StemTable) -> StemMove | None:
        effect = doing(table)
        return None if effect.can_do_without(table) else effect.only_offer(table)

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        return doing(table).refused(table, move)

    def choose(self, table: StemTable, move: StemMove) -> None:
        if doing(table).choose(table, move):
            self.finish(table)

    def finish(self, table: StemTable) -> None:
        """The effect asks no more."""
        table.phase = phases.CARRY_OUT

    def shown(self, table: StemTable) -> list[Move]:
        return list(doing(table).candidates(table))

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        return lack.of_target(move, rule)


PHASES: Final[list[Phase]] = [
    Answer("answer", phases.ANSWER, phases.ASK_ANSWERS),
    Settle("settle", phases.SETTLE),
    CarryOut("carry_out", phases.CARRY_OUT),
    Ability("ability", phases.ABILITY, midway=True),
]
