"""The pictures of prints in docs/print.md: `python -m tests.printing.pictures` makes them anew."""

import base64
import struct
import zlib

from playwright.sync_api import sync_playwright

from tests.printing.prints import print_of
from tests.web import chromium
from tests.web.pictures import FOLDER, MOST_BYTES, SQUEEZE

SHOWN = {
    "print": [("gsa", 0), ("gsa", 10), ("gsa", 11)],
    "print-boards": [("pdb", 4), ("pdb", 10), ("adna", 6)],
}
"""Pages beside each other: the game, and which page of its A4 print."""
DOTS = 48 / 72  # pixels a point
BETWEEN = 8  # pixels


def beside(pages: list[tuple[str, int]]) -> bytes:
    """Some pages in a row, as a PNG."""
    pixels = [print_of(game, "a4").document[page].render(scale=DOTS, rev_byteorder=True) for game, page in pages]
    rows = [bytearray() for _ in range(max(each.height for each in pixels))]
    for each in pixels:
        shown = each.to_numpy()
        for number, row in enumerate(rows):
            inside = shown[number].tobytes() if number < each.height else b"\xb4" * each.width * each.n_channels
            row += inside + b"\xb4" * BETWEEN * each.n_channels
    wide = len(rows[0]) // pixels[0].n_channels
    return png(wide, len(rows), b"".join(b"\0" + row for row in rows), pixels[0].n_channels)


def png(wide: int, high: int, packed: bytes, channels: int) -> bytes:
    """Rows of pixels as a PNG."""
    parts = {
        b"IHDR": struct.pack(">IIBBBBB", wide, high, 8, {3: 2, 4: 6}[channels], 0, 0, 0),
        b"IDAT": zlib.compress(packed),
        b"IEND": b"",
    }
    chunks = (
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts.items()
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def main() -> None:
    """Make them all."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.flags())
        darkroom = browser.new_page()
        for name, pages in SHOWN.items():
            squeezed = bytes(darkroom.evaluate(SQUEEZE, base64.b64encode(beside(pages)).decode()))
            assert len(squeezed) <= MOST_BYTES, f"{name} has {len(squeezed)} bytes"
            (FOLDER / f"{name}.webp").write_bytes(squeezed)
        browser.close()


if __name__ == "__main__":
    main()
