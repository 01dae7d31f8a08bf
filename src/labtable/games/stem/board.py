"""The board in a terminal: the Field, what lies in front of everybody, and the own hand with its texts."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.stem.kinds import STEP_NAMES, STEPS
from labtable.games.stem.view import PlaceView, PlayerView, StemView, WorkView

COLOURS = ("red", "green", "blue", "yellow")
TYPE_COLOURS = {
    "science": "green",
    "technology": "cyan",
    "engineering": "yellow",
    "mathematics": "magenta",
    "polymath": "bold",
}
LETTERS = {"science": "S", "technology": "T", "engineering": "E", "mathematics": "M", "polymath": "✶"}
QUESTIONS = {
    "mulligan": "Do you keep this hand?",
    "window": "Do you play an Inspiration now?",
    "aim": "What does it aim at?",
    "answer": "Do you answer the card announced last?",
    "ability": "Choose for the ability.",
    "action": "Your action: score with a Hero, add an Enhancement, or pass.",
    "add_to": "To which Hero do you add it?",
    "card": "Which Discovery does your Hero score?",
    "step": "For which step does the Wild Step card stand?",
    "enhance": "Do you add an Enhancement to this Hero?",
    "extra": "Do you score once more?",
    "drop": "You scored nothing: which Field card goes?",
}
RECENT = 4
MANY = 9  # more discards than anybody has left


def draw(view: StemView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    parts: list[RenderableType] = [_headline(view, names), _field(view)]
    parts += [_challenges(view)] if view.challenges else []
    parts += [_player(view, player, names) for player in view.players]
    if view.turn.seat is not None:
        parts.append(_hand(view, view.players[view.turn.seat]))
    parts += [Text(line, style="bold") for line in _news(view, names)]
    return Group(*parts)


def _headline(view: StemView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Round {view.turn.round}", style="bold")
    line.append(f" · turn of {names[view.active]}")
    line.append(" · last round" if view.last_round else "", style="bold red")
    recent = f", last {_named(view, view.hero_discard[-RECENT:])}" if view.hero_discard else ""
    line.append(f"\nHero deck {view.hero_deck}, {len(view.hero_discard)} discarded{recent}", style="dim")
    line.append(f"\nDiscovery deck {view.discovery_deck}, {len(view.discovery_discard)} discarded", style="dim")
    return line


def _named(view: StemView, ids: list[str]) -> str:
    return ", ".join(view.faces[id].name for id in ids)


def _field(view: StemView) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Field", no_wrap=True)
    table.add_column("types", no_wrap=True)
    table.add_column("points", justify="right")
    table.add_column("")
    own = set() if view.turn.seat is None else set(view.players[view.turn.seat].steps)
    for id in view.field:
        if id is None:
            table.add_row(Text("(gap)", style="dim"), "", "", "")
            continue
        card = view.discoveries[id]
        state = "being scored" if id == view.reserved else "you have this step" if card.step in own else ""
        table.add_row(_step(card.step), _types(card.types), str(card.points), Text(state, style="dim"))
    return table


def _step(step: str | None) -> str:
    return "Wild Step" if step is None else STEP_NAMES[STEPS.index(step)]


def _types(types: list[str]) -> Text:
    line = Text()
    for number, type in enumerate(types):
        line.append(" / " if number else "")
        line.append(type.capitalize(), style=TYPE_COLOURS[type])
    return line


def _challenges(view: StemView) -> Text:
    return Text("\n".join(f"Challenge {each.name} (+{each.points}): {each.text}" for each in view.challenges))


def _player(view: StemView, player: PlayerView, names: list[str]) -> Text:
    marker = "▶ " if player.seat == view.turn.actor else "  "
    line = Text(marker + names[player.seat], style=COLOURS[player.seat])
    line.append(f"  {view.turn.scores[player.seat]} points", style="bold")
    line.append(f" · {len(player.steps)} of 5 steps · {player.played} cards played · ")
    known = [_place(view, place) for place in player.hand if place.card is not None]
    hidden = len(player.hand) - len(known)
    line.append(f"{len(player.hand)} in hand")
    if known and hidden:
        line.append(f" (known: {', '.join(known)})")
    for work in player.works:
        line.append("\n    ")
        line.append_text(_work(view, work))
    return line


def _work(view: StemView, work: WorkView) -> Text:
    hero = view.faces[work.hero]
    line = Text(f"{LETTERS[hero.type or 'polymath']} {hero.name}", style=TYPE_COLOURS[hero.type or "polymath"])
    line.append(" (all types)" if work.granted else "")
    if work.discovery is not None:
        line.append(f": {_step(work.step)} {view.discoveries[work.discovery].points}", style="default")
    for place in work.enhancements:
        line.append(f" + {_place(view, place)}", style="default")
    return line


def _place(view: StemView, place: PlaceView) -> str:
    if place.card is None:
        return " or ".join(place.kinds) + " face down"
    face = view.faces[place.card]
    return f"{face.name} {face.points}" if face.points else face.name


def _hand(view: StemView, player: PlayerView) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Your hand", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("", overflow="fold")
    for place in player.hand:
        face = view.faces[place.card or ""]
        kind = face.kind if face.type is None else f"{face.type} {face.kind}"
        what = face.text or f"+{face.points} points"
        table.add_row(face.name, Text(kind, style=TYPE_COLOURS.get(face.type or "", "default")), what)
    return table


def _news(view: StemView, names: list[str]) -> list[str]:
    """What is in the air: announced cards, leaves, cards looked at, sets under a deck."""
    lines = [f"{names[each.seat]} announces {view.faces[each.card].name}." for each in view.announced]
    seen = [id for id in view.looked if id is not None]
    if seen:
        shown = [view.faces[id].name if id in view.faces else view.discoveries[id].name for id in seen]
        lines.append(f"You look at: {', '.join(shown)}")
    if view.leaves:
        lines.append(f"{names[view.active]} may score once more this turn.")
    if view.turn.seat is not None and view.players[view.turn.seat].under_hero_deck:
        sets = view.players[view.turn.seat].under_hero_deck
        lines.append(f"Under the Hero deck lie: {'; '.join(_named(view, each) for each in sets)}")
    if view.turn.seat is not None and view.turn.actor == view.turn.seat:
        lines.append(_question(view))
    return lines


def _question(view: StemView) -> str:
    """What the looking seat is asked now."""
    if view.phase == "discard":
        left = "any number of" if view.discards_left > MANY else str(view.discards_left)
        return f"You may discard {left} more cards; you draw up to six afterwards."
    return QUESTIONS[view.phase]
