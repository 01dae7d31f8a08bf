"""Reading a card file: its shape, its checks, and the edition the rules play with."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.games.pdb.actions import (
    NO_OWN_COST,
    Action,
    Additional,
    Card,
    Exchange,
    Graduate,
    Innovate,
    Lead,
    Recruit,
)
from labtable.games.pdb.edition import Edition
from labtable.games.pdb.tokens import in_words, purse
from labtable.kernel.edition import CardRow, EditionFile, Remark, Row, Words
from labtable.kernel.problem import Problem

Token = Literal["sample", "crystal", "square", "circle", "triangle", "achievement"]
Tokens = dict[Token, Annotated[int, Meta(ge=1, le=20)]]
Supply = dict[Token, Annotated[int, Meta(ge=0, le=100)]]

SPECIAL_LABELS = {
    "recruit": "one more Researcher next round",
    "lead": "take the Leader token",
    "innovate": "claim the card",
}


class ExchangeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is paid and what is gained."""

    pay: Tokens = {}
    gain: Tokens = {}


class BoxRow(Row, frozen=True, kw_only=True):
    """A box of the board."""

    name: Words
    does: Literal["exchange", "recruit", "lead", "graduate", "innovate"] = "exchange"
    exchanges: list[ExchangeRow] = []


class DepositionRow(CardRow, frozen=True, kw_only=True):
    """A PDB Deposition card; its id is the entry's PDB ID."""

    method: Remark = ""
    cost: Tokens | None = None


class ActionRow(CardRow, frozen=True, kw_only=True):
    """An Additional Action card."""

    exchanges: Annotated[list[ExchangeRow], Meta(min_length=1)]
    cost: Tokens | None = None


class CardFile(EditionFile, frozen=True, kw_only=True):
    """A whole card file."""

    supply: Supply
    box: Annotated[list[BoxRow], Meta(min_length=1)]
    action: list[ActionRow] = []
    deposition: list[DepositionRow] = []

    def innovations(self) -> list[DepositionRow | ActionRow]:
        """All Innovation cards in the order of the deck before it is shuffled."""
        return [*self.deposition, *self.action]

    def rows(self) -> list[Row]:
        return [*self.box, *self.innovations()]

    def problems(self) -> Iterator[Problem]:
        for box in self.box:
            wrong = _exchange_problem(box)
            if wrong:
                yield Problem(wrong, "exchanges", "box", box.id, "S1")
        for table, rows in (("box", self.box), ("action", self.action)):
            for row in rows:
                texts = [text for text, _ in _named(row.exchanges)]
                if len(set(texts)) < len(texts):
                    yield Problem("two exchanges are too alike", "exchanges", table, row.id, "S1")
        if not self.deposition and not any("achievement" in each.gain for box in self.box for each in box.exchanges):
            yield Problem("nobody could ever gain Achievement", "deposition", rule="C6")


def _exchange_problem(box: BoxRow) -> str:
    if box.does in ("recruit", "lead"):
        return f"a box that does {box.does!r} has no exchanges" if box.exchanges else ""
    if box.does == "innovate":
        good = len(box.exchanges) == 1 and not box.exchanges[0].gain
        return "" if good else "an Innovate box has one exchange that only pays"
    return "" if box.exchanges else "a box needs at least one exchange"


def make_edition(cards: CardFile) -> Edition:
    """The boxes of the board in their order, then those of the Additional Actions; all cards."""
    actions: list[Action] = []
    for box in cards.box:
        innovates = sum(isinstance(action, Innovate) for action in actions)
        actions.append(_make_box(box, len(actions), innovates))
    additionals = [
        Additional(row.id, row.name, len(actions) + place, _make_exchanges(row.exchanges, ""), place)
        for place, row in enumerate(cards.action)
    ]
    deck = [Card(row.id, row.name, _cost(row.cost), None) for row in cards.deposition]
    deck += [
        Card(row.id, row.name, _cost(row.cost), action) for row, action in zip(cards.action, additionals, strict=True)
    ]
    return Edition(
        cards.digest,
        purse({str(kind): number for kind, number in cards.supply.items()}),
        [*actions, *additionals],
        deck,
    )


def _make_box(box: BoxRow, index: int, place: int) -> Action:
    exchanges = _make_exchanges(box.exchanges or [ExchangeRow()], SPECIAL_LABELS.get(box.does, ""))
    match box.does:
        case "recruit":
            return Recruit(box.id, box.name, index, exchanges)
        case "lead":
            return Lead(box.id, box.name, index, exchanges)
        case "graduate":
            return Graduate(box.id, box.name, index, exchanges)
        case "innovate":
            return Innovate(box.id, box.name, index, exchanges, place)
        case _:
            return Action(box.id, box.name, index, exchanges)


def _make_exchanges(rows: list[ExchangeRow], gain_label: str) -> list[Exchange]:
    made = []
    for text, row in _named(rows):
        pay, gain = _tokens(row.pay), _tokens(row.gain)
        label = " → ".join(part for part in (in_words(pay), gain_label or in_words(gain)) if part)
        made.append(Exchange(text, label, pay, gain))
    return made


def _named(rows: list[ExchangeRow]) -> list[tuple[str, ExchangeRow]]:
    """Each exchange with the shortest text that tells it from the others of its box."""
    if len(rows) == 1:
        return [("", rows[0])]
    gains = ["+".join(row.gain) for row in rows]
    pays = ["+".join(row.pay) for row in rows]
    both = [f"{pay}>{gain}" for pay, gain in zip(pays, gains, strict=True)]
    for texts in (gains, pays):
        if len(set(texts)) == len(rows):
            return list(zip(texts, rows, strict=True))
    return list(zip(both, rows, strict=True))


def _tokens(row: Tokens) -> int:
    return purse({str(kind): number for kind, number in row.items()})


def _cost(row: Tokens | None) -> int:
    return NO_OWN_COST if row is None else _tokens(row)
