"""Matches with cards that people made: one with such a card about to win, and one that is over in which some were met."""

from typing import NamedTuple

from labtable.bots import bot_rng, make_bot
from labtable.hall.workshop import opened
from labtable.kernel import NOBODY, Game, Knowledge, Record, new_record
from labtable.kernel.changes import Entry
from labtable.kernel.option import OptionValue
from labtable.kernel.record import lay_again
from tests.games.editions import CARDS, TOLD, text

WINNING: dict[str, tuple[str, Entry]] = {
    "pdb": ("box", {"id": "grand", "name": "Grand Talk", "exchanges": [{"gain": {"achievement": 12}}]}),
    "adna": (
        "reaction",
        {
            "id": "grand",
            "name": "Grand Mix",
            "type": "support",
            "copies": 10,
            "plays": ["action"],
            "does": [{"op": "add", "number": 10}],
            "chain": "own",
            **TOLD,
        },
    ),
    "stem": (
        "hero",
        {
            "id": "grand",
            "name": "Grand Ada",
            "type": "polymath",
            "effect": {"op": "bonus_per", "kind": "item", "points": 20},
            **TOLD,
        },
    ),
}
"""A card with which one wins at once, or nearly, so that every strong bot thinks of it first."""
OPTIONS: dict[str, dict[str, OptionValue]] = {"pdb": {}, "adna": {"length": 15}, "stem": {}}
WON = "Grand"
SEEDS = 40
FEW = 4  # moves, so that a hint is sure to name the winning one


class Over(NamedTuple):
    """A match that is over, and the names of own cards of which it tells."""

    record: Record
    met: list[str]


def played(game: Game, seed: int) -> tuple[Record, int, set[str]]:
    """A match of greedy bots, before which step few moves but the winning card could be played, and the cards it tells of."""
    record = new_record(game, seed, 2, dict(OPTIONS[game.name]))
    table = lay_again(game, record.header, listening=True)
    bots = [make_bot("greedy", bot_rng(seed, seat)) for seat in range(2)]
    winning = -1
    while table.actor != NOBODY:
        moves = table.legal()
        if winning < 0 and len(moves) <= FEW and any(WON in move.label for move in moves):
            winning = len(record.steps)
        move = bots[table.actor].choose(Knowledge(game, table, table.actor))
        record.note(table, move.text)
        table.play(move)
    record.close(table)
    return record, winning, {event.told() or "" for event in table.events or []}


def about_to_win(name: str) -> Record:
    """The beginning of a match: whoever decides can play the winning card."""
    table, row = WINNING[name]
    game = opened(name, text(name, add={table: [row]}))
    for seed in range(SEEDS):
        record, winning, _ = played(game, seed)
        if winning >= 0:
            return Record(record.header, record.steps[:winning], cards=record.cards)
    raise AssertionError(f"nobody could play {row['name']}")


def over(name: str) -> Over:
    """A match in which an own card was met."""
    table, row = WINNING[name]
    cards = {table: [row]} if row.get("copies") else CARDS[name]  # of many copies some are surely met
    game = opened(name, text(name, add=cards))
    own = {str(row["id"]) for rows in cards.values() for row in rows}
    names = {face.id: face.name for face in game.gallery() if face.id in own and face.science}
    for seed in range(SEEDS):
        record, _, told = played(game, seed)
        if met := sorted(told & set(names)):
            return Over(record, [names[each] for each in met])
    raise AssertionError(f"no own card of {name} was met")
