"""The GSA Starter Deck, after the printed game of the Phylo project and the Genetics Society of America."""

from labtable.games.gsa.game import GsaGame

__all__ = ["GsaGame"]
