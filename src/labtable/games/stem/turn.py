"""Player turns: the action, scoring once more, the Field, discarding and drawing (§T1 to §T9)."""

from typing import TYPE_CHECKING, Final

from labtable.games.stem import end, phases
from labtable.games.stem.discovery import can_score
from labtable.games.stem.enhancement import add, add_refused, places_for
from labtable.games.stem.events import Discarded, FieldDiscarded, Passed, TurnBegan
from labtable.games.stem.hero import announce, announce_refused
from labtable.games.stem.kinds import ALL_STEPS, HERO, NONE, UNLIMITED
from labtable.games.stem.moves import ADD, ANNOUNCE, ANSWER, DECLINE, DISCARD, DROP, PASS, PLAY, STOP, StemMove
from labtable.games.stem.piles import (
    discard_discovery,
    discard_hero_card,
    draw,
    faces_in,
    fill_place,
    in_hand,
    leave_hand,
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
from labtable.games.stem.setup import HAND
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.stem.table import StemTable

DISCARDS: Final = 3  # §T9


def start(table: "StemTable") -> None:
    """§S-25 Leaves of the turn before are over; then comes the first moment for Inspirations (§S-60).

    §S-06, §S-78 All are told the scores as everybody can count them, without what lies face down.
    """
    table.scored = 0
    table.leaves = []
    table.limit = DISCARDS
    table.discarded = 0
    table.inspirations = 0
    if table.events is not None:
        table.tell(TurnBegan(seat=table.active, round=table.round, scores=table.scores_seen(None)))
    table.open_window(phases.ACTION)


def action_refused(table: "StemTable", move: StemMove) -> Rule | None:
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


def action_offers(table: "StemTable") -> list[Move]:
    """§S-10 Every Hero that can score, every Enhancement that fits, or §T6 no action."""
    offered: list[Move] = [table.moves.pass_on]
    seat = table.active
    for face in faces_in(table, table.hands[seat]):
        card = table.edition.cards[face]
        if card.kind == HERO:
            if can_score(table, seat, card, UNLIMITED):
                offered.append(table.moves.announce[face])
        elif card.is_enhancement() and places_for(table, seat, card):
            offered.append(table.moves.add[face])
    return offered


def act(table: "StemTable", move: StemMove) -> None:
    """§S-10 The one action."""
    if move.verb == ANNOUNCE:
        announce(table, move.part, UNLIMITED)
    elif move.verb == ADD:
        add(table, move.part)
    else:
        if table.events is not None:
            table.tell(Passed(seat=table.active))
        table.open_window(phases.ASK_EXTRA)


def ask_extra(table: "StemTable") -> None:
    """§T4, §S-18, §S-25 With a leave, a step to score and a card in hand the player may score once more."""
    may = table.leaves and table.scored < table.options.max_scores and table.steps[table.active] != ALL_STEPS
    if may and table.hands[table.active]:
        table.phase = phases.EXTRA
        table.actor = table.active
        return
    table.phase = phases.UPKEEP


def extra_refused(table: "StemTable", move: StemMove) -> Rule | None:
    """§S-25 Announce a Hero within the widest leave, or decline."""
    if move.verb == DECLINE:
        return None
    return announce_refused(table, move.part, max(table.leaves)) if move.verb == ANNOUNCE else SCORING_ONCE_MORE


def extra_offers(table: "StemTable") -> list[Move]:
    """The Heroes that can score within the leave, or declining."""
    offered: list[Move] = [table.moves.decline]
    widest = max(table.leaves)
    for face in faces_in(table, table.hands[table.active]):
        card = table.edition.cards[face]
        if card.kind == HERO and can_score(table, table.active, card, widest):
            offered.append(table.moves.announce[face])
    return offered


def choose_extra(table: "StemTable", move: StemMove) -> None:
    """§S-25 The widest leave is used up."""
    if move.verb == DECLINE:
        table.phase = phases.UPKEEP
        return
    widest = max(table.leaves)
    table.leaves.remove(widest)
    announce(table, move.part, widest)


def upkeep(table: "StemTable") -> None:
    """§S-60 After the last turn the game is scored; §T8, §S-19, §S-72 who scored nothing discards a Field card."""
    if end.is_last_turn(table):
        end.end_game(table)
    elif table.scored == 0 and max(table.field) != NONE:
        table.phase = phases.DROP
        table.actor = table.active
    else:
        table.phase = phases.FILL


def drop_refused(table: "StemTable", move: StemMove) -> Rule | None:
    """§S-19 A card of the Field, of the player's choice."""
    if move.verb != DROP or place_in_field(table, move.part) == NONE:
        return FIELD_CARD_GOES
    return None


def drop_offers(table: "StemTable") -> list[Move]:
    """The cards of the Field."""
    return [table.moves.drop[table.finds.faces[card]] for card in table.field if card != NONE]


def drop(table: "StemTable", move: StemMove) -> None:
    """§S-34 Onto the discard pile."""
    if table.events is not None:
        table.tell(FieldDiscarded(seat=table.active, card=table.edition.discoveries[move.part].id))
    discard_discovery(table, place_in_field(table, move.part))
    table.phase = phases.FILL


def fill(table: "StemTable") -> None:
    """§T7, §S-19 Every gap is filled; §S-33 a Field that stays empty makes this round the last."""
    for place, card in enumerate(table.field):
        if card == NONE:
            fill_place(table, place)
    if max(table.field) == NONE:
        table.last_round = True
    table.phase = phases.ASK_DISCARD


def ask_discard(table: "StemTable") -> None:
    """§S-21, §S-69 Asked while a card may or must go; then the hand is filled up."""
    hand = len(table.hands[table.active])
    if hand > HAND or (hand and table.discarded < table.limit):
        table.phase = phases.DISCARD
        table.actor = table.active
        return
    draw_up(table)


def discard_refused(table: "StemTable", move: StemMove) -> Rule | None:
    """§T9, §S-21 A card of the hand, or stop with six or fewer; §S-22 only here more than six are too many."""
    if move.verb == STOP:
        return DISCARDING if len(table.hands[table.active]) > HAND else None
    if move.verb != DISCARD:
        return DISCARDING
    return None if in_hand(table, table.active, move.part) else NOT_IN_HAND


def discard_offers(table: "StemTable") -> list[Move]:
    """Every card of the hand, and stopping if it is small enough."""
    offered: list[Move] = [table.moves.discard[face] for face in faces_in(table, table.hands[table.active])]
    if len(table.hands[table.active]) <= HAND:
        offered.append(table.moves.stop)
    return offered


def discard(table: "StemTable", move: StemMove) -> None:
    """§S-21 One card at a time, or stop."""
    if move.verb == STOP:
        draw_up(table)
        return
    discard_hero_card(table, leave_hand(table, table.active, move.part))
    table.discarded += 1
    if table.events is not None:
        table.tell(Discarded(seat=table.active, card=table.edition.cards[move.part].id))
    table.phase = phases.ASK_DISCARD


def draw_up(table: "StemTable") -> None:
    """§T9, §S-21, §S-23 Only now up to six."""
    table.kept = len(table.hands[table.active])
    table.drawer = table.active
    draw(table, table.active, HAND - table.kept)
    table.phase = phases.NEXT


def pass_turn(table: "StemTable") -> None:
    """§S-02 Clockwise; a round is over when the first player is next."""
    table.active = table.next_seat(table.active)
    if table.active == table.first:
        table.round += 1
    table.phase = phases.START
