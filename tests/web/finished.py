"""Whole matches, played by bots in a moment, for pages that tell of matches that are over."""

from functools import cache

from labtable.bots import bot_rng, make_bot
from labtable.kernel import NOBODY, Knowledge, Record, Table, load_game, new_record
from labtable.kernel.option import OptionValue
from labtable.kernel.record import lay_again


@cache
def finished(game: str, seats: int, seed: int, bot: str = "greedy", **options: OptionValue) -> tuple[Record, Table]:
    """A match that is over, always the same for the same seed, and its table at the end."""
    played = load_game(game)
    record = new_record(played, seed, seats, dict(options))
    table = lay_again(played, record.header)
    bots = [make_bot(bot, bot_rng(seed, seat)) for seat in range(seats)]
    while table.actor != NOBODY:
        move = bots[table.actor].choose(Knowledge(played, table, table.actor))
        record.note(table, move.text)
        table.play(move)
    record.close(table)
    return record, table
