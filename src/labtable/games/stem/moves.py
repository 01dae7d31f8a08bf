"""The catalogue: each move is a verb and one part, a card or a player; big choices are made in parts (§S-69)."""

from typing import Final

from labtable.games.stem.card import Card, Discovery
from labtable.games.stem.kinds import HERO, INSPIRATION, ITEM, KINDS, LOCATION, RESPONSE, STEP_NAMES, STEPS
from labtable.kernel.fixed import BuiltOnce
from labtable.kernel.move import Move

KEEP: Final = 0
REDRAW: Final = 1
PASS: Final = 2
STOP: Final = 3
DO_WITHOUT: Final = 4
DECLINE: Final = 5
PLAY: Final = 6
ANSWER: Final = 7
ANNOUNCE: Final = 8
FIELD: Final = 9
DROP: Final = 10
STEP: Final = 11
ADD: Final = 12
OWN: Final = 13
ATTACH: Final = 14
DISCARD: Final = 15
TAKE: Final = 16
GIVE: Final = 17
OPPONENT: Final = 18
KIND: Final = 19
GUESS: Final = 20
TARGET: Final = 21
ENHANCEMENT: Final = 22
PUT: Final = 23

MOST_SEATS: Final = 4  # §S-01
GUESS_HERO: Final = 0
GUESS_OTHER: Final = 1


class StemMove(Move):
    """A verb and its part: the face of a card, a seat, a step or a kind."""

    def __init__(self, id: int, text: str, label: str, verb: int, part: int) -> None:
        super().__init__(id, text, label)
        self.verb = verb
        self.part = part

    def declines(self) -> bool:
        """Whether it is a pass, a stop, or doing without."""
        return PASS <= self.verb <= DECLINE


class Moves(BuiltOnce):
    """All moves of an edition; lists of moves with a card are found by the card's face."""

    def __init__(self, cards: list[Card], discoveries: list[Discovery]) -> None:
        self.all: list[StemMove] = []
        self._simple(cards, discoveries)
        self.play = self._with_cards("play", "Play {}", PLAY, [c for c in cards if _starts(c)], len(cards))
        self.answer = self._with_cards(
            "answer", "Answer with {}", ANSWER, [c for c in cards if _answers(c)], len(cards)
        )
        heroes = [card for card in cards if card.kind == HERO]
        enhancements = [card for card in cards if card.kind in (ITEM, LOCATION)]
        self.announce = self._with_cards("hero", "Score with {}", ANNOUNCE, heroes, len(cards))
        self.own = self._with_cards("own", "your {}", OWN, heroes, len(cards))
        self.target = self._with_cards("target", "{}", TARGET, heroes, len(cards))
        self.add = self._with_cards("add", "Add {} to a Hero", ADD, enhancements, len(cards))
        self.attach = self._with_cards("attach", "Add {}", ATTACH, enhancements, len(cards))
        self.enhancement = self._with_cards("enhancement", "{}", ENHANCEMENT, enhancements, len(cards))
        self.discard = self._with_cards("discard", "Discard {}", DISCARD, cards, len(cards))
        self.take = self._with_cards("take", "Take {}", TAKE, cards, len(cards))
        self.give = self._with_cards("give", "Give {}", GIVE, cards, len(cards))

    def _simple(self, cards: list[Card], discoveries: list[Discovery]) -> None:
        """The moves without a card, and those with a Discovery."""
        self.keep = self._one("keep", "Keep this hand", KEEP, 0)
        self.redraw = self._one("redraw", "Set the hand aside and draw six others", REDRAW, 0)
        self.pass_on = self._one("pass", "Pass", PASS, 0)
        self.stop = self._one("stop", "That is all", STOP, 0)
        self.none = self._one("none", "Leave it", DO_WITHOUT, 0)
        self.decline = self._one("decline", "Score no more this turn", DECLINE, 0)
        self.step = [self._one(f"step:{STEPS[n]}", f"as {STEP_NAMES[n]}", STEP, n) for n in range(len(STEPS))]
        self.opponent = [
            self._one(f"opponent:{n + 1}", f"the player at seat {n + 1}", OPPONENT, n) for n in range(MOST_SEATS)
        ]
        self.kind = [self._one(f"kind:{KINDS[n]}", KINDS[n].capitalize(), KIND, n) for n in range(len(KINDS))]
        self.guess = [
            self._one("guess:hero", "Guess: a Hero", GUESS, GUESS_HERO),
            self._one("guess:not_hero", "Guess: not a Hero", GUESS, GUESS_OTHER),
        ]
        self.field = [self._one(f"field:{d.id}", d.name, FIELD, d.index) for d in discoveries]
        self.drop = [self._one(f"drop:{d.id}", f"Discard {d.name} from the Field", DROP, d.index) for d in discoveries]
        self.put = [self._one(f"put:{d.id}", f"Put {d.name} into the Field", PUT, d.index) for d in discoveries]

    def _one(self, text: str, label: str, verb: int, part: int) -> StemMove:
        move = StemMove(len(self.all), text, label, verb, part)
        self.all.append(move)
        return move

    def _with_cards(self, word: str, label: str, verb: int, cards: list[Card], faces: int) -> list[StemMove]:
        """One move a card, found by its face; faces without one get the move that does nothing."""
        moves = [self.none] * faces
        for card in cards:
            moves[card.index] = self._one(f"{word}:{card.id}", label.replace("{}", card.name), verb, card.index)
        return moves


def _starts(card: Card) -> bool:
    return card.kind == INSPIRATION and card.window != RESPONSE


def _answers(card: Card) -> bool:
    return card.kind == INSPIRATION and card.window == RESPONSE
