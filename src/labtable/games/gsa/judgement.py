"""What a good position is, in points of score, for bots that weigh moves.

A project in progress is worth its points times the chance that it is completed, less its points
times the chance that it is not. The chance comes from the types it lacks, from the hand, from how
many cards of each type are still about, and from the turns that are left.
"""

from typing import Final

from mypy_extensions import i64

from labtable.games.gsa import collaboration
from labtable.games.gsa.edition import Project
from labtable.games.gsa.effects import Abandon, DrawCards, Guard, TakeFromDiscard, Wild
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.outlook import Outlook, Prospect, stake_worth
from labtable.games.gsa.phases import DISCARDING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY

SWING: Final = 8.0  # a share of so many points is a lead that wins about three games in four
VICTORY: Final = 5.0
HOPELESS: Final = -100.0
MANY: Final = 99
HELD: Final = 0.97  # a card in hand is almost a card attached
HOLDING: Final = 0.6  # the part of a project's worth that it keeps in the hand
TRIFLE: Final = 0.05
WILD: Final = 0.5
GUARDED: Final = 0.1
RIVALRY: Final = 0.5
STALLING: Final = 0.5  # for rounds in which nothing happened, squared
IMPATIENCE: Final = 0.15  # for every late round
LATE_ROUND: Final = 30


class Hand:
    """What the judging seat holds: each card is lent once to what lacks it; and what a type would bring."""

    def __init__(self, table: GsaTable, seat: int) -> None:
        types = table.edition.first_modifier
        self.seat = seat
        self.held = [0] * types
        self.gains = [0.0] * types
        self.chances: list[float] = []  # of completion, by unit
        self.wilds: list[Wild] = []
        self.leftovers: list[float] = []
        self.projects: list[int] = []
        self.fresh_projects = 0
        self.fresh_resources = 0
        self.to_lend = table.limit if table.phase == DISCARDING and seat == table.active else MANY
        self.look_at(table)

    def look_at(self, table: GsaTable) -> None:
        """Sort the cards; those drawn just now count by their backs only, wherever they went."""
        edition = table.edition
        if self.seat == table.active:
            for card in table.fresh:
                if card < edition.first_project_card:
                    self.fresh_resources += 1
                else:
                    self.fresh_projects += 1
        unseen = len(table.fresh) > 0
        for card in table.hands[self.seat]:
            face = table.cards.faces[card]
            if unseen and card in table.fresh:
                continue
            if face < edition.first_modifier:
                self.held[face] += 1
            elif face >= edition.first_project:
                self.projects.append(face - edition.first_project)
            else:
                self.keep(edition.modifiers[face - edition.first_modifier])

    def keep(self, modifier: Modifier) -> None:
        """A wild is as good as any type; other Modifiers wait for their moment."""
        if isinstance(modifier, Wild):
            self.wilds.append(modifier)
        else:
            self.leftovers.append(worth_of_keeping(modifier))

    def lend(self, type: int) -> bool:
        """Whether there is a card for this need; it is then spoken for."""
        if self.to_lend == 0:
            return False
        if self.held[type] > 0:
            self.held[type] -= 1
            self.to_lend -= 1
            return True
        for place, wild in enumerate(self.wilds):
            if wild.may_be(type):
                self.wilds.pop(place)
                self.to_lend -= 1
                return True
        return False

    def leftover_worth(self, limit: int, outlook: Outlook) -> float:
        """What is not spoken for, as far as the hand limit lets one keep it and there is time to use it."""
        most = min(limit, self.to_lend)
        if most == 0 or outlook.turns == 0.0:
            return 0.0
        leftovers = self.leftovers
        for _ in self.wilds:
            leftovers.append(WILD)
        for _ in range(self.fresh_resources):
            leftovers.append(2.0 * TRIFLE)
        for type, number in enumerate(self.held):
            for _ in range(number):
                leftovers.append(TRIFLE + outlook.prospect.odds[type])
        leftovers.sort(reverse=True)
        worth = 0.0
        for place in range(min(most, len(leftovers))):
            worth += leftovers[place]
        return worth * min(1.0, outlook.turns / 3.0)


def worth_of_keeping(modifier: Modifier) -> float:
    """What a Modifier in the hand may still bring."""
    if isinstance(modifier, DrawCards):
        return TRIFLE
    return 0.1 if isinstance(modifier, Guard) else 0.3 if isinstance(modifier, Abandon | TakeFromDiscard) else 0.2


def swing_among(seats: int) -> float:
    """Among more seats scores lie closer together, so a smaller lead decides."""
    return SWING / seats


def judge(table: GsaTable, seat: int) -> float:
    """A seat's prospects, less a part of its rivals'; at the end winning counts as well."""
    prospect = Prospect(table)
    hand = Hand(table, seat)
    worth = own_worth(table, hand, Outlook(prospect, seat))
    if table.actor == NOBODY:
        winners = table.winners()
        if seat in winners:
            worth += VICTORY / len(winners)
    best = HOPELESS
    total = 0.0
    for rival in range(table.seats):
        if rival != seat:
            theirs = rival_worth(table, Outlook(prospect, rival), seat) + shared_worth(table, hand, rival)
            best = max(best, theirs)
            total += theirs
    return worth - RIVALRY * (best + total / (table.seats - 1)) / 2.0


def shared_worth(table: GsaTable, hand: Hand, rival: int) -> float:
    """What a rival's part in our collaboration is worth: as likely to be completed as our own part."""
    for place, unit in enumerate(table.units):
        if unit.partner != NOBODY and unit.is_of(rival) and unit.is_of(hand.seat):
            return stake_worth(table.edition.projects[unit.project_of(rival)], hand.chances[place])
    return 0.0


def rival_worth(table: GsaTable, outlook: Outlook, judging: int) -> float:
    """A rival's points so far and projects in progress, but for those that it shares with us; its hand is not known."""
    seat = outlook.seat
    worth = float(outlook.prospect.points[seat])
    for unit in table.units:
        if unit.is_of(seat) and not unit.is_of(judging) and unit.card not in table.fresh:
            project = table.edition.projects[unit.project_of(seat)]
            worth += stake_worth(project, outlook.chance_of_completion(unit))
            worth += GUARDED if unit.guards and unit.attached else 0.0
    return worth


def own_worth(table: GsaTable, hand: Hand, outlook: Outlook) -> float:
    """Points so far, projects in progress, and what the hand may become."""
    seat = hand.seat
    projects = table.edition.projects
    worth = float(outlook.prospect.points[seat])
    limit = 0
    for unit in table.units:
        chance = 0.0
        if unit.is_of(seat):
            limit += 1
            if unit.card not in table.fresh:
                chance = chance_of_completion(table, hand, outlook, unit)
                worth += stake_worth(projects[unit.project_of(seat)], chance)
                worth += GUARDED if unit.guards and unit.attached else 0.0
        hand.chances.append(chance)
    for number in hand.projects:
        worth += TRIFLE + HOLDING * max(0.0, project_worth(hand, outlook, projects[number]))
    worth -= reproach(table, seat, limit)
    return worth + hand.leftover_worth(limit, outlook) + fresh_worth(table, hand, outlook)


def reproach(table: GsaTable, seat: int, projects: int) -> float:
    """A game in which nothing happens is nobody's game (§G-86): somebody must start, attach, or draw a project."""
    idle = table.idle
    if seat != table.active:
        idle -= 1  # the seat's own turn has just been added
    elif not table.quiet:
        return 0.0
    rounds = max(0.0, idle / table.seats - 1.0)
    return STALLING * rounds * rounds / (1.0 + projects)


def chance_of_completion(table: GsaTable, hand: Hand, outlook: Outlook, unit: Unit) -> float:
    """How likely a unit is completed, with cards of the hand that it lacks."""
    draws = outlook.draws_for(unit)
    chance = 1.0
    missing: list[int] = []
    coming: list[float] = []
    type = 0
    open: i64 = unit.open()
    while open:
        if open & 1:
            if hand.lend(type):
                chance *= HELD
            else:
                missing.append(type)
                coming.append(outlook.coming_for(unit, type, draws))
                chance *= coming[-1]
        open >>= 1
        type += 1
    if hand.fresh_resources > 0:
        note_gains(hand, table.edition.projects[unit.project_of(hand.seat)], missing, coming, chance)
    return chance


def note_gains(hand: Hand, project: Project, missing: list[int], coming: list[float], chance: float) -> None:
    """What each missing type, which comes with its own chance, would bring if it came now."""
    stake = float(project.value if project.mandatory else 2 * project.value)
    for place, type in enumerate(missing):
        gain = stake * chance * (1.0 / max(0.01, coming[place]) - 1.0)
        hand.gains[type] = max(hand.gains[type], gain)


def project_worth(hand: Hand, outlook: Outlook, project: Project) -> float:
    """A project that is not started: what it would be worth on the table."""
    chance = 1.0
    for type in project.needs:
        chance *= HELD if hand.held[type] > 0 else outlook.chance_of(type)
    return stake_worth(project, chance)


def fresh_worth(table: GsaTable, hand: Hand, outlook: Outlook) -> float:
    """What cards drawn unseen bring on average."""
    worth = 0.0
    if hand.fresh_resources > 0:
        for type, gain in enumerate(hand.gains):
            worth += hand.fresh_resources * outlook.prospect.odds[type] * gain
    if hand.fresh_projects > 0:
        worth += hand.fresh_projects * worth_of_a_project(table, hand, outlook) + impatience(table)
    return worth


def impatience(table: GsaTable) -> float:
    """Late in the game somebody must draw the last projects."""
    return IMPATIENCE * max(0, table.round - LATE_ROUND)


def worth_of_a_project(table: GsaTable, hand: Hand, outlook: Outlook) -> float:
    """The mean worth of the projects that are not in sight."""
    total = 0.0
    count = 0
    seen = projects_in_sight(table, hand)
    for number, project in enumerate(table.edition.projects):
        if not seen[number]:
            worth = project_worth(hand, outlook, project)
            total += worth if project.mandatory else max(0.0, worth)
            count += 1
    return total / max(1, count)


def projects_in_sight(table: GsaTable, hand: Hand) -> list[bool]:
    """By project, whether the seat knows where it is: completed, on the table, in its hand or discarded."""
    seen = [owner != NOBODY for owner in table.scored_by]
    for unit in table.units:
        if unit.card not in table.fresh:
            seen[unit.project] = True
        if unit.partner != NOBODY:
            seen[unit.other] = True
    for number in hand.projects:
        seen[number] = True
    for card in table.discard_pile:
        if card >= table.edition.first_project_card:
            seen[table.cards.faces[card] - table.edition.first_project] = True
    return seen


def presume(table: GsaTable) -> Move:
    """The answer to an offer that looks better to the player who is asked."""
    seat = table.actor
    moves = table.edition.moves
    together = table.clone()
    collaboration.answer(together, True)
    apart = table.clone()
    collaboration.answer(apart, False)
    return moves.accept if judge(together, seat) > judge(apart, seat) else moves.refuse
