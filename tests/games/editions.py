"""Editions for tests: changes of every game's deck, with a card of each kind."""

from labtable.kernel.changes import Changes, Entry, changes_text

TOLD: Entry = {"science": "A sentence that is true.", "source": "https://example.org/card"}
CARDS: dict[str, dict[str, list[Entry]]] = {
    "gsa": {
        "project": [{"id": "sleepless", "name": "Sleepless Zebrafish", "needs": ["zebrafish", "screen"], **TOLD}],
        "modifier": [
            {
                "id": "night",
                "name": "Night Shift",
                "copies": 3,
                "does": {"op": "draw", "pile": "resource", "n": 3},
                **TOLD,
            }
        ],
        "species": [{"id": "medaka", "name": "Medaka", "latin": "Oryzias latipes", "copies": 2, **TOLD}],
        "technique": [{"id": "crispr", "name": "CRISPR", "copies": 2, **TOLD}],
    },
    "pdb": {
        "deposition": [{"id": "1bna", "name": "DNA double helix", "method": "X-ray", **TOLD}],
        "action": [
            {
                "id": "neutron",
                "name": "Neutron Diffraction",
                "exchanges": [{"pay": {"crystal": 1}, "gain": {"circle": 2}}],
                **TOLD,
            }
        ],
        "box": [{"id": "talk", "name": "Give a Talk", "exchanges": [{"gain": {"sample": 1}}]}],
    },
    "adna": {
        "enzyme": [{"id": "ecori_2", "name": "EcoRII", "site": "^CCWGG", "level": 37, "colour": "blue", **TOLD}],
        "reaction": [
            {
                "id": "freezer",
                "name": "Freezer",
                "type": "temperature",
                "copies": 2,
                "plays": ["action"],
                "does": [{"op": "cool", "number": 3}],
                **TOLD,
            }
        ],
    },
    "stem": {
        "hero": [
            {"id": "khayyam", "name": "Omar Khayyam", "type": "mathematics", "effect": {"op": "draw", "n": 2}, **TOLD}
        ],
        "item": [{"id": "nomogram", "name": "Nomogram", "type": "mathematics", "points": 2, **TOLD}],
        "location": [{"id": "attic", "name": "Attic", "type": "science", "points": 1, **TOLD}],
        "discovery": [{"id": "own1", "step": "hypothesis", "types": ["science", "mathematics"], "points": 6}],
        "inspiration": [{"id": "coffee", "name": "Coffee", "copies": 2, "effect": {"op": "draw", "n": 1}, **TOLD}],
    },
}
"""For every game a card of each kind that people can make."""
GAMES = list(CARDS)


def changes(game: str, **more: object) -> Changes:
    """Changes with a card of each kind of a game, or with others."""
    given: dict[str, object] = {
        "changes": game,
        "name": "Night Shift deck",
        "author": "Ada",
        "add": CARDS[game],
        **more,
    }
    return Changes(**given)  # type: ignore[arg-type]  # what tests give has these shapes


def text(game: str, **more: object) -> str:
    """Such changes as a text."""
    return changes_text(changes(game, **more))
