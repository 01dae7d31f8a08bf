"""Wills: how the people at each seat want to be asked for answers; it hangs on nothing that anybody holds."""

from msgspec.structs import replace

from labtable.hall.wishes import Will
from labtable.kernel import NOBODY, Table

ALWAYS = Will(when="always")


class Wills:
    """The will of every seat; who has told none is always asked."""

    def __init__(self) -> None:
        self._told: dict[int, Will] = {}
        self._turn = NOBODY

    def of(self, seat: int) -> Will:
        """How a seat wants to be asked."""
        return self._told.get(seat, ALWAYS)

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
