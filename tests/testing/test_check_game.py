"""The conformance kit finds what is broken: each kind of mistake, made on purpose in a small game."""

from pathlib import Path

import msgspec
import pytest

from labtable.kernel import NOBODY, BadInput, Chosen, Event, Face, IllegalMove, Move, Rng, Table, read_record
from labtable.testing import check_game
from labtable.testing.checks import clones_are_their_own, copies_and_pickles_play_on_as_the_same
from tests.testing.heap import TAKES, HeapGame, HeapTable, Laid, Taken


def test_a_sound_game_passes_every_check(failures: Path) -> None:
    check_game(HeapGame(), examples=20)
    assert not failures.exists()


class NeverEnds(HeapTable):
    def carry_out(self, move: Move) -> None:
        self.actor = (self.actor + 1) % self.seats


class OffersTooMuch(HeapTable):
    def legal(self) -> list[Move]:
        return [] if self.actor == NOBODY else list(TAKES[: len(self.heap) + 1])


class ForgetsTheOrder(HeapTable):
    def legal(self) -> list[Move]:
        return [] if self.actor == NOBODY else [TAKES[0]]


class ChangesOnRefusal(HeapTable):
    def play(self, move: Move) -> None:
        self.round += self.refusal(move) is not None
        super().play(move)


class PlaysWhatItRefuses(HeapTable):
    def play(self, move: Move) -> None:
        self.round += 1


class ShallowClone(HeapTable):
    def clone(self) -> "HeapTable":
        twin = super().clone()
        twin.heap = self.heap
        return twin


class ForgetfulClone(HeapTable):
    def clone(self) -> "HeapTable":
        twin = super().clone()
        twin.won = [0] * self.seats
        return twin


class SpendsChanceOnListeners(HeapTable):
    def carry_out(self, move: Move) -> None:
        if self.events is not None:
            self.rng.word()
        super().carry_out(move)


class NobodyWins(HeapTable):
    def winners(self) -> list[int]:
        return []


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (NeverEnds, "the game goes on after 12 decisions"),
        (OffersTooMuch, "is refused by §1|refusal\\(\\) allows"),
        (ForgetsTheOrder, "refusal\\(\\) allows"),
        (ChangesOnRefusal, "an illegal move changed the table"),
        (PlaysWhatItRefuses, "is refused, but it was played|goes on"),
        (ShallowClone, "a clone that was played on changed its original"),
        (ForgetfulClone, "a clone differs"),
        (SpendsChanceOnListeners, "plays differently"),
        (NobodyWins, "nobody has won"),
    ],
)
def test_a_broken_game_is_found_and_leaves_a_record(broken: type[HeapTable], complaint: str, failures: Path) -> None:
    game = HeapGame()
    game.table = broken
    with pytest.raises((AssertionError, IllegalMove, IndexError), match=complaint):
        check_game(game, examples=20)
    records = list(failures.glob("heap-*.jsonl"))
    assert records
    assert read_record(records[0]).header.game == "heap"


class ForgetsHowManyTurns(HeapTable):
    """Three cards, and so three turns at most; only after the first there is something to forget."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.heap = self.heap[:3]
        self.turns = 0

    def carry_out(self, move: Move) -> None:
        super().carry_out(move)
        self.turns += 1


def test_a_clone_that_forgets_what_changes_in_a_short_game_is_found() -> None:
    game = HeapGame()
    game.table = ForgetsHowManyTurns
    with pytest.raises(AssertionError, match="a clone differs from its original"):
        check_game(game, clones_are_their_own)


class IsItsOwnCopy(HeapTable):
    def __deepcopy__(self, memo: dict[int, object]) -> "HeapTable":
        return self


class NewPickles(HeapTable):
    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.seats, self.rng)


class CopiesItsMoves(HeapTable):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.takes = TAKES

    def legal(self) -> list[Move]:
        return [self.takes[move.id] for move in super().legal()]

    def __deepcopy__(self, memo: dict[int, object]) -> "HeapTable":
        twin = self.clone()
        assert isinstance(twin, CopiesItsMoves)
        twin.takes = [Move(move.id, move.text, move.label) for move in TAKES]
        return twin


class CopiesPlayDifferently(SpendsChanceOnListeners):
    def __copy__(self) -> "HeapTable":
        twin = self.clone()
        twin.listen()
        return twin


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (IsItsOwnCopy, "a copy that was played on changed its original"),
        (NewPickles, "a copy or a pickle differs from its original"),
        (CopiesItsMoves, "a copy or a pickle has moves of its own"),
        (CopiesPlayDifferently, "a copy or a pickle comes to another table"),
    ],
)
def test_a_table_that_cannot_be_copied_or_pickled_is_found(broken: type[HeapTable], complaint: str) -> None:
    game = HeapGame()
    game.table = broken
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, copies_and_pickles_play_on_as_the_same, examples=20)


class KeepsAMoveOfItsOwn(HeapTable):
    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.favourite = Move(0, "take:all", "Take all")


def test_a_table_that_keeps_a_move_of_no_catalogue_is_found() -> None:
    game = HeapGame()
    game.table = KeepsAMoveOfItsOwn
    with pytest.raises(TypeError, match="<Move take:all> is of no game that is open here and can't be pickled"):
        check_game(game, copies_and_pickles_play_on_as_the_same, examples=1)


class TwoFacedGame(HeapGame):
    def gallery(self) -> list[Face]:
        return [*super().gallery(), *super().gallery()]


def test_a_gallery_with_two_faces_of_one_id_is_found() -> None:
    with pytest.raises(AssertionError, match="two faces share an id"):
        check_game(TwoFacedGame(), examples=1)


class TookNoCard(Taken, frozen=True, kw_only=True):
    def told(self) -> str:
        return "joker"


class TellsOfNoCard(HeapTable):
    def tell(self, event: Event) -> None:
        super().tell(TookNoCard(seat=event.seat) if isinstance(event, Taken) else event)


@pytest.mark.parametrize(
    ("events", "complaint"), [((TookNoCard, Laid), "not in the gallery"), ((Taken, Laid), "none of the game's")]
)
def test_an_event_that_tells_of_no_card_or_is_not_listed_is_found(
    events: tuple[type[Event], ...], complaint: str
) -> None:
    game = HeapGame()
    game.table, game.events = TellsOfNoCard, events
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, examples=1)


class DealsAnewToListeners(HeapGame):
    def set_up(self, table: Table, chosen: Chosen) -> None:
        if table.events is not None:
            table.rng.word()


def test_a_set_up_that_hangs_on_who_listens_is_found() -> None:
    with pytest.raises(AssertionError, match="plays differently"):
        check_game(DealsAnewToListeners(), examples=1)


class LaidInSilence(Laid, frozen=True, kw_only=True):
    """Nothing is written of it in `words.ftl`."""


class SaysNothingOfTheSetUp(HeapGame):
    events: tuple[type[Event], ...] = (Taken, LaidInSilence)

    def set_up(self, table: Table, chosen: Chosen) -> None:
        table.tell(LaidInSilence(cards=12))


def test_an_event_of_the_set_up_without_a_sentence_is_found() -> None:
    with pytest.raises(AssertionError, match=r"LaidInSilence\(cards=12\) has no sentence"):
        check_game(SaysNothingOfTheSetUp(), examples=1)


def test_views_of_the_small_game_survive_the_wire() -> None:
    table = HeapGame().new(1, 2)
    assert msgspec.json.encode(HeapGame().view(table, 0)).startswith(b'{"game":"heap"')


def test_a_small_game_reads_no_card_files_and_leaves_its_drawing_to_the_terminal() -> None:
    with pytest.raises(BadInput, match="Heap reads no card files"):
        HeapGame(Path("cards.toml"))
    game = HeapGame()
    assert game.board(game.view(game.new(1, 2), None), ["Ada", "Bo"]) is None
