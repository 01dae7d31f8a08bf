"""The catalogue: bases, places, words, discards, and every way to announce a card."""

from typing import Final

from labtable.games.adna.decks import BASES, LETTERS, Faces, by_sets
from labtable.games.adna.titles import OWN, RIVAL, Play
from labtable.kernel.move import Move

MOST_PLACES: Final = 40  # the longest goal; a chain with a U is one base short of it
CHAIN_WORDS: Final = ("own", "rival")
CHAIN_LABELS: Final = ("your chain", "the rival's chain")
UP: Final = 1
DOWN: Final = -1


class Base(Move):
    """A base of those that are to be laid now (§A-04, §A-34, §A-35, §A-45)."""

    def __init__(self, id: int, face: int) -> None:
        super().__init__(id, f"base:{LETTERS[face]}", f"Lay {LETTERS[face]}")
        self.face = face


class Lay(Move):
    """A base from the hand at the 3' end of a chain (§A-22)."""

    def __init__(self, id: int, chain: int, face: int) -> None:
        label = f"Lay {LETTERS[face]} on {CHAIN_LABELS[chain]}"
        super().__init__(id, f"lay:{CHAIN_WORDS[chain]}:{LETTERS[face]}", label)
        self.chain = chain
        self.face = face


class Place(Move):
    """A place of a chain, counted from 1 at its 5' start; the number here starts at 0."""

    def __init__(self, id: int, place: int) -> None:
        super().__init__(id, f"place:{place + 1}", f"Place {place + 1}")
        self.place = place


class Step(Move):
    """The thermometer one level up or down (§A-20)."""

    def __init__(self, id: int, direction: int) -> None:
        word = "up" if direction == UP else "down"
        super().__init__(id, f"step:{word}", f"Thermometer one level {word}")
        self.direction = direction


class Discard(Move):
    """A card of the hand, face down under its deck (§A-06)."""

    def __init__(self, id: int, deck: int, face: int, word: str, name: str) -> None:
        super().__init__(id, f"discard:{word}", f"Discard {name}")
        self.deck = deck
        self.face = face


class Word(Move):
    """A word that ends or declines something."""


class Moves:
    """All moves of an edition but the announcements come from here, in the order of the catalogue."""

    def __init__(self, words: list[list[str]], names: list[list[str]]) -> None:
        self.bases = [Base(id, id) for id in range(len(LETTERS))]
        self.made: list[Move] = [*self.bases]
        self.lays: list[Lay] = []
        for chain in (OWN, RIVAL):
            for face in range(len(LETTERS)):
                self.lays.append(Lay(self.next_id(), chain, face))
                self.made.append(self.lays[-1])
        self.places: list[Place] = []
        for place in range(MOST_PLACES):
            self.places.append(Place(self.next_id(), place))
            self.made.append(self.places[-1])
        self.end = self.word("end", "Finish playing")
        self.done = self.word("done", "Done")
        self.pass_ = self.word("pass", "Pass")
        self.leave = self.word("leave", "Leave the chain as it is")
        self.steps: list[Step] = []
        for direction in (UP, DOWN):
            self.steps.append(Step(self.next_id(), direction))
            self.made.append(self.steps[-1])
        self.discards: list[list[Move]] = [[], [], []]
        for deck in range(len(words)):
            for face in range(len(words[deck])):
                move = Discard(self.next_id(), deck, face, words[deck][face], names[deck][face])
                self.discards[deck].append(move)
                self.made.append(move)
        self.plays: list[Play] = []
        self._lays_of: list[list[Move]] = by_sets([*self.lays])
        self._base_discards_of = by_sets(self.discards[BASES])

    def lays_of(self, own: Faces, rival: Faces) -> list[Move]:
        """To lay one of these bases on one's own chain, or one of those on the rival's."""
        return [*self._lays_of[own | rival << len(LETTERS)]]  # unlike a copy it has room for what is added

    def base_discards_of(self, bases: Faces) -> list[Move]:
        """To discard one of these bases."""
        return [*self._base_discards_of[bases]]

    def next_id(self) -> int:
        """The number of the next move of the catalogue."""
        return len(self.made)

    def word(self, text: str, label: str) -> Word:
        """A move that is only a word."""
        word = Word(self.next_id(), text, label)
        self.made.append(word)
        return word

    def add(self, play: Play) -> None:
        """One more way to announce a card."""
        self.plays.append(play)
        self.made.append(play)
