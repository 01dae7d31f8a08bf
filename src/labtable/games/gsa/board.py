"""The board in a terminal: the piles, everybody's projects, hands and points."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.gsa.view import GsaView, PlayerView, UnitView

COLOURS = ("red", "green", "blue", "yellow", "magenta")
TOP_CARDS = 5
PHASES = {
    "draw": "draw phase",
    "act": "action phase",
    "answer": "action phase, an offer waits for its answer",
    "target": "action phase, which project?",
    "rival": "action phase, which player?",
    "type": "action phase, which type?",
    "card": "action phase, which card?",
    "discard": "discard phase",
}


def draw(view: GsaView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    parts: list[RenderableType] = [_headline(view, names), _players(view, names)]
    return Group(*parts, *([_units(view, names)] if view.units else []), _hand(view))


def _headline(view: GsaView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Round {view.turn.round}", style="bold")
    line.append(" · the game is over" if view.turn.over else f" · {names[view.active]}: {PHASES[view.phase]}")
    if view.phase == "draw" and view.named:
        line.append(f" · named: {', '.join(view.named)}")
    if view.trigger is not None:
        line.append(f" · {names[view.trigger]} brought about the end", style="bold")
    elif view.armed:
        line.append(" · armed: the next completed project ends the game", style="bold")
    line.append(f"\nProject pile {view.piles.project} · Resource pile {view.piles.resource} · ")
    line.append(f"Burn pile {len(view.piles.burn)} · Discard pile {len(view.piles.discard)}")
    if view.piles.discard:
        top = [view.names[card] for card in view.piles.discard[: -TOP_CARDS - 1 : -1]]
        line.append(f", from the top: {', '.join(top)}{', …' if len(view.piles.discard) > TOP_CARDS else ''}")
    if view.offer:
        first, second = (view.names[project] for project in view.offer)
        line.append(f"\nCollaboration offered: {first} with {second}", style="bold")
    if view.playing is not None:
        line.append(f"\n{view.names[view.playing]}: {view.modifiers[view.playing]}", style="bold")
    return line


def _players(view: GsaView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Player", no_wrap=True)
    table.add_column("Points", justify="right")
    table.add_column("Hand", no_wrap=True)
    table.add_column("Completed")
    for player in view.players:
        marker = "▶ " if player.seat == view.turn.actor else "  "
        late = f" (draws {player.waiting} fewer)" if player.waiting else ""
        table.add_row(
            Text(marker + names[player.seat] + late, style=COLOURS[player.seat]),
            str(view.turn.scores[player.seat]),
            _places(view, player),
            ", ".join(view.names[project] for project in player.completed),
        )
    return table


def _places(view: GsaView, player: PlayerView) -> str:
    """The backs of another hand, with the faces that are known; one's own hand is told below."""
    if player.seat == view.turn.seat:
        return f"{len(player.hand)} cards"
    return " ".join(view.names[place.card] if place.card else f"[{place.back[0].upper()}]" for place in player.hand)


def _units(view: GsaView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Project in progress")
    table.add_column("has")
    table.add_column("lacks")
    for unit in view.units:
        title = Text(" + ").join(
            Text(f"{view.names[project]} ({names[owner]}, {_stake(view, project)})", style=COLOURS[owner])
            for owner, project in zip(unit.owners, unit.projects, strict=True)
        )
        table.add_row(title, _attached(view, unit), ", ".join(view.names[type] for type in unit.lacking))
    return table


def _stake(view: GsaView, project: str) -> str:
    card = view.projects[project]
    return f"0 or -{len(card.needs)}" if card.mandatory else f"±{card.points}"


def _attached(view: GsaView, unit: UnitView) -> str:
    cards = [
        view.names[each.type] if each.card == each.type else f"{view.names[each.card]} as {view.names[each.type]}"
        for each in unit.attached
    ]
    return ", ".join([*cards, *(view.names[guard] for guard in unit.guards)])


def _hand(view: GsaView) -> Text:
    """One's own cards, with what they need or do."""
    line = Text()
    if view.turn.seat is None:
        return line
    line.append("Your hand", style="bold")
    for place in view.players[view.turn.seat].hand:
        assert place.card is not None, "a seat knows its own hand"
        line.append(f"\n  {'+' if place.fresh else ' '} {view.names[place.card]}")
        if place.card in view.projects:
            needs = ", ".join(view.names[type] for type in view.projects[place.card].needs)
            line.append(f" ({_stake(view, place.card)}): needs {needs}", style="dim")
        elif place.card in view.modifiers:
            line.append(f": {view.modifiers[place.card]}", style="dim")
    return line
