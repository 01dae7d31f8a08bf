"""The end: when it comes, what everybody has, and who wins (§V2 to §V4, §S-70 to §S-77)."""

from typing import Final

from labtable.games.stem import phases
from labtable.games.stem.bonuses import OPEN_EYES, points_on
from labtable.games.stem.events import Ended
from labtable.games.stem.kinds import NONE
from labtable.games.stem.moves import StemMove
from labtable.games.stem.phase import Question
from labtable.games.stem.rules import GAME_OVER
from labtable.games.stem.table import StemTable
from labtable.kernel.move import Move
from labtable.kernel.phase import Phase
from labtable.kernel.rule import Rule
from labtable.kernel.seats import EVERYBODY
from labtable.kernel.table import NOBODY


def is_last_turn(table: StemTable) -> bool:
    """§S-71 The turn before the first player's, §S-70 once the end is noted, or §S-75 in the last round allowed."""
    if table.next_seat(table.active) != table.first:
        return False
    return table.last_round or table.round >= table.options.max_rounds


def end_game(table: StemTable) -> None:
    """§V2, §S-77 One round is a game; §S-06 all Enhancements are turned up, and nobody acts any more."""
    for works in table.works:
        for work in works:
            for card in work.enhancements:
                table.cards.show(card, EVERYBODY)
    table.phase = phases.OVER
    table.actor = NOBODY
    if table.events is not None:
        scores = [score(table, seat, OPEN_EYES) for seat in range(table.seats)]
        table.tell(Ended(winners=table.winners(), scores=scores))


def score(table: StemTable, seat: int, eyes: int) -> int:
    """§V3, §S-73 Discoveries, Enhancements, abilities and Challenges, as far as these eyes see them."""
    points = 0
    for work in table.works[seat]:
        if work.discovery != NONE:
            points += table.find(work.discovery).points
        if work.enhancements:
            points += points_on(table, work, eyes)
        for bonus in work.hero.bonuses:
            points += bonus.points(table, seat, work, eyes)
    for number in table.challenges:
        challenge = table.edition.challenges[number]
        if challenge.condition.met(table, seat, eyes):
            points += challenge.points
    return points


def at_end(table: StemTable, seat: int, eyes: int) -> list[tuple[str, int]]:
    """§H4, §S-07 Each Hero whose ability scores and each Challenge, with what it would bring if the end came now."""
    brought: list[tuple[str, int]] = []
    for work in table.works[seat]:
        if work.hero.bonuses:
            points = sum([bonus.points(table, seat, work, eyes) for bonus in work.hero.bonuses])
            brought.append((work.hero.id, points))
    for number in table.challenges:
        challenge = table.edition.challenges[number]
        brought.append((challenge.id, challenge.points if challenge.condition.met(table, seat, eyes) else 0))
    return brought


def cards_counted(table: StemTable, seat: int) -> int:
    """§S-74 Cards played from the hand, or by the option cards in front of the player."""
    if not table.options.count_table:
        return table.played[seat]
    return len(table.works[seat]) + sum([len(work.enhancements) for work in table.works[seat]])


def ranks(table: StemTable) -> list[list[int]]:
    """§V3 The highest score, §V4 then the fewest cards played; §S-74 still tied players share the victory."""
    return [[score(table, seat, OPEN_EYES), -cards_counted(table, seat)] for seat in range(table.seats)]


class Over(Question):
    """§V2 Nothing may be done after the end."""

    def offers(self, table: StemTable) -> list[Move]:
        return []

    def refused(self, table: StemTable, move: StemMove) -> Rule | None:
        return GAME_OVER

    def choose(self, table: StemTable, move: StemMove) -> None:
        """§V2 Nothing is left to choose."""


PHASES: Final[list[Phase]] = [Over("over", phases.OVER)]
