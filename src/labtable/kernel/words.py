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


def listed(names: Sequence[str], last: str = "and") -> str:
    """Names in a row, as people say them: `A`, `A and B`, `A, B and C`."""
    return f" {last} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)
