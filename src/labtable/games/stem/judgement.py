"""What a good position is, in points of score, for bots that weigh moves.

The judgement counts what a player has, what the cards in hand may still become in the turns that are left, and a part
of what the strongest rival has. A rival's hand counts by its size only.
"""

from typing import Final

from labtable.games.stem import phases
from labtable.games.stem.bonuses import OPEN_EYES, count_bits
from labtable.games.stem.card import Card
from labtable.games.stem.discovery import score_refused
from labtable.games.stem.end import score
from labtable.games.stem.kinds import HERO, INSPIRATION, NONE, POLYMATH, STEPS, UNLIMITED
from labtable.games.stem.table import StemTable
from labtable.kernel.table import NOBODY

SWING: Final = 5.0  # a lead of so many points wins about three games in four,
SWING_A_SEAT: Final = 1.6  # and so many more for every seat
A_TURN: Final = 12.5  # what a turn adds to a lead
VICTORY: Final = 100.0
RIVALRY: Final = 0.4
A_STEP: Final = 1.5  # a step scored is a turn gained
A_CARD: Final = 0.7  # a card not seen yet
A_CHANCE: Final = 1.2  # more, if it may be the Hero that the hand lacks
A_HERO: Final = 0.5
A_POLYMATH: Final = 0.4  # more than another Hero
READY: Final = 0.45  # of the points that a Hero could score from the Field now
FITS_HAND: Final = 0.55  # of the points of an Enhancement that a Hero of the hand could hold
FITS_TABLE: Final = 0.35  # or one on the table, which takes an action
FITS_NOTHING: Final = 0.15
SPARE: Final = 0.35  # the part of its worth that a Hero beyond the steps lacking keeps
THREAT: Final = 1.0  # what a rival's ability that is being carried out may do
INSPIRATIONS: Final = {
    "draw": 1.3,
    "cancel": 1.0,
    "replace_field": 0.2,
    "take_enhancement": 1.4,
    "discard_random": 0.5,
    "extra_score": 2.5,
    "discard_enhancement": 0.9,
    "take_from_hero_discard": 0.9,
    "allow_any_enhancement": 0.7,
}


def judge(table: StemTable, seat: int) -> float:
    """A player's prospects, less a part of the strongest rival's; a finished game is won or lost."""
    if table.actor == NOBODY:
        best = table.winners()
        return VICTORY / len(best) if seat in best else -VICTORY
    own = standing(table, seat) + hand_worth(table, seat) * turns_to_come(table, seat)
    rival = 0.0
    for other in range(table.seats):
        if other != seat:
            hand = A_CARD * len(table.hands[other]) * turns_to_come(table, other)
            rival = max(rival, standing(table, other) + hand)
    if table.phase == phases.ABILITY and table.doer != seat:
        own -= THREAT
    return own - RIVALRY * rival


def standing(table: StemTable, seat: int) -> float:
    """Points on the table, and steps as turns gained."""
    return score(table, seat, OPEN_EYES) + A_STEP * count_bits(table.steps[seat])


def swing_among(seats: int) -> float:
    """Among more seats a lead is more easily lost."""
    return SWING + SWING_A_SEAT * seats


def owed(table: StemTable, seat: int) -> float:
    """§S-71 Everybody has as many turns in the end: who has still to play in this round will gain what others have."""
    return A_TURN if turn_to_come(table, seat) else 0.0


def turns_to_come(table: StemTable, seat: int) -> float:
    """What a hand is still good for: much, one turn in the last round, or nothing."""
    if not table.last_round:
        return 1.0
    return 0.6 if turn_to_come(table, seat) else 0.0


def turn_to_come(table: StemTable, seat: int) -> bool:
    """Whether a seat's turn of this round is still to come, or has only begun."""
    order = (seat - table.first) % table.seats
    now = (table.active - table.first) % table.seats
    return order > now or (order == now and table.phase <= phases.ACTION)


def hand_worth(table: StemTable, seat: int) -> float:
    """What the cards in hand may become; those drawn at the end of this turn count as any card."""
    hand = table.hands[seat]
    seen = len(hand)
    if table.drawer == seat and table.active != seat:
        seen = min(seen, table.kept)
    worth = 0.0
    to_come = len(hand) - seen
    heroes: list[float] = []
    for index in range(seen):
        card = table.face(hand[index])
        if card.kind == HERO:
            heroes.append(hero_worth(table, seat, card))
        elif card.kind == INSPIRATION:
            worth += INSPIRATIONS[card.does[0].id]
        else:
            worth += enhancement_worth(table, seat, card, seen)
    if table.active == seat and table.phase == phases.DISCARD:
        to_come += max(0, 6 - seen)
    return worth + to_come * unseen_worth(table, seat, heroes) + heroes_worth(table, seat, heroes)


def unseen_worth(table: StemTable, seat: int, heroes: list[float]) -> float:
    """A card not seen yet; to a hand without a Hero that lacks a step it is the way on."""
    complete = count_bits(table.steps[seat]) == len(STEPS)
    return A_CARD if heroes or complete else A_CARD + A_CHANCE


def hero_worth(table: StemTable, seat: int, hero: Card) -> float:
    """A Hero, by the best card of the Field for it."""
    best = 0
    for card in table.field:
        if card != NONE and score_refused(table, seat, hero, table.find(card), UNLIMITED) is None:
            best = max(best, table.find(card).points)
    return A_HERO + READY * best + (A_POLYMATH if hero.type == POLYMATH or hero.any_type else 0.0)


def heroes_worth(table: StemTable, seat: int, heroes: list[float]) -> float:
    """The best Heroes count, one for each step lacking; the others only a part."""
    heroes.sort(reverse=True)
    lacking = len(STEPS) - count_bits(table.steps[seat])
    worth = 0.0
    for number, each in enumerate(heroes):
        worth += each if number < lacking else SPARE * each
    return worth


def enhancement_worth(table: StemTable, seat: int, card: Card, seen: int) -> float:
    """An Enhancement, by the Heroes that could hold it."""
    hand = table.hands[seat]
    for index in range(seen):
        hero = table.face(hand[index])
        if hero.kind == HERO and (hero.type == card.type or hero.type == POLYMATH):
            return FITS_HAND * card.points
    for work in table.works[seat]:
        if work.uses(card.type) and work.has_place(card.kind):
            return FITS_TABLE * card.points
    return FITS_NOTHING * card.points
