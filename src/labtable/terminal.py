"""The table in a terminal: you against bots, move by number, with the rules at hand."""

from collections.abc import Callable
from pathlib import Path
from string import ascii_uppercase

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from labtable.bots import Thinker, bot_rng, make_bot
from labtable.bots.reasons import Adviser
from labtable.kernel import (
    NOBODY,
    BadInput,
    Event,
    Game,
    Knowledge,
    Move,
    Player,
    Record,
    Rule,
    Rulebook,
    play_out,
    words,
)
from labtable.kernel.gallery import Face
from labtable.kernel.reason import Names
from labtable.kernel.record import lay_again, replay_on
from labtable.sketch import drawn
from labtable.words.voice import Voice

YOU = "you"
HINT_LEVEL = "hard"
HELP = """\
  a number or a move's name   make that move
  ?                           why the other moves can't be made;  ? NAME  for one of them
  hint                        what the bot `hard` would do, and why
  undo                        take your last move back, and all that came of it
  rules [NUMBER]              the rulebook, or one paragraph
  science CARD                what a card is about, and where to read more
  board                       draw the table again
  save FILE                   write the game down, to go on with later: labtable play --resume FILE
  quit                        leave the table"""


class Teller:
    """Tells what happens, and the science of a card the first time it is met."""

    def __init__(self, game: Game, names: list[str]) -> None:
        self.game = game
        self.voice = Voice(game, names)
        self.met: set[str] = set()

    def tell(self, event: Event) -> str:
        """An event in a sentence or two."""
        sentence = self.voice.tell(event.sentence())
        science = self.game.science(event)
        if not science or science in self.met:
            return sentence
        self.met.add(science)
        return f"{sentence} {science}"


class Left(Exception):
    """The player has left the table."""


class TakenBack(Exception):
    """A move was taken back, so the table is laid anew."""


class Person(Player):
    """Whoever sits at the terminal."""

    def __init__(self, session: "Session") -> None:
        self._session = session

    def choose(self, knowledge: Knowledge) -> Move:
        return self._session.ask()


class Session:
    """One game at a terminal: the table, its record, and who sits where."""

    def __init__(self, game: Game, record: Record, console: Console) -> None:
        self.game = game
        self.record = record
        self.console = console
        self.names = seat_names(record)
        self.decided: list[int] = []  # how many steps there were before each move made here
        self.lay()
        self.seed = int(record.header.seed) + len(record.steps)
        self.players = [self._player(seat) for seat in range(self.table.seats)]
        self.people = [seat for seat, player in enumerate(self.players) if isinstance(player, Person)]
        self.teller = Teller(game, self.names)
        self.commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self.console.print(HELP, highlight=False, markup=False),
            "?": self.explain,
            "hint": lambda _: self.hint(),
            "undo": lambda _: self.undo(),
            "rules": self.show_rules,
            "science": self.show_science,
            "board": lambda _: self.draw_and_offer(),
            "save": self.save,
            "quit": lambda _: self.leave(),
        }

    def lay(self) -> None:
        """Lay the table as the record has it; a match that goes on does not tell again what is past."""
        self.table = lay_again(self.game, self.record.header, listening=True)
        for _ in replay_on(self.game, self.table, self.record):
            self.table.events = []

    def _player(self, seat: int) -> Player:
        players = self.record.header.players
        name = players[seat] if seat < len(players) else "greedy"
        return Person(self) if name == YOU else make_bot(name, bot_rng(self.seed, seat), people_wait=True)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.say(f"[bold]{self.game.title}[/]. Type help for what you can type.")
        self.tell(self.table.actor)
        try:
            self.play()
            self.finish()
        except Left:
            return

    def play(self) -> None:
        """Play to the end, each time anew from where a move was taken back."""
        while self.table.actor != NOBODY:
            try:
                play_out(self.game, self.table, self.players, self.record, self.tell)
            except TakenBack:
                self.lay()
                self.table.events = []

    def finish(self) -> None:
        """Show the end, and let the player keep the record."""
        if self.record.result is None:
            self.record.close(self.table)
        self.draw()
        while answer := self.read("The game is over. save FILE keeps it; Enter leaves: ").strip():
            self.obey(answer)

    def say(self, text: str) -> None:
        """Print a line with markup."""
        self.console.print(text, highlight=False)

    def read(self, prompt: str) -> str:
        """A line from the player; the end of input leaves the table."""
        try:
            return self.console.input(prompt)
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Left from None

    def tell(self, seat: int) -> None:
        """Tell what happened when a seat made its move, as far as the person at the terminal may know."""
        for event in self.table.events or []:
            if event.reaches(self.watcher(seat)):
                self.say("  " + escape(self.teller.tell(event)))
        self.table.events = []

    def watcher(self, seat: int) -> int | None:
        """The seat whose eyes the terminal has: a person's own, or the first person's at the table."""
        return seat if seat in self.people else (self.people[0] if self.people else None)

    def draw(self) -> None:
        """Draw the table as the player sees it."""
        self.say("")
        self.console.print(drawn(self.game, self.game.view(self.table, self.watcher(self.table.actor)), self.names))

    def ask(self) -> Move:
        """Let the player decide: any number of questions, then one move."""
        self.draw_and_offer()
        move = None
        while move is None:
            move = self.obey(self.read(f"[bold]{self.names[self.table.actor]}[/] › "))
        self.decided.append(len(self.record.steps))
        return move

    def draw_and_offer(self) -> None:
        """Show the table, and what can be done there."""
        self.draw()
        self.offer()

    def offer(self) -> None:
        """Print the legal moves with their numbers."""
        moves = self.table.legal()
        entries = [f"[bold]{number:>2}[/] {escape(move.label)}" for number, move in enumerate(moves, start=1)]
        self.console.print(Columns(entries, column_first=True, padding=(0, 3)), highlight=False)

    def obey(self, line: str) -> Move | None:
        """Do what a line asks for, or find the move that it names; anything that makes no sense gets a sentence."""
        word, _, rest = line.strip().partition(" ")
        try:
            if word in self.commands:
                self.commands[word](rest.strip())
            elif word:
                return self.find(line.strip())
        except BadInput as error:
            self.say(escape(str(error)))
        return None

    def leave(self) -> None:
        raise Left

    def undo(self) -> None:
        """Take the last move back that was made here, with all that followed it."""
        if self.table.actor == NOBODY:
            raise BadInput("The game is over, so nothing can be taken back.")
        if not self.decided:
            raise BadInput("You have made no move yet that could be taken back.")
        kept = self.decided.pop()
        move = self.game.catalogue.named(self.record.steps[kept].move)
        del self.record.steps[kept:]
        self.say(f"  You take back: {escape(move.label if move else '')}.")
        raise TakenBack

    def find(self, text: str) -> Move:
        """The legal move that a number or a name stands for, or a sentence that says why it is none."""
        moves = self.table.legal()
        if text.isdecimal():
            if not 1 <= int(text) <= len(moves):
                raise BadInput(f"There is no move {text}: choose 1 to {len(moves)}, or type help.")
            return moves[int(text) - 1]
        move = self.game.catalogue.named(text)
        if move is None:
            raise BadInput(f"{text!r} is no move and no command; type help for what you can type.")
        rule = self.table.refusal(move)
        if rule is not None:
            lack = self.game.lack(self.table, move, rule)
            raise BadInput(f"{move.label} – not now. {lack + ' ' if lack else ''}§{rule.number} {rule.words}")
        return move

    def explain(self, name: str) -> None:
        """Say which rule forbids what, rule by rule; with a name, only for moves whose name or label has it in it."""
        wanted = name.lower()
        moves = [m for m in self.game.shown_moves(self.table) if wanted in m.text or wanted in m.label.lower()]
        if not moves:
            raise BadInput(f"No move here is called {name!r}.")
        forbidden: dict[Rule, list[str]] = {}
        for move in moves:
            rule = self.table.refusal(move)
            if rule is not None:
                forbidden.setdefault(rule, []).append(move.label.partition(":")[0] if not name else move.label)
            elif name:
                self.say(f"  [bold]{escape(move.label)}[/] can be done.")
        for rule, labels in forbidden.items():
            self.say(f"  [bold]{escape(', '.join(dict.fromkeys(labels)))}[/]")
            self.say(f"    §{rule.number} {escape(rule.words)}")

    def hint(self) -> None:
        """Say what a strong bot would do in this seat, and why."""
        if self.table.actor == NOBODY:
            raise BadInput("The game is over, so there is nothing to advise.")
        rng = bot_rng(self.seed, self.table.actor)
        bot = make_bot(HINT_LEVEL, rng, people_wait=True)
        assert isinstance(bot, Thinker), "levels weigh their moves"
        knowledge = Knowledge(self.game, self.table, self.table.actor)
        hint = Adviser(knowledge, Names(self.names), rng).hint(bot.weigh(knowledge))
        self.say(f"  [bold]{escape(hint.options[0].title)}[/]. {escape(' '.join(hint.sentences))}")
        for letter, option in zip(ascii_uppercase, hint.options, strict=False):
            words = f"{letter} {option.title} ({option.short}): wins about {option.chance:.0%} of games from here"
            self.say("  " + escape(words))

    def show_rules(self, number: str) -> None:
        """Print the rulebook, or one paragraph with the rulings on it."""
        rulebook = self.game.rulebook
        if not number:
            with self.console.pager():
                self.console.print(rulebook.text, highlight=False, markup=False)
            return
        for rule in find_rules(self.game.rulebook, self.game.name, number):
            self.console.print(paragraph(rule), highlight=False, markup=False)

    def show_science(self, name: str) -> None:
        """Print what a card is about, what there is to tell beyond it, and where that is from."""
        face = find_card(self.game, name)
        self.say(f"[bold]{escape(face.name)}[/]")
        for text in filter(None, (face.science, face.more, face.source)):
            self.console.print(text, highlight=False, markup=False)

    def save(self, name: str) -> None:
        """Write the record to a file that does not exist yet."""
        if not name:
            raise BadInput("Say where to: save FILE.")
        path = Path(name)
        if path.exists():
            raise BadInput(f"{path} is there already; choose another name.")
        self.record.write(path)
        self.say(f"Saved to {escape(str(path))}.")


def seat_names(record: Record) -> list[str]:
    """A name for every seat: You, and each bot by its kind and seat."""
    players = record.header.players
    named = [players[seat] if seat < len(players) else "seat" for seat in range(record.header.seats)]
    return [words.YOU if name == YOU else f"{name.capitalize()} {seat + 1}" for seat, name in enumerate(named)]


def find_rules(rulebook: Rulebook, game: str, ref: str) -> list[Rule]:
    """The paragraph with this number, and the rulings on it."""
    number = ref.lstrip("§").upper()
    if number not in rulebook:
        known = ", ".join(rule.number for rule in rulebook.rules)
        raise BadInput(f"There is no paragraph {ref!r} in the rules of {game}; there are: {known}.")
    return [rulebook[number], *rulebook.rulings_on(number)]


def find_card(game: Game, name: str) -> Face:
    """The card with this name, or the only one whose name has it in it."""
    if not name:
        raise BadInput("Say which card: science CARD.")
    wanted = name.lower()
    faces = [face for face in game.gallery() if face.science and wanted in (face.name.lower(), face.id)]
    faces = faces or [face for face in game.gallery() if face.science and wanted in face.name.lower()]
    if not faces:
        raise BadInput(f"No card of {game.title} with a word on its science is called {name!r}.")
    if len(faces) > 1:
        raise BadInput(f"Which of them: {words.listed([face.name for face in faces], 'or')}?")
    return faces[0]


def paragraph(rule: Rule, printed: str = "Printed") -> str:
    """A rule as it is shown: number, title, words, and where it stands in the printed book."""
    return f"§{rule.number} {rule.title}\n  {rule.words}\n  {printed}: {rule.printed}.\n"
