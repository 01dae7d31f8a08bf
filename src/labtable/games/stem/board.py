"""The board in a terminal: the Field, what lies in front of everybody, and the own hand with its texts."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.stem.card import Discovery
from labtable.games.stem.edition import Edition
from labtable.games.stem.kinds import KINDS, NO_TYPE, STEP_NAMES, STEPS, TYPES, WILD
from labtable.games.stem.view import AimView, AnnouncedView, PlaceView, PlayerView, StemView, WorkView
from labtable.kernel.words import closed, counted, verb, whom, whose

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
WIDTH = 15  # five columns and their gaps are 80 wide
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
    heroes = f"Hero deck {view.hero_deck} ({len(view.hero_discard)} discarded)"
    finds = f"Discoveries {view.discovery_deck} ({len(view.discovery_discard)})"
    line.append(f" · {heroes} · {finds}", style="dim")
    return line


def _named(cards: Cards, ids: list[str]) -> str:
    return ", ".join(cards.heroes[id].name for id in ids)


def _five() -> Table:
    """Five columns, as many as the Field has places and the method steps."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(len(STEPS)):
        table.add_column(width=WIDTH, no_wrap=True)
    return table


def _field(cards: Cards, view: StemView) -> Table:
    """The Discoveries with their types and points; a tick stands at steps that the looker has."""
    table = _five()
    own = set() if view.turn.seat is None else set(view.players[view.turn.seat].steps)
    found = [None if id is None else cards.discoveries[id] for id in view.field]
    steps = [None if card is None or card.step == WILD else STEPS[card.step] for card in found]
    table.add_row(*[Text("no card" if card is None else _step(step)) for card, step in zip(found, steps, strict=True)])
    marks = [" ✓" if card is not None and step in own else "" for card, step in zip(found, steps, strict=True)]
    worth = [Text() if card is None else _worth(card) for card in found]
    table.add_row(*[line.append(mark) for line, mark in zip(worth, marks, strict=True)])
    if view.reserved is not None:
        scored = [
            _being_scored(view, step) if id == view.reserved else "" for id, step in zip(view.field, steps, strict=True)
        ]
        table.add_row(*scored)
    return table


def _being_scored(view: StemView, step: str | None) -> str:
    """§S-12 For a Wild Step card the step that was declared."""
    return "being scored" if step or view.declared is None else f"as {_step(view.declared)}"


def _step(step: str | None) -> str:
    return "Wild Step" if step is None else STEP_NAMES[STEPS.index(step)]


def _worth(card: Discovery) -> Text:
    """Its types and its points."""
    shown = [type for number, type in enumerate(TYPES) if (card.types >> number) & 1]
    words = [type.capitalize() if len(shown) == 1 else type[:4].capitalize() for type in shown]
    line = Text("/").join(Text(word, style=TYPE_COLOURS[type]) for word, type in zip(words, shown, strict=True))
    return line.append(f" {card.points}", style="bold")


def _challenges(cards: Cards, view: StemView) -> Text:
    shown = [cards.challenges[id] for id in view.challenges]
    return Text("★ " + " · ".join(f"{each.name} +{each.points}" for each in shown))


def _player(cards: Cards, view: StemView, player: PlayerView, names: list[str]) -> Group:
    marker = "▶ " if player.seat == view.turn.actor else "  "
    line = Text(marker + names[player.seat], style=COLOURS[player.seat])
    line.append(f"  {counted(view.turn.scores[player.seat], 'point')}", style="bold")
    line.append(f" · {counted(player.played, 'card')} played · {len(player.hand)} in hand")
    known = [_with_points(cards, place.card) for place in player.hand if place.card is not None]
    if known and len(known) < len(player.hand):
        line.append(f" (known: {', '.join(known)})")
    return Group(line, _works(cards, player)) if player.works else Group(line)


def _works(cards: Cards, player: PlayerView) -> Table:
    """The five steps: who fills each, and what the Discovery and the Enhancements bring."""
    table = _five()
    works = {work.step: work for work in player.works}
    table.add_row(*[_work(cards, works[step]) if step in works else Text("–", style="dim") for step in STEPS])
    for work in player.works:
        if work.step is None:
            table.add_row(_work(cards, work))
    return table


def _work(cards: Cards, work: WorkView) -> Text:
    hero = cards.heroes[work.hero]
    type = TYPES[hero.type]
    name = hero.name.split()[0 if "da" in hero.name.split() else -1]
    points = "+".join(["", str(work.points), *[_points(cards, place) for place in work.enhancements]])
    short = f"{'✶' if work.granted else LETTERS[type]} {name}"[: WIDTH - len(points)]
    return Text(short, style=TYPE_COLOURS[type]).append(points, style="default")


def _points(cards: Cards, place: PlaceView) -> str:
    return "?" if place.card is None else str(cards.heroes[place.card].points)


def _with_points(cards: Cards, card: str) -> str:
    face = cards.heroes[card]
    return f"{face.name} {face.points}" if face.points else face.name


def _hand(cards: Cards, player: PlayerView) -> Table:
    """Each card in a line; what does not fit stands with its science."""
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    held = [cards.heroes[place.card or ""] for place in player.hand]
    table.add_column(no_wrap=True, min_width=max([len(face.name) for face in held], default=0))
    table.add_column(no_wrap=True, min_width=len("Math location"))
    table.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    for face in held:
        type = "" if face.type == NO_TYPE else TYPES[face.type]
        kind = f"{type[:4].capitalize()} {KINDS[face.kind]}".lstrip()
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
    who = names[announced.seat]
    line = closed(f"{who} {verb(who, 'plays')} {cards.heroes[announced.card].name}")
    return line if announced.aim is None else f"{line} It aims at {_aim(cards, announced.aim, names)}."


def _aim(cards: Cards, aim: AimView, names: list[str]) -> str:
    card, kind = (None, None) if aim.card is None else (aim.card.card, aim.card.kinds[0])
    hidden = None if kind is None else f"{'an' if kind[:1] in 'aeiou' else 'a'} {kind.capitalize()}"
    known = [cards.heroes[id].name if id else None for id in (card, aim.hero)]
    parts = [part for part in (known[0] or hidden, known[1]) if part]
    if aim.seat is None:
        return " of ".join(parts)
    owner = names[aim.seat]
    return " of ".join([*parts[:-1], f"{whose(owner)} {parts[-1]}"]) if parts else whom(owner)


def _question(view: StemView) -> str:
    """What the looking seat is asked now."""
    if view.phase == "discard":
        cards = "any number of cards" if view.discards_left > MANY else counted(view.discards_left, "more card")
        return f"You may discard {cards}; you draw up to six afterwards."
    return QUESTIONS[view.phase]
