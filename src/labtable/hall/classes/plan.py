"""The plan of a class: what its teacher chose before the pupils came."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.kernel.option import OptionValue

MOST_PUPILS = 60
GameName = Annotated[str, Meta(min_length=1, max_length=32)]
NamesKind = Literal["first", "either", "nicknames"]
BotLevel = Literal["", "easy", "medium", "hard"]


class ClassPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a class is to play; until it begins its teacher may change it."""

    games: Annotated[list[GameName], Meta(min_length=1, max_length=8)]
    choosing: bool = False
    """Whether pupils say which of the games they would like; otherwise the tables are shared out evenly."""
    options: dict[GameName, dict[str, OptionValue]] = {}
    """The options of each game; what is left out is as usual."""
    size: Annotated[int, Meta(ge=2, le=5)] = 4
    """Pupils at a table, as far as the game has so many seats."""
    bots: BotLevel = "easy"
    """The bots that fill empty chairs, so that all tables have the same size; none where it is empty."""
    lesson: bool = True
    """Whether everybody takes the first steps of their game before the match."""
    minutes: Annotated[int, Meta(ge=0, le=240)] = 35
    """The time for the lesson, from the start to the last full round; 0 for as long as it takes."""
    names: NamesKind = "either"
    language: Annotated[str, Meta(min_length=2, max_length=8)] = "en"
    hints: bool = True
    friends: bool = True
    """Whether two who choose each other sit at one table."""
    scores: bool = True
    """Whether the projector shows scores."""
    chat: bool = False
    """Whether pupils may write in their own words at a table; the set words can always be said."""
    same_deals: bool = True
    """Whether all tables of a game get the same deal, and their bots the same luck."""
    return_games: bool = False
    """Whether two at a table play each deal twice, the second time with seats swapped."""
