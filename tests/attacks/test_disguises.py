"""Somebody wants to be taken for another: by a name that looks alike, or from ever new addresses."""

import pytest

from labtable.server.gatehouse import Gatehouse
from labtable.server.household import household
from labtable.server.settings import Settings
from tests.server.conftest import tables as tables
from tests.server.visitors import ME, OPEN, Tables

pytestmark = pytest.mark.anyio
NOBODY_SEES = ["\ufe0f", "\u3164", "\u2800", "\u034f", "\u200b", "\u202e", "\u00ad"]
CYRILLIC_A, CYRILLIC_O, GREEK_A = "\u0430", "\u043e", "\u0391"


@pytest.mark.parametrize(
    "name",
    [
        *(f"Ada{sign}" for sign in NOBODY_SEES),
        f"Ad{CYRILLIC_A}",
        f"{GREEK_A}da",
        f"Y{CYRILLIC_O}u",
        "Burette\ufe0f",
        "\uff21da",
        *NOBODY_SEES,
    ],
)
async def test_nobody_sits_down_under_a_name_that_looks_like_anothers_or_like_none(tables: Tables, name: str) -> None:
    ada = await tables.host(ME, OPEN)
    eve = await tables.come(ada.room["code"])
    await eve.sit(1, name)
    assert (await eve.why_not())["do"] == "sit"
    assert eve.room["seats"][1]["sitter"] == "open"


@pytest.mark.parametrize("name", ["José", "Jose", "Анна", "Ελένη", "李", "مريم", "❤️", "O'Neill", "Łukasz"])
async def test_people_are_called_as_they_are(tables: Tables, name: str) -> None:
    ada = await tables.host(ME, OPEN)
    eve = await tables.come(ada.room["code"])
    await eve.sit(1, name)
    await eve.until(lambda guest: guest.room["you"] == 1)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("nowhere", "nowhere"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, counted: str) -> None:
    assert household(address) == counted


def test_who_takes_ever_new_addresses_of_a_network_has_its_share_of_connections_only() -> None:
    house = Gatehouse(Settings(connections_an_address=3))
    addresses = [f"2001:db8::{number}" for number in range(1, 6)]
    assert [house.enter(address) for address in addresses] == [True] * 3 + [False] * 2
    assert house.enter("2001:db8:0:1::1")
    for address in [*addresses, "2001:db8:0:1::1"]:
        house.leave(address)
    assert house.connections == 0
