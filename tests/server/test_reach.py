"""What a server says of how others find it."""

from labtable.server.reach import reached_by
from labtable.server.serve import bind


def test_a_server_for_others_names_an_address_that_a_class_can_type() -> None:
    with bind("0.0.0.0", 0) as listening:  # noqa: S104 - closed at once
        found = reached_by(listening)
    assert found is None or (found.startswith("http://") and found.endswith(f":{found.split(':')[-1]}"))
    assert found is None or "0.0.0.0" not in found  # noqa: S104 - compared


def test_a_server_for_this_machine_alone_names_none() -> None:
    with bind("127.0.0.1", 0) as listening:
        assert reached_by(listening) is None
