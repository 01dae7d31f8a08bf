"""Cards whose faces may be hidden: where each lies is public, who knows its face is remembered.

A card is a number that keeps its identity wherever it goes; piles and hands are lists of such
numbers. A shuffle leaves the cards where they are and deals their faces anew among them, so every
shuffle makes a lot: a set of faces everybody can know, spread over places nobody can. To imagine a
table is then to deal the faces of each lot anew among the cards whose faces a seat does not know.

Clones share their lists until one of them changes something: most of the many that a search makes never do. So the
lists are there to be read, and are changed by the methods alone.
"""

from mypy_extensions import i64

from labtable.kernel.rng import Rng, Thing
from labtable.kernel.seats import EVERYBODY


class Cards:
    """The faces of all cards of a table, who knows each (a set of bits, see `event`), and its lot."""

    def __init__(self, faces: list[int], known: list[int], lots: list[int], latest_lot: int) -> None:
        self.faces = faces
        self.known = known
        self.lots = lots
        self.latest_lot = latest_lot
        self.revelations = 0  # how often somebody came to know a face
        self.shares_faces = False  # with a clone; so a list is copied before it changes
        self.shares_known = False
        self.shares_lots = False

    def knows(self, seat: int, card: int) -> bool:
        """Whether a seat (or SPECTATOR) knows this card's face."""
        known: i64 = self.known[card]
        return (known >> i64(seat)) & 1 == 1

    def show(self, card: int, audience: int = EVERYBODY) -> None:
        """Let the audience see a face; they know it until the card is shuffled."""
        known: i64 = self.known[card]
        knowing: i64 = known | audience
        if knowing != known:
            self.own_known()[card] = int(knowing)
            self.revelations += 1

    def set_known(self, card: int, audience: int) -> None:
        """Let the audience, and nobody else, know a face."""
        self.own_known()[card] = audience

    def set_all_known(self, cards: list[int], audience: int) -> None:
        """Let the audience, and nobody else, know these faces."""
        put(audience, self.own_known(), cards)

    def set_face(self, card: int, face: int) -> None:
        """Give a card another face."""
        self.own_faces()[card] = face

    def set_lot(self, card: int, lot: int) -> None:
        """Count a card among another lot."""
        self.own_lots()[card] = lot

    def own_known(self) -> list[int]:
        """Who knows each card, in a list that may be changed."""
        if self.shares_known:
            self.known = self.known.copy()
            self.shares_known = False
        return self.known

    def own_faces(self) -> list[int]:
        """The faces, in a list that may be changed."""
        if self.shares_faces:
            self.faces = self.faces.copy()
            self.shares_faces = False
        return self.faces

    def own_lots(self) -> list[int]:
        """The lots, in a list that may be changed."""
        if self.shares_lots:
            self.lots = self.lots.copy()
            self.shares_lots = False
        return self.lots

    def shuffle(self, pile: list[int], rng: Rng) -> None:
        """Shuffle a pile: its cards become a new lot whose faces nobody knows."""
        self.latest_lot += 1
        self.set_all_known(pile, 0)
        put(self.latest_lot, self.own_lots(), pile)
        self.deal_anew(pile, rng)

    def deal_anew(self, cards: list[int], rng: Rng) -> None:
        """Deal the faces of these cards anew among them; where they really lie plays no part."""
        faces = self.own_faces()
        dealt = of_cards(faces, cards)
        dealt.sort()
        rng.shuffle(dealt)
        deal_out(dealt, faces, cards)

    def hidden(self, seat: int) -> list[list[int]]:
        """The cards whose faces a seat does not know, lot by lot."""
        by_lot: dict[int, list[int]] = {}
        for card, lot in enumerate(self.lots):
            if not self.knows(seat, card):
                by_lot.setdefault(lot, []).append(card)
        return list(by_lot.values())

    def imagine(self, seat: int, rng: Rng) -> None:
        """Deal all faces that a seat does not know anew, each within its lot."""
        for cards in self.hidden(seat):
            self.deal_anew(cards, rng)

    def clone(self) -> "Cards":
        twin = Cards(self.faces, self.known, self.lots, self.latest_lot)
        twin.revelations = self.revelations
        twin.shares_faces = twin.shares_known = twin.shares_lots = True
        self.shares_faces = self.shares_known = self.shares_lots = True
        return twin


def of_cards(things: list[Thing], cards: list[int]) -> list[Thing]:
    """What a list says of these cards; like the next two for things of any kind, which compiles to moving pointers."""
    return [things[card] for card in cards]


def deal_out(dealt: list[Thing], things: list[Thing], cards: list[int]) -> None:
    """Let a list say of these cards what is dealt to them, one after the other."""
    for index, card in enumerate(cards):
        things[card] = dealt[index]


def put(thing: Thing, things: list[Thing], cards: list[int]) -> None:
    """Let a list say the same of all these cards."""
    for card in cards:
        things[card] = thing


def new_cards(faces: list[int]) -> Cards:
    """Cards with these faces, in one lot and known to nobody."""
    return Cards(faces, [0] * len(faces), [0] * len(faces), 0)
