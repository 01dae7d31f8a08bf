"""Words that the games share when they tell people what happened."""

from collections.abc import Sequence

YOU = "You"


def verb(who: str, third_person: str) -> str:
    """A verb as it is said of somebody: `keeps` of Ada, `keep` of You."""
    if who != YOU:
        return third_person
    if third_person == "has":
        return "have"
    ending = 2 if third_person.endswith(("sses", "ches", "shes", "oes")) else 1
    return third_person[:-ending]


def whom(who: str) -> str:
    """Somebody within a sentence: `offers Ada`, `offers you`."""
    return "you" if who == YOU else who


def whose(who: str) -> str:
    """What is somebody's: `Ada's chain`, `your chain`."""
    return "your" if who == YOU else f"{who}'s"


def opening(words: str) -> str:
    """Words that begin a sentence."""
    return words[:1].upper() + words[1:]


def closed(words: str) -> str:
    """A sentence with its full stop, unless a name at its end brings another sign."""
    return words if words.endswith(("!", "?")) else f"{words}."


def figure(number: int) -> str:
    """A number as it is printed, with a true minus sign."""
    return f"{number}".replace("-", "−")


def counted(number: int, thing: str) -> str:
    """How many there are of a thing: `1 card`, `2 cards`, `−3 points`."""
    return f"{figure(number)} {thing}{'' if abs(number) == 1 else 's'}"


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names in a row, as people say them: `A`, `A and B`, `A, B and C`."""
    return f" {last} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)
