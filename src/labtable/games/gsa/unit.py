"""A unit of work on the table: a project alone, or two projects in collaboration."""

from mypy_extensions import i64

from labtable.kernel.table import NOBODY

NO_CARD = -1


class Unit:
    """A project with all that lies beside it; a second owner and project make it a collaboration (§C1).

    Projects are numbers of the edition, cards are cards. Attached cards and guards belong to the
    unit as a whole (§G-44); `types` says what each attached card counts as.
    """

    def __init__(
        self,
        owner: int,
        project: int,
        card: int,
        needs: i64,
        filled: i64,
        attached: list[int],
        types: list[int],
        guards: list[int],
    ) -> None:
        self.owner = owner
        self.project = project
        self.card = card
        self.partner = NOBODY
        self.other = NO_CARD
        self.other_card = NO_CARD
        self.needs: i64 = needs
        self.filled: i64 = filled
        self.attached = attached
        self.types = types
        self.guards = guards

    def open(self) -> i64:
        """The types that are still lacking, as a set of bits (§G-21, §G-44)."""
        return self.needs & ~self.filled

    def lacks(self, type: int) -> bool:
        """§G-21 Whether a card of this type would fill an open need."""
        return (self.open() >> type) & 1 == 1

    def is_of(self, seat: int) -> bool:
        """§G-22 Whether a seat has a part in it."""
        return seat in (self.owner, self.partner)

    def owners(self) -> list[int]:
        """§C1 Whose it is: one player's, or two partners'."""
        return [self.owner] if self.independent() else [self.owner, self.partner]

    def independent(self) -> bool:
        """Whether it is no collaboration."""
        return self.partner == NOBODY

    def project_of(self, seat: int) -> int:
        """§G-47 The project that a partner brought; §G-93 it stands for the whole unit in that seat's moves."""
        return self.other if seat == self.partner else self.project

    def attach(self, card: int, type: int) -> None:
        """Lay a card beside it that counts as this type."""
        self.attached.append(card)
        self.types.append(type)
        self.filled |= 1 << type

    def take_in(self, other: "Unit") -> None:
        """§C2, §G-44, §G-45 Another player's project joins: needs, attached cards and guards are put together."""
        self.partner = other.owner
        self.other = other.project
        self.other_card = other.card
        self.needs |= other.needs
        self.filled |= other.filled
        self.attached += other.attached
        self.types += other.types
        self.guards += other.guards

    def remove(self, place: int) -> int:
        """Take an attached card away; a need stays filled while another card fills it (§G-44)."""
        card = self.attached.pop(place)
        self.types.pop(place)
        self.filled = 0
        for type in self.types:
            self.filled |= 1 << type
        return card

    def clone(self) -> "Unit":
        twin = Unit(
            self.owner,
            self.project,
            self.card,
            self.needs,
            self.filled,
            self.attached.copy(),
            self.types.copy(),
            self.guards.copy(),
        )
        twin.partner = self.partner
        twin.other = self.other
        twin.other_card = self.other_card
        return twin
