"""What happens with Inspirations, Enhancements and hands; `words.ftl` has a sentence for each."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET, UnsetType

from labtable.kernel.event import Event
from labtable.kernel.seats import EVERYBODY, all_but, only
from labtable.kernel.sentence import Fact, Which, Who, facts_of


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """§S-67 What an Inspiration aims at: a player, a Hero, a card on it or of the discard pile."""

    seat: Who | None
    hero: Which | None
    card: Which | None
    """Unless it lies face down."""
    kind: str | None
    """The kind of the card."""

    def what(self) -> str:
        """What of it there is: nobody's card, a player, a Hero, or a card with it that is known or hidden."""
        if self.seat is None:
            return "card"
        if self.hero is None:
            return "held" if self.card else "owner"
        return "part" if self.card else "hidden" if self.kind else "hero"


class AnnouncedInspiration(Event, frozen=True, kw_only=True):
    """§S-60 An Inspiration was announced."""

    seat: Who
    card: Which

    def told(self) -> str:
        return self.card


class Aimed(Event, frozen=True, kw_only=True):
    """§S-67 The announcement is whole: all know what the Inspiration aims at."""

    seat: Who
    at: Aim

    def against(self) -> Sequence[int]:
        return () if self.at.seat in (None, self.seat) else (self.at.seat,)

    def besides(self) -> Mapping[str, Fact]:
        at = facts_of(self.at)
        return {
            "what": self.at.what(),
            "owner": at["seat"],
            "hero": at["hero"],
            "card": at["card"],
            "card_kind": at["kind"],
        }


class Cancelled(Event, frozen=True, kw_only=True):
    """§S-62 A card was answered and does nothing."""

    seat: Who
    card: Which

    def against(self) -> Sequence[int]:
        return (self.seat,)


class Repeated(Event, frozen=True, kw_only=True):
    """§S-44 The ability of another Hero was used again."""

    seat: Who
    hero: Which


class Addition(Event, frozen=True, kw_only=True):
    """§E2 An Enhancement was added to a Hero; §S-06 who knows its face is told more than the others."""

    seat: Who
    hero: Which
    seen_by: int | UnsetType = UNSET
    """The seats that may know, as bits; never leaves the table."""

    def audience(self) -> int:
        return EVERYBODY if self.seen_by is UNSET else self.seen_by

    def apart(self) -> Event:
        """§S-78 Without the seats that know the face: what a seat knows is told to nobody else."""
        return msgspec.structs.replace(self, seen_by=UNSET)


class Attached(Addition, frozen=True, kw_only=True):
    """§E6 An Enhancement was added, for those who know its face."""

    card: Which

    def told(self) -> str:
        return self.card


class AttachedHidden(Addition, frozen=True, kw_only=True):
    """§E7 An Enhancement was added face down, for the others."""

    card_kind: str


class LostEnhancement(Event, frozen=True, kw_only=True):
    """§S-06 An Enhancement was discarded from its Hero."""

    seat: Who
    hero: Which
    card: Which

    def against(self) -> Sequence[int]:
        return (self.seat,)


class TookEnhancement(Event, frozen=True, kw_only=True):
    """§E5 An Enhancement was taken from an opponent."""

    seat: Who
    opponent: Who

    def against(self) -> Sequence[int]:
        return (self.opponent,)


class NoPlace(Event, frozen=True, kw_only=True):
    """§S-51 A taken Enhancement was discarded."""

    seat: Who
    card: Which


class Granted(Event, frozen=True, kw_only=True):
    """§S-65 A Hero may use Enhancements of every type."""

    seat: Who
    hero: Which


class LookedAtHand(Event, frozen=True, kw_only=True):
    """§S-49 Somebody looked at a hand."""

    seat: Who
    opponent: Who

    def against(self) -> Sequence[int]:
        return (self.opponent,)


class SawHand(Event, frozen=True, kw_only=True):
    """§S-49 The hand, for the eyes of the looker."""

    seat: Who
    opponent: Who
    cards: list[Which]

    def audience(self) -> int:
        return only(self.seat)


class NamedKind(Event, frozen=True, kw_only=True):
    """§S-49 Somebody asked for a card of a kind."""

    seat: Who
    opponent: Who
    card_kind: str
    found: bool


class PassedCard(Event, frozen=True, kw_only=True):
    """§S-49 A card changed hands, for the eyes of both."""

    giver: Who
    seat: Who
    card: Which

    def against(self) -> Sequence[int]:
        return (self.giver,)

    def audience(self) -> int:
        return only(self.giver, self.seat)


class PassedHidden(Event, frozen=True, kw_only=True):
    """§S-49 A card changed hands, for the others."""

    giver: Who
    seat: Who

    def audience(self) -> int:
        return all_but(self.giver, self.seat)


class LostCard(Event, frozen=True, kw_only=True):
    """§S-65 A hand lost a card at random."""

    seat: Who
    card: Which

    def against(self) -> Sequence[int]:
        return (self.seat,)


class TookFromDiscard(Event, frozen=True, kw_only=True):
    """§S-46 A card came to a hand out of the Hero discard pile."""

    seat: Who
    card: Which
