"""What a good position is, in bases of lead, for bots that weigh moves.

The judgement counts the race (chains, bases in hand, contamination), what the own cards may still do, and the sites on
the rival's chain that the own enzymes could cut. Of the rival's hand it counts only what everybody sees. The lead, for
imagined tables, counts both hands alike; in a match of several games it is the lead in the match.
"""

from math import exp, log
from typing import Final

from labtable.games.adna.chains import NO_SITE, contaminated, dna, find_site
from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import BASES, ENZYMES, REACTIONS, Faces, U
from labtable.games.adna.hands import hand_size, held
from labtable.games.adna.phases import ADD, DELETE, INSERT, OPENING
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import allows
from labtable.games.adna.titles import Title
from labtable.kernel.table import NOBODY

SWING: Final = 8.0  # a lead of so many bases wins about three games in four
MOST_LEAD: Final = 20.0  # as much as a position can promise: about eleven games in twelve
VICTORY: Final = 200.0
WORTH_OF_A_GAME: Final = 40.0  # of several, and its points besides
USUAL_POINTS: Final = 9.0  # of a game that is won
TIE_BREAK: Final = 0.01  # a point where games decide a match, or a game where points do
CLEARLY: Final = 4.0  # how surely a game ahead is a match won when none is left, a tie being half of one
URGENCY: Final = 8.0  # how much more a nearly complete chain is worth than its bases
BASE_IN_HAND: Final = 0.8
RIVAL_BASE_IN_HAND: Final = 0.7
NEXT_DRAW: Final = 3  # bases the rival will have drawn before playing
CONTAMINATION: Final = 10.0
CONTAMINATION_WITH_CURE: Final = 7.0  # while the hand holds something against it
CONTAMINATION_CURABLE: Final = 4.5  # while it can be played at the present temperature
URACIL_IN_HAND: Final = 4.0
CARD_IN_HAND: Final = 0.06  # what every card left in the hand costs
CROWDED: Final = 0.35  # what every card costs beyond those that are easily kept in mind
EASILY_KEPT: Final = 14
KEPT: Final = 0.75  # the part of its worth that a Reactions card has in the hand
READY: Final = 0.25  # and what the best that can be played now has besides
THREAT: Final = 6.0  # of completing the chain in the present turn
NEARLY: Final = 3.0  # or in the next one, with its draw

READY_CUT: Final = 0.7  # the part of a cut's worth that an enzyme has in hand, by what is still missing
WARMING_CUT: Final = 0.4
UNBUFFERED_CUT: Final = 0.2
OTHER_ENZYMES: Final = 0.2  # the part of their worth that enzymes beside the best have
LONG: Final = 6
SHORT_SITE: Final = 0.6  # an enzyme without a site, by the length of its site
LONG_SITE: Final = 0.1


def judge(table: AdnaTable, seat: int) -> float:
    """The lead of a seat; a finished match is won or lost."""
    if table.actor == NOBODY:
        winners = table.winners()
        return VICTORY / len(winners) if seat in winners else -VICTORY
    reactions = held(table, seat, REACTIONS)
    own = race(table, seat, contamination(table, reactions))
    theirs = race(table, 1 - seat, CONTAMINATION)
    return games_before(table, seat) + own - theirs + hand_worth(table, seat, reactions) - rival_hand(table, seat)


def games_before(table: AdnaTable, seat: int) -> float:
    """What the games before this one have brought: enough that to win this one is better than any position in it."""
    rival = 1 - seat
    return WORTH_OF_A_GAME * (table.won[seat] - table.won[rival]) + table.points[seat] - table.points[rival]


def lead(table: AdnaTable) -> float:
    """How far the first seat is ahead; however far, never as far as with this game won: who can win does not wait."""
    ahead = max(-MOST_LEAD, min(MOST_LEAD, game_lead(table)))
    return ahead if table.games == 1 else match_lead(table, ahead)


def game_lead(table: AdnaTable) -> float:
    """How far the first seat is ahead in this game, both hands taken as known; who has not drawn yet will."""
    owed = BASE_IN_HAND * NEXT_DRAW
    ahead = prospects(table, 0) - prospects(table, 1)
    if table.phase == OPENING:
        return ahead  # nobody has drawn
    return ahead + owed if table.active == 1 else ahead - owed


def match_lead(table: AdnaTable, ahead: float) -> float:
    """§A-10 A lead in this game as one in the match: games to come are won as often as lost, by either side."""
    a_game, a_point = (TIE_BREAK, 1.0 / USUAL_POINTS) if table.points_first else (1.0, TIE_BREAK)
    before = a_game * (table.won[0] - table.won[1]) + a_point * (table.points[0] - table.points[1])
    gained = [a_game + a_point * min(USUAL_POINTS, table.goal - hand_size(table, seat)) for seat in range(2)]
    left = table.games - table.game
    chance = squash(ahead / SWING)
    in_front = chance * match_chance(before + gained[0], left) + (1.0 - chance) * match_chance(before - gained[1], left)
    return SWING * log(in_front / (1.0 - in_front))


def match_chance(ahead: float, left: int) -> float:
    """The chance of who is so many games ahead to be in front after those that are left."""
    total = 0.0
    ways = 1  # in which so many of them can be won
    for won in range(left + 1):
        total += ways * squash(CLEARLY * (ahead + 2 * won - left))
        ways = ways * (left - won) // (won + 1)
    return total / (1 << left)


def squash(lead: float) -> float:
    """A lead, in swings, as a chance: never quite 0, never quite 1."""
    return 1.0 / (1.0 + exp(-max(-15.0, min(15.0, lead))))


def prospects(table: AdnaTable, seat: int) -> float:
    """What a seat has: its chain, its hand, and perhaps all it needs to win."""
    reactions = held(table, seat, REACTIONS)
    worth = race(table, seat, contamination(table, reactions)) + hand_worth(table, seat, reactions)
    if contaminated(table, seat):
        return worth
    missing = table.goal - dna(table, seat) - len(table.hands[3 * seat + BASES])
    if table.active == seat:
        return worth + (THREAT if missing <= 0 else 0.0)
    return worth + (NEARLY if missing <= NEXT_DRAW else 0.0)


def race(table: AdnaTable, seat: int, cost_of_uracil: float) -> float:
    """The length of a chain, more urgent near the goal, and what a U costs."""
    length = dna(table, seat) + settling(table, seat)
    part = length / table.goal
    worth = length + URGENCY * part * part
    return worth - cost_of_uracil if contaminated(table, seat) and not curing(table, seat) else worth


def settling(table: AdnaTable, seat: int) -> int:
    """The bases that a chain is sure to gain or lose, while somebody still chooses which or where."""
    if not table.stack:
        return 0
    settled = table.stack[-1]
    if table.phase == INSERT:
        return len(table.loose) if settled.seat == seat else 0
    if settled.chain() != seat:
        return 0
    if table.phase == DELETE:
        return (1 if curing(table, seat) else 0) - table.left - len(table.picks)
    return len(table.tray) if table.phase == ADD else 0


def curing(table: AdnaTable, seat: int) -> bool:
    """Whether a seat is about to take the U off its own chain."""
    if table.phase != DELETE or not contaminated(table, seat):
        return False
    settled = table.stack[-1]
    return settled.seat == seat and settled.chain() == seat


def rival_hand(table: AdnaTable, seat: int) -> float:
    """The rival's bases, those of the next draw among them, and whether they could be enough."""
    rival = 1 - seat
    bases = len(table.hands[3 * rival + BASES]) + (NEXT_DRAW if table.active == seat else 0)
    missing = table.goal - dna(table, rival) - settling(table, rival)
    worth = RIVAL_BASE_IN_HAND * min(bases, missing)
    if bases >= missing and not contaminated(table, rival):
        worth += THREAT
    return worth


def contamination(table: AdnaTable, reactions: Faces) -> float:
    """What a U costs a hand, by whether it holds a cure with all it needs, and whether the temperature is right."""
    cost = CONTAMINATION
    for title in table.edition.cures:
        if accompanied(title, reactions):
            ready = allows(title.levels, table.level)
            cost = min(cost, CONTAMINATION_CURABLE if ready else CONTAMINATION_WITH_CURE)
    return cost


def hand_worth(table: AdnaTable, seat: int, reactions: Faces) -> float:
    """Bases to lay, a U to lay on the rival, Reactions cards and enzymes, and what a crowded hand costs."""
    faces = table.cards.faces
    cards = hand_size(table, seat)
    worth = -CARD_IN_HAND * cards - CROWDED * max(0, cards - EASILY_KEPT)
    dna_bases = 0
    for card in table.hands[3 * seat + BASES]:
        if faces[card] == U:
            worth += URACIL_IN_HAND
        else:
            dna_bases += 1
    worth += BASE_IN_HAND * min(dna_bases, table.goal - dna(table, seat))
    return worth + reactions_worth(table, seat, reactions) + enzymes_worth(table, seat, reactions)


def reactions_worth(table: AdnaTable, seat: int, reactions: Faces) -> float:
    """What Reactions cards may do, and a bit more for the best one that can be played now."""
    worth = 0.0
    best = 0.0
    for card in table.hands[3 * seat + REACTIONS]:
        title = table.edition.reactions[table.cards.faces[card]]
        worth += title.worth
        if title.worth > best and allows(title.levels, table.level) and accompanied(title, reactions):
            best = title.worth
    return KEPT * worth + READY * best


def accompanied(title: Title, reactions: Faces) -> bool:
    """Whether a title can lead an action, and all cards that go with it are in the hand."""
    return any(reactions & play.needs == play.needs for play in title.actions)


def enzymes_worth(table: AdnaTable, seat: int, reactions: Faces) -> float:
    """The best cut that the enzymes of a hand promise, and a little for each of the others."""
    worth = 0.0
    best = 0.0
    for card in table.hands[3 * seat + ENZYMES]:
        each = enzyme_worth(table, seat, table.edition.enzymes[table.cards.faces[card]], reactions)
        worth += each
        best = max(best, each)
    return best + OTHER_ENZYMES * (worth - best)


def enzyme_worth(table: AdnaTable, seat: int, enzyme: Title, reactions: Faces) -> float:
    """The bases an enzyme could cut off the rival's chain, by what is still missing."""
    cut = enzyme.effects[0]
    assert isinstance(cut, Cut)
    rival = 1 - seat
    start = find_site(table, rival, cut.site)
    lost = 0 if start == NO_SITE else dna(table, rival) - start - cut.arrow
    if lost <= 0:
        return SHORT_SITE if len(cut.site) < LONG else LONG_SITE
    needs = enzyme.actions[0].needs
    if reactions & needs != needs:
        return UNBUFFERED_CUT * lost
    return (READY_CUT if allows(enzyme.levels, table.level) else WARMING_CUT) * lost
