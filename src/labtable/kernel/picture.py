"""Pictures of one's own cards: signs out of our drawings on a wash, or a small image that is kept as data.

An image is taken for what it is, never for what it says: only PNG and WebP, whole from the first byte to the last, with
no chunks but those that draw, so that nothing that could be run or read comes along.
"""

import base64
import binascii
import struct
import zlib
from collections.abc import Iterator
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

MOST_BYTES: Final = 8_192
MOST_PIXELS: Final = 512  # to a side
MOST_TEXT: Final = 11_000
"""What so many bytes take as text, with the words before them."""
PNG: Final = b"\x89PNG\r\n\x1a\n"
DRAWING: Final = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
FRAMES: Final = (b"VP8 ", b"VP8L")
BESIDES: Final = (b"VP8X", b"ALPH")
NO_IMAGE: Final = "this is no PNG or WebP image that can be shown"
TOO_LARGE: Final = f"an image of one's own has {MOST_BYTES:,} bytes and {MOST_PIXELS} pixels to a side at most"

Sign = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]+$", max_length=40)]
Wash = Literal["paper", "blue", "teal", "green", "sand", "coral", "rose", "violet"]


class Picture(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is drawn on a card: up to three signs on a wash, or an image as `data:image/png;base64,…`."""

    signs: Annotated[tuple[Sign, ...], Meta(max_length=3)] = ()
    wash: Wash = "paper"
    image: Annotated[str, Meta(max_length=MOST_TEXT)] = ""


def image_problem(image: str) -> str:
    """Why an image cannot be shown, or nothing."""
    kind, _, text = image.partition(";base64,")
    try:
        found = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return NO_IMAGE
    if len(found) > MOST_BYTES:
        return TOO_LARGE
    size = {"data:image/png": png_size, "data:image/webp": webp_size}.get(kind, no_size)(found)
    if size is None:
        return NO_IMAGE
    return "" if min(size) > 0 and max(size) <= MOST_PIXELS else TOO_LARGE


def no_size(found: bytes) -> tuple[int, int] | None:
    """Whatever is neither PNG nor WebP has no size here."""
    return None


def png_size(found: bytes) -> tuple[int, int] | None:
    """The size of a PNG whose chunks are whole, in order and only draw; None if it is none."""
    try:
        chunks = list(png_chunks(found))
        names = [name for name, _ in chunks]
        if names[0] != b"IHDR" or names[-1] != b"IEND" or not set(names) <= set(DRAWING):
            return None
        size: tuple[int, int] = struct.unpack(">II", chunks[0][1][:8])
        return size if draws(b"".join(data for name, data in chunks if name == b"IDAT"), size) else None
    except (IndexError, struct.error, zlib.error, ValueError):
        return None


def png_chunks(found: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG, each checked by its sum; nothing may follow the last."""
    if not found.startswith(PNG):
        raise ValueError(NO_IMAGE)
    place = len(PNG)
    while place < len(found):
        length, name = struct.unpack(">I4s", found[place : place + 8])
        data = found[place + 8 : place + 8 + length]
        (sum_told,) = struct.unpack(">I", found[place + 8 + length : place + 12 + length])
        if sum_told != zlib.crc32(name + data):
            raise ValueError(NO_IMAGE)
        yield name, data
        place += 12 + length
        if name == b"IEND" and place != len(found):
            raise ValueError(NO_IMAGE)


def draws(packed: bytes, size: tuple[int, int]) -> bool:
    """Whether packed pixels unfold to no more than such an image can have."""
    most = size[1] * (1 + size[0] * 8)
    unfolding = zlib.decompressobj()
    unfolding.decompress(packed, min(most, MOST_PIXELS * (1 + MOST_PIXELS * 8)) + 1)
    return unfolding.eof and not unfolding.unused_data


def webp_size(found: bytes) -> tuple[int, int] | None:
    """The size of a WebP of one still frame that ends where it says; None if it is none."""
    try:
        chunks = dict(webp_chunks(found))
        (frame,) = set(chunks) & set(FRAMES)
        if set(chunks) - {frame, *BESIDES}:
            return None
        data = chunks[frame]
        if frame == b"VP8 ":
            width, height = struct.unpack("<HH", data[6:10])
            return (width & 0x3FFF, height & 0x3FFF) if data[3:6] == b"\x9d\x01\x2a" else None
        (bits,) = struct.unpack("<I", data[1:5])
        return (1 + (bits & 0x3FFF), 1 + ((bits >> 14) & 0x3FFF)) if data[0] == 0x2F else None
    except (IndexError, struct.error, ValueError):
        return None


def webp_chunks(found: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a WebP; they must fill it to its last byte."""
    if found[:4] != b"RIFF" or found[8:12] != b"WEBP" or struct.unpack("<I", found[4:8])[0] != len(found) - 8:
        raise ValueError(NO_IMAGE)
    place = 12
    while place < len(found):
        name, length = struct.unpack("<4sI", found[place : place + 8])
        yield name, found[place + 8 : place + 8 + length]
        place += 8 + length + length % 2
    if place != len(found):
        raise ValueError(NO_IMAGE)
