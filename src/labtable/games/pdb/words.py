"""The log: each event as a sentence."""

from collections.abc import Mapping
from typing import cast

from labtable.games.pdb.tokens import in_words, purse
from labtable.kernel.event import Event
from labtable.kernel.words import listed, opening, verb, whose


def sentence(event: Event, names: list[str]) -> str:
    """What happened, for people."""
    facts = event.facts
    who = names[cast(int, facts["seat"])] if "seat" in facts else ""
    match event.kind:
        case "took":
            return f"{who} {verb(who, 'takes')} a {facts['token']} to start with."
        case "placed":
            return f"{who} {verb(who, 'chooses')} {facts['name']}{_exchange(facts)}."
        case "graduated":
            return f"{opening(whose(who))} Researcher graduates{_exchange(facts)}."
        case "laid_aside":
            return f"{who} {verb(who, 'lays')} a Researcher aside: nothing can be done."
        case "joined":
            return f"{who} {verb(who, 'has')} {facts['researchers']} Researchers from now on."
        case "acquired":
            return f"{who} {verb(who, 'acquires')} {facts['name']}."
        case "turned_up":
            return f"{facts['name']} is turned up."
        case "round_ended":
            return f"Round {facts['round']} is over."
        case _:
            winners = [names[seat] for seat in cast(list[int], facts["winners"])]
            return f"The game is over, won by {listed(winners)}."


def _exchange(facts: Mapping[str, object]) -> str:
    pay = in_words(purse(cast(dict[str, int], facts["pay"])))
    gain = in_words(purse(cast(dict[str, int], facts["gain"])))
    if pay and gain:
        return f", {pay} for {gain}"
    return f", {pay} paid" if pay else f", {gain} gained" if gain else ""
