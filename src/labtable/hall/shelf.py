"""The shelf: the games, their cards and their rulebooks, as a page wants to know them."""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from pathlib import Path
from types import MappingProxyType

import msgspec
from msgspec.structs import replace

from labtable.bots.levels import LEVELS
from labtable.hall.book import GameBook, GameEntry, Level, Made, OptionEntry, Paragraph
from labtable.hall.letters import SeatPlan
from labtable.hall.own_bots import OwnBots
from labtable.hall.seating import CannotDo
from labtable.kernel import BadInput, Choice, Game, Number, Option, Rule, game_names, load_game
from labtable.kernel.lesson import lesson_of
from labtable.kernel.workshop import own_cards, taken_out
from labtable.words import ENGLISH, cards_in, labels_in, rulebook_in, words_of

Editions = Mapping[str, Path]
OWN_CARDS: Editions = MappingProxyType({})
NO_BOTS = OwnBots()
MOST_BOOKS = 64
MOST_GUESTS = 32


def read_editions(words: Iterable[str]) -> Editions:
    """The card files of games, each written GAME=FILE."""
    editions: dict[str, Path] = {}
    for word in words:
        game, _, file = word.partition("=")
        if not (game and file):
            raise BadInput(f"An edition is written GAME=FILE, not {word!r}.")
        if game in editions:
            raise BadInput(f"Two card files are given for {game!r}; a server plays a game with one.")
        editions[game] = Path(file)
    return editions


class Shelf:
    """All games that are installed, each with its own cards or those of a card file, and the bots of the host."""

    def __init__(self, editions: Editions = OWN_CARDS, bots: OwnBots = NO_BOTS) -> None:
        self._editions = editions
        self.bots = bots
        self._guests: OrderedDict[tuple[str, str], Game] = OrderedDict()
        for name in editions:
            self.game(name)  # a card file that cannot be used is told before anybody plays

    def game(self, name: str) -> Game:
        """The game of this name, as it is played here."""
        return load_game(name, self._editions.get(name))

    def remember(self, game: Game) -> None:
        """Keep a game with cards that people made at hand, for those who ask for it next."""
        self._guests[game.name, game.edition.digest] = game
        self._guests.move_to_end((game.name, game.edition.digest))
        if len(self._guests) > MOST_GUESTS:
            self._guests.popitem(last=False)

    def known(self, name: str, digest: str) -> Game | None:
        """The game with the cards of a digest, if they are those that are played here or were just made."""
        game = self.game(name)
        return game if game.is_known_as(digest) else self._guests.get((name, digest))

    def check_level(self, game: Game, level: str) -> None:
        """Refuse a bot that the house does not have for a game."""
        names = [each.name for each in levels(self.bots.levels(game.name))]
        if level not in names:
            raise CannotDo(f"There is no bot {level!r}; the bots are: {', '.join(names)}.")

    def check_plan(self, game: Game, plan: list[SeatPlan]) -> None:
        """Refuse a plan that the game or the house cannot follow."""
        game.check_seats(len(plan))
        if sum(each.sitter == "me" for each in plan) > 1:
            raise CannotDo("You can sit at one seat only.")
        for each in plan:
            if each.sitter == "bot":
                self.check_level(game, each.level)

    def book(self, game: Game, language: str = ENGLISH) -> bytes:
        """All about a game, with these cards or those, as JSON, to be read in a language."""
        return encoded_book(game, self.bots.levels(game.name), language)

    @cached_property
    def entries(self) -> list[GameEntry]:
        """Every game in a few words."""
        return [entry(self.game(name)) for name in game_names()]


@lru_cache(MOST_BOOKS)
def encoded_book(game: Game, own: tuple[Level, ...] = (), language: str = ENGLISH) -> bytes:
    """All about a game, as JSON, with its rules and cards in a language."""
    return msgspec.json.encode(_book(game, own, language))


def levels(own: tuple[Level, ...]) -> list[Level]:
    """Our levels, the weakest first, and then the host's own bots."""
    return [*(Level(name=level.name, words=level.words) for level in LEVELS), *own]


def _book(game: Game, own_bots: tuple[Level, ...], language: str) -> GameBook:
    made = made_of(game)
    own = made.cards if made is not None else {}
    return GameBook(
        entry=entry(game),
        language=language,
        labels=labels_in(language),
        edition=game.edition.digest,
        made=made,
        levels=levels(own_bots),
        options=[_option(option) for option in game.options],
        words=words_of(game, language),
        cards=[replace(face, own=own.get(face.id, "")) for face in cards_in(game, language)],
        rules=[_paragraph(rule) for rule in rulebook_in(game, language).rules],
    )


def made_of(game: Game) -> Made | None:
    """What people have changed of the game's own deck; nothing if it is as it was."""
    own = own_cards(game)
    gone = taken_out(game)
    if not own and not gone:
        return None
    author = game.cards.author if game.cards is not None else ""
    return Made(name=game.edition.name, author=author, cards=own, gone=gone)


def entry(game: Game) -> GameEntry:
    """A game in a few words."""
    return GameEntry(
        name=game.name,
        title=game.title,
        summary=game.summary,
        fewest_seats=game.fewest_seats,
        most_seats=game.most_seats,
        minutes=game.minutes,
        sharing=game.most_sharing > 1,
        lesson=lesson_of(game) is not None,
        workshop=bool(game.workshop),
        album=len({face.science for face in game.gallery()} - {""}),
    )


def _option(option: Option) -> OptionEntry:
    number = option if isinstance(option, Number) else None
    return OptionEntry(
        name=option.name,
        title=option.called,
        words=option.words,
        rule=option.rule,
        house=option.house,
        kind="number" if number else "choice" if isinstance(option, Choice) else "toggle",
        default=option.usual,
        low=number.low if number else None,
        high=number.high if number else None,
        choices=dict(option.choices) if isinstance(option, Choice) else {},
    )


def _paragraph(rule: Rule) -> Paragraph:
    return Paragraph(
        number=rule.number,
        title=rule.title,
        words=rule.words,
        printed=rule.printed,
        chapter=rule.chapter,
        on=rule.settles,
    )
