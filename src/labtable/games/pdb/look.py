"""What a seat sees: everything but the order of the Innovation deck (§P-20)."""

from labtable.games.pdb.actions import NO_CARD, Action, Additional, Innovate
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import tokens
from labtable.games.pdb.view import BoxView, LabView, PdbView
from labtable.kernel.game import Game
from labtable.kernel.table import NOBODY
from labtable.kernel.turn import turn_of


def view_of(game: Game, table: PdbTable, seat: int | None) -> PdbView:
    """The view of a seat, or of a spectator (None)."""
    actions = table.edition.actions
    return PdbView(
        game=game.name,
        turn=turn_of(game, table, seat),
        leader=table.leader,
        target=table.target,
        deck=len(table.deck),
        supply=tokens(table.supply),
        starting_data=tokens(table.laid_out),
        boxes=[_box(table, action) for action in actions if not isinstance(action, Additional)],
        additional=[_box(table, action) for action in table.edition.additionals if _owner(table, action) is not None],
        labs=[_lab(table, seat) for seat in range(table.seats)],
    )


def _box(table: PdbTable, action: Action) -> BoxView:
    card = table.open_cards[action.place] if isinstance(action, Innovate) else NO_CARD
    return BoxView(
        id=action.id,
        standing=table.standing_on(action.index),
        card=None if card == NO_CARD else table.edition.cards[card].id,
        price=None if card == NO_CARD else tokens(action.price(table, action.exchanges[0])),
        owner=_owner(table, action) if isinstance(action, Additional) else None,
    )


def _owner(table: PdbTable, action: Additional) -> int | None:
    holder = table.holders[action.place]
    return None if holder == NOBODY else holder


def _lab(table: PdbTable, seat: int) -> LabView:
    lab = table.labs[seat]
    return LabView(
        seat=seat,
        researchers=lab.researchers,
        unplayed=lab.unplayed,
        tokens=tokens(lab.purse),
        depositions=[table.edition.cards[card].id for card in lab.depositions],
        actions=[action.id for action in table.edition.additionals if table.holders[action.place] == seat],
    )
