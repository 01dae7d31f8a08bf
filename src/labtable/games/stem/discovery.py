"""Discovery cards: who may score which, and which may be swapped."""

from labtable.games.stem.card import Card, Discovery
from labtable.games.stem.kinds import ALL_STEPS, NONE, WILD
from labtable.games.stem.rules import OTHER_TYPE, SCORING_ONCE_MORE, STEP_SCORED, SWAPPING
from labtable.games.stem.table import StemTable
from labtable.kernel.rule import Rule


def score_refused(table: StemTable, seat: int, hero: Card, discovery: Discovery, most_points: int) -> Rule | None:
    """§C3 The type, §C2, §S-32 a step still lacking, and §S-25 no more points than the leave allows."""
    if not hero.matches(discovery.types):
        return OTHER_TYPE
    if discovery.step == WILD:
        if table.steps[seat] == ALL_STEPS:
            return STEP_SCORED
    elif (table.steps[seat] >> discovery.step) & 1:
        return STEP_SCORED
    return SCORING_ONCE_MORE if discovery.points > most_points else None


def scoreable(table: StemTable, seat: int, hero: Card, most_points: int) -> list[int]:
    """§V1, §H2 The places of the Field with a card that this Hero can score."""
    found: list[int] = []
    for place, card in enumerate(table.field):
        if card != NONE and score_refused(table, seat, hero, table.find(card), most_points) is None:
            found.append(place)
    return found


def can_score(table: StemTable, seat: int, hero: Card, most_points: int) -> bool:
    """§S-11 Whether the Field has anything for this Hero."""
    for card in table.field:
        if card != NONE and score_refused(table, seat, hero, table.find(card), most_points) is None:
            return True
    return False


def swap_refused(table: StemTable, index: int, place: int) -> Rule | None:
    """§S-48 Another own Discovery, the same step, a card its Hero may score, and not the reserved one."""
    work = table.works[table.doer][index]
    if work.card == table.hero or table.field[place] == table.reserved:
        return SWAPPING
    found = table.find(table.field[place])
    return None if found.step == work.step and work.hero.matches(found.types) else SWAPPING
