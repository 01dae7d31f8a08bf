"""The thermometer: ten levels, and the sets of them that cards ask for."""

from typing import Final

from mypy_extensions import i64

LEVELS: Final = (-80, 4, 16, 25, 37, 50, 55, 65, 80, 100)  # §A-11
HIGHEST: Final = 9
ROOM: Final = 3  # §O6
MUTATING: Final = 7  # §A-13 above 60 is this level and higher

Levels = i64  # a set of levels, one bit each; the empty set stands for a card without a temperature


def level_of(degrees: int) -> int:
    """The number of a level, counted from the coldest."""
    return LEVELS.index(degrees)


def levels_of(degrees: list[int]) -> Levels:
    """§A-12 The set of the levels a card names, both ends of a range among them."""
    levels: Levels = 0
    for each in degrees:
        levels |= 1 << level_of(each)
    return levels


def degrees_of(levels: Levels) -> list[int]:
    """The degrees of a set of levels, the coldest first."""
    return [degrees for level, degrees in enumerate(LEVELS) if (levels >> level) & 1 == 1]


def allows(levels: Levels, level: i64) -> bool:
    """§A-16 Whether a card with these levels can be played at a level; any level suits one without."""
    return levels == 0 or (levels >> level) & 1 == 1


def within(level: int) -> int:
    """§A-11 Moves stop at the ends."""
    return max(0, min(HIGHEST, level))
