"""PDB: the game, after the printed game of the RCSB Protein Data Bank."""

from labtable.games.pdb.game import PdbGame

__all__ = ["PdbGame"]
