"""What Modifiers do: each op of the card file one effect, with its targets and its parts.

A Modifier is played (`begin`), then its parts are chosen one after the other (`aim`, `choose`, `call`,
`remove`), each with its check. When nothing is left to choose it is finished.
"""

from abc import abstractmethod
from typing import Final

from mypy_extensions import i64

from labtable.games.gsa import end, hand, piles, work
from labtable.games.gsa.events import (
    Abandoned,
    Delayed,
    Drew,
    DrewHidden,
    Guarded,
    Recovered,
    Removed,
    Stole,
    StoleHidden,
    Stopped,
)
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.moves import PROJECT, REAL, SOURCES
from labtable.games.gsa.phases import ACTING, ASK_CARD, ASK_RIVAL, ASK_TYPE, ASK_UNIT
from labtable.games.gsa.rules import GUARDS, NOTHING_TO_DO, REMOVED_CARDS, TARGETS, WILDS
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.kernel.rule import Rule
from labtable.kernel.seats import only

CARDS_A_DRAW_PHASE: Final = 2  # §T2


def finish(table: GsaTable) -> None:
    """§G-60, §G-68 A Modifier that does not stay is set aside, and the action phase goes on."""
    if table.playing != NO_CARD:
        piles.set_aside(table, table.playing)
    table.playing = NO_CARD
    table.target = NO_CARD
    table.phase = ACTING
    work.put_down_mandatory(table)


class DrawCards(Modifier):
    """Research Grant: cards from the top of a pile, in addition to the draw phase (§G-66)."""

    def __init__(self, id: str, name: str, words: str, pile: int, number: int) -> None:
        super().__init__(id, name, words)
        self.pile = pile
        self.number = number

    def can_be_played(self, table: GsaTable) -> bool:
        """§G-62 One card to take is enough."""
        if self.pile == PROJECT:
            return len(table.project_pile) > 0
        return piles.resources_last(table, 0, len(table.discard_pile))

    def begin(self, table: GsaTable) -> None:
        """§G-66 Shown after the whole draw; §G-15 no more than there are."""
        drawn: list[int] = []
        for _ in range(self.number):
            card = self.take(table)
            if card != NO_CARD:
                drawn.append(card)
        hand.look_at(table, drawn)
        table.fresh = drawn.copy()
        if table.events is not None:
            tell_draw(table, drawn, [SOURCES[self.pile]] * len(drawn))
        finish(table)

    def take(self, table: GsaTable) -> int:
        if self.pile == PROJECT:
            return piles.take_project(table) if table.project_pile else NO_CARD
        return piles.take_resource(table)


def tell_draw(table: GsaTable, drawn: list[int], sources: list[str]) -> None:
    """§G-10 The player sees the faces, the others the backs; where the cards come from is public."""
    seat = table.active
    faces = [table.edition.ids[table.cards.faces[card]] for card in drawn]
    table.tell(Drew(seat=seat, sources=sources, cards=faces))
    backs = ["project" if hand.is_project(table, card) else "resource" for card in drawn]
    table.tell(DrewHidden(seat=seat, sources=sources, backs=backs))


class TakeFromDiscard(Modifier):
    """Freezer Stock: a Species or Technique card from anywhere in the Discard pile (§G-11)."""

    def __init__(self, id: str, name: str, words: str, kinds: i64) -> None:
        super().__init__(id, name, words)
        self.kinds: i64 = kinds

    def can_be_played(self, table: GsaTable) -> bool:
        """§G-62 There is such a card in the Discard pile."""
        return any(self.call_refused(table, type) is None for type in range(table.edition.first_modifier))

    def begin(self, table: GsaTable) -> None:
        table.phase = ASK_TYPE

    def call_refused(self, table: GsaTable, type: int) -> Rule | None:
        """A card of this type, of the right kind, lies there."""
        if (self.kinds >> type) & 1 and topmost(table, type) != NO_CARD:
            return None
        return NOTHING_TO_DO

    def call(self, table: GsaTable, type: int) -> None:
        """§G-11 The order of the rest is kept; §G-90 everybody goes on knowing the card."""
        card = topmost(table, type)
        table.discard_pile.remove(card)
        table.hands[table.active].append(card)
        if table.events is not None:
            table.tell(Recovered(seat=table.active, card=table.edition.ids[type]))
        finish(table)


def topmost(table: GsaTable, type: int) -> int:
    """§G-94 The card of this type nearest the top of the Discard pile."""
    for place in range(len(table.discard_pile) - 1, -1, -1):
        if table.cards.faces[table.discard_pile[place]] == type:
            return table.discard_pile[place]
    return NO_CARD


class Aimed(Modifier):
    """A Modifier that is played on a project or collaboration."""

    def can_be_played(self, table: GsaTable) -> bool:
        """§G-62 There is a legal target."""
        return any(self.aim_refused(table, unit) is None for unit in table.units)

    def begin(self, table: GsaTable) -> None:
        table.phase = ASK_UNIT

    @abstractmethod
    def aim_refused(self, table: GsaTable, unit: Unit) -> Rule | None:
        """§G-61 Why this is no target."""

    @abstractmethod
    def aim(self, table: GsaTable, unit: Unit) -> None:
        """The target is chosen."""


class Wild(Aimed):
    """Core Facility and Stock Centre: attached as any lacking card of a class (§G-64)."""

    def __init__(self, id: str, name: str, words: str, kinds: i64) -> None:
        super().__init__(id, name, words)
        self.kinds: i64 = kinds

    def may_be(self, type: int) -> bool:
        return (self.kinds >> type) & 1 == 1

    def aim_refused(self, table: GsaTable, unit: Unit) -> Rule | None:
        """§G-62 An own unit with an open need of the class."""
        return None if unit.is_of(table.active) and unit.open() & self.kinds else WILDS

    def aim(self, table: GsaTable, unit: Unit) -> None:
        table.target = unit.project
        table.phase = ASK_TYPE

    def call_refused(self, table: GsaTable, type: int) -> Rule | None:
        """§G-64 A type that is missing there."""
        return None if self.may_be(type) and work.unit_with(table, table.target).lacks(type) else WILDS

    def call(self, table: GsaTable, type: int) -> None:
        """§G-64 From now on it is that type; §G-60 it stays."""
        unit = work.unit_with(table, table.target)
        card = table.playing
        table.playing = NO_CARD
        finish(table)
        work.lay_beside(table, unit, card, type)


class Guard(Aimed):
    """Backup Samples: attached to stop the next attack (§G-59)."""

    def aim_refused(self, table: GsaTable, unit: Unit) -> Rule | None:
        """§G-59 Any own unit, whatever lies there already."""
        return None if unit.is_of(table.active) else GUARDS

    def aim(self, table: GsaTable, unit: Unit) -> None:
        unit.guards.append(table.playing)
        table.playing = NO_CARD
        table.quiet = False
        if table.events is not None:
            table.tell(Guarded(seat=table.active, project=work.project_id(table, unit)))
        finish(table)


class Abandon(Aimed):
    """Change of Direction: an own regular project is given up (§G-27)."""

    def aim_refused(self, table: GsaTable, unit: Unit) -> Rule | None:
        """§G-61 An own independent regular project; §G-30 never a mandatory one."""
        good = unit.owner == table.active and unit.independent() and not table.edition.projects[unit.project].mandatory
        return None if good else TARGETS

    def aim(self, table: GsaTable, unit: Unit) -> None:
        """Resources come to the hand, wilds and guards are set aside, the project goes on the Discard pile (§G-87)."""
        table.units.remove(unit)
        for card in unit.attached:
            if is_wild(table, card):
                piles.set_aside(table, card)
            else:
                table.hands[table.active].append(card)
        for card in unit.guards:
            piles.set_aside(table, card)
        piles.discard(table, unit.card)
        if table.events is not None:
            table.tell(Abandoned(seat=table.active, project=work.project_id(table, unit)))
        finish(table)


class Attack(Aimed):
    """A Modifier that takes attached cards away, unless a guard stops it."""

    def aim(self, table: GsaTable, unit: Unit) -> None:
        """§G-59 A guard is spent with the Modifier, and nothing else happens."""
        if unit.guards:
            piles.set_aside(table, unit.guards.pop(0))
            if table.events is not None:
                table.tell(Stopped(seat=table.active, owners=unit.owners(), project=work.project_id(table, unit)))
            finish(table)
        else:
            table.target = unit.project
            self.hit(table, unit)

    def hit(self, table: GsaTable, unit: Unit) -> None:
        """No guard stops it: a card is chosen."""
        table.phase = ASK_CARD

    def remove_refused(self, table: GsaTable, type: int, wild: int) -> Rule | None:
        """§G-65 A card that is attached there; a wild and a real card are two choices."""
        return None if attached_place(table, type, wild) != NO_CARD else REMOVED_CARDS

    def remove(self, table: GsaTable, type: int, wild: int) -> None:
        take_away(table, work.unit_with(table, table.target), attached_place(table, type, wild))
        finish(table)


def attached_place(table: GsaTable, type: int, wild: int) -> int:
    """§G-94 Where such a card lies beside the target, the one attached first; NO_CARD if nowhere."""
    unit = work.unit_with(table, table.target)
    face = type if wild == REAL else table.edition.first_modifier + wild
    for place, card in enumerate(unit.attached):
        if unit.types[place] == type and table.cards.faces[card] == face:
            return place
    return NO_CARD


def take_away(table: GsaTable, unit: Unit, place: int) -> None:
    """§G-65 A real card goes on the Discard pile, a wild is set aside."""
    card = unit.remove(place)
    if is_wild(table, card):
        piles.set_aside(table, card)
    else:
        piles.discard(table, card)
    if table.events is not None:
        face = table.edition.ids[table.cards.faces[card]]
        table.tell(Removed(seat=table.active, owners=unit.owners(), card=face, project=work.project_id(table, unit)))


def is_wild(table: GsaTable, card: int) -> bool:
    """Whether an attached card is a Modifier."""
    return table.cards.faces[card] >= table.edition.first_modifier


class RemoveAttached(Attack):
    """Contamination: one resource of another's project goes (§G-65)."""

    def aim_refused(self, table: GsaTable, unit: Unit) -> Rule | None:
        """§G-61 Something is attached, and the player has no part in it."""
        return None if not unit.is_of(table.active) and unit.attached else TARGETS


class StripProject(Attack):
    """Scooped: another's independent project with few resources loses them all."""

    def __init__(self, id: str, name: str, words: str, least: int, most: int) -> None:
        super().__init__(id, name, words)
        self.least = least
        self.most = most

    def aim_refused(self, table: GsaTable, unit: Unit) -> Rule | None:
        """§G-61 Another's, independent, with one or two attached; §G-28 guards are not counted."""
        if unit.is_of(table.active) or not unit.independent():
            return TARGETS
        return None if self.least <= len(unit.attached) <= self.most else TARGETS

    def hit(self, table: GsaTable, unit: Unit) -> None:
        """Wilds go first, since their order means nothing."""
        for place in range(len(unit.attached) - 1, -1, -1):
            if is_wild(table, unit.attached[place]):
                take_away(table, unit, place)
        self.go_on(table, unit)

    def remove(self, table: GsaTable, type: int, wild: int) -> None:
        unit = work.unit_with(table, table.target)
        take_away(table, unit, attached_place(table, type, wild))
        self.go_on(table, unit)

    def go_on(self, table: GsaTable, unit: Unit) -> None:
        """§G-65 The player says which goes first, as long as there is a choice."""
        if unit.attached:
            table.phase = ASK_CARD
        else:
            finish(table)


class Hostile(Modifier):
    """A Modifier that is played on another player; no guard stops it (§G-59)."""

    def can_be_played(self, table: GsaTable) -> bool:
        """§G-62 There is an opponent it can do something to."""
        return any(self.choose_refused(table, seat) is None for seat in range(table.seats))

    def begin(self, table: GsaTable) -> None:
        table.phase = ASK_RIVAL

    def choose_refused(self, table: GsaTable, seat: int) -> Rule | None:
        """Another player, at this table, whom it would hurt."""
        if seat == table.active or seat >= table.seats or not self.hurts(table, seat):
            return NOTHING_TO_DO
        return None

    @abstractmethod
    def hurts(self, table: GsaTable, seat: int) -> bool:
        """§G-62 Whether it would change something for this opponent."""

    @abstractmethod
    def choose(self, table: GsaTable, seat: int) -> None:
        """The player is chosen."""


class StealHand(Hostile):
    """Poached Postdoc: a random Resource card of another hand."""

    def hurts(self, table: GsaTable, seat: int) -> bool:
        return hand.resources(table, seat) > 0

    def choose(self, table: GsaTable, seat: int) -> None:
        """§G-90 Thief and victim know the card; the others see where it goes."""
        hit = [card for card in table.hands[seat] if not hand.is_project(table, card)]
        card = hit[table.rng.below(len(hit))]
        table.hands[seat].remove(card)
        table.cards.show(card, only(seat))
        hand.look_at(table, [card])
        table.fresh = [card]
        if table.events is not None:
            face = table.edition.ids[table.cards.faces[card]]
            table.tell(Stole(seat=table.active, victim=seat, card=face))
            table.tell(StoleHidden(seat=table.active, victim=seat))
        finish(table)


class ReduceNextDraw(Hostile):
    """More Revisions: another player draws fewer cards next time (§G-67)."""

    def __init__(self, id: str, name: str, words: str, by: int) -> None:
        super().__init__(id, name, words)
        self.by = by

    def hurts(self, table: GsaTable, seat: int) -> bool:
        """§G-62 A draw phase is to come and is not yet reduced to nothing."""
        return table.waiting[seat] < CARDS_A_DRAW_PHASE and end.has_turn_to_come(table, seat)

    def choose(self, table: GsaTable, seat: int) -> None:
        table.waiting[seat] += self.by
        if table.events is not None:
            table.tell(Delayed(seat=table.active, victim=seat, by=self.by))
        finish(table)
