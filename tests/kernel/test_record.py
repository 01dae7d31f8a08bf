"""Records: written, read, replayed, and caught when somebody changed them."""

from pathlib import Path

import msgspec
import pytest

from labtable.games.pdb.events import TurnedUp
from labtable.kernel import (
    BadInput,
    BadRecord,
    EditionName,
    Record,
    game_of,
    load_game,
    new_record,
    parse_record,
    read_record,
    replay,
    verify,
)
from labtable.kernel.digest import digest
from labtable.kernel.edition import CardText
from labtable.kernel.record import lay_again
from labtable.kernel.seal import sealed, unsealed
from labtable.testing.play import Match
from tests.games.editions import text

GAME = load_game("pdb")


def finished() -> Record:
    return Match(GAME, 11, 3, {"target": 5}).finish()


def changed(record: Record, line: int, old: str, new: str) -> str:
    """The text of a record that was written and sealed with something else in one line, counted from 1."""
    lines = unsealed(record.text().splitlines())
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(sealed(lines, closed=True))


def test_a_record_is_a_header_and_a_move_a_line_and_the_result() -> None:
    lines = finished().text().splitlines()
    assert lines[0].startswith('{"labtable":2,"game":"pdb","edition":{"name":"standard","digest":"')
    assert '"seats":3' in lines[0]
    assert '"target":5' in lines[0]
    assert lines[1].startswith('{"seat":')
    assert '"digest"' in lines[-1]


def test_a_record_on_disk_is_the_same_record(tmp_path: Path) -> None:
    record = finished()
    record.write(tmp_path / "game.jsonl")
    assert read_record(tmp_path / "game.jsonl") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").mkdir()
    with pytest.raises(BadInput, match="cannot be written"):
        finished().write(tmp_path / "game.jsonl")
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_record_tells_every_pass_also_of_who_holds_no_answer() -> None:
    match = Match(load_game("adna"), 2, 2, {})
    silent = sum(table.speechless() for table in match.positions())
    match.record.close(match.table)
    assert silent > 0
    assert sum(step.move == "pass" for step in match.record.steps) >= silent
    verify(match.game, match.record)


def test_who_listens_from_the_very_start_hears_the_set_up_and_the_match_is_the_same() -> None:
    header = finished().header
    heard = lay_again(GAME, header, listening=True)
    assert [type(event) for event in heard.events or []] == [TurnedUp] * 3
    silent = lay_again(GAME, header)
    assert silent.events is None
    assert digest(silent) == digest(heard)


def edited(old: str, new: str) -> list[str]:
    """The lines of a record in which somebody changed a line afterwards."""
    return finished().text().replace(old, new, 1).splitlines()


def test_a_record_carries_the_cards_that_people_made_and_needs_nothing_else() -> None:
    game = load_game("gsa", CardText("own", text("gsa")))
    record = new_record(game, 1, 2)
    again = parse_record(record.text())
    assert (again, again.cards) == (record, game.card_text.text if game.card_text else "")
    assert '"labtable":3' in record.text()
    assert game_of(again).edition == game.edition
    assert game_of(again, game.opened_with).edition == game.edition
    with pytest.raises(BadRecord, match="that card file with --edition"):
        verify(load_game("gsa"), again)
    assert game_of(new_record(load_game("gsa"), 1, 2)) is load_game("gsa")


@pytest.mark.parametrize(("before", "after"), [('"labtable":3', '"labtable":2'), ('"cards":"', '"deal":"')])
def test_the_seal_covers_the_cards_of_a_record(before: str, after: str) -> None:
    carried = new_record(load_game("gsa", CardText("own", text("gsa"))), 1, 2).text()
    with pytest.raises(BadRecord, match="its seal does not fit"):
        parse_record(carried.replace(before, after, 1))
    (line,) = sealed([unsealed(carried.splitlines())[0].replace('"labtable":3', '"labtable":2')], closed=False)
    with pytest.raises(BadRecord, match="a record of format 3 carries its cards, and no other does"):
        parse_record(line)


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (edited('"players":[', '"players":["Eve",'), "Line 1: its seal does not fit"),
        (edited('"target":5', '"target":6'), "Line 1: its seal does not fit"),
        (edited('"move":"take', '"move":"Take'), "Line 2: its seal does not fit"),
        (edited('"winners":[', '"winners":[ '), f"Line {len(finished().steps) + 2}: its seal does not fit"),
        ([*finished().text().splitlines()[:4], *finished().text().splitlines()[5:]], "Line 5: its seal does not fit"),
        ([*finished().text().splitlines()[:3], '{"seat":0,"move":"lead"}'], "Line 4: this line has no seal"),
        (unsealed(finished().text().splitlines()), "Line 1: a record of format 2 or later is sealed on every line"),
        (sealed(['{"labtable":1}'], closed=False), "Line 1: this is not the header"),
    ],
    ids=["a name", "an option", "a move", "a space", "a line removed", "a line added", "no seals", "nothing else"],
)
def test_what_is_changed_in_a_sealed_record_is_found_with_its_line(lines: list[str], sentence: str) -> None:
    with pytest.raises(BadRecord) as raised:
        parse_record("\n".join(lines))
    assert str(raised.value).startswith(sentence)


def test_a_closed_record_shows_its_whole_seal_at_the_end() -> None:
    record = finished()
    *lines, last = record.text().splitlines()
    assert last.endswith(f'"seal":"{record.seal()}"}}')
    assert {len(line.rsplit('"', 2)[1]) for line in lines} == {16}
    record.header.players = ["Eve", "Max", "Zoe"]
    assert record.seal() not in last, "whoever seals it anew cannot keep the seal"


def test_a_record_of_format_1_was_never_sealed_and_is_read_as_it_is() -> None:
    record = finished()
    record.header.labtable = 1
    assert '"seal"' not in record.text()
    assert parse_record(record.text()) == record
    with pytest.raises(BadRecord, match="a record of format 2 or later is sealed on every line, and no other is"):
        parse_record("\n".join(sealed(record.text().splitlines(), closed=True)))


def test_an_unfinished_record_is_legal_so_far() -> None:
    record = finished()
    half = Record(record.header, record.steps[:10])
    assert verify(GAME, parse_record(half.text())).actor >= 0
    with pytest.raises(BadRecord, match="Line 12: here the record ends without its result"):
        verify(GAME, parse_record(half.text()), whole=True)


@pytest.mark.parametrize(
    ("line", "old", "new", "sentence"),
    [
        (1, '"labtable":2', '"labtable":9', "Line 1: this is a record of format 9"),
        (1, '"game":"pdb"', '"gam":"pdb"', "Line 1: this is not the header of a record"),
        (1, '"rules":1', '"rules":99', "Line 1: this match was played under rules version 99"),
        (1, '"},"rules":1', '0"},"rules":99', "Line 1: this match was played under rules version 99"),
        (1, '"seats":3', '"seats":7', "Line 1: PDB: the game takes 2 to 4 seats, not 7"),
        (1, '"seed":"11"', '"seed":"x"', "Line 1: a seed is a whole number"),
        (1, '"target":5', '"target":99', "Line 1: Option target takes a whole number from 3 to 24, not 99"),
        (1, '"name":"standard","digest":"', '"name":"mine","digest":"0', "Line 1: this match was played with pdb, edition 'mine'"),
        (2, '"seat"', '"sea"', "Line 2: this is not the step of a record"),
        (2, '"move":"take', '"move":"steal', "Line 2: PDB: the game has no move 'steal"),
        (3, '"seat":', '"seat":7', "Line 3: seat"),
        (4, '"move":"', '"move":"grow","x":"', "Line 4: this is not the step of a record"),
    ],
)  # fmt: skip
def test_a_broken_line_is_named(line: int, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as raised:
        verify(GAME, parse_record(changed(finished(), line, old, new)))
    assert str(raised.value).startswith(sentence)


def with_header(**changes: object) -> Record:
    """A record of another match than its header tells."""
    record = finished()
    return Record(msgspec.structs.replace(record.header, **changes), record.steps, record.result)


def other_digest() -> str:
    """A digest that differs from that of the cards here in its last digit."""
    digest = GAME.edition.digest
    return digest[:-1] + ("0" if digest[-1] != "0" else "1")


@pytest.mark.parametrize("apart", [-1, 1])
def test_a_record_of_older_or_newer_rules_is_refused_by_their_version(apart: int) -> None:
    here = GAME.rulebook.version
    with pytest.raises(BadRecord) as raised:
        verify(GAME, with_header(rules=here + apart))
    told = f"Line 1: this match was played under rules version {here + apart}; version {here} is the one played here."
    assert str(raised.value) == told


def test_a_record_with_other_cards_of_the_same_name_is_refused() -> None:
    with pytest.raises(BadRecord) as raised:
        verify(GAME, with_header(edition=EditionName(GAME.edition.name, other_digest())))
    told = f"Line 1: this match was played with pdb, edition 'standard' ({other_digest()}); give that card file with --edition."
    assert str(raised.value) == told


def test_the_name_of_an_edition_is_for_people_only() -> None:
    verify(GAME, with_header(edition=EditionName("another name", GAME.edition.digest)))


def test_a_record_of_older_rules_is_refused_by_their_version_even_if_the_cards_are_others_too() -> None:
    with pytest.raises(BadRecord, match="this match was played under rules version 0"):
        verify(GAME, with_header(rules=0, edition=EditionName("standard", other_digest())))


def test_a_record_of_another_game_is_refused_by_its_name() -> None:
    with pytest.raises(BadRecord, match=r"Line 1: this is a match of gsa, not of pdb\."):
        verify(GAME, with_header(game="gsa", rules=0))


def test_an_illegal_move_is_named_with_its_line_and_rule() -> None:
    record = finished()
    record.steps[4].move = "xfel"
    with pytest.raises(BadRecord, match=r"Line 6: the move 'xfel' is refused by §P-12: Only its owner"):
        replay(GAME, record)


def test_moves_after_the_end_are_found() -> None:
    record = finished()
    record.steps.append(record.steps[-1])
    with pytest.raises(BadRecord, match="the game is over before the move"):
        verify(GAME, record)


def test_a_claimed_result_is_proved() -> None:
    record = finished()
    assert record.result is not None
    record.result.scores[0] += 1
    with pytest.raises(BadRecord, match="the record claims scores"):
        verify(GAME, record)
    record = finished()
    record.steps.pop()
    with pytest.raises(BadRecord, match="the game is not over"):
        verify(GAME, record)


def test_an_empty_file_or_no_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="Line 1"):
        parse_record("")
    with pytest.raises(BadRecord, match="No such file"):
        read_record(tmp_path / "none.jsonl")
    (tmp_path / "binary.jsonl").write_bytes(b"\xff\xfe")
    with pytest.raises(BadRecord, match="not UTF-8"):
        read_record(tmp_path / "binary.jsonl")


def test_a_move_is_made_by_the_seat_that_must_decide_and_by_no_other_at_the_table() -> None:
    record = finished()
    actor = record.steps[1].seat
    record.steps[1].seat = (actor + 1) % record.header.seats
    with pytest.raises(BadRecord, match=f"Line 3: seat {actor} must decide here, not seat {record.steps[1].seat}"):
        replay(GAME, record)


@pytest.mark.parametrize("part", ["winners", "digest"])
def test_winners_and_digest_of_a_claimed_result_are_proved_like_its_scores(part: str) -> None:
    record = finished()
    assert record.result is not None
    setattr(record.result, part, {"winners": [0, 1, 2], "digest": "0" * 32}[part])
    with pytest.raises(BadRecord, match="the record claims scores"):
        verify(GAME, record)
