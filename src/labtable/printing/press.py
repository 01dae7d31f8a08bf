"""The press: a kit and a paper become a PDF."""

import tomllib
from pathlib import Path

import msgspec
import typst

from labtable.kernel import BadInput, Game, load_game
from labtable.printing.chapters import book_of, in_short, parts_of, samples_of
from labtable.printing.kits import kit_of
from labtable.printing.paper import Paper
from labtable.printing.pieces import LONGEST, Kit, Look, shortened
from labtable.printing.portfolio import Portfolio
from labtable.printing.sheets import sheets_of, small_pieces

LOOK = Path(__file__).with_name("look")
MOST_CARDS = 1000
MOST_NAMED, LONGEST_NAMED = 24, 40
"""Own cards that the first page names, and letters of a name there."""
TOO_MANY = "This edition has {many:,} cards; at most {most:,} are printed at once."
CANNOT = "This edition cannot be printed: {why}."


def manuscript(game: Game, paper: Paper) -> dict[str, bytes]:
    """All that Typst reads: the templates, and the words and drawings of a game as data, never as markup."""
    kit = kit_of(game)
    many = sum(card.copies for card in kit.cards)
    if many > MOST_CARDS:
        raise BadInput(TOO_MANY.format(many=many, most=MOST_CARDS))
    templates = {path.name: path.read_bytes() for path in LOOK.glob("*.typ")}
    return {
        **templates,
        "main": templates["main.typ"],
        "data.json": msgspec.json.encode(content(game, kit, paper)),
    }


def is_standard(game: Game) -> bool:
    """Whether it is the game's own edition."""
    return load_game(game.name).edition == game.edition


def author_of(game: Game) -> str:
    """Who made the edition, if that is told."""
    return "" if game.card_text is None else str(tomllib.loads(game.card_text.text).get("author", ""))


def accent_of(game: str) -> Look:
    """The colours of a game."""
    return Portfolio(game).look("--accent-text", "--accent-soft")


def named(cards: list[str]) -> list[str]:
    """The names of some cards, as many as the first page has room for."""
    names = [shortened(name, LONGEST_NAMED) for name in dict.fromkeys(cards)]
    rest = len(names) - MOST_NAMED
    return [*names[:MOST_NAMED], f"and {rest} more"] if rest > 0 else names


def content(game: Game, kit: Kit, paper: Paper) -> dict[str, object]:
    """What the templates are filled with."""
    return {
        **msgspec.to_builtins(kit),
        "cards": [msgspec.to_builtins(card.cut_short()) for card in kit.cards],
        "title": game.title,
        "edition": "" if is_standard(game) else shortened(game.edition.name, LONGEST["name"]),
        "author": shortened(author_of(game), LONGEST["name"]),
        "paper": {**msgspec.to_builtins(paper), "left": paper.left},
        "sheets": msgspec.to_builtins(sheets_of(kit.cards)),
        "small": msgspec.to_builtins(small_pieces(kit.tokens, paper)),
        "short": msgspec.to_builtins(in_short(game.name)),
        "book": book_of(game),
        "parts": parts_of(kit),
        "samples": samples_of(kit),
        "own": named([card.name for card in kit.cards if card.own]),
        "summary": game.summary,
        "seats": f"For {game.fewest_seats} to {game.most_seats} players, about {game.minutes} minutes."
        if game.fewest_seats < game.most_seats
        else f"For {game.most_seats} players, about {game.minutes} minutes.",
        "accent": msgspec.to_builtins(accent_of(game.name)),
        "pictures": {name: list(image) for name, image in kit.pictures.items()},
    }


def pressed(manuscript: dict[str, bytes]) -> bytes:
    """The PDF of a manuscript."""
    try:
        made = typst.compile(  # type: ignore[call-overload] # its stubs know no dictionary of files
            manuscript, font_paths=[LOOK / "fonts"], ignore_system_fonts=True, timestamp=0
        )
    except typst.TypstError as error:
        raise BadInput(CANNOT.format(why=error.message)) from error
    assert isinstance(made, bytes), "one document gives one PDF"
    return made
