"""Phases of the GSA Starter Deck: the objects behind the numbers on a table."""

from labtable.games.gsa import flow, phases


def test_tables_find_every_phase_at_its_number() -> None:
    numbers = [phase.number for phase in [*flow.QUESTIONS, *flow.INTERLUDES]]
    assert numbers == list(range(len(numbers)))
    assert flow.INTERLUDES[0].number == phases.START
