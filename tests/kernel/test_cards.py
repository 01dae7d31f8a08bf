"""Cards with hidden faces: places are public, faces are known until shuffled, lots bound what is imagined."""

from labtable.kernel import SPECTATOR, only, seeded
from labtable.kernel.cards import Cards, new_cards


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
