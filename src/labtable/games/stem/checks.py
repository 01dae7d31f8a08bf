"""All that a card of the Field or an Enhancement needs, thing by thing: its type, its step, its points, its place."""

from labtable.games.stem.card import Card, Discovery
from labtable.games.stem.kinds import ALL_STEPS, KINDS, POLYMATH, STEP_NAMES, TYPES, UNLIMITED, WILD
from labtable.games.stem.moves import ATTACH, FIELD, StemMove
from labtable.games.stem.rules import NO_PLACE, NOT_ITS_TYPE, OTHER_TYPE, SCORING_ONCE_MORE, STEP_SCORED
from labtable.games.stem.table import StemTable
from labtable.kernel.view import Check
from labtable.kernel.words import listed

OF_SCORING = (OTHER_TYPE, STEP_SCORED, SCORING_ONCE_MORE)
OF_PLACES = (NO_PLACE, NOT_ITS_TYPE)


def checks_of(table: StemTable, move: StemMove) -> list[Check]:
    """Nothing where only one thing is needed, or where something else stands in the way."""
    rule = table.refusal(move)
    if move.verb == FIELD and rule in OF_SCORING:
        return _scoring(table, table.face(table.hero), table.edition.discoveries[move.part])
    if move.verb == ATTACH and rule in OF_PLACES:
        return _place(table, table.face(table.hero), table.edition.cards[move.part])
    return []


def _scoring(table: StemTable, hero: Card, discovery: Discovery) -> list[Check]:
    """§C3 The type, §C2 the step, and §S-25 the points where they are limited."""
    types = [type.capitalize() for number, type in enumerate(TYPES) if (discovery.types >> number) & 1]
    steps = table.steps[table.active]
    if discovery.step == WILD:
        step = Check("a step that you lack", steps != ALL_STEPS)
    elif (steps >> discovery.step) & 1:
        step = Check(f"a step that you lack (you have {STEP_NAMES[discovery.step]})", met=False)
    else:
        step = Check(f"{STEP_NAMES[discovery.step]}, a step that you lack", met=True)
    checks = [Check(f"a Hero of {listed(types, 'or')}", hero.matches(discovery.types)), step]
    if table.most_points == UNLIMITED:
        return checks
    met = discovery.points <= table.most_points
    return [*checks, Check(f"no more than {table.most_points} points (it has {discovery.points})", met)]


def _place(table: StemTable, hero: Card, card: Card) -> list[Check]:
    """§E4 The Hero's type, and §E3 a free place on it; an effect may ask for another's Hero."""
    work = next(each for works in table.works for each in works if each.card == table.hero)
    kind = KINDS[card.kind].capitalize()
    type = "of any type" if hero.type == POLYMATH else f"of {TYPES[hero.type].capitalize()}"
    return [
        Check(f"{kind} {type}", work.uses(card.type)),
        Check(
            f"a free place on {hero.name} for {'an' if kind[0] in 'AEIO' else 'a'} {kind}", work.has_place(card.kind)
        ),
    ]
