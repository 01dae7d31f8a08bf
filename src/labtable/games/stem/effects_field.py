"""Effects on the Field and the Discoveries: replacing, digging for and swapping them."""

from typing import Final

from labtable.games.stem.ability import Asking
from labtable.games.stem.discovery import swap_refused
from labtable.games.stem.events import FieldDiscarded, LookedAtDeck, SawCards, Swapped, TurnedUp
from labtable.games.stem.kinds import NONE
from labtable.games.stem.moves import DO_WITHOUT, FIELD, OWN, PUT, STOP, StemMove
from labtable.games.stem.piles import (
    discard_discovery,
    fill_place,
    is_empty,
    place_in_field,
    put_under,
    top_of_discoveries,
)
from labtable.games.stem.rules import ABILITY_ASKS, LOOKED_AT, NOTHING_TO_CHANGE, RESERVED, SWAPPING
from labtable.games.stem.table import StemTable
from labtable.kernel.rule import Rule
from labtable.kernel.seats import EVERYBODY

ALL: Final = 0


def free_refused(table: StemTable, discovery: int) -> Rule | None:
    """§S-26, §S-12 A card of the Field that is not reserved."""
    place = place_in_field(table, discovery)
    return RESERVED if place == NONE or table.field[place] == table.reserved else None


def field_moves(table: StemTable) -> list[StemMove]:
    """The cards of the Field as moves."""
    return [table.moves.field[table.finds.faces[card]] for card in table.field if card != NONE]


class ReplaceField(Asking):
    """Discard Field cards and deal new ones in their places (§S-26)."""

    def __init__(self, most: int) -> None:
        if most == ALL:
            words = "Discard every Field card that is not being scored and deal new ones."
        else:
            cards = f"{most} other Field card{'s' if most > 1 else ''}"
            words = f"You may discard up to {cards} and deal new ones in their places."
        super().__init__("replace_field", words)
        self.most = most

    def begin(self, table: StemTable) -> bool:
        """All at once, or one after the other."""
        table.picks = []
        if self.most != ALL:
            return self.only_offer(table) is not None
        table.picks = [place for place, card in enumerate(table.field) if card != NONE and card != table.reserved]
        self.deal(table)
        return True

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        """§S-65 The Field holds a card."""
        return NOTHING_TO_CHANGE if is_empty(table.field) else None

    def candidates(self, table: StemTable) -> list[StemMove]:
        return [*field_moves(table), table.moves.stop]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if move.verb == STOP:
            return None
        if move.verb != FIELD:
            return ABILITY_ASKS
        return RESERVED if place_in_field(table, move.part) in table.picks else free_refused(table, move.part)

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """§S-26 Up to the number, then all of them are dealt with together."""
        if move.verb == FIELD:
            table.picks.append(place_in_field(table, move.part))
            if len(table.picks) < self.most and self.only_offer(table) is None:
                return False
        self.deal(table)
        return True

    def deal(self, table: StemTable) -> None:
        """§S-26 First all go to the discard pile, then each place gets a new card."""
        for place in table.picks:
            if table.events is not None:
                table.tell(FieldDiscarded(seat=table.doer, card=table.find(table.field[place]).id))
            discard_discovery(table, place)
        for place in table.picks:
            fill_place(table, place)
        table.picks = []


class DigField(Asking):
    """Look at the top of the Discovery deck and put one card into the Field (§S-35)."""

    def __init__(self, look: int) -> None:
        super().__init__(
            "dig_field",
            f"Look at the top {look} Discovery cards; you may put one into the Field in place of another Field card, "
            "which is discarded. Put the rest on the bottom in random order.",
        )
        self.look = look

    def begin(self, table: StemTable) -> bool:
        table.take_aim_anew()
        for _ in range(self.look):
            card = top_of_discoveries(table)
            if card == NONE:
                break
            table.finds.show(card, 1 << table.doer)
            table.looked.append(card)
        if table.events is not None:
            table.tell(LookedAtDeck(seat=table.doer, deck="discovery", cards=len(table.looked)))
            table.tell(SawCards(seat=table.doer, cards=[table.find(card).id for card in table.looked]))
        if table.looked and self.has_free_place(table):
            return False
        return self.put_back(table)

    def has_free_place(self, table: StemTable) -> bool:
        """Whether a Field card can be replaced."""
        return any(card != NONE and card != table.reserved for card in table.field)

    def candidates(self, table: StemTable) -> list[StemMove]:
        if table.stage == 1:
            return field_moves(table)
        return [*[table.moves.put[table.finds.faces[card]] for card in table.looked], table.moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if table.stage == 1:
            return free_refused(table, move.part) if move.verb == FIELD else ABILITY_ASKS
        if move.verb == DO_WITHOUT:
            return None
        if move.verb != PUT:
            return ABILITY_ASKS
        return LOOKED_AT if self.looked_card(table, move.part) == NONE else None

    def looked_card(self, table: StemTable, face: int) -> int:
        """The card with this face among those looked at, or NONE."""
        for card in table.looked:
            if table.finds.faces[card] == face:
                return card
        return NONE

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """The new card, then the place it goes to."""
        if move.verb == PUT:
            table.aim_card = self.looked_card(table, move.part)
            table.stage = 1
            return False
        if move.verb == FIELD:
            self.put(table, place_in_field(table, move.part))
        return self.put_back(table)

    def put(self, table: StemTable, place: int) -> None:
        """§S-35 Into the Field in place of another, which is discarded."""
        gone = table.find(table.field[place])
        discard_discovery(table, place)
        table.looked.remove(table.aim_card)
        table.field[place] = table.aim_card
        table.finds.show(table.aim_card, EVERYBODY)
        if table.events is not None:
            table.tell(FieldDiscarded(seat=table.doer, card=gone.id))
            table.tell(TurnedUp(card=table.find(table.aim_card).id))

    def put_back(self, table: StemTable) -> bool:
        """§S-35 The rest under the deck."""
        put_under(table, table.doer, table.looked, False)
        table.looked = []
        return True


class SwapDiscovery(Asking):
    """Swap one of the other own Discoveries with a Field card of the same step (§S-48)."""

    def __init__(self) -> None:
        super().__init__(
            "swap_discovery",
            "You may swap one of your other Discoveries with a Field card of the same step that its Hero could score.",
        )

    def begin(self, table: StemTable) -> bool:
        table.take_aim_anew()
        return self.only_offer(table) is not None

    def candidates(self, table: StemTable) -> list[StemMove]:
        if table.stage == 1:
            return field_moves(table)
        return [*[table.moves.own[work.hero.index] for work in table.works[table.doer]], table.moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if table.stage == 1:
            if move.verb != FIELD:
                return ABILITY_ASKS
            place = place_in_field(table, move.part)
            return SWAPPING if place == NONE else swap_refused(table, table.aim_work, place)
        if move.verb == DO_WITHOUT:
            return None
        if move.verb != OWN:
            return ABILITY_ASKS
        index = table.own_work(table.doer, move.part)
        return None if index != NONE and self.can_swap(table, index) else SWAPPING

    def can_swap(self, table: StemTable, index: int) -> bool:
        """Whether any Field card could be had for this Discovery."""
        return any(card != NONE and swap_refused(table, index, place) is None for place, card in enumerate(table.field))

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """The own Discovery, by its Hero, then the Field card."""
        if move.verb == OWN:
            table.aim_work = table.own_work(table.doer, move.part)
            table.stage = 1
            return False
        if move.verb == FIELD:
            self.swap(table, place_in_field(table, move.part))
        return True

    def swap(self, table: StemTable, place: int) -> None:
        """§S-48 The cards change places exactly; §S-20 nothing is scored."""
        work = table.works[table.doer][table.aim_work]
        taken = table.field[place]
        table.field[place] = work.discovery
        table.works[table.doer][table.aim_work] = work.scored(taken, work.step)
        if table.events is not None:
            given = table.find(work.discovery)
            table.tell(Swapped(seat=table.doer, given=given.id, taken=table.find(taken).id))
