"""What every game's tests do at a table: make moves by their text, and ask what may and may not be done."""

import pytest

from labtable.kernel import Game, IllegalMove, Move, Table


class AtTable:
    """The moves of one game by their text."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def move(self, text: str) -> Move:
        found = self.game.catalogue.named(text)
        assert found is not None, text
        return found

    def play(self, table: Table, *texts: str) -> None:
        """Make moves one after the other; who is asked in secret and holds no answer passes in between."""
        for text in texts:
            table.play(self.move(text))
            table.hush()

    def refused(self, table: Table, text: str) -> str | None:
        """The number of the rule that refuses a move; playing it must fail by the same rule."""
        rule = table.refusal(self.move(text))
        if rule is None:
            return None
        with pytest.raises(IllegalMove) as raised:
            table.play(self.move(text))
        assert raised.value.rule is rule
        return rule.number

    def offered(self, table: Table) -> set[str]:
        """The texts of all legal moves, which are just those that no rule refuses."""
        moves = table.legal()
        allowed = [move.id for move in self.game.catalogue.moves if table.refusal(move) is None]
        assert sorted(move.id for move in moves) == allowed
        return {move.text for move in moves}
