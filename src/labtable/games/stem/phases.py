"""The phases by number, as tables hold them and digests tell them; those from START on ask nobody."""

from typing import Final

MULLIGAN: Final = 0
WINDOW: Final = 1
AIM: Final = 2
ANSWER: Final = 3
ABILITY: Final = 4
ACTION: Final = 5
ADD_TO: Final = 6
CARD: Final = 7
STEP: Final = 8
ENHANCE: Final = 9
EXTRA: Final = 10
DROP: Final = 11
DISCARD: Final = 12
OVER: Final = 13

START: Final = 14
ASK_WINDOW: Final = 15
ASK_ANSWERS: Final = 16
SETTLE: Final = 17
CARRY_OUT: Final = 18
SCORE: Final = 19
ASK_ENHANCE: Final = 20
ASK_EXTRA: Final = 21
UPKEEP: Final = 22
FILL: Final = 23
ASK_DISCARD: Final = 24
NEXT: Final = 25
