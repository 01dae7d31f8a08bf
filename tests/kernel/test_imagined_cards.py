"""Imagined cards: what a seat imagines hangs on what it knows, not on what is true."""

from labtable.kernel import only, seeded
from labtable.kernel.cards import new_cards


def test_tables_that_look_the_same_are_imagined_the_same() -> None:
    one = new_cards([1, 2, 3, 4, 5, 6])
    one.show(2, only(0))
    other = one.clone()
    other.faces = [6, 1, 3, 2, 5, 4]
    for seed in range(10):
        twins = [one.clone(), other.clone()]
        for cards in twins:
            cards.imagine(0, seeded(seed))
        assert twins[0].faces == twins[1].faces
        assert twins[0].faces[2] == 3
        assert sorted(twins[0].faces) == [1, 2, 3, 4, 5, 6]
