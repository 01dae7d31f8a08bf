"""Discovery cards: who may score which, and which may be swapped."""

from labtable.games.stem.card import Card, Discovery
from labtable.games.stem.kinds import ALL_STEPS, NONE, WILD
from labtable.games.stem.rules import OTHER_TYPE, SCORING_ONCE_MORE, STEP_SCORED, SWAPPING
from labtable.games.stem.table import StemTable
from labtable.kernel.rule import Rule


def score_refused(table: StemTable, seat: int, hero: Card, discovery: Discovery, most_points: int) -> Rule | None:
    """§C3 The type, and whatever is asked of every Hero."""
    return step_refused(table, seat, discovery, most_points) if hero.matches(discovery.types) else OTHER_TYPE


def step_refused(table: StemTable, seat: int, discovery: Discovery, most_points: int) -> Rule | None:
    """§C2, §S-32 A step still lacking, and §S-25 no more points than the leave allows."""
    if discovery.step == WILD:
        if table.steps[seat] == ALL_STEPS:
            return STEP_SCORED
    elif (table.steps[seat] >> discovery.step) & 1:
        return STEP_SCORED
    return SCORING_ONCE_MORE if discovery.points > most_points else None


def scoreable(table: StemTable, seat: int, hero: Card, most_points: int) -> list[Discovery]:
    """§V1, §H2 The cards of the Field that this Hero can score."""
    found: list[Discovery] = []
    for card in table.field:
        if card != NONE:
            discovery = table.find(card)
            if score_refused(table, seat, hero, discovery, most_points) is None:
                found.append(discovery)
    return found


def types_to_score(table: StemTable, seat: int, most_points: int) -> int:
    """§C2, §C3 The types, as bits, that the Field has among the cards open to this seat."""
    types = 0
    for card in table.field:
        if card != NONE:
            discovery = table.find(card)
            if step_refused(table, seat, discovery, most_points) is None:
                types |= discovery.types
    return types


def can_score(hero: Card, types: int) -> bool:
    """§S-11 Whether the Field has anything for this Hero, by the types that are open."""
    return types != 0 and hero.matches(types)


def swap_refused(table: StemTable, index: int, place: int) -> Rule | None:
    """§S-48 Another own Discovery, the same step, a card its Hero may score, and not the reserved one."""
    work = table.works[table.doer][index]
    if work.card == table.hero or table.field[place] == table.reserved:
        return SWAPPING
    found = table.find(table.field[place])
    return None if found.step == work.step and work.hero.matches(found.types) else SWAPPING
