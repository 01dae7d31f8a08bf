"""Positions in a few lines, for people who read hints."""

from typing import cast

from labtable.games.adna.chains import letters
from labtable.games.adna.decks import DECKS
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS
from labtable.games.gsa.table import GsaTable
from labtable.games.pdb.actions import NO_CARD
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import in_words
from labtable.games.stem.kinds import NONE, STEP_NAMES, TYPES
from labtable.games.stem.table import StemTable
from labtable.kernel import Game, Table
from labtable.kernel.words import closed, counted


def position(game: Game, table: Table, names: list[str]) -> list[str]:
    """What the seat that must decide sees."""
    scores = ", ".join(f"{who} {score}" for who, score in zip(names, table.scores_seen(table.actor), strict=True))
    lines = [f"Round {table.round}, {names[table.whose_turn()]} at turn. Points: {scores}."]
    match game.name:
        case "pdb":
            return lines + _pdb(cast(PdbTable, table), names)
        case "gsa":
            return lines + _gsa(cast(GsaTable, table), names)
        case "adna":
            return lines + _adna(cast(AdnaTable, table), names)
        case _:
            return lines + _stem(cast(StemTable, table), names)


def _pdb(table: PdbTable, names: list[str]) -> list[str]:
    cards = [table.edition.cards[card].name if card != NO_CARD else "empty" for card in table.open_cards]
    lines = [f"Innovate 1 to 3: {', '.join(cards)}."]
    for lab in table.labs:
        held = in_words(lab.purse) or "no tokens"
        stands = [a.name for a in table.edition.actions if table.standing[a.index] == lab.seat]
        leads = ", Leader" if table.leader == lab.seat else ""
        at = f"; at {', '.join(stands)}" if stands else ""
        lines.append(f"{names[lab.seat]}: {lab.unplayed} of {lab.researchers} Researchers left, {held}{leads}{at}.")
    return lines


def _gsa(table: GsaTable, names: list[str]) -> list[str]:
    edition = table.edition
    hand = ", ".join(edition.names[table.cards.faces[card]] for card in table.hands[table.actor]) or "nothing"
    lines = [f"You hold {hand}."]
    for unit in table.units:
        projects = [edition.projects[each].name for each in (unit.project, unit.other) if each >= 0]
        owners = [names[each] for each in (unit.owner, unit.partner) if each >= 0]
        lacks = [edition.names[type] for type in range(edition.first_modifier) if unit.lacks(type)]
        lines.append(f"{' and '.join(owners)}: {' with '.join(projects)} lacks {', '.join(lacks)}.")
    top = [edition.names[table.cards.faces[card]] for card in table.discard_pile[-1:]]
    lines.append(f"Project pile {len(table.project_pile)}; Discard pile shows {', '.join(top) or 'nothing'}.")
    return lines


def _adna(table: AdnaTable, names: list[str]) -> list[str]:
    seat = table.actor
    lines = [f"{names[each]}: {letters(table, table.chains[each])} ({len(table.chains[each])})." for each in range(2)]
    held = [table.cards.faces[card] for deck in DECKS for card in table.hands[3 * seat + deck]]
    decks = [deck for deck in DECKS for _ in table.hands[3 * seat + deck]]
    hand = [_adna_name(table, deck, face) for deck, face in zip(decks, held, strict=True)]
    rival = sum(len(table.hands[3 * (1 - seat) + deck]) for deck in DECKS)
    lines.append(
        f"{LEVELS[table.level]} °C. You hold {', '.join(hand) or 'nothing'}; the rival holds {counted(rival, 'card')}."
    )
    if table.stack:
        lines.append(f"Announced: {', '.join(each.play.label for each in table.stack)}.")
    return lines


def _adna_name(table: AdnaTable, deck: int, face: int) -> str:
    if deck == 0:
        return table.edition.face_id(deck, face)
    return (table.edition.reactions if deck == 1 else table.edition.enzymes)[face].name


def _stem(table: StemTable, names: list[str]) -> list[str]:
    field = []
    for card in table.field:
        if card != NONE:
            field.append(table.find(card).name)
    hand = [table.face(card) for card in table.hands[table.actor]]
    held = ", ".join(f"{card.name} ({TYPES[card.type][:1].upper() if card.type < 5 else '–'})" for card in hand)
    lines = [f"Field: {', '.join(field) or 'not dealt yet'}.", f"You hold {held or 'nothing'}."]
    for seat in range(table.seats):
        steps = [STEP_NAMES[n] for n in range(5) if (table.steps[seat] >> n) & 1]
        lines.append(f"{names[seat]}: {', '.join(steps) or 'no step yet'}.")
    if table.stack:
        lines.append(closed(f"Played: {', '.join(table.face(card).name for card in table.stack)}"))
    return lines
