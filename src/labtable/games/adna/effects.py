"""What cards do to hands and to the thermometer, each op one named effect; chains have a module of their own."""

from abc import abstractmethod
from typing import Final

from labtable.games.adna.decks import BASES, DECKS
from labtable.games.adna.effect import Effect
from labtable.games.adna.events import Looked, Moved, Saw, Took, TookBases, TookHidden
from labtable.games.adna.hands import draw, hand_size, pull
from labtable.games.adna.moves import Step as StepMove
from labtable.games.adna.phase import Question
from labtable.games.adna.phases import RESUME, STEP
from labtable.games.adna.rules import BSA_STEP, NO_EFFECT
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import HIGHEST, LEVELS, within
from labtable.games.adna.titles import Announcement
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule
from labtable.kernel.seats import EVERYBODY
from labtable.kernel.words import figure


class Draw(Effect):
    """§R1, §R9, §A-35 Draw Bases to the hand."""

    def __init__(self, number: int) -> None:
        super().__init__(f"draw {number} Bases", 0.5 * number)
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if table.decks[BASES] else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        draw(table, by.seat, BASES, self.number)


class TakeBases(Effect):
    """§R16, §A-41 All Bases of the other's hand."""

    def __init__(self) -> None:
        super().__init__("take all Bases from the rival's hand", 1.5)

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if table.hands[3 * (1 - seat) + BASES] else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        taken = table.hands[3 * (1 - by.seat) + BASES]
        table.hands[3 * (1 - by.seat) + BASES] = []
        table.hands[3 * by.seat + BASES].extend(taken)
        for card in taken:
            table.cards.show(card, 3)
        if table.events is not None:
            bases = [table.edition.face_id(BASES, table.cards.faces[card]) for card in taken]
            table.tell(TookBases(seat=by.seat, cards=bases))
            table.tell(TookHidden(seat=by.seat, number=len(taken)))


class TakeByChance(Effect):
    """§R17, §A-40 Some cards of the other's hand, by chance and for all to see."""

    def __init__(self, number: int) -> None:
        super().__init__(f"take {number} cards at random from the rival's hand", 0.6 * number)
        self.number = number

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if hand_size(table, 1 - seat) else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        taken: list[str] = []
        for _ in range(self.number):
            if hand_size(table, 1 - by.seat):
                taken.append(self.take_one(table, by.seat))
        if table.events is not None:
            table.tell(Took(seat=by.seat, cards=taken))

    def take_one(self, table: AdnaTable, seat: int) -> str:
        """One card of the whole hand, all decks alike; §A-54 of equal ones nobody can tell which."""
        rival = 1 - seat
        place = int(table.rng.below(hand_size(table, rival)))
        deck = BASES
        while place >= len(table.hands[3 * rival + deck]):
            place -= len(table.hands[3 * rival + deck])
            deck += 1
        card = pull(table, rival, deck, table.cards.faces[table.hands[3 * rival + deck][place]])
        table.cards.show(card, EVERYBODY)
        table.hands[3 * seat + deck].append(card)
        return table.edition.face_id(deck, table.cards.faces[card])


class Reveal(Effect):
    """§R12, §A-54 See the other's hand; what was seen stays known."""

    def __init__(self) -> None:
        super().__init__("see the rival's hand", 0.1)

    def refused(self, table: AdnaTable, seat: int, chain: int) -> Rule | None:
        return None if hand_size(table, 1 - seat) else NO_EFFECT

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        rival = 1 - by.seat
        for deck in DECKS:
            for card in table.hands[3 * rival + deck]:
                table.cards.show(card, 1 << by.seat)
        if table.events is not None:
            bases, reactions, enzymes = [self.ids(table, rival, deck) for deck in DECKS]
            table.tell(Saw(seat=by.seat, bases=bases, reactions=reactions, enzymes=enzymes))
            table.tell(Looked(seat=by.seat))

    def ids(self, table: AdnaTable, seat: int, deck: int) -> list[str]:
        """The cards of one deck in a hand."""
        return [table.edition.face_id(deck, table.cards.faces[card]) for card in table.hands[3 * seat + deck]]


def move_to(table: AdnaTable, level: int) -> None:
    """§A-15 Only this moves the thermometer."""
    if level == table.level:
        return
    table.level = level
    if table.events is not None:
        table.tell(Moved(temperature=LEVELS[level]))


class Heat(Effect):
    """An effect that moves the thermometer."""

    def __init__(self, words: str) -> None:
        super().__init__(words, 0.6)
        self.moves_temperature = True

    @abstractmethod
    def target(self, level: int, named: int) -> int:
        """The level to which it brings the thermometer from this one, perhaps the one that was named."""

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        move_to(table, self.target(table.level, by.play.level))


class Shift(Heat):
    """§R8, §R19, §A-11 Some levels up, or down if the number is negative."""

    def __init__(self, number: int) -> None:
        levels = "1 level" if abs(number) == 1 else f"{abs(number)} levels"
        super().__init__(f"thermometer {'up' if number > 0 else 'down'} {levels}")
        self.number = number

    def target(self, level: int, named: int) -> int:
        return within(level + self.number)


class SetTo(Heat):
    """§R15, §R20, §R33, §A-14, §A-18 To one level, perhaps only from below or only from above."""

    def __init__(self, level: int, from_below: bool, from_above: bool) -> None:
        super().__init__(f"thermometer to {figure(LEVELS[level])} °C")
        self.level = level
        self.from_below = from_below
        self.from_above = from_above

    def target(self, level: int, named: int) -> int:
        reached = self.from_below if level < self.level else self.from_above
        return self.level if reached else level


class SetAny(Heat):
    """§R31, §A-58 To the level that was named, another than the present one."""

    def __init__(self) -> None:
        super().__init__("thermometer to any level")

    def target(self, level: int, named: int) -> int:
        return named


class Step(Effect):
    """§R4, §Q10, §A-20 After an enzyme with BSA its player moves the thermometer one level."""

    def __init__(self) -> None:
        super().__init__("then move the thermometer one level", 0.0)

    def happen(self, table: AdnaTable, by: Announcement) -> None:
        STEPPING.ask(table, by.seat)


class Stepping(Question):
    """§A-20 The thermometer one level up or down."""

    def choices(self, table: AdnaTable) -> list[Move]:
        return [move for move in table.edition.moves.steps if step_refused(table, move.direction) is None]

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        return step_refused(table, move.direction) if isinstance(move, StepMove) else self.asked

    def accept(self, table: AdnaTable, move: Move) -> None:
        assert isinstance(move, StepMove)
        move_to(table, table.level + move.direction)
        table.phase = RESUME

    def midway(self, table: AdnaTable) -> bool:
        return True

    def shown(self, table: AdnaTable) -> list[Move]:
        return [*table.edition.moves.steps]


def step_refused(table: AdnaTable, direction: int) -> Rule | None:
    """§A-20 At an end there is one way only."""
    return None if 0 <= table.level + direction <= HIGHEST else BSA_STEP


STEPPING: Final = Stepping("step", STEP, BSA_STEP)
QUESTIONS: Final[list[Question]] = [STEPPING]
