"""Where the page's drawings lie: beside this module in an installed package, and in `web/src` in the repository."""

from functools import cache
from pathlib import Path

PACKED = Path(__file__).with_name("drawn")
REPOSITORY = Path(__file__).parents[3] / "web" / "src"
DRAWN = (
    *(
        "look/tokens.css",
        "pieces/meeple.json",
        "pieces/OwnPicture.svelte",
        "games/*/*.css",
        "games/*/*.json",
        "games/*/*.svg",
    ),
    *("games/*/art/*.svg", "games/*/Sprite.svelte", "games/*/HowTo.svelte"),
)
"""What of the page's sources is drawn or told on paper too; `setup.py` packs it."""


def drawn_files(page: Path = REPOSITORY) -> list[Path]:
    """All of these files, relative to the folder of the page's sources."""
    return sorted(path.relative_to(page) for pattern in DRAWN for path in page.glob(pattern))


def source(name: str) -> Path:
    """One of them."""
    return (PACKED if PACKED.is_dir() else REPOSITORY) / name


@cache
def text_of(name: str) -> str:
    """What stands in one of them; nothing if there is none of this name."""
    path = source(name)
    return path.read_text(encoding="utf-8") if path.is_file() else ""
