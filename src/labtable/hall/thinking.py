"""Thinking: what a bot is asked, far from the room; the table is rebuilt from the record, and remembered."""

from collections import OrderedDict

import msgspec

from labtable.bots import Bot, Thinker, make_bot
from labtable.bots.levels import LevelBot
from labtable.bots.reasons import Adviser, Hint
from labtable.kernel import Game, Knowledge, Rng, Table, load_game, seeded
from labtable.kernel.edition import CardText
from labtable.kernel.reason import Names
from labtable.kernel.record import Header, Step, lay_again, play_step

MOST_IMAGINED = 50  # tables on which a bot looks for an answer that it might hold
MOST_TABLES = 512  # that a worker remembers


class Question(msgspec.Struct, frozen=True, kw_only=True, tag="question"):
    """What should this seat do? The record comes whole, or only what is new since the last question of its room."""

    room: str
    header: Header | None = None
    cards: str = ""
    """With the header, the text of the room's card file; nothing if it plays with the game's own cards."""
    first: int = 0
    steps: list[Step] = []
    seat: int
    silent: int = 0
    """How many seats that are asked before this one are taken to pass."""
    level: str
    seed: int
    hurried: bool = True
    """Whether a level also stops when its time is over; without that its seed fixes what it does."""
    names: list[str] = []
    """What the seats are called in a hint; nobody asked for one if there are none."""


class Advised(msgspec.Struct, frozen=True):
    """A move of a hint: what it is called, what it is good for, its chance, and how it stands beside the best."""

    move: int
    title: str
    short: str
    chance: float
    beside: str


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """The move to make; with a hint, what else comes near it, where to look, and the reasons."""

    move: int
    advised: list[Advised] = []
    nudge: str = ""
    sentences: list[str] = []
    plays: str = ""
    """As which level the bot played that was asked: a weaker one where its time was over too soon."""


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
        self.steps = 0

    def catch_up(self, steps: list[Step]) -> None:
        """Play what is new."""
        for step in steps:
            play_step(self.game, self.table, self.steps + 2, step)
            self.steps += 1


class Memory:
    """The tables that a worker remembers, the latest used last, and how many times its usual time a level may think."""

    def __init__(self, patience: float = 1.0) -> None:
        self.patience = patience
        self._tables: OrderedDict[str, Remembered] = OrderedDict()

    def recall(self, question: Question) -> Remembered | None:
        """The table of a question, brought up to date; None if its beginning is forgotten."""
        if question.header is not None:
            cards = CardText("of the room", question.cards) if question.cards else None
            game = load_game(question.header.game, cards)
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
        table = asked(remembered.table, question.seat, question.silent)
        bot = make_bot(question.level, seeded(question.seed), people_wait=memory.patience if question.hurried else 0.0)
        if table.speechless():
            pretend(bot, remembered.game, table, seeded(question.seed))
        return think(bot, Knowledge(remembered.game, table, question.seat), question)
    except Exception as error:
        return Failed(f"{type(error).__name__}: {error}")


def asked(table: Table, seat: int, silent: int) -> Table:
    """The table on which a seat is asked, when so many have passed who are asked before it."""
    clone = table.clone()
    for _ in range(silent):
        passing = clone.silence()
        assert passing is not None, "only in secret is one asked after another"
        clone.play(passing)
    if clone.actor != seat:
        raise ValueError(f"seat {seat} is not asked")
    return clone


def pretend(bot: Bot, game: Game, table: Table, rng: Rng) -> None:
    """Let a bot that can only pass think as long as one that holds an answer.

    It looks at a table that another seat takes to be possible, on which it holds one; what it would do there is thrown
    away. So nobody can tell from busy workers what a seat holds.
    """
    seat, other = table.actor, (table.actor + 1) % table.seats
    for _ in range(MOST_IMAGINED):
        imagined = table.imagine(other, rng)
        if not imagined.speechless():
            bot.choose(Knowledge(game, imagined, seat))
            return


def think(bot: Bot, knowledge: Knowledge, question: Question) -> Thought:
    """Choose a move; for a hint weigh them all, and say why."""
    if not (question.names and isinstance(bot, Thinker)):
        move = bot.choose(knowledge).id
        return Thought(move, plays=bot.plays if isinstance(bot, LevelBot) else "")
    adviser = Adviser(knowledge, Names(question.names), seeded(question.seed))
    return told(adviser.hint(bot.weigh(knowledge)))


def told(hint: Hint) -> Thought:
    """A hint as it leaves the process that thought of it."""
    advised = [Advised(each.move.id, each.title, each.short, each.chance, each.beside) for each in hint.options]
    return Thought(advised[0].move, advised, hint.nudge, hint.sentences)
