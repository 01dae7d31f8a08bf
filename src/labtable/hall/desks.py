"""Desks: where the pieces of reviews are counted, far from the hall; a match stays on its desk between two."""

from collections import OrderedDict
from typing import NamedTuple

import msgspec

from labtable.hall.thinking import Failed, Forgotten
from labtable.kernel import Game, Record, load_game
from labtable.kernel.edition import CardText
from labtable.kernel.record import Header, Step
from labtable.lab.trial import Found, Trial, Tryout
from labtable.review.counting import Desk
from labtable.review.pieces import Counted, Piece

MOST_DESKS = 4  # matches that a worker keeps laid out
MOST_TRYOUTS = 2  # cards that it keeps ready to be tried


class Subject(NamedTuple):
    """A match that is over, to be reviewed."""

    key: str
    """By which it is known: the code of its room, or the seal of a record that has none."""
    game: Game
    record: Record
    names: list[str]

    @property
    def cards(self) -> str:
        """The text of the card file that is played with."""
        return cards_of(self.game)


def cards_of(game: Game) -> str:
    """The text of a game's card file; nothing for its own cards, which every thinker has."""
    text = game.card_text
    return "" if text is None or game.opened_with is None else text.text


class Task(msgspec.Struct, frozen=True, kw_only=True, tag="task"):
    """A piece to be counted; the match comes along if its key is not known yet."""

    key: str
    piece: Piece
    header: Header | None = None
    cards: str = ""
    steps: list[Step] = []


def task(subject: Subject, piece: Piece, *, whole: bool) -> Task:
    """A piece of a review, perhaps with the whole match."""
    if not whole:
        return Task(key=subject.key, piece=piece)
    record = subject.record
    return Task(key=subject.key, piece=piece, header=record.header, cards=subject.cards, steps=record.steps)


class Desks:
    """The matches that are laid out, the latest used last."""

    def __init__(self) -> None:
        self._desks: OrderedDict[str, Desk] = OrderedDict()
        self._tryouts: OrderedDict[str, Tryout] = OrderedDict()

    def count(self, task: Task) -> Counted | Forgotten | Failed:
        """Count a piece; whatever goes wrong is told, not raised."""
        try:
            desk = self._desk(task)
            return Forgotten() if desk is None else desk.count(task.piece)
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")

    def try_out(self, trial: Trial) -> Found | Failed:
        """Play some deals of a trial; whatever goes wrong is told, not raised."""
        try:
            tryout = self._tryouts.setdefault(trial.key, Tryout(trial))
            self._tryouts.move_to_end(trial.key)
            if len(self._tryouts) > MOST_TRYOUTS:
                self._tryouts.popitem(last=False)
            return tryout.play(trial)
        except Exception as error:
            return Failed(f"{type(error).__name__}: {error}")

    def _desk(self, task: Task) -> Desk | None:
        if task.header is not None:
            cards = CardText("of the room", task.cards) if task.cards else None
            self._desks[task.key] = Desk(load_game(task.header.game, cards), Record(task.header, task.steps))
        desk = self._desks.get(task.key)
        if desk is not None:
            self._desks.move_to_end(task.key)
        if len(self._desks) > MOST_DESKS:
            self._desks.popitem(last=False)
        return desk
