"""Draws the icons of the installed page from its logo: `python -m tests.web.icons` writes them to web/public/icons."""

import base64
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web import chromium

WEB = Path(__file__).parents[2] / "web"
FOLDER = WEB / "public/icons"
PAPER = "#f7f4ec"
ICONS = {
    "icon-192": (192, 0.8, 0.22),
    "icon-512": (512, 0.8, 0.22),
    "maskable-512": (512, 0.58, 0),
    "touch-180": (180, 0.72, 0),
}
"""Each with its size, how much of it the logo fills, and how round its corners are; a mask may cut a fifth off each side."""


def draw(browser: Browser, name: str) -> None:
    """Draw one icon."""
    size, part, round_ = ICONS[name]
    logo = base64.b64encode((WEB / "src/look/logo.svg").read_bytes()).decode()
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{PAPER};"
        f"border-radius:{round_ * size}px'>"
        f"<img style='width:{part * size}px' src='data:image/svg+xml;base64,{logo}'><style>html{{background:none}}</style>"
    )
    page.locator("img").evaluate("image => image.decode()")
    page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
    page.close()


def main() -> None:
    """Draw them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        for name in ICONS:
            draw(browser, name)
        browser.close()


if __name__ == "__main__":
    main()
