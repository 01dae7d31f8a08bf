"""The board in a terminal: the piles, everybody's projects, hands and points."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.gsa.edition import Edition
from labtable.games.gsa.view import GsaView, PlayerView, UnitView
from labtable.kernel.words import counted

COLOURS = ("red", "green", "blue", "yellow", "magenta")
TOP_CARDS = 5
PHASES = {
    "draw": "draw phase, choose a pile",
    "act": "action phase",
    "answer": "action phase, an offer waits for its answer",
    "target": "action phase, which project?",
    "rival": "action phase, which player?",
    "type": "action phase, which type?",
    "card": "action phase, which card?",
    "discard": "discard phase",
}


class Cards:
    """What stands on the cards, by their ids."""

    def __init__(self, edition: Edition) -> None:
        self.names = dict(zip(edition.ids, edition.names, strict=True))
        self.projects = {project.id: project for project in edition.projects}
        self.modifiers = {modifier.id: modifier.words for modifier in edition.modifiers}
        self.types = [type.name for type in edition.types]

    def needs(self, project: str) -> list[str]:
        """The names of the types that a project needs."""
        return [self.types[type] for type in self.projects[project].needs]


def draw(edition: Edition, view: GsaView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    cards = Cards(edition)
    parts: list[RenderableType] = [_headline(cards, view, names), _players(cards, view, names)]
    return Group(*parts, *([_units(cards, view, names)] if view.units else []), _hand(cards, view))


def _headline(cards: Cards, view: GsaView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Round {view.turn.round}", style="bold")
    line.append(" · the game is over" if view.turn.over else f" · {names[view.active]}: {PHASES[view.phase]}")
    if view.phase == "draw" and not view.turn.over:
        line.append(f" for card {len(view.named) + 1} of {view.draws}")
        chosen = [f"{source.capitalize()} pile" for source in view.named]
        line.append(f" (the first comes from the {chosen[0]})" if chosen else "")
    if view.phase == "discard" and not view.turn.over:
        line.append(f", keep at most {counted(view.players[view.active].limit, 'Resource card')}")
    if view.trigger is not None:
        line.append(f" · {names[view.trigger]} brought about the end", style="bold")
    elif view.armed:
        line.append(" · armed: the next completed project ends the game", style="bold")
    line.append(f"\nProject pile {view.piles.project} · Resource pile {view.piles.resource} · ")
    line.append(f"Burn pile {len(view.piles.burn)} · Discard pile {len(view.piles.discard)}")
    if view.piles.discard:
        top = [cards.names[card] for card in view.piles.discard[: -TOP_CARDS - 1 : -1]]
        line.append(f", from the top: {', '.join(top)}{', …' if len(view.piles.discard) > TOP_CARDS else ''}")
    if view.offer:
        first, second = (cards.names[project] for project in view.offer)
        line.append(f"\nCollaboration offered: {first} with {second}", style="bold")
    if view.playing is not None:
        line.append(f"\n{cards.names[view.playing]}: {cards.modifiers[view.playing]}", style="bold")
    return line


def _players(cards: Cards, view: GsaView, names: list[str]) -> Table:
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
            _places(cards, view, player),
            ", ".join(cards.names[project] for project in player.completed),
        )
    return table


def _places(cards: Cards, view: GsaView, player: PlayerView) -> str:
    """The backs of another hand, with the faces that are known; one's own hand is told below."""
    if player.seat == view.turn.seat:
        return counted(len(player.hand), "card")
    return " ".join(cards.names[place.card] if place.card else f"[{place.back[0].upper()}]" for place in player.hand)


def _units(cards: Cards, view: GsaView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Project in progress")
    table.add_column("has")
    table.add_column("lacks")
    for unit in view.units:
        title = Text(" + ").join(
            Text(f"{cards.names[project]} ({names[owner]}, {_stake(cards, project)})", style=COLOURS[owner])
            for owner, project in zip(unit.owners, unit.projects, strict=True)
        )
        table.add_row(title, _attached(cards, unit), ", ".join(cards.names[type] for type in unit.lacking))
    return table


def _stake(cards: Cards, project: str) -> str:
    card = cards.projects[project]
    return f"0 or -{len(card.needs)}" if card.mandatory else f"±{card.points}"


def _attached(cards: Cards, unit: UnitView) -> str:
    attached = [
        cards.names[each.type] if each.card == each.type else f"{cards.names[each.card]} as {cards.names[each.type]}"
        for each in unit.attached
    ]
    return ", ".join([*attached, *(cards.names[guard] for guard in unit.guards)])


def _hand(cards: Cards, view: GsaView) -> RenderableType:
    """One's own cards, with what they need or do; what is long goes on under its own beginning."""
    if view.turn.seat is None:
        return Text()
    rows = Table.grid()
    for place in view.players[view.turn.seat].hand:
        assert place.card is not None, "a seat knows its own hand"
        line = Text(cards.names[place.card])
        if place.card in cards.projects:
            needs = ", ".join(cards.needs(place.card))
            line.append(f" ({_stake(cards, place.card)}): needs {needs}", style="dim")
        elif place.card in cards.modifiers:
            line.append(f": {cards.modifiers[place.card]}", style="dim")
        rows.add_row("  + " if place.fresh else "    ", line)
    return Group(Text("Your hand", style="bold"), rows)
