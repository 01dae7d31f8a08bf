"""What a refused move lacks, said of this very table: one sentence, or nothing where the rule says it all."""

from typing import Final

from labtable.games.stem.card import Card, Discovery
from labtable.games.stem.kinds import ALL_STEPS, KINDS, NONE, STEP_NAMES, TYPES, WILD
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
from labtable.kernel.rule import Rule
from labtable.kernel.words import counted, listed

TIMES: Final = {1: "once", 2: "twice"}


def of_hero(table: StemTable, move: StemMove, rule: Rule, most_points: int) -> str:
    """§S-11 Why a Hero scores nothing: the types, the steps or the points."""
    if move.verb != ANNOUNCE or rule is not NOTHING_TO_SCORE:
        return ""
    hero = table.edition.cards[move.part]
    matching = [table.find(card) for card in table.field if card != NONE and hero.matches(table.find(card).types)]
    if not matching:
        return "The Field is empty." if max(table.field) == NONE else f"No card in the Field is of {_type(hero)}."
    if all(_has_step(table, each) for each in matching):
        return f"You have every step that {hero.name} could score in the Field."
    return f"All that {hero.name} could score is worth more than {counted(most_points, 'point')}."


def _has_step(table: StemTable, discovery: Discovery) -> bool:
    steps = table.steps[table.active]
    return steps == ALL_STEPS if discovery.step == WILD else (steps >> discovery.step) & 1 == 1


def of_discovery(table: StemTable, move: StemMove, rule: Rule) -> str:
    """§C2, §C3, §S-25 Why the Hero cannot score a card of the Field."""
    if move.verb != FIELD:
        return ""
    discovery = table.edition.discoveries[move.part]
    if rule is OTHER_TYPE:
        types = [type.capitalize() for number, type in enumerate(TYPES) if (discovery.types >> number) & 1]
        hero = table.face(table.hero)
        return f"{hero.name} is of {_type(hero)}; this card asks for {listed(types, 'or')}."
    if rule is STEP_SCORED and discovery.step != WILD:
        return f"You have {STEP_NAMES[discovery.step]} already."
    if rule is SCORING_ONCE_MORE:
        return f"It is worth {discovery.points}; this scoring may be worth {table.most_points} at most."
    return ""


def of_attaching(table: StemTable, move: StemMove, rule: Rule) -> str:
    """§E3, §E4 Why the Hero that scores cannot hold a card: the place or the type."""
    if move.verb != ATTACH:
        return ""
    card = table.edition.cards[move.part]
    hero = table.face(table.hero)
    if rule is NO_PLACE:
        return f"{hero.name} has no free place for another {KINDS[card.kind].capitalize()}."
    return f"{card.name} is of {_type(card)}; {hero.name} is of {_type(hero)}." if rule is NOT_ITS_TYPE else ""


def of_adding(table: StemTable, move: StemMove, rule: Rule) -> str:
    """§S-16 Why no own Hero can take a card."""
    works = table.works[table.active]
    if move.verb != ADD:
        return ""
    if rule is ADDING and not works:
        return "You have no Hero on the table yet."
    if rule is NO_PLACE or rule is NOT_ITS_TYPE:
        card = table.edition.cards[move.part]
        if not any(work.uses(card.type) for work in works):
            return f"None of your Heroes is of {_type(card)}."
        return f"No Hero of yours that is of {_type(card)} has a free place for {KINDS[card.kind].capitalize()}s."
    return ""


def of_inspiration(table: StemTable, move: StemMove, rule: Rule) -> str:
    """§S-18, §S-25 Why nobody needs a leave: whose turn it is, how often was scored, and what is allowed already."""
    if move.verb != PLAY or rule is not SCORING_ONCE_MORE:
        return ""
    if table.actor != table.active:
        return "It is not your turn."
    if table.scored >= table.options.max_scores:
        how_often = TIMES.get(table.scored, f"{table.scored} times")
        return f"You have scored {how_often} this turn, and may not score again."
    return "You have every step." if table.steps[table.active] == ALL_STEPS else "You may score once more already."


def of_target(move: StemMove, rule: Rule) -> str:
    """§S-65 Why a Hero cannot be aimed at."""
    return "This Hero has no Enhancement." if move.verb == TARGET and rule is NOTHING_TO_CHANGE else ""


def _type(card: Card) -> str:
    return TYPES[card.type].capitalize()
