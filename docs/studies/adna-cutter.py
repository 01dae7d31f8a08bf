"""A bot of Adna's Lab that lives for cuts: it cuts, warms for the next cut, and otherwise plays as greedy."""

from labtable.bots import make_bot
from labtable.bots.foresight import after

LEAST = 2  # bases that a cut is worth its cards
NEEDED = ("buffer", "heating_block", "thermal_cycler")  # it throws none of them away
WARMING = ("heating_block", "distilled_water", "water_bath", "thermal_cycler", "ice_box")


def choose(knowledge, rng):
    """Cut, warm, or do what greedy does."""
    moves = knowledge.legal()
    if len(moves) == 1:
        return moves[0]
    if any(move.text == "end" for move in moves):
        found = cut_or_warm(knowledge.imagine(rng), moves, knowledge.seat)
        if found is not None:
            return found
    choice = make_bot("greedy", rng).choose(knowledge)
    thrown = choice.text.startswith("discard:") and any(word in choice.text for word in NEEDED)
    return moves[-1] if thrown else choice


def cut_or_warm(table, moves, seat):
    """The best cut of now, or the card that leads to the best one of the next move; None if there is neither."""
    lost, cut = best_cut(table, moves, seat)
    if lost >= LEAST:
        return cut
    most, warming = LEAST, None
    for move in moves:
        if move.text.startswith("play:") and any(word in move.text for word in WARMING):
            then = after(table, move)
            lost, _ = best_cut(then, then.legal(), seat) if then.actor == seat else (0, None)
            if lost > most:
                most, warming = lost, move
    return warming


def best_cut(table, moves, seat):
    """The cut that takes most off the rival's chain, and how much."""
    best, found = 0, None
    for move in moves:
        if move.text.startswith("cut:") and move.text.endswith(":rival"):
            enzyme = next(each for each in table.edition.enzymes if each.id == move.text.split(":")[1])
            lost = len(table.chains[1 - seat]) - enzyme.effects[0].keeps(table, seat, 1 - seat)
            if lost > best:
                best, found = lost, move
    return best, found
