"""Events: who may know."""

import msgspec
import pytest

from labtable.kernel import Event, all_but, only


class Shuffled(Event, frozen=True, kw_only=True):
    """Everybody sees it."""

    deck: str


class DrewCards(Shuffled, frozen=True, kw_only=True):
    """Two seats drew together."""

    def audience(self) -> int:
        return only(1, 3)


class DrewHidden(Shuffled, frozen=True, kw_only=True):
    """What the others see of it."""

    def audience(self) -> int:
        return all_but(1, 3)


class Peeked(Shuffled, frozen=True, kw_only=True):
    """One seat looked."""

    seat: int

    def audience(self) -> int:
        return only(self.seat)


def test_an_event_reaches_everybody_unless_told_otherwise() -> None:
    event = Shuffled(deck="Burn pile")
    assert event.reaches(0)
    assert event.reaches(None)
    assert event.told() is None
    assert event.apart() == event


def test_an_event_for_some_seats_reaches_neither_others_nor_spectators() -> None:
    event = DrewCards(deck="Burn pile")
    assert [event.reaches(seat) for seat in (0, 1, 2, 3, None)] == [False, True, False, True, False]


@pytest.mark.parametrize("seat", range(5))
def test_what_one_seat_is_told_reaches_no_spectator_whichever_seat_it_is(seat: int) -> None:
    assert Peeked(deck="x", seat=seat).reaches(seat)
    assert not Peeked(deck="x", seat=seat).reaches(None)


def test_its_counterpart_reaches_all_the_others() -> None:
    event = DrewHidden(deck="Burn pile")
    assert [event.reaches(seat) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, True]


def test_only_what_stands_for_something_that_others_were_told_is_a_veil() -> None:
    assert DrewHidden(deck="x").veils()
    assert not DrewCards(deck="x").veils()
    assert not Shuffled(deck="x").veils()


def test_the_kind_of_an_event_is_its_name_on_the_wire() -> None:
    assert msgspec.json.encode(DrewHidden(deck="x")) == b'{"kind":"drew_hidden","deck":"x"}'
