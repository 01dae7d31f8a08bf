"""Phases: the parts of a turn, as objects; the chapters of a game say what each offers, refuses and does."""

from mypy_extensions import mypyc_attr

from labtable.kernel.fixed import Fixed


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Fixed):
    """A part of the turn; a table knows it by its number."""

    def __init__(self, id: str, number: int) -> None:
        super().__init__(id)
        self.number = number
