"""Notes: all that was counted of a review so far, to be kept and to go on from."""

import zlib
from typing import Final

import msgspec

from labtable.review.findings import Curve, Verdict
from labtable.review.pieces import Seen, Surveyed
from labtable.review.weighing import Balance

WAY: Final = 1
"""Counts up when chances are counted in another way; notes from before that are thrown away."""


class Decided(msgspec.Struct, frozen=True):
    """A decision with its verdict."""

    balance: Balance
    verdict: Verdict


class Notes(msgspec.Struct):
    """What was counted."""

    way: int = WAY
    surveyed: Surveyed | None = None
    sums: dict[int, list[Seen]] = {}
    """What positions are worth to every seat, by the number of steps that were made."""
    curve: Curve | None = None
    """As it was drawn last."""
    decided: dict[int, Decided] = {}
    """By the number of steps before it."""

    def packed(self) -> bytes:
        """The notes as they are kept."""
        return zlib.compress(msgspec.json.encode(self))


def unpacked(kept: bytes | None) -> Notes:
    """Notes that were kept; none if they cannot be gone on from."""
    try:
        notes = Notes() if kept is None else msgspec.json.decode(zlib.decompress(kept), type=Notes)
    except (zlib.error, msgspec.MsgspecError):
        return Notes()
    return notes if notes.way == WAY else Notes()
