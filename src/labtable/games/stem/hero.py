"""Hero cards: announcing one, choosing what it scores, and the scoring itself (§T2, §S-12)."""

from typing import Final

from labtable.games.stem import lack, phases
from labtable.games.stem.card import Work
from labtable.games.stem.discovery import can_score, score_refused, scoreable, types_to_score
from labtable.games.stem.events import AnnouncedHero, ChoseDiscovery, Completed, Scored
from labtable.games.stem.kinds import ALL_STEPS, NONE, STEPS, WILD
from labtable.games.stem.moves import FIELD, STEP, StemMove
from labtable.games.stem.phase import Interlude, Question
from labtable.games.stem.piles import in_hand, leave_hand, place_in_field
from labtable.games.stem.rules import ANNOUNCING, NOT_IN_HAND, NOTHING_TO_SCORE, STEP_DECLARED
from labtable.games.stem.stack import open_answers
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule


def announce_refused(table: StemTable, face: int, most_points: int) -> Rule | None:
    """§H2, §S-11 A Hero of the hand that can score a card of the Field."""
    if not in_hand(table, table.active, face):
        return NOT_IN_HAND
    types = types_to_score(table, table.active, most_points)
    return None if can_score(table.edition.cards[face], types) else NOTHING_TO_SCORE


def announce(table: StemTable, face: int, most_points: int) -> None:
    """§S-12 The Hero lies in front of the player; §S-43 what lasts begins now."""
    seat = table.active
    card = leave_hand(table, seat, face)
    hero = table.edition.cards[face]
    table.cards.show(card)
    table.works[seat].append(Work(card, hero, NONE, NONE, [], 0, False))
    table.played[seat] += 1
    table.hero = card
    table.most_points = most_points
    if hero.immune:
        table.immune |= 1 << seat
    if table.events is not None:
        table.tell(AnnouncedHero(seat=seat, card=hero.id))
    table.phase = phases.CARD


class Reserve(Question):
    """§S-12 Which card of the Field the Hero scores."""

    def offers(self, table: StemTable) -> list[Move]:
        """The Field cards that the Hero can score."""
        found = scoreable(table, table.active, table.face(table.hero), table.most_points)
        return [table.moves.field[discovery.index] for discovery in found]

    def only_possibility(self, table: StemTable) -> StemMove | None:
        """§S-12, §S-69 The only Field card that the Hero can score."""
        found = scoreable(table, table.active, table.face(table.hero), table.most_points)
        return table.moves.field[found[0].index] if len(found) == 1 else None

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-12 A Field card that the Hero can score."""
        place = place_in_field(table, move.part) if move.verb == FIELD else NONE
        if place == NONE:
            return ANNOUNCING
        hero = table.face(table.hero)
        return score_refused(table, table.active, hero, table.find(table.field[place]), table.most_points)

    def choose(self, table: StemTable, move: StemMove) -> None:
        """§S-12 The card stays in its place and is reserved; §C6, §S-31 for a Wild Step card a step is declared."""
        table.reserved = table.field[place_in_field(table, move.part)]
        discovery = table.find(table.reserved)
        if discovery.step == WILD:
            table.phase = phases.STEP
        else:
            declare(table, discovery.step)

    def shown(self, table: StemTable) -> list[Move]:
        return [table.moves.field[table.finds.faces[card]] for card in table.field if card != NONE]

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        return lack.of_discovery(table, move, rule)


class Declare(Question):
    """§S-31 Which step a Wild Step card stands for."""

    def offers(self, table: StemTable) -> list[Move]:
        """The steps that the player lacks."""
        return [move for move in table.moves.step if self.refused(table, move) is None]

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-31 A step that the player lacks."""
        if move.verb != STEP:
            return ANNOUNCING
        return STEP_DECLARED if (table.steps[table.active] >> move.part) & 1 else None

    def choose(self, table: StemTable, move: StemMove) -> None:
        declare(table, move.part)


def declare(table: StemTable, step: int) -> None:
    """§S-12 The announcement is whole; §S-62 a Hero with an ability may be answered."""
    table.declared = step
    table.stack.append(table.hero)
    table.stack_seats.append(table.active)
    table.doer = table.active
    table.aimed = False
    if table.events is not None:
        chosen = table.find(table.reserved)
        wild = chosen.step == WILD
        table.tell(ChoseDiscovery(seat=table.active, card=chosen.id, step=STEPS[step], wild=wild))
    if table.face(table.hero).has_ability():
        open_answers(table)
    else:
        table.phase = phases.SETTLE


class Score(Interlude):
    """§T2, §S-12 The Discovery moves under the Hero; §S-70 a fifth step is noted at once."""

    def go_on(self, table: StemTable) -> None:
        seat = table.active
        index = table.own_hero()
        place = table.field.index(table.reserved)
        table.works[seat][index] = table.works[seat][index].scored(table.reserved, table.declared)
        table.field[place] = NONE
        table.steps[seat] |= 1 << table.declared
        table.scored += 1
        if table.events is not None:
            table.tell(Scored(seat=seat, card=table.find(table.reserved).id, hero=table.face(table.hero).id))
        table.reserved = NONE
        table.declared = NONE
        if table.steps[seat] == ALL_STEPS:
            table.last_round = True
            if table.events is not None:
                table.tell(Completed(seat=seat))
        table.phase = phases.ASK_ENHANCE


PHASES: Final[list[Phase]] = [
    Reserve("card", phases.CARD, midway=True),
    Declare("step", phases.STEP, midway=True),
    Score("score", phases.SCORE),
]
