"""The gallery of PDB: the boxes of the board, the Additional Actions and the Depositions."""

from labtable.games.pdb.actions import Action
from labtable.games.pdb.cards import ActionRow, CardFile, DepositionRow
from labtable.games.pdb.edition import Edition
from labtable.games.pdb.end import ACHIEVEMENT_A_DEPOSITION
from labtable.games.pdb.tokens import in_words, purse, tokens
from labtable.kernel.gallery import Face


def gallery_of(cards: CardFile, edition: Edition) -> list[Face]:
    """Every box and card, in the order of the card file."""
    actions = {action.id: action for action in edition.actions}
    boxes = [_box(row.does, actions[row.id]) for row in cards.box]
    return [*boxes, *(_action(row, actions[row.id]) for row in cards.action), *map(_deposition, cards.deposition)]


def _box(does: str, action: Action) -> Face:
    facts: dict[str, object] = {"does": does, "exchanges": _exchanges(action)}
    return Face(id=action.id, name=action.name, kind="box", text=_words(action), science="", source="", facts=facts)


def _action(row: ActionRow, action: Action) -> Face:
    facts: dict[str, object] = {"exchanges": _exchanges(action), "cost": row.cost}
    return Face(
        id=row.id,
        name=row.name,
        kind="action",
        text=_words(action),
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )


def _deposition(row: DepositionRow) -> Face:
    facts: dict[str, object] = {
        "pdb": row.id.upper(),
        "method": row.method,
        "cost": row.cost,
        "points": ACHIEVEMENT_A_DEPOSITION,
    }
    return Face(
        id=row.id,
        name=row.name,
        kind="deposition",
        text=in_words(purse({"achievement": ACHIEVEMENT_A_DEPOSITION})),
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )


def _words(action: Action) -> str:
    return " or ".join(exchange.label for exchange in action.exchanges)


def _exchanges(action: Action) -> list[dict[str, object]]:
    return [
        {
            "move": move.text,
            "words": move.exchange.label,
            "pay": tokens(move.exchange.pay),
            "gain": tokens(move.exchange.gain),
        }
        for move in action.moves
    ]
