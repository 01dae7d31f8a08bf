"""Forms: what can be filled in on a card of a kind, made from the shape in which a card file is read.

A game says which kinds of cards people make and how their fields are called. All else (numbers, ranges, menus of ops)
comes from the shapes, so that a new op is in the form as soon as it is in a shape.
"""

import inspect
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from msgspec import UNSET
from msgspec import inspect as shapes

from labtable.kernel.edition import EditionFile, Row

Kind = Literal["text", "number", "toggle", "choice", "many", "card", "cards", "numbers", "op", "list", "parts"]
NO_WORDS: Mapping[str, "Called"] = MappingProxyType({})


def no_remark(row: Mapping[str, object]) -> str:
    """Of most cards nothing is to be said."""
    return ""


class Called(msgspec.Struct, frozen=True):
    """How a field is called, what is said of it, and the paragraph that it stands under."""

    title: str = ""
    words: str = ""
    rule: str = ""
    of: tuple[str, ...] = ()
    """The tables whose cards it names, where it names some."""
    also: "tuple[Chosen, ...]" = ()
    """What it may name besides."""
    mistake: str = ""
    """What is said if it is not written as it must be."""
    letters: int = 0
    """How many letters a card has room for; 0 for as many as usual."""


class CardKind(msgspec.Struct, frozen=True, kw_only=True):
    """A kind of card that people make: its table in the card file, and its fields in the order of a form."""

    table: str
    title: str
    plural: str
    rule: str
    words: str
    """What such a card is, in a sentence."""
    fields: Mapping[str, Called]
    inner: Mapping[str, Called] = NO_WORDS
    """How the numbers of its ops are called."""
    numbers: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """Which numbers each op has, where all ops share one shape."""
    proposals: Mapping[str, Mapping[str, str]] = MappingProxyType({})
    """What is known of such a thing by its name, field by field."""
    completes: str = ""
    """The event that tells of such a card's completion, where it can be begun and never completed."""
    used: tuple[str, ...] = ()
    """The events that tell of such a card's use, where it has no fate."""
    remark: Callable[[Mapping[str, object]], str] = no_remark
    """What is to be said of a card that is right, such as that it is invented; or nothing."""


class Chosen(msgspec.Struct, frozen=True):
    """One of several values, with its words."""

    value: str | int
    title: str


class Field(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A field of a form."""

    name: str
    title: str
    kind: Kind
    words: str = ""
    rule: str = ""
    needed: bool = False
    usual: object = None
    low: int | None = None
    high: int | None = None
    least: int = 0
    """How many letters or parts it has at least."""
    most: int | None = None
    pattern: str = ""
    choices: list[Chosen] = []
    of: list[str] = []
    """The tables whose cards it names."""
    ops: "list[Op]" = []
    parts: "list[Field]" = []
    """What it is made of; of a list, each item."""


class Op(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One of several things that a card may do, with its numbers."""

    op: str
    title: str
    parts: list[Field] = []


class KindForm(msgspec.Struct, frozen=True, kw_only=True):
    """The form of a kind of card."""

    table: str
    title: str
    plural: str
    rule: str
    words: str
    fields: list[Field]
    proposals: dict[str, dict[str, str]]
    """What is known of such a thing by its name, field by field."""


def shapes_of(cards: type[EditionFile]) -> dict[str, type[Row]]:
    """The shape of the rows of each table that holds cards."""
    found: dict[str, type[Row]] = {}
    info = shapes.type_info(cards)
    assert isinstance(info, shapes.StructType), "a card file is a struct"
    for field in info.fields:
        item = field.type.item_type if isinstance(field.type, shapes.ListType) else None
        if isinstance(item, shapes.StructType) and issubclass(item.cls, Row):
            found[field.encode_name] = item.cls
    return found


def form_of(kind: CardKind, shape: type[Row]) -> KindForm:
    """The form of a kind whose rows have this shape."""
    info = shapes.type_info(shape)
    assert isinstance(info, shapes.StructType), "a row is a struct"
    by_name = {field.encode_name: field for field in info.fields}
    fields = [Former(kind).field(by_name[name], called) for name, called in kind.fields.items()]
    return KindForm(
        table=kind.table,
        title=kind.title,
        plural=kind.plural,
        rule=kind.rule,
        words=kind.words,
        fields=fields,
        proposals={name: dict(proposal) for name, proposal in kind.proposals.items()},
    )


class Former:
    """Makes fields from shapes, with the words of a kind of card."""

    def __init__(self, kind: CardKind) -> None:
        self.kind = kind

    def field(self, shape: shapes.Field, called: Called | None = None) -> Field:
        """The field that a field of a shape is filled in by."""
        words = called or self.kind.inner.get(shape.encode_name, Called())
        usual = shape.default if shape.default_factory is msgspec.NODEFAULT else shape.default_factory()
        made = self.of_type(shape.type)
        if words.of:
            made["kind"] = "card" if made["kind"] == "text" else "cards"
            made["of"], made["choices"] = list(words.of), list(words.also)
        if words.letters:
            made["most"] = words.letters
        return Field(
            name=shape.encode_name,
            title=words.title or titled(shape.encode_name),
            words=words.words,
            rule=words.rule,
            needed=shape.required,
            usual=None if usual in (msgspec.NODEFAULT, UNSET) else msgspec.to_builtins(usual),
            **made,
        )

    def of_type(self, type: shapes.Type) -> dict[str, Any]:
        """What a type asks for."""
        if isinstance(type, shapes.UnionType):
            return self.of_union([each for each in type.types if not isinstance(each, shapes.NoneType)])
        if isinstance(type, shapes.StrType):
            return {
                "kind": "text",
                "least": type.min_length or 0,
                "most": type.max_length,
                "pattern": type.pattern or "",
            }
        if isinstance(type, shapes.IntType):
            return {"kind": "number", "low": type.ge, "high": type.le}
        if isinstance(type, shapes.LiteralType):
            return {"kind": "choice", "choices": [chosen(each) for each in type.values]}
        if isinstance(type, shapes.DictType):
            return {**self.of_type(type.value_type), "kind": "numbers", **self.choices_of(type.key_type)}
        if isinstance(type, shapes.ListType):
            return self.of_list(type)
        if isinstance(type, shapes.StructType):
            return self.of_struct(type)
        return {"kind": "toggle"}

    def of_union(self, types: list[shapes.Type]) -> dict[str, Any]:
        """One of several ops; one of several words; or what remains if it may be left out."""
        literals = [each for each in types if isinstance(each, shapes.LiteralType)]
        if len(literals) == len(types):
            values = [value for each in literals for value in each.values]
            return {"kind": "choice", "choices": [chosen(each) for each in dict.fromkeys(values)]}
        if len(types) == 1:
            return self.of_type(types[0])
        return {"kind": "op", "ops": [self.op(each) for each in types if isinstance(each, shapes.StructType)]}

    def of_list(self, type: shapes.ListType) -> dict[str, Any]:
        """Several words, or several parts."""
        item = self.of_type(type.item_type)
        sizes = {"least": type.min_length or 0, "most": type.max_length}
        if item["kind"] == "choice":
            return {"kind": "many", "choices": item["choices"], **sizes}
        return {"kind": "list", "parts": [Field(name="", title="", **item)], **sizes}

    def of_struct(self, type: shapes.StructType) -> dict[str, Any]:
        """Ops that share one shape, an op alone, or parts."""
        op = next((field for field in type.fields if field.encode_name == "op"), None)
        if op is not None and isinstance(op.type, shapes.LiteralType):
            return {"kind": "op", "ops": [self.shared_op(each, type) for each in self.kind.numbers]}
        if type.tag is not None:
            return {"kind": "op", "ops": [self.op(type)]}
        return {"kind": "parts", "parts": [self.field(field) for field in type.fields]}

    def op(self, type: shapes.StructType) -> Op:
        """An op with a shape of its own; it is called as it says itself."""
        title = (inspect.getdoc(type.cls) or "").partition("\n")[0].rstrip(".")
        return Op(op=str(type.tag), title=title, parts=[self.field(field) for field in type.fields])

    def shared_op(self, op: str, type: shapes.StructType) -> Op:
        """One of the ops that share a shape."""
        numbers = self.kind.numbers.get(op, ())
        parts = [self.field(field) for field in type.fields if field.encode_name in numbers]
        return Op(op=op, title=self.kind.inner.get(op, Called()).title or titled(op), parts=parts)

    def choices_of(self, type: shapes.Type) -> dict[str, Any]:
        """The words that something may be."""
        return {"choices": self.of_type(type).get("choices", [])}


def chosen(value: str | int | None) -> Chosen:
    """A value that may be chosen; card files write words and numbers."""
    assert value is not None, "what may be left out is not written"
    return Chosen(value, titled(str(value)))


def titled(name: str) -> str:
    """A name of a card file as people read it."""
    return name.replace("_", " ").capitalize()
