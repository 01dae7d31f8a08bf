"""The kits: how each game is put on paper."""

from collections.abc import Callable

from labtable.kernel import BadInput, Game, load_game
from labtable.kernel.gallery import Face
from labtable.printing import adna, gsa, pdb, stem
from labtable.printing.pieces import Kit

MAKERS: dict[str, Callable[[Game, dict[str, Face]], Kit]] = {
    "adna": adna.kit_of,
    "gsa": gsa.kit_of,
    "pdb": pdb.kit_of,
    "stem": stem.kit_of,
}


def kit_of(game: Game) -> Kit:
    """A game in its edition; cards that are not those of the standard edition are marked."""
    if game.name not in MAKERS:
        raise BadInput(f"{game.title} cannot be printed; these can: {', '.join(MAKERS)}.")
    standard = {face.id: face for face in load_game(game.name).gallery()}
    return MAKERS[game.name](game, standard)
