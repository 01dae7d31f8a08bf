"""The draw phase: sources are named, then the cards are taken and seen together."""

from typing import Final

from labtable.games.gsa import effects, hand, piles, work
from labtable.games.gsa.events import Named, TookDiscard, TurnBegan
from labtable.games.gsa.moves import DISCARD, PROJECT, RESOURCE, SOURCES, Name
from labtable.games.gsa.phase import Interlude, Question
from labtable.games.gsa.phases import ACTING, BEGIN, NAMING
from labtable.games.gsa.rules import DRAW_FIRST, SOURCE_EMPTY
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule


class Beginning(Interlude):
    """§T1 The next turn begins."""

    def go_on(self, table: GsaTable) -> None:
        begin_turn(table, table.active)


def begin_turn(table: GsaTable, seat: int) -> None:
    """§T1 A turn begins with its draw phase; §G-40 refusals are forgotten."""
    table.active = seat
    table.actor = seat
    table.round = table.turn // table.seats + 1
    table.quiet = True
    table.named = []
    table.refused_pairs = []
    table.refusals = [0] * table.seats
    if table.events is not None:
        table.tell(TurnBegan(seat=seat, round=table.round, scores=table.scores()))
    begin(table)


def begin(table: GsaTable) -> None:
    """§T2, §G-67 Two cards, less the reductions that waited for this player."""
    seat = table.active
    table.to_name = max(0, effects.CARDS_A_DRAW_PHASE - table.waiting[seat])
    table.waiting[seat] = 0
    table.phase = NAMING
    go_on(table)


def go_on(table: GsaTable) -> None:
    """§G-12, §G-92 Ask for a name as long as there must and can be one; §G-13 otherwise take the cards."""
    if len(table.named) >= table.to_name or not sources(table):
        pick_up(table)


class Naming(Question):
    """§T2, §G-10 Which source is named next."""

    def offers(self, table: GsaTable) -> list[Move]:
        return sources(table)

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        """§T1, §T2 The turn begins with the draw phase."""
        return source_refused(table, move.source) if isinstance(move, Name) else DRAW_FIRST

    def choose(self, table: GsaTable, move: Move) -> None:
        assert isinstance(move, Name)
        name(table, move)

    def shown(self, table: GsaTable) -> list[Move]:
        return [*table.edition.moves.names]

    def midway(self, table: GsaTable) -> bool:
        return len(table.named) > 0


def sources(table: GsaTable) -> list[Move]:
    """The sources that may be named now."""
    return [move for move in table.edition.moves.names if source_refused(table, move.source) is None]


def source_refused(table: GsaTable, source: int) -> Rule | None:
    """§G-13 A source that would still hold a card after the draws named before."""
    named = table.named.count(source)
    if source == PROJECT:
        holds = len(table.project_pile) > named
    elif source == RESOURCE:
        holds = piles.resources_last(table, named, len(table.discard_pile) - table.named.count(DISCARD))
    else:
        holds = len(table.discard_pile) > named
    return None if holds else SOURCE_EMPTY


def name(table: GsaTable, move: Name) -> None:
    """§G-10 A name is public and final; nothing moves yet."""
    table.named.append(move.source)
    if table.events is not None:
        table.tell(Named(seat=table.active, source=SOURCES[move.source]))
    go_on(table)


def pick_up(table: GsaTable) -> None:
    """§T3, §G-10 Take the named cards in their order, then look at all of them; mandatory ones go down (§G-30)."""
    drawn: list[int] = []
    table.fresh = []
    for source in table.named:
        card = take(table, source)
        drawn.append(card)
        if source != DISCARD:
            table.fresh.append(card)
    hand.look_at(table, drawn)
    if table.events is not None and drawn:
        effects.tell_draw(table, drawn, [SOURCES[source] for source in table.named])
    table.phase = ACTING
    work.put_down_mandatory(table)


def take(table: GsaTable, source: int) -> int:
    """The top card of a pile; §T4, §G-11, §G-16 of the Discard pile too, where §G-17 no card arms the end."""
    if source == PROJECT:
        return piles.take_project(table)
    if source == RESOURCE:
        card = piles.take_resource(table)
        assert card != NO_CARD
        return card
    card = table.discard_pile.pop()
    if table.events is not None:
        id = table.edition.ids[table.cards.faces[card]]
        table.tell(TookDiscard(seat=table.active, card=id))
    return card


QUESTIONS: Final[list[Question]] = [Naming("draw", NAMING)]
INTERLUDES: Final[list[Interlude]] = [Beginning("begin", BEGIN)]
