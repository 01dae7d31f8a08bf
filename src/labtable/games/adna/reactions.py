"""What Reactions cards do to chains: adding, rearranging and removing bases, each op one named effect."""

from typing import Final

from labtable.games.adna.chains import contaminated, dna, keep, letters, take_off, varied
from labtable.games.adna.choices import BaseQuestion, PlaceQuestion, TrayQuestion
from labtable.games.adna.decks import BASES, LETTERS, U
from labtable.games.adna.effect import Effect
from labtable.games.adna.events import Rearranged, TurnedUp
from labtable.games.adna.hands import to_bottom
from labtable.games.adna.phase import Question
from labtable.games.adna.phases import ADD, CHOOSE, DELETE, FILL, RESUME
from labtable.games.adna.rules import ADDING, CONTAMINATED, DELETION, DNASE, LADDER, NO_EFFECT, REARRANGING
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.titles import Announcement
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.seats import EVERYBODY


class Add(Effect):
    """§R14, §R30, §A-35 Bases from the top of the deck straight to a 3' end."""

    def __init__(self, number: int) -> None:
        super().__init__(f"turn up {number} Bases and lay them", 0.7 * number)
        self.lengthens = True
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        """§A-36 Not on a contaminated chain."""
        if contaminated(table, chain):
            return CONTAMINATED
        return None if table.decks[BASES] else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        turn_up(table, min(self.number, table.goal - dna(table, by.chain())))
        if table.tray:
            LAYING.ask(table, by.seat)


def turn_up(table: AdnaTable, number: int) -> None:
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


class Adding(TrayQuestion):
    """§A-35 Lay the bases that were turned up."""

    def chain(self, table: AdnaTable) -> int:
        return table.stack[-1].chain()

    def emptied(self, table: AdnaTable) -> None:
        table.phase = RESUME

    def midway(self, table: AdnaTable) -> bool:
        return True


class Swap(Effect):
    """§R13, §R32, §A-34 Rearrange the bases on some places of a chain."""

    def __init__(self, number: int) -> None:
        super().__init__(f"rearrange up to {number} bases", 0.3)
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if varied(table, chain) else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        """Nobody is asked when all bases are alike, which only a PCR can come to."""
        if varied(table, by.chain()):
            CHOOSING.ask(table, by.seat)
            table.left = self.number


class Choosing(PlaceQuestion):
    """§A-34 Choose the places to rearrange."""

    def chain(self, table: AdnaTable) -> int:
        return table.stack[-1].chain()

    def place_refused(self, table: AdnaTable, place: int) -> Rule | None:
        """§A-34 From 5' to 3', and two at least."""
        length = dna(table, self.chain(table))
        if table.picks:
            return None if table.picks[-1] < place < length else REARRANGING
        return None if place + 1 < length else REARRANGING

    def pick(self, table: AdnaTable, place: int) -> None:
        """Where there is nothing more to choose, the places are filled."""
        table.left -= 1
        if table.left == 0 or place + 1 == dna(table, self.chain(table)):
            table.phase = FILL

    def word(self, table: AdnaTable) -> Move | None:
        return table.edition.moves.done

    def word_refused(self, table: AdnaTable) -> Rule | None:
        """§A-34 Not after one place only."""
        return REARRANGING if len(table.picks) == 1 else None

    def end(self, table: AdnaTable) -> None:
        """§A-34 Whoever chose no place leaves the chain as it is."""
        table.phase = FILL if table.picks else RESUME

    def left(self, table: AdnaTable) -> int:
        return table.left

    def midway(self, table: AdnaTable) -> bool:
        return True


class Filling(BaseQuestion):
    """§A-34 Fill the chosen places again."""

    def chain(self, table: AdnaTable) -> int:
        return table.stack[-1].chain()

    def base_refused(self, table: AdnaTable, face: int) -> Rule | None:
        return None if self.place_with(table, face) >= 0 else REARRANGING

    def place_with(self, table: AdnaTable, face: int) -> int:
        """§A-34 The first place, of those still to fill, on which a base lies; -1 if there is none."""
        chain = table.chains[self.chain(table)]
        faces = table.cards.faces
        for place in table.picks:
            if faces[chain[place]] == face:
                return place
        return -1

    def lay(self, table: AdnaTable, face: int) -> None:
        """§A-34 The next place gets this base; the one that lay there waits where that one was."""
        chain = table.chains[self.chain(table)]
        place = self.place_with(table, face)
        first = table.picks.pop(0)
        chain[first], chain[place] = chain[place], chain[first]
        if not table.picks:
            if table.events is not None:
                table.tell(Rearranged(chain=self.chain(table), bases=letters(table, chain)))
            table.phase = RESUME

    def midway(self, table: AdnaTable) -> bool:
        return True


class Delete(Effect):
    """§R5, §A-37 Cards from any places of a chain."""

    def __init__(self, number: int) -> None:
        super().__init__(f"remove {number} bases of your choice", 0.9 * number)
        self.shortens = True
        self.cures = True
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if table.chains[chain] else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        DELETING.ask(table, by.seat)
        table.left = min(self.number, len(table.chains[by.chain()]))


class Deleting(PlaceQuestion):
    """§A-37 Choose the cards that go."""

    def chain(self, table: AdnaTable) -> int:
        return table.stack[-1].chain()

    def place_refused(self, table: AdnaTable, place: int) -> Rule | None:
        """§A-37 Any card of the chain, each once."""
        fits = place < len(table.chains[self.chain(table)]) and place not in table.picks
        return None if fits else DELETION

    def pick(self, table: AdnaTable, place: int) -> None:
        """§Q1, §Q2, §A-37 After the last one the chosen cards go, from 5' to 3'."""
        table.left -= 1
        if table.left == 0:
            gone = sorted(table.picks)
            table.picks = []
            take_off(table, self.chain(table), gone)
            table.phase = RESUME

    def left(self, table: AdnaTable) -> int:
        return table.left

    def midway(self, table: AdnaTable) -> bool:
        return True


class Trim(Effect):
    """§R2, §A-61 The last cards of a chain; a U counts as one."""

    def __init__(self, number: int) -> None:
        super().__init__(f"remove the last {number} bases", 0.7 * number)
        self.shortens = True
        self.cures = True
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if table.chains[chain] else NO_EFFECT

    def keeps(self, table: AdnaTable, seat: int, chain: int) -> int:
        return max(0, len(table.chains[chain]) - self.number)

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        keep(table, by.chain(), self.keeps(table, by.seat, by.chain()))


class Shorten(Effect):
    """§R10, §A-38 A short chain loses all but its first bases."""

    def __init__(self, number: int, below: int) -> None:
        super().__init__(f"cut a chain below {below} bases down to {number}", 1.0)
        self.shortens = True
        self.number = number
        self.below = below

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        short = dna(table, chain) < self.below and len(table.chains[chain]) > self.number
        return None if short and dna(table, chain) >= self.number else DNASE

    def keeps(self, table: AdnaTable, seat: int, chain: int) -> int:
        return self.number

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        keep(table, by.chain(), self.keeps(table, by.seat, by.chain()))


class Level(Effect):
    """§R11, §A-39 The longer chain loses bases from its end until it is as long as the other."""

    def __init__(self, number: int) -> None:
        super().__init__(f"remove up to {number} bases until the chains are equal", 0.4 * number)
        self.shortens = True
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if dna(table, seat) < dna(table, chain) else LADDER

    def keeps(self, table: AdnaTable, seat: int, chain: int) -> int:
        longer = dna(table, chain)
        return longer - min(self.number, longer - dna(table, seat))

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        keep(table, by.chain(), self.keeps(table, by.seat, by.chain()))


class Cure(Effect):
    """§R29, §A-49 The U goes off one's own chain."""

    def __init__(self) -> None:
        super().__init__("remove the U", 2.5)
        self.cures = True

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if contaminated(table, chain) else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        take_off(table, by.chain(), [len(table.chains[by.chain()]) - 1])


LAYING: Final = Adding("add", ADD, ADDING)
CHOOSING: Final = Choosing("choose", CHOOSE, REARRANGING)
DELETING: Final = Deleting("delete", DELETE, DELETION)
QUESTIONS: Final[list[Question]] = [LAYING, CHOOSING, Filling("fill", FILL, REARRANGING), DELETING]
