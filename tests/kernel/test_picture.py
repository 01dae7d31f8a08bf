"""Pictures of one's own cards: an image is what it is, never what it says it is."""

import struct
import zlib

import pytest

from labtable.kernel.picture import NO_IMAGE, TOO_LARGE, image_problem
from tests.kernel.images import PNG_TYPE, WEBP_TYPE, chunk, data, png, webp

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
HEADER = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)


@pytest.mark.parametrize(
    "image",
    [
        data(PNG_TYPE, png()),
        data(PNG_TYPE, png(512, 3)),
        data(WEBP_TYPE, webp()),
        data(WEBP_TYPE, webp(b"VP8 ")),
        data(WEBP_TYPE, webp(before=b"VP8X" + struct.pack("<I", 10) + bytes(10))),
    ],
)
def test_a_small_image_is_shown(image: str) -> None:
    assert image_problem(image) == ""


@pytest.mark.parametrize(
    "image",
    [
        "",
        "javascript:alert(1)",
        data("data:image/svg+xml", SVG),
        data(PNG_TYPE, SVG),
        data(WEBP_TYPE, png()),
        data(PNG_TYPE, webp()),
        data("data:text/html", png()),
        data(PNG_TYPE, png(after=b"<script>")),
        data(PNG_TYPE, png(2, 2, chunk(b"tEXt", b"Comment\0<script>"))),
        data(PNG_TYPE, png()[:-3]),
        data(PNG_TYPE, png().replace(b"IDAT", b"IDAX")),
        data(PNG_TYPE, png(rows=4000)),
        data(PNG_TYPE, b"\x89PNG\r\n\x1a\n"),
        data(PNG_TYPE, b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", HEADER) + chunk(b"IDAT", b"no") + chunk(b"IEND", b"")),
        data(PNG_TYPE, b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", b"") + chunk(b"IDAT", b"") + chunk(b"IEND", b"")),
        data(WEBP_TYPE, webp(after=b"<script>")),
        data(WEBP_TYPE, webp().replace(b"VP8L", b"ANIM")),
        data(WEBP_TYPE, webp(before=b"EXIF" + struct.pack("<I", 8) + b"<script>")),
        data(WEBP_TYPE, webp(more=40)),
        data(WEBP_TYPE, webp(b"VP8 ").replace(b"\x9d\x01\x2a", b"\0\0\0")),
        data(WEBP_TYPE, webp().replace(b"\x2f", b"\x2e")),
        data(WEBP_TYPE, b"RIFF"),
        f"{PNG_TYPE};base64,***",
        f"{PNG_TYPE};base64,é",
    ],
)
def test_whatever_is_no_image_is_refused(image: str) -> None:
    assert image_problem(image) == NO_IMAGE


@pytest.mark.parametrize(
    "image",
    [
        data(PNG_TYPE, png(513, 1)),
        data(PNG_TYPE, b"x" * 9000),
        data(WEBP_TYPE, webp(width=2000)),
        data(WEBP_TYPE, webp(b"VP8 ", 0, 4)),
    ],
)
def test_an_image_that_is_too_large_or_has_no_size_is_refused(image: str) -> None:
    assert image_problem(image) == TOO_LARGE


def test_packed_pixels_are_unfolded_no_further_than_such_an_image_can_have() -> None:
    bomb = png(2, 2, rows=0).replace(zlib.compress(b""), zlib.compress(b"\0" * 40_000_000)[:4000])
    assert image_problem(data(PNG_TYPE, bomb)) == NO_IMAGE
