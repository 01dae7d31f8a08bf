"""The house: what all rooms share."""

from typing import NamedTuple

from labtable.hall.clock import Clock
from labtable.hall.manners import Manners
from labtable.hall.shelf import Shelf
from labtable.hall.store import Store
from labtable.hall.thinkers import Thinkers
from labtable.kernel import Game, load_game
from labtable.kernel.edition import CardText
from labtable.kernel.record import cards_made


class House(NamedTuple):
    """The manners, the store, the thinkers, the clock and the games."""

    manners: Manners
    store: Store
    thinkers: Thinkers
    clock: Clock
    shelf: Shelf = Shelf()

    async def game(self, name: str, digest: str) -> Game | None:
        """The game with the cards of this digest: as it is played here, or with a card file that the store keeps."""
        known = self.shelf.known(name, digest)
        if known is not None:
            return known
        text = await self.store.cards(name, digest)
        found = None if text is None else load_game(name, CardText(f"of edition {digest}", text))
        return found if found is not None and found.is_known_as(digest) else None

    async def again(self, game: Game) -> Game:
        """The game as it is played next: with cards that people made as before, else as it is played here now."""
        return game if cards_made(game) else self.shelf.game(game.name)
