"""Choices of several steps: which base, which place, and when it is enough."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from labtable.games.adna import settle, setup, turn
from labtable.games.adna.chains import dna, join, letters, take_off
from labtable.games.adna.cutting import rejoin
from labtable.games.adna.decks import BASES, DNA_FACES, LETTERS, U, held, pull
from labtable.games.adna.end import completes
from labtable.games.adna.events import Laid, Mutated, Rearranged
from labtable.games.adna.phases import ADD, CHOOSE, DELETE, DISCARD, FILL, INSERT, MUTATE, OPENING
from labtable.games.adna.rules import (
    ADDING,
    DELETION,
    FIRST_SIX,
    INSERTING,
    MUTATION,
    NOT_HELD,
    REARRANGING,
)
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable


def chosen_chain(table: "AdnaTable") -> int:
    """The seat whose chain a choice is about."""
    if table.phase == OPENING:
        return table.actor
    return table.active if table.phase == MUTATE else table.stack[-1].chain()


def bases(table: "AdnaTable") -> list[Move]:
    """The bases that can be laid now, and the end if there have been enough."""
    moves: list[Move] = []
    for move in table.edition.moves.bases:
        if base_refused(table, move.face) is None:
            moves.append(move)
    if table.phase == INSERT and done_refused(table) is None:
        moves.append(table.edition.moves.done)
    return moves


def base_refused(table: "AdnaTable", face: int) -> Rule | None:
    """Only a base that lies ready; §A-45 at a cut one of the hand."""
    if table.phase == INSERT:
        if face == U:
            return INSERTING
        return None if (held(table, table.actor, BASES) >> i64(face)) & 1 == 1 else NOT_HELD
    if table.phase == FILL:
        return None if place_with(table, face) >= 0 else REARRANGING
    if tray_index(table, face) < 0:
        return FIRST_SIX if table.phase == OPENING else ADDING
    return FIRST_SIX if face == U and len(table.tray) > 1 else None  # §A-04 a U last


def tray_index(table: "AdnaTable", face: int) -> int:
    """Where a base lies among those turned up, or -1."""
    for index in range(len(table.tray)):
        if table.cards.faces[table.tray[index]] == face:
            return index
    return -1


def place_with(table: "AdnaTable", face: int) -> int:
    """§A-34 The first place, of those still to fill, on which a base lies; -1 if there is none."""
    chain = table.chains[chosen_chain(table)]
    for place in table.picks:
        if table.cards.faces[chain[place]] == face:
            return place
    return -1


def lay_base(table: "AdnaTable", face: int) -> None:
    """Lay a base where the choice is about it."""
    if table.phase == FILL:
        fill(table, face)
    elif table.phase == INSERT:
        insert(table, face)
    else:
        lay_from_tray(table, face)


def lay_from_tray(table: "AdnaTable", face: int) -> None:
    """§A-04, §A-35 One of the cards that lie open goes to the 3' end."""
    owner = chosen_chain(table)
    join(table, owner, table.tray.pop(tray_index(table, face)))
    if table.events is not None:
        table.tell(Laid(seat=table.actor, chain=owner, base=LETTERS[face]))
    if completes(table, owner) or table.tray:
        return
    if table.phase == ADD:
        settle.resume(table)
    elif table.actor == table.active:
        setup.open_chain(table, 1 - table.active)
    else:
        turn.begin(table, table.active)


def fill(table: "AdnaTable", face: int) -> None:
    """§A-34 The next place gets this base; the one that lay there waits where that one was."""
    chain = table.chains[chosen_chain(table)]
    place = place_with(table, face)
    first = table.picks.pop(0)
    chain[first], chain[place] = chain[place], chain[first]
    if not table.picks:
        if table.events is not None:
            table.tell(Rearranged(chain=chosen_chain(table), bases=letters(table, chain)))
        settle.resume(table)


def insert(table: "AdnaTable", face: int) -> None:
    """§A-45 A base of the hand goes to the cut; after the last that fits, the loose piece follows."""
    join(table, table.actor, pull(table, table.actor, BASES, face))
    table.left -= 1
    table.inserted = True
    if table.events is not None:
        table.tell(Laid(seat=table.actor, chain=table.actor, base=LETTERS[face]))
    if table.left == 0:
        close_cut(table)


def close_cut(table: "AdnaTable") -> None:
    """The loose piece follows, and the repair is over, if not the game."""
    table.inserted = False
    if rejoin(table, table.actor):
        settle.resume(table)


def places(table: "AdnaTable") -> list[Move]:
    """The places that can be chosen now, and the way out if there is one."""
    moves: list[Move] = []
    for place in range(len(table.chains[chosen_chain(table)])):
        if place_refused(table, place) is None:
            moves.append(table.edition.moves.places[place])
    if table.phase == CHOOSE and done_refused(table) is None:
        moves.append(table.edition.moves.done)
    if table.phase == MUTATE and leave_refused(table) is None:
        moves.append(table.edition.moves.leave)
    return moves


def place_refused(table: "AdnaTable", place: int) -> Rule | None:
    """§A-21, §A-34, §A-37 A place that is there and fits those chosen before."""
    owner = chosen_chain(table)
    if table.phase == DELETE:
        fits = place < len(table.chains[owner]) and place not in table.picks
        return None if fits else DELETION
    if place >= dna(table, owner):
        return MUTATION if table.phase == MUTATE else REARRANGING
    if table.phase == MUTATE:
        return MUTATION if table.picks and same_base(table, owner, place, table.picks[0]) else None
    if not table.picks:
        return None if place + 1 < dna(table, owner) else REARRANGING
    return None if place > table.picks[-1] else REARRANGING


def same_base(table: "AdnaTable", owner: int, one: int, other: int) -> bool:
    """Whether the same base lies on two places."""
    chain = table.chains[owner]
    return table.cards.faces[chain[one]] == table.cards.faces[chain[other]]


def choose_place(table: "AdnaTable", place: int) -> None:
    """Note a place; the last one decides."""
    table.picks.append(place)
    if table.phase == MUTATE:
        if len(table.picks) == 2:
            mutate(table)
        return
    table.left -= 1
    if table.phase == DELETE:
        if table.left == 0:
            delete(table)
    elif table.left == 0 or place + 1 == dna(table, chosen_chain(table)):
        table.phase = FILL  # there is nothing more to choose


def mutate(table: "AdnaTable") -> None:
    """§F3 Two bases change places, and the turn goes on with the draw."""
    chain = table.chains[table.active]
    one, other = table.picks
    chain[one], chain[other] = chain[other], chain[one]
    table.picks = []
    if table.events is not None:
        table.tell(Mutated(seat=table.actor, chain=table.active, bases=letters(table, chain)))
    turn.draw_cards(table)


def delete(table: "AdnaTable") -> None:
    """§Q1, §Q2, §A-37 The chosen cards go, from 5' to 3'."""
    owner = chosen_chain(table)
    gone = sorted(table.picks)
    table.picks = []
    take_off(table, owner, gone)
    settle.resume(table)


def done_refused(table: "AdnaTable") -> Rule | None:
    """§A-34 Not after one place only; §A-45 not before the first base, if there is one."""
    if table.phase == CHOOSE:
        return REARRANGING if len(table.picks) == 1 else None
    if table.phase == INSERT and not table.inserted:
        return INSERTING if held(table, table.actor, BASES) & DNA_FACES else None
    return None


def done(table: "AdnaTable") -> None:
    """Enough: of discards, of places, or of bases at the cut."""
    if table.phase == DISCARD:
        turn.finish(table)
    elif table.phase == INSERT:
        close_cut(table)
    elif table.picks:
        table.phase = FILL
    else:
        settle.resume(table)


def leave_refused(table: "AdnaTable") -> Rule | None:
    """§A-21 Once a place is chosen, a second must be."""
    return MUTATION if table.picks else None
