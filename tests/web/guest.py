"""A person with a browser of their own."""

import json
import os
import secrets
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

from labtable.kernel.deal import promise_of
from tests.web import handed
from tests.web.handed import Motion, Theme, Wish
from tests.web.house import House

WIDE = (1280, 800)
SHORT: dict[str, Any] = {"target": 3, "first_leader": "1"}
"""A game that is over after a few rounds."""
BOT = {"sitter": "bot", "level": "easy"}
OPEN = {"sitter": "open"}
SLOW_LINE = """
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  this.sent = later(this.sent, () => send.call(this, text));
};
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", {
  set(hear) {
    set.call(this, (event) => {
      this.heard = later(this.heard, () => hear(event));
    });
  },
});
function later(before, todo) {
  const time = new Promise((done) => setTimeout(done, Math.random() * MOST));
  return Promise.all([before, time]).then(todo);
}
"""
"""Every message of a socket takes its time, each way, and none overtakes another."""

COUNT_LINES = """([chapter, lines]) => new Promise((resolve) => {
  const opened = indexedDB.open("labtable");
  opened.onsuccess = () => {
    const count = opened.result.transaction(chapter).objectStore(chapter).count();
    count.onsuccess = () => {
      opened.result.close();
      resolve(count.result >= lines);
    };
  };
})"""


class Guest:
    """One browser: its key, its page, and the faults its console has seen."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        theme: Theme = "light",
        size: tuple[int, int] = WIDE,
        motion: Motion = "reduce",
        chance: str = "00" * 16,
        stranger: bool = False,
    ) -> None:
        """The browser of a stranger has loaded nothing of the page before."""
        self.house = house
        self.key = secrets.token_hex(32)
        self.faults: list[str] = []
        self._browser, self._wish = browser, Wish(theme, size, motion)
        self.page: Page = (handed.new if stranger else handed.take)(browser, self._wish)
        self._context, self._is_handed_on, self._ways = self.page.context, True, ExitStack()
        self._context.set_default_timeout(15_000)
        self.begin_with(
            f"localStorage.getItem('labtable.key') ?? localStorage.setItem('labtable.key', '{json.dumps(self.key)}')"
        )
        if slow := os.environ.get("SLOW_LINE"):
            self.begin_with(SLOW_LINE.replace("MOST", slow))
        self.keep_chance(chance)
        self._listen("console", self._hear)
        self._listen("pageerror", lambda error: self.faults.append(str(error)))

    @property
    def context(self) -> BrowserContext:
        """Whoever reaches for it may change how the browser is, so this browser is nobody's after this guest."""
        self._is_handed_on = False
        return self._context

    def begin_with(self, script: str) -> None:
        """Let every page of this guest begin with a script."""
        self._ways.enter_context(self._context.add_init_script(script))

    def _listen(self, event: Any, hear: Callable[[Any], None]) -> None:
        page = self.page
        page.on(event, hear)
        self._ways.callback(page.remove_listener, event, hear)

    def keep_chance(self, chance: str) -> None:
        """Let the browser find a chance that was drawn for it, from its next page on."""
        kept = "JSON.parse(localStorage.getItem('labtable.chances') ?? '[]')"
        self.begin_with(f"localStorage.setItem('labtable.chances', JSON.stringify(['{chance}', ...{kept}]))")
        self.chance = chance

    def _hear(self, message: ConsoleMessage) -> None:
        lost = any(sign in message.text for sign in ("WebSocket", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET"))
        if message.type == "error" and not lost:  # a server that was killed is meant to be missed
            self.faults.append(message.text)

    def visit(self, path: str = "/") -> None:
        self.page.goto(self.house.address + path)

    def open_room(
        self,
        others: list[dict[str, str]],
        start: bool = True,
        options: dict[str, Any] = SHORT,
        game: str = "pdb",
        customs: dict[str, Any] | None = None,
        cards: str = "",
    ) -> str:
        """A room with this guest at the first seat; its code."""
        room = {
            "game": game,
            "options": options,
            "customs": customs or {},
            "seats": [{"sitter": "me"}, *others],
            "name": "Mira",
            "key": self.key,
            "commitment": promise_of(self.chance),
            "start": start,
            "cards": cards,
        }
        code: str = self.post("/api/rooms", room)["code"]
        return code

    def post(self, path: str, message: dict[str, Any]) -> dict[str, Any]:
        """Ask the server for something."""
        return self.house.post(path, message)

    def play_bots(self, seats: int = 2, options: dict[str, Any] = SHORT, game: str = "pdb") -> str:
        """Sit down at a table against bots and wait until it is laid."""
        code = self.open_room([BOT] * (seats - 1), options=options, game=game)
        self.visit(f"/t/{code}")
        self.page.wait_for_selector("[data-prompt]")
        return code

    def play_with(
        self,
        friend: "Guest",
        options: dict[str, Any] = SHORT,
        game: str = "pdb",
        customs: dict[str, Any] | None = None,
        cards: str = "",
    ) -> None:
        """Open a room, wait there for a friend who sits down, and start."""
        code = self.open_room([OPEN], start=False, options=options, game=game, customs=customs, cards=cards)
        for guest in (self, friend):
            guest.visit(f"/t/{code}")
        friend.sit_down("Noor")
        self.page.get_by_role("button", name="Start").click()

    def await_kept(self, chapter: str, lines: int) -> None:
        """Wait until the diary of this browser has so many lines in a chapter."""
        self.page.wait_for_function(COUNT_LINES, arg=[chapter, lines])

    def sit_down(self, name: str) -> None:
        """Take the one seat that is open in the room on the page."""
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit here").click()

    def nearest(self, *wishes: str) -> Locator:
        """The first piece of the first selector that there is something for, once there is any; found at one moment."""
        self.page.wait_for_selector(", ".join(wishes), state="attached")
        wish = self.page.evaluate("(wishes) => wishes.find((wish) => document.querySelector(wish))", list(wishes))
        assert wish is not None, f"there is nothing of {wishes}"
        return self.page.locator(wish).first

    @property
    def open_spots(self) -> Locator:
        return self.page.locator("[data-open]")

    def await_turn(self) -> bool:
        """Wait until it is this guest's turn, or the end; whether there is something to do."""
        self.page.wait_for_selector("[data-open], .btn.main:has-text('Lay it aside'), .end .acts", state="attached")
        return not self.over

    @property
    def over(self) -> bool:
        return self.page.locator(".end .acts").count() > 0

    @property
    def round(self) -> str:
        return self.page.locator(".bar .pill.accent").inner_text()

    def log_lines(self) -> list[str]:
        """What the log says, oldest first."""
        return self.page.locator("[data-log] li").all_inner_texts()[::-1]

    @property
    def tick(self) -> str:
        return self.page.locator("[data-tick]").get_attribute("data-tick") or ""

    def await_change(self, tick: str) -> None:
        """Wait until another picture of the table is shown than that of a tick, and no choice on it is under way."""
        self.page.wait_for_selector(f"[data-tick]:not([data-tick='{tick}']):not([data-busy])", state="attached")

    def press_any(self, prefer: str = "innovate") -> None:
        """Make an open move with the mouse, one that leads to the end if there is one, and wait for it to be done."""
        tick = self.tick
        self._press(prefer)
        self.await_change(tick)

    def _press(self, prefer: str) -> None:
        lay_aside = self.page.locator(".btn.main:has-text('Lay it aside')")
        if lay_aside.count():
            lay_aside.click()
            return
        wished = [f"[data-open][data-spot^='box:{wish}']" for wish in (prefer, "publish")]
        self.nearest(*wished, "[data-open]").click()
        choice = self.page.locator(".choice button")
        if choice.count():
            choice.first.click()

    def press_keys(self) -> None:
        """Make the next open move, or pass, with the keyboard alone, and wait for it to be done."""
        tick = self.tick
        keys = self.page.keyboard
        if self.page.locator("[data-pass]").count():
            self.page.locator("[data-prompt]").focus()
            keys.press("Space")
        else:
            keys.press("n")
            assert self.page.evaluate("document.activeElement.hasAttribute('data-open')")
            keys.press("Enter")
            if self.page.locator(".choice").count():
                keys.press("ArrowDown")
                keys.press("Enter")
        self.await_change(tick)
        assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"

    def close(self) -> None:
        """Leave; with the page goes what this guest has kept, and the next one has it without."""
        if not self._is_handed_on or self.page.is_closed():
            self._context.close()
            return
        self._ways.close()
        handed.hand_on(self._browser, self._wish, self.page, self.house.address)
