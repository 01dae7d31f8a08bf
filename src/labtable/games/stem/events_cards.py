"""What happens with Inspirations, Enhancements and hands, each with its sentence for the log."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from labtable.kernel.event import Event, Names
from labtable.kernel.seats import EVERYBODY, all_but, only
from labtable.kernel.words import closed, opening, verb, whom, whose


def a_kind(kind: str) -> str:
    """§E1 A card of which only the kind is known."""
    return f"{'an' if kind[:1] in 'aeiou' else 'a'} {kind.capitalize()}"


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """§S-67 What an Inspiration aims at: a player, a Hero, a card on it or of the discard pile."""

    seat: int | None
    hero: str | None
    card: str | None
    """Unless it lies face down."""
    kind: str | None
    """The kind of the card."""

    def in_words(self, names: Names) -> str:
        """Whose it is is said last."""
        parts = self._parts(names)
        if self.seat is None:
            return " of ".join(parts)
        owner = names[self.seat]
        return " of ".join([*parts[:-1], f"{whose(owner)} {parts[-1]}"]) if parts else whom(owner)

    def _parts(self, names: Names) -> list[str]:
        card = names.card(self.card) if self.card else a_kind(self.kind) if self.kind else ""
        hero = names.card(self.hero) if self.hero else ""
        return [part for part in (card, hero) if part]


class AnnouncedInspiration(Event, frozen=True, kw_only=True):
    """§S-60 An Inspiration was announced."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'plays')} {names.card(self.card)}")

    def told(self) -> str:
        return self.card


class Aimed(Event, frozen=True, kw_only=True):
    """§S-67 The announcement is whole: all know what the Inspiration aims at."""

    seat: int
    at: Aim

    def against(self) -> Sequence[int]:
        return () if self.at.seat in (None, self.seat) else (self.at.seat,)

    def sentence(self, names: Names) -> str:
        return f"It aims at {self.at.in_words(names)}."


class Cancelled(Event, frozen=True, kw_only=True):
    """§S-62 A card was answered and does nothing."""

    seat: int
    card: str

    def against(self) -> Sequence[int]:
        return (self.seat,)

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.seat]))} {names.card(self.card)} is cancelled."


class Repeated(Event, frozen=True, kw_only=True):
    """§S-44 The ability of another Hero was used again."""

    seat: int
    hero: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'uses')} the ability of {names.card(self.hero)} again."


class Addition(Event, frozen=True, kw_only=True):
    """§E2 An Enhancement was added to a Hero; §S-06 who knows its face is told more than the others."""

    seat: int
    hero: str
    seen_by: int | UnsetType = UNSET
    """The seats that may know, as bits; never leaves the table."""

    def audience(self) -> int:
        return EVERYBODY if self.seen_by is UNSET else self.seen_by

    def apart(self) -> Event:
        """§S-78 Without the seats that know the face: what a seat knows is told to nobody else."""
        return msgspec.structs.replace(self, seen_by=UNSET)


class Attached(Addition, frozen=True, kw_only=True):
    """§E6 An Enhancement was added, for those who know its face."""

    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'adds')} {names.card(self.card)} to {names.card(self.hero)}")

    def told(self) -> str:
        return self.card


class AttachedHidden(Addition, frozen=True, kw_only=True):
    """§E7 An Enhancement was added face down, for the others."""

    card_kind: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'adds')} {a_kind(self.card_kind)} to {names.card(self.hero)}, face down."


class LostEnhancement(Event, frozen=True, kw_only=True):
    """§S-06 An Enhancement was discarded from its Hero."""

    seat: int
    hero: str
    card: str

    def against(self) -> Sequence[int]:
        return (self.seat,)

    def sentence(self, names: Names) -> str:
        return closed(f"{opening(whose(names[self.seat]))} {names.card(self.hero)} loses {names.card(self.card)}")


class TookEnhancement(Event, frozen=True, kw_only=True):
    """§E5 An Enhancement was taken from an opponent."""

    seat: int
    opponent: int

    def against(self) -> Sequence[int]:
        return (self.opponent,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} an Enhancement from {whom(names[self.opponent])}."


class NoPlace(Event, frozen=True, kw_only=True):
    """§S-51 A taken Enhancement was discarded."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'has')} no place for {names.card(self.card)}; it is discarded."


class Granted(Event, frozen=True, kw_only=True):
    """§S-65 A Hero may use Enhancements of every type."""

    seat: int
    hero: str

    def sentence(self, names: Names) -> str:
        return f"{opening(whose(names[self.seat]))} {names.card(self.hero)} may use Enhancements of every type."


class LookedAtHand(Event, frozen=True, kw_only=True):
    """§S-49 Somebody looked at a hand."""

    seat: int
    opponent: int

    def against(self) -> Sequence[int]:
        return (self.opponent,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'looks')} at {whose(names[self.opponent])} hand."


class SawHand(Event, frozen=True, kw_only=True):
    """§S-49 The hand, for the eyes of the looker."""

    seat: int
    opponent: int
    cards: list[str]

    def sentence(self, names: Names) -> str:
        other = names[self.opponent]
        return closed(f"{other} {verb(other, 'holds')} {', '.join(map(names.card, self.cards))}")

    def audience(self) -> int:
        return only(self.seat)


class NamedKind(Event, frozen=True, kw_only=True):
    """§S-49 Somebody asked for a card of a kind."""

    seat: int
    opponent: int
    card_kind: str
    found: bool

    def sentence(self, names: Names) -> str:
        who, other = names[self.seat], names[self.opponent]
        asked = f"{who} {verb(who, 'asks')} {whom(other)} for {a_kind(self.card_kind)}."
        return f"{asked} There is {'one' if self.found else 'none'}."


class PassedCard(Event, frozen=True, kw_only=True):
    """§S-49 A card changed hands, for the eyes of both."""

    giver: int
    seat: int
    card: str

    def against(self) -> Sequence[int]:
        return (self.giver,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'gets')} {names.card(self.card)} from {whom(names[self.giver])}."

    def audience(self) -> int:
        return only(self.giver, self.seat)


class PassedHidden(Event, frozen=True, kw_only=True):
    """§S-49 A card changed hands, for the others."""

    giver: int
    seat: int

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'gets')} a card from {whom(names[self.giver])}."

    def audience(self) -> int:
        return all_but(self.giver, self.seat)


class LostCard(Event, frozen=True, kw_only=True):
    """§S-65 A hand lost a card at random."""

    seat: int
    card: str

    def against(self) -> Sequence[int]:
        return (self.seat,)

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return closed(f"{who} {verb(who, 'loses')} {names.card(self.card)}")


class TookFromDiscard(Event, frozen=True, kw_only=True):
    """§S-46 A card came to a hand out of the Hero discard pile."""

    seat: int
    card: str

    def sentence(self, names: Names) -> str:
        who = names[self.seat]
        return f"{who} {verb(who, 'takes')} {names.card(self.card)} from the discard pile."
