"""The board in a terminal: boxes with who stands where, the supply, and everybody's tokens."""

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from labtable.games.pdb.tokens import KINDS, SYMBOLS, purse, symbols
from labtable.games.pdb.view import BoxView, PdbView

COLOURS = ("red", "green", "blue", "yellow")


def draw(view: PdbView, names: list[str]) -> RenderableType:
    """The whole table from one seat."""
    return Group(_headline(view, names), _boxes(view, names), _labs(view, names))


def _headline(view: PdbView, names: list[str]) -> Text:
    line = Text()
    line.append(f"Round {view.turn.round}", style="bold")
    line.append(f" · Leader: {names[view.leader]} · {view.target} ★ ends the game · {view.deck} cards in the deck\n")
    line.append("Supply  ")
    line.append("  ".join(f"{sign} {view.supply.get(kind, 0)}" for sign, kind in zip(SYMBOLS, KINDS, strict=True)))
    if view.starting_data:
        line.append(f"\nStarting Data to take: {symbols(purse(view.starting_data))}")
    return line


def _boxes(view: PdbView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Box", no_wrap=True)
    table.add_column("takes → gives", no_wrap=True)
    table.add_column("state")
    open_moves = {offer.text for offer in view.turn.offers}
    why = {refusal.text: refusal.rule for refusal in view.turn.refusals}
    for box in [*view.boxes, *view.additional]:
        name = box.name if box.owner is None else f"{box.name} ({names[box.owner]}'s card)"
        table.add_row(Text(name), _exchanges(view, box), _state(box, names, open_moves, why))
    return table


def _exchanges(view: PdbView, box: BoxView) -> Text:
    pays = list(dict.fromkeys(symbols(purse(each.pay)) for each in box.exchanges))
    gains = list(dict.fromkeys(symbols(purse(each.gain)) for each in box.exchanges))
    given = " or ".join(gain for gain in gains if gain)
    if box.card is not None:
        given = view.names[box.card]
    paid = " or ".join(pay for pay in pays if pay)
    drawn = " → ".join(part for part in (paid, given) if part)
    return Text(drawn or box.exchanges[0].words)


def _state(box: BoxView, names: list[str], open_moves: set[str], why: dict[str, str]) -> Text:
    if box.standing is not None:
        return Text(f"♟ {names[box.standing]}", style=COLOURS[box.standing])
    moves = [each.move for each in box.exchanges]
    if any(move in open_moves for move in moves):
        return Text("open", style="bold")
    reasons = list(dict.fromkeys(f"§{why[move]}" for move in moves if move in why))
    return Text(f"closed, {' or '.join(reasons)}" if reasons else "", style="dim")


def _labs(view: PdbView, names: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style="dim")
    table.add_column("Player", no_wrap=True)
    table.add_column("Researchers", no_wrap=True)
    for sign in SYMBOLS[:-1]:
        table.add_column(sign, justify="right")
    table.add_column("★ in all", justify="right")
    table.add_column("Cards")
    for lab in view.labs:
        marker = "▶ " if lab.seat == view.turn.actor else "  "
        cards = [view.names[card] for card in [*lab.depositions, *lab.actions]]
        table.add_row(
            Text(marker + names[lab.seat] + (" (Leader)" if lab.seat == view.leader else ""), style=COLOURS[lab.seat]),
            "♟" * lab.unplayed + "·" * (lab.researchers - lab.unplayed),
            *[str(lab.tokens.get(kind, 0)) for kind in KINDS[:-1]],
            str(view.turn.scores[lab.seat]),
            ", ".join(cards),
        )
    return table
