"""The most crowded positions of every game, found by playing many; `python -m tests.web.crowded` looks for them anew.

A position is a record whose last move leads to it. Who must decide there is the person who looks at it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

from labtable.bots import bot_rng, make_bot
from labtable.games.adna.table import AdnaTable
from labtable.games.gsa import phases
from labtable.games.gsa.table import GsaTable
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import BYTE, KINDS, MOST
from labtable.games.stem.table import StemTable
from labtable.kernel import NOBODY, Game, Knowledge, Record, Table, load_game, new_record
from labtable.kernel.record import UNSEALED, lay_again

FOLDER = Path(__file__).parent / "crowded"
GAMES = 200
BOTS = ("random", "greedy")

Measure = Callable[[Table], int]
"""How crowded a table is for who must decide."""


def _choices(table: Table) -> int:
    """Of how many the actor must take one in the middle of a move."""
    return len(table.legal()) if table.midway() and not table.in_secret() else 0


def _answers(table: Table) -> int:
    """How many answers the actor holds."""
    return len(table.legal()) if table.in_secret() and not table.speechless() else 0


def _adna_hand(table: Table) -> int:
    at = cast(AdnaTable, table)
    return sum(map(len, at.hands[3 * at.actor : 3 * at.actor + 3]))


def _chain(table: Table) -> int:
    return sum(map(len, cast(AdnaTable, table).chains))


def _gsa_hand(table: Table) -> int:
    return len(cast(GsaTable, table).hands[table.actor])


def _projects(table: Table) -> int:
    return sum(unit.is_of(table.actor) for unit in cast(GsaTable, table).units)


def _units(table: Table) -> int:
    return len(cast(GsaTable, table).units)


def _targets(table: Table) -> int:
    """On how many projects a Modifier can be played."""
    return len(table.legal()) if cast(GsaTable, table).phase == phases.ASK_UNIT else 0


def _offer(table: Table) -> int:
    """How much lies beside the projects about which an answer is asked."""
    at = cast(GsaTable, table)
    offered = [unit for unit in at.units if unit.project in (at.offered_own, at.offered_other)]
    return 1 + sum(len(unit.attached) for unit in offered) if at.phase == phases.ANSWERING else 0


def _tokens(table: Table) -> int:
    """The most tokens of one kind on the actor's bench."""
    purse = cast(PdbTable, table).labs[table.actor].purse
    return max((purse >> (BYTE * kind)) & MOST for kind in range(len(KINDS) - 1))


def _boxes(table: Table) -> int:
    return cast(PdbTable, table).holders.count(table.actor)


def _molecules(table: Table) -> int:
    return sum(len(lab.depositions) for lab in cast(PdbTable, table).labs)


def _stem_hand(table: Table) -> int:
    return len(cast(StemTable, table).hands[table.actor])


def _works(table: Table) -> int:
    return len(cast(StemTable, table).works[table.actor])


MEASURES: dict[str, dict[str, Measure]] = {
    "adna": {"hand": _adna_hand, "chains": _chain, "choices": _choices, "answers": _answers},
    "gsa": {
        "hand": _gsa_hand,
        "projects": _projects,
        "units": _units,
        "choices": _choices,
        "targets": _targets,
        "offer": _offer,
    },
    "pdb": {"tokens": _tokens, "boxes": _boxes, "molecules": _molecules},
    "stem": {"hand": _stem_hand, "heroes": _works, "choices": _choices, "answers": _answers},
}


def positions(game: Game, number: int) -> Iterator[tuple[Record, Table]]:
    """A whole game of all kinds of bots, position after position; the record grows on."""
    seats = game.fewest_seats + number % (game.most_seats - game.fewest_seats + 1)
    record = new_record(game, number, seats)
    record.header.labtable = UNSEALED  # a position is nobody's result
    table = lay_again(game, record.header)
    bots = [make_bot(BOTS[(number + seat) % len(BOTS)], bot_rng(number, seat)) for seat in range(seats)]
    while table.actor != NOBODY:
        yield record, table
        move = bots[table.actor].choose(Knowledge(game, table, table.actor))
        record.note(table, move.text)
        table.play(move)
    yield record, table


class Most:
    """The most crowded position so far by one measure; of equal ones the one with more seats."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure
        self.much = (0, 0)
        self.record: Record | None = None

    def look(self, record: Record, table: Table) -> None:
        much = (self.measure(table), table.seats)
        if much[0] and much > self.much:
            self.much, self.record = much, Record(record.header, record.steps.copy())


def search(game: Game) -> Iterator[tuple[str, Most]]:
    """The most crowded positions of a game, by the name of the measure; and the end of the longest match."""
    found = {name: Most(measure) for name, measure in MEASURES[game.name].items()}
    end = Most(lambda table: 0)
    for number in range(GAMES):
        for record, table in positions(game, number):
            if table.actor == NOBODY:
                end.measure = lambda _, steps=len(record.steps): steps
                end.look(record, table)
                continue
            for most in found.values():
                most.look(record, table)
    yield from found.items()
    yield "end", end


def paths(game: str) -> list[Path]:
    """The positions that were found."""
    return sorted(FOLDER.glob(f"{game}-*.jsonl"))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in map(load_game, MEASURES):
        for name, most in search(each):
            assert most.record is not None, f"no position of {each.name} has {name}"
            most.record.write(FOLDER / f"{each.name}-{name}.jsonl")
            print(each.name, name, *most.much, len(most.record.steps))  # noqa: T201  # whoever looks wants to know
