"""The phases of a turn (§T1), and the questions within them (§G-92); the ones from START on ask nobody."""

from typing import Final

NAMING: Final = 0  # the draw phase
ACTING: Final = 1  # the action phase
ANSWERING: Final = 2  # another player is offered a collaboration
ASK_UNIT: Final = 3  # which project or collaboration a Modifier is played on
ASK_RIVAL: Final = 4  # which player
ASK_TYPE: Final = 5  # which type a wild is, or which comes out of the Discard pile
ASK_CARD: Final = 6  # which attached card goes
DISCARDING: Final = 7  # the discard phase

START: Final = 8
BEGIN: Final = 8  # the next turn begins
