"""Effects on the Hero deck: a wager on its top card, a look at more of them, a lucky draw."""

from labtable.games.stem.ability import Asking, Effect
from labtable.games.stem.effects_hands import kinds_in_words
from labtable.games.stem.enhancement import attach_from_hand, fit_refused
from labtable.games.stem.events import LookedAtDeck, SawCards, Wagered
from labtable.games.stem.kinds import HERO, NONE
from labtable.games.stem.moves import ATTACH, DO_WITHOUT, GUESS, GUESS_HERO, TAKE, StemMove
from labtable.games.stem.piles import discard_hero_card, draw, is_among, moves_with, put_under, top_of_heroes
from labtable.games.stem.rules import ABILITY_ASKS, GUESSING, LOOKED_AT
from labtable.games.stem.table import StemTable
from labtable.kernel.rule import Rule


class DrawAndMayAttach(Asking):
    """Draw a card and attach it at once if it may go on this Hero (§S-46)."""

    def __init__(self, kinds: int) -> None:
        super().__init__(
            "draw_and_may_attach",
            f"Draw 1 card. If it is an {kinds_in_words(kinds)} that this Hero can use and has a place for, "
            "you may attach it at once.",
        )
        self.kinds = kinds

    def begin(self, table: StemTable) -> bool:
        """§S-69 Asked whatever was drawn."""
        before = len(table.hands[table.doer])
        draw(table, table.doer, 1)
        return len(table.hands[table.doer]) == before

    def candidates(self, table: StemTable) -> list[StemMove]:
        drawn = table.face(table.hands[table.doer][-1])
        fresh = [table.moves.attach[drawn.index]] if drawn.is_enhancement() else []
        return [*fresh, table.moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if move.verb == DO_WITHOUT:
            return None
        if move.verb != ATTACH:
            return ABILITY_ASKS
        drawn = table.cards.faces[table.hands[table.doer][-1]]
        if move.part != drawn or not (self.kinds >> table.edition.kinds[drawn]) & 1:
            return GUESSING
        return fit_refused(table.works[table.doer][table.own_hero()], table.edition.cards[drawn])

    def choose(self, table: StemTable, move: StemMove) -> bool:
        if move.verb == ATTACH:
            hero = table.own_hero()
            attach_from_hand(table, table.doer, hero, table.hands[table.doer].pop(), [hero])
        return True


class Wager(Asking):
    """Guess whether the top card of the Hero deck is a Hero (§S-46)."""

    def __init__(self, win: list[Effect], lose: list[Effect]) -> None:
        super().__init__(
            "wager",
            "Guess whether the top card of the Hero deck is a Hero, and reveal it. "
            f"Right: {win[0].words} Wrong: {lose[0].words}",
        )
        self.win = win
        self.lose = lose

    def begin(self, table: StemTable) -> bool:
        """§S-46 Without a card nobody guesses; §S-40 a new deck is made only when the card is needed."""
        return not table.hero_deck and not table.hero_discard

    def candidates(self, table: StemTable) -> list[StemMove]:
        return table.moves.guess

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        return None if move.verb == GUESS else ABILITY_ASKS

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """§S-78 The card is shown to all."""
        card = top_of_heroes(table)
        table.cards.show(card)
        table.looked = [card]
        right = (table.face(card).kind == HERO) == (move.part == GUESS_HERO)
        if table.events is not None:
            table.tell(Wagered(seat=table.doer, card=table.face(card).id, guess=move.text, right=right))
        for effect in self.win if right else self.lose:
            table.agenda.append(effect)
        return True


class KeepAndDraw(Effect):
    """Keep the revealed card and draw more."""

    def __init__(self, n: int) -> None:
        super().__init__("keep_and_draw", f"keep it and draw {n} more.")
        self.n = n

    def begin(self, table: StemTable) -> bool:
        table.hands[table.doer].append(table.looked.pop())
        draw(table, table.doer, self.n)
        return True


class DiscardRevealed(Effect):
    """Discard the revealed card."""

    def __init__(self) -> None:
        super().__init__("discard_revealed", "discard it.")

    def begin(self, table: StemTable) -> bool:
        discard_hero_card(table, table.looked.pop())
        return True


class Dig(Asking):
    """Look at the top of the Hero deck and keep one card (§S-35)."""

    def __init__(self, look: int) -> None:
        super().__init__(
            "dig",
            f"Look at the top {look} cards of the Hero deck, keep one, put the others on the bottom in random order.",
        )
        self.look = look

    def begin(self, table: StemTable) -> bool:
        """§S-35 As many as there are."""
        for _ in range(self.look):
            card = top_of_heroes(table)
            if card == NONE:
                break
            table.cards.show(card, 1 << table.doer)
            table.looked.append(card)
        if table.events is not None:
            table.tell(LookedAtDeck(seat=table.doer, deck="hero", cards=len(table.looked)))
            table.tell(SawCards(seat=table.doer, cards=[table.face(card).id for card in table.looked]))
        return not table.looked

    def candidates(self, table: StemTable) -> list[StemMove]:
        return moves_with(table, table.looked, table.moves.take)

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        if move.verb != TAKE:
            return ABILITY_ASKS
        return None if is_among(table, table.looked, move.part) else LOOKED_AT

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """§S-35 One to the hand, the rest under the deck."""
        rest: list[int] = []
        kept = NONE
        for card in table.looked:
            if kept == NONE and table.cards.faces[card] == move.part:
                kept = card
            else:
                rest.append(card)
        table.hands[table.doer].append(kept)
        table.looked = []
        put_under(table, table.doer, rest, True)
        return True
