"""The gallery of S.T.E.M.: the Hero deck, the Discoveries and the Challenges."""

from labtable.games.stem.card import Card, Challenge, Discovery
from labtable.games.stem.cards import CardFile, EnhancementRow, HeroRow, InspirationRow
from labtable.games.stem.edition import Edition
from labtable.games.stem.kinds import HERO, KINDS, STEPS, TYPES, WILD, WINDOWS
from labtable.kernel.gallery import Face

METHOD: dict[str | None, tuple[str, str]] = {
    "observation": (
        "Research begins with looking closely: something is noticed, measured and written down before it is explained.",
        "Observation",
    ),
    "hypothesis": (
        "A hypothesis is an explanation that could turn out to be wrong, so that it can be tested.",
        "Hypothesis",
    ),
    "experiment": (
        "An experiment changes one thing, keeps all others as they are, and sees what follows.",
        "Experiment",
    ),
    "analyze_data": (
        "Measurements scatter; their analysis tells a pattern from what may be chance.",
        "Data_analysis",
    ),
    "publish_results": (
        "Results that are published can be checked and repeated by others, and built upon.",
        "Academic_publishing",
    ),
    None: (
        "Research seldom runs in a straight line: what an experiment shows may send it back to a new hypothesis.",
        "Scientific_method",
    ),
}
"""What each step of the scientific method is, and where to read on; without a step, how they go together."""
FIELDS = (
    "In science nature has the last word: a prediction that fails brings an idea down, however beautiful it is. "
    "So others repeat what was seen.",
    "In technology the result is something to be used, a program, an instrument or a process that others can try out. "
    "With it they see and do more.",
    "In engineering things are built within limits of cost, time and safety, and tested until they fail. "
    "What gave way goes into the next design.",
    "In mathematics what is proved follows from its assumptions for ever; whether those fit the world must be tried. "
    "Proofs of Euclid's still hold.",
)
"""What each of the four types brings to a Discovery, in the order of the types."""


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
        author=row.author,
        picture=row.picture,
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
    science, source = METHOD[None if card.step == WILD else STEPS[card.step]]
    more = " ".join(words for number, words in enumerate(FIELDS) if (card.types >> number) & 1)
    return Face(
        id=card.id,
        name=card.name,
        kind="discovery",
        text="",
        science=science,
        more=more,
        source=f"https://en.wikipedia.org/wiki/{source}",
        facts=facts,
    )


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
