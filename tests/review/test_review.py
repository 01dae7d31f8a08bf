"""A review under way: what comes first, how it goes on from notes, and that counting it elsewhere changes nothing."""

import msgspec
import pytest

from labtable.kernel import Game, load_game
from labtable.review.counting import Desk
from labtable.review.findings import Chance, Curve, Finding, Opening, Progress, Summary, Verdict
from labtable.review.notes import Notes, unpacked
from labtable.review.pieces import Compare, Counted, Draw, Look, Looked, Piece, Survey
from labtable.review.review import GRID, Review
from labtable.review.unknown import knew
from tests.review.matches import NAMES, SHORT, short_match

TABLES = 24
ASKED: msgspec.json.Decoder[Piece] = msgspec.json.Decoder(Piece)
ON_A_WIRE: msgspec.json.Decoder[Counted] = msgspec.json.Decoder(Counted)


def desk(name: str) -> Desk:
    return Desk(load_game(name), short_match(name))


def counted(review: Review, desk: Desk) -> list[tuple[Piece, list[Finding]]]:
    """All pieces of a review with what came of them, each sent over a wire and back."""
    found = []
    while (piece := review.next()) is not None:
        sent = ASKED.decode(msgspec.json.encode(piece))
        found.append((piece, review.take(piece, ON_A_WIRE.decode(msgspec.json.encode(desk.count(sent))))))
    return found


def told(found: list[tuple[Piece, list[Finding]]]) -> list[Finding]:
    return [finding for _, findings in found for finding in findings]


def test_first_comes_what_happened_then_the_curve_at_few_positions_then_the_verdicts() -> None:
    review = Review(NAMES, TABLES)
    found = counted(review, desk("adna"))
    kinds = [type(piece) for piece, _ in found]
    assert kinds[0] is Survey
    assert max(number for number, kind in enumerate(kinds) if kind is Look) < kinds.index(Compare)
    looked = [step for piece, _ in found if isinstance(piece, Look) for step in piece.steps]
    assert sorted(looked) == list(range(len(short_match("adna").steps) + 1))
    first_curve = kinds.index(Draw)
    seen = sum(len(piece.steps) for piece, _ in found[:first_curve] if isinstance(piece, Look))
    assert seen <= 2 + len(short_match("adna").steps) // GRID[0], "a first curve needs no more"
    findings = told(found)
    assert isinstance(findings[0], Opening)
    assert isinstance(findings[-1], Summary)
    assert review.is_done
    assert sum(isinstance(each, Verdict) for each in findings) == len(review.thoughts)


def test_what_can_be_said_at_the_end_is_what_was_said_on_the_way() -> None:
    review = Review(NAMES, TABLES)
    on_the_way = told(counted(review, desk("pdb")))
    at_the_end = review.findings()
    for kind in (Opening, Curve, Progress, Summary):
        assert [each for each in at_the_end if isinstance(each, kind)] == [
            [each for each in on_the_way if isinstance(each, kind)][-1]
        ]
    assert {each.number: each for each in at_the_end if isinstance(each, Verdict)} == {
        each.number: each for each in on_the_way if isinstance(each, Verdict)
    }


def test_a_review_goes_on_from_its_notes_and_comes_to_the_same() -> None:
    whole = Review(NAMES, TABLES)
    pieces = counted(whole, desk("adna"))
    half = Review(NAMES, TABLES)
    for _ in range(len(pieces) // 2):
        piece = half.next()
        assert piece is not None
        half.take(piece, desk_of_all.count(piece))
    rest = Review(NAMES, TABLES, unpacked(half.notes.packed()))
    counted(rest, desk("adna"))
    assert rest.findings()[-1] == whole.findings()[-1]
    assert not any(isinstance(piece, Survey) for piece, _ in counted(Review(NAMES, TABLES, rest.notes), desk("adna")))


desk_of_all = desk("adna")


def test_several_may_count_at_once_and_what_nobody_could_count_is_asked_for_again() -> None:
    review, alone = Review(NAMES, TABLES), Review(NAMES, TABLES)
    counted(alone, desk("pdb"))
    table, held = desk("pdb"), list[Piece]()
    while not review.is_done:
        while len(held) < 3 and (piece := review.next()) is not None:
            held.append(piece)
        if len(held) > 1:
            review.give_back(held.pop(1))
        piece = held.pop()
        review.take(piece, table.count(piece))
    assert review.findings()[-1] == alone.findings()[-1]


def test_what_was_not_asked_for_is_no_answer() -> None:
    review = Review(NAMES, TABLES)
    piece = review.next()
    assert piece is not None
    with pytest.raises(ValueError, match="not what was asked for"):
        review.take(piece, Looked([], 0.0))


@pytest.mark.parametrize("kept", [None, b"", b"nothing", Notes(way=0).packed()])
def test_notes_that_cannot_be_gone_on_from_are_begun_anew(kept: bytes | None) -> None:
    assert unpacked(kept) == Notes()


@pytest.mark.parametrize("name", sorted(SHORT))
def test_seats_that_know_the_same_share_their_tables_and_others_have_their_own(name: str) -> None:
    looked = desk(name).count(Look([0], 0, 4))
    assert isinstance(looked, Looked)
    totals = [seen.total for seen in looked.seen[0]]
    if load_game(name).seats_see_alike:
        assert sum(totals) == pytest.approx(4.0)
    assert all(seen.tables == 4 for seen in looked.seen[0])


def test_the_words_say_what_was_hidden_and_nothing_of_what_lay_there() -> None:
    for name in SHORT:
        game = load_game(name)
        words = knew(game, "Ada")
        assert words.startswith("Ada could not know the ")
        faces = {face.name for face in game.gallery() if len(face.name) > 3}
        assert not any(face in words for face in faces)
    assert "others hold" in Game.unknown, "a game that says nothing more"


def test_nothing_is_unknown_where_everything_is_open() -> None:
    game = load_game("pdb")
    open_game = type("Open", (type(game),), {"hides_nothing": True})()
    assert knew(open_game, "Ada").startswith("Everything lay open")


def test_reasons_and_titles_come_with_every_verdict() -> None:
    table = desk("pdb")
    first = next(each for each in told(counted(Review(NAMES, TABLES), table)) if isinstance(each, Verdict))
    assert first.reasons
    assert all(option.title for option in first.options)
    assert first.options[0].behind == Chance(0.0, 0.0, first.options[0].behind.high)
    assert first.knew.startswith(f"{NAMES[first.seat]} could not know")
