"""Wills: how the people at each seat want to be asked for answers; it hangs on nothing that anybody holds."""

from collections.abc import Mapping
from types import MappingProxyType

from msgspec.structs import replace

from labtable.hall.wishes import Will
from labtable.kernel import NOBODY, Table

NONE: Mapping[int, Will] = MappingProxyType({})
ALWAYS = Will(when="always")


class Wills:
    """The will of every seat; who has told none is always asked."""

    def __init__(self, told: Mapping[int, Will] = NONE) -> None:
        self._told = dict(told)
        self._turn = NOBODY

    def of(self, seat: int) -> Will:
        """How a seat wants to be asked."""
        return self._told.get(seat, ALWAYS)

    def all(self) -> dict[int, Will]:
        """What every seat has told."""
        return dict(self._told)

    def tell(self, seat: int, will: Will) -> None:
        """A seat says how it wants to be asked from now on."""
        self._told[seat] = will

    def begin_turn(self, seat: int) -> None:
        """Whose turn begins is asked again."""
        if seat != self._turn:
            self._turn = seat
            self._told[seat] = replace(self.of(seat), hush=False)

    def answered(self, seat: int) -> None:
        """Who rang and was heard need not be asked the next time."""
        self._told[seat] = replace(self.of(seat), bell=False)

    def wants(self, seat: int, table: Table) -> bool:
        """Whether a seat wants to be asked what this table asks."""
        will = self.of(seat)
        if will.bell or will.hush or will.when == "called":
            return will.bell
        return will.when == "always" or table.touches(seat)
