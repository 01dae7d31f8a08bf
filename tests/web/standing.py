"""A match as it stands after a record, laid into a house as if it had been played there, with its people around it."""

import json
import sqlite3
import time
from contextlib import ExitStack

from websockets.sync.client import ClientConnection, connect

from labtable.hall.lease import FIRST_FENCE
from labtable.hall.seating import Person, RoomState, Seat, new_code
from labtable.kernel import NOBODY, Record, replay
from labtable.kernel.record import Header
from labtable.kernel.registry import game_of
from labtable.server.sqlite import ENTER, LAY_BY, OPEN
from tests.web.guest import Guest
from tests.web.house import House

NAMES = (
    "Wilhelmina Featherstone-",
    "Bartholomäus Kirchhofner",
    "Konstantina Papadopoulou",
    "Maximiliano Villavicenci",
    "Anastasia Oyelaran-Smith",
)
"""As long as a name may be."""


class Standing:
    """A match in a house: the others sit there with open sockets, so that nothing moves unless the guest moves it."""

    def __init__(self, guest: Guest, record: Record, seat: int | None = None) -> None:
        """The guest looks from a seat; if none is named, from that of who must decide."""
        actor = replay(game_of(record), record).actor
        self.guest = guest
        self.seat = max(actor, 0) if seat is None else seat
        self.keys = [guest.key if each == self.seat else f"{each:032x}" for each in range(record.header.seats)]
        self.code = new_code()
        self._write(guest.house, record, over=actor == NOBODY)
        self._sockets: dict[int, ClientConnection] = {}
        self._company = ExitStack()

    def _write(self, house: House, record: Record, *, over: bool) -> None:
        state = self._state(record.header)
        state.stage = "over" if over else "playing"
        own = record.header.edition.digest if record.cards else None
        lines = [(self.code, number, step.seat, step.move, None) for number, step in enumerate(record.steps)]
        with sqlite3.connect(house.file, timeout=10) as file:
            if own:
                file.execute(LAY_BY, (own, state.game, record.cards))
            file.execute(OPEN, (self.code, FIRST_FENCE, state.opened, state.text(), own, None))
            file.executemany(ENTER, lines)
        file.close()

    def _state(self, header: Header) -> RoomState:
        state = RoomState(
            code=self.code,
            salt=self.code,
            game=header.game,
            edition=header.edition.digest,
            options=header.options,
            seats=[],
            host="",
            secret="",
            opened=time.time(),
            header=header,
        )
        digests = [state.digest(key) for key in self.keys]
        state.seats = [Seat([Person(*who)]) for who in zip(NAMES, digests, strict=False)]
        state.host = digests[self.seat]
        return state

    def __enter__(self) -> Guest:
        """Everybody comes in, the guest last, who sees the table."""
        address = f"{self.guest.house.address.replace('http', 'ws', 1)}/api/rooms/{self.code}/live"
        for seat, key in enumerate(self.keys):
            if seat != self.seat:
                self._sockets[seat] = self._company.enter_context(connect(address))
                self.say(seat, do="hello", key=key)
        self.guest.visit(f"/t/{self.code}")
        self.guest.page.wait_for_selector("[data-prompt], .end")
        return self.guest

    def say(self, seat: int, **message: object) -> None:
        """Let one of the others say something."""
        self._sockets[seat].send(json.dumps(message))

    def __exit__(self, *why: object) -> None:
        self._company.close()
