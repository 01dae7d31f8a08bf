"""All that an announcement needs, thing by thing: its site, its temperature, and the cards that go with it."""

from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import REACTIONS, Faces, bit
from labtable.games.adna.hands import held
from labtable.games.adna.lack import MISSING_CARDS, levels_of
from labtable.games.adna.moves import CHAIN_LABELS
from labtable.games.adna.rules import SITE, WRONG_TEMPERATURE
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import allows
from labtable.games.adna.titles import OWN, Play
from labtable.kernel.move import Move
from labtable.kernel.view import Check

COUNTED = (*MISSING_CARDS, SITE, WRONG_TEMPERATURE)


def checks_of(table: AdnaTable, move: Move) -> list[Check]:
    """§O9 Nothing where only one thing is needed, or where something else stands in the way."""
    if not isinstance(move, Play) or table.refusal(move) not in COUNTED:
        return []
    checks = [*_temperature(table, move), *_company(table, move), *_site(table, move)]
    return checks if len(checks) > 1 else []


def _site(table: AdnaTable, move: Play) -> list[Check]:
    """§A-42 Only an enzyme looks for one."""
    chain = table.actor if move.chain == OWN else 1 - table.actor
    return [
        Check(f"{cut.marked} in {CHAIN_LABELS[move.chain]}", cut.refused(table, table.actor, chain) is None)
        for cut in move.title.effects
        if isinstance(cut, Cut)
    ]


def _temperature(table: AdnaTable, move: Play) -> list[Check]:
    """§A-16 Where the card names one."""
    return [Check(f"{levels_of(move)} °C", allows(move.title.levels, table.level))] if move.title.levels else []


def _company(table: AdnaTable, move: Play) -> list[Check]:
    """§O9, §A-31 Every card that goes with it; where any buffer will do, it is not told by its colour."""
    reactions = held(table, table.actor, REACTIONS)
    return [_card(table, move, face, reactions) for face in move.cost]


def _card(table: AdnaTable, move: Play, face: int, reactions: Faces) -> Check:
    if bit(face) == move.buffer and not move.enzyme:
        return Check("a buffer of any colour", any(reactions & play.buffer for play in move.title.actions))
    return Check(table.edition.reactions[face].name, bool(reactions & bit(face)))
