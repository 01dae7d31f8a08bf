"""The options of a match, read once."""

from typing import Final

from labtable.kernel.fixed import Fixed

USUAL_TIEBREAK: Final = "completed+unfinished"


class Options(Fixed):
    """What a match may change; the id tells the values, so that a digest sees them."""

    def __init__(
        self,
        recycle: bool,
        forced: bool,
        collaboration: bool,
        refusals_a_turn: int,
        voluntary_discard: bool,
        most_rounds: int,
        idle_rounds: int,
        tiebreak: str,
    ) -> None:
        further = "" if tiebreak == USUAL_TIEBREAK else f" {tiebreak}"  # older records know nothing of this option
        super().__init__(
            f"{recycle} {forced} {collaboration} {refusals_a_turn} {voluntary_discard} {most_rounds} {idle_rounds}"
            + further
        )
        self.recycle = recycle  # §G-15
        self.forced = forced  # §G-30
        self.collaboration = collaboration  # §G-52
        self.refusals_a_turn = refusals_a_turn  # §G-40
        self.voluntary_discard = voluntary_discard  # §G-72
        self.most_rounds = most_rounds  # §G-86
        self.idle_rounds = idle_rounds  # §G-86
        self.tiebreak = tiebreak  # §G-85
