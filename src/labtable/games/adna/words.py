"""The log: each event as a sentence."""

from collections.abc import Mapping
from typing import cast

from labtable.kernel.event import Event

ONE_OF = {"bases": "Base", "reactions": "Reaction", "enzymes": "Enzyme"}


def sentence(event: Event, names: list[str], science: Mapping[str, str]) -> str:
    """What happened, for people: whom it concerns, then what; a card that is announced tells its science."""
    facts = event.facts
    whose = facts.get("seat", facts.get("chain"))
    who = "" if whose is None else f"{names[cast(int, whose)]}: "
    match event.kind:
        case "announced":
            return who + _announced(facts, names, science)
        case "drew" | "took" | "discarded" | "saw":
            return who + _hand_sentence(event.kind, facts)
        case "laid":
            return f"{who}{facts['base']} laid on {chain_words(facts, names)}."
        case "moved":
            return f"The thermometer shows {facts['temperature']} °C."
        case "stopped":
            return f"{who}{facts['name']} is stopped."
        case "turned_up":
            return f"{facts['base']} is turned up."
        case "searched":
            return f"{who}{facts['bases']} taken in the search for A, T and G."
        case "began":
            return f"{who}turn {facts['turn']} begins."
        case "won" | "shared" | "ended":
            return who + _ending(event.kind, facts, names)
        case _:
            return who + _chain_sentence(event.kind, facts, names)


def chain_words(facts: Mapping[str, object], names: list[str]) -> str:
    """Whose chain an event is about, seen from who did it."""
    owner = cast(int, facts["chain"])
    return "the own chain" if facts["seat"] == owner else f"the chain of {names[owner]}"


def _announced(facts: Mapping[str, object], names: list[str], science: Mapping[str, str]) -> str:
    how = {"action": "", "answer": "answer with ", "repair": "repair with "}[cast(str, facts["kind"])]
    level = f" to {facts['temperature']} °C" if "temperature" in facts else ""
    target = f" on {chain_words(facts, names)}" if "chain" in facts else ""
    helpers = cast(list[str], facts["with"])
    company = f", with {', '.join(helpers)}" if helpers else ""
    return f"{how}{facts['name']}{level}{target}{company}. {science[cast(str, facts['card'])]}"


def _hand_sentence(kind: str, facts: Mapping[str, object]) -> str:
    if kind == "saw":
        seen = [", ".join(cast(list[str], facts[deck])) for deck in ONE_OF if facts.get(deck)]
        return f"the other hand is shown{': ' + '; '.join(seen) if seen else ''}."
    if kind == "discarded":
        return f"{facts.get('card', 'a card')} discarded ({ONE_OF[cast(str, facts['deck'])]})."
    cards = f": {', '.join(cast(list[str], facts['cards']))}" if "cards" in facts else ""
    number = cast(int, facts["number"])
    if kind == "took":
        return f"{number} card{'' if number == 1 else 's'} taken from the other hand{cards}."
    return f"{number} {ONE_OF[cast(str, facts['deck'])]}{'' if number == 1 else 's'} drawn{cards}."


def _chain_sentence(kind: str, facts: Mapping[str, object], names: list[str]) -> str:
    bases = facts["bases"]
    match kind:
        case "removed":
            return f"the chain loses {bases}."
        case "lost":
            return f"the chain loses {bases} for good."
        case "cut":
            uracil = ", and the U goes" if facts["uracil"] else ""
            return f"the chain is cut, {bases or 'no base'} lies loose{uracil}."
        case "rejoined":
            return f"the chain is joined again with {bases}."
        case "mutated":
            return f"a mutation; {chain_words(facts, names)} now reads {bases}."
        case _:
            return f"the chain now reads {bases}."


def _ending(kind: str, facts: Mapping[str, object], names: list[str]) -> str:
    if kind == "won":
        return f"the game is won with {facts['length']} bases, for {facts['points']} points."
    if kind == "shared":
        return f"After {facts['turns']} turns the game is shared."
    winners = [names[seat] for seat in cast(list[int], facts["winners"])]
    return f"The match is over, won by {' and '.join(winners)}."
