"""Somebody at the card workshop: how they fill in its forms, hand an edition on, and read a code from the screen."""

import base64
import zlib
from typing import Any

import zxingcpp
from playwright.sync_api import Locator, Page, expect

from labtable.kernel.form import KindForm
from tests.web.guest import Guest

SCALE = 4  # pixels to a module of a code
MODULES = """(svg) => {
  const size = svg.viewBox.baseVal.width;
  return [size, svg.querySelector("path").getAttribute("d")];
}"""


class Maker:
    """A guest who makes cards for a game."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.page: Page = guest.page
        self.game = game

    def come(self, path: str = "") -> None:
        self.guest.visit(path or f"/workshop/{self.game}")
        self.page.wait_for_selector("#form [data-field]")

    def field(self, name: str) -> Locator:
        return self.page.locator(f"#form [data-field='{name}']")

    @property
    def mistakes(self) -> Locator:
        return self.page.locator("#form [role='alert']")

    def settled(self) -> None:
        """Wait until the server has looked at the last change."""
        expect(self.page.locator("#form .kept")).to_contain_text("kept on this device")
        self.page.wait_for_load_state("networkidle")

    def make(self, form: KindForm, name: str) -> None:
        """A card of a kind: what it must have is filled in, once wrong and then right."""
        self.page.locator("#form .segments label", has_text=form.title).first.click()
        fields = {field.name: field for field in form.fields}
        if "name" in fields:
            self.field("name").locator("input").fill(name)
        if "source" in fields:
            self.field("source").locator("input").fill("nowhere")
            expect(self.field("source").locator("[role='alert']")).to_contain_text("https://")
            self.field("source").locator("input").fill("https://example.org/own")
            self.field("science").locator("textarea").fill(f"{name} is true.")
        for field in form.fields:
            if field.kind == "cards" and field.needed:
                for at in (1, 2):
                    self.field(field.name).locator(".add select").select_option(index=at)
            elif field.name == "site":
                self.field("site").locator("input").fill("ACC^GGT")
            elif field.name in ("does", "exchanges") and field.kind == "list" and form.table != "action":
                self.field(field.name).get_by_role("button", name="Add one").click()
        expect(self.mistakes).to_have_count(0)

    def brought(self, toml: str) -> None:
        """Bring an edition in from a file."""
        file: Any = {"name": "own.toml", "mimeType": "application/toml", "buffer": toml.encode()}
        self.page.locator("#edition input[type='file']").set_input_files(file)

    def exported(self) -> str:
        """The file that is saved."""
        with self.page.expect_download() as saved:
            self.page.get_by_role("button", name="Export").click()
        return saved.value.path().read_text(encoding="utf-8")

    def code(self) -> str:
        """What a camera reads from the code on the screen."""
        size, path = self.page.locator("#edition svg[aria-label='The edition as a QR code']").evaluate(MODULES)
        wide = size * SCALE
        pixels = bytearray(b"\xff" * wide * wide)
        for square in path.split("M")[1:]:
            x, y = (int(part) for part in square.split("h")[0].split(" "))
            for row in range(y * SCALE, (y + 1) * SCALE):
                pixels[row * wide + x * SCALE : row * wide + (x + 1) * SCALE] = bytes(SCALE)
        (found,) = zxingcpp.read_barcodes(memoryview(bytes(pixels)).cast("B", shape=[wide, wide]))
        return str(found.text)


def held_in(link: str) -> str:
    """The edition that a link holds."""
    packed = link.partition("#e=")[2]
    return zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15).decode()
