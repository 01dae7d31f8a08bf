"""The table's own part: what a game gets for nothing, shown with the smallest game there is."""

import pytest

from labtable.bots.foresight import chances
from labtable.kernel import NOBODY, Event, IllegalMove, Knowledge, Move, Rng, Rule, Table, load_game, seeded
from labtable.kernel.turn import turn_of

TAKE = Move(0, "take", "Take one")
TAKE_TWO = Move(1, "take-two", "Take two")
ENOUGH = Rule("1", "Enough", "There is only one left.", "rule 1", [])


class Taken(Event, frozen=True, kw_only=True):
    """Some of the heap are gone."""

    seat: int
    number: int


class Nim(Table):
    """Two players take one or two of a heap; who takes the last one wins."""

    def __init__(self, heap: int, rng: Rng) -> None:
        super().__init__(2, rng)
        self.heap = heap
        self.actor = 0

    def legal(self) -> list[Move]:
        return [move for move in (TAKE, TAKE_TWO) if self.actor != NOBODY and self.refusal(move) is None]

    def refusal(self, move: Move) -> Rule | None:
        return ENOUGH if self.heap <= move.id else None

    def carry_out(self, move: Move) -> None:
        self.heap -= move.id + 1
        self.tell(Taken(seat=self.actor, number=move.id + 1))
        self.actor = 1 - self.actor if self.heap else NOBODY

    def clone(self) -> "Nim":
        twin = Nim(self.heap, self.rng.clone())
        twin.actor = self.actor
        return twin

    def imagine(self, seat: int, rng: Rng) -> "Nim":
        return self.clone()

    def scores(self) -> list[int]:
        return [3, 1]

    def winners(self) -> list[int]:
        return [0]

    def silence(self) -> Move | None:
        return TAKE if self.heap == 1 else None


def test_a_game_in_plain_python_plays_on_the_compiled_kernel() -> None:
    table = Nim(3, seeded(1))
    table.play(TAKE_TWO)
    assert table.heap == 1
    with pytest.raises(IllegalMove, match="'take-two' is refused by §1: There is only one left"):
        table.play(TAKE_TWO)
    table.play(TAKE)
    assert table.actor == NOBODY


def test_events_are_recorded_only_when_somebody_listens() -> None:
    table = Nim(3, seeded(1))
    table.play(TAKE)
    assert table.events is None
    table.listen()
    table.listen()
    table.play(TAKE)
    assert table.events is not None
    assert table.events == [Taken(seat=1, number=1)]


def test_without_a_judgement_of_its_own_a_game_is_judged_by_the_lead() -> None:
    assert Nim(3, seeded(1)).judgement(0) == 2.0
    assert Nim(3, seeded(1)).judgement(1) == -2.0


def test_a_lead_over_one_rival_is_a_difference_and_wins_three_games_in_four_at_one_swing() -> None:
    table = Nim(3, seeded(1))
    assert table.leads() == [4.0, -4.0]
    assert chances(table) == pytest.approx([0.73, 0.27], abs=0.01)
    assert table.swing() == 4.0


def test_by_default_nothing_is_secret_midway_or_taken_for_granted() -> None:
    table = load_game("pdb").new(1, 2)
    assert not table.in_secret()
    assert not table.speechless()
    assert not table.midway()
    assert table.routine() is None
    assert table.whose_turn() == table.actor
    assert table.touches(0)
    assert table.touches(1)
    assert table.games_won(0) == 0
    assert table.presumed() is None


def test_by_default_every_turn_of_chance_counts_as_a_revelation() -> None:
    table = Nim(3, seeded(1))
    before = table.revelations
    table.play(TAKE)
    assert table.revelations == before
    table.rng.word()
    assert table.revelations != before


def test_who_is_asked_in_secret_and_can_do_nothing_else_is_hushed() -> None:
    table = Nim(1, seeded(1))
    assert (table.in_secret(), table.speechless(), table.presumed()) == (True, True, TAKE)
    table.hush()
    assert (table.heap, table.actor) == (0, NOBODY)
    table = Nim(2, seeded(1))
    assert not table.speechless()
    table.hush()
    assert table.heap == 2


def test_in_a_secret_window_only_the_asked_seat_knows_who_is_asked() -> None:
    game = load_game("pdb")
    table = Nim(1, seeded(1))
    assert turn_of(game, table, 1).actor is None
    assert turn_of(game, table, None).actor is None
    assert not turn_of(game, table, 1).over


def test_knowledge_offers_moves_only_to_the_seat_that_must_decide() -> None:
    game = load_game("pdb")
    table = game.new(1, 2)
    asked, other = Knowledge(game, table, table.actor), Knowledge(game, table, 1 - table.actor)
    assert [move.text for move in asked.legal()] == ["take:square", "take:circle", "take:triangle"]
    assert other.legal() == []
    assert other.view().turn.seat == 1 - table.actor
    assert asked.imagine(seeded(1)) is not table
    assert (asked.game, asked.seats) == (game, 2)


def test_knowledge_that_is_held_apart_is_the_same_without_the_table_behind_it() -> None:
    game = load_game("gsa")
    table = game.new(1, 2)
    knowledge = Knowledge(game, table, table.actor)
    apart = knowledge.apart(seeded(1))
    assert (apart.legal(), apart.view(), apart.seat) == (knowledge.legal(), knowledge.view(), table.actor)
    table.play(table.legal()[0])
    assert apart.view() != knowledge.view(), "it stays as it was"
