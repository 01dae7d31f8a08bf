"""Restriction enzymes: the cut, the loose piece, and what joins it again."""

from typing import Final

from labtable.games.adna import events
from labtable.games.adna.chains import NO_SITE, contaminated, find_site, join, letters
from labtable.games.adna.choices import BaseQuestion
from labtable.games.adna.decks import BASES, DNA_FACES, LETTERS, REACTIONS, U
from labtable.games.adna.effect import Effect
from labtable.games.adna.end import completes
from labtable.games.adna.hands import held, holds, pull, to_bottom
from labtable.games.adna.phase import Question
from labtable.games.adna.phases import INSERT, REPAIR, RESUME
from labtable.games.adna.rules import INSERTING, NOT_HELD, SITE
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.titles import Announcement
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


class Cut(Effect):
    """§F1, §A-42 All right of the arrow leaves the chain."""

    def __init__(self, marked: str, site: list[int], arrow: int) -> None:
        super().__init__(f"cut at {marked}", 0.0)
        self.shortens = True
        self.marked = marked
        self.site = site
        self.arrow = arrow

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        """§A-42 The site must be there, and something right of the arrow."""
        start = find_site(table, chain, self.site)
        return SITE if start == NO_SITE or start + self.arrow >= len(table.chains[chain]) else None

    def keeps(self, table: AdnaTable, seat: int, chain: int) -> int:
        return find_site(table, chain, self.site) + self.arrow

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        """§A-44 A U goes to the deck at once; DNA bases lie loose, and their owner may save them."""
        owner = by.chain()
        place = self.keeps(table, by.seat, owner)
        chain = table.chains[owner]
        lost_uracil = contaminated(table, owner)
        if lost_uracil:
            to_bottom(table, BASES, chain.pop())
        table.loose = chain[place:]
        table.chains[owner] = chain[:place]
        if table.events is not None:
            table.tell(events.Cut(chain=owner, bases=letters(table, table.loose), uracil=lost_uracil))
        if owner == by.seat:
            lose_piece(table, owner)
        else:
            ask_for_repair(table, owner)


def ask_for_repair(table: AdnaTable, owner: int) -> None:
    """§A-44, §A-53 The owner of a loose piece is asked, if they might hold a repair; if not, the piece is lost."""
    if table.loose and might_repair(table, owner):
        table.phase = REPAIR
        table.actor = owner
    else:
        lose_piece(table, owner)


def might_repair(table: AdnaTable, owner: int) -> bool:
    """§A-53 Whether the owner might hold a repair: with enough cards there is one at every temperature."""
    return len(table.hands[3 * owner + REACTIONS]) > 0


def lose_piece(table: AdnaTable, owner: int) -> None:
    """§A-43 The loose piece goes under the deck in the order of the chain."""
    if table.loose and table.events is not None:
        first = len(table.chains[owner]) + 1
        places = list(range(first, first + len(table.loose)))
        table.tell(events.Lost(chain=owner, bases=letters(table, table.loose), places=places))
    for card in table.loose:
        to_bottom(table, BASES, card)
    table.loose = []


def rejoin(table: AdnaTable, owner: int) -> None:
    """§A-44 The loose piece follows; §A-09 the chain may be complete, and then the game is over."""
    table.chains[owner].extend(table.loose)
    if table.events is not None:
        table.tell(events.Rejoined(chain=owner, bases=letters(table, table.loose)))
    table.loose = []
    completes(table, owner)


class Rejoin(Effect):
    """§R23, §A-47 The loose piece is joined to its chain again."""

    def __init__(self) -> None:
        super().__init__("join the loose piece again", 0.3)
        self.rejoins = True

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        rejoin(table, by.seat)


class Insert(Effect):
    """§R24, §R28, §A-45 Bases from the hand at the cut, then the loose piece; §A-46 no more than the goal allows."""

    def __init__(self, number: int) -> None:
        super().__init__(f"insert 1 to {number} bases and join the loose piece", 0.5)
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if held(table, seat, BASES) & DNA_FACES else INSERTING

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        AT_THE_CUT.ask(table, by.seat)
        table.left = min(self.number, table.goal - len(table.chains[by.seat]) - len(table.loose))


class Inserting(BaseQuestion):
    """§A-45 Lay bases of the hand at the cut."""

    def chain(self, table: AdnaTable) -> int:
        return table.actor

    def base_refused(self, table: AdnaTable, face: int) -> Rule | None:
        """§A-45 A DNA base of the hand."""
        if face == U:
            return INSERTING
        return None if holds(table, BASES, face) else NOT_HELD

    def lay(self, table: AdnaTable, face: int) -> None:
        """§A-45 A base of the hand goes to the cut; after the last that fits, the loose piece follows."""
        join(table, table.actor, pull(table, table.actor, BASES, face))
        table.left -= 1
        table.inserted = True
        if table.events is not None:
            table.tell(events.Laid(seat=table.actor, chain=table.actor, base=LETTERS[face]))
        if table.left == 0:
            self.end(table)

    def word(self, table: AdnaTable) -> Move | None:
        return table.edition.moves.done

    def word_refused(self, table: AdnaTable) -> Rule | None:
        """§A-45 Not before the first base, if there is one."""
        return INSERTING if not table.inserted and held(table, table.actor, BASES) & DNA_FACES else None

    def end(self, table: AdnaTable) -> None:
        """The loose piece follows, and the repair is over, if not the game."""
        table.inserted = False
        table.phase = RESUME
        rejoin(table, table.actor)

    def left(self, table: AdnaTable) -> int:
        return table.left

    def midway(self, table: AdnaTable) -> bool:
        return True


AT_THE_CUT: Final = Inserting("insert", INSERT, INSERTING)
QUESTIONS: Final[list[Question]] = [AT_THE_CUT]
