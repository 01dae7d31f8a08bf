"""An edition: everything of a card file that the rules use."""

from labtable.games.adna.decks import BASES, LETTERS, REACTIONS, Faces, bit
from labtable.games.adna.moves import Moves
from labtable.games.adna.thermometer import LEVELS, allows
from labtable.games.adna.titles import Play, Title
from labtable.kernel.fixed import Fixed


class Edition(Fixed):
    """The titles (§C1) of the Reactions deck (§C4) and the enzymes (§C3), with the moves they make possible."""

    def __init__(self, id: str, reactions: list[Title], enzymes: list[Title], moves: Moves) -> None:
        super().__init__(id)
        self.reactions = reactions
        self.enzymes = enzymes
        self.moves = moves
        self.actors = [title for title in reactions if title.actions]  # §A-26, §A-30 the others never lead
        self.answerers = [title for title in reactions if title.answers]
        self.repairers = [title for title in reactions if title.repairs]
        self.joins: list[Play] = []
        for title in self.repairers:
            if title.effects and title.effects[0].rejoins:
                self.joins.extend(title.repairs)
        self.leading = [_allowed(self.actors, level) for level in range(len(LEVELS))]
        self.cutting = [_allowed(enzymes, level) for level in range(len(LEVELS))]
        self.cures = [title for title in self.actors if any(effect.cures for effect in title.effects)]
        self.answering: Faces = 0
        for title in self.answerers:
            self.answering |= bit(title.face)

    def face_id(self, deck: int, face: int) -> str:
        """The id of a card's face."""
        if deck == BASES:
            return LETTERS[face]
        return self.reactions[face].id if deck == REACTIONS else self.enzymes[face].id


def _allowed(titles: list[Title], level: int) -> Faces:
    """§A-16 The titles that can lead an action at a level."""
    faces: Faces = 0
    for title in titles:
        if allows(title.levels, level):
            faces |= bit(title.face)
    return faces
