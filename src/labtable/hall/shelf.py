"""The shelf: the games, their cards and their rulebooks, as a page wants to know them."""

from functools import cache

from labtable.bots.levels import LEVELS
from labtable.hall.wire import GameBook, GameEntry, Level, OptionEntry, Paragraph
from labtable.kernel import Choice, Game, Number, Option, Rule, game_names, load_game
from labtable.kernel.lesson import lesson_of


@cache
def shelf() -> list[GameEntry]:
    """All games that are installed."""
    return [entry(load_game(name)) for name in game_names()]


@cache
def book(name: str) -> GameBook:
    """All about one game."""
    game = load_game(name)
    return GameBook(
        entry=entry(game),
        levels=[Level(name=level.name, words=level.words) for level in LEVELS],
        options=[_option(option) for option in game.options],
        cards=game.gallery(),
        rules=[_paragraph(rule) for rule in game.rulebook.rules],
    )


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
    )


def _option(option: Option) -> OptionEntry:
    number = option if isinstance(option, Number) else None
    return OptionEntry(
        name=option.name,
        words=option.words,
        rule=option.rule,
        kind="number" if number else "choice" if isinstance(option, Choice) else "toggle",
        default=option.usual,
        low=number.low if number else None,
        high=number.high if number else None,
        choices=list(option.choices) if isinstance(option, Choice) else [],
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
