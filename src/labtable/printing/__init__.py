"""Games on paper: cards, boards, small pieces and rules as a PDF, from the page's own drawings."""

from importlib.util import find_spec

from labtable.kernel import BadInput, Game
from labtable.printing.paper import PAPERS, Paper, paper_named

__all__ = ["PAPERS", "Paper", "paper_named", "printed"]

NEEDED = ("cssselect2", "tinycss2", "typst")
MISSING = "Printing needs packages that are not here ({names}); get them with: pip install 'labtable[print]'."


def printed(game: Game, paper: Paper) -> bytes:
    """A whole game in its edition on paper, as a PDF; the same game and paper give the same bytes."""
    lacking = [name for name in NEEDED if find_spec(name) is None]
    if lacking:
        raise BadInput(MISSING.format(names=", ".join(lacking)))
    from labtable.printing.press import manuscript, pressed  # here, because it imports what may be missing

    return pressed(manuscript(game, paper))
