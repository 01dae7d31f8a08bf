"""The wire in TypeScript: `python -m labtable.server.typescript` writes the page's types from the structs."""

import ast
import inspect
import textwrap
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import click
import msgspec
from msgspec import inspect as shapes

from labtable.hall import book, events, frames, letters, trials, wishes, workshop
from labtable.hall.classes import frames as class_frames
from labtable.hall.classes import letters as class_letters
from labtable.hall.classes import wishes as class_wishes
from labtable.kernel import Event, View, game_names, load_game
from labtable.lab import trial_verdict
from labtable.review import findings

TARGET = Path("web/src/wire.ts")
WIDTH = 120
HEADING = "// Made by `python -m labtable.server.typescript` from the structs of the server. Do not edit.\n\n"
PLAIN = {
    shapes.AnyType: "unknown",
    shapes.CustomType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}
WHOLE: dict[type[msgspec.Struct], str] = {View: "View", Event: "GameEvent"}
"""What stands for all of its kind."""
CHOICES = (shapes.UnionType, shapes.LiteralType)

StructType = type[msgspec.Struct]


def view_types() -> list[StructType]:
    """The view of every game of this package, found by looking at a table."""
    games = [game for game in map(load_game, game_names()) if type(game).__module__.startswith("labtable.")]
    return [type(game.view(game.new(0, game.fewest_seats), None)) for game in games]


def event_types() -> dict[str, tuple[type[Event], ...]]:
    """All that can happen in each game that is installed, and around a table."""
    games = [load_game(name) for name in game_names()]
    return {f"{game.name.title()}Event": game.events for game in games} | {"RoomEvent": events.EVENTS}


def roots() -> list[StructType]:
    """The structs from which all others of the wire can be reached."""
    over_http = [
        book.GameEntry,
        book.GameBook,
        letters.NewRoom,
        letters.Opened,
        letters.Standing,
        letters.Whereabouts,
        letters.Replay,
        letters.Sorry,
        workshop.Workbench,
        workshop.Sheet,
        workshop.Checked,
        trials.Asked,
        trial_verdict.CardVerdict,
    ]
    reviewed = [*get_args(findings.Finding), letters.Branch, letters.Continuation]
    of_classes = [
        *get_args(class_wishes.ToClass),
        *get_args(class_frames.FromClass),
        class_letters.NewClass,
        class_letters.ClassOpened,
        class_letters.ClassCard,
        class_letters.ClassReport,
        class_letters.ClassNotes,
    ]
    happening = [each for kinds in event_types().values() for each in kinds]
    live = [*get_args(wishes.FromBrowser), *get_args(frames.FromRoom)]
    return [*live, *over_http, *reviewed, *of_classes, *view_types(), *happening]


def reach(found: list[StructType], kind: shapes.Type) -> None:
    """Add every struct that can be reached from a type."""
    if isinstance(kind, shapes.StructType):
        if kind.cls in found or kind.cls in WHOLE:
            return
        found.append(kind.cls)
        for field in kind.fields:
            reach(found, field.type)
    for part in parts(kind):
        reach(found, part)


@cache
def named() -> dict[StructType, str]:
    """Every struct of the wire with its name; where two games use the same, each puts its own before it."""
    found: list[StructType] = []
    for root in roots():
        reach(found, shapes.type_info(root))
    uses = Counter(struct.__name__ for struct in found)
    return {struct: _home(struct) * (uses[struct.__name__] > 1) + struct.__name__ for struct in found} | WHOLE


def _home(struct: StructType) -> str:
    """The game that a struct belongs to; those of the rooms belong to none."""
    package = struct.__module__.split(".")[-2]
    return "" if package in ("hall", "classes", "review", "lab", "kernel") else package.title()


def parts(kind: shapes.Type) -> Iterator[shapes.Type]:
    """The types that a type is made of."""
    if isinstance(kind, shapes.Metadata):
        yield kind.type
    elif isinstance(kind, shapes.UnionType):
        yield from kind.types
    elif isinstance(kind, shapes.DictType):
        yield kind.value_type
    elif isinstance(kind, shapes.ListType | shapes.VarTupleType):
        yield kind.item_type


def written(kind: shapes.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(kind, shapes.Metadata):
        return written(kind.type)
    if isinstance(kind, shapes.StructType):
        return named()[kind.cls]
    if isinstance(kind, shapes.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in kind.values)
    if isinstance(kind, shapes.UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in kind.types))
    if isinstance(kind, shapes.DictType):
        return f"Record<string, {written(kind.value_type)}>"
    if isinstance(kind, shapes.ListType | shapes.VarTupleType):
        item = written(kind.item_type)
        return f"({item})[]" if isinstance(kind.item_type, CHOICES) else f"{item}[]"
    return PLAIN[type(kind)]


def remarks(struct: StructType) -> dict[str, str]:
    """The words that stand below a struct's fields in its source."""
    body = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    assert isinstance(body, ast.ClassDef), "the source of a class is a class"
    found = {}
    for field, below in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            found[ast.unparse(field.target)] = str(below.value.value)
    return found


def interface(struct: StructType) -> str:
    """A struct as an interface; what may be left out is optional."""
    kind = shapes.type_info(struct)
    assert isinstance(kind, shapes.StructType), "a struct has the type of a struct"
    said = remarks(struct)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {named()[struct]} {{"]
    if kind.tag_field is not None:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    lacking = kind.forbid_unknown_fields or struct.__struct_config__.omit_defaults
    for field in kind.fields:
        if field.name in said:
            lines.append(f"  /** {said[field.name]} */")
        may_lack = "?" if lacking and not field.required else ""
        lines.append(f"  {field.encode_name}{may_lack}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def union(name: str, words: str, members: list[StructType]) -> str:
    """A union told apart by its tag; it breaks into lines where one is too short."""
    return told_apart(name, words, [named()[member] for member in members])


def told_apart(name: str, words: str, names: list[str]) -> str:
    """A union of what has these names."""
    line = f"export type {name} = {' | '.join(names)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {each}" for each in names) + ";"
    return f"/** {words} */\n{line}"


def typescript() -> str:
    """The whole file."""
    unions = [
        union("FromBrowser", "Anything a browser may send.", list(get_args(wishes.FromBrowser))),
        union("FromRoom", "Anything a room may send.", list(get_args(frames.FromRoom))),
        union("ToClass", "Anything a browser may send to a class.", list(get_args(class_wishes.ToClass))),
        union("FromClass", "Anything a class may send.", list(get_args(class_frames.FromClass))),
        union("Finding", "A line of a review.", list(get_args(findings.Finding))),
        union("View", "What a seat or a spectator sees, game by game.", view_types()),
        told_apart("GameEvent", "Anything that can happen at a table.", list(event_types())),
        *(union(name, "What can happen there.", list(kinds)) for name, kinds in event_types().items()),
    ]
    interfaces = [interface(struct) for struct in named() if struct not in WHOLE]
    return "\n\n".join([HEADING + unions[0], *unions[1:], *interfaces]) + "\n"


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(typescript(), encoding="utf-8")
    click.echo(f"{TARGET} is written.")
