"""The board in a terminal: the Field, what lies in front of everybody, and the own hand with its texts."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.stem.edition import Edition
from labtable.games.stem.events_cards import Aim
from labtable.games.stem.kinds import KINDS, NO_TYPE, STEP_NAMES, STEPS, TYPES, WILD
from labtable.games.stem.view import AimView, AnnouncedView, PlaceView, PlayerView, StemView, WorkView
from labtable.kernel.event import Names
from labtable.kernel.words import counted

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


class Cards:
    """What stands on the cards, by their ids."""

    def __init__(self, edition: Edition) -> None:
        self.heroes = {card.id: card for card in edition.cards}
        self.discoveries = {card.id: card for card in edition.discoveries}
        self.challenges = {card.id: card for card in edition.challenges}


def draw(edition: Edition, view: StemView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    cards = Cards(edition)
    parts: list[RenderableType] = [_headline(cards, view, names), _field(cards, view)]
    parts += [_challenges(cards, view)] if view.challenges else []
    parts += [_player(cards, view, player, names) for player in view.players]
    if view.turn.seat is not None:
        parts.append(_hand(cards, view.players[view.turn.seat]))
    parts += [Text(line, style="bold") for line in _news(cards, view, names)]
    return Group(*parts)


def _headline(cards: Cards, view: StemView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Round {view.turn.round}", style="bold")
    line.append(f" · turn of {names[view.active]}")
    line.append(" · last round" if view.last_round else "", style="bold red")
    recent = f", last {_named(cards, view.hero_discard[-RECENT:])}" if view.hero_discard else ""
    line.append(f"\nHero deck {view.hero_deck}, {len(view.hero_discard)} discarded{recent}", style="dim")
    line.append(f"\nDiscovery deck {view.discovery_deck}, {len(view.discovery_discard)} discarded", style="dim")
    return line


def _named(cards: Cards, ids: list[str]) -> str:
    return ", ".join(cards.heroes[id].name for id in ids)


def _field(cards: Cards, view: StemView) -> Table:
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
        card = cards.discoveries[id]
        step = None if card.step == WILD else STEPS[card.step]
        state = _being_scored(view, step) if id == view.reserved else "you have this step" if step in own else ""
        table.add_row(_step(step), _types(card.types), str(card.points), Text(state, style="dim"))
    return table


def _being_scored(view: StemView, step: str | None) -> str:
    """§S-12 For a Wild Step card the step that was declared."""
    return "being scored" if step or view.declared is None else f"being scored as {_step(view.declared)}"


def _step(step: str | None) -> str:
    return "Wild Step" if step is None else STEP_NAMES[STEPS.index(step)]


def _types(types: int) -> Text:
    shown = [type for number, type in enumerate(TYPES) if (types >> number) & 1]
    return Text(" / ").join(Text(type.capitalize(), style=TYPE_COLOURS[type]) for type in shown)


def _challenges(cards: Cards, view: StemView) -> Text:
    shown = [cards.challenges[id] for id in view.challenges]
    return Text("\n".join(f"Challenge {each.name} (+{each.points}): {each.condition.words}" for each in shown))


def _player(cards: Cards, view: StemView, player: PlayerView, names: list[str]) -> Text:
    marker = "▶ " if player.seat == view.turn.actor else "  "
    line = Text(marker + names[player.seat], style=COLOURS[player.seat])
    line.append(f"  {counted(view.turn.scores[player.seat], 'point')}", style="bold")
    line.append(f" · {len(player.steps)} of 5 steps · {counted(player.played, 'card')} played · ")
    known = [_place(cards, place) for place in player.hand if place.card is not None]
    hidden = len(player.hand) - len(known)
    line.append(f"{len(player.hand)} in hand")
    if known and hidden:
        line.append(f" (known: {', '.join(known)})")
    for work in player.works:
        line.append("\n    ")
        line.append_text(_work(cards, work))
    return line


def _work(cards: Cards, work: WorkView) -> Text:
    hero = cards.heroes[work.hero]
    type = TYPES[hero.type]
    line = Text(f"{LETTERS[type]} {hero.name}", style=TYPE_COLOURS[type])
    line.append(" (all types)" if work.granted else "")
    if work.discovery is not None:
        line.append(f": {_step(work.step)} {cards.discoveries[work.discovery].points}", style="default")
    for place in work.enhancements:
        line.append(f" + {_place(cards, place)}", style="default")
    return line


def _place(cards: Cards, place: PlaceView) -> str:
    if place.card is None:
        return " or ".join(place.kinds) + " face down"
    face = cards.heroes[place.card]
    return f"{face.name} {face.points}" if face.points else face.name


def _hand(cards: Cards, player: PlayerView) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Your hand", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("", overflow="fold")
    for place in player.hand:
        face = cards.heroes[place.card or ""]
        type = "" if face.type == NO_TYPE else TYPES[face.type]
        kind = f"{type} {KINDS[face.kind]}".lstrip()
        what = face.text or f"+{counted(face.points, 'point')}"
        table.add_row(face.name, Text(kind, style=TYPE_COLOURS.get(type, "default")), what)
    return table


def _news(cards: Cards, view: StemView, names: list[str]) -> list[str]:
    """What is in the air: announced cards, leaves, cards looked at, sets under a deck."""
    lines = [_announcement(cards, each, names) for each in view.announced]
    seen = [id for id in view.looked if id is not None]
    if seen:
        shown = [cards.heroes[id].name if id in cards.heroes else cards.discoveries[id].name for id in seen]
        lines.append(f"You look at: {', '.join(shown)}")
    if view.leaves:
        lines.append(f"{names[view.active]} may score once more this turn.")
    if view.turn.seat is not None and view.players[view.turn.seat].under_hero_deck:
        sets = view.players[view.turn.seat].under_hero_deck
        lines.append(f"Under the Hero deck lie: {'; '.join(_named(cards, each) for each in sets)}")
    if view.turn.seat is not None and view.turn.actor == view.turn.seat:
        lines.append(_question(view))
    return lines


def _announcement(cards: Cards, announced: AnnouncedView, names: list[str]) -> str:
    """§S-67 An announced card, and what it aims at."""
    line = f"{names[announced.seat]} announces {cards.heroes[announced.card].name}."
    return line if announced.aim is None else f"{line} It aims at {_aim(cards, announced.aim, names)}."


def _aim(cards: Cards, aim: AimView, names: list[str]) -> str:
    card, kind = (None, None) if aim.card is None else (aim.card.card, aim.card.kinds[0])
    at = Aim(seat=aim.seat, hero=aim.hero, card=card, kind=kind)
    return at.in_words(Names(names, {id: hero.name for id, hero in cards.heroes.items()}))


def _question(view: StemView) -> str:
    """What the looking seat is asked now."""
    if view.phase == "discard":
        cards = "any number of cards" if view.discards_left > MANY else counted(view.discards_left, "more card")
        return f"You may discard {cards}; you draw up to six afterwards."
    return QUESTIONS[view.phase]
