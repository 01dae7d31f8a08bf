"""The paragraphs of RULES.md that forbid something, as constants."""

from importlib.resources import files
from typing import Final

from labtable.kernel.rule import Rule, Rulebook, read_rulebook

FILE: Final = files(__package__) / "RULES.md"
RULEBOOK: Final[Rulebook] = read_rulebook(FILE.read_text(encoding="utf-8"), str(FILE))

NOT_IN_HAND: Final[Rule] = RULEBOOK["D2"]
GAME_OVER: Final[Rule] = RULEBOOK["V2"]
STEP_SCORED: Final[Rule] = RULEBOOK["C2"]
OTHER_TYPE: Final[Rule] = RULEBOOK["C3"]
NO_PLACE: Final[Rule] = RULEBOOK["E3"]
NOT_ITS_TYPE: Final[Rule] = RULEBOOK["E4"]
NEW_HAND: Final[Rule] = RULEBOOK["S-04"]
BY_KIND: Final[Rule] = RULEBOOK["S-06"]
ONE_ACTION: Final[Rule] = RULEBOOK["S-10"]
NOTHING_TO_SCORE: Final[Rule] = RULEBOOK["S-11"]
ANNOUNCING: Final[Rule] = RULEBOOK["S-12"]
ABILITY_ASKS: Final[Rule] = RULEBOOK["S-13"]
ENHANCING: Final[Rule] = RULEBOOK["S-15"]
ADDING: Final[Rule] = RULEBOOK["S-16"]
FIELD_CARD_GOES: Final[Rule] = RULEBOOK["S-19"]
DISCARDING: Final[Rule] = RULEBOOK["S-21"]
SCORING_ONCE_MORE: Final[Rule] = RULEBOOK["S-25"]
RESERVED: Final[Rule] = RULEBOOK["S-26"]
STEP_DECLARED: Final[Rule] = RULEBOOK["S-31"]
LOOKED_AT: Final[Rule] = RULEBOOK["S-35"]
REPEATED: Final[Rule] = RULEBOOK["S-44"]
GUESSING: Final[Rule] = RULEBOOK["S-46"]
PROTECTED: Final[Rule] = RULEBOOK["S-47"]
SWAPPING: Final[Rule] = RULEBOOK["S-48"]
OTHER_HANDS: Final[Rule] = RULEBOOK["S-49"]
PLACING: Final[Rule] = RULEBOOK["S-50"]
INSPIRATIONS_NOW: Final[Rule] = RULEBOOK["S-60"]
ANSWERS_ONLY: Final[Rule] = RULEBOOK["S-62"]
NOTHING_TO_CHANGE: Final[Rule] = RULEBOOK["S-65"]
AIMING: Final[Rule] = RULEBOOK["S-67"]
TOO_MANY: Final[Rule] = RULEBOOK["S-80"]
