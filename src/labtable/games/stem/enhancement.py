"""Enhancement cards: where they fit, how they get on a Hero and off it, and the ones played while scoring."""

from typing import Final

from labtable.games.stem import lack, phases
from labtable.games.stem.card import Card, Work
from labtable.games.stem.events_cards import Attached, AttachedHidden, LostEnhancement
from labtable.games.stem.inspiration import open_window
from labtable.games.stem.kinds import ANY_FACE, ANY_KIND, KINDS, POLYMATH
from labtable.games.stem.moves import ATTACH, OWN, STOP, StemMove
from labtable.games.stem.phase import Invitation, Question, hand_in_use
from labtable.games.stem.piles import discard_hero_card, in_hand, leave_hand
from labtable.games.stem.rules import ADDING, ENHANCING, NO_PLACE, NOT_IN_HAND, NOT_ITS_TYPE
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule
from labtable.kernel.seats import EVERYBODY


def fit_refused(work: Work, card: Card) -> Rule | None:
    """§E3 A free place, and §E4 the Hero's type; §S-30 the Discovery's does not matter."""
    if not work.has_place(card.kind):
        return NO_PLACE
    return None if work.uses(card.type) else NOT_ITS_TYPE


def places_for(table: StemTable, seat: int, card: Card) -> list[int]:
    """§S-50 The own Heroes on which an Enhancement can go."""
    works = table.works[seat]
    return [index for index in range(len(works)) if fit_refused(works[index], card) is None]


def fits_somewhere(table: StemTable, seat: int, card: Card) -> bool:
    """Whether an Enhancement can go on any of the own Heroes."""
    return any(fit_refused(work, card) is None for work in table.works[seat])


def attach(table: StemTable, seat: int, index: int, card: int, among: list[int]) -> None:
    """§E6 Face up below one Hero among those it was meant for; §E7, §S-06 or face down."""
    work = table.works[seat][index]
    face = table.face(card)
    if table.options.face_down:
        table.narrow(card, (face.mark & ANY_KIND) | types_left(table.works[seat], index, face, among))
    else:
        table.cards.show(card)
        table.marks[card] = ANY_FACE
    table.works[seat][index] = work.with_enhancement(card, face.kind)
    if table.events is not None:
        tell_attached(table, seat, work, card)


def types_left(works: list[Work], index: int, face: Card, among: list[int]) -> int:
    """§S-78 The types that a face-down card can have: its Hero uses them, and all saw if there was a Hero to choose."""
    free = [works[each] for each in among if works[each].has_place(face.kind)]
    was_choice = can_choose(free, face.type)
    types = 0
    for type in range(POLYMATH):
        if works[index].uses(type) and can_choose(free, type) == was_choice:
            types |= 16 << type
    return types


def can_choose(free: list[Work], type: int) -> bool:
    """Whether more than one of these Heroes could use an Enhancement of a type."""
    return len([work for work in free if work.uses(type)]) > 1


def tell_attached(table: StemTable, seat: int, work: Work, card: int) -> None:
    """§S-06 Who knows the face is told it, all others the kind."""
    known = table.cards.known[card]
    face, hero = table.face(card), work.hero.id
    table.tell(Attached(seat=seat, hero=hero, card=face.id, seen_by=known))
    if known != EVERYBODY:
        table.tell(AttachedHidden(seat=seat, hero=hero, card_kind=KINDS[face.kind], seen_by=~known))


def attach_from_hand(table: StemTable, seat: int, index: int, card: int, among: list[int]) -> None:
    """§S-74 An Enhancement that has left the hand for a Hero counts as played."""
    table.played[seat] += 1
    attach(table, seat, index, card, among)


def detach(table: StemTable, seat: int, index: int, card: int) -> None:
    """An Enhancement leaves its Hero (§S-17 only cards do that)."""
    table.works[seat][index] = table.works[seat][index].without(card, table.face(card).kind)


def discard_enhancement(table: StemTable, seat: int, index: int, card: int) -> None:
    """§S-06 Off the Hero and onto the discard pile, face up."""
    hero = table.works[seat][index].hero
    detach(table, seat, index, card)
    discard_hero_card(table, card)
    if table.events is not None:
        table.tell(LostEnhancement(seat=seat, hero=hero.id, card=table.face(card).id))


class Enhance(Invitation):
    """§E2, §T3, §S-15 Enhancements for the Hero that scores; §S-12 one at a time."""

    def arises(self, table: StemTable, seat: int) -> bool:
        """§S-12, §S-69 While a place is free and the hand is not empty."""
        return len(table.hands[seat]) > 0 and table.works[seat][table.own_hero()].has_any_place()

    def offers(self, table: StemTable) -> list[Move]:
        """§S-14 Every fitting Enhancement of the hand, fresh ones too, or stopping."""
        moves = table.moves
        work = table.works[table.active][table.own_hero()]
        offered: list[Move] = []
        for card in table.hands[table.active]:
            face = table.face(card)
            if face.is_enhancement() and fit_refused(work, face) is None:
                offered.append(moves.attach[face.index])
        offered.append(moves.stop)
        return offered

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-15 Only on the Hero that scores."""
        if move.verb == STOP:
            return None
        if move.verb != ATTACH:
            return ENHANCING
        if not in_hand(table, table.active, move.part):
            return NOT_IN_HAND
        return fit_refused(table.works[table.active][table.own_hero()], table.edition.cards[move.part])

    def accept(self, table: StemTable, move: StemMove) -> None:
        hero = table.own_hero()
        attach_from_hand(table, table.active, hero, leave_hand(table, table.active, move.part), [hero])
        self.invite(table)

    def end(self, table: StemTable) -> None:
        """§S-60 The next moment for Inspirations."""
        open_window(table, phases.ASK_EXTRA)

    def shown(self, table: StemTable) -> list[Move]:
        return hand_in_use(table, table.moves.attach)

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        return lack.of_attaching(table, move, rule)


def add_refused(table: StemTable, face: int) -> Rule | None:
    """§T5, §S-16 A card of the hand that fits on an own Hero; the reason is that of the nearest Hero."""
    if not in_hand(table, table.active, face):
        return NOT_IN_HAND
    why: Rule | None = ADDING
    for work in table.works[table.active]:
        rule = fit_refused(work, table.edition.cards[face])
        if rule is None:
            return None
        why = rule
    return why


def add(table: StemTable, face: int) -> None:
    """§S-16 The card first, then the Hero."""
    table.aim_card = face
    table.phase = phases.ADD_TO


class AddTo(Question):
    """§S-16 The own Hero on which the one Enhancement of this action goes."""

    def offers(self, table: StemTable) -> list[Move]:
        """The own Heroes that can hold the card."""
        places = places_for(table, table.active, table.edition.cards[table.aim_card])
        return [table.moves.own[table.works[table.active][index].hero.index] for index in places]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-16 An own Hero that can hold the card."""
        if move.verb != OWN:
            return ADDING
        return own_place_refused(table, table.active, move.part, table.edition.cards[table.aim_card])

    def choose(self, table: StemTable, move: StemMove) -> None:
        seat = table.active
        all = list(range(len(table.works[seat])))
        card = leave_hand(table, seat, table.aim_card)
        attach_from_hand(table, seat, table.own_work(seat, move.part), card, all)
        open_window(table, phases.ASK_EXTRA)


def own_place_refused(table: StemTable, seat: int, face: int, card: Card) -> Rule | None:
    """Whether the own Hero with this face can hold an Enhancement."""
    index = table.own_work(seat, face)
    return ADDING if index < 0 else fit_refused(table.works[seat][index], card)


PHASES: Final[list[Phase]] = [
    Enhance("enhance", phases.ENHANCE, phases.ASK_ENHANCE, midway=True),
    AddTo("add_to", phases.ADD_TO, midway=True),
]
