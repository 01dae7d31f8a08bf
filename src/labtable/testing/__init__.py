"""The public conformance kit: what every game of the kernel must keep, checked over random play."""

from labtable.testing.checks import CHECKS, Check, check_game
from labtable.testing.play import random_table

__all__ = ["CHECKS", "Check", "check_game", "random_table"]
