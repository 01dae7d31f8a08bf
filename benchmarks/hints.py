"""Writes docs/hints.md: hints from seeded games of mixed bots, each with its position.

python -m benchmarks.hints [GAME ...]
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from benchmarks.positions import position
from labtable.bots import Thinker, bot_rng, make_bot
from labtable.bots.reasons import Adviser, Hint
from labtable.kernel import Game, Knowledge, Table, game_names, load_game, seeded
from labtable.kernel.reason import Names

PAGE = Path("docs/hints.md")
GAMES = ("adna", "gsa", "pdb", "stem")
HINTS = 40
A_MATCH = 8
SEATS = {"adna": (2,), "gsa": (3, 2, 4), "pdb": (3, 2, 4), "stem": (3, 2, 4)}
LEVELS = ("easy", "greedy", "medium", "greedy")
NAMES = ("Ada", "Mira", "Tomás", "Noor")
LETTERS = "ABC"
HEAD = """# Hints, written out

Made by `python -m benchmarks.hints`: the hint of `hard` in 40 positions of each game, from seeded games of mixed bots,
spread over openings, middles and ends. A hint says the move and why; the chance behind a move is how often its player
would win from there. The seat that is asked is called You.
"""


def decisions(game: Game, seed: int, seats: int) -> list[Table]:
    """The tables of a match at which somebody had a choice."""
    table = game.new(seed, seats)
    bots = [make_bot(LEVELS[(seat + seed) % len(LEVELS)], bot_rng(seed, seat)) for seat in range(seats)]
    found = []
    while table.legal():
        if len(table.legal()) > 1:
            found.append(table.clone())
        table.play(bots[table.actor].choose(Knowledge(game, table, table.actor)))
    return found


def hint_at(game: Game, table: Table, seed: int) -> tuple[list[str], Hint]:
    """The hint for who must decide, and what everybody is called in it."""
    seat = table.actor
    called = [*NAMES[:seat], "You", *NAMES[seat + 1 :]][: table.seats]
    knowledge = Knowledge(game, table, seat)
    bot = make_bot("hard", bot_rng(seed, seat))
    assert isinstance(bot, Thinker), "hard weighs its moves"
    return called, Adviser(knowledge, Names(called), seeded(seed)).hint(bot.weigh(knowledge))


def written(game: Game, table: Table, number: int) -> Iterator[str]:
    """One hint with its position."""
    names, hint = hint_at(game, table, number)
    yield f"### {game.title} {number}"
    yield ""
    yield from (f"- {line}" for line in position(game, table, names))
    yield ""
    title = hint.options[0].title
    yield f"**{title}{'' if title.endswith('!') else '.'}** {' '.join(hint.sentences)}  "
    said = []
    for letter, option in zip(LETTERS, hint.options, strict=False):
        said.append(f"{letter} {option.title} ({option.short}): {option.beside or f'{round(100 * option.chance)} %'}")
    yield f"{'; '.join(said)}."
    yield ""


def chapter(name: str) -> Iterator[str]:
    """The hints of one game."""
    game = load_game(name)
    yield f"## {game.title}"
    yield ""
    number = 0
    while number < HINTS:
        match = number // A_MATCH
        found = decisions(game, 1000 + match, SEATS[name][match % len(SEATS[name])])
        for part in range(A_MATCH):
            number += 1
            yield from written(game, found[(2 * part + 1) * len(found) // (2 * A_MATCH)], number)


def main() -> None:
    """Write the page, or print the chapters of some games."""
    asked = sys.argv[1:]
    text = "\n".join(line for name in asked or GAMES for line in chapter(name))
    if asked:
        print(text)
    else:
        PAGE.write_text(f"{HEAD}\n{text.rstrip()}\n", encoding="utf-8")


if __name__ == "__main__":
    assert set(GAMES) <= set(game_names())
    main()
