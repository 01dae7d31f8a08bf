"""What a seat sees: all that is public, and every face that it knows (§G-88, §G-90)."""

from labtable.games.gsa import discard, flow, hand
from labtable.games.gsa.moves import SOURCES
from labtable.games.gsa.phases import ANSWERING
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import NO_CARD, Unit
from labtable.games.gsa.view import AttachedView, GsaView, HandCardView, PilesView, PlayerView, UnitView
from labtable.kernel.game import Game
from labtable.kernel.seats import SPECTATOR
from labtable.kernel.table import NOBODY
from labtable.kernel.turn import turn_of


def view_of(game: Game, table: GsaTable, seat: int | None) -> GsaView:
    """The view of a seat, or of a spectator (None)."""
    ids = [project.id for project in table.edition.projects]
    return GsaView(
        game=game.name,
        turn=turn_of(game, table, seat),
        phase=flow.question_of(table).id,
        active=table.active,
        named=[SOURCES[source] for source in table.named],
        draws=table.to_name,
        offer=[ids[table.offered_own], ids[table.offered_other]] if table.phase == ANSWERING else [],
        offered=_unit(table, _together(table)) if table.phase == ANSWERING else None,
        playing=None if table.playing == NO_CARD else _face(table, table.playing),
        target=None if table.target == NO_CARD else ids[table.target],
        armed=table.armed,
        trigger=None if table.trigger == NOBODY else table.trigger,
        turns_left=table.turns_left,
        idle=table.idle,
        refused=[[ids[pair // len(ids)], ids[pair % len(ids)]] for pair in table.refused_pairs],
        piles=_piles(table),
        players=[_player(table, each, seat) for each in range(table.seats)],
        units=[_unit(table, unit) for unit in table.units],
    )


def _together(table: GsaTable) -> Unit:
    """§G-44 What an accepted offer would make of the two units."""
    twin = _alone(table, table.offered_own)
    twin.take_in(_alone(table, table.offered_other))
    return twin


def _alone(table: GsaTable, project: int) -> Unit:
    """§C1 The unit of a project that is no collaboration, with nothing but what its own picture shows."""
    unit = next(each for each in table.units if each.project == project and each.independent()).clone()
    unit.filled &= unit.needs
    return unit


def _face(table: GsaTable, card: int) -> str:
    return table.edition.ids[table.cards.faces[card]]


def _piles(table: GsaTable) -> PilesView:
    return PilesView(
        project=len(table.project_pile),
        resource=len(table.resource_pile),
        discard=[_face(table, card) for card in table.discard_pile],
        burn=sorted(_face(table, card) for card in table.burn_pile),
        aside=sorted(_face(table, card) for card in table.aside),
    )


def _player(table: GsaTable, seat: int, looking: int | None) -> PlayerView:
    completed = [table.edition.projects[each] for each, owner in enumerate(table.scored_by) if owner == seat]
    return PlayerView(
        seat=seat,
        hand=[_hand_card(table, card, looking) for card in table.hands[seat]],
        completed=[project.id for project in completed],
        won=sum(project.points for project in completed),
        limit=discard.limit_of(table, seat),
        waiting=table.waiting[seat],
        refusals=table.refusals[seat],
    )


def _hand_card(table: GsaTable, card: int, looking: int | None) -> HandCardView:
    known = table.cards.knows(SPECTATOR if looking is None else looking, card)
    back = "project" if hand.is_project(table, card) else "resource"
    return HandCardView(back, _face(table, card) if known else None, card in table.fresh)


def _unit(table: GsaTable, unit: Unit) -> UnitView:
    edition = table.edition
    together = not unit.independent()
    types = range(edition.first_modifier)
    return UnitView(
        owners=unit.owners(),
        projects=[edition.projects[each].id for each in ([unit.project, unit.other] if together else [unit.project])],
        needs=[edition.ids[type] for type in types if (unit.needs >> type) & 1],
        lacking=[edition.ids[type] for type in types if unit.lacks(type)],
        attached=[
            AttachedView(_face(table, card), edition.ids[type])
            for card, type in zip(unit.attached, unit.types, strict=True)
        ],
        guards=[_face(table, card) for card in unit.guards],
    )
