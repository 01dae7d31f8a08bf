"""Turns: mutation, the draw, what may be done, discards, and the next turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from labtable.games.adna import end
from labtable.games.adna.chains import contaminated, join, varied
from labtable.games.adna.decks import (
    BASES,
    DECKS,
    ENZYMES,
    LETTERS,
    REACTIONS,
    Faces,
    draw,
    hand_size,
    held,
    pull,
    put_away,
)
from labtable.games.adna.events import Began, Laid
from labtable.games.adna.moves import Discard, Lay
from labtable.games.adna.phases import DISCARD, MAIN, MUTATE
from labtable.games.adna.requirements import action_refused
from labtable.games.adna.rules import CONTAMINATED, NOT_HELD
from labtable.games.adna.thermometer import MUTATING, allows
from labtable.games.adna.titles import OWN, Title
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable

DRAWN: Final = (3, 2, 1)  # §P6
MOST_DISCARDS: Final = 3  # §P9, §Q11


def begin(table: "AdnaTable", seat: int) -> None:
    """§F3, §Q3, §A-21 Above 60 degrees the other player may mutate the chain before anybody draws."""
    table.active = seat
    table.round += 1
    if table.events is not None:
        table.tell(Began(seat=seat, turn=table.round))
    if table.level >= MUTATING and varied(table, seat):
        table.phase = MUTATE
        table.actor = 1 - seat
    else:
        draw_cards(table)


def draw_cards(table: "AdnaTable") -> None:
    """§P6, §A-01, §A-07 Three Bases, two Reactions, one Enzyme; with both_draw the other as well, afterwards."""
    for deck in DECKS:
        draw(table, table.active, deck, DRAWN[deck])
    if table.both_draw:
        for deck in DECKS:
            draw(table, 1 - table.active, deck, DRAWN[deck])
    table.phase = MAIN
    table.actor = table.active


def choices(table: "AdnaTable") -> list[Move]:
    """§A-22 Bases on either chain, announcements, and the end of plays."""
    moves: list[Move] = []
    edition = table.edition
    seat = table.actor
    bases = held(table, seat, BASES)
    for lay in edition.moves.lays:
        if lay_refused(table, lay, bases) is None:
            moves.append(lay)
    reactions = held(table, seat, REACTIONS)
    for title in edition.actors:
        if (reactions >> i64(title.face)) & 1 == 1:
            offer(table, title, reactions, reactions, moves)
    enzymes = held(table, seat, ENZYMES)
    for card in table.hands[3 * seat + ENZYMES]:
        offer(table, edition.enzymes[table.cards.faces[card]], enzymes, reactions, moves)
    moves.append(edition.moves.end)
    return moves


def offer(table: "AdnaTable", title: Title, leads: Faces, reactions: Faces, moves: list[Move]) -> None:
    """Add what can be announced with a title now; at another temperature there is no need to look."""
    if allows(title.levels, table.level):
        for play in title.actions:
            if action_refused(table, table.actor, play, leads, reactions) is None:
                moves.append(play)


def lay_refused(table: "AdnaTable", move: Lay, bases: Faces) -> Rule | None:
    """§A-05, §A-48 A base of the hand, on a chain without a U."""
    if (bases >> i64(move.face)) & 1 == 0:
        return NOT_HELD
    chain = table.actor if move.chain == OWN else 1 - table.actor
    return CONTAMINATED if contaminated(table, chain) else None


def lay(table: "AdnaTable", move: Lay) -> None:
    """§P7, §A-50 A base, or a U, at a 3' end: no announcement, so nobody answers; it may win (§A-09)."""
    seat = table.actor
    chain = seat if move.chain == OWN else 1 - seat
    join(table, chain, pull(table, seat, BASES, move.face))
    if table.events is not None:
        table.tell(Laid(seat=seat, chain=chain, base=LETTERS[move.face]))
    end.completes(table, chain)


def end_plays(table: "AdnaTable") -> None:
    """§P9, §A-06 Plays are over; now up to three discards."""
    table.phase = DISCARD
    table.left = MOST_DISCARDS
    pass_on_if_done(table)


def discards(table: "AdnaTable") -> list[Move]:
    """Every face in the hand, or none."""
    moves: list[Move] = []
    for deck in DECKS:
        faces = held(table, table.actor, deck)
        for move in table.edition.moves.discards[deck]:
            if (faces >> i64(move.face)) & 1 == 1:
                moves.append(move)
    moves.append(table.edition.moves.done)
    return moves


def discard_refused(table: "AdnaTable", move: Discard) -> Rule | None:
    """§O3 Only a card of the hand."""
    return None if (held(table, table.actor, move.deck) >> i64(move.face)) & 1 == 1 else NOT_HELD


def discard(table: "AdnaTable", move: Discard) -> None:
    """§A-06 Face down under its deck; after the third, or the last card, the turn is over."""
    put_away(table, table.actor, move.deck, move.face)
    table.left -= 1
    pass_on_if_done(table)


def pass_on_if_done(table: "AdnaTable") -> None:
    """Nobody is asked to discard who cannot."""
    if table.left == 0 or hand_size(table, table.actor) == 0:
        finish(table)


def finish(table: "AdnaTable") -> None:
    """§A-52 After the last turn the game ends as it stands; otherwise the other player's turn begins."""
    if table.round >= end.LAST_TURN:
        end.stop_after_last_turn(table)
    else:
        begin(table, 1 - table.active)
