"""Endings: the complete chain, the points, the guard, and the next game of a match."""

from typing import Final

from labtable.games.adna.chains import contaminated, dna
from labtable.games.adna.events import Ended, Shared, Won
from labtable.games.adna.hands import hand_size
from labtable.games.adna.phase import Question
from labtable.games.adna.phases import LAY_OUT, OVER
from labtable.games.adna.rules import GAME_OVER
from labtable.games.adna.table import AdnaTable
from labtable.kernel.table import NOBODY

LAST_TURN: Final = 300  # §A-52


def completes(table: AdnaTable, seat: int) -> bool:
    """§O1, §A-09 A chain of the agreed length without a U wins the game at once for its owner."""
    length = dna(table, seat)
    if length < table.goal:
        return False
    win(table, seat, length, length - hand_size(table, seat))
    return True


def win(table: AdnaTable, seat: int, length: int, points: int) -> None:
    """§O5, §A-10 The winner gets the points of the game, the other nothing."""
    table.points[seat] += points
    table.won[seat] += 1
    if table.events is not None:
        table.tell(Won(seat=seat, length=length, points=points))
    end_game(table)


def stop_after_last_turn(table: AdnaTable) -> None:
    """§A-52 The longer chain wins, one with a U counting 0, then the smaller hand, for 0 points at least."""
    ranks = [rank(table, seat) for seat in range(2)]
    if ranks[0] == ranks[1]:
        if table.events is not None:
            table.tell(Shared(turns=table.round))
        end_game(table)
    else:
        winner = 0 if ranks[0] > ranks[1] else 1
        length = ranks[winner][0]
        win(table, winner, length, max(0, length - hand_size(table, winner)))


def rank(table: AdnaTable, seat: int) -> tuple[int, int]:
    """What counts when nobody completed a chain."""
    return 0 if contaminated(table, seat) else dna(table, seat), -hand_size(table, seat)


def end_game(table: AdnaTable) -> None:
    """§A-62 The next game begins on the same table, or the match is decided."""
    table.stack = []
    table.tray = []
    table.picks = []
    if not decided(table):
        table.game += 1
        table.phase = LAY_OUT
        return
    table.phase = OVER
    table.actor = NOBODY
    if table.events is not None:
        won, scores = table.won.copy(), table.points.copy()
        table.tell(Ended(games=table.games, winners=table.winners(), won=won, scores=scores))


def decided(table: AdnaTable) -> bool:
    """§A-62 Whether all games are played, or nobody could catch up any more in those that are left."""
    left = table.games - table.game
    ahead = 0 if table.points_first else abs(table.won[0] - table.won[1])
    return left == 0 or ahead > left


def ranks(table: AdnaTable) -> list[list[int]]:
    """§A-10 Who won more games, then who has more points; with the option the other way round."""
    return [match_rank(table, seat) for seat in range(2)]


def match_rank(table: AdnaTable, seat: int) -> list[int]:
    """What decides a match, the first number before the second; one game goes to who won it, whatever the points."""
    if table.points_first and table.games > 1:
        return [table.points[seat], table.won[seat]]
    return [table.won[seat], table.points[seat]]


QUESTIONS: Final[list[Question]] = [Question("over", OVER, GAME_OVER)]
