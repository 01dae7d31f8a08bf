"""The paragraphs of RULES.md that forbid something, as constants."""

from importlib.resources import files
from typing import Final

from labtable.kernel.rule import Rule, Rulebook, read_rulebook

FILE: Final = files(__package__) / "RULES.md"
RULEBOOK: Final[Rulebook] = read_rulebook(FILE.read_text(encoding="utf-8"), str(FILE))

STARTING_DATA: Final[Rule] = RULEBOOK["S7"]
CANNOT_PAY: Final[Rule] = RULEBOOK["5"]
BOX_USED: Final[Rule] = RULEBOOK["11"]
LAST_RESEARCHER: Final[Rule] = RULEBOOK["13"]
GAME_OVER: Final[Rule] = RULEBOOK["16"]
NOT_IN_ROUND_ONE: Final[Rule] = RULEBOOK["A1"]
SUPPLY_EMPTY: Final[Rule] = RULEBOOK["P-05"]
LEADS_ALREADY: Final[Rule] = RULEBOOK["P-07"]
NO_FREE_PASS: Final[Rule] = RULEBOOK["P-09"]
NOT_YOUR_CARD: Final[Rule] = RULEBOOK["P-12"]
NO_CARD_THERE: Final[Rule] = RULEBOOK["P-13"]
BALANCED_START: Final[Rule] = RULEBOOK["P-22"]
