"""The page on what the numbers of each game mean, made from the very planes that write them."""

from labtable.kernel import Game, game_names, load_game
from labtable.kernel.observation import Plane

OPENING = """\
# What a seat sees, in numbers

Made from the games themselves by `python -m labtable.adapters.described`; [research.md](research.md) says how to
use it.

An observation is a row of bytes, plane after plane; within a plane row after row. Rows and columns called `own`,
`next`, `third`, `fourth`, `fifth` are seats, from the one that looks around the table. A number above 255 is told as
255. Where no more is said, a number counts, or is 1 if something is so. `usual` is what a number seldom exceeds; who
wants them all about as large divides by `observation.usual()`. The names of all rows and columns:

```python
from labtable.kernel import load_game

for plane in load_game("pdb").observation.planes:
    print(plane.start, plane.name, plane.rows, plane.columns)
```
"""
MOST_NAMES = 8


def described() -> str:
    """The whole page."""
    return OPENING + "".join(game_described(load_game(name)) for name in game_names())


def game_described(game: Game) -> str:
    """The planes of one game."""
    sight = game.observation
    lines = [
        "",
        f"## {game.title}",
        "",
        f"{sight.size} numbers, {sight.moves} moves.",
        "",
        "| from | numbers | usual | plane | what it tells | rows | columns |",
        "|---|---|---|---|---|---|---|",
        *[row(plane) for plane in sight.planes],
    ]
    return "\n".join(lines) + "\n"


def row(plane: Plane) -> str:
    """One plane in one line."""
    cells = [
        plane.start,
        plane.size,
        in_words(plane.usual),
        plane.name,
        plane.words,
        names(plane.rows),
        names(plane.columns),
    ]
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def in_words(usual: list[int]) -> str:
    """What the numbers of a plane seldom exceed."""
    return str(usual[0]) if len(set(usual)) == 1 else f"{min(usual)} to {max(usual)}"


def names(all: list[str]) -> str:
    """Some names, and how many more there are."""
    if all == [""]:
        return "1"
    if len(all) <= MOST_NAMES:
        return ", ".join(all)
    return f"{len(all)}: {', '.join(all[:3])} … {all[-1]}"


if __name__ == "__main__":
    print(described(), end="")  # noqa: T201  # the page itself
