"""The board in a terminal: two chains from 5′ to 3′, the thermometer, the hands by deck."""

from collections import Counter
from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.adna.view import AdnaView
from labtable.kernel.gallery import Face
from labtable.kernel.words import counted, figure

Faces = Mapping[str, Face]

COLOURS = {"A": "green", "C": "blue", "G": "yellow", "T": "red", "U": "bold magenta"}
SEATS = ("cyan", "yellow")
UNKNOWN = Face(id="", name="unknown", kind="", text="", science="", source="", facts={})
ASKS = {
    "opening": "lay six bases",
    "mutate": "exchange two bases of the other chain, or leave it",
    "answer": "answer, or pass",
    "repair": "save the loose piece, or pass",
    "add": "lay the bases that were turned up",
    "choose": "choose up to {left} more places",
    "fill": "fill the places again",
    "delete": "choose {left} more to take out",
    "insert": "lay up to {left} bases at the cut",
    "step": "move the thermometer one level",
    "discard": "discard up to {left}",
}
"""What is asked in a phase; in all others one lays bases and plays cards."""
DECK_WORDS = {"bases": "Bases", "reactions": "Reactions", "enzymes": "Enzymes"}


def draw(faces: Faces, view: AdnaView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    parts: list[RenderableType] = [_headline(view, names), _thermometer(faces, view), Text()]
    parts += [line for owner in range(2) for line in _chain(view, names, owner)]
    parts += _waiting(faces, view, names)
    parts.append(_hands(faces, view, names))
    return Group(*parts)


def _headline(view: AdnaView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Turn {view.turn.round}" if view.turn.round else "Opening", style="bold")
    line.append(_asked(view, names))
    if view.games > 1:
        won, points = (f"{one} to {other}" for one, other in (view.won, view.turn.scores))
        line.append(f" · game {view.game_number} of {view.games}, won {won}, points {points}")
    line.append(f"\nFirst to {view.goal} bases · decks: ")
    line.append(", ".join(counted(deck.size, DECK_WORDS[deck.name].removesuffix("s")) for deck in view.decks))
    return line


def _asked(view: AdnaView, names: list[str]) -> str:
    """Who is to do what; where somebody may be asked in secret, whose turn it is."""
    if view.turn.over:
        return " · the match is over"
    if view.turn.actor is None:
        return f" · {names[view.active]}"
    asks = ASKS.get(view.phase, "lay bases and play cards")
    return f" · {names[view.turn.actor]}: {asks.format(left=view.left)}"


def _thermometer(faces: Faces, view: AdnaView) -> Text:
    line = Text("Thermometer  ")
    for level in view.levels:
        shown = level == view.temperature
        line.append(f"[{level}]" if shown else f" {level} ", style="bold reverse" if shown else "dim")
    line.append(" °C")
    if view.last is not None:
        line.append(f"   last played: {faces[view.last].name}", style="dim")
    return line


def _chain(view: AdnaView, names: list[str], owner: int) -> list[Text]:
    chain = view.chains[owner]
    marker = "▶ " if owner == view.turn.actor else "  "
    title = Text(f"{marker}{names[owner]}", style=SEATS[owner])
    title.append(f"  {chain.length} of {view.goal}" + (", contaminated by U" if chain.contaminated else ""))
    line = Text("  5′ ")
    for base in chain.bases:
        line.append(base + " ", style=COLOURS[base])
    if chain.loose:
        line.append("✂ ", style="bold")
        line.append(" ".join(chain.loose) + " ", style="dim")
    if not chain.contaminated:
        line.append("· " * (view.goal - chain.length - len(chain.loose)), style="dim")
    line.append("3′")
    ruler = "".join(f"{place:<10}" for place in range(5, view.goal + 1, 5))
    return [title, line, Text(" " * 13 + ruler, style="dim")]


def _waiting(faces: Faces, view: AdnaView, names: list[str]) -> list[Text]:
    """What is announced, what lies open, what is chosen, and that somebody is asked (§A-59)."""
    lines = []
    for each in view.announced:
        target = "" if each.chain is None else f" on {_whose(view, names, each.chain)} chain"
        level = "" if each.temperature is None else f" to {figure(each.temperature)} °C"
        lines.append(Text(f"Announced by {names[each.seat]}: {faces[each.card].name}{level}{target}."))
    if view.waiting and view.turn.actor is None:
        lines.append(Text("Waiting for an answer.", style="italic"))
    if view.tray:
        lines.append(Text(f"To be laid: {' '.join(view.tray)}"))
    if view.picks:
        lines.append(Text(f"Chosen places: {', '.join(map(str, view.picks))}"))
    return lines


def _whose(view: AdnaView, names: list[str], owner: int) -> str:
    return "your" if owner == view.turn.seat else f"{names[owner]}'s"


def _hands(faces: Faces, view: AdnaView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Hand", no_wrap=True)
    for word in DECK_WORDS.values():
        table.add_column(word)
    for owner, hand in enumerate(view.hands):
        table.add_row(Text(names[owner], style=SEATS[owner]), *(_row(faces, hand[deck]) for deck in DECK_WORDS))
    return table


def _row(faces: Faces, cards: list[str | None]) -> Text:
    """Equal cards together, with their number and what they ask for; unknown ones as such."""
    row = Text()
    for card, number in Counter(cards).items():
        face = UNKNOWN if card is None else faces[card]
        row.append("\n" if row and face.text else ", " if row else "")
        name = face.id if face.kind == "base" else face.name
        row.append(f"{number} {name}" if number > 1 or card is None else name)
        if face.text:
            row.append(f"  {face.text}", style="dim")
    return row
