"""How smoothly cards move: frames a second in a real browser while bots play at their usual pace.

Run with `python -m benchmarks.motion`. Each game is watched in a headless Chromium of 1280 by 800 pixels, once as it is
and once with the processor slowed down four times. Only seconds in which something moved are counted.
"""

import json
import statistics
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.web import chromium
from tests.web.guest import Guest
from tests.web.house import House

SECONDS = 12
SLOWER = 4
GOAL = 30
AS_USUAL = ("workers=1",)
SAMPLE = """async (seconds) => {
  const moves = () => document.getAnimations().some((each) => !(each instanceof CSSAnimation));
  const frames = [];
  const begin = performance.now();
  for (;;) {
    const now = await new Promise(requestAnimationFrame);
    if (now - begin > seconds * 1000) return frames;
    frames.push([Math.floor((now - begin) / 1000), moves()]);
  }
}"""


def games(house: House) -> list[dict[str, int | str]]:
    """All games on the shelf."""
    with urllib.request.urlopen(f"{house.address}/api/games", timeout=10) as answer:  # noqa: S310 - our own server
        return json.loads(answer.read())  # type: ignore[no-any-return]  # JSON is what it is


def watch(browser: Browser, house: House, game: str, seats: int, slower: int) -> list[int]:
    """The frames of every second in which something moved, at a table of bots."""
    guest = Guest(browser, house, motion="no-preference")
    bots = [{"sitter": "bot", "level": "easy"}] * seats
    room = {"game": game, "seats": bots, "name": "Mira", "key": guest.key, "start": True}
    guest.visit(f"/t/{house.post('/api/rooms', room)['code']}")
    guest.page.wait_for_selector("[data-tick]")
    guest.context.new_cdp_session(guest.page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
    sampled: list[tuple[int, bool]] = guest.page.evaluate(SAMPLE, SECONDS)
    guest.close()
    moving = {second for second, moved in sampled if moved}
    return [sum(second == each for each, _ in sampled) for second in sorted(moving)]


def main() -> None:
    """Watch every game, and print a line for each."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), settings=AS_USUAL)
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        print(f"Frames a second while cards move; the goal is {GOAL}.\n")
        print(f"{'game':8}{'processor':>12}{'median':>10}{'worst':>8}{'seconds':>10}")
        for entry in games(house):
            for slower in (1, SLOWER):
                frames = watch(browser, house, str(entry["name"]), min(4, int(entry["most_seats"])), slower)
                speed = "as it is" if slower == 1 else f"{slower}x slower"
                middle = statistics.median(frames)
                print(f"{entry['name']:8}{speed:>12}{middle:>10.0f}{min(frames):>8}{len(frames):>10}")
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
