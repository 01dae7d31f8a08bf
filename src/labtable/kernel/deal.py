"""Fair deals: a seed that neither the house nor a player could choose, and the proof of it.

The house promises a secret by its hash, and whoever sits down commits a chance by its hash. Only when the seats and
all hashes are fixed are the chances told. The seed is the hash of the secret and the chances, so nobody could make
theirs fit those of the others, and nobody chose last. All hashes are SHA-256 over plain text.
"""

import hashlib
from typing import Final

import msgspec

from labtable.kernel.errors import BadRecord

SEED_DIGITS: Final = 32  # hexadecimal digits: the 128 bits that the generator takes


class FairDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the house promised, the secret it kept until the end, and what everybody committed and then told."""

    promise: str
    secret: str
    chances: list[str]
    """In the order of the seats, and one for each who shares a seat; empty for a bot, and for who told none."""
    commitments: list[str] = []
    """The hash of each chance; there are none in a record of format 1."""
    silent: list[str] = []
    """The names of those who committed a chance and did not tell it."""


def promise_of(secret: str) -> str:
    """The hash of a secret or of a chance, to be published before it is told."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, chances: list[str]) -> int:
    """The seed of a match: the last 128 bits of the hash of `SECRET:CHANCE:CHANCE…`, in the order of the seats."""
    return int(hashlib.sha256(":".join([secret, *chances]).encode()).hexdigest()[-SEED_DIGITS:], 16)


def prove(deal: FairDeal, seed: str) -> None:
    """Prove that secret and chances are those that were promised, and that they gave this seed."""
    if promise_of(deal.secret) != deal.promise:
        raise BadRecord("Line 1: the secret of the deal is not the promised one, so the deal may not have been fair.")
    if deal.commitments:
        _prove_chances(deal)
    if str(seed_of(deal.secret, deal.chances)) != seed:
        raise BadRecord("Line 1: the seed does not follow from the secret and the chances, so it was chosen.")


def _prove_chances(deal: FairDeal) -> None:
    """A chance that was told is the one that was committed; who told none is named."""
    if len(deal.commitments) != len(deal.chances):
        raise BadRecord("Line 1: the deal has not one commitment for each chance, so the deal may not have been fair.")
    pairs = list(zip(deal.commitments, deal.chances, strict=True))
    for number, (commitment, chance) in enumerate(pairs, start=1):
        if chance and promise_of(chance) != commitment:
            raise BadRecord(f"Line 1: chance {number} of the deal is not the one that was committed, so it was chosen.")
    if sum(bool(commitment) and not chance for commitment, chance in pairs) != len(deal.silent):
        raise BadRecord("Line 1: the deal does not name all who told no chance.")
