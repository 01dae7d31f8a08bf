"""An edition: everything of a card file that the rules use, and the options of a match."""

from mypy_extensions import i64

from labtable.games.stem.card import Card, Challenge, Discovery
from labtable.games.stem.kinds import INSPIRATION, RESPONSE
from labtable.games.stem.moves import Moves
from labtable.kernel.fixed import Fixed


class Edition(Fixed):
    """The faces, how many copies the Hero deck has of each, the Discoveries and the Challenges."""

    def __init__(
        self, id: str, cards: list[Card], copies: list[int], discoveries: list[Discovery], challenges: list[Challenge]
    ) -> None:
        super().__init__(id)
        self.cards = cards
        self.copies = copies
        self.discoveries = discoveries
        self.challenges = challenges
        self.hero_deck = [card.index for card in cards for _ in range(copies[card.index])]
        self.kinds = [card.kind for card in cards]
        self.first_inspiration: i64 = min(
            [card.index for card in cards if card.kind == INSPIRATION], default=len(cards)
        )
        inspirations = [card for card in cards if card.kind == INSPIRATION]
        self.answers = [card.kind == INSPIRATION and card.window == RESPONSE for card in cards]
        self.has_inspirations = any(card.window != RESPONSE for card in inspirations)
        self.has_answers = any(self.answers)
        self.moves = Moves(cards, discoveries)


class Options(Fixed):
    """What a match has changed about the game."""

    def __init__(
        self,
        *,
        keep_solid: bool,
        face_down: bool,
        challenges: bool,
        max_scores: int,
        windows: int,
        count_table: bool,
        max_rounds: int,
    ) -> None:
        super().__init__(f"{keep_solid} {face_down} {challenges} {max_scores} {windows} {count_table} {max_rounds}")
        self.keep_solid = keep_solid  # §S-03
        self.face_down = face_down  # §S-06
        self.challenges = challenges  # §S-07
        self.max_scores = max_scores  # §S-18
        self.windows = windows  # §S-60
        self.count_table = count_table  # §S-74
        self.max_rounds = max_rounds  # §S-75
