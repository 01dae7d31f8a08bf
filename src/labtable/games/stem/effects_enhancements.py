"""Effects on Enhancements: taking, discarding, adding them, and widening what a Hero may use."""

from typing import Final

from labtable.games.stem.ability import Asking, Effect
from labtable.games.stem.card import Work
from labtable.games.stem.effects import Aimed
from labtable.games.stem.enhancement import (
    attach,
    attach_from_hand,
    detach,
    discard_enhancement,
    fit_refused,
    own_place_refused,
    places_for,
)
from labtable.games.stem.events_cards import Granted, NoPlace, TookEnhancement
from labtable.games.stem.kinds import ITEM, LOCATION, NONE, POLYMATH
from labtable.games.stem.moves import ATTACH, DO_WITHOUT, ENHANCEMENT, KIND, OWN, TARGET, StemMove
from labtable.games.stem.piles import discard_hero_card, in_hand, is_among, leave_hand, moves_with
from labtable.games.stem.rules import (
    ABILITY_ASKS,
    ADDING,
    AIMING,
    BY_KIND,
    NOT_IN_HAND,
    NOTHING_TO_CHANGE,
    PLACING,
    PROTECTED,
)
from labtable.games.stem.table import StemTable
from labtable.kernel.rule import Rule

PLACING_STAGE: Final = 2


def reach_refused(table: StemTable, seat: int, work: Work) -> Rule | None:
    """§S-65 It must hold an Enhancement; §S-47 neither the Hero nor its player may be out of reach."""
    if not work.enhancements:
        return NOTHING_TO_CHANGE
    return PROTECTED if work.hero.protects or table.shielded(seat) else None


class ReachEnhancement(Aimed):
    """Aims at an opponent's Hero, then at one Enhancement on it, or at all of them."""

    def __init__(self, id: str, words: str, may: bool, all: bool) -> None:
        super().__init__(id, words, may)
        self.all = all

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        rule: Rule | None = NOTHING_TO_CHANGE
        for other in range(table.seats):
            if other != seat:
                for work in table.works[other]:
                    why = reach_refused(table, other, work)
                    if why is None:
                        return None
                    if why is PROTECTED:
                        rule = why
        return rule

    def threatens(self, table: StemTable, seat: int) -> bool:
        """§S-47 Who has an Enhancement within reach."""
        return any(reach_refused(table, seat, work) is None for work in table.works[seat])

    def candidates(self, table: StemTable) -> list[StemMove]:
        if table.stage == 0:
            return self.heroes(table)
        if table.options.face_down:
            return [table.moves.kind[ITEM], table.moves.kind[LOCATION]]
        held = table.works[table.aim_seat][table.aim_work].enhancements
        return moves_with(table, held, table.moves.enhancement)

    def heroes(self, table: StemTable) -> list[StemMove]:
        """Every Hero of the others, and doing without."""
        moves: list[StemMove] = []
        for other in range(table.seats):
            if other != table.doer:
                for work in table.works[other]:
                    moves.append(table.moves.target[work.hero.index])
        moves.append(table.moves.none)
        return moves

    def possible(self, table: StemTable) -> list[StemMove]:
        """§S-47 The Heroes within reach, asked one by one where they lie, and doing without if that is open."""
        if table.stage > 0:
            return super().possible(table)
        moves: list[StemMove] = []
        for other in range(table.seats):
            if other != table.doer:
                for work in table.works[other]:
                    if reach_refused(table, other, work) is None:
                        moves.append(table.moves.target[work.hero.index])
        if self.elsewhere(table, table.moves.none) is None:
            moves.append(table.moves.none)
        return moves

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if table.stage == 0:
            return self.hero_refused(table, move)
        if table.options.face_down and move.verb == KIND:
            return None if self.nth_of_kind(table, move.part) != NONE else BY_KIND
        if not table.options.face_down and move.verb == ENHANCEMENT:
            held = table.works[table.aim_seat][table.aim_work].enhancements
            return None if is_among(table, held, move.part) else NOTHING_TO_CHANGE
        return AIMING if table.is_aiming() else ABILITY_ASKS

    def hero_refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-47 A Hero of an opponent, within reach."""
        if move.verb != TARGET:
            return self.elsewhere(table, move)
        seat = table.seat_with(move.part)
        if seat == NONE or seat == table.doer:
            return AIMING
        return reach_refused(table, seat, table.works[seat][table.own_work(seat, move.part)])

    def nth_of_kind(self, table: StemTable, kind: int) -> int:
        """§S-06 The Enhancement of this kind that was placed first."""
        for card in table.works[table.aim_seat][table.aim_work].enhancements:
            if table.face(card).kind == kind:
                return card
        return NONE

    def aim(self, table: StemTable, move: StemMove) -> bool:
        """§S-67 The Hero, then the Enhancement."""
        if move.verb == TARGET:
            table.aim_seat = table.seat_with(move.part)
            table.aim_work = table.own_work(table.aim_seat, move.part)
            table.stage = 1
            return self.all
        if move.verb == KIND:
            table.aim_card = self.nth_of_kind(table, move.part)
            return True
        for card in table.works[table.aim_seat][table.aim_work].enhancements:
            if table.cards.faces[card] == move.part:
                table.aim_card = card
        return True


class DiscardEnhancement(ReachEnhancement):
    """Discard one Enhancement, or all, of an opponent's Hero."""

    def __init__(self, all: bool, may: bool) -> None:
        what = "all Enhancements" if all else "one Enhancement"
        words = f"{'You may discard' if may else 'Discard'} {what} from an opponent's Hero."
        super().__init__("discard_enhancement", words, may, all)

    def strike(self, table: StemTable) -> bool:
        held = table.works[table.aim_seat][table.aim_work].enhancements
        for card in held if self.all else [table.aim_card]:
            discard_enhancement(table, table.aim_seat, table.aim_work, card)
        return True


class TakeEnhancement(ReachEnhancement):
    """Take an Enhancement from an opponent's Hero and place it (§S-50)."""

    def __init__(self, may: bool) -> None:
        words = (
            f"{'You may take' if may else 'Take'} one Enhancement from an opponent's Hero and place it on one of yours "
        )
        super().__init__("take_enhancement", words + "that may hold it; otherwise it is discarded.", may, False)

    def strike(self, table: StemTable) -> bool:
        """§S-50 Off its Hero and on one of the taker's; §S-06 who takes it looks at it; §S-51 or it is discarded."""
        table.cards.show(table.aim_card, 1 << table.doer)
        detach(table, table.aim_seat, table.aim_work, table.aim_card)
        table.looked = [table.aim_card]
        if table.events is not None:
            table.tell(TookEnhancement(seat=table.doer, opponent=table.aim_seat))
        table.stage = PLACING_STAGE
        if places_for(table, table.doer, table.face(table.aim_card)):
            return False
        self.place(table, NONE)
        return True

    def candidates(self, table: StemTable) -> list[StemMove]:
        if table.stage != PLACING_STAGE:
            return super().candidates(table)
        return [*[table.moves.own[work.hero.index] for work in table.works[table.doer]], table.moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-50 It must be placed if it can; on a table only imagined it may have no place."""
        if table.stage != PLACING_STAGE:
            return super().refused(table, move)
        card = table.face(table.looked[0])
        if move.verb == DO_WITHOUT:
            return PLACING if places_for(table, table.doer, card) else None
        if move.verb != OWN:
            return PLACING
        rule = own_place_refused(table, table.doer, move.part, card)
        return PLACING if rule is ADDING else rule

    def choose(self, table: StemTable, move: StemMove) -> bool:
        if table.stage != PLACING_STAGE:
            return super().choose(table, move)
        self.place(table, table.own_work(table.doer, move.part) if move.verb == OWN else NONE)
        return True

    def place(self, table: StemTable, index: int) -> None:
        """§E5 On a Hero, or onto the discard pile."""
        card = table.looked.pop()
        if index != NONE:
            attach(table, table.doer, index, card, list(range(len(table.works[table.doer]))))
            return
        discard_hero_card(table, card)
        if table.events is not None:
            table.tell(NoPlace(seat=table.doer, card=table.face(card).id))


class AllowAnyEnhancement(Aimed):
    """An own Hero may use Enhancements of every type from now on (§S-65), and then something more."""

    def __init__(self, then: list[Effect]) -> None:
        words = "Choose one of your Heroes. For the rest of the game it may use Enhancements of every type."
        super().__init__("allow_any_enhancement", " ".join([words, *[each.words for each in then]]), False)
        self.then = then

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        for work in table.works[seat]:
            if not work.granted and work.hero.type != POLYMATH:
                return None
        return NOTHING_TO_CHANGE

    def candidates(self, table: StemTable) -> list[StemMove]:
        return [table.moves.own[work.hero.index] for work in table.works[table.doer]]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-65 No Polymath, and no second grant."""
        index = table.own_work(table.doer, move.part) if move.verb == OWN else NONE
        if index == NONE:
            return self.elsewhere(table, move)
        work = table.works[table.doer][index]
        return NOTHING_TO_CHANGE if work.granted or work.hero.type == POLYMATH else None

    def aim(self, table: StemTable, move: StemMove) -> bool:
        table.aim_work = table.own_work(table.doer, move.part)
        return True

    def strike(self, table: StemTable) -> bool:
        work = table.works[table.doer][table.aim_work]
        table.works[table.doer][table.aim_work] = work.with_grant()
        if table.events is not None:
            table.tell(Granted(seat=table.doer, hero=work.hero.id))
        for effect in self.then:
            table.agenda.append(effect)
        return True


class AttachFromHand(Asking):
    """Add an Enhancement from the hand to another own Hero (§S-46), or to the one just chosen."""

    def __init__(self, other: bool) -> None:
        where = "another Hero of yours that can use it and has a place for it" if other else "that Hero"
        super().__init__("attach_from_hand", f"You may at once add one Enhancement from your hand to {where}.")
        self.other = other

    def begin(self, table: StemTable) -> bool:
        """§S-69 Asked while there is a card in hand and a place to put one, whatever the cards are."""
        table.stage = 0
        if table.hands[table.doer]:
            for index in range(len(table.works[table.doer])):
                if self.is_meant(table, index) and table.works[table.doer][index].has_any_place():
                    return False
        return True

    def is_meant(self, table: StemTable, index: int) -> bool:
        """§S-44 Other than the Hero with the ability, or the one just chosen."""
        if self.other:
            return table.works[table.doer][index].card != table.hero
        return index == table.aim_work

    def candidates(self, table: StemTable) -> list[StemMove]:
        moves = table.moves
        if table.stage == 1:
            return [moves.own[work.hero.index] for work in table.works[table.doer]]
        hand = [card for card in table.hands[table.doer] if table.face(card).is_enhancement()]
        return [*moves_with(table, hand, moves.attach), moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if table.stage == 1:
            return self.place_refused(table, move)
        if move.verb == DO_WITHOUT:
            return None
        if move.verb != ATTACH:
            return ABILITY_ASKS
        if not in_hand(table, table.doer, move.part):
            return NOT_IN_HAND
        why: Rule | None = ADDING
        for index in range(len(table.works[table.doer])):
            if self.is_meant(table, index):
                why = fit_refused(table.works[table.doer][index], table.edition.cards[move.part])
                if why is None:
                    return None
        return why

    def place_refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """The Hero that the card goes on."""
        if move.verb != OWN:
            return ABILITY_ASKS
        index = table.own_work(table.doer, move.part)
        if index == NONE or not self.is_meant(table, index):
            return ADDING
        return fit_refused(table.works[table.doer][index], table.edition.cards[table.aim_card])

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """The card first, then the Hero."""
        if move.verb == ATTACH:
            table.aim_card = move.part
            table.stage = 1
            return False
        if move.verb == OWN:
            card = leave_hand(table, table.doer, table.aim_card)
            meant = [index for index in range(len(table.works[table.doer])) if self.is_meant(table, index)]
            attach_from_hand(table, table.doer, table.own_work(table.doer, move.part), card, meant)
        return True
