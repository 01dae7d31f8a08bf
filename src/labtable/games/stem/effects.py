"""What cards do: each op of the card file is one named effect that words itself, asks, and is carried out.

An effect is begun; it is done at once or asks its player something (§S-13). What was chosen so far is kept on the table
as plain numbers, so an effect itself never changes and many tables can share it.
"""

from abc import abstractmethod

from labtable.games.stem.ability import Asking, Effect
from labtable.games.stem.events import GotLeave
from labtable.games.stem.events_cards import Cancelled, Repeated
from labtable.games.stem.kinds import ALL_STEPS, NONE, UNLIMITED
from labtable.games.stem.moves import DO_WITHOUT, OWN, StemMove
from labtable.games.stem.piles import draw
from labtable.games.stem.rules import (
    ABILITY_ASKS,
    AIMING,
    NOTHING_TO_CHANGE,
    REPEATED,
    SCORING_ONCE_MORE,
)
from labtable.games.stem.table import StemTable
from labtable.kernel.fixed import Fixed
from labtable.kernel.rule import Rule


class Aimed(Asking):
    """§S-67 An effect with an aim, chosen on announcing an Inspiration or on carrying out a Hero's ability."""

    def __init__(self, id: str, words: str, may: bool) -> None:
        super().__init__(id, words)
        self.may = may

    def aims(self) -> bool:
        return True

    def begin(self, table: StemTable) -> bool:
        """§S-13 Aim first, unless that is done; without anything to aim at there is nothing to do."""
        if table.aimed:
            return self.strike(table)
        table.take_aim_anew()
        return self.miss(table) if self.idle(table, table.doer) is not None else False

    def choose(self, table: StemTable, move: StemMove) -> bool:
        """One part of the aim, then the effect itself if it was not only announced."""
        if move.verb == DO_WITHOUT:
            return True
        if not self.aim(table, move):
            return False
        return True if table.is_aiming() else self.strike(table)

    @abstractmethod
    def aim(self, table: StemTable, move: StemMove) -> bool:
        """Take in one part of the aim; whether it is whole now."""

    @abstractmethod
    def strike(self, table: StemTable) -> bool:
        """Carry it out on what was aimed at; False if its player must choose something more."""

    def miss(self, table: StemTable) -> bool:
        """What is done when there is nothing to aim at."""
        return True

    def elsewhere(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-13 Doing without is open where the card says may; anything else is not asked for."""
        if move.verb == DO_WITHOUT and self.may and table.stage == 0:
            return None
        return AIMING if table.is_aiming() else ABILITY_ASKS


class Draw(Effect):
    """Draw cards."""

    def __init__(self, n: int) -> None:
        super().__init__("draw", f"Draw {n} card{'s' if n > 1 else ''}.")
        self.n = n

    def begin(self, table: StemTable) -> bool:
        """§S-66 A hand may grow beyond six."""
        draw(table, table.doer, self.n)
        return True

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        return None if table.hero_deck or table.hero_discard else NOTHING_TO_CHANGE


class SetTurnDiscardLimit(Effect):
    """Any number of discards at the end of this turn (§S-21)."""

    def __init__(self) -> None:
        super().__init__("set_turn_discard_limit", "At the end of this turn you may discard any number of cards.")

    def begin(self, table: StemTable) -> bool:
        table.limit = UNLIMITED
        return True


class ExtraScore(Effect):
    """A leave to score once more in this turn (§S-25)."""

    def __init__(self, max_points: int) -> None:
        which = (
            "one more Discovery" if max_points == UNLIMITED else f"a Discovery printed with {max_points} points or less"
        )
        super().__init__("extra_score", f"After your action you may play another Hero this turn to score {which}.")
        self.max_points = max_points

    def begin(self, table: StemTable) -> bool:
        table.leaves.append(self.max_points)
        if table.events is not None:
            table.tell(GotLeave(seat=table.doer, points=self.max_points))
        return True

    def idle(self, table: StemTable, seat: int) -> Rule | None:
        """§S-25 Useless after the last scoring, with as wide a leave, or with all steps."""
        if table.scored >= table.options.max_scores or table.steps[seat] == ALL_STEPS:
            return SCORING_ONCE_MORE
        return SCORING_ONCE_MORE if table.leaves and max(table.leaves) >= self.max_points else None


class RepeatAbility(Asking):
    """Use the ability of another own Hero again (§S-44)."""

    def __init__(self) -> None:
        super().__init__(
            "repeat_ability",
            "You may use the on-play ability of one other Hero in front of you again, as if this Hero had it.",
        )

    def begin(self, table: StemTable) -> bool:
        """Asked if there is a Hero to choose."""
        return self.only_offer(table) is not None

    def threatens(self, table: StemTable, seat: int) -> bool:
        """§S-44 Whom one of the abilities threatens that can be repeated."""
        heroes = [work.hero for work in table.works[table.doer] if work.card != table.hero and not work.hero.repeats]
        return any(effect.threatens(table, seat) for hero in heroes for effect in hero.does)

    def candidates(self, table: StemTable) -> list[StemMove]:
        return [*[table.moves.own[work.hero.index] for work in table.works[table.doer]], table.moves.none]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-44 Another own Hero with an ability for when it is played that repeats no other."""
        if move.verb == DO_WITHOUT:
            return None
        if move.verb != OWN:
            return ABILITY_ASKS
        index = table.own_work(table.doer, move.part)
        if index == NONE or table.works[table.doer][index].card == table.hero:
            return REPEATED
        hero = table.works[table.doer][index].hero
        return None if hero.has_ability() and not hero.repeats else REPEATED

    def choose(self, table: StemTable, move: StemMove) -> bool:
        if move.verb == OWN:
            hero = table.edition.cards[move.part]
            if table.events is not None:
                table.tell(Repeated(seat=table.doer, hero=hero.id))
            for effect in reversed(hero.does):
                table.agenda.append(effect)
        return True


class Cancel(Effect):
    """The card that is answered has no effect (§S-62); the stack of answers carries it out."""

    def __init__(self) -> None:
        super().__init__(
            "cancel",
            "Play in answer to an opponent's on-play ability or Inspiration: it has no effect. The Hero still scores.",
        )

    def begin(self, table: StemTable) -> bool:
        """§S-62 The card under this one on the stack."""
        table.cancelled = True
        if table.events is not None:
            table.tell(Cancelled(seat=table.stack_seats[-1], card=table.face(table.stack[-1]).id))
        return True


class Passive(Fixed):
    """§S-43 Something that holds from the announcement of its Hero to the end of the game."""

    def __init__(self, id: str, words: str) -> None:
        super().__init__(id)
        self.words = words


class ProtectEnhancements(Passive):
    """Opponents cannot touch the Enhancements on this Hero (§S-47)."""

    def __init__(self) -> None:
        super().__init__("protect_enhancements", "Opponents cannot take, move or discard Enhancements on this Hero.")


class ImmuneToInspirations(Passive):
    """Opponents' Inspirations cannot touch this player (§S-47)."""

    def __init__(self) -> None:
        super().__init__(
            "immune_to_inspirations", "Inspirations of opponents have no effect on you, your hand or your cards."
        )


class ExtraSlot(Passive):
    """Further places for Items or Locations (§S-52)."""

    def __init__(self, kind: int, n: int) -> None:
        places = f"{n + 1} {('Items', 'Locations')[kind - 1]}"
        super().__init__("extra_slot", f"This Hero may hold {places}.")
        self.kind = kind
        self.n = n


class ScoreAnyType(Passive):
    """May score a Discovery of any type (§S-43)."""

    def __init__(self) -> None:
        super().__init__(
            "score_any_type",
            "This Hero may score a Discovery of any type. Its Enhancements must still be of its own type.",
        )
