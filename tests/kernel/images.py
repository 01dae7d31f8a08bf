"""Small images for tests, made byte by byte."""

import base64
import struct
import zlib

PNG_TYPE, WEBP_TYPE = "data:image/png", "data:image/webp"


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I4s", len(data), name) + data + struct.pack(">I", zlib.crc32(name + data))


def png(width: int = 2, height: int = 2, *between: bytes, after: bytes = b"", rows: int | None = None) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress((b"\0" + b"\x10\x20\x30" * width) * (height if rows is None else rows))
    parts = [chunk(b"IHDR", header), *between, chunk(b"IDAT", pixels), chunk(b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts) + after


def webp(
    frame: bytes = b"VP8L", width: int = 3, height: int = 2, after: bytes = b"", before: bytes = b"", more: int = 0
) -> bytes:
    if frame == b"VP8L":
        data = b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14) + b"\0" * 9
    else:
        data = b"\0\0\0\x9d\x01\x2a" + struct.pack("<HH", width, height) + b"\0" * 4
    body = b"WEBP" + before + struct.pack("<4sI", frame, len(data) + more) + data
    return b"RIFF" + struct.pack("<I", len(body)) + body + after


def data(kind: str, found: bytes) -> str:
    return f"{kind};base64,{base64.b64encode(found).decode()}"
