"""What seats can expect: the odds of each type in a draw, how many turns are left, how likely work is completed."""

from typing import Final

from mypy_extensions import i64

from labtable.games.gsa.edition import Project
from labtable.games.gsa.phases import NAMING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.kernel.table import NOBODY

DRAWS_A_TURN: Final = 2.3  # cards a seat sees in a turn, the top of the Discard pile included
PROJECTS_A_TURN: Final = 0.6  # how quickly the Project pile shrinks
TURNS_OF_PRACTICE: Final = 8.0  # how many turns that guess is worth beside what is seen
LONGEST_WAIT: Final = 8.0  # turns after arming if no rival has a project
NEXT_NEED: Final = 0.25  # a project with one need left is completed in this part of its turns, with two in the square
HURRIES: Final = [NEXT_NEED**needs for needs in range(64)]  # by the needs that are left
PARTNERS_HELP: Final = 0.8  # the part of a partner's draws that goes into a collaboration
BURIED_HALVES: Final = 1  # of each buried card: it will come back half the time
UNKNOWN: Final = -1.0


class Prospect:
    """What lies on the table, looked at once for all seats."""

    def __init__(self, table: GsaTable) -> None:
        self.table = table
        self.odds = odds_of_types(table)
        self.until_armed = turns_until_armed(table)
        self.hurries = [HURRIES[lacking(unit)] for unit in table.units]
        self.points = [0] * table.seats
        projects = table.edition.projects
        for number, owner in enumerate(table.scored_by):
            if owner != NOBODY:
                self.points[owner] = self.points[owner] + projects[number].points

    def turns_to_come(self, seat: int) -> float:
        """About how many draw phases a seat still has; once the end is triggered this is known."""
        table = self.table
        if table.actor == NOBODY:
            return 0.0
        if table.turns_left > 0:
            away = (seat - table.active) % table.seats
            return 1.0 if 0 < away < table.turns_left or (away == 0 and table.phase == NAMING) else 0.0
        if table.trigger != NOBODY:
            return 1.0
        return 1.0 + self.until_armed + self.turns_once_armed(seat)

    def turns_once_armed(self, seat: int) -> float:
        """How long the first rival takes to complete something; one's own completion is not to be feared."""
        hazard = 1.0 / LONGEST_WAIT
        for place, unit in enumerate(self.table.units):
            if not unit.is_of(seat):
                hazard += self.hurries[place]
        return 1.0 / hazard


class Outlook:
    """What one seat can expect from the piles alone."""

    def __init__(self, prospect: Prospect, seat: int) -> None:
        self.prospect = prospect
        self.seat = seat
        self.turns = prospect.turns_to_come(seat)
        self.draws = DRAWS_A_TURN * self.turns
        self.coming = [UNKNOWN] * len(prospect.odds)  # by type, how likely it turns up; worked out when it is asked

    def chance_of(self, type: int) -> float:
        """The chance that a type turns up in the seat's own draws."""
        known = self.coming[type]
        if known == UNKNOWN:
            known = chance_in(self.prospect.odds[type], self.draws)
            self.coming[type] = known
        return known

    def draws_for(self, unit: Unit) -> float:
        """How many draws go into a unit, a partner's included."""
        if unit.partner == NOBODY:
            return self.draws
        partner = unit.owner if unit.partner == self.seat else unit.partner
        return self.draws + PARTNERS_HELP * DRAWS_A_TURN * self.prospect.turns_to_come(partner)

    def coming_for(self, unit: Unit, type: int, draws: float) -> float:
        """The chance that a type turns up in the draws that go into a unit."""
        return self.chance_of(type) if unit.partner == NOBODY else chance_in(self.prospect.odds[type], draws)

    def chance_of_completion(self, unit: Unit) -> float:
        """How likely the draws complete a unit."""
        draws = self.draws_for(unit)
        chance = 1.0
        type = 0
        open: i64 = unit.open()
        while open:
            if open & 1:
                chance *= self.coming_for(unit, type, draws)
            open >>= 1
            type += 1
        return chance


def chance_in(odds: float, draws: float) -> float:
    """The chance that something turns up in so many draws."""
    return 1.0 - (1.0 - odds) ** draws if draws > 0.0 else 0.0


def stake_worth(project: Project, chance: float) -> float:
    """A project that is completed with this chance."""
    stake = project.value if project.mandatory else 2 * project.value
    return stake * chance - project.value


def turns_until_armed(table: GsaTable) -> float:
    """How long the Project pile lasts if it goes on shrinking as it has so far."""
    taken = len(table.edition.projects) - table.seats - len(table.project_pile)
    a_turn = (taken + PROJECTS_A_TURN * TURNS_OF_PRACTICE) / (table.turn + TURNS_OF_PRACTICE)
    return len(table.project_pile) / (a_turn * table.seats)


def lacking(unit: Unit) -> int:
    """How many needs of a unit are open."""
    open: i64 = unit.open()
    count = 0
    while open:
        open &= open - 1
        count += 1
    return count


def odds_of_types(table: GsaTable) -> list[float]:
    """The chance of each type in one draw, from what lies open on the table; counted in half cards."""
    edition = table.edition
    faces = table.cards.faces
    about = [2 * copies for copies in edition.copies]
    cards = 2 * edition.first_project_card
    for unit in table.units:
        for place, type in enumerate(unit.types):
            if faces[unit.attached[place]] == type:
                about[type] = about[type] - 2
                cards -= 2
    types = edition.first_modifier
    resources = edition.first_project_card
    for card in table.discard_pile:
        if card < resources:
            cards -= BURIED_HALVES
            face = faces[card]
            if face < types:
                about[face] = about[face] - BURIED_HALVES
    among = max(1.0, cards / 2.0)
    return [halves / 2.0 / among for halves in about]
