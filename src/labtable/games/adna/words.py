"""The log: each event as a sentence."""

from collections.abc import Mapping
from typing import cast

from labtable.kernel.event import Event

DECK_WORDS = {"bases": "Bases", "reactions": "Reactions", "enzymes": "Enzymes"}


def sentence(event: Event, names: list[str], science: Mapping[str, str]) -> str:
    """What happened, for people; a card that is announced tells its science."""
    facts = event.facts
    who = names[cast(int, facts["seat"])] if "seat" in facts else ""
    whose = f"{names[cast(int, facts['chain'])]}'s chain" if "chain" in facts else ""
    match event.kind:
        case "announced":
            return _announced(facts, who, whose, science)
        case "drew" | "took" | "discarded" | "saw":
            return _hand_sentence(event.kind, facts, who)
        case "laid":
            return f"{who} lays {facts['base']} on {whose}."
        case "moved":
            return f"The thermometer shows {facts['temperature']} °C."
        case "stopped":
            return f"{facts['name']} is stopped."
        case "turned_up":
            return f"{facts['base']} is turned up."
        case "searched":
            return f"{who} takes {facts['bases']}, looking for A, T and G."
        case "began":
            return f"Turn {facts['turn']}: {who}."
        case "won" | "shared" | "ended":
            return _ending(event.kind, facts, names)
        case _:
            return _chain_sentence(event.kind, facts, whose)


def _chain_sentence(kind: str, facts: Mapping[str, object], whose: str) -> str:
    bases = facts["bases"]
    match kind:
        case "removed":
            return f"{whose} loses {bases}."
        case "lost":
            return f"{whose} loses {bases} for good."
        case "cut":
            uracil = ", and the U goes" if facts["uracil"] else ""
            return f"{whose} is cut: {bases or 'no base'} lies loose{uracil}."
        case "rejoined":
            return f"{whose} is joined again: {bases}."
        case _:
            return f"{whose} now reads {bases}."


def _announced(facts: Mapping[str, object], who: str, whose: str, science: Mapping[str, str]) -> str:
    verb = {"action": "plays", "answer": "answers with", "repair": "repairs with"}[cast(str, facts["kind"])]
    helpers = cast(list[str], facts["with"])
    target = f" on {whose}" if whose else ""
    level = f" ({facts['temperature']} °C)" if "temperature" in facts else ""
    using = f", using {', '.join(helpers)}" if helpers else ""
    return f"{who} {verb} {facts['name']}{level}{target}{using}. {science[cast(str, facts['card'])]}"


def _hand_sentence(kind: str, facts: Mapping[str, object], who: str) -> str:
    if kind == "saw":
        seen = [", ".join(cast(list[str], facts[deck])) for deck in DECK_WORDS if facts.get(deck)]
        return f"{who} sees the other's hand{': ' + '; '.join(seen) if seen else ''}."
    if kind == "discarded":
        return f"{who} discards {facts.get('card', 'a card')} ({DECK_WORDS[cast(str, facts['deck'])]})."
    cards = f": {', '.join(cast(list[str], facts['cards']))}" if "cards" in facts else ""
    if kind == "took":
        return f"{who} takes {facts['number']} from the other's hand{cards}."
    return f"{who} draws {facts['number']} {DECK_WORDS[cast(str, facts['deck'])]}{cards}."


def _ending(kind: str, facts: Mapping[str, object], names: list[str]) -> str:
    if kind == "won":
        return f"{names[cast(int, facts['seat'])]} wins the game: {facts['length']} bases, {facts['points']} points."
    if kind == "shared":
        return f"After {facts['turns']} turns the game is shared."
    winners = [names[seat] for seat in cast(list[int], facts["winners"])]
    return f"The match is over: {' and '.join(winners)} win{'s' if len(winners) == 1 else ''}."
