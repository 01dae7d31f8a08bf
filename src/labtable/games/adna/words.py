"""The log: each event as a sentence."""

from collections.abc import Mapping
from typing import cast

from labtable.kernel.event import Event
from labtable.kernel.words import YOU, counted, listed, opening, verb, whose

CARD = {"bases": "Base", "reactions": "Reaction", "enzymes": "Enzyme"}
HOW = {"action": "plays", "answer": "answers with", "repair": "repairs with"}


def sentence(event: Event, names: list[str]) -> str:
    """What happened, for people: who did it first, or whose chain it is about."""
    facts = event.facts
    who = names[cast(int, facts["seat"])] if "seat" in facts else ""
    match event.kind:
        case "announced":
            return f"{who} {_announced(facts, who, names)}."
        case "drew" | "took" | "discarded" | "saw":
            return f"{who} {_handled(event.kind, facts, who)}."
        case "laid":
            return f"{who} {verb(who, 'lays')} {facts['base']} on {chain_words(facts, names)}."
        case "mutated":
            return f"{who} {verb(who, 'mutates')} {chain_words(facts, names)}, which now reads {facts['bases']}."
        case "moved":
            return f"The thermometer shows {facts['temperature']} °C."
        case "stopped":
            return f"{opening(whose(who))} {facts['name']} is stopped."
        case "turned_up":
            return f"{facts['base']} is turned up."
        case "searched":
            return f"{who} {verb(who, 'takes')} {facts['bases']} in the search for A, T and G."
        case "started":
            return f"{who} {verb(who, 'starts')} the game."
        case "began":
            return f"Turn {facts['turn']}: {who} {verb(who, 'begins')}."
        case "won" | "shared" | "ended":
            return _ending(event.kind, facts, who, names)
        case _:
            return f"{opening(whose(names[cast(int, facts['chain'])]))} {_chain_sentence(event.kind, facts)}."


def chain_words(facts: Mapping[str, object], names: list[str]) -> str:
    """Whose chain an event is about, seen from who did it."""
    owner = names[cast(int, facts["chain"])]
    return "their own chain" if facts["chain"] == facts["seat"] and owner != YOU else f"{whose(owner)} chain"


def _announced(facts: Mapping[str, object], who: str, names: list[str]) -> str:
    does, *rest = HOW[cast(str, facts["kind"])].split(" ")
    level = f" to {facts['temperature']} °C" if "temperature" in facts else ""
    target = f" on {chain_words(facts, names)}" if "chain" in facts else ""
    helpers = cast(list[str], facts["with"])
    company = f", with {listed(helpers)}" if helpers else ""
    return f"{' '.join([verb(who, does), *rest])} {facts['name']}{level}{target}{company}"


def _handled(kind: str, facts: Mapping[str, object], who: str) -> str:
    if kind == "saw":
        seen = [", ".join(cast(list[str], facts[deck])) for deck in CARD if facts.get(deck)]
        return f"{verb(who, 'looks')} at the other hand{': ' + '; '.join(seen) if seen else ''}"
    if kind == "discarded":
        return f"{verb(who, 'discards')} {facts.get('card', 'a card')} ({CARD[cast(str, facts['deck'])]})"
    cards = f": {', '.join(cast(list[str], facts['cards']))}" if "cards" in facts else ""
    number = cast(int, facts["number"])
    if kind == "took":
        return f"{verb(who, 'takes')} {counted(number, 'card')} from the other hand{cards}"
    return f"{verb(who, 'draws')} {counted(number, CARD[cast(str, facts['deck'])])}{cards}"


def _chain_sentence(kind: str, facts: Mapping[str, object]) -> str:
    bases = facts["bases"]
    match kind:
        case "removed":
            return f"chain loses {bases}"
        case "lost":
            return f"chain loses {bases} for good"
        case "cut":
            uracil = ", and the U goes" if facts["uracil"] else ""
            return f"chain is cut, {bases or 'no base'} lies loose{uracil}"
        case "rejoined":
            return f"chain is joined again with {bases}"
        case _:
            return f"chain now reads {bases}"


def _ending(kind: str, facts: Mapping[str, object], who: str, names: list[str]) -> str:
    if kind == "won":
        points = counted(cast(int, facts["points"]), "point")
        return f"{who} {verb(who, 'wins')} the game with {facts['length']} bases, for {points}."
    if kind == "shared":
        return f"After {facts['turns']} turns the game is shared."
    return f"The match is over, won by {_victory(facts, names)}."


def _victory(facts: Mapping[str, object], names: list[str]) -> str:
    """Who won; and by how much, where there were several games."""
    winners, won, scores = (cast(list[int], facts[key]) for key in ("winners", "won", "scores"))
    who = listed([names[seat] for seat in winners])
    first, second = winners[0], 1 - winners[0]
    count = f": games {won[first]} to {won[second]}, points {scores[first]} to {scores[second]}"
    return who if facts["games"] == 1 else who + count
