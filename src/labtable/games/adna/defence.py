"""Why an answer or a repair works, in a sentence for who may choose it."""

from labtable.games.adna.requirements import target_of
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, degrees_of
from labtable.games.adna.titles import NONE, REPAIR, Play, Title, stops
from labtable.kernel.words import figure, listed, opening


def reasons_of(table: AdnaTable) -> dict[str, str]:
    """For each card with which the actor may answer or repair now."""
    plays = [move for move in table.legal() if isinstance(move, Play)]
    return {play.title.id: _reason(table, play) for play in plays}


def _reason(table: AdnaTable, play: Play) -> str:
    if play.kind == REPAIR:
        return _repairs(table, play)
    against = table.stack[-1].play.title
    if stops(play.title, against):
        return f"It stops {against.name}."  # §A-23, §A-25
    return _moves_away(table, play, against)


def _moves_away(table: AdnaTable, play: Play, against: Title) -> str:
    """§A-17 What has a temperature fails at another."""
    needs = f"it needs {listed([figure(each) for each in degrees_of(against.levels)], 'or')}\u00a0°C"
    if play.level != NONE:
        return f"At another temperature it fails; {needs}."
    return f"At {figure(LEVELS[target_of(table, play)])}\u00a0°C it fails; {needs}."


def _repairs(table: AdnaTable, play: Play) -> str:
    """§A-44 It joins the piece, or brings the temperature of what does."""
    if not play.title.moves_temperature:
        return f"{opening(play.title.effects[0].words)}."
    if play.level != NONE:
        return "You choose the temperature at which your Ligation works."
    return f"At {figure(LEVELS[target_of(table, play)])} °C your Ligation can join the loose piece."
