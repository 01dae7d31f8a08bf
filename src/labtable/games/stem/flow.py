"""The turn step by step: which chapter is asked in which phase, and what passes by itself between two questions."""

from typing import TYPE_CHECKING

from labtable.games.stem import enhancement, hero, inspiration, phases, setup, turn
from labtable.games.stem.moves import StemMove
from labtable.games.stem.rules import GAME_OVER
from labtable.kernel.move import Move
from labtable.kernel.rule import Rule

if TYPE_CHECKING:
    from labtable.games.stem.table import StemTable


def offers(table: "StemTable") -> list[Move]:
    """What can be chosen in this phase."""
    phase = table.phase
    if phase == phases.WINDOW:
        return inspiration.window_offers(table)
    if phase == phases.ACTION:
        return turn.action_offers(table)
    if phase == phases.DISCARD:
        return turn.discard_offers(table)
    if phase == phases.DROP:
        return turn.drop_offers(table)
    if phase == phases.ENHANCE:
        return enhancement.enhance_offers(table)
    if phase == phases.ANSWER:
        return inspiration.answer_offers(table)
    if phase == phases.CARD:
        return hero.card_offers(table)
    if phase == phases.STEP:
        return hero.step_offers(table)
    if phase == phases.EXTRA:
        return turn.extra_offers(table)
    if phase == phases.ADD_TO:
        return enhancement.add_to_offers(table)
    if phase == phases.MULLIGAN:
        return setup.mulligan_offers(table)
    return table.doing.offers(table) if table.doing is not None else []


def refused(table: "StemTable", move: StemMove) -> Rule | None:
    """Why a move cannot be chosen in this phase."""
    phase = table.phase
    if phase == phases.WINDOW:
        return inspiration.window_refused(table, move)
    if phase == phases.ACTION:
        return turn.action_refused(table, move)
    if phase == phases.DISCARD:
        return turn.discard_refused(table, move)
    if phase == phases.DROP:
        return turn.drop_refused(table, move)
    if phase == phases.ENHANCE:
        return enhancement.enhance_refused(table, move)
    if phase == phases.ANSWER:
        return inspiration.answer_refused(table, move)
    if phase == phases.CARD:
        return hero.card_refused(table, move)
    if phase == phases.STEP:
        return hero.step_refused(table, move)
    if phase == phases.EXTRA:
        return turn.extra_refused(table, move)
    if phase == phases.ADD_TO:
        return enhancement.add_to_refused(table, move)
    if phase == phases.MULLIGAN:
        return setup.mulligan_refused(table, move)
    return table.doing.refused(table, move) if table.doing is not None else GAME_OVER


def choose(table: "StemTable", move: StemMove) -> None:
    """Carry out a choice, then everything up to the next question; §S-69 one with a single answer is not asked."""
    chosen: StemMove | None = move
    while chosen is not None:
        answer(table, chosen)
        go_on(table)
        chosen = only_possibility(table)


def only_possibility(table: "StemTable") -> StemMove | None:
    """§S-69 What is chosen by itself: nothing else is possible, and nobody can pass, stop or do without."""
    if not must_choose(table):
        return None
    offered = offers(table)
    if len(offered) != 1:
        return None
    only = offered[0]
    assert isinstance(only, StemMove), "a table offers moves of its own game"
    return None if only.declines() else only


def must_choose(table: "StemTable") -> bool:
    """Whether the phase leaves a choice open that may have to be made."""
    phase = table.phase
    if phase == phases.DISCARD:
        return len(table.hands[table.active]) > setup.HAND
    if phases.ADD_TO <= phase <= phases.STEP or phase == phases.DROP:
        return True
    return phase == phases.ABILITY or phase == phases.AIM


def answer(table: "StemTable", move: StemMove) -> None:
    """Carry out one choice."""
    phase = table.phase
    if phase == phases.WINDOW:
        inspiration.choose_in_window(table, move)
    elif phase == phases.ACTION:
        turn.act(table, move)
    elif phase == phases.DISCARD:
        turn.discard(table, move)
    elif phase == phases.DROP:
        turn.drop(table, move)
    elif phase == phases.ENHANCE:
        enhancement.enhance(table, move)
    elif phase == phases.ANSWER:
        inspiration.choose_answer(table, move)
    elif phase == phases.ABILITY:
        inspiration.choose_for_effect(table, move)
    else:
        answer_rarer(table, move)


def answer_rarer(table: "StemTable", move: StemMove) -> None:
    """The phases that come less often."""
    phase = table.phase
    if phase == phases.CARD:
        hero.reserve(table, move)
    elif phase == phases.STEP:
        hero.declare(table, move.part)
    elif phase == phases.EXTRA:
        turn.choose_extra(table, move)
    elif phase == phases.ADD_TO:
        enhancement.add_to(table, table.own_work(table.active, move.part))
    elif phase == phases.AIM:
        inspiration.choose_aim(table, move)
    else:
        setup.mulligan(table, move)


def go_on(table: "StemTable") -> None:
    """Everything that asks nobody."""
    while table.phase >= phases.START:
        phase = table.phase
        if phase == phases.ASK_WINDOW:
            inspiration.ask_window(table)
        elif phase == phases.ASK_ANSWERS:
            inspiration.ask_answers(table)
        elif phase == phases.SETTLE:
            inspiration.settle(table)
        elif phase == phases.CARRY_OUT:
            inspiration.carry_out_agenda(table)
        elif phase == phases.SCORE:
            hero.score(table)
        elif phase == phases.ASK_ENHANCE:
            enhancement.ask_enhancements(table)
        else:
            go_on_with_turn(table)


def go_on_with_turn(table: "StemTable") -> None:
    """The steps of a turn that ask nobody."""
    phase = table.phase
    if phase == phases.ASK_EXTRA:
        turn.ask_extra(table)
    elif phase == phases.UPKEEP:
        turn.upkeep(table)
    elif phase == phases.FILL:
        turn.fill(table)
    elif phase == phases.ASK_DISCARD:
        turn.ask_discard(table)
    elif phase == phases.NEXT:
        turn.pass_turn(table)
    else:
        turn.start(table)
