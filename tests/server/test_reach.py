"""What a server says of how others find it."""

import re

from labtable.server.reach import reached_by
from labtable.server.serve import bind


def test_a_server_for_others_names_an_address_that_a_class_can_type() -> None:
    with bind("0.0.0.0", 0) as listening:
        found = reached_by(listening)  # nothing where the machine is on no network
    assert found is None or re.fullmatch(r"http://(?!0\.0)[0-9a-f.:\[\]]+:\d+/", found)


def test_a_server_for_this_machine_alone_names_none() -> None:
    with bind("127.0.0.1", 0) as listening:
        assert reached_by(listening) is None
