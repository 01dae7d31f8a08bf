"""What a refused move lacks, said of this very table: types, steps, places and scorings."""

from labtable.games.stem import phases
from labtable.games.stem.card import Card, Discovery, Work
from labtable.games.stem.kinds import ALL_STEPS, KINDS, NONE, STEP_NAMES, TYPES, UNLIMITED, WILD
from labtable.games.stem.moves import ADD, ANNOUNCE, ATTACH, FIELD, PLAY, TARGET, StemMove
from labtable.games.stem.rules import (
    ADDING,
    NO_PLACE,
    NOT_ITS_TYPE,
    NOTHING_TO_CHANGE,
    NOTHING_TO_SCORE,
    OTHER_TYPE,
    SCORING_ONCE_MORE,
    STEP_SCORED,
)
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.words import counted, listed


def lack_of(table: StemTable, move: Move, rule: Rule) -> str:
    """One sentence, or nothing where the rule says it all."""
    assert isinstance(move, StemMove), f"{move} is a move of another game"
    if move.verb == ANNOUNCE and rule is NOTHING_TO_SCORE:
        return _nothing_to_score(table, table.edition.cards[move.part])
    if move.verb == FIELD and table.phase == phases.CARD:
        return _not_this_one(table, table.edition.discoveries[move.part], rule)
    if move.verb == ATTACH and table.phase == phases.ENHANCE:
        return _does_not_fit(table.works[table.active][table.own_hero()], table.edition.cards[move.part], rule)
    if move.verb == ADD:
        return _fits_nowhere(table, table.edition.cards[move.part], rule)
    if move.verb == PLAY and rule is SCORING_ONCE_MORE:
        return _no_further_scoring(table)
    if move.verb == TARGET and rule is NOTHING_TO_CHANGE:
        return "This Hero has no Enhancement."
    return ""


def _nothing_to_score(table: StemTable, hero: Card) -> str:
    """§S-11 Whether it is the types, the steps or the points."""
    matching = [table.find(card) for card in table.field if card != NONE and hero.matches(table.find(card).types)]
    if not matching:
        return "The Field is empty." if max(table.field) == NONE else f"No card in the Field is of {_type(hero)}."
    if all(_has_step(table, each) for each in matching):
        return f"You have every step that {hero.name} could score in the Field."
    return f"All that {hero.name} could score is worth more than {counted(_most_points(table), 'point')}."


def _has_step(table: StemTable, discovery: Discovery) -> bool:
    steps = table.steps[table.active]
    return steps == ALL_STEPS if discovery.step == WILD else (steps >> discovery.step) & 1 == 1


def _most_points(table: StemTable) -> int:
    """§S-25 What the leave allows that would be used."""
    return max(table.leaves) if table.phase == phases.EXTRA else UNLIMITED


def _not_this_one(table: StemTable, discovery: Discovery, rule: Rule) -> str:
    if rule is OTHER_TYPE:
        types = [type.capitalize() for number, type in enumerate(TYPES) if (discovery.types >> number) & 1]
        hero = table.face(table.hero)
        return f"{hero.name} is of {_type(hero)}; this card asks for {listed(types, 'or')}."
    if rule is STEP_SCORED and discovery.step != WILD:
        return f"You have {STEP_NAMES[discovery.step]} already."
    if rule is SCORING_ONCE_MORE:
        return f"It is worth {discovery.points}; this scoring may be worth {table.most_points} at most."
    return ""


def _does_not_fit(work: Work, card: Card, rule: Rule) -> str:
    """§E3, §E4 The place or the type."""
    if rule is NO_PLACE:
        return f"{work.hero.name} has no free place for another {KINDS[card.kind].capitalize()}."
    if rule is NOT_ITS_TYPE:
        return f"{card.name} is of {_type(card)}; {work.hero.name} is of {_type(work.hero)}."
    return ""


def _fits_nowhere(table: StemTable, card: Card, rule: Rule) -> str:
    """§S-16 Why no own Hero can take it."""
    works = table.works[table.active]
    if rule is ADDING and not works:
        return "You have no Hero on the table yet."
    if rule is NO_PLACE or rule is NOT_ITS_TYPE:
        if not any(work.uses(card.type) for work in works):
            return f"None of your Heroes is of {_type(card)}."
        return f"No Hero of yours that is of {_type(card)} has a free place for {KINDS[card.kind].capitalize()}s."
    return ""


def _no_further_scoring(table: StemTable) -> str:
    """§S-18, §S-25 Whose turn it is, how often was scored, and what is allowed already."""
    if table.actor != table.active:
        return "It is not your turn."
    if table.scored >= table.options.max_scores:
        return f"You have scored as often this turn as you may: {table.scored}."
    return "You have every step." if table.steps[table.active] == ALL_STEPS else "You may score once more already."


def _type(card: Card) -> str:
    return TYPES[card.type].capitalize()
