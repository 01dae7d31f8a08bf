"""Adna's Lab, after the printed game of SciBoard Games."""

from labtable.games.adna.game import AdnaGame

__all__ = ["AdnaGame"]
