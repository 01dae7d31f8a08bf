"""The audience: who is there, and which frames wait for whom."""

from labtable.hall.audience import FAREWELL, MOST_WAITING, RESTART, TOO_SLOW, Audience, Reader


def reader(seat: int | None, digest: str = "") -> Reader:
    found = Reader()
    found.seat, found.digest = seat, digest
    return found


def audience(*readers: Reader) -> Audience:
    found = Audience()
    for each in readers:
        found.add(each)
    return found


def test_who_cannot_keep_up_is_let_go() -> None:
    slow = reader(0)
    for _ in range(MOST_WAITING):
        slow.send(b"frame")
    assert slow.closed is None
    slow.send(b"one too many")
    assert slow.closed == TOO_SLOW
    assert list(slow.waiting) == [b"frame"] * MOST_WAITING


def test_after_the_end_nothing_goes_out_and_the_first_reason_counts() -> None:
    gone = reader(0)
    gone.send(b"frame")
    gone.close(RESTART)
    gone.send(b"too late")
    gone.close(FAREWELL)
    assert (list(gone.waiting), gone.closed) == ([b"frame"], RESTART)


def test_everybody_is_sent_the_frame_of_their_own_seat_and_each_is_made_once() -> None:
    made: list[int | None] = []

    def make(seat: int | None) -> bytes:
        made.append(seat)
        return str(seat).encode()

    readers = [reader(seat) for seat in (0, 1, None, 0, None)]
    audience(*readers).tell(make)
    assert [list(each.waiting) for each in readers] == [[b"0"], [b"1"], [b"None"], [b"0"], [b"None"]]
    assert made == [0, 1, None]


def test_a_seat_is_present_as_long_as_a_socket_of_it_is() -> None:
    one, two, watcher = reader(0), reader(0), reader(None)
    room = audience(one, two, watcher)
    assert (room.is_present(0), room.is_present(1)) == (True, False)
    room.remove(one)
    assert room.is_present(0)
    room.remove(two)
    assert not room.is_present(0)
    room.reseat(lambda each: 1)
    assert room.is_present(1)
    assert (room.at(1), room.at(None)) == ([watcher], [])


def test_two_sockets_of_one_key_are_one_visitor() -> None:
    assert audience(reader(0, "ada"), reader(0, "ada"), reader(None, "eve")).visitors() == 2
