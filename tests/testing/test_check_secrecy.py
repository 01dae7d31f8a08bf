"""The conformance kit finds what is not kept secret: each kind of leak, made on purpose in a small game."""

import pytest

from labtable.kernel import Event, Move, Rng, Rule, Table, View, turn_of
from labtable.kernel.cards import new_cards
from labtable.kernel.everyday import LaidFaceDown
from labtable.testing import check_game
from labtable.testing.secrecy import (
    imagined_tables_are_whole,
    imagining_varies_the_rest,
    questions_betray_nothing,
    spectators_see_no_more_than_a_seat,
    what_is_told_can_be_known,
)
from tests.testing.bluff import Bluff, BluffTable, BluffView, Shown
from tests.testing.heap import BOOK, TAKES, HeapGame, HeapTable, HeapView


class ImaginesNothing(HeapTable):
    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        return self.clone()


class SharesWhatWasWon(HeapTable):
    """What everybody has won is the same list on imagined tables."""

    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        twin = super().imagine(seat, rng)
        twin.won = self.won
        return twin


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


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (ImaginesNothing, "every imagined table is the same"),
        (SharesWhatWasWon, "an imagined table that was played on changed the real one"),
        (ImaginesFromTheTruth, "what is imagined betrays what is hidden"),
        (ImaginesTooMuch, "imagining changed what the seat sees"),
        (MayNotPass, "who is asked in secret may not pass"),
        (SaysThatNothingIsLeft, "speechless is told wrongly"),
        (CountsNothing, "a seat sees more than was counted"),
        (CountsNoChance, "chance decided something that was not counted"),
        (CountsNoFaces, "somebody learned a face, and it was not counted"),
        (ForgetsRevelations, "a clone forgot what was revealed"),
    ],
)
def test_a_table_that_cannot_keep_a_secret_is_found(broken: type[HeapTable], complaint: str) -> None:
    game = HeapGame()
    game.table = broken
    with pytest.raises(AssertionError, match=complaint):
        check_game(game, examples=20)


def test_a_table_that_asks_only_holders_in_secret_is_found() -> None:
    game = HeapGame()
    game.table = AsksOnlyWhoSeesAnEvenCard
    with pytest.raises(AssertionError, match="who is asked in secret betrays what is hidden"):
        check_game(game, questions_betray_nothing, examples=20)


class LeakyGame(HeapGame):
    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, HeapTable)
        top = table.heap[-1] if table.heap else None
        return HeapView(game="heap", turn=turn_of(self, table, seat), heap=len(table.heap), top=top)


def test_a_view_that_shows_what_is_hidden_is_found() -> None:
    with pytest.raises(AssertionError, match="imagining changed what the seat sees"):
        check_game(LeakyGame(), examples=20)


class ShowsHandsToSpectators(Bluff):
    def view(self, table: Table, seat: int | None) -> BluffView:
        return super().view(table, 0 if seat is None else seat)


def test_a_view_that_shows_a_spectator_what_a_seat_does_not_see_is_found() -> None:
    with pytest.raises(AssertionError, match="a spectator sees what a seat does not"):
        check_game(ShowsHandsToSpectators(), spectators_see_no_more_than_a_seat)


class TellsEverybodyWhatIsLaid(BluffTable):
    def tell(self, event: Event) -> None:
        super().tell(Shown(seat=event.seat, card=event.card) if isinstance(event, LaidFaceDown) else event)


class TellsEverybodyWhatIsDrawn(BluffTable):
    def draw(self, seat: int) -> None:
        if self.deck:
            self.tell(Shown(seat=seat, card=str(self.cards.faces[self.deck[-1]])))
        super().draw(seat)


@pytest.mark.parametrize("broken", [TellsEverybodyWhatIsLaid, TellsEverybodyWhatIsDrawn])
def test_a_public_event_that_tells_of_a_private_card_is_found(broken: type[BluffTable]) -> None:
    game = Bluff()
    game.table = broken
    with pytest.raises(AssertionError, match="an event tells what is hidden"):
        check_game(game, what_is_told_can_be_known)


class GoesByNotes(BluffTable):
    """Each seat has noted the card that it laid first; the notes stay as they are when another imagines the table."""

    def __init__(self, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.notes: dict[int, int] = {}

    def carry_out(self, move: Move) -> None:
        self.notes.setdefault(self.actor, move.id)
        super().carry_out(move)

    def imagine(self, seat: int, rng: Rng) -> "GoesByNotes":
        twin = super().imagine(seat, rng)
        assert isinstance(twin, GoesByNotes)
        if seat in twin.notes:
            twin.cards.set_face(twin.laid[seat][0], twin.notes[seat])
        return twin


def test_what_another_seat_noted_and_nobody_imagined_anew_is_found() -> None:
    game = Bluff()
    game.table = GoesByNotes
    with pytest.raises(AssertionError, match="keeps a secret's trace"):
        check_game(game, imagined_tables_are_whole)


class OpenHeap(HeapGame):
    """Everybody sees the heap, in its order."""

    hides_nothing = True

    def view(self, table: Table, seat: int | None) -> View:
        assert isinstance(table, HeapTable)
        return OpenView(game="heap", turn=turn_of(self, table, seat), cards=table.heap)


class OpenView(View, frozen=True, kw_only=True):
    cards: list[int]


class ImaginesChanceAlone(HeapTable):
    def imagine(self, seat: int, rng: Rng) -> "HeapTable":
        twin = self.clone()
        twin.rng = rng.fork()
        return twin


def test_a_game_that_hides_nothing_passes_every_check() -> None:
    game = OpenHeap()
    game.table = ImaginesChanceAlone
    check_game(game)


def test_a_game_that_says_it_hides_nothing_and_imagines_something_is_found() -> None:
    game = HeapGame()
    game.hides_nothing = True
    with pytest.raises(AssertionError, match="something is imagined though nothing is hidden"):
        check_game(game, imagining_varies_the_rest)


def test_a_small_game_that_leaves_all_it_can_to_the_kernel_passes_every_check() -> None:
    check_game(Bluff(), examples=20)
