"""Collaborations: offers, answers, and two projects that become one unit."""

from typing import Final

from labtable.games.gsa import work
from labtable.games.gsa.events import Accepted, Offered, Refused
from labtable.games.gsa.moves import Answer, Offer
from labtable.games.gsa.phase import Question
from labtable.games.gsa.phases import ACTING, ANSWERING
from labtable.games.gsa.rules import NO_COLLABORATIONS, OFFERS, ON_THE_TABLE, ONE_AT_A_TIME, ONE_RESOURCE
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

MOST_ATTACHED: Final = 1  # §C5, §G-42


def offer_refused(table: GsaTable, move: Offer) -> Rule | None:
    """§G-40 One's own project and another player's; §G-41 both on the table; §G-52 unless the match goes without."""
    if not table.options.collaboration:
        return NO_COLLABORATIONS
    own = work.unit_of(table, move.own)
    other = work.unit_of(table, move.other)
    if own is None or other is None:
        return ON_THE_TABLE
    if not own.is_of(table.active) or own.project_of(table.active) != move.own:
        return OFFERS
    return joining_refused(table, own, other)


def joining_refused(table: GsaTable, own: Unit, other: Unit) -> Rule | None:
    """§G-43, §G-51 Two cards that are in no collaboration, of two players who have none; §G-42 one resource each."""
    if not own.independent() or not other.independent():
        return ONE_AT_A_TIME
    if other.owner == table.active:
        return OFFERS
    if len(own.attached) > MOST_ATTACHED or len(other.attached) > MOST_ATTACHED:
        return ONE_RESOURCE
    if are_partners(table, own.owner, other.owner):
        return ONE_AT_A_TIME
    return OFFERS if was_refused(table, own, other) else None


def are_partners(table: GsaTable, seat: int, other: int) -> bool:
    """§C6, §G-50 Whether two players have a collaboration with each other, in a game of any size."""
    return any(not unit.independent() and unit.is_of(seat) and unit.is_of(other) for unit in table.units)


def was_refused(table: GsaTable, own: Unit, other: Unit) -> bool:
    """§G-40 This pair was refused this turn, or that player has refused often enough."""
    if table.refusals[other.owner] >= table.options.refusals_a_turn:
        return True
    return pair_number(table, own.project, other.project) in table.refused_pairs


def pair_number(table: GsaTable, own: int, other: int) -> int:
    """A pair of projects as one number."""
    return own * len(table.edition.projects) + other


def add_offers(table: GsaTable, moves: list[Move]) -> None:
    """All offers that the active player may make."""
    if not table.options.collaboration:
        return
    for own in table.units:
        if own.owner == table.active and own.independent() and len(own.attached) <= MOST_ATTACHED:
            for other in table.units:
                if other.owner != table.active and joining_refused(table, own, other) is None:
                    moves.append(table.edition.offer(own.project, other.project))


def offer(table: GsaTable, move: Offer) -> None:
    """§C4, §G-40 The other player is asked at once."""
    table.offered_own = move.own
    table.offered_other = move.other
    table.phase = ANSWERING
    table.actor = work.unit_with(table, move.other).owner
    if table.events is not None:
        project, other = offered_pair(table)
        table.tell(Offered(seat=table.active, project=project, other=other, to=table.actor))


def offered_pair(table: GsaTable) -> tuple[str, str]:
    """The pair that is offered, by its ids."""
    projects = table.edition.projects
    return projects[table.offered_own].id, projects[table.offered_other].id


class Answering(Question):
    """§G-40 The asked player accepts or refuses and does nothing else (§G-26)."""

    def offers(self, table: GsaTable) -> list[Move]:
        return [table.edition.moves.accept, table.edition.moves.refuse]

    def refused(self, table: GsaTable, move: Move) -> Rule | None:
        return None if isinstance(move, Answer) else OFFERS

    def choose(self, table: GsaTable, move: Move) -> None:
        assert isinstance(move, Answer)
        answer(table, move.accepts)

    def shown(self, table: GsaTable) -> list[Move]:
        return self.offers(table)


def answer(table: GsaTable, accepts: bool) -> None:
    """§G-40 The answer is public, and the action phase goes on."""
    if table.events is not None:
        project, joined = offered_pair(table)
        told = Accepted if accepts else Refused
        table.tell(told(seat=table.active, project=project, other=joined, by=table.actor))
    own = work.unit_with(table, table.offered_own)
    other = work.unit_with(table, table.offered_other)
    table.offered_own = table.offered_other = NO_CARD
    table.phase = ACTING
    table.actor = table.active
    if accepts:
        join(table, own, other)
    else:
        table.refusals[other.owner] += 1
        table.refused_pairs.append(pair_number(table, own.project, other.project))


def join(table: GsaTable, own: Unit, other: Unit) -> None:
    """§C1, §G-44 Two units become one; §G-24 then completion is checked."""
    table.units.remove(other)
    own.take_in(other)
    work.check(table, own)


QUESTIONS: Final[list[Question]] = [Answering("answer", ANSWERING)]
