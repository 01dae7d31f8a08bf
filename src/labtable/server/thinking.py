"""Thinking: what a worker process does. It reads questions, rebuilds the table from the record, and answers."""

import sys
from collections import OrderedDict
from typing import BinaryIO

import msgspec

from labtable.bots import Bot, Thinker, make_bot
from labtable.kernel import Game, Knowledge, Table, seeded
from labtable.kernel.record import Header, Step, lay_again, pass_on, play_step
from labtable.server.shelf import Shelf, read_editions

MOST_TABLES = 512  # that a worker remembers


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What should this seat do? The record comes whole, or only what is new since the last question of its room."""

    room: str
    header: Header | None
    first: int
    steps: list[Step]
    seat: int
    passes: int = 0
    """How many passes of which no record tells come after the steps."""
    level: str
    seed: int
    weigh: bool = False


class Weighed(msgspec.Struct, frozen=True):
    """What the bot thinks of a move."""

    move: int
    worth: float
    visits: int


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """The move to make, and what was weighed if that was asked for."""

    move: int
    weighed: list[Weighed] = []


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten"):
    """The worker does not know this table any more; send the record whole."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The bot could not choose."""

    why: str


class Remembered:
    """A table that a worker keeps, and how many steps were played on it."""

    def __init__(self, game: Game, header: Header) -> None:
        self.game = game
        self.table: Table = lay_again(game, header)
        self.table.patient = True
        self.steps = 0

    def catch_up(self, steps: list[Step]) -> None:
        """Play what is new."""
        for step in steps:
            pass_on(self.table)
            play_step(self.game, self.table, self.steps + 2, step)
            self.steps += 1


class Memory:
    """The tables that a worker remembers, the latest used last."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = shelf or Shelf()
        self._tables: OrderedDict[str, Remembered] = OrderedDict()

    def recall(self, question: Question) -> Remembered | None:
        """The table of a question, brought up to date; None if its beginning is forgotten."""
        if question.header is not None:
            game = self._shelf.game(question.header.game)
            self._tables[question.room] = Remembered(game, question.header)
        remembered = self._tables.get(question.room)
        if remembered is None or remembered.steps != question.first:
            return None
        remembered.catch_up(question.steps)
        self._tables.move_to_end(question.room)
        if len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return remembered


def answer(memory: Memory, question: Question) -> Thought | Forgotten | Failed:
    """Think about a question; whatever goes wrong is told, not raised."""
    try:
        remembered = memory.recall(question)
        if remembered is None:
            return Forgotten()
        table = asked(remembered.table, question.seat, question.passes)
        knowledge = Knowledge(remembered.game, table, question.seat)
        return think(make_bot(question.level, seeded(question.seed)), knowledge, question.weigh)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def asked(table: Table, seat: int, passes: int) -> Table:
    """The table on which a seat is asked: so many passes on, of those who could only pass or are asked before it."""
    clone = table.clone()
    for _ in range(passes):
        passing = clone.presumed()
        assert passing is not None, "only in secret is there a pass of which no record tells"
        clone.play(passing)
    if clone.actor != seat:
        raise ValueError(f"seat {seat} is not asked")
    return clone


def think(bot: Bot, knowledge: Knowledge, weigh: bool) -> Thought:
    """Choose a move, or weigh them all and choose the one looked at most."""
    if not (weigh and isinstance(bot, Thinker)):
        return Thought(bot.choose(knowledge).id)
    weighed = [Weighed(each.move.id, each.worth, each.visits) for each in bot.weigh(knowledge)]
    weighed.sort(key=lambda each: (-each.visits, -each.worth))
    return Thought(weighed[0].move, weighed)


def serve(questions: BinaryIO, answers: BinaryIO, shelf: Shelf) -> None:
    """Answer a line with a line until there are no more."""
    memory = Memory(shelf)
    decoder = msgspec.json.Decoder(Question)
    for line in questions:
        answers.write(msgspec.json.encode(answer(memory, decoder.decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer, Shelf(read_editions(sys.argv[1:])))
