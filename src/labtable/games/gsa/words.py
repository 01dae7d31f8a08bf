"""The log: each event as a sentence."""

from collections.abc import Mapping
from typing import cast

from labtable.kernel.event import Event
from labtable.kernel.words import counted, listed, verb, whom

BACKS = {"project": "Project", "resource": "Resource"}


def sentence(event: Event, names: list[str], cards: Mapping[str, str]) -> str:
    """What happened, for people."""
    facts = {key: cards.get(value, value) if isinstance(value, str) else value for key, value in event.facts.items()}
    who, card = _who(facts, names, "seat"), facts.get("card", "")
    match event.kind:
        case "turn_began":
            return f"Round {facts['round']}: {who} {verb(who, 'begins')} a turn."
        case "named":
            return f"{who} {verb(who, 'names')} the {str(facts['source']).capitalize()} pile."
        case "drew":
            return f"{who} {verb(who, 'draws')} {listed([cards[id] for id in cast(list[str], facts['cards'])])}."
        case "drew_hidden":
            return f"{who} {verb(who, 'draws')} {_backs(cast(list[str], facts['backs']))}."
        case "took_discard":
            return f"{card} comes from the Discard pile."
        case "refilled":
            return f"The Burn pile is shuffled: {_cards(facts)} in the new Resource pile."
        case "recycled":
            return f"The Discard pile is shuffled under its top card: {_cards(facts)} in the new Resource pile."
        case "armed":
            return "The last Project card is drawn: the next completed project ends the game."
        case _:
            return _work(event.kind, facts, names)


def _work(kind: str, facts: Mapping[str, object], names: list[str]) -> str:
    """Projects: started, worked on, completed."""
    who, card, project = _who(facts, names, "seat"), facts.get("card", ""), facts.get("project", "")
    match kind:
        case "put_down":
            return f"{project} is mandatory: {who} {verb(who, 'puts')} it on the table."
        case "started":
            return f"{who} {verb(who, 'starts')} {project}."
        case "attached":
            wild = "" if facts["as"] == card else f" (as {facts['as']})"
            return f"{who} {verb(who, 'attaches')} {card}{wild} to {project}."
        case "completed":
            return f"{who} {verb(who, 'completes')} {project}!"
        case "abandoned":
            return f"{who} {verb(who, 'gives')} up {project} and {verb(who, 'takes')} its resources back."
        case "guarded":
            return f"{project} is guarded now."
        case "stopped":
            return f"A guard protects {project}: nothing happens."
        case "removed":
            return f"{card} is removed from {project}."
        case _:
            return _more(kind, facts, names)


def _more(kind: str, facts: Mapping[str, object], names: list[str]) -> str:
    """Collaborations, Modifiers, discards and the end."""
    who, card, project = _who(facts, names, "seat"), facts.get("card", ""), facts.get("project", "")
    victim = _who(facts, names, "victim")
    match kind:
        case "offered":
            return f"{who} {verb(who, 'offers')} {whom(_who(facts, names, 'to'))} {project} with {facts['other']}."
        case "accepted":
            return f"{_who(facts, names, 'by')} accepted: {project} and {facts['other']} are a collaboration."
        case "refused":
            return f"{_who(facts, names, 'by')} refused: {project} and {facts['other']} stay apart."
        case "played":
            return f"{who} {verb(who, 'plays')} {card}."
        case "recovered":
            return f"{who} {verb(who, 'takes')} {card} out of the Discard pile."
        case "stole":
            return f"{who} {verb(who, 'takes')} {card} from {whom(victim)}."
        case "stole_hidden":
            return f"{who} {verb(who, 'takes')} a Resource card from {whom(victim)}."
        case "delayed":
            return f"{victim} will draw {facts['by']} fewer next time."
        case "discarded":
            return f"{who} {verb(who, 'discards')} {card}."
        case "triggered":
            return f"{who} brought about the end: everybody has one more turn after this one."
        case _:
            winners = [names[seat] for seat in cast(list[int], facts["winners"])]
            return f"The game is over, won by {listed(winners)}."


def _who(facts: Mapping[str, object], names: list[str], key: str) -> str:
    return names[cast(int, facts[key])] if key in facts else ""


def _cards(facts: Mapping[str, object]) -> str:
    return counted(cast(int, facts["cards"]), "card")


def _backs(backs: list[str]) -> str:
    cards = {f"{BACKS[back]} card": backs.count(back) for back in backs}
    return listed([f"a {card}" if number == 1 else counted(number, card) for card, number in cards.items()])
