"""Fair deals: a seed that neither the house nor a player could choose, and the proof of it.

Before anybody sits down the house promises a secret by its hash. Every player adds words of their
own. The seed is the hash of the secret and those words, so the house cannot pick it after the
promise and no player can pick it without the secret. All hashes are SHA-256 over plain text.
"""

import hashlib
from typing import Final

import msgspec

from labtable.kernel.errors import BadRecord

SEED_DIGITS: Final = 32  # hexadecimal digits: the 128 bits that the generator takes


class FairDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the house promised, the secret it kept until the end, and what each seat added."""

    promise: str
    secret: str
    chances: list[str]


def promise_of(secret: str) -> str:
    """The hash of a secret, to be published before the start."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, chances: list[str]) -> int:
    """The seed of a match: the last 128 bits of the hash of `SECRET:CHANCE:CHANCE…`, in the order of the seats."""
    return int(hashlib.sha256(":".join([secret, *chances]).encode()).hexdigest()[-SEED_DIGITS:], 16)


def fair_deal(secret: str, chances: list[str]) -> FairDeal:
    """A deal that can be proved."""
    return FairDeal(promise_of(secret), secret, chances)


def prove(deal: FairDeal, seed: str) -> None:
    """Prove that the secret is the promised one and that it gave this seed with the players' words."""
    if promise_of(deal.secret) != deal.promise:
        raise BadRecord("Line 1: the secret of the deal is not the promised one, so the deal may not have been fair.")
    if str(seed_of(deal.secret, deal.chances)) != seed:
        raise BadRecord("Line 1: the seed does not follow from the secret and the players' words, so it was chosen.")
