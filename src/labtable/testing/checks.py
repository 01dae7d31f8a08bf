"""The checks: each a promise of the kernel's contract, kept or broken in a random match."""

from collections.abc import Callable

import msgspec
from hypothesis import HealthCheck, Phase, given, settings

from labtable.kernel import (
    NOBODY,
    Face,
    Game,
    IllegalMove,
    Knowledge,
    Move,
    Rule,
    Table,
    parse_record,
    verify,
)
from labtable.kernel.digest import digest
from labtable.kernel.record import lay_again, replay_on
from labtable.testing.play import Match, fresh_rng, matches, record_on_failure

Check = Callable[[Match], None]

SOME_POSITIONS = 7  # checks that cost much look at every seventh position
IMAGINED = 8
BUT_CHANCE = frozenset({"rng"})


def games_end_within_their_bound(match: Match) -> None:
    """A random game ends, and every seat has a score and somebody wins."""
    match.finish()
    table = match.table
    assert len(match.record.steps) <= match.game.most_decisions
    assert len(table.scores()) == table.seats
    assert table.winners(), "nobody has won"
    assert set(table.winners()) <= set(range(table.seats))
    assert table.legal() == [], "there are legal moves after the end"


def legal_and_refusal_agree(match: Match) -> None:
    """Over the whole catalogue `legal()` offers exactly what `refusal()` allows, in one order."""
    for table in match.positions():
        allowed = [move for move in match.game.catalogue.moves if table.refusal(move) is None]
        offered = sorted(table.legal(), key=lambda move: move.id)
        assert offered == allowed, f"legal() offers {offered}, refusal() allows {allowed}"
        assert table.actor == NOBODY or offered, "legal() is empty before the end"


def illegal_moves_change_nothing(match: Match) -> None:
    """An illegal move raises with its rule, a rule of the book, and leaves the table as it was."""
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS:
            continue
        before = digest(table)
        for move in match.game.catalogue.moves:
            rule = table.refusal(move)
            if rule is not None:
                _assert_refused(table, move, rule)
                assert rule.number in match.game.rulebook
        assert digest(table) == before, "an illegal move changed the table"


def _assert_refused(table: Table, move: Move, rule: Rule) -> None:
    try:
        table.play(move)
    except IllegalMove as error:
        assert error.rule is rule
    else:
        raise AssertionError(f"{move} is refused, but it was played")


def clones_are_their_own(match: Match) -> None:
    """A clone is equal, and playing on either leaves every earlier copy as it was."""
    copies: list[tuple[Table, str]] = []
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS == 0:
            before = digest(table)
            copies.append((table.clone(), before))
            assert digest(copies[-1][0]) == before, "a clone differs from its original"
            _play_on(match, table.clone())
            assert digest(table) == before, "a clone that was played on changed its original"
    for copy, before in copies:
        assert digest(copy) == before, "a copy changed when another table was played on"


def _play_on(match: Match, table: Table) -> None:
    rng = fresh_rng(match)
    for _ in range(SOME_POSITIONS):
        moves = table.legal()
        if moves:
            table.play(moves[rng.below(len(moves))])


def the_same_seed_gives_the_same_game(match: Match) -> None:
    """Seed and moves fix everything, so a second table comes to the same digest."""
    header = match.record.header
    twin = match.game.new(int(header.seed), header.seats, dict(header.options))
    played = 0
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS == 0 or table.actor == NOBODY:
            played += _catch_up(match, twin, played)
            assert digest(twin) == digest(table), "two tables of one seed and the same moves differ"


def _catch_up(match: Match, table: Table, played: int) -> int:
    """Play the moves of the record from a number on; returns how many there were."""
    steps = match.record.steps[played:]
    for step in steps:
        move = match.game.catalogue.named(step.move)
        assert move is not None, f"{step.move} is in no catalogue"
        table.play(move)
    return len(steps)


def records_replay_to_the_same_digest(match: Match) -> None:
    """A record written and read again is the same record, and its replay the same table."""
    record = match.finish()
    again = parse_record(record.text())
    assert again == record
    assert digest(verify(match.game, again)) == digest(match.table)


def views_can_be_sent(match: Match) -> None:
    """The view of every seat and of a spectator survives the wire, and offers what is legal to the actor alone."""
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS:
            continue
        for seat in [None, *range(table.seats)]:
            view = match.game.view(table, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            offered = [offer.id for offer in view.turn.offers]
            assert offered == ([move.id for move in table.legal()] if seat == table.actor else [])
            assert not ({refusal.text for refusal in view.turn.refusals} & {offer.text for offer in view.turn.offers})


def galleries_can_be_sent(match: Match) -> None:
    """Every face of the gallery survives the wire, and no two share an id."""
    faces = match.game.gallery()
    assert msgspec.json.decode(msgspec.json.encode(faces), type=list[Face]) == faces
    assert len({face.id for face in faces}) == len(faces), "two faces share an id"


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


def patience_changes_no_match(match: Match) -> None:
    """A patient match and its record come to the same table; bots think with tables that are not patient."""
    match.table.patient = True
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS == 0:
            assert table.clone().patient, "a clone forgot to be patient"
            assert not table.imagine(0, fresh_rng(match)).patient, "an imagined table is patient"
    assert digest(verify(match.game, match.finish())) == digest(match.table)
    again = lay_again(match.game, match.record.header)
    again.patient = True
    for _ in replay_on(match.game, again, match.record):
        pass
    while again.merely_passes():
        again.play(again.legal()[0])
    assert digest(again) == digest(match.table), "a patient table replays the record to another end"


def patient_tables_betray_nothing(match: Match) -> None:
    """Who is asked in secret on a patient table is the same on all tables that look and sound the same to a seat."""
    match.table.patient = True
    rng = fresh_rng(match)
    for number, table in enumerate(match.positions()):
        if number % SOME_POSITIONS or table.actor == NOBODY:
            continue
        moves = table.legal()
        move = moves[rng.below(len(moves))]
        for seat in [table.actor] if table.midway() else range(table.seats):
            twin = table.imagine(seat, rng)
            twin.patient = True
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
            passing = each.presumed()
            assert passing is not None, "nothing is presumed of who is asked in secret"
            each.play(passing)


def _sound_alike(table: Table, twin: Table, seat: int) -> bool:
    """Whether a seat was told the same, as far as both have come."""
    told = [[(event.kind, event.facts) for event in each.events or [] if event.reaches(seat)] for each in (table, twin)]
    return all(one == other for one, other in zip(*told, strict=False))


def events_tell_every_move(match: Match) -> None:
    """Listening changes nothing but the log; every event reaches somebody and has a sentence."""
    silent = match.table.clone()
    match.table.listen()
    names = [f"Seat {seat}" for seat in range(match.table.seats)]
    for table in match.positions():
        for event in table.events or []:
            assert match.game.sentence(event, names), f"{event} has no sentence"
            assert any(event.reaches(seat) for seat in [None, *range(table.seats)]), f"{event} reaches nobody"
        table.events = []
    _catch_up(match, silent, 0)
    assert digest(silent) == digest(match.table), "a table somebody listens to plays differently"


CHECKS: tuple[Check, ...] = (
    games_end_within_their_bound,
    legal_and_refusal_agree,
    illegal_moves_change_nothing,
    clones_are_their_own,
    the_same_seed_gives_the_same_game,
    records_replay_to_the_same_digest,
    views_can_be_sent,
    galleries_can_be_sent,
    imagining_keeps_the_view,
    imagining_hangs_on_what_is_known,
    imagining_varies_the_rest,
    imagined_tables_play_to_an_end,
    patience_changes_no_match,
    patient_tables_betray_nothing,
    events_tell_every_move,
)


def check_game(game: Game, check: Check | None = None, examples: int = 10, explore: bool = False) -> None:
    """Hold a game to every check, or to one; a failure leaves a record that `labtable replay` opens.

    The matches are the same in every run, unless it is told to explore.
    """

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=not explore,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, Phase.shrink],
    )
    @given(matches(game))
    def hold(match: Match) -> None:
        for each in [check] if check else CHECKS:
            fresh = Match(game, int(match.record.header.seed), match.table.seats, dict(match.record.header.options))
            with record_on_failure(fresh, each.__name__):
                each(fresh)

    hold()
