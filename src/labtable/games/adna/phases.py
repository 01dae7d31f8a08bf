"""Phases: what is asked now; the ones from START on ask nobody and pass by themselves."""

from typing import Final

OVER: Final = 0
OPENING: Final = 1  # §A-04 lay the first six bases
MUTATE: Final = 2  # §A-21 exchange two places of the other chain, or leave it
MAIN: Final = 3  # §A-22 lay, announce or end
ANSWER: Final = 4  # §A-53 answer what was announced, or pass
REPAIR: Final = 5  # §A-44 save the loose piece, or pass
ADD: Final = 6  # §A-35 lay the bases that were turned up
CHOOSE: Final = 7  # §A-34 choose the places to rearrange
FILL: Final = 8  # §A-34 fill them again
DELETE: Final = 9  # §A-37 choose the cards that go
INSERT: Final = 10  # §A-45 lay bases at the cut
STEP: Final = 11  # §A-20 the thermometer up or down
DISCARD: Final = 12  # §A-06 up to three cards under their decks

START: Final = 13
LAY_OUT: Final = 13  # §A-62 the next game of the match
BEGIN: Final = 14  # §P6 a turn begins
SETTLE: Final = 15  # §A-53 what was announced last works, or does not
RESUME: Final = 16  # and its effects happen one after the other
