"""Player turns: the action, scoring once more, the Field, discarding and drawing (§T1 to §T9)."""

from typing import Final, cast

from labtable.games.stem import lack, phases
from labtable.games.stem.discovery import can_score, types_to_score
from labtable.games.stem.end import end_game, is_last_turn
from labtable.games.stem.enhancement import add, add_refused, fits_somewhere
from labtable.games.stem.events import Discarded, FieldDiscarded, Passed, TurnBegan
from labtable.games.stem.hero import announce, announce_refused
from labtable.games.stem.inspiration import open_window
from labtable.games.stem.kinds import ALL_STEPS, HERO, NONE, UNLIMITED
from labtable.games.stem.moves import ADD, ANNOUNCE, ANSWER, DECLINE, DISCARD, DROP, PASS, PLAY, STOP, StemMove
from labtable.games.stem.phase import Interlude, Invitation, Question, hand_in_use
from labtable.games.stem.piles import (
    discard_discovery,
    discard_hero_card,
    draw,
    empty_places,
    fill_place,
    in_hand,
    is_empty,
    leave_hand,
    moves_with,
    place_in_field,
)
from labtable.games.stem.rules import (
    ANSWERS_ONLY,
    DISCARDING,
    FIELD_CARD_GOES,
    INSPIRATIONS_NOW,
    NOT_IN_HAND,
    ONE_ACTION,
    SCORING_ONCE_MORE,
)
from labtable.games.stem.setup import FIELD, HAND
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule

DISCARDS: Final = 3  # §T9


class Start(Interlude):
    """§S-25 Leaves of the turn before are over; then comes the first moment for Inspirations (§S-60)."""

    def go_on(self, table: StemTable) -> None:
        """§S-06, §S-78 All are told the scores as everybody can count them, without what lies face down."""
        table.scored = 0
        table.leaves.clear()
        table.limit = DISCARDS
        table.discarded = 0
        table.inspirations = 0
        if table.events is not None:
            table.tell(TurnBegan(seat=table.active, round=table.round, scores=table.scores_seen(None)))
        open_window(table, phases.ACTION)


class Act(Question):
    """§T1, §S-10 The one action: score, add or pass."""

    def offers(self, table: StemTable) -> list[Move]:
        """§S-10 Every Hero that can score, every Enhancement that fits, or §T6 no action."""
        moves = table.moves
        offered: list[Move] = [moves.pass_on]
        seat = table.active
        types = types_to_score(table, seat, UNLIMITED)
        for card in table.hands[seat]:
            face = table.face(card)
            if face.kind == HERO:
                if can_score(face, types):
                    offered.append(moves.announce[face.index])
            elif face.is_enhancement() and fits_somewhere(table, seat, face):
                offered.append(moves.add[face.index])
        return offered

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§T1, §S-10 Score, add or pass."""
        if move.verb == PASS:
            return None
        if move.verb == ANNOUNCE:
            return announce_refused(table, move.part, UNLIMITED)
        if move.verb == ADD:
            return add_refused(table, move.part)
        if move.verb == PLAY:
            return INSPIRATIONS_NOW
        return ANSWERS_ONLY if move.verb == ANSWER else ONE_ACTION

    def choose(self, table: StemTable, move: StemMove) -> None:
        if move.verb == ANNOUNCE:
            announce(table, move.part, UNLIMITED)
        elif move.verb == ADD:
            add(table, move.part)
        else:
            if table.events is not None:
                table.tell(Passed(seat=table.active))
            open_window(table, phases.ASK_EXTRA)

    def can_decline(self, table: StemTable) -> bool:
        """§T6 No action is an action."""
        return True

    def shown(self, table: StemTable) -> list[Move]:
        return hand_in_use(table, table.moves.add)

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        return lack.of_adding(table, move, rule) or lack.of_hero(table, move, rule, self.most_points(table))


class ScoreOnceMore(Invitation):
    """§T4, §S-25 Another Hero within the widest leave, which is used up."""

    def arises(self, table: StemTable, seat: int) -> bool:
        """§T4, §S-18, §S-25 With a leave, a step to score and a card in hand."""
        may = table.leaves and table.scored < table.options.max_scores and table.steps[seat] != ALL_STEPS
        return bool(may) and len(table.hands[seat]) > 0

    def offers(self, table: StemTable) -> list[Move]:
        """The Heroes that can score within the leave, or declining."""
        offered: list[Move] = [table.moves.decline]
        types = types_to_score(table, table.active, self.most_points(table))
        for card in table.hands[table.active]:
            face = table.face(card)
            if face.kind == HERO and can_score(face, types):
                offered.append(table.moves.announce[face.index])
        return offered

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-25 Announce a Hero within the widest leave, or decline."""
        if move.verb == DECLINE:
            return None
        if move.verb != ANNOUNCE:
            return SCORING_ONCE_MORE
        return announce_refused(table, move.part, self.most_points(table))

    def accept(self, table: StemTable, move: StemMove) -> None:
        widest = self.most_points(table)
        table.leaves.remove(widest)
        announce(table, move.part, widest)

    def end(self, table: StemTable) -> None:
        table.phase = phases.UPKEEP

    def most_points(self, table: StemTable) -> int:
        """§S-25 As the widest leave allows."""
        return max(table.leaves)

    def shown(self, table: StemTable) -> list[Move]:
        return hand_in_use(table, table.moves.add)

    def lacking(self, table: StemTable, move: StemMove, rule: Rule) -> str:
        return lack.of_inspiration(table, move, rule) or lack.of_hero(table, move, rule, self.most_points(table))


class Upkeep(Interlude):
    """§S-60 After the last turn the game is scored; §T8, §S-19, §S-72 who scored nothing discards a Field card."""

    def go_on(self, table: StemTable) -> None:
        if is_last_turn(table):
            end_game(table)
        elif table.scored == 0 and not is_empty(table.field):
            table.phase = phases.DROP
            table.actor = table.active
        else:
            table.phase = phases.FILL


class DropOne(Question):
    """§S-19 A card of the Field that goes, of the player's choice."""

    def offers(self, table: StemTable) -> list[Move]:
        """The cards of the Field."""
        return [table.moves.drop[table.finds.faces[card]] for card in table.field if card != NONE]

    def only_possibility(self, table: StemTable) -> StemMove | None:
        """§S-19, §S-69 The last card of the Field."""
        return None if empty_places(table.field) < FIELD - 1 else super().only_possibility(table)

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§S-19 A card of the Field."""
        if move.verb != DROP or place_in_field(table, move.part) == NONE:
            return FIELD_CARD_GOES
        return None

    def choose(self, table: StemTable, move: StemMove) -> None:
        """§S-34 Onto the discard pile."""
        if table.events is not None:
            table.tell(FieldDiscarded(seat=table.active, card=table.edition.discoveries[move.part].id))
        discard_discovery(table, place_in_field(table, move.part))
        table.phase = phases.FILL


class Fill(Interlude):
    """§T7, §S-19 Every gap is filled; §S-33 a Field that stays empty makes this round the last."""

    def go_on(self, table: StemTable) -> None:
        for place, card in enumerate(table.field):
            if card == NONE:
                fill_place(table, place)
        if is_empty(table.field):
            table.last_round = True
        table.phase = phases.ASK_DISCARD


class Discard(Invitation):
    """§T9, §S-21 Cards of the hand that go, one at a time; then the hand is filled up."""

    def arises(self, table: StemTable, seat: int) -> bool:
        """§S-21, §S-69 While a card may or must go."""
        hand = len(table.hands[seat])
        return hand > HAND or (hand > 0 and table.discarded < table.limit)

    def can_decline(self, table: StemTable) -> bool:
        """§S-22 Only here more than six are too many."""
        return len(table.hands[table.active]) <= HAND

    def offers(self, table: StemTable) -> list[Move]:
        """Every card of the hand, and stopping if it is small enough."""
        offered = cast(list[Move], moves_with(table, table.hands[table.active], table.moves.discard))
        if self.can_decline(table):
            offered.append(table.moves.stop)
        return offered

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        """§T9, §S-21 A card of the hand, or stop with six or fewer."""
        if move.verb == STOP:
            return None if self.can_decline(table) else DISCARDING
        if move.verb != DISCARD:
            return DISCARDING
        return None if in_hand(table, table.active, move.part) else NOT_IN_HAND

    def accept(self, table: StemTable, move: StemMove) -> None:
        discard_hero_card(table, leave_hand(table, table.active, move.part))
        table.discarded += 1
        if table.events is not None:
            table.tell(Discarded(seat=table.active, card=table.edition.cards[move.part].id))
        self.invite(table)

    def end(self, table: StemTable) -> None:
        """§T9, §S-21, §S-23 Only now up to six."""
        table.kept = len(table.hands[table.active])
        table.drawer = table.active
        draw(table, table.active, HAND - table.kept)
        table.phase = phases.NEXT


class PassTurn(Interlude):
    """§S-02 Clockwise; a round is over when the first player is next."""

    def go_on(self, table: StemTable) -> None:
        table.active = table.next_seat(table.active)
        if table.active == table.first:
            table.round += 1
        table.phase = phases.START


PHASES: Final[list[Phase]] = [
    Start("start", phases.START),
    Act("action", phases.ACTION),
    ScoreOnceMore("extra", phases.EXTRA, phases.ASK_EXTRA, midway=True),
    Upkeep("upkeep", phases.UPKEEP),
    DropOne("drop", phases.DROP, midway=True),
    Fill("fill", phases.FILL),
    Discard("discard", phases.DISCARD, phases.ASK_DISCARD),
    PassTurn("next", phases.NEXT),
]
