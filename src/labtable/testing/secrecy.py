"""Secrecy: what a seat may imagine, what pauses may tell, and what is learned."""

from collections.abc import Iterator
from itertools import islice

import msgspec

from labtable.kernel import NOBODY, Event, Knowledge, Move, Rng, Table
from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes, digest
from labtable.testing.play import SOME_POSITIONS, Match, at_random, fresh_rng

IMAGINED = 8
MOVES_COMPARED = 12
BUT_CHANCE = frozenset({"rng"})


def imagining_keeps_the_view(match: Match) -> None:
    """An imagined table gives the seat the same view and the same moves, byte by byte."""
    rng = fresh_rng(match)
    for table in match.some_positions():
        before = digest(table)
        for seat in range(table.seats):
            imagined = Knowledge(match.game, table, seat).imagine(rng)
            assert _seen(match, imagined, seat) == _seen(match, table, seat), "imagining changed what the seat sees"
            assert digest(imagined, without=BUT_CHANCE) != digest(imagined)
            assert digest(table) == before, "imagining changed the table itself"


def spectators_see_no_more_than_a_seat(match: Match) -> None:
    """A table that a seat imagines looks the same to spectators too: anybody may watch, whoever plays as well."""
    rng = fresh_rng(match)
    for table in match.some_positions():
        imagined = table.imagine(rng.below(table.seats), rng)
        assert _seen(match, imagined, None) == _seen(match, table, None), "a spectator sees what a seat does not"


def imagining_hangs_on_what_is_known(match: Match) -> None:
    """Two tables that look the same to a seat let it imagine the same tables from the same chance."""
    rng = fresh_rng(match)
    for table in match.some_positions():
        for seat in range(table.seats):
            twin = table.imagine(seat, rng)
            chance = rng.fork()
            imagined = digest(table.imagine(seat, chance.clone()))
            assert digest(twin.imagine(seat, chance.clone())) == imagined, "what is imagined betrays what is hidden"


def imagining_varies_the_rest(match: Match) -> None:
    """What a seat cannot know really is dealt anew, if anything is hidden, and never by the table's own generator."""
    rng = fresh_rng(match)
    table = match.table
    for seat in range(table.seats):
        imagined = [table.imagine(seat, rng) for _ in range(IMAGINED)]
        kinds = {digest(each, without=BUT_CHANCE) for each in imagined}
        if match.game.hides_nothing:
            assert kinds == {digest(table, without=BUT_CHANCE)}, "something is imagined though nothing is hidden"
        else:
            assert len(kinds) > 1, "every imagined table is the same"
        chances = {digest(each.rng) for each in (table, *imagined)}
        assert len(chances) == IMAGINED + 1, "imagined tables share their chance with another table"


def imagined_tables_are_whole(match: Match) -> None:
    """What one seat imagines, another can imagine on: on such a table, too, it keeps to all that it sees there."""
    rng = fresh_rng(match)
    for table in match.some_positions():
        for seat in range(table.seats):
            imagined, other = table.imagine(seat, rng), (seat + 1) % table.seats
            again = imagined.imagine(other, rng)
            assert _seen(match, again, other) == _seen(match, imagined, other), (
                "what is imagined keeps a secret's trace"
            )


def imagined_tables_play_to_an_end(match: Match) -> None:
    """An imagined table is a table like any other: it can be played to its end, and that changes no other."""
    rng = fresh_rng(match)
    for table in islice(match.some_positions(), 0, None, SOME_POSITIONS):
        before = digest(table)
        if table.actor != NOBODY:
            for _ in at_random(table.imagine(table.actor, rng), rng, match.game.most_decisions):
                pass
        assert digest(table) == before, "an imagined table that was played on changed the real one"


def who_is_asked_in_secret_may_pass(match: Match) -> None:
    """Whoever is asked in secret may be silent, and is speechless just when nothing else is left to do."""
    for table in match.positions():
        silence = table.silence()
        assert silence is None or table.refusal(silence) is None, "who is asked in secret may not pass"
        assert table.speechless() == (silence is not None and table.legal() == [silence]), "speechless is told wrongly"


def all_may_pass_at_once(match: Match) -> None:
    """To let everybody pass who holds no answer comes to the same as letting one after the other."""
    for table in match.positions():
        if table.speechless():
            at_once, in_turn = table.clone(), table.clone()
            at_once.hush()
            while in_turn.speechless() and (passing := in_turn.silence()):
                in_turn.play(passing)
            assert digest(at_once) == digest(in_turn), "passing at once comes to another table"


def questions_betray_nothing(match: Match) -> None:
    """Who is asked in secret is the same on all tables that look and sound the same to a seat."""
    rng = fresh_rng(match)
    for table, move in _choices(match, rng):
        for seat in _lookers(table):
            twin = table.imagine(seat, rng)
            if twin.refusal(move) is None:
                _assert_asks_alike(seat, table.clone(), twin, move)


def _assert_asks_alike(seat: int, table: Table, twin: Table, move: Move) -> None:
    """As long as nobody answers, and the seat is not told something else."""
    for each in (table, twin):
        each.listen()
        each.play(move)
    while _sound_alike(table, twin, seat):
        asked = table.actor if table.in_secret() else NOBODY
        assert asked == (twin.actor if twin.in_secret() else NOBODY), "who is asked in secret betrays what is hidden"
        if asked == NOBODY:
            return
        for each in (table, twin):
            passing = each.silence()
            assert passing is not None, "who is asked in secret may pass"
            each.play(passing)


def _sound_alike(table: Table, twin: Table, seat: int) -> bool:
    """Whether a seat was told the same, as far as both have come."""
    told = [[event for event in each.events or [] if event.reaches(seat)] for each in (table, twin)]
    return all(one == other for one, other in zip(*told, strict=False))


def what_is_learned_is_counted(match: Match) -> None:
    """While `revelations` stays the same, chance is at rest and nobody knows a face that was hidden before."""
    count, chance, known = match.table.revelations, digest(match.table.rng), _known(match.table)
    for table in match.positions():
        assert table.clone().revelations == table.revelations, "a clone forgot what was revealed"
        if table.revelations == count:
            assert digest(table.rng) == chance, "chance decided something that was not counted"
            learned = [after & ~before for before, after in zip(known, _known(table), strict=True)]
            assert not any(learned), "somebody learned a face, and it was not counted"
        count, chance, known = table.revelations, digest(table.rng), _known(table)


def _known(table: Table) -> list[int]:
    """Who knows each card, of all cards that a table keeps."""
    kept = (getattr(table, name) for name in attributes(table))
    return [known for cards in kept if isinstance(cards, Cards) for known in cards.known]


def what_is_not_counted_is_not_seen(match: Match) -> None:
    """A move that reveals nothing leads tables that look the same to a seat to tables that look the same to it."""
    rng = fresh_rng(match)
    for table, move in _choices(match, rng):
        after = table.clone()
        after.play(move)
        if after.revelations == table.revelations:
            for seat in _lookers(table):
                twin = table.imagine(seat, rng)
                if twin.refusal(move) is None:
                    twin.play(move)
                    seen = _seen(match, after, seat)
                    assert _seen(match, twin, seat) == seen, "a seat sees more than was counted"


def what_is_told_can_be_known(match: Match) -> None:
    """Where a move lets a seat learn nothing, the seat is told the same as on a table that looks the same to it."""
    rng = fresh_rng(match)
    for table, move in _choices(match, rng):
        for seat in _lookers(table):
            if seat != table.actor:
                _assert_sounds_as_it_looks(match, table, move, seat, rng)


def _assert_sounds_as_it_looks(match: Match, table: Table, move: Move, seat: int, rng: Rng) -> None:
    """By the same move there, or by one that hidden cards alone make possible."""
    after = _heard(table, move)
    if _learned(table, after, seat):
        return
    twin = table.imagine(seat, rng)
    hidden = [other for other in twin.legal() if table.refusal(other) is not None]
    for other in [move] if twin.refusal(move) is None else hidden[:MOVES_COMPARED]:
        told = _heard(twin, other)
        for eyes in (seat, None):
            if not _learned(twin, told, seat) and _seen(match, told, eyes) == _seen(match, after, eyes):
                assert _told(told, eyes) == _told(after, eyes), "an event tells what is hidden"


def _heard(table: Table, move: Move) -> Table:
    """A table after a move, with what was told of it."""
    after = table.clone()
    after.listen()
    after.play(move)
    return after


def _told(table: Table, seat: int | None) -> list[Event]:
    return [event for event in table.events or [] if event.reaches(seat)]


def _learned(before: Table, after: Table, seat: int) -> bool:
    """Whether chance decided something, or a seat may have come to know a face."""
    if not _known(before):
        return before.revelations != after.revelations
    faces = zip(_known(before), _known(after), strict=True)
    return digest(before.rng) != digest(after.rng) or any((new & ~old) >> seat & 1 for old, new in faces)


def _seen(match: Match, table: Table, seat: int | None) -> bytes:
    """What a seat, or a spectator, sees of a table, as it leaves for them."""
    return msgspec.json.encode(match.game.view(table, seat))


def _choices(match: Match, rng: Rng) -> Iterator[tuple[Table, Move]]:
    """Some positions before the end, each with a move that can be made there."""
    for table in match.some_positions():
        if table.actor == NOBODY:
            return
        moves = table.legal()
        yield table, moves[rng.below(len(moves))]


def _lookers(table: Table) -> list[int]:
    """The seats from which a move can be looked at; what others have half chosen is not for all to know."""
    return [table.actor] if table.midway() else list(range(table.seats))
