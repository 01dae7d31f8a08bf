"""The ops of a card file: their shapes as they are written, and the one named effect that each of them makes."""

from collections.abc import Callable, Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.games.stem import effects, effects_decks, effects_enhancements, effects_field, effects_hands
from labtable.games.stem.ability import Effect
from labtable.games.stem.effects import Passive
from labtable.games.stem.kinds import KINDS, UNLIMITED

Few = Annotated[int, Meta(ge=1, le=10)]
Points = Annotated[int, Meta(ge=0, le=20)]
Enhancement = Literal["item", "location"]
Type = Literal["science", "technology", "engineering", "mathematics"]
Kinds = Annotated[list[Literal["hero", "item", "location", "inspiration"]], Meta(min_length=1)]


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """An effect as a card file names it, with what it needs."""


class DrawOp(Op, frozen=True, tag="draw"):
    """Draw n cards."""

    n: Few


class TakeFromHeroDiscardOp(Op, frozen=True, tag="take_from_hero_discard"):
    """Take a card of these kinds from the Hero discard pile, or do something else if there is none."""

    kinds: Kinds
    fallback: DrawOp | None = None


class DrawAndMayAttachOp(Op, frozen=True, tag="draw_and_may_attach"):
    """Draw a card and attach it at once if it is of these kinds and fits."""

    kinds: Annotated[list[Enhancement], Meta(min_length=1)]


class LookAtHandOp(Op, frozen=True, tag="look_at_hand"):
    """Look at an opponent's hand."""


class GiveCardOp(Op, frozen=True, tag="give_card"):
    """Give a card of the hand to an opponent."""


class NameAndTakeOp(Op, frozen=True, tag="name_and_take"):
    """Name one of these kinds and take such a card from an opponent's hand."""

    kinds: Kinds


class ReplaceFieldOp(Op, frozen=True, tag="replace_field"):
    """Replace all Field cards, or up to so many of one's choice."""

    max: Annotated[int, Meta(ge=1, le=5)] = 1
    all: bool = False


class DigOp(Op, frozen=True, tag="dig"):
    """Look at the top of the Hero deck and keep one card."""

    look: Few


class DigFieldOp(Op, frozen=True, tag="dig_field"):
    """Look at the top of the Discovery deck and put one card into the Field."""

    look: Few


class SwapDiscoveryOp(Op, frozen=True, tag="swap_discovery"):
    """Swap another own Discovery with a Field card of its step."""


class DiscardEnhancementOp(Op, frozen=True, tag="discard_enhancement"):
    """Discard one Enhancement, or all, of an opponent's Hero."""

    all: bool = False
    may: bool = False


class TakeEnhancementOp(Op, frozen=True, tag="take_enhancement"):
    """Take an Enhancement from an opponent's Hero."""

    may: bool = False


class DiscardRandomOp(Op, frozen=True, tag="discard_random"):
    """An opponent discards n cards at random."""

    n: Few


class AttachFromHandOp(Op, frozen=True, tag="attach_from_hand"):
    """Add an Enhancement of the hand to another own Hero, or to the one just chosen."""

    target: Literal["other_hero", "that_hero"] = "other_hero"


class AllowAnyEnhancementOp(Op, frozen=True, tag="allow_any_enhancement"):
    """An own Hero may use Enhancements of every type; then something more."""

    then: AttachFromHandOp | None = None


class ExtraScoreOp(Op, frozen=True, tag="extra_score"):
    """A leave to score once more, perhaps only a card with few points."""

    max_points: Points | None = None


class SetTurnDiscardLimitOp(Op, frozen=True, tag="set_turn_discard_limit"):
    """Any number of discards at the end of this turn."""


class KeepAndDrawOp(Op, frozen=True, tag="keep_and_draw"):
    """Keep the revealed card and draw n more."""

    n: Few


class DiscardRevealedOp(Op, frozen=True, tag="discard_revealed"):
    """Discard the revealed card."""


class WagerOp(Op, frozen=True, tag="wager"):
    """Guess whether the top card of the Hero deck is a Hero."""

    win: KeepAndDrawOp | DiscardRevealedOp
    lose: KeepAndDrawOp | DiscardRevealedOp


class RepeatAbilityOp(Op, frozen=True, tag="repeat_ability"):
    """Use the ability of another own Hero again."""


class CancelOp(Op, frozen=True, tag="cancel"):
    """The card that is answered has no effect."""


class ProtectEnhancementsOp(Op, frozen=True, tag="protect_enhancements"):
    """Opponents cannot touch the Enhancements on this Hero."""


class ImmuneToInspirationsOp(Op, frozen=True, tag="immune_to_inspirations"):
    """Opponents' Inspirations cannot touch this player."""


class ExtraSlotOp(Op, frozen=True, tag="extra_slot"):
    """Further places for Items or Locations."""

    slot: Enhancement
    n: Annotated[int, Meta(ge=1, le=3)] = 1


class ScoreAnyTypeOp(Op, frozen=True, tag="score_any_type"):
    """This Hero may score a Discovery of any type."""


class DoublePointsOp(Op, frozen=True, tag="double_points"):
    """The Enhancements on this Hero count twice."""


class BonusIfAttachedOp(Op, frozen=True, tag="bonus_if_attached"):
    """Points for a certain card on this Hero, fewer for another of a kind."""

    card: str
    points: Points
    else_if_kind: Enhancement = "item"
    else_points: Points = 0


class BonusPerOp(Op, frozen=True, tag="bonus_per"):
    """Points for each Item or Location on own Heroes, or on those of a type."""

    kind: Enhancement
    points: Points
    type: Type | Literal["polymath"] | None = None


class BonusIfOp(Op, frozen=True, tag="bonus_if"):
    """Points if something holds for the own Heroes."""

    condition: Literal["items_equal_locations_and_positive", "at_least_3_types_among_other_own_heroes"]
    points: Points


class TypesIncludeOp(Op, frozen=True, tag="types_include"):
    """The own Heroes include these types."""

    types: Annotated[list[Type], Meta(min_length=1)]


class SameTypeOp(Op, frozen=True, tag="same_type"):
    """So many own Heroes share a type."""

    n: Few


class HeroesHoldingOp(Op, frozen=True, tag="heroes_holding"):
    """So many own Heroes hold this kind."""

    kind: Enhancement
    n: Few


class DiscoveryWorthOp(Op, frozen=True, tag="discovery_worth"):
    """One own Discovery is worth so much."""

    min: Points


class StepsOp(Op, frozen=True, tag="steps"):
    """So many steps are scored."""

    n: Few


class HeroesBareOp(Op, frozen=True, tag="heroes_bare"):
    """So many own Heroes hold no Enhancement."""

    n: Few


class InspirationsPlayedOp(Op, frozen=True, tag="inspirations_played"):
    """At most so many Inspirations played."""

    max: Points


EitherOp = (
    DrawOp
    | TakeFromHeroDiscardOp
    | ReplaceFieldOp
    | DiscardEnhancementOp
    | TakeEnhancementOp
    | DiscardRandomOp
    | AllowAnyEnhancementOp
    | ExtraScoreOp
)
HeroOp = (
    EitherOp
    | DrawAndMayAttachOp
    | LookAtHandOp
    | GiveCardOp
    | NameAndTakeOp
    | DigOp
    | DigFieldOp
    | SwapDiscoveryOp
    | AttachFromHandOp
    | SetTurnDiscardLimitOp
    | WagerOp
    | RepeatAbilityOp
    | ProtectEnhancementsOp
    | ImmuneToInspirationsOp
    | ExtraSlotOp
    | ScoreAnyTypeOp
    | DoublePointsOp
    | BonusIfAttachedOp
    | BonusPerOp
    | BonusIfOp
)
ConditionOp = (
    TypesIncludeOp | SameTypeOp | HeroesHoldingOp | DiscoveryWorthOp | StepsOp | HeroesBareOp | InspirationsPlayedOp
)
PASSIVES = (ProtectEnhancementsOp, ImmuneToInspirationsOp, ExtraSlotOp, ScoreAnyTypeOp)
BONUSES = (DoublePointsOp, BonusIfAttachedOp, BonusPerOp, BonusIfOp)


class HeroSequenceOp(Op, frozen=True, tag="sequence"):
    """Several ops of a Hero in their order; lasting ones and those that score hold besides."""

    ops: Annotated[list[HeroOp], Meta(min_length=1)]


class InspirationSequenceOp(Op, frozen=True, tag="sequence"):
    """Several ops of an Inspiration in their order; at most one of them aims."""

    ops: Annotated[list[EitherOp], Meta(min_length=1)]


AnyHeroOp = HeroOp | HeroSequenceOp
AnyInspirationOp = EitherOp | CancelOp | InspirationSequenceOp


def parts_of(op: AnyHeroOp | AnyInspirationOp) -> list[Op]:
    """The ops of a card, a sequence taken apart."""
    return list(op.ops) if isinstance(op, HeroSequenceOp | InspirationSequenceOp) else [op]


def bits(words: tuple[str, ...], chosen: list[str]) -> int:
    """Some of these words as bits."""
    return sum(1 << number for number, word in enumerate(words) if word in chosen)


def make_effect(op: Op) -> Effect:
    """The effect that an op names."""
    match op:
        case DrawOp():
            return effects.Draw(op.n)
        case TakeFromHeroDiscardOp():
            fallback = [make_effect(op.fallback)] if op.fallback else []
            return effects_hands.TakeFromHeroDiscard(bits(KINDS, list(op.kinds)), fallback)
        case DrawAndMayAttachOp():
            return effects_decks.DrawAndMayAttach(bits(KINDS, list(op.kinds)))
        case NameAndTakeOp():
            return effects_hands.NameAndTake(bits(KINDS, list(op.kinds)))
        case ReplaceFieldOp() | DigOp() | DigFieldOp() | WagerOp() | KeepAndDrawOp():
            return make_deck_effect(op)
        case DiscardEnhancementOp():
            return effects_enhancements.DiscardEnhancement(op.all, op.may)
        case TakeEnhancementOp():
            return effects_enhancements.TakeEnhancement(op.may)
        case DiscardRandomOp():
            return effects_hands.DiscardRandom(op.n)
        case AttachFromHandOp():
            return effects_enhancements.AttachFromHand(op.target == "other_hero")
        case AllowAnyEnhancementOp():
            return effects_enhancements.AllowAnyEnhancement([make_effect(op.then)] if op.then else [])
        case ExtraScoreOp():
            return effects.ExtraScore(UNLIMITED if op.max_points is None else op.max_points)
        case _:
            return SIMPLE[type(op)]()


def make_deck_effect(op: ReplaceFieldOp | DigOp | DigFieldOp | WagerOp | KeepAndDrawOp) -> Effect:
    """The effects on the Field and the decks."""
    match op:
        case ReplaceFieldOp():
            return effects_field.ReplaceField(effects_field.ALL if op.all else op.max)
        case DigOp():
            return effects_decks.Dig(op.look)
        case DigFieldOp():
            return effects_field.DigField(op.look)
        case WagerOp():
            return effects_decks.Wager([make_effect(op.win)], [make_effect(op.lose)])
        case _:
            return effects_decks.KeepAndDraw(op.n)


SIMPLE: Mapping[type[Op], Callable[[], Effect]] = {
    LookAtHandOp: effects_hands.LookAtHand,
    GiveCardOp: effects_hands.GiveCard,
    SwapDiscoveryOp: effects_field.SwapDiscovery,
    SetTurnDiscardLimitOp: effects.SetTurnDiscardLimit,
    DiscardRevealedOp: effects_decks.DiscardRevealed,
    RepeatAbilityOp: effects.RepeatAbility,
    CancelOp: effects.Cancel,
}


def make_passive(op: Op) -> Passive:
    """What lasts, by the op that names it."""
    match op:
        case ExtraSlotOp():
            return effects.ExtraSlot(KINDS.index(op.slot), op.n)
        case ProtectEnhancementsOp():
            return effects.ProtectEnhancements()
        case ImmuneToInspirationsOp():
            return effects.ImmuneToInspirations()
        case _:
            return effects.ScoreAnyType()
