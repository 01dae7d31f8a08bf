"""The table of small card games: what it copies, imagines, counts and shows without a word of the game."""

import msgspec

from labtable.kernel import NOBODY, Move, Rule, Table, seeded
from labtable.kernel.digest import digest
from labtable.kernel.everyday import LaidFaceDown, LaidHidden, Passed, Played, RoundEnded, Won
from labtable.testing import random_table
from tests.telling import in_words
from tests.testing.bluff import Bluff, BluffTable
from tests.testing.heap import BOOK, TAKES

GAME = Bluff()


def a_table(moves: int = 4) -> BluffTable:
    table = random_table(GAME, 5, 2, moves)
    assert isinstance(table, BluffTable)
    return table


class Certain(BluffTable):
    """Everybody knows that what is laid is odd."""

    def could_be(self) -> bool:
        return all(face % 2 for laid in self.laid for face in self.faces(laid))


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    table = a_table()
    table.listen()
    before, twin = digest(table), table.clone()
    assert (digest(twin), type(twin), twin.events) == (before, BluffTable, None)
    twin.firsts["laid"].append(7)
    twin.laid[0].append(7)
    twin.rng.word()
    twin.cards.set_face(0, 99)
    assert digest(table) == before


def test_hands_are_dealt_for_their_eyes_only() -> None:
    table = a_table(moves=0)
    for seat, hand in enumerate(table.hands):
        assert table.seen(hand, seat) == sorted(table.faces(hand))
        assert table.seen(hand, 1 - seat) == table.seen(hand, None) == [None, None]


def test_a_hidden_card_stands_before_those_that_are_seen() -> None:
    table = a_table(moves=0)
    hand = table.hands[0]
    table.cards.show(hand[0])
    assert table.seen(hand, 1) == table.seen(hand[::-1], None) == [None, table.cards.faces[hand[0]]]


def test_imagining_deals_anew_what_a_seat_does_not_know_until_it_could_be() -> None:
    table = Certain(2, seeded(3))
    table.cards.shuffle(table.deck, table.rng)
    table.deal(table.deck, 2)
    table.laid[0] = [table.hands[0].pop()]
    rng = seeded(1)
    imagined = [table.imagine(1, rng) for _ in range(30)]
    assert all(each.could_be() for each in imagined)
    assert len({each.cards.faces[each.laid[0][0]] for each in imagined}) > 1
    assert {tuple(each.seen(each.hands[1], 1)) for each in imagined} == {tuple(table.seen(table.hands[1], 1))}


def test_what_is_shown_is_counted_as_revealed() -> None:
    table = a_table(moves=0)
    before = table.revelations
    table.cards.show(table.hands[0][0])
    assert table.revelations == before + 1


def test_the_most_points_win_after_the_end_and_equals_share() -> None:
    table = a_table()
    table.points = [3, 3]
    assert table.winners() == []
    table.actor = NOBODY
    assert (table.winners(), table.legal()) == ([0, 1], [])
    table.points = [3, 4]
    assert (table.winners(), table.scores()) == ([1], [3, 4])


class Countdown(Table):
    """Nothing is hidden, and it leaves to the kernel all that it can."""

    left = 3

    def legal(self) -> list[Move]:
        return [move for move in TAKES if self.refusal(move) is None]

    def refusal(self, move: Move) -> Rule | None:
        return BOOK["1"] if move.id >= self.left else None

    def carry_out(self, move: Move) -> None:
        self.left -= move.id + 1

    def scores(self) -> list[int]:
        return [self.left] * self.seats


def test_a_table_without_cards_imagines_other_chance_and_nothing_else() -> None:
    table = Countdown(2, seeded(1))
    table.play(TAKES[0])
    imagined = table.imagine(0, seeded(2))
    assert imagined.scores() == [2, 2]
    but_chance = frozenset({"rng"})
    assert digest(imagined, without=but_chance) == digest(table, without=but_chance)
    assert digest(imagined.rng) != digest(table.rng)


def test_everyday_events_are_told_to_those_whom_they_concern() -> None:
    everyday = [
        (Passed(seat=0), "Ada passes.", [0, 1, None]),
        (Played(seat=1, card="3"), "You play 3.", [0, 1, None]),
        (LaidFaceDown(seat=0, card="3"), "Ada lays 3 face down.", [0]),
        (LaidHidden(seat=0), "Ada lays a card face down.", [1, None]),
        (Won(seat=1, card="3"), "You win 3.", [0, 1, None]),
        (RoundEnded(round=2, scores=[1, 0]), "Round 2 is over.", [0, 1, None]),
    ]
    for event, sentence, audience in everyday:
        assert in_words("pdb", ["Ada", "Bo"], 1, msgspec.to_builtins(event.sentence())) == sentence
        assert [seat for seat in (0, 1, None) if event.reaches(seat)] == audience
    assert [event.told() for event, _, _ in everyday] == [None, "3", None, None, "3", None]
