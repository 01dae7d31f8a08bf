"""Teacher's notes: a data file beside each game tells what it teaches, how a lesson goes, and what it asks."""

from functools import lru_cache

import msgspec

from labtable.hall.classes.letters import ClassNotes, Explained, PlanStep, Term
from labtable.kernel import BadInput, Game
from labtable.kernel.toml import read_toml

FILE = "class.toml"
MOST_GAMES = 64  # whose notes are remembered


class RaisedQuestion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that is worth asking when something has happened: a card met, a thing counted, a rule asked for."""

    card: str = ""
    count: str = ""
    rule: str = ""
    met: bool = True
    """With a card: whether it was met, or missed by all tables."""
    least: int = 1
    """With a count: how often it must have happened at a table."""
    ask: str
    answer: str

    @property
    def things(self) -> int:
        """How many things it hangs on, of which there must be one."""
        return bool(self.card) + bool(self.count) + bool(self.rule)


class NotesFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of a game."""

    rounds_are_turns: bool = False
    """Whether what the table counts as rounds are the turns of single seats."""
    kinds: list[str] = []
    """The kinds of cards that a class meets; if none are named, all that have their science."""
    teaches: list[str] = []
    plan: list[PlanStep] = []
    word: list[Term] = []
    question: list[RaisedQuestion] = []


@lru_cache(MOST_GAMES)
def notes_file(game: Game) -> NotesFile:
    """The notes that lie beside a game's module; empty ones if there are none."""
    file = game.beside(FILE)
    return NotesFile() if file is None else read_notes(game, str(file), file.read_text(encoding="utf-8"))


def read_notes(game: Game, source: str, text: str) -> NotesFile:
    """The notes of a TOML text; a question about what the game does not have is bad input."""
    found = read_toml("class file", source, text, NotesFile)
    kinds = {face.kind for face in game.gallery()}
    for kind in found.kinds:
        if kind not in kinds:
            raise BadInput(f"The class file {source}: {game.title} has no cards of the kind {kind!r}.")
    for number, question in enumerate(found.question, start=1):
        wrong = _wrong(game, question)
        if wrong:
            raise BadInput(f"The class file {source}, question number {number}: {wrong}.")
    return found


def _wrong(game: Game, question: RaisedQuestion) -> str:
    """What is wrong with a question; one about a card that another edition leaves out is never raised."""
    if question.things != 1:
        return "it must hang on one card, one count or one rule"
    if question.count and question.count not in {count.name for count in game.counts}:
        return f"{game.title} counts no {question.count!r}"
    if question.rule and question.rule not in game.rulebook:
        return f"{game.title} has no rule {question.rule}"
    is_own = game.edition == type(game)().edition
    if is_own and question.card and question.card not in {face.id for face in game.gallery()}:
        return f"{game.title} has no card {question.card!r}"
    return ""


def notes_of(game: Game) -> ClassNotes:
    """What a teacher wants to know of a game."""
    found, names = notes_file(game), {face.id for face in game.gallery()}
    return ClassNotes(
        game=game.name,
        title=game.title,
        teaches=found.teaches,
        plan=found.plan,
        words=found.word,
        questions=[
            Explained(when=occasion(game, each), ask=each.ask, answer=each.answer)
            for each in found.question
            if not each.card or each.card in names
        ],
    )


def occasion(game: Game, question: RaisedQuestion) -> str:
    """What must have happened for a question to be asked, in a few words."""
    if question.rule:
        return f"§{question.rule}, {game.rulebook[question.rule].title}, asked for"
    if question.count:
        words = next(count.words for count in game.counts if count.name == question.count)
        return words if question.least == 1 else f"{words}, {question.least} times or more"
    name = next(face.name for face in game.gallery() if face.id == question.card)
    return f"{name} met" if question.met else f"{name} met at no table"
