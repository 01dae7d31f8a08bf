"""Games on paper: cards, boards, small pieces and rules as a PDF, from the page's own drawings."""

from labtable.printing.paper import PAPERS, Paper, paper_named
from labtable.printing.press import printed

__all__ = ["PAPERS", "Paper", "paper_named", "printed"]
