"""Effects on hands and on the Hero discard pile."""

from typing import Final

from labtable.games.stem.ability import Asking, Effect
from labtable.games.stem.card import Card
from labtable.games.stem.effects import Aimed
from labtable.games.stem.events_cards import (
    LookedAtHand,
    LostCard,
    NamedKind,
    PassedCard,
    PassedHidden,
    SawHand,
    TookFromDiscard,
)
from labtable.games.stem.kinds import ANY_TYPE, KINDS
from labtable.games.stem.moves import DO_WITHOUT, GIVE, KIND, OPPONENT, TAKE, StemMove
from labtable.games.stem.piles import discard_hero_card, in_hand, is_among, leave_hand, moves_with
from labtable.games.stem.rules import ABILITY_ASKS, NOT_IN_HAND, NOTHING_TO_CHANGE, OTHER_HANDS, PROTECTED
from labtable.games.stem.table import StemTable
from labtable.kernel.rule import Rule
from labtable.kernel.seats import only

NAMING: Final = 1
TAKING: Final = 2


def kinds_in_words(kinds: int) -> str:
    """Kinds as they stand on a card: `Item or Location`."""
    names = kind_names(kinds)
    return "card" if len(names) == len(KINDS) else " or ".join(names)


def kind_names(kinds: int) -> list[str]:
    """The names of these kinds."""
    return [KINDS[kind].capitalize() for kind in range(len(KINDS)) if (kinds >> kind) & 1]


def opponent_refused(table: StemTable, move: StemMove) -> Rule | None:
    """§S-49 Another player at this table who holds a card."""
    if move.part == table.doer or move.part >= table.seats:
        return OTHER_HANDS
    return None if table.hands[move.part] else OTHER_HANDS


def show_hand(table: StemTable, of: int, to: int) -> None:
    """§S-78 The looker knows every card of the hand from now on."""
    for card in table.hands[of]:
        table.cards.show(card, 1 << to)
    if table.events is not None:
        table.tell(LookedAtHand(seat=to, opponent=of))
        table.tell(SawHand(seat=to, opponent=of, cards=[table.face(card).id for card in table.hands[of]]))


def pass_card(table: StemTable, card: int, giver: int, taker: int) -> None:
    """§S-78 From hand to hand: both know it now, and whoever knew it goes on knowing it."""
    table.hands[taker].append(card)
    table.cards.show(card, only(giver, taker))
    if table.events is not None:
        table.tell(PassedCard(giver=giver, seat=taker, card=table.face(card).id))
        table.tell(PassedHidden(giver=giver, seat=taker))


class TakeFromHeroDiscard(Aimed):
    """Take a card of certain kinds from the Hero discard pile (§S-46); something else if there is none."""

    def __init__(self, kinds: int, fallback: list[Effect]) -> None:
        words = f"Take one {kinds_in_words(kinds)} from the Hero discard pile into your hand"
        instead = f"; if there is none: {fallback[0].words}" if fallback else "."
        super().__init__("take_from_hero_discard", words + instead, False)
        self.kinds = kinds
        self.fallback = fallback

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        for card in table.hero_discard:
            if self.asks_for(table.face(card)):
                return None
        return NOTHING_TO_CHANGE

    def miss(self, table: StemTable) -> bool:
        """§S-46 Nothing to take."""
        for effect in self.fallback:
            table.agenda.append(effect)
        return True

    def candidates(self, table: StemTable) -> list[StemMove]:
        return moves_with(table, table.hero_discard, table.moves.take)

    def possible(self, table: StemTable) -> list[StemMove]:
        """§S-46 The cards of these kinds."""
        asked = [card for card in table.hero_discard if self.asks_for(table.face(card))]
        return moves_with(table, asked, table.moves.take)

    def only_offer(self, table: StemTable) -> StemMove | None:
        """Two different cards of these kinds are a choice, whatever else lies there."""
        found: Card | None = None
        for card in table.hero_discard:
            face = table.face(card)
            if self.asks_for(face):
                if found is not None and face is not found:
                    return None
                found = face
        return super().only_offer(table)

    def asks_for(self, card: Card) -> bool:
        """Whether it is of one of these kinds."""
        return (self.kinds >> card.kind) & 1 == 1

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if move.verb != TAKE:
            return self.elsewhere(table, move)
        asked = self.asks_for(table.edition.cards[move.part])
        return None if asked and is_among(table, table.hero_discard, move.part) else self.elsewhere(table, move)

    def aim(self, table: StemTable, move: StemMove) -> bool:
        for card in table.hero_discard:
            if table.cards.faces[card] == move.part:
                table.aim_card = card
        return True

    def strike(self, table: StemTable) -> bool:
        """§S-78 All know what came from the discard pile."""
        table.hero_discard.remove(table.aim_card)
        table.hands[table.doer].append(table.aim_card)
        if table.events is not None:
            table.tell(TookFromDiscard(seat=table.doer, card=table.face(table.aim_card).id))
        return True


class LookAtHand(Aimed):
    """Look at the hand of an opponent (§S-49)."""

    def __init__(self) -> None:
        super().__init__("look_at_hand", "Look at one opponent's hand.", False)

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        for other in range(table.seats):
            if other != seat and table.hands[other]:
                return None
        return NOTHING_TO_CHANGE

    def threatens(self, table: StemTable, seat: int) -> bool:
        """Whoever holds a card."""
        return bool(table.hands[seat])

    def candidates(self, table: StemTable) -> list[StemMove]:
        return table.moves.opponent

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        return opponent_refused(table, move) if move.verb == OPPONENT else self.elsewhere(table, move)

    def aim(self, table: StemTable, move: StemMove) -> bool:
        table.aim_seat = move.part
        return True

    def strike(self, table: StemTable) -> bool:
        show_hand(table, table.aim_seat, table.doer)
        return True


class GiveCard(Asking):
    """Give a card of the hand to an opponent (§S-49)."""

    def __init__(self) -> None:
        super().__init__("give_card", "Give one card from your hand to an opponent.")

    def begin(self, table: StemTable) -> bool:
        table.take_aim_anew()
        return not table.hands[table.doer]

    def candidates(self, table: StemTable) -> list[StemMove]:
        if table.stage == 0:
            return moves_with(table, table.hands[table.doer], table.moves.give)
        return table.moves.opponent

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if table.stage == 0:
            if move.verb != GIVE:
                return ABILITY_ASKS
            return None if in_hand(table, table.doer, move.part) else NOT_IN_HAND
        if move.verb != OPPONENT:
            return ABILITY_ASKS
        return OTHER_HANDS if move.part == table.doer or move.part >= table.seats else None

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """§S-49 The card first, then who gets it."""
        if table.stage == 0:
            table.aim_card = move.part
            table.stage = 1
            return False
        pass_card(table, leave_hand(table, table.doer, table.aim_card), table.doer, move.part)
        return True


class NameAndTake(Asking):
    """Name a kind, see an opponent's hand, take a card of that kind (§S-49)."""

    def __init__(self, kinds: int) -> None:
        super().__init__(
            "name_and_take",
            f"Choose an opponent and name a kind ({', '.join(kind_names(kinds))}). "
            "See that hand and take one card of the named kind, if there is one.",
        )
        self.kinds = kinds

    def begin(self, table: StemTable) -> bool:
        """§S-49 Left out if no opponent holds a card."""
        table.take_aim_anew()
        return not self.offers(table)

    def threatens(self, table: StemTable, seat: int) -> bool:
        """Whoever holds a card."""
        return bool(table.hands[seat])

    def candidates(self, table: StemTable) -> list[StemMove]:
        if table.stage == 0:
            return table.moves.opponent
        if table.stage == NAMING:
            return table.moves.kind
        return [*moves_with(table, table.hands[table.aim_seat], table.moves.take), table.moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if table.stage == 0:
            return opponent_refused(table, move) if move.verb == OPPONENT else ABILITY_ASKS
        if table.stage == NAMING:
            if move.verb != KIND:
                return ABILITY_ASKS
            return None if (self.kinds >> move.part) & 1 else OTHER_HANDS
        return self.take_refused(table, move)

    def take_refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-49 A card of the kind must be taken if there is one; in a hand only imagined there may be none."""
        if move.verb == DO_WITHOUT:
            return OTHER_HANDS if holds_kind(table, table.aim_seat, table.aim_card) else None
        if move.verb != TAKE or table.edition.kinds[move.part] != table.aim_card:
            return OTHER_HANDS
        return None if in_hand(table, table.aim_seat, move.part) else OTHER_HANDS

    def choose(self, table: StemTable, move: StemMove) -> bool:
        if move.verb == OPPONENT:
            table.aim_seat = move.part
            table.stage = NAMING
            return False
        if move.verb == KIND:
            table.aim_card = move.part
            return self.look(table)
        if move.verb == TAKE:
            card = leave_hand(table, table.aim_seat, move.part)
            table.narrow(card, table.edition.cards[move.part].mark | ANY_TYPE)
            pass_card(table, card, table.aim_seat, table.doer)
            self.rule_out(table)
        return True

    def look(self, table: StemTable) -> bool:
        """§S-78 All learn whether the hand holds the kind."""
        found = holds_kind(table, table.aim_seat, table.aim_card)
        if table.events is not None:
            kind = KINDS[table.aim_card]
            table.tell(NamedKind(seat=table.doer, opponent=table.aim_seat, card_kind=kind, found=found))
        show_hand(table, table.aim_seat, table.doer)
        self.rule_out(table)
        table.stage = TAKING
        return not found

    def rule_out(self, table: StemTable) -> None:
        """§S-78 Without the kind every card in the hand is marked; §S-69 that the only one was taken all have seen."""
        if not holds_kind(table, table.aim_seat, table.aim_card):
            for card in table.hands[table.aim_seat]:
                table.narrow(card, ~(1 << table.aim_card))


def holds_kind(table: StemTable, seat: int, kind: int) -> bool:
    """Whether a hand holds a card of this kind."""
    return any(table.face(card).kind == kind for card in table.hands[seat])


class DiscardRandom(Aimed):
    """An opponent discards cards at random (§S-65)."""

    def __init__(self, n: int) -> None:
        super().__init__("discard_random", f"An opponent discards {n} card{'s' if n > 1 else ''} at random.", False)
        self.n = n

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        """§S-65 An opponent with a card, and §S-47 not immune to Inspirations."""
        rule = NOTHING_TO_CHANGE
        for other in range(table.seats):
            if other != seat and table.hands[other]:
                if not table.shielded(other):
                    return None
                rule = PROTECTED
        return rule

    def threatens(self, table: StemTable, seat: int) -> bool:
        """Who holds a card; §S-47 the immune lose none to an Inspiration."""
        return bool(table.hands[seat]) and not table.shielded(seat)

    def candidates(self, table: StemTable) -> list[StemMove]:
        return table.moves.opponent

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if move.verb != OPPONENT:
            return self.elsewhere(table, move)
        rule = opponent_refused(table, move)
        return PROTECTED if rule is None and table.shielded(move.part) else rule

    def aim(self, table: StemTable, move: StemMove) -> bool:
        table.aim_seat = move.part
        return True

    def strike(self, table: StemTable) -> bool:
        """§S-65 One who has fewer cards loses those."""
        hand = table.hands[table.aim_seat]
        for _ in range(min(self.n, len(hand))):
            card = hand.pop(table.rng.below(len(hand)))
            discard_hero_card(table, card)
            if table.events is not None:
                table.tell(LostCard(seat=table.aim_seat, card=table.face(card).id))
        return True
