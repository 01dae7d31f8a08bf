"""What can go wrong, each in one clear sentence."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from labtable.kernel.move import Move
    from labtable.kernel.rule import Rule


class BadInput(Exception):
    """Something given from outside cannot be used; the message says what, and what to do."""


class BadRecord(BadInput):
    """A record that cannot be replayed; the message names the line."""


class IllegalMove(Exception):
    """A move that a rule forbids; the table is as it was."""

    def __init__(self, move: "Move", rule: "Rule") -> None:
        super().__init__(f"{move.text!r} is refused by §{rule.number}: {rule.words}")
        self.move = move
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.move, self.rule)
