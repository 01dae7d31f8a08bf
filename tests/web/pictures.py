"""The pictures in README and docs: true tables in the middle of a game; `make pictures` takes them anew.

A lesson is the same game every time, so that a picture changes only if the page does.
"""

import base64
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web import chromium
from tests.web.first_steps import begin, press_wanted
from tests.web.guest import Guest
from tests.web.house import House

FOLDER = Path("docs/pictures")
STEPS = {"adna": 12, "gsa": 13, "pdb": 7, "stem": 10}
"""After how many steps of its lesson a table is worth a picture."""
MOST_BYTES = 150_000
SQUEEZE = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const squeezed = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
  return Array.from(new Uint8Array(await squeezed.arrayBuffer()));
}"""


def take(browser: Browser, house: House, darkroom: Page, name: str) -> None:
    """One picture: the home page, or a game's table."""
    guest = Guest(browser, house)
    if name == "home":
        guest.visit()
    else:
        begin(guest, name)
        for _ in range(STEPS[name]):
            press_wanted(guest)
        guest.page.get_by_role("button", name="Leave the lesson").click()
        guest.page.wait_for_selector("[data-open]")
    guest.page.mouse.move(0, 0)
    guest.page.evaluate("document.activeElement.blur()")
    guest.page.wait_for_load_state("networkidle")
    png = base64.b64encode(guest.page.screenshot()).decode()
    squeezed = bytes(darkroom.evaluate(SQUEEZE, png))
    assert len(squeezed) <= MOST_BYTES, f"the picture of {name} has {len(squeezed)} bytes"
    (FOLDER / f"{name}.webp").write_bytes(squeezed)
    guest.close()


def main() -> None:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, House(Path(folder)) as house:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        darkroom = browser.new_page()
        for name in ("home", *STEPS):
            take(browser, house, darkroom, name)
        browser.close()
