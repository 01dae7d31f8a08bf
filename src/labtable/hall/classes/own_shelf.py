"""The shelf of one class: the games as its hall has them, but those for which it made cards with these."""

from labtable.hall.shelf import Shelf
from labtable.kernel import Game


class OwnShelf(Shelf):
    """A shelf before another."""

    def __init__(self, shelf: Shelf) -> None:
        super().__init__(bots=shelf.bots)
        self._shelf = shelf
        self._own: dict[str, Game] = {}

    def lay(self, name: str, game: Game | None) -> None:
        """Let a game be played with the cards of the class from now on, or without them."""
        self._own.pop(name, None)
        if game is not None:
            self._own[name] = game
            self._shelf.remember(game)

    def game(self, name: str) -> Game:
        return self._own.get(name) or self._shelf.game(name)

    def remember(self, game: Game) -> None:
        self._shelf.remember(game)

    def known(self, name: str, digest: str) -> Game | None:
        own = self._own.get(name)
        return own if own is not None and own.is_known_as(digest) else self._shelf.known(name, digest)
