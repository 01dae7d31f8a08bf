"""A table drawn for the terminal: by its game, or from its view alone."""

from collections.abc import Mapping

import msgspec
from rich.markup import escape
from rich.tree import Tree

from labtable.kernel import Game, View


def drawn(game: Game, view: View, names: list[str]) -> object:
    """A view as something that rich prints: as the game draws it, or a sketch."""
    return game.board(view, names) or sketch(game, view, names)


def sketch(game: Game, view: View, names: list[str]) -> Tree:
    """Scores first, then everything that the view shows, with cards called by their names."""
    faces = {face.id: face.name for face in game.gallery()}
    turn = view.turn
    tree = Tree(f"[bold]{game.title}[/], round {turn.round}")
    for seat, (name, score) in enumerate(zip(names, turn.scores, strict=True)):
        tree.add(escape(f"{'▶ ' if seat == turn.actor else ''}{name}: {score}"))
    for field, shown in msgspec.to_builtins(view).items():
        if field not in ("game", "turn", "type"):
            _add(tree, _title(field), shown, faces)
    return tree


def _add(tree: Tree, title: str, shown: object, faces: Mapping[str, str]) -> None:
    """Hang something below a tree: plain things in one line, others as a branch; what is empty is left out."""
    if shown is None or shown == [] or shown == {}:
        return
    if isinstance(shown, dict):
        branch = tree.add(title)
        for field, part in shown.items():
            _add(branch, _title(str(field)), part, faces)
    elif isinstance(shown, list) and any(isinstance(each, dict | list) for each in shown):
        branch = tree.add(title)
        for number, part in enumerate(shown, start=1):
            _add(branch, str(number), part, faces)
    else:
        parts = shown if isinstance(shown, list) else [shown]
        tree.add(f"{title}: {escape(', '.join(faces.get(str(each), _said(each)) for each in parts))}")


def _title(field: str) -> str:
    return field.replace("_", " ").capitalize()


def _said(thing: object) -> str:
    return "hidden" if thing is None else "yes" if thing is True else "no" if thing is False else str(thing)
