"""A real browser and a real server; a test that leaves a fault in a console fails."""

from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

import labtable.server
from tests.web import chromium
from tests.web.guest import Guest
from tests.web.house import House

PAGE = Path(labtable.server.__file__).parent / "page"

SECRET = "5e" * 32

Invite = Callable[..., Guest]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    assert path is not None, "There is no Chromium; `make browser` installs one."
    assert (PAGE / "index.html").exists(), "The page is not built; `make page` builds it."
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=[*chromium.flags(), *chromium.BRIEF])
        yield started
        started.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house"), SECRET) as opened:
        yield opened


@pytest.fixture
def invite(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Makes guests; at the end none of them may have seen a fault. Every test has deals of its own, always the same."""
    guests: list[Guest] = []
    chance = sha256(request.node.name.encode()).hexdigest()[:32]

    def come(**how: object) -> Guest:
        guests.append(Guest(browser, house, chance=chance, **how))  # type: ignore[arg-type]  # handed on as given
        return guests[-1]

    yield come
    faults = [fault for guest in guests for fault in guest.faults]
    for guest in guests:
        guest.close()
    assert faults == []


@pytest.fixture
def guest(invite: Invite) -> Guest:
    return invite()
