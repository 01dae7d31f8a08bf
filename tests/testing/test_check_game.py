"""The conformance kit finds what is broken: each kind of mistake, made on purpose in a small game."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from labtable.kernel import (
    NOBODY,
    BadInput,
    Catalogue,
    Chosen,
    EditionName,
    Event,
    Face,
    Game,
    IllegalMove,
    Move,
    Names,
    Rng,
    Rule,
    Table,
    Toggle,
    View,
    read_record,
    read_rulebook,
    turn_of,
)
from labtable.kernel.cards import new_cards
from labtable.testing import check_game, play
from labtable.testing.checks import copies_and_pickles_play_on_as_the_same
from labtable.testing.secrecy import questions_betray_nothing

BOOK = read_rulebook("Rules version 1.\n### §1 Take\nTake what is there.\n*Printed: rule 1.*\n")
TAKES = [Move(number, f"take:{number + 1}", f"Take {number + 1}") for number in range(3)]


class Taken(Event, frozen=True, kw_only=True):
    seat: int

    def sentence(self, names: Names) -> str:
        return "Somebody took."


class Laid(Event, frozen=True, kw_only=True):
    cards: int

    def sentence(self, names: Names) -> str:
        return f"There are {self.cards} cards."


class HeapView(View, frozen=True, kw_only=True):
    heap: int
    top: int | None = None


class HeapTable(Table):
    """Two players take one to three cards of a face-down heap; its last card wins."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.heap = list(range(12))
        rng.shuffle(self.heap)
        self.won = [0] * seats
        self.actor = 0

    def legal(self) -> list[Move]:
        return [] if self.actor == NOBODY else [move for move in TAKES if self.refusal(move) is None]

    def refusal(self, move: Move) -> Rule | None:
        return BOOK["1"] if self.actor == NOBODY or move.id >= len(self.heap) else None

    def carry_out(self, move: Move) -> None:
        for _ in range(move.id + 1):
            self.won[self.actor] += self.heap.pop()
        self.tell(Taken(seat=self.actor))
        self.actor = (self.actor + 1) % self.seats if self.heap else NOBODY

    def clone(self) -> "HeapTable":
        twin = type(self)(self.seats, self.rng.clone())
        twin.rng = self.rng.clone()
        twin.heap, twin.won, twin.actor = self.heap.copy(), self.won.copy(), self.actor
        return twin

    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        twin = self.clone()
        twin.heap.sort()
        rng.shuffle(twin.heap)
        twin.rng = rng.fork()
        return twin

    @property
    def revelations(self) -> int:
        return -len(self.heap)

    def scores(self) -> list[int]:
        return self.won.copy()

    def winners(self) -> list[int]:
        best = max(self.won)
        return [seat for seat, won in enumerate(self.won) if won == best] if self.actor == NOBODY else []


class HeapGame(Game):
    name, title, summary = "heap", "Heap", "Take cards."
    fewest_seats, most_seats, minutes = 2, 3, 1
    options = (Toggle(name="loud", rule="1", words="Nothing.", default=False),)
    rulebook = BOOK
    edition = EditionName("standard", "0")
    catalogue = Catalogue(TAKES)
    events: tuple[type[Event], ...] = (Taken, Laid)
    most_decisions = 12
    table: type[HeapTable] = HeapTable

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> HeapTable:
        return self.table(seats, rng)

    def set_up(self, table: Table, chosen: Chosen) -> None:
        table.tell(Laid(cards=12))

    def gallery(self) -> list[Face]:
        return [Face(id="card", name="A card", kind="card", text="", science="", source="", facts={})]

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, HeapTable)
        return HeapView(game="heap", turn=turn_of(self, table, seat), heap=len(table.heap))

    def shown_moves(self, table: Table) -> Sequence[Move]:
        return TAKES


@pytest.fixture(autouse=True)
def failures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(play, "FAILURES", tmp_path / "failures")
    return tmp_path / "failures"


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


class ImaginesNothing(HeapTable):
    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        return self.clone()


class ImaginesFromTheTruth(HeapTable):
    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        twin = self.clone()
        rng.shuffle(twin.heap)
        twin.rng = rng.fork()
        return twin


class ImaginesTooMuch(HeapTable):
    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        twin = super().imagine(seat, rng)
        twin.won = list(reversed(twin.won))
        return twin


class SpendsChanceOnListeners(HeapTable):
    def carry_out(self, move: Move) -> None:
        if self.events is not None:
            self.rng.word()
        super().carry_out(move)


class AsksOnlyWhoSeesAnEvenCard(HeapTable):
    """Before the next turn its player may look at the top card in secret, if it is even."""

    asking = False

    def legal(self) -> list[Move]:
        return TAKES[:1] if self.asking else super().legal()

    def refusal(self, move: Move) -> Rule | None:
        return BOOK["1"] if self.asking and move is not TAKES[0] else super().refusal(move)

    def silence(self) -> Move | None:
        return TAKES[0] if self.asking else None

    def carry_out(self, move: Move) -> None:
        if self.asking:
            self.asking = False
        else:
            super().carry_out(move)
            self.asking = bool(self.heap) and self.heap[-1] % 2 == 0

    def clone(self) -> "HeapTable":
        twin = super().clone()
        assert isinstance(twin, AsksOnlyWhoSeesAnEvenCard)
        twin.asking = self.asking
        return twin


class MayNotPass(HeapTable):
    def silence(self) -> Move | None:
        return TAKES[2] if len(self.heap) < 3 else None


class SaysThatNothingIsLeft(HeapTable):
    def silence(self) -> Move | None:
        return TAKES[0]

    def speechless(self) -> bool:
        return True


class CountsNothing(HeapTable):
    @property
    def revelations(self) -> int:
        return 0


class CountsNoChance(CountsNothing):
    def carry_out(self, move: Move) -> None:
        self.rng.word()
        super().carry_out(move)


class CountsNoFaces(CountsNothing):
    """Every move shows the first seat a card that lies beside the heap."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.cards = new_cards(list(range(12)))

    def carry_out(self, move: Move) -> None:
        super().carry_out(move)
        self.cards.show(len(self.heap), 1)

    def clone(self) -> "HeapTable":
        twin = super().clone()
        assert isinstance(twin, CountsNoFaces)
        twin.cards = self.cards.clone()
        return twin


class ForgetsRevelations(CountsNoFaces):
    @property
    def revelations(self) -> int:
        return self.cards.revelations

    def clone(self) -> "HeapTable":
        twin = super().clone()
        assert isinstance(twin, ForgetsRevelations)
        twin.cards.revelations = 0
        return twin


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
        (ImaginesNothing, "every imagined table is the same"),
        (ImaginesFromTheTruth, "what is imagined betrays what is hidden"),
        (ImaginesTooMuch, "imagining changed what the seat sees"),
        (SpendsChanceOnListeners, "plays differently"),
        (MayNotPass, "who is asked in secret may not pass"),
        (SaysThatNothingIsLeft, "speechless is told wrongly"),
        (CountsNothing, "a seat sees more than was counted"),
        (CountsNoChance, "chance decided something that was not counted"),
        (CountsNoFaces, "somebody learned a face, and it was not counted"),
        (ForgetsRevelations, "a clone forgot what was revealed"),
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


def test_a_table_that_asks_only_holders_in_secret_is_found() -> None:
    game = HeapGame()
    game.table = AsksOnlyWhoSeesAnEvenCard
    with pytest.raises(AssertionError, match="who is asked in secret betrays what is hidden"):
        check_game(game, questions_betray_nothing, examples=20)


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


class LeakyGame(HeapGame):
    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, HeapTable)
        top = table.heap[-1] if table.heap else None
        return HeapView(game="heap", turn=turn_of(self, table, seat), heap=len(table.heap), top=top)


def test_a_view_that_shows_what_is_hidden_is_found() -> None:
    with pytest.raises(AssertionError, match="imagining changed what the seat sees"):
        check_game(LeakyGame(), examples=20)


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
    def sentence(self, names: Names) -> str:
        return ""


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
