"""Chance: one small seeded generator, the same sequence on every machine and every Python."""

from typing import Final, TypeVar

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
WORD_BITS: Final = 32
WARM_UP: Final = 16
SEED_BITS: Final = 128

Thing = TypeVar("Thing")


class Rng:
    """The generator sfc32: four words of 32 bits, only additions, shifts and exclusive-ors."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result: i64 = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = (((c << 21) | (c >> 11)) + result) & WORD
        return result

    def below(self, limit: i64) -> i64:
        """A number from 0 up to, not including, the limit; uneven by less than limit / 2**32."""
        return (self.word() * limit) >> WORD_BITS

    def shuffle(self, things: list[Thing]) -> None:
        """Put things in a random order, each order as likely as any other."""
        last: i64 = len(things) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            thing = things[last]
            things[last] = things[other]
            things[other] = thing
            last -= 1

    def clone(self) -> "Rng":
        """A generator that goes on exactly as this one will."""
        return Rng(self.a, self.b, self.c, self.counter)

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, (self.a, self.b, self.c, self.counter)

    def fork(self) -> "Rng":
        """A fresh generator that shares nothing with this one's future."""
        return Rng(self.word(), self.word(), self.word(), self.word())


def seeded(seed: int) -> Rng:
    """The generator of a seed; seeds that differ in their lowest 128 bits differ from the start."""
    rng = Rng(seed & WORD, (seed >> 32) & WORD, (seed >> 64) & WORD, (seed >> 96) & WORD)
    for _ in range(WARM_UP):
        rng.word()
    return rng
