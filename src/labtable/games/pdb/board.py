"""The board in a terminal: boxes with who stands where, the supply, and everybody's tokens."""

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.pdb.actions import Action
from labtable.games.pdb.edition import Edition
from labtable.games.pdb.tokens import KINDS, SYMBOLS, purse, symbols
from labtable.games.pdb.view import BoxView, PdbView
from labtable.kernel.words import counted

COLOURS = ("red", "green", "blue", "yellow")


def draw(edition: Edition, view: PdbView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    cards = {card.id: card.name for card in edition.cards}
    return Group(_headline(view, names), _boxes(edition, cards, view, names), _labs(cards, view, names))


def _headline(view: PdbView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Round {view.turn.round}", style="bold")
    line.append(f" · Leader: {names[view.leader]} · {view.target} ★ ends the game · ")
    line.append(f"{counted(view.deck, 'card')} in the deck\n")
    line.append("Supply  ")
    line.append("  ".join(f"{sign} {view.supply.get(kind, 0)}" for sign, kind in zip(SYMBOLS, KINDS, strict=True)))
    if view.starting_data:
        line.append(f"\nStarting Data to take: {symbols(purse(view.starting_data))}")
    return line


def _boxes(edition: Edition, cards: Mapping[str, str], view: PdbView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Box", no_wrap=True)
    table.add_column("takes → gives", no_wrap=True)
    table.add_column("state", no_wrap=True)
    open_moves = {offer.text for offer in view.turn.offers}
    why = {refusal.text: refusal.rule for refusal in view.turn.refusals}
    actions = {action.id: action for action in edition.actions}
    for box in [*view.boxes, *view.additional]:
        action = actions[box.id]
        name = action.name if box.owner is None else f"{action.name} ({names[box.owner]}'s card)"
        moves = [move.text for move in action.moves]
        table.add_row(Text(name), _exchanges(action, cards, box), _state(box, moves, names, open_moves, why))
    return table


def _exchanges(action: Action, cards: Mapping[str, str], box: BoxView) -> Text:
    pays = dict.fromkeys(symbols(each.pay) for each in action.exchanges)
    gains = dict.fromkeys(symbols(each.gain) for each in action.exchanges)
    paid = " or ".join(pay for pay in pays if pay) if box.price is None else symbols(purse(box.price))
    given = " or ".join(gain for gain in gains if gain) if box.card is None else cards[box.card]
    drawn = " → ".join(part for part in (paid, given) if part)
    return Text(drawn or action.exchanges[0].label)


def _state(box: BoxView, moves: list[str], names: list[str], open_moves: set[str], why: dict[str, str]) -> Text:
    if box.standing:
        return Text(" ").join(Text(f"♟ {names[seat]}", style=COLOURS[seat]) for seat in box.standing)
    if any(move in open_moves for move in moves):
        return Text("open", style="bold")
    reasons = list(dict.fromkeys(f"§{why[move]}" for move in moves if move in why))
    return Text(f"closed, {' or '.join(reasons)}" if reasons else "", style="dim")


def _labs(cards: Mapping[str, str], view: PdbView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Player", no_wrap=True)
    table.add_column("Researchers", no_wrap=True)
    for sign in SYMBOLS[:-1]:
        table.add_column(sign, justify="right")
    table.add_column("★ in all", justify="right")
    table.add_column("Cards")
    for lab in view.labs:
        marker = "▶ " if lab.seat == view.turn.actor else "  "
        table.add_row(
            Text(marker + names[lab.seat] + (" (Leader)" if lab.seat == view.leader else ""), style=COLOURS[lab.seat]),
            "♟" * lab.unplayed + "·" * (lab.researchers - lab.unplayed),
            *[str(lab.tokens.get(kind, 0)) for kind in KINDS[:-1]],
            str(view.turn.scores[lab.seat]),
            ", ".join(cards[card] for card in [*lab.depositions, *lab.actions]),
        )
    return table
