"""Nicknames: a word and a face of science, drawn so that nobody in a class has the same."""

import secrets
from collections.abc import Callable

from labtable.hall.classes.frames import Nickname
from labtable.hall.classes.wishes import Face
from labtable.hall.seating import folded

NOUNS: dict[Face, str] = {
    "ciliate": "Ciliate",
    "zebrafish": "Zebrafish",
    "frog": "Frog",
    "mouse": "Mouse",
    "worm": "Worm",
    "yeast": "Yeast",
    "fly": "Fruit Fly",
    "cress": "Cress",
    "crystal": "Crystal",
    "microscope": "Microscope",
    "telescope": "Telescope",
    "abacus": "Abacus",
    "astrolabe": "Astrolabe",
    "radio": "Radio",
    "sample": "Sample",
    "coil": "Coil",
    "steam": "Steamer",
    "dividers": "Divider",
}
WORDS: dict[Face, tuple[str, ...]] = {
    "ciliate": ("Curious", "Clever", "Cheerful", "Calm", "Careful"),
    "zebrafish": ("Zippy", "Zesty", "Zealous", "Bright", "Glittering"),
    "frog": ("Fearless", "Friendly", "Funny", "Famous", "Fair"),
    "mouse": ("Merry", "Mighty", "Modest", "Musical", "Mindful"),
    "worm": ("Witty", "Wise", "Warm", "Wakeful", "Wandering"),
    "yeast": ("Youthful", "Rising", "Golden", "Bubbly", "Baking"),
    "fly": ("Fast", "Fancy", "Flying", "Fresh", "Fruity"),
    "cress": ("Cool", "Crisp", "Green", "Growing", "Gentle"),
    "crystal": ("Clear", "Calm", "Classy", "Cut", "Shining"),
    "microscope": ("Minute", "Sharp", "Patient", "Precise", "Keen"),
    "telescope": ("Tiny", "Tall", "Tireless", "Travelling", "Trusty"),
    "abacus": ("Able", "Agile", "Ancient", "Adding", "Alert"),
    "astrolabe": ("Able", "Amazing", "Starry", "Steady", "Silver"),
    "radio": ("Ringing", "Ready", "Radiant", "Restless", "Humming"),
    "sample": ("Simple", "Sunny", "Smart", "Special", "Small"),
    "coil": ("Inventive", "Copper", "Charged", "Springy", "Lively"),
    "steam": ("Speedy", "Strong", "Steady", "Whistling", "Puffing"),
    "dividers": ("Daring", "Exact", "Dancing", "Pointed", "Deft"),
}
ALL = [
    Nickname(name=f"{word} {noun}", face=face) for face, noun in NOUNS.items() for word in dict.fromkeys(WORDS[face])
]


def draw(is_free: Callable[[str], bool], but: str = "") -> Nickname:
    """A nickname that nobody has, and another one than before."""
    free = [each for each in ALL if each.name != but and is_free(each.name)]
    if free:
        return secrets.choice(free)
    drawn = secrets.choice(ALL)
    number = next(number for number in range(2, 1000) if is_free(f"{drawn.name} {number}"))
    return Nickname(name=f"{drawn.name} {number}", face=drawn.face)


def is_nickname(name: str) -> bool:
    """Whether somebody typed what could have been drawn."""
    return folded(name) in {folded(each.name) for each in ALL}
