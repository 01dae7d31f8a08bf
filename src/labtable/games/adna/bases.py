"""The five bases, with what there is to tell of each; they are the same in every edition."""

from typing import NamedTuple


class Base(NamedTuple):
    """A base as people know it."""

    letter: str
    name: str
    science: str
    more: str


BASES = (
    Base(
        "A",
        "Adenine",
        "Adenine has two rings and pairs with thymine by two hydrogen bonds.",
        "Bases with two rings are called purines. Adenine is also part of ATP, in which cells keep energy at hand, and"
        " in RNA it pairs with uracil.",
    ),
    Base(
        "C",
        "Cytosine",
        "Cytosine has one ring and pairs with guanine by three hydrogen bonds.",
        "Bases with one ring are called pyrimidines. Cells often hang a methyl group on it to keep a gene silent. Now"
        " and then it loses its amino group and becomes uracil, which repair enzymes find and replace.",
    ),
    Base(
        "G",
        "Guanine",
        "Guanine has two rings and pairs with cytosine by three hydrogen bonds.",
        "The third bond, and how well G and C stack, make stretches rich in them harder to part. Crystals of guanine"
        " make the scales of many fish glitter; from bird droppings, guano, it has its name.",
    ),
    Base(
        "T",
        "Thymine",
        "Thymine has one ring and pairs with adenine by two hydrogen bonds.",
        "It is uracil with a methyl group. Since uracil is no part of DNA, a cell can tell that one it finds there was"
        " a cytosine once, and mend it.",
    ),
    Base(
        "U",
        "Uracil",
        "Uracil takes the place of thymine in RNA and does not belong in DNA.",
        "In RNA it pairs with adenine. In DNA it appears when a cytosine decays; an enzyme called uracil-DNA"
        " glycosylase cuts it out. That is why a U spoils a chain in this game.",
    ),
)
