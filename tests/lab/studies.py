"""Small studies for tests: few games, played to three."""

from pathlib import Path

from labtable.lab.study import Change, Study, StudyFile, study_of

SHORT: dict[str, object] = {"target": 3}


def study(**written: object) -> Study:
    """A study of short matches of PDB between two random bots, otherwise as written."""
    usual: dict[str, object] = {"game": "pdb", "seats": 2, "bots": "random", "games": 20, "options": SHORT, "seed": 4}
    return study_of(StudyFile(**(usual | written)), Path())  # type: ignore[arg-type]  # each test says what it means


def changed(**change: object) -> list[Change]:
    """One change, as the only one of a study."""
    return [Change(**change)]  # type: ignore[arg-type]  # each test says what it means
