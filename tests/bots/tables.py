"""A table that is over, and games of a few moves given as trees, for what bots and the lab count."""

from labtable.kernel import NOBODY, Knowledge, Move, Rng, Rule, Table, load_game, seeded

WAYS = [Move(number, letter, letter.upper()) for number, letter in enumerate("abcd")]
A, B, C, D = WAYS


class Over(Table):
    """A match that is over: who won it, and with how many points each."""

    def __init__(self, winners: list[int], scores: list[int], round: int = 1) -> None:
        super().__init__(len(scores), seeded(0))
        self.won = winners
        self.points = scores
        self.round = round

    def legal(self) -> list[Move]:
        return []

    def refusal(self, move: Move) -> Rule | None:
        raise AssertionError("it is over")

    def carry_out(self, move: Move) -> None:
        raise AssertionError("it is over")

    def clone(self) -> Table:
        return Over(self.won, self.points, self.round)

    def imagine(self, seat: int, rng: Rng) -> Table:
        return self.clone()

    def scores(self) -> list[int]:
        return self.points

    def winners(self) -> list[int]:
        return self.won


class Fork:
    """A seat's choice between some ways; each leads to another choice, or to the end with these winners."""

    def __init__(self, seat: int, *ways: "Fork | list[int]") -> None:
        self.seat = seat
        self.ways = ways


class Paths(Table):
    """A game of two seats that is played down a tree; no position looks better than another."""

    def __init__(self, here: "Fork | list[int]") -> None:
        super().__init__(2, seeded(0))
        self.here = here
        self.imagined = 0  # how often somebody imagined it
        self.actor = here.seat if isinstance(here, Fork) else NOBODY

    def legal(self) -> list[Move]:
        return WAYS[: len(self.here.ways)] if isinstance(self.here, Fork) else []

    def refusal(self, move: Move) -> Rule | None:
        return None

    def carry_out(self, move: Move) -> None:
        assert isinstance(self.here, Fork)
        self.here = self.here.ways[move.id]
        self.actor = self.here.seat if isinstance(self.here, Fork) else NOBODY

    def clone(self) -> Table:
        return Paths(self.here)

    def imagine(self, seat: int, rng: Rng) -> Table:
        self.imagined += 1
        return self.clone()

    def scores(self) -> list[int]:
        return [0, 0]

    def winners(self) -> list[int]:
        return self.here if isinstance(self.here, list) else []


class Polite(Paths):
    """A tree in which seat 1 is taken to choose A, as if to pass."""

    def clone(self) -> Table:
        return Polite(self.here)

    def presumed(self) -> Move | None:
        return A if self.actor == 1 else None


class Steps(Paths):
    """A tree in which all that seat 0 chooses is one choice of several steps, and only a win looks good."""

    def clone(self) -> Table:
        return Steps(self.here)

    def midway(self) -> bool:
        return self.actor == 0

    def judgement(self, seat: int) -> float:
        return float(seat in self.winners())


class Coin(Paths):
    """A wins if a hidden coin of four sides fell on one of three, B if on the fourth; the loser's rival wins."""

    def __init__(self, side: int) -> None:
        super().__init__(Fork(0, [0], [1]) if side else Fork(0, [1], [0]))
        self.side = side

    def clone(self) -> Table:
        twin = Coin(self.side)
        twin.here, twin.actor = self.here, self.actor
        return twin

    def imagine(self, seat: int, rng: Rng) -> Table:
        self.imagined += 1
        return Coin(rng.below(4))


def known(table: Table) -> Knowledge:
    """What the actor knows: everything."""
    return Knowledge(load_game("pdb"), table, table.actor)
