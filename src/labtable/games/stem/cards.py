"""Reading a card file: its shape, its checks, and the edition the rules play with."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Literal

from msgspec import Meta

from labtable.games.stem import bonuses
from labtable.games.stem.ability import Bonus, Condition
from labtable.games.stem.card import Card, Challenge, Discovery
from labtable.games.stem.edition import Edition
from labtable.games.stem.effects import ExtraSlot, ImmuneToInspirations, Passive, ProtectEnhancements
from labtable.games.stem.kinds import (
    ANY_TIME,
    HERO,
    INSPIRATION,
    ITEM,
    KINDS,
    LOCATION,
    NO_TYPE,
    OWN_TURN,
    STEP_NAMES,
    STEPS,
    TYPES,
    WILD,
    WINDOWS,
)
from labtable.games.stem.ops import (
    BONUSES,
    PASSIVES,
    AnyHeroOp,
    AnyInspirationOp,
    AttachFromHandOp,
    BonusIfAttachedOp,
    BonusIfOp,
    BonusPerOp,
    CancelOp,
    ConditionOp,
    DiscardEnhancementOp,
    DiscoveryWorthOp,
    ExtraScoreOp,
    HeroesBareOp,
    HeroesHoldingOp,
    Op,
    Points,
    RepeatAbilityOp,
    ReplaceFieldOp,
    SameTypeOp,
    StepsOp,
    TakeEnhancementOp,
    TakeFromHeroDiscardOp,
    Type,
    TypesIncludeOp,
    bits,
    make_effect,
    make_passive,
    parts_of,
)
from labtable.kernel.edition import CardRow, EditionFile, Mark, Row, Words
from labtable.kernel.problem import Problem

DiscoveryId = Annotated[str, Meta(pattern="^[A-Za-z0-9_]+$")]

LEAST_HERO_CARDS = 48  # twelve for each of four seats: a hand, and a new hand


class DiscoveryRow(Row, frozen=True, kw_only=True):
    """A Discovery card."""

    id: DiscoveryId
    step: Literal["observation", "hypothesis", "experiment", "analyze_data", "publish_results", "wild"]
    types: Annotated[list[Type], Meta(min_length=1)]
    points: Points


class HeroRow(CardRow, frozen=True, kw_only=True):
    """A Hero; `found` says that the name is one of the printed game's."""

    type: Type | Literal["polymath"]
    effect: AnyHeroOp
    found: Mark = False


class EnhancementRow(CardRow, frozen=True, kw_only=True):
    """An Item or a Location."""

    type: Type
    points: Points


class InspirationRow(CardRow, frozen=True, kw_only=True):
    """An Inspiration: when it may be played and what it does."""

    copies: Annotated[int, Meta(ge=1, le=10)] = 1
    window: Literal["any", "own_turn", "response"] = "any"
    effect: AnyInspirationOp


class ChallengeRow(Row, frozen=True, kw_only=True):
    """A Challenge."""

    name: Words
    points: Points
    condition: ConditionOp


class CardFile(EditionFile, frozen=True, kw_only=True):
    """A whole card file."""

    discovery: Annotated[list[DiscoveryRow], Meta(min_length=1)]
    hero: Annotated[list[HeroRow], Meta(min_length=1)]
    item: list[EnhancementRow] = []
    location: list[EnhancementRow] = []
    inspiration: list[InspirationRow] = []
    challenge: list[ChallengeRow] = []

    def hero_deck(self) -> list[HeroRow | EnhancementRow | InspirationRow]:
        """All cards of the Hero deck, in the order of their faces."""
        return [*self.hero, *self.item, *self.location, *self.inspiration]

    def rows(self) -> list[Row]:
        return [*self.discovery, *self.hero_deck(), *self.challenge]

    def problems(self) -> Iterator[Problem]:
        number = sum(row.copies if isinstance(row, InspirationRow) else 1 for row in self.hero_deck())
        if number < LEAST_HERO_CARDS:
            words = f"the Hero deck has {number} cards; four players need at least {LEAST_HERO_CARDS}"
            yield Problem(words, "hero", rule="D2")
        enhancements = {row.id for row in [*self.item, *self.location]}
        for hero in self.hero:
            if wrong := _hero_problem(hero, enhancements):
                yield Problem(wrong, "effect", "hero", hero.id, "H2")
        for each in self.inspiration:
            if wrong := _inspiration_problem(each):
                yield Problem(wrong, "effect", "inspiration", each.id, "S-67")


def _hero_problem(row: HeroRow, enhancements: set[str]) -> str:
    for op in parts_of(row.effect):
        if isinstance(op, BonusIfAttachedOp) and op.card not in enhancements:
            return f"there is no Item or Location {op.card!r}"
        if isinstance(op, AttachFromHandOp) and op.target == "that_hero":
            return "attach_from_hand to that_hero stands only in the then of allow_any_enhancement"
    return ""


def _inspiration_problem(row: InspirationRow) -> str:
    parts = parts_of(row.effect)
    if isinstance(row.effect, CancelOp) != (row.window == "response"):
        return "cancel belongs to the window response, and only cancel does"
    if any(isinstance(op, ExtraScoreOp) for op in parts) and row.window != "own_turn":
        return "extra_score belongs to the window own_turn"
    if sum(make_effect(op).aims() for op in parts) > 1:
        return "an Inspiration aims at most once"
    return next((problem for problem in map(_whole_problem, parts) if problem), "")


def _whole_problem(op: Op) -> str:
    """§S-67 An Inspiration is announced whole, so nothing in it may be left open."""
    if isinstance(op, DiscardEnhancementOp | TakeEnhancementOp) and op.may:
        return "an Inspiration has no may"
    if isinstance(op, TakeFromHeroDiscardOp) and op.fallback is not None:
        return "an Inspiration has no fallback"
    if isinstance(op, ReplaceFieldOp) and not op.all:
        return "an Inspiration replaces all Field cards"
    return ""


def make_edition(cards: CardFile) -> Edition:
    """The faces in the order of the file, then what they do, since an effect may name another card."""
    faces = _faces(cards)
    index = {face.id: face.index for face in faces}
    names = {face.id: face.name for face in faces}
    for hero in cards.hero:
        give_ability(faces[index[hero.id]], parts_of(hero.effect), index, names)
    for inspiration in cards.inspiration:
        give_ability(faces[index[inspiration.id]], parts_of(inspiration.effect), index, names)
    copies = [row.copies if isinstance(row, InspirationRow) else 1 for row in cards.hero_deck()]
    discoveries = [_discovery(number, row) for number, row in enumerate(cards.discovery)]
    challenges = [Challenge(row.id, row.name, row.points, make_condition(row.condition)) for row in cards.challenge]
    return Edition(cards.digest, faces, copies, discoveries, challenges)


def _faces(cards: CardFile) -> list[Card]:
    """The cards of the Hero deck without what they do."""
    faces = [Card(row.id, row.name, n, HERO, TYPES.index(row.type), 0, ANY_TIME) for n, row in enumerate(cards.hero)]
    for kind, rows in ((ITEM, cards.item), (LOCATION, cards.location)):
        for row in rows:
            faces.append(Card(row.id, row.name, len(faces), kind, TYPES.index(row.type), row.points, ANY_TIME))
    for each in cards.inspiration:
        faces.append(Card(each.id, each.name, len(faces), INSPIRATION, NO_TYPE, 0, WINDOWS.index(each.window)))
    return faces


def give_ability(card: Card, ops: list[Op], index: dict[str, int], names: dict[str, str]) -> None:
    """§S-24 What the card does, lasts and scores, and its text, §S-25 with whose turn it needs: all from one record."""
    words = ["Play in your own turn."] if card.window == OWN_TURN else []
    for op in ops:
        if isinstance(op, BONUSES):
            card.bonuses.append(make_bonus(op, index, names))
            words.append(card.bonuses[-1].words)
        elif isinstance(op, PASSIVES):
            passive = make_passive(op)
            words.append(passive.words)
            _give_passive(card, passive)
        else:
            card.does.append(make_effect(op))
            words.append(card.does[-1].words)
            card.repeats = card.repeats or isinstance(op, RepeatAbilityOp)
    card.text = " ".join(words)


def _give_passive(card: Card, passive: Passive) -> None:
    """§S-43 What lasts is a fact of the card."""
    if isinstance(passive, ExtraSlot):
        card.items += passive.n if passive.kind == ITEM else 0
        card.locations += passive.n if passive.kind == LOCATION else 0
    elif isinstance(passive, ProtectEnhancements):
        card.protects = True
    elif isinstance(passive, ImmuneToInspirations):
        card.immune = True
    else:
        card.any_type = True


def _discovery(number: int, row: DiscoveryRow) -> Discovery:
    step = WILD if row.step == "wild" else STEPS.index(row.step)
    types = "/".join(type.capitalize() for type in row.types)
    name = f"{'Wild Step' if step == WILD else STEP_NAMES[step]} ({types}, {row.points})"
    return Discovery(row.id, name, number, step, bits(TYPES, list(row.types)), row.points)


def make_bonus(op: Op, cards: Mapping[str, int], names: Mapping[str, str]) -> Bonus:
    """The bonus that an op names; `cards` and `names` find a card by its id."""
    match op:
        case BonusIfAttachedOp():
            kind = KINDS.index(op.else_if_kind)
            return bonuses.BonusIfAttached(cards[op.card], names[op.card], op.points, kind, op.else_points)
        case BonusPerOp():
            return bonuses.BonusPer(
                KINDS.index(op.kind), NO_TYPE if op.type is None else TYPES.index(op.type), op.points
            )
        case BonusIfOp():
            return bonuses.BonusIf(bonuses.CONDITIONS.index(op.condition), op.points)
        case _:
            return bonuses.DoublePoints()


def make_condition(op: ConditionOp) -> Condition:
    """The condition that an op names."""
    match op:
        case TypesIncludeOp():
            return bonuses.TypesInclude(bits(TYPES, list(op.types)))
        case SameTypeOp():
            return bonuses.SameType(op.n)
        case HeroesHoldingOp():
            return bonuses.HeroesHolding(KINDS.index(op.kind), op.n)
        case DiscoveryWorthOp():
            return bonuses.DiscoveryWorth(op.min)
        case StepsOp():
            return bonuses.StepsScored(op.n)
        case HeroesBareOp():
            return bonuses.HeroesBare(op.n)
        case _:
            return bonuses.InspirationsPlayed(op.max)
