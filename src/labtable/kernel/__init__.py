"""What a game is: rules, moves, tables, knowledge, views and records. Imports nothing else of ours."""

from labtable.kernel.errors import BadInput, BadRecord, IllegalMove
from labtable.kernel.event import Aside, Event
from labtable.kernel.fixed import Fixed
from labtable.kernel.gallery import Face
from labtable.kernel.game import EditionName, Game
from labtable.kernel.knowledge import Knowledge
from labtable.kernel.measure import Count, Fate
from labtable.kernel.move import Catalogue, Move
from labtable.kernel.option import Choice, Chosen, Number, Option, OptionValue, Toggle
from labtable.kernel.player import Player, play_out
from labtable.kernel.reason import Names
from labtable.kernel.record import Record, new_record, parse_record, read_record, replay, verify
from labtable.kernel.registry import game_names, game_of, load_game
from labtable.kernel.rng import Rng, seeded
from labtable.kernel.rule import Rule, Rulebook, read_rulebook
from labtable.kernel.seats import EVERYBODY, SPECTATOR, all_but, only
from labtable.kernel.table import NOBODY, Table
from labtable.kernel.turn import turn_of
from labtable.kernel.view import Check, Offer, Refusal, Standing, Turn, View

__all__ = [
    "EVERYBODY",
    "NOBODY",
    "SPECTATOR",
    "Aside",
    "BadInput",
    "BadRecord",
    "Catalogue",
    "Check",
    "Choice",
    "Chosen",
    "Count",
    "EditionName",
    "Event",
    "Face",
    "Fate",
    "Fixed",
    "Game",
    "IllegalMove",
    "Knowledge",
    "Move",
    "Names",
    "Number",
    "Offer",
    "Option",
    "OptionValue",
    "Player",
    "Record",
    "Refusal",
    "Rng",
    "Rule",
    "Rulebook",
    "Standing",
    "Table",
    "Toggle",
    "Turn",
    "View",
    "all_but",
    "game_names",
    "game_of",
    "load_game",
    "new_record",
    "only",
    "parse_record",
    "play_out",
    "read_record",
    "read_rulebook",
    "replay",
    "seeded",
    "turn_of",
    "verify",
]
