"""The log: each event as a sentence."""

from collections.abc import Mapping
from typing import cast

from labtable.games.stem.kinds import ITEM, STEP_NAMES, STEPS, UNLIMITED
from labtable.kernel.event import Event
from labtable.kernel.words import counted, listed, opening, verb, whom, whose


def sentence(event: Event, names: list[str]) -> str:
    """What happened, for people."""
    facts = event.facts
    who = names[cast(int, facts["seat"])] if "seat" in facts else ""
    other = names[cast(int, facts["opponent"])] if "opponent" in facts else ""
    spoken = _of_turns(event.kind, facts, who) or _of_field(event.kind, facts, who)
    spoken = spoken or _of_cards(event.kind, facts, who, other) or _of_hands(event.kind, facts, who, other, names)
    if event.kind == "aimed":
        spoken = f"It aims at {aim_in_words(cast(dict[str, object], facts['at']), names)}."
    return spoken or _of_end(facts, names)


def _of_turns(kind: str, facts: Mapping[str, object], who: str) -> str:
    match kind:
        case "kept":
            return f"{who} {verb(who, 'keeps')} the hand."
        case "redrew":
            return f"{who} {verb(who, 'sets')} the hand aside and {verb(who, 'draws')} six others."
        case "turn_began":
            return f"Round {facts['round']}: {who} {verb(who, 'begins')} a turn."
        case "passed":
            return f"{who} {verb(who, 'passes')}."
        case "announced_hero":
            return f"{who} {verb(who, 'plays')} {facts['name']}."
        case "chose_discovery":
            step = STEP_NAMES[STEPS.index(str(facts["step"]))]
            declared = "" if str(facts["name"]).startswith(step) else f" as {step}"
            return f"{who} {verb(who, 'goes')} for {facts['name']}{declared}."
        case "scored":
            return f"{facts['hero']} scores {facts['name']} for {whom(who)}."
        case "completed":
            return f"{who} {verb(who, 'has')} all five steps: this is the last round."
        case "discarded":
            return f"{who} {verb(who, 'discards')} {facts['name']}."
        case "drew":
            return f"{who} {verb(who, 'draws')} {', '.join(cast(list[str], facts['names']))}."
        case "drew_hidden":
            return f"{who} {verb(who, 'draws')} {_number(facts)}."
        case _:
            return ""


def _of_field(kind: str, facts: Mapping[str, object], who: str) -> str:
    match kind:
        case "field_discarded":
            return f"{who} {verb(who, 'discards')} {facts['name']} from the Field."
        case "turned_up":
            return f"{facts['name']} comes into the Field."
        case "reshuffled":
            return f"The {str(facts['deck']).capitalize()} discard pile is shuffled into a new deck."
        case "swapped":
            return f"{who} {verb(who, 'swaps')} {facts['given']} for {facts['taken']}."
        case "looked_at_deck":
            return f"{who} {verb(who, 'looks')} at {_number(facts)} of the {str(facts['deck']).capitalize()} deck."
        case "saw_cards":
            return f"{who} {verb(who, 'sees')} {', '.join(cast(list[str], facts['names'])) or 'nothing'}."
        case "wagered":
            return f"{who} {verb(who, 'guesses')} {'right' if facts['right'] else 'wrong'}: it is {facts['name']}."
        case "got_leave":
            few = (
                ""
                if facts["points"] == UNLIMITED
                else f" a Discovery of {counted(cast(int, facts['points']), 'point')} or less"
            )
            return f"{who} may score{few} once more this turn."
        case _:
            return ""


def _of_cards(kind: str, facts: Mapping[str, object], who: str, other: str) -> str:
    match kind:
        case "announced_inspiration":
            return f"{who} {verb(who, 'plays')} {facts['name']}."
        case "cancelled":
            return f"{opening(whose(who))} {facts['name']} is cancelled."
        case "repeated":
            return f"{who} {verb(who, 'uses')} the ability of {facts['name']} again."
        case "attached":
            return f"{who} {verb(who, 'adds')} {facts['name']} to {facts['hero']}."
        case "attached_hidden":
            return f"{who} {verb(who, 'adds')} {_a_kind(facts['kind'])} to {facts['hero']}, face down."
        case "lost_enhancement":
            return f"{opening(whose(who))} {facts['hero']} loses {facts['name']}."
        case "took_enhancement":
            return f"{who} {verb(who, 'takes')} an Enhancement from {whom(other)}."
        case "no_place":
            return f"{who} {verb(who, 'has')} no place for {facts['name']}; it is discarded."
        case "granted":
            return f"{opening(whose(who))} {facts['hero']} may use Enhancements of every type."
        case _:
            return ""


def _of_hands(kind: str, facts: Mapping[str, object], who: str, other: str, names: list[str]) -> str:
    match kind:
        case "looked_at_hand":
            return f"{who} {verb(who, 'looks')} at {whose(other)} hand."
        case "saw_hand":
            return f"{other} {verb(other, 'holds')} {', '.join(cast(list[str], facts['names']))}."
        case "named_kind":
            found = "is one" if facts["found"] else "is none"
            return (
                f"{who} {verb(who, 'asks')} {whom(other)} for a card: {str(facts['kind']).capitalize()}. There {found}."
            )
        case "passed_card":
            return f"{who} {verb(who, 'gets')} {facts['name']} from {whom(names[cast(int, facts['giver'])])}."
        case "passed_hidden":
            return f"{who} {verb(who, 'gets')} a card from {whom(names[cast(int, facts['giver'])])}."
        case "lost_card":
            return f"{who} {verb(who, 'loses')} {facts['name']}."
        case "took_from_discard":
            return f"{who} {verb(who, 'takes')} {facts['name']} from the discard pile."
        case _:
            return ""


def _of_end(facts: Mapping[str, object], names: list[str]) -> str:
    winners = [names[seat] for seat in cast(list[int], facts["winners"])]
    return f"The game is over, won by {listed(winners)}."


def _number(facts: Mapping[str, object]) -> str:
    return counted(cast(int, facts["cards"]), "card")


def _a_kind(kind: object) -> str:
    return "an Item" if kind == ITEM else "a Location"


def aim_in_words(at: Mapping[str, object], names: list[str]) -> str:
    """What an Inspiration aims at, whose it is said last: a card, a Hero, or a player."""
    parts = [str(at["name"])] if "name" in at else [_a_kind(at["kind"])] if "kind" in at else []
    parts += [str(at["hero"])] if "hero" in at else []
    if "seat" not in at:
        return " of ".join(parts)
    owner = names[cast(int, at["seat"])]
    return " of ".join([*parts[:-1], f"{whose(owner)} {parts[-1]}"]) if parts else whom(owner)
