"""Frames of RFC 6455 that need no library: any text on its way out, and a short one on its way in."""

WHOLE_TEXT = 0x81  # §5.2: the last piece of a message, which is text
MASKED = 0x80  # §5.3: as everything is that a browser sends
SHORT, MEDIUM = 125, 126  # lengths that stand in the second byte itself; this one says that two more bytes have it
HEAD, MASK = 2, 4


def framed(text: bytes) -> bytes:
    """A text as one frame."""
    size = len(text)
    if size <= SHORT:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def short_text(data: bytes) -> str | None:
    """The text of what is one frame with a short text and nothing else, if it is that."""
    size = len(data) - HEAD - MASK
    if not 0 <= size <= SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
        return None
    mask = (data[HEAD : HEAD + MASK] * (size // MASK + 1))[:size]
    plain = int.from_bytes(data[HEAD + MASK :], "big") ^ int.from_bytes(mask, "big")
    try:
        return plain.to_bytes(size, "big").decode()
    except UnicodeDecodeError:
        return None


def ends_a_frame(data: bytes) -> bool:
    """Whether bytes that begin with a masked frame are whole frames to the last of them."""
    place = 0
    while place + HEAD <= len(data):
        size, head = data[place + 1] & ~MASKED, HEAD
        if size > SHORT:
            head += 2 if size == MEDIUM else 8
            size = int.from_bytes(data[place + HEAD : place + head], "big")
        place += head + MASK + size
    return place == len(data)
