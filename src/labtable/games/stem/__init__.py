"""S.T.E.M.: Epic Heroes, after the printed game of Hologrin Studios."""

from labtable.games.stem.game import StemGame

__all__ = ["StemGame"]
