"""Editions made by chance with the forms of a game, as somebody might who knows no rule."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from labtable.kernel.changes import Changes, Entry
from labtable.kernel.form import Field, KindForm

SOME_CARDS = 5
WILD = 0.02
"""How often a value is no value of its field."""
STRANGE: tuple[object, ...] = ("", "x" * 500, -1, 10_000, [], {}, "<b>&amp;</b>", "\u202e", True, ["fly", "fly"])


class Maker(NamedTuple):
    """Somebody who fills in forms by chance."""

    dice: random.Random
    forms: Mapping[str, KindForm]
    standard: Mapping[str, Any]
    ids: dict[str, list[str]]

    def edition(self, game: str) -> Changes:
        """Changes with some cards of some kinds."""
        add: dict[str, list[Entry]] = {}
        take_out: dict[str, list[str]] = {}
        for number in range(self.dice.randint(1, SOME_CARDS)):
            form = self.dice.choice(list(self.forms.values()))
            add.setdefault(form.table, []).append(self.card(form, f"own{number}"))
            self.ids[form.table].append(f"own{number}")
        if self.dice.random() < 0.3:
            table = self.dice.choice(list(self.forms))
            take_out[table] = [self.dice.choice(self.standard[table])["id"]]
        return Changes(changes=game, name="By chance", add=add, take_out=take_out)

    def card(self, form: KindForm, id: str) -> Entry:
        """A card with every field that it needs, and some that it does not."""
        row: Entry = {"id": id}
        for field in form.fields:
            if field.name != "id" and (field.needed or self.dice.random() < 0.4):
                row[field.name] = self.value(field)
        return row

    def value(self, field: Field, depth: int = 0) -> object:
        """A value for a field; sometimes one that cannot be."""
        if self.dice.random() < WILD / (1 + 2 * depth):
            return self.dice.choice(STRANGE)
        made: object = getattr(self, f"_{field.kind}")(field, depth)
        return made

    def _text(self, field: Field, depth: int) -> str:
        if field.name == "source":
            return "https://example.org/"
        if field.name == "site":
            half = "".join(self.dice.choice("ACGTNRYW") for _ in range(self.dice.randint(1, 4)))
            return f"{half}^{half[::-1]}"
        return "Words " + "<i>x</i>" * self.dice.randint(0, 2)

    def _number(self, field: Field, depth: int) -> int:
        low, high = field.low or 0, 20 if field.high is None else field.high
        return self.dice.choice([low, high, self.dice.randint(low, high)])

    def _toggle(self, field: Field, depth: int) -> bool:
        return self.dice.random() < 0.5

    def _choice(self, field: Field, depth: int) -> object:
        return self.dice.choice(field.choices).value

    def _many(self, field: Field, depth: int) -> object:
        values = [choice.value for choice in field.choices]
        return self.dice.sample(values, self.dice.randint(max(1, field.least), len(values)))

    def _cards(self, field: Field, depth: int) -> object:
        known = [id for table in field.of for id in self.ids[table]]
        return self.dice.sample(known, self.dice.randint(1, 4))

    def _card(self, field: Field, depth: int) -> object:
        return self.dice.choice([id for table in field.of for id in self.ids[table]])

    def _numbers(self, field: Field, depth: int) -> object:
        kinds = self.dice.sample(field.choices, self.dice.randint(0, 3))
        return {str(kind.value): self.dice.randint(1, field.high or 20) for kind in kinds}

    def _op(self, field: Field, depth: int) -> object:
        op = self.dice.choice(field.ops)
        parts = [part for part in op.parts if part.needed or self.dice.random() < 0.5]
        return {"op": op.op, **{part.name: self.value(part, depth + 1) for part in parts}}

    def _list(self, field: Field, depth: int) -> object:
        return [self.value(field.parts[0], depth + 1) for _ in range(self.dice.randint(1, 3))]

    def _parts(self, field: Field, depth: int) -> object:
        return {part.name: self.value(part, depth + 1) for part in field.parts if self.dice.random() < 0.8}


def maker_of(dice: random.Random, forms: Mapping[str, KindForm], standard: Mapping[str, Any]) -> Maker:
    """Somebody who knows the cards of the deck by their ids."""
    ids = {
        table: [row["id"] for row in rows]
        for table, rows in standard.items()
        if isinstance(rows, list) and table in forms
    }
    return Maker(dice, forms, standard, ids)
