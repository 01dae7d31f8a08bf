"""Words that the games share when they tell people what happened."""

YOU = "You"


def verb(who: str, third_person: str) -> str:
    """A verb as it is said of somebody: `keeps` of Ada, `keep` of You."""
    if who != YOU:
        return third_person
    if third_person == "has":
        return "have"
    ending = 2 if third_person.endswith(("sses", "ches", "shes", "oes")) else 1
    return third_person[:-ending]
