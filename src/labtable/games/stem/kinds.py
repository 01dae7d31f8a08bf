"""The words of the game as numbers: kinds and types of cards, steps, and the marks that narrow a hidden face."""

from typing import Final

NONE: Final = -1
UNLIMITED: Final = 99

# §E1 and §D2 The kinds of cards of the Hero deck.
HERO: Final = 0
ITEM: Final = 1
LOCATION: Final = 2
INSPIRATION: Final = 3
KINDS: Final = ("hero", "item", "location", "inspiration")

# §H1 The types; an Inspiration has none.
SCIENCE: Final = 0
TECHNOLOGY: Final = 1
ENGINEERING: Final = 2
MATHEMATICS: Final = 3
POLYMATH: Final = 4
NO_TYPE: Final = 5
TYPES: Final = ("science", "technology", "engineering", "mathematics", "polymath")

# §C1 The steps of the scientific method; §C6 a Wild Step card has none of its own.
STEPS: Final = ("observation", "hypothesis", "experiment", "analyze_data", "publish_results")
STEP_NAMES: Final = ("Observation", "Hypothesis", "Experiment", "Analyze Data", "Publish Results")
WILD: Final = 5
ALL_STEPS: Final = 0b11111

# When an Inspiration may be played.
ANY_TIME: Final = 0
OWN_TURN: Final = 1
RESPONSE: Final = 2
WINDOWS: Final = ("any", "own_turn", "response")

# §S-60 The three moments, as bits of the option.
TURN_START: Final = 1
ANSWERING: Final = 2
AFTER_ACTION: Final = 4

# §S-78 A mark: the kinds (low four bits) and types (the next six) that a hidden face can still have.
ANY_FACE: Final = 0b111111_1111
ANY_KIND: Final = 0b1111
ANY_TYPE: Final = 0b111111_0000


def mark_of(kind: int, type: int) -> int:
    """The mark that fits exactly this kind and type."""
    return (1 << kind) | (16 << type)
