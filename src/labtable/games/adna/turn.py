"""Turns: mutation, the draw, what may be done, discards, and the next turn."""

from typing import Final

from mypy_extensions import i64

from labtable.games.adna import end
from labtable.games.adna.chains import contaminated, dna, join, letters, varied
from labtable.games.adna.choices import PlaceQuestion
from labtable.games.adna.decks import BASES, DECKS, ENZYMES, LETTERS, REACTIONS, Faces, add_those, bit, lowest
from labtable.games.adna.events import Began, Laid, Mutated
from labtable.games.adna.hands import draw, hand_size, held, holds, leads, pull, put_away
from labtable.games.adna.moves import Discard, Lay
from labtable.games.adna.phase import Interlude, Question
from labtable.games.adna.phases import BEGIN, DISCARD, MAIN, MUTATE
from labtable.games.adna.requirements import action_refused
from labtable.games.adna.rules import CONTAMINATED, DISCARDS, MUTATION, NOT_HELD, YOUR_TURN
from labtable.games.adna.settle import announce
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import MUTATING
from labtable.games.adna.titles import ACTION, OWN, Play, Title
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

DRAWN: Final[list[int]] = [3, 2, 1]  # §P6
MOST_DISCARDS: Final = 3  # §P9, §Q11


class Beginning(Interlude):
    """§P6 A turn begins."""

    def go_on(self, table: AdnaTable) -> None:
        begin(table, table.active)


def begin(table: AdnaTable, seat: int) -> None:
    """§F3, §Q3, §A-21 Above 60 degrees the other player may mutate the chain before anybody draws."""
    table.active = seat
    table.round += 1
    if table.events is not None:
        table.tell(Began(seat=seat, turn=table.round))
    if table.level >= MUTATING and varied(table, seat):
        A_MUTATION.ask(table, 1 - seat)
    else:
        draw_cards(table)


class Mutating(PlaceQuestion):
    """§F3, §A-21 Exchange two places of the other chain, or leave it."""

    def chain(self, table: AdnaTable) -> int:
        return table.active

    def place_refused(self, table: AdnaTable, place: int) -> Rule | None:
        """§A-21 A DNA base, and then a different one."""
        if place >= dna(table, table.active):
            return MUTATION
        return MUTATION if table.picks and same_base(table, place, table.picks[0]) else None

    def pick(self, table: AdnaTable, place: int) -> None:
        if len(table.picks) == 2:
            mutate(table)

    def word(self, table: AdnaTable) -> Move | None:
        return table.edition.moves.leave

    def word_refused(self, table: AdnaTable) -> Rule | None:
        """§A-21 Once a place is chosen, a second must be."""
        return MUTATION if table.picks else None

    def end(self, table: AdnaTable) -> None:
        draw_cards(table)

    def midway(self, table: AdnaTable) -> bool:
        return len(table.picks) > 0


def same_base(table: AdnaTable, one: int, other: int) -> bool:
    """Whether the same base lies on two places of the active player's chain."""
    chain = table.chains[table.active]
    faces = table.cards.faces
    return faces[chain[one]] == faces[chain[other]]


def mutate(table: AdnaTable) -> None:
    """§F3 Two bases change places, and the turn goes on with the draw."""
    chain = table.chains[table.active]
    one, other = table.picks
    chain[one], chain[other] = chain[other], chain[one]
    table.picks = []
    if table.events is not None:
        table.tell(Mutated(seat=table.actor, chain=table.active, bases=letters(table, chain)))
    draw_cards(table)


def draw_cards(table: AdnaTable) -> None:
    """§P6, §A-01, §A-07 Three Bases, two Reactions, one Enzyme; with both_draw the other as well, afterwards."""
    for deck in DECKS:
        draw(table, table.active, deck, DRAWN[deck])
    if table.both_draw:
        for deck in DECKS:
            draw(table, 1 - table.active, deck, DRAWN[deck])
    PLAYING.ask(table, table.active)


class Playing(Question):
    """§A-22 Bases on either chain, announcements, and the end of plays."""

    def choices(self, table: AdnaTable) -> list[Move]:
        edition = table.edition
        seat = table.actor
        moves = lays(table, held(table, seat, BASES))
        reactions = held(table, seat, REACTIONS)
        leading = reactions & edition.leading[table.level]
        while leading:
            offer(table, edition.reactions[lowest(leading)], reactions, moves)
            leading &= leading - 1
        cutting = edition.cutting[table.level]
        faces = table.cards.faces
        for card in table.hands[3 * seat + ENZYMES]:
            enzyme: i64 = faces[card]
            if (cutting >> enzyme) & 1:
                offer(table, edition.enzymes[enzyme], reactions, moves)
        return moves

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        """§A-53 Answers and repairs have their own moments."""
        seat = table.actor
        if isinstance(move, Lay):
            return lay_refused(table, move, held(table, seat, BASES))
        if isinstance(move, Play) and move.kind == ACTION:
            return action_refused(table, seat, move, held(table, seat, move.title.deck), held(table, seat, REACTIONS))
        return self.asked

    def accept(self, table: AdnaTable, move: Move) -> None:
        if isinstance(move, Lay):
            lay(table, move)
        else:
            assert isinstance(move, Play)
            announce(table, table.actor, move)

    def word(self, table: AdnaTable) -> Move | None:
        return table.edition.moves.end

    def end(self, table: AdnaTable) -> None:
        end_plays(table)

    def shown(self, table: AdnaTable) -> list[Move]:
        moves = table.edition.moves
        lays = [lay for lay in moves.lays if holds(table, BASES, lay.face)]
        plays = [play for play in moves.plays if play.kind == ACTION and leads(table, play)]
        return [*lays, *plays, moves.end]


def lays(table: AdnaTable, bases: Faces) -> list[Move]:
    """§A-05, §A-48 Every base of the hand on every chain without a U."""
    own = 0 if contaminated(table, table.actor) else bases
    rival = 0 if contaminated(table, 1 - table.actor) else bases
    return table.edition.moves.lays_of(own, rival)


def offer(table: AdnaTable, title: Title, reactions: Faces, moves: list[Move]) -> None:
    """Add what can be announced with a title of the hand now; without all its cards there is no need to look."""
    leads = bit(title.face) if title.deck == ENZYMES else reactions
    for play in title.actions:
        whole = reactions & play.needs == play.needs
        if whole and action_refused(table, table.actor, play, leads, reactions) is None:
            moves.append(play)


def lay_refused(table: AdnaTable, move: Lay, bases: Faces) -> Rule | None:
    """§A-05, §A-48 A base of the hand, on a chain without a U."""
    if (bases >> i64(move.face)) & 1 == 0:
        return NOT_HELD
    chain = table.actor if move.chain == OWN else 1 - table.actor
    return CONTAMINATED if contaminated(table, chain) else None


def lay(table: AdnaTable, move: Lay) -> None:
    """§P7, §A-50 A base, or a U, at a 3' end: no announcement, so nobody answers; it may win (§A-09)."""
    seat = table.actor
    chain = seat if move.chain == OWN else 1 - seat
    join(table, chain, pull(table, seat, BASES, move.face))
    if table.events is not None:
        table.tell(Laid(seat=seat, chain=chain, base=LETTERS[move.face]))
    end.completes(table, chain)


def end_plays(table: AdnaTable) -> None:
    """§P9, §A-06 Plays are over; now up to three discards."""
    DISCARDING.ask(table, table.actor)
    table.left = MOST_DISCARDS
    pass_on_if_done(table)


class Discarding(Question):
    """§A-06 Up to three cards under their decks."""

    def choices(self, table: AdnaTable) -> list[Move]:
        """Every face in the hand."""
        catalogue = table.edition.moves
        moves = catalogue.base_discards_of(held(table, table.actor, BASES))
        add_those(held(table, table.actor, REACTIONS), catalogue.discards[REACTIONS], moves)
        add_those(held(table, table.actor, ENZYMES), catalogue.discards[ENZYMES], moves)
        return moves

    def choice_refused(self, table: AdnaTable, move: Move) -> Rule | None:
        """§O3 Only a card of the hand."""
        if not isinstance(move, Discard):
            return self.asked
        return None if holds(table, move.deck, move.face) else NOT_HELD

    def accept(self, table: AdnaTable, move: Move) -> None:
        assert isinstance(move, Discard)
        discard(table, move)

    def word(self, table: AdnaTable) -> Move | None:
        return table.edition.moves.done

    def end(self, table: AdnaTable) -> None:
        finish(table)

    def left(self, table: AdnaTable) -> int:
        return table.left

    def shown(self, table: AdnaTable) -> list[Move]:
        return self.offers(table)


def discard(table: AdnaTable, move: Discard) -> None:
    """§A-06 Face down under its deck; after the third, or the last card, the turn is over."""
    put_away(table, table.actor, move.deck, move.face)
    table.left -= 1
    pass_on_if_done(table)


def pass_on_if_done(table: AdnaTable) -> None:
    """Nobody is asked to discard who cannot."""
    if table.left == 0 or hand_size(table, table.actor) == 0:
        finish(table)


def finish(table: AdnaTable) -> None:
    """§A-52 After the last turn the game ends as it stands; otherwise the other player's turn begins."""
    if table.round >= end.LAST_TURN:
        end.stop_after_last_turn(table)
    else:
        table.active = 1 - table.active
        table.phase = BEGIN


A_MUTATION: Final = Mutating("mutate", MUTATE, MUTATION)
PLAYING: Final = Playing("main", MAIN, YOUR_TURN)
DISCARDING: Final = Discarding("discard", DISCARD, DISCARDS)
QUESTIONS: Final[list[Question]] = [A_MUTATION, PLAYING, DISCARDING]
INTERLUDES: Final[list[Interlude]] = [Beginning("begin", BEGIN)]
