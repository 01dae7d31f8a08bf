"""What a table knows already: where all play one deal, the wall tells none of them what is still to come there."""

from typing import NamedTuple

import msgspec

from labtable.hall.classes.met import faces_of
from labtable.hall.course import Course


class Seen(NamedTuple):
    """How far a table was looked at, and the cards that everybody there had seen by then."""

    entries: int
    told: int
    cards: frozenset[str]


class Known:
    """The cards of science that everybody at each table has seen so far, by its room."""

    def __init__(self) -> None:
        self._seen: dict[str, Seen] = {}

    def at(self, course: Course) -> frozenset[str]:
        """The cards that were told of at a table, or lie open there; what was seen once stays known."""
        match, code = course.match, course.state.code
        seen = self._seen.get(code, Seen(-1, 0, frozenset()))
        if seen.entries == len(match.journal):
            return seen.cards
        events = [told.event for told in match.told[seen.told :] if told.event.reaches(None)]
        text = msgspec.json.encode((match.game.view(match.table, None), events)).decode()
        cards = seen.cards | {card for card in faces_of(match.game) if f'"{card}"' in text}
        self._seen[code] = Seen(len(match.journal), len(match.told), cards)
        return cards
