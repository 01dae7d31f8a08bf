"""Players: the one loop in which they play a table to its end."""

from labtable.kernel import NOBODY, Knowledge, Move, Player, load_game, new_record, play_out, verify
from labtable.kernel.record import lay_again
from tests.testing.heap import TAKES, HeapGame, HeapTable


class First(Player):
    """Takes what comes first, and remembers when it was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, knowledge: Knowledge) -> Move:
        self.asked.append(knowledge.seat)
        return knowledge.legal()[0]


class TakesOne(Player):
    def choose(self, knowledge: Knowledge) -> Move:
        return TAKES[0]


class AsksTheRulesOnce(HeapTable):
    questions = 0

    def refusal(self, move: Move) -> None:
        AsksTheRulesOnce.questions += 1


def test_everybody_plays_by_their_own_knowledge_and_decisions_are_counted() -> None:
    players = [First(), First()]
    table = HeapGame().new(1, 2)
    assert play_out(HeapGame(), table, players) == 12
    assert [player.asked for player in players] == [[0] * 6, [1] * 6]
    assert table.actor == NOBODY


def test_who_watches_hears_whose_move_it_was() -> None:
    seats: list[int] = []
    play_out(HeapGame(), HeapGame().new(1, 2), [First(), First()], watch=seats.append)
    assert seats == [0, 1] * 6


def test_a_record_tells_of_passes_for_which_nobody_was_asked() -> None:
    game = load_game("stem")
    record = new_record(game, 4, 2)
    table = lay_again(game, record.header)
    decisions = play_out(game, table, [First(), First()], record)
    record.close(table)
    assert decisions < len(record.steps)
    verify(game, record)


def test_a_move_that_a_player_has_chosen_is_not_checked_again() -> None:
    table = AsksTheRulesOnce(2, HeapGame().new(1, 2).rng)
    play_out(HeapGame(), table, [TakesOne(), TakesOne()])
    assert AsksTheRulesOnce.questions == 0
