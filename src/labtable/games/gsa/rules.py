"""The paragraphs of RULES.md that forbid something, as constants."""

from importlib.resources import files
from typing import Final

from labtable.kernel.rule import Rule, Rulebook, read_rulebook

FILE: Final = files(__package__) / "RULES.md"
RULEBOOK: Final[Rulebook] = read_rulebook(FILE.read_text(encoding="utf-8"), str(FILE))

GAME_OVER: Final[Rule] = RULEBOOK["E2"]
DRAW_FIRST: Final[Rule] = RULEBOOK["T2"]
WORK_ON_YOUR_OWN: Final[Rule] = RULEBOOK["A3"]
SOURCE_EMPTY: Final[Rule] = RULEBOOK["G-13"]
PARTS_FIRST: Final[Rule] = RULEBOOK["G-92"]
NOT_IN_HAND: Final[Rule] = RULEBOOK["G-20"]
NOT_LACKING: Final[Rule] = RULEBOOK["G-21"]
NOT_YOUR_PROJECT: Final[Rule] = RULEBOOK["G-22"]
NEVER_HELD: Final[Rule] = RULEBOOK["G-30"]
OFFERS: Final[Rule] = RULEBOOK["G-40"]
ON_THE_TABLE: Final[Rule] = RULEBOOK["G-41"]
ONE_RESOURCE: Final[Rule] = RULEBOOK["G-42"]
ONE_AT_A_TIME: Final[Rule] = RULEBOOK["G-43"]
NO_COLLABORATIONS: Final[Rule] = RULEBOOK["G-52"]
NAME_OF_A_PAIR: Final[Rule] = RULEBOOK["G-93"]
GUARDS: Final[Rule] = RULEBOOK["G-59"]
MODIFIER_FROM_HAND: Final[Rule] = RULEBOOK["G-60"]
TARGETS: Final[Rule] = RULEBOOK["G-61"]
NOTHING_TO_DO: Final[Rule] = RULEBOOK["G-62"]
WILDS: Final[Rule] = RULEBOOK["G-64"]
REMOVED_CARDS: Final[Rule] = RULEBOOK["G-65"]
KEEP_THE_LIMIT: Final[Rule] = RULEBOOK["G-70"]
NOT_TO_DISCARD: Final[Rule] = RULEBOOK["G-72"]
