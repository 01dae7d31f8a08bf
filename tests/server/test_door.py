"""The door lets nothing out that hangs on hidden things."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from labtable import hall, server
from labtable.games.adna.events import Started
from labtable.hall import door
from labtable.hall.frames import Room
from labtable.hall.match import Match
from labtable.hall.window import Window
from labtable.kernel import EVERYBODY, NOBODY, Event, Table, load_game
from labtable.kernel.record import lay_again, replay_on
from tests.games.adna import tables as adna
from tests.games.gsa import tables as gsa
from tests.games.ours import OURS
from tests.server.twins import any_move, choose, fixed_rng, laid, new_match, pairs, whole_game
from tests.server.visitors import Frame

NOW_AND_THEN = 5
SERVER, HALL = Path(server.__file__).parent, Path(hall.__file__).parent
MAY_LOOK = {"door.py", "window.py", "typescript.py"}
"""The door; the window, which compares two pictures; and the page's types, which look at their shapes."""


@pytest.mark.parametrize("name", OURS)
def test_tables_that_look_the_same_to_a_seat_send_it_the_same_frames(name: str) -> None:
    """A whole game, and above all the moves by which others learn what this seat, or who watches, may not know."""
    rng, game = fixed_rng(), load_game(name)
    for seats in {game.fewest_seats, min(3, game.most_seats)}:
        compared = secrets = 0
        for pair in pairs(name, seats, rng):
            pair.assert_alike()
            compared += 1
            secrets += pair.has_secrets()
        assert compared > 50
        assert secrets > 5 or game.seats_see_alike


def told(match: Match, happened: list[Event], reader: int | None) -> list[Frame]:
    """What a reader is told of it at once, which is what the log tells who comes in later."""
    moment = door.Moment(match, tick=1, happened=happened)
    frame, log = moment.frame(reader, None), moment.log(reader)
    found: list[Frame] = msgspec.json.decode(frame)["happened"]
    assert msgspec.json.decode(log)["happened"] == found
    return found


def facts(match: Match, happened: list[Event], reader: int | None, kind: str) -> list[Frame]:
    events = [each["event"] for each in told(match, happened, reader)]
    return [{name: fact for name, fact in event.items() if name != "kind"} for event in events if event["kind"] == kind]


def test_only_who_draws_is_told_the_cards() -> None:
    match = laid("gsa", gsa.fresh(first_player="1"))
    happened = choose(match, "draw:project", "draw:resource")
    (mine,) = facts(match, happened, 0, "drew")
    assert len(mine["cards"]) == 2
    for reader in (1, 2, None):
        assert facts(match, happened, reader, "drew") == []
        (hidden,) = facts(match, happened, reader, "drew_hidden")
        assert hidden.keys() == {"seat", "sources", "backs"}


def test_what_all_seats_know_spectators_are_not_told() -> None:
    table = adna.a_table(at=25)
    adna.give(table, 0, "electrophoresis_tank")
    adna.give(table, 1, "A", "U")
    match = laid("adna", table)
    happened = choose(match, "play:electrophoresis_tank")
    for reader in (0, 1):
        assert facts(match, happened, reader, "took_bases") == [{"seat": 0, "cards": ["A", "U"]}]
        assert facts(match, happened, reader, "took_hidden") == []
    assert facts(match, happened, None, "took_bases") == []
    assert facts(match, happened, None, "took_hidden") == [{"seat": 0, "number": 2}]


def finished(name: str) -> Match:
    match, rng = new_match(name, 3, min(3, load_game(name).most_seats)), fixed_rng()
    while not match.over:
        match.choose(any_move(match.table, rng))
    return match


def replayed(match: Match, reader: int | None, is_open: bool = False) -> list[Frame]:
    rest: Frame = {
        "edition": "",
        "options": {},
        "seats": [],
        "stage": "over",
        "you": None,
        "host": False,
        "watching": 0,
    }
    room = msgspec.convert(
        {
            "is": "room",
            "code": "",
            "game": "",
            "deal": None,
            "patience": 0.0,
            "customs": {},
            "me": "",
            "watchers": [],
            **rest,
        },
        Room,
    )
    frames: list[Frame] = msgspec.json.decode(door.replay(room, door.replay_frames(match, reader, is_open)))["frames"]
    return frames


def tables(match: Match) -> Iterator[Table]:
    """The table of a match at its beginning and after every step but a pass of which nothing came."""
    table = lay_again(match.game, match.record.header, listening=True)
    yield table
    secret = table.in_secret()
    for step in replay_on(match.game, table, match.record):
        if table.events or not (secret and step.move == "pass"):
            yield table
        secret, table.events = table.in_secret(), []


@pytest.mark.parametrize("name", OURS)
def test_a_replay_shows_a_seat_no_more_than_the_match_did(name: str) -> None:
    match = finished(name)
    events = [told.event for told in match.told]
    for reader in (*range(match.table.seats), None):
        frames = replayed(match, reader)
        happened = [each for frame in frames for each in frame["happened"]]
        assert [each["event"] for each in happened] == [each["event"] for each in told(match, events, reader)]
        views = [msgspec.to_builtins(match.game.view(table, reader)) for table in tables(match)]
        assert [frame["view"] for frame in frames] == views


@pytest.mark.parametrize("name", OURS)
def test_what_happened_is_the_same_sentence_for_all_who_may_know_of_it(name: str) -> None:
    match = finished(name)
    for reader in (0, None):
        sentences = [each["sentence"] for frame in replayed(match, reader) for each in frame["happened"]]
        seen = [each.event for each in match.told if each.event.reaches(reader)]
        assert sentences == [msgspec.to_builtins(event.sentence()) for event in seen]


@pytest.mark.parametrize("name", OURS)
def test_an_open_replay_shows_everything_once_and_as_it_was(name: str) -> None:
    match = finished(name)
    frames = replayed(match, None, is_open=True)
    happened = [each["event"] for frame in frames for each in frame["happened"]]
    kept = [
        event
        for event in (told.event for told in match.told)
        if event.audience() == EVERYBODY or not event.reaches(None)
    ]
    assert happened == [msgspec.to_builtins(event.apart()) for event in kept]
    assert len(kept) < len(match.told) or match.game.seats_see_alike
    views = [msgspec.to_builtins(match.game.open_view(table)) for table in tables(match)]
    assert [frame["view"] for frame in frames] == views


def test_nobody_looks_into_a_match_that_goes_on() -> None:
    with pytest.raises(AssertionError, match="goes on"):
        replayed(new_match("pdb", 3), None)


@pytest.mark.parametrize("name", ["adna", "stem"])
def test_in_a_moment_for_answers_everybody_sees_their_own_question_alone(name: str) -> None:
    asked = 0
    for position in whole_game(name, min(3, load_game(name).most_seats), fixed_rng()):
        if position.match.table.in_secret():
            window = Window(position.match.game, position.match.table, bots=set())
            asked += len(window.asked)
            sees_own_question_alone(position.match, window)
            window.answers[window.asked[0].seat] = window.asked[0].pass_move
            sees_own_question_alone(position.match, window)
    assert asked > 2


def sees_own_question_alone(match: Match, window: Window) -> None:
    for reader in (*range(match.table.seats), None):
        frame = msgspec.json.decode(door.Moment(match, tick=1, window=window).frame(reader, None))
        question, turn = window.question(reader), frame["view"]["turn"]
        offered = [] if question is None else sorted(move.text for move in question.table.legal())
        assert sorted(offer["text"] for offer in turn["offers"]) == offered
        assert turn["actor"] == (None if question is None else reader), "nobody sees who else is asked"
        assert question is not None or turn["refusals"] == []
        assert frame["window"]["answered"] == (question is None)


@pytest.mark.parametrize("name", OURS)
def test_a_shared_picture_is_the_picture_of_each_seat(name: str) -> None:
    rng, match = fixed_rng(), new_match(name, 9)
    while match.table.actor != NOBODY:
        moment = door.Moment(match, tick=1)
        for seat in (*range(match.table.seats), None):
            view = msgspec.json.encode(match.game.view(match.table, seat))
            assert moment.frame(seat, None).startswith(b'{"is":"table","tick":1,"view":' + view + b',"happened":[],')
        match.choose(any_move(match.table, rng))


def test_what_was_taken_back_stays_in_the_log_as_such_and_the_set_up_stands() -> None:
    match = new_match("adna", 3)
    opening, seat = list(match.told), match.table.actor
    assert [(told.step, type(told.event)) for told in opening[-1:]] == [(0, Started)]
    match.choose(match.table.legal()[0])
    assert [told.step for told in match.told] == [0] * len(opening) + [1]
    match.take(match.back(seat, 0))
    log = msgspec.json.decode(door.past(match).log(None))["happened"]
    assert [each["taken_back"] for each in log[-3:]] == [False, True, False]
    assert log[-1]["sentence"] == {"id": "hall-taken-back", "facts": {"seat": {"seat": seat}}}


def test_of_the_set_up_a_seat_is_told_its_own_cards_only() -> None:
    match = new_match("stem", 3)
    moment = door.Moment(match, tick=1, happened=[told.event for told in match.told])
    for seat in (0, 1, None):
        told = [msgspec.to_builtins(each.event) for each in moment.told(seat)]
        kinds = sorted((each["seat"], each["kind"]) for each in told)
        assert kinds == [(each, "drew" if each == seat else "drew_hidden") for each in range(2)]


def test_no_other_module_makes_a_picture_of_a_table() -> None:
    for path in (*SERVER.glob("*.py"), *HALL.glob("*.py")):
        calls = {
            node.func.attr
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        }
        assert path.name in MAY_LOOK or not calls & {"view", "open_view", "sentence"}, f"{path.name} looks at a table"


@pytest.mark.parametrize("name", OURS)
def test_no_frame_carries_the_words_of_a_rule_that_the_rulebook_has(name: str) -> None:
    """The page has the rulebook and looks them up by number; every number is in it."""
    game = load_game(name)
    numbers = {rule.number for rule in game.rulebook.rules}
    refusals = 0
    for position in whole_game(name, game.fewest_seats, fixed_rng())[::NOW_AND_THEN]:
        turn = game.view(position.match.table, position.match.table.actor).turn
        refusals += len(turn.refusals)
        assert {each.rule for each in turn.refusals} <= numbers
        sent = msgspec.json.encode(turn).decode()
        assert not [rule.number for rule in game.rulebook.rules if rule.words in sent]
    assert refusals > 0
