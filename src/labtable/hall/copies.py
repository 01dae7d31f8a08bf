"""Copies of what is costly to make, kept while there is room; they are made in bites, so that tables play on."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator

from labtable.hall.bites import in_bites

MOST_BYTES = 64 * 1024 * 1024


class Copies:
    """Texts by their titles, those not asked for longest thrown away first."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._most = most
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._bytes = 0
        self._turn = asyncio.Lock()

    def __contains__(self, title: str) -> bool:
        return title in self._kept

    async def get(self, title: str, make: Callable[[], Iterator[bytes]]) -> bytes:
        """The parts of a text with commas between; if there is no copy, one is made, one at a time."""
        if title not in self._kept:
            async with self._turn:
                if title not in self._kept:  # nobody has made it meanwhile
                    self._keep(title, b",".join(await in_bites(make())))
        self._kept.move_to_end(title)
        return self._kept[title]

    def _keep(self, title: str, text: bytes) -> None:
        self._kept[title] = text
        self._bytes += len(text)
        while self._bytes > self._most and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])
