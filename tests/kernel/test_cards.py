"""Cards with hidden faces: places are public, faces are known until shuffled, lots bound what is imagined."""

from labtable.kernel import EVERYBODY, SPECTATOR, only, seeded
from labtable.kernel.cards import Cards, new_cards
from labtable.kernel.digest import digest


def ten_cards() -> Cards:
    return new_cards(list(range(10)))


def test_a_face_is_known_to_whom_it_was_shown_until_it_is_shuffled() -> None:
    cards = ten_cards()
    assert not cards.knows(0, 3)
    cards.show(3, only(0))
    assert cards.knows(0, 3)
    assert not cards.knows(1, 3)
    cards.show(4)
    assert cards.knows(1, 4)
    assert cards.knows(SPECTATOR, 4)
    cards.shuffle([3, 4, 5], seeded(1))
    assert not cards.knows(0, 3)
    assert not cards.knows(SPECTATOR, 4)


def test_who_knows_a_face_goes_on_knowing_it_when_others_are_shown_it() -> None:
    cards = ten_cards()
    cards.show(3, only(0))
    cards.show(3, only(1))
    assert [cards.knows(seat, 3) for seat in (0, 1, 2, SPECTATOR)] == [True, True, False, False]


def test_every_face_that_somebody_comes_to_know_is_counted() -> None:
    cards = ten_cards()
    cards.show(3, only(0))
    assert cards.revelations == 1
    cards.show(3, only(0))
    assert cards.revelations == 1, "nobody learned anything"
    cards.show(3)
    assert cards.clone().revelations == 2


def test_a_shuffle_deals_the_faces_of_its_pile_anew_and_touches_no_other() -> None:
    cards = ten_cards()
    cards.shuffle([0, 1, 2, 3, 4, 5], seeded(2))
    assert sorted(cards.faces[:6]) == [0, 1, 2, 3, 4, 5]
    assert cards.faces[:6] != [0, 1, 2, 3, 4, 5]
    assert cards.faces[6:] == [6, 7, 8, 9]


def test_hidden_faces_are_imagined_within_their_lot_and_known_ones_stay() -> None:
    cards = ten_cards()
    cards.shuffle([5, 6, 7, 8, 9], seeded(3))
    cards.show(0, only(1))
    truth = cards.clone()
    seen = set()
    for seed in range(50):
        imagined = truth.clone()
        imagined.imagine(1, seeded(seed))
        assert imagined.faces[0] == truth.faces[0]
        assert sorted(imagined.faces[:5]) == sorted(truth.faces[:5])
        assert sorted(imagined.faces[5:]) == sorted(truth.faces[5:])
        seen.add(tuple(imagined.faces))
    assert len(seen) > 40
    assert truth.faces == cards.faces


def test_a_seat_that_knows_everything_imagines_nothing() -> None:
    cards = ten_cards()
    for card in range(10):
        cards.show(card, only(2))
    assert cards.hidden(2) == []
    assert [len(lot) for lot in cards.hidden(0)] == [10]


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    cards = new_cards([3, 1, 2])
    twin, other = cards.clone(), cards.clone()
    twin.show(0)
    cards.set_face(1, 9)
    other.set_lot(2, 7)
    assert (cards.known[0], twin.known[0], other.known[0]) == (0, EVERYBODY, 0)
    assert (cards.faces[1], twin.faces[1], other.faces[1]) == (9, 1, 1)
    assert (cards.lots[2], twin.lots[2], other.lots[2]) == (0, 0, 7)
    twin.show(1, 1)
    assert cards.known == [0, 0, 0]
    assert digest(cards) != digest(twin)
    assert digest(new_cards([3, 1, 2])) == digest(new_cards([3, 1, 2]).clone())
