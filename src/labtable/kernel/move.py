"""Moves: the fixed catalogue of everything a player of a game can ever choose."""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from labtable.kernel.fixed import BuiltOnce


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(BuiltOnce):
    """One entry of a game's catalogue, built once: a number, a stable text form, words for people."""

    def __init__(self, id: int, text: str, label: str) -> None:
        self.id = id
        self.text = text
        self.label = label

    def __repr__(self) -> str:
        return f"<Move {self.text}>"


class Catalogue(BuiltOnce):
    """All moves of a game, by number and by text."""

    def __init__(self, moves: Sequence[Move]) -> None:
        self.moves = list(moves)
        self._by_text = {move.text: move for move in moves}
        if [move.id for move in moves] != list(range(len(moves))):
            raise ValueError("the moves of a catalogue are numbered from 0 in their order")
        if len(self._by_text) != len(moves):
            raise ValueError("two moves of a catalogue may not share a text")

    def named(self, text: str) -> Move | None:
        """The move with this text form, if there is one."""
        return self._by_text.get(text)
