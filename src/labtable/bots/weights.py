"""Weights: a network in a small file, for one game and the very numbers that a seat of it sees.

The first line says what the file is for; behind it all numbers lie packed, two bytes for a weight, four for a bias.
"""

import hashlib
import itertools
import zlib
from array import array
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from labtable.bots.net import Layer, Net, packed
from labtable.bots.sight import JUDGED, Learned, Sight
from labtable.kernel import BadInput, Game

if TYPE_CHECKING:
    from labtable.kernel.observation import Observation

FILE: Final = "learned.weights"
MOST_BYTES: Final = 1 << 21
WIDEST: Final = 1 << 16


class Title(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a file of weights is for."""

    labtable_weights: int = 1
    game: str
    rules: int
    planes: str
    """The digest of what the numbers mean."""
    widths: list[int]
    """How many numbers go in, and how many units each layer has."""
    trust: float
    """What the game's own judgement counts, beside what the network says."""
    told: str = ""
    """How it was trained, for people."""


class Weights(msgspec.Struct, frozen=True):
    """A network as numbers: for every layer its weights, input by input, and its biases."""

    title: Title
    layers: list[tuple[list[int], list[int]]]

    def net(self) -> Net:
        """The network, ready to be asked."""
        layers = []
        for (weights, biases), units in zip(self.layers, self.title.widths[1:], strict=True):
            rows = [packed(weights[at : at + units]) for at in range(0, len(weights), units)]
            layers.append(Layer(rows, packed(biases), units))
        return Net(layers[0], layers[1:])

    def to_bytes(self) -> bytes:
        """The file."""
        numbers = [zip("hi", layer, strict=True) for layer in self.layers]
        parts = [array(kind, each).tobytes() for layer in numbers for kind, each in layer]
        return msgspec.json.encode(self.title) + b"\n" + zlib.compress(b"".join(parts), 9)


def read_weights(source: str, data: bytes) -> Weights:
    """The weights in a file; whatever is wrong with it is told in a sentence."""
    head, newline, body = data.partition(b"\n")
    try:
        title = msgspec.json.decode(head, type=Title)
        sizes = title.widths
        if not newline or len(sizes) < 2 or sizes[-1] != 1 or not all(0 < each <= WIDEST for each in sizes):
            raise ValueError
        wanted = sum(2 * ins * units + 4 * units for ins, units in itertools.pairwise(sizes))
        if wanted > 4 * MOST_BYTES:
            raise ValueError
        unpacking = zlib.decompressobj()
        unpacked = unpacking.decompress(body, wanted + 1)
        if len(unpacked) != wanted or not unpacking.eof:
            raise ValueError
    except (ValueError, zlib.error, msgspec.MsgspecError) as error:
        raise BadInput(f"{source} is no file of weights, or not a whole one; `labtable train` makes one.") from error
    return Weights(title, _layers(sizes, unpacked))


def _layers(sizes: list[int], numbers: bytes) -> list[tuple[list[int], list[int]]]:
    found, at = [], 0
    for ins, units in itertools.pairwise(sizes):
        weights, biases = array("h"), array("i")
        weights.frombytes(numbers[at : at + 2 * ins * units])
        at += 2 * ins * units
        biases.frombytes(numbers[at : at + 4 * units])
        at += 4 * units
        found.append((weights.tolist(), biases.tolist()))
    return found


def planes_digest(observation: "Observation") -> str:
    """A fingerprint of what the numbers of an observation mean."""
    told = [[plane.name, plane.rows, plane.columns] for plane in observation.planes]
    return hashlib.blake2b(msgspec.json.encode(told), digest_size=8).hexdigest()


def fits(title: Title, game: Game) -> bool:
    """Whether weights were learned for these very numbers and rules."""
    return (title.game, title.rules, title.planes) == (
        game.name,
        game.rulebook.version,
        planes_digest(game.observation),
    )


def learned_from(source: str, data: bytes, game: Game) -> Sight:
    """What a file of weights sees; one for something else is refused."""
    weights = read_weights(source, data)
    if not fits(weights.title, game):
        raise BadInput(
            f"{source} was learned for {weights.title.game!r} with other cards, rules or planes than those of "
            f"{game.title} here; train it anew with `labtable train {game.name}`."
        )
    return Learned(game.observation, weights.net(), weights.title.trust)


@cache
def sight_of(game: Game) -> Sight:
    """What was learned of a game, where it fits the cards that are played; else its own judgement."""
    file = game.beside(FILE)
    if file is None:
        return JUDGED
    weights = read_weights(str(file), file.read_bytes())
    try:
        return Learned(game.observation, weights.net(), weights.title.trust) if fits(weights.title, game) else JUDGED
    except ImportError:  # in a browser nothing tells what a seat sees in numbers
        return JUDGED
