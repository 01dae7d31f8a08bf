"""The paragraphs of RULES.md that forbid something, as constants."""

from importlib.resources import files
from typing import Final

from labtable.kernel.rule import Rule, Rulebook, read_rulebook

FILE: Final = files(__package__) / "RULES.md"
RULEBOOK: Final[Rulebook] = read_rulebook(FILE.read_text(encoding="utf-8"), str(FILE))

NOT_HELD: Final[Rule] = RULEBOOK["O3"]
REQUIREMENTS: Final[Rule] = RULEBOOK["O9"]
FIRST_SIX: Final[Rule] = RULEBOOK["A-04"]
DISCARDS: Final[Rule] = RULEBOOK["A-06"]
GAME_OVER: Final[Rule] = RULEBOOK["A-09"]
ONE_DIRECTION: Final[Rule] = RULEBOOK["A-14"]
WRONG_TEMPERATURE: Final[Rule] = RULEBOOK["A-16"]
TEMPERATURE_DEFENCE: Final[Rule] = RULEBOOK["A-17"]
BSA_STEP: Final[Rule] = RULEBOOK["A-20"]
MUTATION: Final[Rule] = RULEBOOK["A-21"]
YOUR_TURN: Final[Rule] = RULEBOOK["A-22"]
DETERGENT: Final[Rule] = RULEBOOK["A-23"]
WHICH_DEFENCE: Final[Rule] = RULEBOOK["A-25"]
ANY_BUFFER: Final[Rule] = RULEBOOK["A-31"]
REARRANGING: Final[Rule] = RULEBOOK["A-34"]
ADDING: Final[Rule] = RULEBOOK["A-35"]
DELETION: Final[Rule] = RULEBOOK["A-37"]
DNASE: Final[Rule] = RULEBOOK["A-38"]
LADDER: Final[Rule] = RULEBOOK["A-39"]
SITE: Final[Rule] = RULEBOOK["A-42"]
LOOSE_PIECE: Final[Rule] = RULEBOOK["A-44"]
INSERTING: Final[Rule] = RULEBOOK["A-45"]
CONTAMINATED: Final[Rule] = RULEBOOK["A-48"]
OWN_COLOUR: Final[Rule] = RULEBOOK["A-51"]
ANSWERS: Final[Rule] = RULEBOOK["A-53"]
NAMED_LEVEL: Final[Rule] = RULEBOOK["A-58"]
NO_EFFECT: Final[Rule] = RULEBOOK["A-60"]
