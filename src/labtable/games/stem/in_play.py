"""A table in play: what may be done on it and what it is worth, as the chapters of the rules say."""

from labtable.games.stem import end
from labtable.games.stem.bonuses import OPEN_EYES
from labtable.games.stem.flow import choose, hush, question_of
from labtable.games.stem.judgement import judge, owed, swing_among
from labtable.games.stem.moves import StemMove
from labtable.games.stem.table import StemTable
from labtable.games.stem.unknown import imagine_faces
from labtable.kernel.move import Move
from labtable.kernel.rng import Rng
from labtable.kernel.rule import Rule
from labtable.kernel.seats import SPECTATOR


class TableInPlay(StemTable):
    """The table that players sit at: it asks the chapters."""

    def legal(self) -> list[Move]:
        return question_of(self).offers(self)

    def refusal(self, move: Move) -> Rule | None:
        assert isinstance(move, StemMove), f"{move} is a move of another game"
        return question_of(self).refused(self, move)

    def carry_out(self, move: Move) -> None:
        assert isinstance(move, StemMove), f"{move} is a move of another game"
        choose(self, move)

    def clone(self) -> "TableInPlay":
        twin = TableInPlay(self.edition, self.options, self.seats, self.rng.clone())
        self.copy_onto(twin)
        return twin

    def imagine(self, seat: int, rng: Rng) -> "TableInPlay":
        """§S-79 All that the seat cannot know is dealt anew."""
        twin = self.clone()
        imagine_faces(twin, seat, rng)
        twin.rng = rng.fork()
        return twin

    def scores(self) -> list[int]:
        return [end.score(self, seat, OPEN_EYES) for seat in range(self.seats)]

    def scores_seen(self, seat: int | None) -> list[int]:
        """§S-06 The scores without the face-down Enhancements that a seat does not know."""
        if not self.options.face_down:
            return self.scores()
        eyes = SPECTATOR if seat is None else seat
        return [end.score(self, each, eyes) for each in range(self.seats)]

    def ranks(self) -> list[list[int]]:
        return end.ranks(self)

    def judgement(self, seat: int) -> float:
        return judge(self, seat)

    def owed(self, seat: int) -> float:
        return owed(self, seat)

    def swing(self) -> float:
        return swing_among(self.seats)

    def silence(self) -> Move | None:
        return question_of(self).silence(self)

    def touches(self, seat: int) -> bool:
        return question_of(self).touches(self, seat)

    def speechless(self) -> bool:
        return question_of(self).speechless(self)

    def hush(self) -> None:
        hush(self)

    def midway(self) -> bool:
        return question_of(self).midway
