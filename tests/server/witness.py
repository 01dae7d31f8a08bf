"""A witness: a bot that notes what it was shown, in the very process in which it thinks."""

from pathlib import Path

import msgspec

from labtable.hall.match import Match
from labtable.kernel.record import play_step
from tests.server.visitors import Frame

BOT = """
from pathlib import Path
import msgspec

def choose(knowledge, rng):
    with Path(__file__).with_suffix(".seen").open("ab") as seen:
        seen.write(msgspec.json.encode(knowledge.view()) + b"\\n")
    return knowledge.legal()[-1]
"""


class Witness:
    """A bot of one's own in a file, and what it has seen."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "witness.py"
        self._path.write_text(BOT)

    @property
    def level(self) -> str:
        """What the bot is called by."""
        return str(self._path)

    @property
    def seen(self) -> list[Frame]:
        """What it was shown, one question after the other."""
        return [msgspec.json.decode(line) for line in self._path.with_suffix(".seen").read_bytes().splitlines()]


def shown(match: Match) -> Frame:
    """What the actor of a match sees."""
    found: Frame = msgspec.to_builtins(match.game.view(match.table, match.table.actor))
    return found


def shown_on_the_way(match: Match, seat: int) -> list[Frame]:
    """What a seat saw before each of its steps in the record."""
    again = Match(match.game, match.record.header)
    found = []
    for number, step in enumerate(match.record.steps, start=2):
        if step.seat == seat:
            found.append(shown(again))
        play_step(match.game, again.table, number, step)
    return found
