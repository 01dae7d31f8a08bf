"""What a good position is, in bases of lead, for bots that weigh moves.

The judgement counts the race (chains, bases in hand, contamination), what the own cards may still do, and the sites on
the rival's chain that the own enzymes could cut. Of the rival's hand it counts only what everybody sees.
"""

from typing import TYPE_CHECKING, Final

from labtable.games.adna.chains import NO_SITE, contaminated, dna, find_site
from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import BASES, ENZYMES, REACTIONS, Faces, U, hand_size, held
from labtable.games.adna.thermometer import allows
from labtable.kernel.table import NOBODY

if TYPE_CHECKING:
    from labtable.games.adna.table import AdnaTable
    from labtable.games.adna.titles import Title

VICTORY: Final = 200.0
WORTH_OF_A_GAME: Final = 40.0  # of several
URGENCY: Final = 8.0  # how much more a nearly complete chain is worth than its bases
BASE_IN_HAND: Final = 0.8
RIVAL_BASE_IN_HAND: Final = 0.7
NEXT_DRAW: Final = 3  # bases the rival will have drawn before playing
CONTAMINATION: Final = 9.0
CONTAMINATION_WITH_CURE: Final = 4.5
URACIL_IN_HAND: Final = 4.0
CARD_IN_HAND: Final = 0.06  # what every card left in the hand costs
NOT_NOW: Final = 0.6  # the part of its worth that a card keeps while it cannot be played
THREAT: Final = 6.0

READY_CUT: Final = 0.7  # the part of a cut's worth that an enzyme has in hand, by what is still missing
WARMING_CUT: Final = 0.4
UNBUFFERED_CUT: Final = 0.2
SHORT_SITE: Final = 0.3  # an enzyme without a site, by the length of its site
LONG_SITE: Final = 0.05


def judge(table: "AdnaTable", seat: int) -> float:
    """The lead of a seat; a finished match is won or lost."""
    if table.actor == NOBODY:
        winners = table.winners()
        return VICTORY / len(winners) if seat in winners else -VICTORY
    rival = 1 - seat
    lead = WORTH_OF_A_GAME * (table.won[seat] - table.won[rival]) + table.points[seat] - table.points[rival]
    reactions = held(table, seat, REACTIONS)
    own = race(table, seat, CONTAMINATION_WITH_CURE if has_cure(table, reactions) else CONTAMINATION)
    theirs = race(table, rival, CONTAMINATION)
    return lead + own - theirs + hand_worth(table, seat, reactions) - rival_hand(table, seat)


def race(table: "AdnaTable", seat: int, contamination: float) -> float:
    """The length of a chain, more urgent near the goal, and what a U costs."""
    length = dna(table, seat)
    part = length / table.goal
    worth = length + URGENCY * part * part
    return worth - contamination if contaminated(table, seat) else worth


def rival_hand(table: "AdnaTable", seat: int) -> float:
    """The rival's bases, those of the next draw among them, and whether they could be enough."""
    rival = 1 - seat
    bases = len(table.hands[3 * rival + BASES]) + (NEXT_DRAW if table.active == seat else 0)
    missing = table.goal - dna(table, rival)
    worth = RIVAL_BASE_IN_HAND * min(bases, missing)
    if bases >= missing and not contaminated(table, rival):
        worth += THREAT
    return worth


def has_cure(table: "AdnaTable", reactions: Faces) -> bool:
    """Whether a hand holds something that takes a U off, with all it needs."""
    return any(accompanied(title, reactions) for title in table.edition.cures)


def hand_worth(table: "AdnaTable", seat: int, reactions: Faces) -> float:
    """Bases to lay, a U to lay on the rival, Reactions cards and enzymes."""
    faces = table.cards.faces
    worth = -CARD_IN_HAND * hand_size(table, seat)
    dna_bases = 0
    for card in table.hands[3 * seat + BASES]:
        if faces[card] == U:
            worth += URACIL_IN_HAND
        else:
            dna_bases += 1
    worth += BASE_IN_HAND * min(dna_bases, table.goal - dna(table, seat))
    for card in table.hands[3 * seat + REACTIONS]:
        worth += title_worth(table, table.edition.reactions[faces[card]], reactions)
    for card in table.hands[3 * seat + ENZYMES]:
        worth += enzyme_worth(table, seat, table.edition.enzymes[faces[card]], reactions)
    return worth


def title_worth(table: "AdnaTable", title: "Title", reactions: Faces) -> float:
    """What a Reactions card may do, less if its temperature or its company is missing now."""
    if title.actions and not (allows(title.levels, table.level) and accompanied(title, reactions)):
        return NOT_NOW * title.worth
    return title.worth


def accompanied(title: "Title", reactions: Faces) -> bool:
    """Whether all cards that go with a title are in the hand."""
    return any(reactions & play.needs == play.needs for play in title.actions)


def enzyme_worth(table: "AdnaTable", seat: int, enzyme: "Title", reactions: Faces) -> float:
    """The bases an enzyme could cut off the rival's chain, by what is still missing."""
    cut = enzyme.effects[0]
    assert isinstance(cut, Cut)
    rival = 1 - seat
    start = find_site(table, rival, cut.site)
    lost = 0 if start == NO_SITE else dna(table, rival) - start - cut.arrow
    needs = enzyme.actions[0].needs
    if lost <= 0:
        return SHORT_SITE if len(cut.site) < 6 else LONG_SITE
    if reactions & needs != needs:
        return UNBUFFERED_CUT * lost
    return (READY_CUT if allows(enzyme.levels, table.level) else WARMING_CUT) * lost
