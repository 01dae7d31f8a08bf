"""Games for which the page has no board: our own under other names, and one in which a card can be played in two ways.

Tests copy this file into a folder of packages; see packages.py.
"""

from telescope import HOURS, MOVES, Telescope, TelescopeTable

from labtable.games.adna import AdnaGame
from labtable.games.gsa import GsaGame
from labtable.games.pdb import PdbGame
from labtable.games.stem import StemGame
from labtable.kernel import Catalogue, Chosen, Move, Rng, Rule, Table

BURN = [Move(HOURS + n, f"burn:h{n}", f"Burn: {n} h") for n in range(1, HOURS + 1)]


class PlainAdna(AdnaGame):
    name = "plain_adna"


class PlainGsa(GsaGame):
    name = "plain_gsa"


class PlainPdb(PdbGame):
    name = "plain_pdb"


class PlainStem(StemGame):
    name = "plain_stem"


class TwofoldTable(TelescopeTable):
    """Whatever can be bid can be burnt, which is a pass."""

    moves = MOVES + BURN

    def refusal(self, move: Move) -> Rule | None:
        return super().refusal(MOVES[move.id - HOURS] if move.id > HOURS else move)

    def carry_out(self, move: Move) -> None:
        super().carry_out(MOVES[0] if move.id > HOURS else move)


class Twofold(Telescope):
    name = "twofold"
    catalogue = Catalogue([*MOVES, *BURN])

    def bare_table(self, rng: Rng, seats: int, chosen: Chosen) -> TelescopeTable:
        return TwofoldTable(seats, rng)

    def shown_moves(self, table: Table) -> list[Move]:
        return []
