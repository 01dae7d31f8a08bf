"""Secrecy: what a seat may imagine, what pauses may tell, and what is learned."""

import msgspec

from labtable.kernel import NOBODY, Knowledge, Move, Table
from labtable.kernel.cards import Cards
from labtable.kernel.digest import attributes, digest
from labtable.testing.play import SOME_POSITIONS, Match, fresh_rng

IMAGINED = 8
BUT_CHANCE = frozenset({"rng"})


def imagining_keeps_the_view(match: Match) -> None:
    """An imagined table gives the seat the same view and the same moves, byte by byte."""
    rng = fresh_rng(match)
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS:
            continue
        before = digest(table)
        for seat in range(table.seats):
            imagined = Knowledge(match.game, table, seat).imagine(rng)
            seen = msgspec.json.encode(match.game.view(table, seat))
            assert msgspec.json.encode(match.game.view(imagined, seat)) == seen, "imagining changed what the seat sees"
            assert digest(imagined, without=BUT_CHANCE) != digest(imagined)
            assert digest(table) == before, "imagining changed the table itself"


def imagining_hangs_on_what_is_known(match: Match) -> None:
    """Two tables that look the same to a seat let it imagine the same tables from the same chance."""
    rng = fresh_rng(match)
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS:
            continue
        for seat in range(table.seats):
            twin = table.imagine(seat, rng)
            chance = rng.fork()
            imagined = digest(table.imagine(seat, chance.clone()))
            assert digest(twin.imagine(seat, chance.clone())) == imagined, "what is imagined betrays what is hidden"


def imagining_varies_the_rest(match: Match) -> None:
    """What a seat cannot know really is dealt anew, and never by the table's own generator."""
    rng = fresh_rng(match)
    table = match.table
    for seat in range(table.seats):
        imagined = [table.imagine(seat, rng) for _ in range(IMAGINED)]
        assert len({digest(each, without=BUT_CHANCE) for each in imagined}) > 1, "every imagined table is the same"
        chances = {digest(each.rng) for each in (table, *imagined)}
        assert len(chances) == IMAGINED + 1, "imagined tables share their chance with another table"


def imagined_tables_play_to_an_end(match: Match) -> None:
    """An imagined table is a table like any other: it can be played to its end."""
    rng = fresh_rng(match)
    for number, table in enumerate(match.positions()):
        if number % (SOME_POSITIONS * SOME_POSITIONS) or table.actor == NOBODY:
            continue
        imagined = table.imagine(table.actor, rng)
        for _ in range(match.game.most_decisions):
            if imagined.actor == NOBODY:
                break
            moves = imagined.legal()
            imagined.play(moves[rng.below(len(moves))])
        assert imagined.actor == NOBODY, "an imagined table does not end"


def who_is_asked_in_secret_may_pass(match: Match) -> None:
    """Whoever is asked in secret may be silent, and is speechless just when nothing else is left to do."""
    for table in match.positions():
        silence = table.silence()
        assert silence is None or table.refusal(silence) is None, "who is asked in secret may not pass"
        assert table.speechless() == (silence is not None and table.legal() == [silence]), "speechless is told wrongly"


def questions_betray_nothing(match: Match) -> None:
    """Who is asked in secret is the same on all tables that look and sound the same to a seat."""
    rng = fresh_rng(match)
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS or table.actor == NOBODY:
            continue
        moves = table.legal()
        move = moves[rng.below(len(moves))]
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
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS or table.actor == NOBODY:
            continue
        moves = table.legal()
        move = moves[rng.below(len(moves))]
        after = table.clone()
        after.play(move)
        if after.revelations == table.revelations:
            for seat in _lookers(table):
                twin = table.imagine(seat, rng)
                if twin.refusal(move) is None:
                    twin.play(move)
                    seen = msgspec.json.encode(match.game.view(after, seat))
                    assert msgspec.json.encode(match.game.view(twin, seat)) == seen, "a seat sees more than was counted"


def _lookers(table: Table) -> list[int]:
    """The seats from which a move can be looked at; what others have half chosen is not for all to know."""
    return [table.actor] if table.midway() else list(range(table.seats))
