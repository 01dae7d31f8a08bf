"""What Reactions cards do to chains: adding, rearranging and removing bases, each op one named effect."""

from typing import TYPE_CHECKING

from labtable.games.adna.chains import contaminated, dna, keep, take_off, varied
from labtable.games.adna.decks import BASES, LETTERS, U, to_bottom
from labtable.games.adna.effects import Effect
from labtable.games.adna.events import TurnedUp
from labtable.games.adna.phases import ADD, CHOOSE, DELETE
from labtable.games.adna.rules import CONTAMINATED, DNASE, LADDER, NO_EFFECT
from labtable.kernel.rule import Rule
from labtable.kernel.seats import EVERYBODY

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable
    from labtable.games.adna.titles import Announcement


class Add(Effect):
    """§R14, §R30, §A-35 Bases from the top of the deck straight to a 3' end."""

    def __init__(self, number: int) -> None:
        super().__init__(f"turn {number} Bases and lay them", 0.7 * number)
        self.number = number

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        """§A-36 Not on a contaminated chain."""
        if contaminated(table, chain):
            return CONTAMINATED
        return None if table.decks[BASES] else NO_EFFECT

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        turn_up(table, min(self.number, table.goal - dna(table, by.chain())))
        if not table.tray:
            return True
        table.phase = ADD
        table.actor = by.seat
        return False


def turn_up(table: "AdnaTable", number: int) -> None:
    """§A-35 Turn cards; a U goes to the bottom and another is turned, but no more than the deck held."""
    pile = table.decks[BASES]
    for _ in range(len(pile)):
        if len(table.tray) == number:
            return
        card = pile.pop()
        table.cards.show(card, EVERYBODY)
        if table.events is not None:
            table.tell(TurnedUp(base=LETTERS[table.cards.faces[card]]))
        if table.cards.faces[card] == U:
            to_bottom(table, BASES, card)
        else:
            table.tray.append(card)


class Swap(Effect):
    """§R13, §R32, §A-34 Rearrange the bases on some places of a chain."""

    def __init__(self, number: int) -> None:
        super().__init__(f"rearrange up to {number} bases", 0.3)
        self.number = number

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        return None if varied(table, chain) else NO_EFFECT

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        """Nobody is asked when all bases are alike, which only a PCR can come to."""
        if not varied(table, by.chain()):
            return True
        table.phase = CHOOSE
        table.actor = by.seat
        table.left = self.number
        return False


class Delete(Effect):
    """§R5, §A-37 Cards from any places of a chain."""

    def __init__(self, number: int) -> None:
        super().__init__(f"remove {number} bases of your choice", 0.9 * number)
        self.cures = True
        self.number = number

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        return None if table.chains[chain] else NO_EFFECT

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        table.phase = DELETE
        table.actor = by.seat
        table.left = min(self.number, len(table.chains[by.chain()]))
        return False


class Trim(Effect):
    """§R2, §A-61 The last cards of a chain; a U counts as one."""

    def __init__(self, number: int) -> None:
        super().__init__(f"remove the last {number} bases", 0.7 * number)
        self.cures = True
        self.number = number

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        return None if table.chains[chain] else NO_EFFECT

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        keep(table, by.chain(), max(0, len(table.chains[by.chain()]) - self.number))
        return True


class Shorten(Effect):
    """§R10, §A-38 A short chain loses all but its first bases."""

    def __init__(self, number: int, below: int) -> None:
        super().__init__(f"cut a chain below {below} bases down to {number}", 1.0)
        self.number = number
        self.below = below

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        short = dna(table, chain) < self.below and len(table.chains[chain]) > self.number
        return None if short and dna(table, chain) >= self.number else DNASE

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        keep(table, by.chain(), self.number)
        return True


class Level(Effect):
    """§R11, §A-39 The longer chain loses bases from its end until it is as long as the other."""

    def __init__(self, number: int) -> None:
        super().__init__(f"remove up to {number} bases until the chains are equal", 0.4 * number)
        self.number = number

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        return None if dna(table, seat) < dna(table, chain) else LADDER

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        longer = dna(table, by.chain())
        keep(table, by.chain(), longer - min(self.number, longer - dna(table, by.seat)))
        return True


class Cure(Effect):
    """§R29, §A-49 The U goes off one's own chain."""

    def __init__(self) -> None:
        super().__init__("remove the U", 2.5)
        self.cures = True

    def refused(self, table: "AdnaTable", seat: int, chain: int) -> Rule | None:
        return None if contaminated(table, chain) else NO_EFFECT

    def happen(self, table: "AdnaTable", by: "Announcement") -> bool:
        take_off(table, by.chain(), [len(table.chains[by.chain()]) - 1])
        return True
