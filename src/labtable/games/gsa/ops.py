"""The ops of a card file: what a Modifier does, each with its numbers, its words and the effect that it makes.

A new op is a class here and a name in `Effect`: card files, the workshop and its forms take it from there.
"""

from abc import abstractmethod
from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.games.gsa import effects
from labtable.games.gsa.edition import Resource
from labtable.games.gsa.modifier import Modifier
from labtable.games.gsa.moves import SOURCES
from labtable.kernel.words import counted

Few = Annotated[int, Meta(ge=1, le=5)]
Kinds = Annotated[list[Literal["species", "technique"]], Meta(min_length=1)]


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """What a Modifier does."""

    @abstractmethod
    def words(self) -> str:
        """It in words, made from its numbers."""

    @abstractmethod
    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        """The card that does it."""

    def problems(self) -> Iterator[str]:
        """What is wrong with its numbers."""
        return iter(())


class Draw(Op, frozen=True, tag="draw"):
    """Draw cards of a pile."""

    pile: Literal["resource", "project"] = "resource"
    n: Few = 2

    def words(self) -> str:
        return f"draw {counted(self.n, f'{self.pile.capitalize()} card')}"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.DrawCards(id, name, self.words(), SOURCES.index(self.pile), self.n)


class Take(Op, frozen=True, tag="take_from_discard"):
    """Take a card out of the Discard pile."""

    kinds: Kinds

    def words(self) -> str:
        return f"take a {kinds_in_words(self.kinds)} card from the Discard pile"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.TakeFromDiscard(id, name, self.words(), kinds_mask(self.kinds, types))


class Wildly(Op, frozen=True, tag="attach_wild"):
    """Attach as any lacking card of these kinds."""

    kinds: Kinds

    def words(self) -> str:
        return f"counts as any {kinds_in_words(self.kinds)} that your project lacks"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.Wild(id, name, self.words(), kinds_mask(self.kinds, types))


class Protect(Op, frozen=True, tag="attach_guard"):
    """Attach to stop the next attack."""

    def words(self) -> str:
        return "stops the next attack on a project of yours"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.Guard(id, name, self.words())


class GiveUp(Op, frozen=True, tag="abandon_project"):
    """Give up a project."""

    def words(self) -> str:
        return "give up a regular project and take its resources back"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.Abandon(id, name, self.words())


class Contaminate(Op, frozen=True, tag="remove_attached"):
    """Remove a resource."""

    def words(self) -> str:
        return "discard a resource from another player's project"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.RemoveAttached(id, name, self.words())


class Strip(Op, frozen=True, tag="strip_project"):
    """Remove all resources of a project with few of them."""

    least: Few = 1
    most: Few = 2

    def words(self) -> str:
        least = "" if self.least == self.most else f"{self.least} to "
        loses = "loses it" if self.most == 1 else "loses them"
        return f"a rival project with {least}{counted(self.most, 'resource')} {loses}"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.StripProject(id, name, self.words(), self.least, self.most)

    def problems(self) -> Iterator[str]:
        if self.least > self.most:
            yield "least is more than most"


class Steal(Op, frozen=True, tag="steal_hand"):
    """Take a card of another hand."""

    def words(self) -> str:
        return "take a random Resource card from another player"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.StealHand(id, name, self.words())


class Reduce(Op, frozen=True, tag="reduce_next_draw"):
    """Let another player draw fewer cards."""

    by: Annotated[int, Meta(ge=1, le=2)] = 1

    def words(self) -> str:
        return f"another player draws {counted(self.by, 'card')} fewer next turn"

    def make(self, id: str, name: str, types: list[Resource]) -> Modifier:
        return effects.ReduceNextDraw(id, name, self.words(), self.by)


Effect = Draw | Take | Wildly | Protect | GiveUp | Contaminate | Strip | Steal | Reduce


def kinds_mask(kinds: Kinds, types: list[Resource]) -> int:
    """The types of these kinds as a set of bits."""
    return sum(1 << number for number, type in enumerate(types) if type.kind in kinds)


def kinds_in_words(kinds: Kinds) -> str:
    """`Species or Technique`."""
    return " or ".join(kind.capitalize() for kind in kinds)
