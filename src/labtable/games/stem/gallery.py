"""The gallery of S.T.E.M.: the Hero deck, the Discoveries and the Challenges."""

from labtable.games.stem.card import Card, Challenge, Discovery
from labtable.games.stem.cards import CardFile, EnhancementRow, HeroRow, InspirationRow
from labtable.games.stem.edition import Edition
from labtable.games.stem.kinds import HERO, KINDS, STEPS, TYPES, WILD, WINDOWS
from labtable.kernel.gallery import Face


def gallery_of(cards: CardFile, edition: Edition) -> list[Face]:
    """Every card, in the order of the faces."""
    hero_deck = zip(cards.hero_deck(), edition.cards, strict=True)
    return [
        *(_hero_card(row, card) for row, card in hero_deck),
        *map(_discovery, edition.discoveries),
        *map(_challenge, edition.challenges),
    ]


def _hero_card(row: HeroRow | EnhancementRow | InspirationRow, card: Card) -> Face:
    return Face(
        id=card.id,
        name=card.name,
        kind=KINDS[card.kind],
        text=card.text,
        science=row.science,
        more=row.more,
        source=row.source,
        facts=_facts(row, card),
    )


def _facts(row: HeroRow | EnhancementRow | InspirationRow, card: Card) -> dict[str, object]:
    if isinstance(row, InspirationRow):
        return {"window": WINDOWS[card.window], "copies": row.copies}
    facts: dict[str, object] = {"type": TYPES[card.type], "points": card.points}
    return facts | {"items": card.items, "locations": card.locations} if card.kind == HERO else facts


def _discovery(card: Discovery) -> Face:
    """§C6 A Wild Step card has no step of its own."""
    facts: dict[str, object] = {
        "step": None if card.step == WILD else STEPS[card.step],
        "types": [type for number, type in enumerate(TYPES) if (card.types >> number) & 1],
        "points": card.points,
    }
    return Face(id=card.id, name=card.name, kind="discovery", text="", science="", source="", facts=facts)


def _challenge(challenge: Challenge) -> Face:
    return Face(
        id=challenge.id,
        name=challenge.name,
        kind="challenge",
        text=challenge.condition.words,
        science="",
        source="",
        facts={"points": challenge.points},
    )
