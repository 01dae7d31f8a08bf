"""Bites: long work in small pieces, so that every table has its turn between two of them."""

import asyncio
from collections.abc import Iterable
from typing import TypeVar

Part = TypeVar("Part")


async def in_bites(parts: Iterable[Part], bite: int = 1) -> list[Part]:
    """All parts; after each few, whatever else waits has its turn."""
    made = []
    for number, part in enumerate(parts, start=1):
        made.append(part)
        if number % bite == 0:
            await asyncio.sleep(0)
    return made
