"""What a hand is worth in Adna's Lab at the end of a turn: what may still be of use, and what only costs a point."""

from labtable.games.adna.chains import NO_SITE, contaminated, dna, find_site
from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import BASES, ENZYMES, REACTIONS, U, bit
from labtable.games.adna.hands import held
from labtable.games.adna.moves import Discard
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.titles import Play, Title
from labtable.kernel.move import Move
from labtable.kernel.reason import Names, Reason
from labtable.kernel.words import counted, listed

DRAW = 3  # §P6 Bases a turn
MOST_NAMED = 5  # of the cards that are worth keeping
SOON = 3 * DRAW  # bases that a chain may lack for its end to be near


def discarded(table: AdnaTable, move: Move, seat: int, names: Names) -> list[Reason]:
    """§O5, §P9 Why a card can go: it is of no use now, and every card in hand costs a point."""
    if not isinstance(move, Discard):
        return [kept(table, seat)]
    points = "Every card left in your hand costs a point if you win."
    found = [Reason(kind="keeps", weight=0.4 if near_end(table) else 0.25, words=points, short="a point saved")]
    return found + idle(table, move.deck, move.face, seat, names[1 - seat])


def winning_next(table: AdnaTable, seat: int) -> bool:
    """§O1 Whether a seat could complete its chain with the bases it holds and the next draw."""
    missing = table.goal - dna(table, seat)
    return not contaminated(table, seat) and missing <= dna_held(table, seat) + DRAW


def near_end(table: AdnaTable) -> bool:
    """§O1 Whether a chain could be complete within a few turns."""
    return any(not contaminated(table, seat) and table.goal - dna(table, seat) <= SOON for seat in range(table.seats))


def kept(table: AdnaTable, seat: int) -> Reason:
    """What may still be of use of all that a seat holds, bases first."""
    short = "keeps all cards"
    if winning_next(table, seat):
        words = "With what you hold and the three bases you draw next, you could complete your chain."
        return Reason(kind="opens", weight=0.45, words=words, short="you could win next turn")
    found, idlers = worth_keeping(table, seat)
    late = near_end(table)
    if found:
        told = found if len(found) <= MOST_NAMED else [*found[: MOST_NAMED - 1], "more"]
        why = "A card costs only a point if you win" if late else "There is time to discard later"
        words = f"{why}, and what you hold may still be of use: {listed(told)}."
    else:
        why = "a card costs only a point, and only if you win" if late else "there is time to discard them later"
        words = f"None of your cards is of use now, but {why}."
    return Reason(kind="keeps", weight=0.3 if late and idlers else 0.6, words=words, short=short)


def worth_keeping(table: AdnaTable, seat: int) -> tuple[list[str], int]:
    """What of a hand may still be of use, bases first, and how many cards are of none now."""
    bases, edition = dna_held(table, seat), table.edition
    found, idlers = [counted(bases, "base")] if bases else [], 0
    for deck, titles in ((REACTIONS, edition.reactions), (ENZYMES, edition.enzymes)):
        for face in sorted({table.cards.faces[card] for card in table.hands[3 * seat + deck]}):
            if idle(table, deck, face, seat, "the rival"):
                idlers += 1
            else:
                found.append(titles[face].name)
    return found, idlers


def dna_held(table: AdnaTable, seat: int) -> int:
    """How many bases in a hand can join a chain of DNA."""
    return sum(table.cards.faces[card] != U for card in table.hands[3 * seat + BASES])


def idle(table: AdnaTable, deck: int, face: int, seat: int, rival: str) -> list[Reason]:
    """Why a card is of no use now."""
    if deck == BASES:
        return idle_base(table, face, seat, rival)
    if deck == REACTIONS:
        return idle_reaction(table, table.edition.reactions[face], seat)
    return idle_enzyme(table, table.edition.enzymes[face], seat, rival)


def idle_base(table: AdnaTable, face: int, seat: int, rival: str) -> list[Reason]:
    """§D4, §O1 A U for a chain that has one, or a base more than the chain needs."""
    if face == U and contaminated(table, 1 - seat):
        words = f"{rival}'s chain has a U already, so another is of no use now."
        return [Reason(kind="keeps", weight=0.8, words=words, short="of no use now")]
    missing, bases = table.goal - dna(table, seat), dna_held(table, seat)
    if face == U or bases <= missing:
        return []
    words = f"Your chain lacks {counted(missing, 'base')}, and you hold {bases}."
    return [Reason(kind="keeps", weight=0.8, words=words, short="one more than you need")]


def idle_enzyme(table: AdnaTable, enzyme: Title, seat: int, rival: str) -> list[Reason]:
    """§A-42 An enzyme without a site."""
    cut = enzyme.effects[0]
    assert isinstance(cut, Cut), "an enzyme cuts"
    if find_site(table, 1 - seat, cut.site) != NO_SITE:
        return []
    words = f"{rival}'s chain has no site for {enzyme.name}."
    return [Reason(kind="keeps", weight=0.8, words=words, short="finds no site")]


def idle_reaction(table: AdnaTable, title: Title, seat: int) -> list[Reason]:
    """§A-51 A card whose company is not in the hand, or that no card in the hand needs."""
    reactions = held(table, seat, REACTIONS)
    plays = ways(title)
    if not plays and not any(play.needs & bit(title.face) for each in titles_held(table, seat) for play in ways(each)):
        words = f"No card in your hand needs {title.name}."
        return [Reason(kind="keeps", weight=0.8, words=words, short="no card needs it")]
    if plays and all(play.needs & ~reactions for play in plays):
        words = f"You lack the cards that {title.name} needs."
        return [Reason(kind="keeps", weight=0.8, words=words, short="lacks its company")]
    return []


def ways(title: Title) -> list[Play]:
    """Every way to announce a title."""
    return [*title.actions, *title.answers, *title.repairs]


def titles_held(table: AdnaTable, seat: int) -> list[Title]:
    """The Reactions and Enzymes cards of a hand."""
    faces, edition = table.cards.faces, table.edition
    reactions = [edition.reactions[faces[card]] for card in table.hands[3 * seat + REACTIONS]]
    return reactions + [edition.enzymes[faces[card]] for card in table.hands[3 * seat + ENZYMES]]
