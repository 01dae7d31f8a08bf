"""An edition: everything of a card file that the rules use, and the moves it makes possible."""

from typing import Final

from mypy_extensions import i64

from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.moves import REAL, Aim, Attach, Call, Discard, Moves, Offer, Play, Remove, Start
from labtable.kernel.fixed import Fixed

MOST_SEATS: Final = 5  # §G-01


class Resource(Fixed):
    """A type of Species or Technique card (§D6)."""

    def __init__(self, id: str, name: str, kind: str) -> None:
        super().__init__(id)
        self.name = name
        self.kind = kind


class Project(Fixed):
    """A Project card: its needs, which are also its value (§D3), and whether it is mandatory (§D4, §G-31)."""

    def __init__(self, id: str, name: str, needs: list[int], mandatory: bool) -> None:
        super().__init__(id)
        self.name = name
        self.needs = needs
        self.mandatory = mandatory
        self.value = len(needs)
        self.points = 0 if mandatory else len(needs)
        self.mask: i64 = 0
        for type in needs:
            self.mask |= 1 << type


class Edition(Fixed):
    """Types, Modifiers and projects, and the deck (§D1).

    A face is a number: first the types, then the Modifiers, then the projects. The first cards are
    the Resource cards, the others the Project cards, so that the back of a card is seen in its number.
    """

    def __init__(
        self, id: str, types: list[Resource], modifiers: list[Modifier], projects: list[Project], resources: list[int]
    ) -> None:
        super().__init__(id)
        self.types = types
        self.modifiers = modifiers
        self.projects = projects
        self.resources = resources  # the face of every Resource card before the first shuffle
        self.first_modifier = len(types)
        self.first_project = len(types) + len(modifiers)
        self.first_project_card = len(resources)
        self.copies = [resources.count(type) for type in range(len(types))]
        self.ids = [type.id for type in types] + [each.id for each in modifiers] + [each.id for each in projects]
        self.names = (
            [type.name for type in types] + [each.name for each in modifiers] + [each.name for each in projects]
        )
        self.moves = Moves(MOST_SEATS)
        self.add_actions()
        self.add_parts()
        self.add_discards()

    def faces(self) -> list[int]:
        """The face of every card before the first shuffle."""
        return self.resources + [self.first_project + number for number in range(len(self.projects))]

    def add_actions(self) -> None:
        """The moves of the action phase (§A1)."""
        moves = self.moves
        for number, project in enumerate(self.projects):
            moves.starts.append(Start(moves.next(), f"start:{project.id}", f"Start {project.name}", number))
            moves.everything.append(moves.starts[-1])
        for number, project in enumerate(self.projects):
            moves.attaches.append([])
            for type, each in enumerate(self.types):
                text, label = f"attach:{each.id}:{project.id}", f"Add {each.name} to {project.name}"
                moves.attaches[number].append(Attach(moves.next(), text, label, type, number))
                moves.everything.append(moves.attaches[number][-1])
        for own in range(len(self.projects)):
            self.add_offers(own)
        for number, modifier in enumerate(self.modifiers):
            label = f"Play {modifier.name}: {modifier.words}"
            moves.plays.append(Play(moves.next(), f"play:{modifier.id}", label, number))
            moves.everything.append(moves.plays[-1])

    def add_offers(self, own: int) -> None:
        """The offers of one project to all others."""
        moves = self.moves
        mine = self.projects[own]
        moves.offers.append([])
        for number, other in enumerate(self.projects):
            if number != own:
                text, label = f"offer:{mine.id}:{other.id}", f"Offer to join {mine.name} with {other.name}"
                moves.offers[own].append(Offer(moves.next(), text, label, own, number))
                moves.everything.append(moves.offers[own][-1])

    def offer(self, own: int, other: int) -> Offer:
        """The move that offers one project to another."""
        return self.moves.offers[own][other if other < own else other - 1]

    def add_parts(self) -> None:
        """The parts of a Modifier (§G-92)."""
        moves = self.moves
        for number, project in enumerate(self.projects):
            moves.aims.append(Aim(moves.next(), f"on:{project.id}", f"Play it on {project.name}", number))
            moves.everything.append(moves.aims[-1])
        for type, each in enumerate(self.types):
            moves.calls.append(Call(moves.next(), f"type:{each.id}", each.name, type))
            moves.everything.append(moves.calls[-1])
        for type, each in enumerate(self.types):
            self.add_removal(f"remove:{each.id}", f"Remove {each.name}", type, REAL)
        for number, modifier in enumerate(self.modifiers):
            for type, each in enumerate(self.types):
                if modifier.may_be(type):
                    text, label = f"remove:{modifier.id}:{each.id}", f"Remove {modifier.name} (as {each.name})"
                    self.add_removal(text, label, type, number)

    def add_removal(self, text: str, label: str, type: int, wild: int) -> None:
        """The choice of an attached card (§G-65)."""
        self.moves.removes.append(Remove(self.moves.next(), text, label, type, wild))
        self.moves.everything.append(self.moves.removes[-1])

    def add_discards(self) -> None:
        """The moves of the discard phase (§G-72)."""
        moves = self.moves
        for face, id in enumerate(self.ids):
            moves.discards.append(Discard(moves.next(), f"discard:{id}", f"Discard {self.names[face]}", face))
            moves.everything.append(moves.discards[-1])
