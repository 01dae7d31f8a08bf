"""The checks: each a promise of the kernel's contract, kept or broken in a random match."""

import copy
import pickle
from collections.abc import Callable
from itertools import islice

import msgspec
from hypothesis import HealthCheck, Phase, given, settings

from labtable.kernel import NOBODY, Face, Game, IllegalMove, Move, Rule, Table, parse_record, verify
from labtable.kernel.digest import digest
from labtable.kernel.record import lay_again
from labtable.testing.observing import (
    masks_offer_what_is_legal,
    numbers_hang_on_what_is_seen,
    numbers_hide_who_is_asked_in_secret,
    numbers_tell_what_is_seen,
    planes_keep_to_themselves,
)
from labtable.testing.play import SOME_POSITIONS, Match, at_random, fresh_rng, matches, record_on_failure
from labtable.testing.secrecy import (
    all_may_pass_at_once,
    imagined_tables_are_whole,
    imagined_tables_play_to_an_end,
    imagining_hangs_on_what_is_known,
    imagining_keeps_the_view,
    imagining_varies_the_rest,
    questions_betray_nothing,
    spectators_see_no_more_than_a_seat,
    what_is_learned_is_counted,
    what_is_not_counted_is_not_seen,
    what_is_told_can_be_known,
    who_is_asked_in_secret_may_pass,
)
from labtable.words.voice import Voice

Check = Callable[[Match], None]


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
    """Over the whole catalogue `legal()` offers exactly what `refusal()` allows, in one order, with its warning."""
    for table in match.positions():
        allowed = [move for move in match.game.catalogue.moves if table.refusal(move) is None]
        offered = sorted(table.legal(), key=lambda move: move.id)
        assert offered == allowed, f"legal() offers {offered}, refusal() allows {allowed}"
        assert table.actor == NOBODY or offered, "legal() is empty before the end"
        for move in offered:
            warning = match.game.warning(table, move)
            assert warning == "" or warning.endswith("."), f"what {move} is warned of is no sentence: {warning!r}"


def illegal_moves_change_nothing(match: Match) -> None:
    """An illegal move raises with its rule, a rule of the book, has its reason told, and leaves the table as it was."""
    for table in match.some_positions():
        before = digest(table)
        for move in match.game.catalogue.moves:
            rule = table.refusal(move)
            if rule is not None:
                _assert_refused(table, move, rule)
                assert rule.number in match.game.rulebook
                lack = match.game.lack(table, move, rule)
                assert lack == "" or lack.endswith("."), f"what {move} lacks is no sentence: {lack!r}"
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
    for table in match.some_positions():
        before = digest(table)
        copies.append((table.clone(), before))
        assert digest(copies[-1][0]) == before, "a clone differs from its original"
        _play_on(match, table.clone())
        assert digest(table) == before, "a clone that was played on changed its original"
    for twin, before in copies:
        assert digest(twin) == before, "a copy changed when another table was played on"


def copies_and_pickles_play_on_as_the_same(match: Match) -> None:
    """A table that is copied or pickled is equal, offers the very same moves, and comes to the same table."""
    for table in match.some_positions():
        before = digest(table)
        unpickled: Table = pickle.loads(pickle.dumps(table))  # noqa: S301  # our own bytes
        twins = [copy.copy(table), copy.deepcopy(table), unpickled]
        goal = table.clone()
        _play_on(match, goal)
        for twin in twins:
            assert digest(twin) == before, "a copy or a pickle differs from its original"
            offers = zip(twin.legal(), table.legal(), strict=True)
            assert all(one is other for one, other in offers), "a copy or a pickle has moves of its own"
            _play_on(match, twin)
            assert digest(twin) == digest(goal), "a copy or a pickle comes to another table"
            assert digest(table) == before, "a copy that was played on changed its original"


def _play_on(match: Match, table: Table) -> None:
    """Make some random moves on a table."""
    for _ in islice(at_random(table, fresh_rng(match), match.game.most_decisions), SOME_POSITIONS + 1):
        pass


def the_same_seed_gives_the_same_game(match: Match) -> None:
    """Seed and moves fix everything, so a second table comes to the same digest."""
    header = match.record.header
    twin = match.game.new(int(header.seed), header.seats, dict(header.options))
    played = 0
    for table in match.some_positions():
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
    for table in match.some_positions():
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


def events_tell_every_move(match: Match) -> None:
    """Listening changes nothing but the log; every event reaches somebody, has a sentence, and tells of a real card."""
    faces = {face.id for face in match.game.gallery()}
    silent = match.table
    match.table = lay_again(match.game, match.record.header, listening=True)
    voice = Voice(match.game, [f"Seat {seat}" for seat in range(match.table.seats)])
    for table in match.positions():
        for event in table.events or []:
            assert type(event) in match.game.events, f"{event} is none of the game's events"
            assert voice.knows(event.sentence()), f"{event} has no sentence"
            assert voice.tell(event.sentence())
            card = event.told()
            assert card is None or card in faces, f"{event} tells of {card}, which is not in the gallery"
            assert any(event.reaches(seat) for seat in [None, *range(table.seats)]), f"{event} reaches nobody"
        table.events = []
    _catch_up(match, silent, 0)
    assert digest(silent) == digest(match.table), "a table somebody listens to plays differently"


CHECKS: tuple[Check, ...] = (
    games_end_within_their_bound,
    legal_and_refusal_agree,
    illegal_moves_change_nothing,
    clones_are_their_own,
    copies_and_pickles_play_on_as_the_same,
    the_same_seed_gives_the_same_game,
    records_replay_to_the_same_digest,
    views_can_be_sent,
    galleries_can_be_sent,
    imagining_keeps_the_view,
    spectators_see_no_more_than_a_seat,
    imagining_hangs_on_what_is_known,
    imagining_varies_the_rest,
    imagined_tables_are_whole,
    imagined_tables_play_to_an_end,
    who_is_asked_in_secret_may_pass,
    all_may_pass_at_once,
    questions_betray_nothing,
    what_is_learned_is_counted,
    what_is_not_counted_is_not_seen,
    what_is_told_can_be_known,
    events_tell_every_move,
    numbers_hang_on_what_is_seen,
    numbers_hide_who_is_asked_in_secret,
    numbers_tell_what_is_seen,
    masks_offer_what_is_legal,
    planes_keep_to_themselves,
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
