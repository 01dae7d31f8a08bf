"""What a good position is, in points of score, for bots that weigh moves.

A project in progress is worth its points times the chance that it is completed, less its points
times the chance that it is not. The chance comes from the types it lacks, from the hand, from how
many cards of each type are still about, and from the turns that are left.
"""

from typing import Final

from labtable.games.gsa import collaboration
from labtable.games.gsa.edition import Project
from labtable.games.gsa.effects import Abandon, DrawCards, Guard, TakeFromDiscard, Wild
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.phases import DISCARDING, NAMING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.move import Move
from labtable.kernel.table import NOBODY

SWING: Final = 8.0  # a share of so many points is a lead that wins about three games in four
VICTORY: Final = 5.0
HOPELESS: Final = -100.0
MANY: Final = 99
DRAWS_A_TURN: Final = 2.3  # cards a seat sees in a turn, the top of the Discard pile included
PROJECTS_A_TURN: Final = 0.6  # how quickly the Project pile shrinks
TURNS_OF_PRACTICE: Final = 8.0  # how many turns that guess is worth beside what is seen
LONGEST_WAIT: Final = 8.0  # turns after arming if no rival has a project
NEXT_NEED: Final = 0.25  # a project with one need left is completed in this part of its turns, with two in the square
PARTNERS_HELP: Final = 0.8  # the part of a partner's draws that goes into a collaboration
BURIED: Final = 0.5  # the part of the Discard pile that will come back
HELD: Final = 0.97  # a card in hand is almost a card attached
HOLDING: Final = 0.6  # the part of a project's worth that it keeps in the hand
TRIFLE: Final = 0.05
GUARDED: Final = 0.1
RIVALRY: Final = 0.5
STALLING: Final = 0.5  # for rounds in which nothing happened, squared
IMPATIENCE: Final = 0.15  # for every late round
LATE_ROUND: Final = 30


class Outlook:
    """What a seat can expect: the odds of each type in one draw, its hand, its turns, what a type would bring."""

    def __init__(self, table: GsaTable, seat: int, judging: int, odds: list[float]) -> None:
        self.seat = seat
        self.judging = judging
        self.turns = turns_to_come(table, seat)
        self.odds = odds
        types = table.edition.first_modifier
        self.held = [0] * types
        self.gains = [0.0] * types
        self.chances: list[float] = []  # of completion, by unit
        self.wilds: list[Wild] = []
        self.leftovers: list[float] = []
        self.projects: list[int] = []
        self.fresh_projects = 0
        self.fresh_resources = 0
        self.to_lend = table.limit if table.phase == DISCARDING and seat == table.active else MANY
        if seat == judging:
            self.look_at_hand(table)

    def look_at_hand(self, table: GsaTable) -> None:
        """Sort the hand; cards drawn just now count by their backs only, wherever they went."""
        edition = table.edition
        if self.seat == table.active:
            for card in table.fresh:
                if card < edition.first_project_card:
                    self.fresh_resources += 1
                else:
                    self.fresh_projects += 1
        for card in table.hands[self.seat]:
            face = table.cards.faces[card]
            if card in table.fresh:
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
    odds = odds_of_types(table)
    own = Outlook(table, seat, seat, odds)
    worth = prospects(table, own)
    if seat in table.winners():
        worth += VICTORY / len(table.winners())
    best = HOPELESS
    total = 0.0
    for rival in range(table.seats):
        if rival != seat:
            theirs = prospects(table, Outlook(table, rival, seat, odds)) + shared_worth(table, own, rival)
            best = max(best, theirs)
            total += theirs
    return worth - RIVALRY * (best + total / (table.seats - 1)) / 2.0


def shared_worth(table: GsaTable, own: Outlook, rival: int) -> float:
    """What a rival's part in our collaboration is worth: as likely to be completed as our own part."""
    for place, unit in enumerate(table.units):
        if unit.is_of(rival) and unit.is_of(own.seat):
            return stake_worth(table.edition.projects[unit.project_of(rival)], own.chances[place])
    return 0.0


def stake_worth(project: Project, chance: float) -> float:
    """A project that is completed with this chance."""
    stake = project.value if project.mandatory else 2 * project.value
    return stake * chance - project.value


def prospects(table: GsaTable, outlook: Outlook) -> float:
    """Points so far, projects in progress, and what the hand may become."""
    seat = outlook.seat
    projects = table.edition.projects
    worth = 0.0
    limit = 0
    for number, owner in enumerate(table.scored_by):
        if owner == seat:
            worth += projects[number].points
    for unit in table.units:
        chance = 0.0
        if unit.is_of(seat) and (seat == outlook.judging or not unit.is_of(outlook.judging)):
            limit += 1
            if unit.card not in table.fresh:
                chance = chance_of_completion(table, outlook, unit)
                worth += stake_worth(projects[unit.project_of(seat)], chance)
                worth += GUARDED if unit.guards and unit.attached else 0.0
        outlook.chances.append(chance)
    for number in outlook.projects:
        worth += TRIFLE + HOLDING * max(0.0, project_worth(table, outlook, projects[number]))
    if seat == outlook.judging:
        worth -= reproach(table, seat, limit)
    return worth + hand_worth(outlook, limit) + fresh_worth(table, outlook)


def turns_to_come(table: GsaTable, seat: int) -> float:
    """About how many draw phases a seat still has; once the end is triggered this is known."""
    if table.actor == NOBODY:
        return 0.0
    if table.turns_left > 0:
        away = (seat - table.active) % table.seats
        return 1.0 if 0 < away < table.turns_left or (away == 0 and table.phase == NAMING) else 0.0
    if table.trigger != NOBODY:
        return 1.0
    return 1.0 + turns_until_armed(table) + turns_once_armed(table, seat)


def turns_until_armed(table: GsaTable) -> float:
    """How long the Project pile lasts if it goes on shrinking as it has so far."""
    taken = len(table.edition.projects) - table.seats - len(table.project_pile)
    a_turn = (taken + PROJECTS_A_TURN * TURNS_OF_PRACTICE) / (table.turn + TURNS_OF_PRACTICE)
    return len(table.project_pile) / (a_turn * table.seats)


def turns_once_armed(table: GsaTable, seat: int) -> float:
    """How long the first rival takes to complete something; one's own completion is not to be feared."""
    hazard = 1.0 / LONGEST_WAIT
    for unit in table.units:
        if not unit.is_of(seat):
            hazard += NEXT_NEED ** lacking(table, unit)
    return 1.0 / hazard


def reproach(table: GsaTable, seat: int, projects: int) -> float:
    """A game in which nothing happens is nobody's game (§G-86): somebody must start, attach, or draw a project."""
    idle = table.idle
    if seat != table.active:
        idle -= 1  # the seat's own turn has just been added
    elif not table.quiet:
        return 0.0
    rounds = max(0.0, idle / table.seats - 1.0)
    return STALLING * rounds * rounds / (1.0 + projects)


def lacking(table: GsaTable, unit: Unit) -> int:
    """How many needs of a unit are open."""
    open = unit.open()
    count = 0
    while open:
        open &= open - 1
        count += 1
    return count


def odds_of_types(table: GsaTable) -> list[float]:
    """The chance of each type in one draw, from what lies open on the table."""
    edition = table.edition
    about = [float(copies) for copies in edition.copies]
    cards = float(edition.first_project_card)
    for unit in table.units:
        for place, type in enumerate(unit.types):
            if table.cards.faces[unit.attached[place]] == type:
                about[type] -= 1.0
                cards -= 1.0
    for card in table.discard_pile:
        if card < edition.first_project_card:
            cards -= 1.0 - BURIED
            if table.cards.faces[card] < edition.first_modifier:
                about[table.cards.faces[card]] -= 1.0 - BURIED
    return [each / max(1.0, cards) for each in about]


def chance_of_completion(table: GsaTable, outlook: Outlook, unit: Unit) -> float:
    """How likely a unit is completed, with cards of the hand that it lacks; the hand lends each card once."""
    draws = DRAWS_A_TURN * outlook.turns
    if unit.partner != NOBODY:
        partner = unit.owner if unit.partner == outlook.seat else unit.partner
        draws += PARTNERS_HELP * DRAWS_A_TURN * turns_to_come(table, partner)
    chance = 1.0
    missing: list[int] = []
    coming: list[float] = []
    for type in range(table.edition.first_modifier):
        if unit.lacks(type):
            if lend(outlook, type):
                chance *= HELD
            else:
                missing.append(type)
                coming.append(chance_of(outlook, type, draws))
                chance *= coming[-1]
    project = table.edition.projects[unit.project_of(outlook.seat)]
    note_gains(outlook, project, missing, coming, chance)
    return chance


def note_gains(outlook: Outlook, project: Project, missing: list[int], coming: list[float], chance: float) -> None:
    """What each missing type, which comes with its own chance, would bring if it came now."""
    stake = float(project.value if project.mandatory else 2 * project.value)
    for place, type in enumerate(missing):
        gain = stake * chance * (1.0 / max(0.01, coming[place]) - 1.0)
        outlook.gains[type] = max(outlook.gains[type], gain)


def lend(outlook: Outlook, type: int) -> bool:
    """Whether the hand has a card for this need; it is then spoken for."""
    if outlook.to_lend == 0:
        return False
    if outlook.held[type] > 0:
        outlook.held[type] -= 1
        outlook.to_lend -= 1
        return True
    for place, wild in enumerate(outlook.wilds):
        if wild.may_be(type):
            outlook.wilds.pop(place)
            outlook.to_lend -= 1
            return True
    return False


def chance_of(outlook: Outlook, type: int, draws: float) -> float:
    """The chance that a type turns up in so many draws."""
    return 1.0 - (1.0 - outlook.odds[type]) ** draws if draws > 0.0 else 0.0


def project_worth(table: GsaTable, outlook: Outlook, project: Project) -> float:
    """A project that is not started: what it would be worth on the table."""
    chance = 1.0
    for type in project.needs:
        chance *= HELD if outlook.held[type] > 0 else chance_of(outlook, type, DRAWS_A_TURN * outlook.turns)
    return stake_worth(project, chance)


def hand_worth(outlook: Outlook, limit: int) -> float:
    """What is not spoken for, as far as the hand limit lets one keep it and there is time to use it."""
    leftovers = outlook.leftovers + [0.5] * len(outlook.wilds) + [2.0 * TRIFLE] * outlook.fresh_resources
    for type, number in enumerate(outlook.held):
        if number > 0:
            leftovers += [TRIFLE + outlook.odds[type]] * number
    leftovers.sort(reverse=True)
    worth = 0.0
    for place in range(min(limit, outlook.to_lend, len(leftovers))):
        worth += leftovers[place]
    return worth * min(1.0, outlook.turns / 3.0)


def fresh_worth(table: GsaTable, outlook: Outlook) -> float:
    """What cards drawn unseen bring on average."""
    worth = 0.0
    if outlook.fresh_resources > 0:
        for type, gain in enumerate(outlook.gains):
            worth += outlook.fresh_resources * outlook.odds[type] * gain
    if outlook.fresh_projects > 0:
        worth += outlook.fresh_projects * worth_of_a_project(table, outlook) + impatience(table)
    return worth


def impatience(table: GsaTable) -> float:
    """Late in the game somebody must draw the last projects."""
    return IMPATIENCE * max(0, table.round - LATE_ROUND)


def worth_of_a_project(table: GsaTable, outlook: Outlook) -> float:
    """The mean worth of the projects that are not in sight."""
    total = 0.0
    count = 0
    seen = projects_in_sight(table, outlook)
    for number, project in enumerate(table.edition.projects):
        if not seen[number]:
            worth = project_worth(table, outlook, project)
            total += worth if project.mandatory else max(0.0, worth)
            count += 1
    return total / max(1, count)


def projects_in_sight(table: GsaTable, outlook: Outlook) -> list[bool]:
    """By project, whether the seat knows where it is: completed, on the table, in its hand or discarded."""
    seen = [owner != NOBODY for owner in table.scored_by]
    for unit in table.units:
        if unit.card not in table.fresh:
            seen[unit.project] = True
        if unit.partner != NOBODY:
            seen[unit.other] = True
    for number in outlook.projects:
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
