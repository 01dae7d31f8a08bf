"""What was met: a match as a class looks back on it, made from what everybody at its table was told."""

from collections.abc import Container
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from labtable.hall.classes.notes import notes_file
from labtable.hall.match import Match
from labtable.kernel import Event, Game
from labtable.kernel.gallery import Face
from labtable.kernel.measure import Count
from labtable.kernel.sentence import Sentence
from labtable.kernel.workshop import own_cards

MOST_GAMES = 64  # whose faces are remembered


class Met(NamedTuple):
    """What a match has brought to its table."""

    cards: list[str]
    """Cards of science in the order in which they came, each once."""
    counts: dict[str, int]
    lead_changes: int


@lru_cache(MOST_GAMES)
def faces_of(game: Game) -> dict[str, Face]:
    """The cards that a class can meet, by their id: of the kinds that its notes name, and all that people made."""
    kinds, own = notes_file(game).kinds, own_cards(game)
    faces = (face for face in game.gallery() if face.science)
    return {face.id: face for face in faces if not kinds or face.kind in kinds or face.id in own}


@lru_cache(MOST_GAMES)
def kinds_of(game: Game) -> dict[str, str]:
    """The kind of every card."""
    return {face.id: face.kind for face in game.gallery()}


def public_events(match: Match) -> list[Event]:
    """What everybody was told and was not taken back."""
    return [told.event for told in match.told if not told.gone and told.event.reaches(None)]


def met_in(match: Match) -> Met:
    """What a match has brought so far."""
    events = public_events(match)
    counts = {count.name: sum(is_meant(match.game, count, event) for event in events) for count in match.game.counts}
    return Met(_cards(match.game, events), counts, _lead_changes(events))


def met_by(match: Match, seat: int) -> Met:
    """What one seat of it has brought to the table, and what it did or what happened to it."""
    events = public_events(match)
    counts = {
        count.name: sum(
            is_meant(match.game, count, event) and getattr(event, count.seat, None) == seat for event in events
        )
        for count in match.game.counts
    }
    return Met(_cards(match.game, [event for event in events if getattr(event, "seat", None) == seat]), counts, 0)


def _cards(game: Game, events: list[Event]) -> list[str]:
    """The cards of science that events tell of, each once."""
    faces = faces_of(game)
    return list(dict.fromkeys(card for event in events if (card := event.told()) is not None and card in faces))


def is_meant(game: Game, count: Count, event: Event) -> bool:
    """Whether a count is of such an event."""
    if not isinstance(event, count.of) or any(getattr(event, name) != fact for name, fact in count.facts.items()):
        return False
    return not count.kinds or kinds_of(game).get(event.told() or "") in count.kinds


def _lead_changes(events: list[Event]) -> int:
    """How often another seat was ahead, where events tell the scores."""
    leaders: list[int] = []
    for event in events:
        scores: list[int] = getattr(event, "scores", [])
        if scores and scores.count(max(scores)) == 1:
            leaders.append(scores.index(max(scores)))
    return sum(one != other for one, other in pairwise(leaders))


def last_news(match: Match, of: Container[str]) -> tuple[str, Sentence] | None:
    """The last card that was met, of those that may be told, and its sentence."""
    for event in reversed(public_events(match)):
        card = event.told()
        if card is not None and card in of:
            return card, event.sentence()
    return None
