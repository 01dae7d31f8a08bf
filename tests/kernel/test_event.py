"""Events: who may know."""

import pytest

from labtable.kernel import Event, all_but, only


def test_an_event_reaches_everybody_unless_told_otherwise() -> None:
    event = Event("drawn", {"seat": 1})
    assert event.reaches(0)
    assert event.reaches(None)
    assert "drawn" in repr(event)


def test_an_event_for_some_seats_reaches_neither_others_nor_spectators() -> None:
    event = Event("drawn", {"card": "4hhb"}, only(1, 3))
    assert [event.reaches(seat) for seat in (0, 1, 2, 3, None)] == [False, True, False, True, False]


@pytest.mark.parametrize("seat", range(5))
def test_what_one_seat_is_told_reaches_no_spectator_whichever_seat_it_is(seat: int) -> None:
    assert Event("drawn", {}, only(seat)).reaches(seat)
    assert not Event("drawn", {}, only(seat)).reaches(None)


def test_its_counterpart_reaches_all_the_others() -> None:
    event = Event("drawn", {}, all_but(1, 3))
    assert [event.reaches(seat) for seat in (0, 1, 2, 3, None)] == [True, False, True, False, True]
