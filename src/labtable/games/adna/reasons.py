"""What speaks for a move in Adna's Lab: bases won and lost, the U, temperatures, sites for enzymes, and answers."""

from typing import cast

from labtable.games.adna.chains import NO_SITE, contaminated, dna, find_site
from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import BASES, DNA_FACES, ENZYMES, LETTERS, REACTIONS, U, bit
from labtable.games.adna.hands import hand_size, held
from labtable.games.adna.moves import Discard, Lay, Place
from labtable.games.adna.phases import ANSWER, DISCARD, MAIN, REPAIR
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, MUTATING
from labtable.games.adna.titles import OWN, Play, Title
from labtable.games.adna.turn import MOST_DISCARDS
from labtable.kernel.event import Names
from labtable.kernel.move import Move
from labtable.kernel.reason import Change, Reason
from labtable.kernel.table import NOBODY
from labtable.kernel.words import counted, figure, listed

DRAW = 3  # §P6 Bases a turn
MOST_NAMED = 5  # of the cards that are worth keeping
SOON = 3 * DRAW  # bases that a chain may lack for its end to be near


def called_by(table: AdnaTable, move: Move, names: Names) -> str:
    """A move as it is recommended: `Cut Mira's chain with EcoRI`."""
    rival = names[1 - table.actor] if table.actor != NOBODY else "the rival"
    if isinstance(move, Play) and move.enzyme:
        return (
            f"Cut {rival}'s chain with {move.title.name}"
            if move.chain == 1
            else f"Cut your chain with {move.title.name}"
        )
    if isinstance(move, Play):
        word = ("Play", "Answer with", "Repair with")[move.kind]
        on = "" if move.chain < 0 else " on your chain" if move.chain == 0 else f" on {rival}'s chain"
        return f"{word} {move.title.name}{on}" + (f": {figure(LEVELS[move.level])} °C" if move.level >= 0 else "")
    if isinstance(move, Place):
        return f"Choose place {move.place + 1}"
    if move is table.edition.moves.done and table.phase == DISCARD:
        return "Discard no more" if table.left < MOST_DISCARDS else "Discard nothing"
    return move.label.replace("the rival's", f"{rival}'s")


def reasons_of(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """All that speaks for a move."""
    if after.actor == NOBODY or after.game != before.game:
        return []
    if before.phase == DISCARD:
        return discarded(before, change.move, change.seat, change.names)
    if before.phase in (ANSWER, REPAIR):
        return answered(change, before, after)
    found = [*grown(change, before, after), *shortened(change, before, after), *uracil(change, before, after)]
    found += lengthened(change, before, after)
    found += [*warmed(change, before, after), *cards_gained(change, before, after), *sites(change, before, after)]
    if change.move is before.edition.moves.end:
        found += ended(before, change.seat)
    return found or placed(change.move)


def placed(move: Move) -> list[Reason]:
    """A place that makes and spoils no site."""
    if not isinstance(move, Place):
        return []
    words = "Which place you choose matters little: no enzyme gains or loses a site by it."
    return [Reason(kind="keeps", weight=0.3, words=words, short="changes no site")]


def grown(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§O1 An own chain that is longer."""
    was, now = dna(before, change.seat), dna(after, change.seat)
    if now <= was:
        return []
    words = f"Your chain grows to {now} of {after.goal} bases."
    return [Reason(kind="gains", weight=float(now - was), words=words, short=f"{now} of {after.goal} bases")]


def lengthened(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§O1, §O5 A base that is laid on the rival's chain: a card fewer in the own hand."""
    rival = 1 - change.seat
    if dna(after, rival) <= dna(before, rival):
        return []
    who = change.names[rival]
    words = f"It leaves you a card fewer, though {who}'s chain grows to {dna(after, rival)} bases."
    return [Reason(kind="keeps", weight=0.3, words=words, short=f"lengthens {who}'s chain")]


def shortened(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§F1 A rival's chain that is shorter, and the win that it needs longer for."""
    rival = 1 - change.seat
    was, now = dna(before, rival), dna(after, rival)
    if now >= was:
        return []
    who = change.names[rival]
    answer = f", unless {who} has an answer" if before.phase == MAIN else ""
    words = f"{who}'s chain falls from {was} to {now} bases{answer}."
    found = [Reason(kind="denies", weight=1.2 * (was - now), words=words, short=f"{was - now} bases off {who}'s chain")]
    if winning_next(before, rival) and not winning_next(after, rival):
        words = f"{who} could have won next turn, with {was} bases and those in hand."
        found.append(Reason(kind="averts", weight=9.0, words=words, short=f"stops {who} from winning next turn"))
    return found


def winning_next(table: AdnaTable, seat: int) -> bool:
    """§O1 Whether a seat could complete its chain with the bases it holds and the next draw."""
    missing = table.goal - dna(table, seat)
    return not contaminated(table, seat) and missing <= dna_held(table, seat) + DRAW


def uracil(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§D4 A U that stops the rival, or one that no longer stops the seat."""
    seat, rival = change.seat, 1 - change.seat
    found = []
    if contaminated(after, rival) and not contaminated(before, rival):
        words = f"With a U at its end {change.names[rival]}'s chain cannot grow until the U is gone."
        found.append(Reason(kind="denies", weight=8.0, words=words, short=f"stops {change.names[rival]}'s chain"))
    if contaminated(before, seat) and not contaminated(after, seat):
        words = "It takes the U off your chain, which can grow again."
        found.append(Reason(kind="opens", weight=8.0, words=words, short="your chain can grow again"))
    return found


def warmed(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§D3 What the seat can play at the new temperature, and could not before."""
    if after.level == before.level:
        return []
    degrees = f"At {figure(LEVELS[after.level])} °C"
    found = mutating(change, before, after)
    if after.actor != change.seat or after.phase != MAIN or before.phase != MAIN:
        return found
    could = {move.title.name for move in before.legal() if isinstance(move, Play)}
    can = [move.title.name for move in after.legal() if isinstance(move, Play)]
    new = [name for name in dict.fromkeys(can) if name not in could]
    if not new:
        return found
    words = f"{degrees} you can play {listed(new[:3])}."
    short = f"{figure(LEVELS[after.level])} °C for {new[0]}"
    return [*found, Reason(kind="opens", weight=1.0, words=words, short=short)]


def mutating(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§F3 Above 60 degrees whoever is not at turn may exchange two bases of the other chain."""
    if after.level < MUTATING or before.level >= MUTATING or before.active != change.seat:
        return []
    who = change.names[1 - change.seat]
    words = f"While it is above 60 °C, you may exchange two bases of {who}'s chain before {who} draws."
    return [Reason(kind="opens", weight=0.9, words=words, short=f"a mutation for {who}")]


def cards_gained(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§R1, §R9, §R16, §R17 Bases drawn, cards taken, or a hand that was seen."""
    seat, rival = change.seat, 1 - change.seat
    if after.active != before.active:
        return []
    found = []
    lost = hand_size(before, rival) - hand_size(after, rival)
    drawn = len(after.hands[3 * seat + BASES]) - len(before.hands[3 * seat + BASES])
    if lost > 0 and hand_size(after, seat) > hand_size(before, seat) - 2:
        words = f"It takes {counted(lost, 'card')} from {change.names[rival]}'s hand."
        found.append(
            Reason(kind="gains", weight=1.0 * lost, words=words, short=f"{counted(lost, 'card')} of the rival's")
        )
    elif drawn > 0:
        found.append(bases_drawn(drawn, contaminated(after, seat)))
    elif after.cards.revelations > before.cards.revelations and after.hands[3 * rival :] == before.hands[3 * rival :]:
        known = all(after.cards.knows(seat, card) for deck in range(3) for card in after.hands[3 * rival + deck])
        was = all(before.cards.knows(seat, card) for deck in range(3) for card in before.hands[3 * rival + deck])
        if known and not was:
            words = f"You see {change.names[rival]}'s hand before you choose what to attack with."
            found.append(Reason(kind="opens", weight=0.6, words=words, short="see the rival's hand"))
    return found


def bases_drawn(number: int, stopped: bool) -> Reason:
    """§R1, §D4 Bases for the hand, which cannot be laid yet where the own chain has a U."""
    short = f"{counted(number, 'base')} more"
    if stopped:
        words = f"It brings {counted(number, 'base')} into your hand, for when the U is gone."
        return Reason(kind="gains", weight=0.3 * number, words=words, short=short)
    words = f"It brings {counted(number, 'base')} more to lay."
    return Reason(kind="gains", weight=0.8 * number, words=words, short=short)


def cutters(table: AdnaTable, chain: int) -> set[str]:
    """The enzymes that find their site in a chain, with a base to cut off."""
    found = set()
    for enzyme in table.edition.enzymes:
        cut = enzyme.effects[0]
        assert isinstance(cut, Cut), "an enzyme cuts"
        if cut.refused(table, chain, chain) is None:
            found.add(enzyme.name)
    return found


def sites(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§F1 Sites that a move makes or spoils: for the own enzymes on the rival's chain, for all on the own."""
    seat, rival = change.seat, 1 - change.seat
    found = safe_order(change, before, after)
    as_long = len(before.chains[seat]) == len(after.chains[seat])
    spoiled = sorted(cutters(before, seat) - cutters(after, seat))
    if spoiled and as_long:
        words = f"{listed(spoiled[:3])} can no longer cut your chain."
        found.append(Reason(kind="averts", weight=1.0, words=words, short=f"safe from {spoiled[0]}"))
    mine = {before.edition.enzymes[before.cards.faces[card]].name for card in before.hands[3 * seat + ENZYMES]}
    made = sorted((cutters(after, rival) - cutters(before, rival)) & mine)
    if made:
        words = f"It makes a site for your {made[0]} in {change.names[rival]}'s chain."
        found.append(Reason(kind="opens", weight=1.0, words=words, short=f"a site for {made[0]}"))
    return found


def safe_order(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§F1 A base that joins the own chain and makes no site there, where another would; or none that would."""
    if len(after.chains[change.seat]) <= len(before.chains[change.seat]) or not isinstance(change.move, Lay):
        return []
    had = cutters(before, change.seat)
    if cutters(after, change.seat) - had:
        return []
    others = [each for each in before.legal() if isinstance(each, Lay) and each.chain == OWN and each.face != U]
    for other in others:
        made = sorted(cutters(laid(before, other), change.seat) - had)
        if made:
            words = f"It makes no new site in your chain; {LETTERS[other.face]} would make one for {made[0]}."
            return [Reason(kind="averts", weight=0.7, words=words, short=f"no site for {made[0]}")]
    words = "None of your bases would make a new site in your chain here."
    return [Reason(kind="averts", weight=0.3, words=words, short="makes no new site")] if len(others) > 1 else []


def laid(table: AdnaTable, move: Move) -> AdnaTable:
    """The table with a base laid."""
    twin = table.clone()
    twin.play(move)
    return cast(AdnaTable, twin)


def answered(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """§A-53, §A-44 What is lost without an answer, or spared by passing."""
    seat, silent = change.seat, change.silent
    if not isinstance(silent, AdnaTable):
        return passed(change, before, after)
    found = []
    lost = dna(after, seat) - dna(silent, seat)
    if lost > 0:
        words = f"Without it your chain falls to {dna(silent, seat)} bases; with it you keep {dna(after, seat)}."
        found.append(Reason(kind="averts", weight=1.2 * lost, words=words, short=f"saves {counted(lost, 'base')}"))
    kept = hand_size(after, seat) - hand_size(silent, seat)
    if kept > 0:
        words = f"Without it you would lose {counted(kept + 1, 'card')} of your hand."
        found.append(Reason(kind="averts", weight=0.8 * kept, words=words, short="saves your hand"))
    gained = dna(silent, 1 - seat) - dna(after, 1 - seat)
    if gained > 0:
        words = f"Without it {change.names[1 - seat]}'s chain grows to {dna(silent, 1 - seat)} bases."
        found.append(Reason(kind="denies", weight=1.0 * gained, words=words, short=f"denies {counted(gained, 'base')}"))
    return found or [kept_off(change, before)]


def kept_off(change: Change, before: AdnaTable) -> Reason:
    """What an answer stops, where nothing can be counted."""
    name = before.stack[-1].play.title.name if before.stack else "it"
    return Reason(kind="denies", weight=0.5, words=f"It stops {name}.", short=f"stops {name}")


def passed(change: Change, before: AdnaTable, after: AdnaTable) -> list[Reason]:
    """Passing keeps the answer for a worse moment."""
    lost = dna(before, change.seat) + len(before.loose) - dna(after, change.seat)
    if lost > 0:
        words = f"It costs you {counted(lost, 'base')}, and your answer stays in your hand for something worse."
        return [Reason(kind="keeps", weight=0.6, words=words, short=f"costs {counted(lost, 'base')}")]
    words = "Your chain loses nothing, so your answer is better kept for something worse."
    return [Reason(kind="keeps", weight=0.6, words=words, short="keeps your answer")]


def ended(table: AdnaTable, seat: int) -> list[Reason]:
    """Nothing is left to lay, or no card that can be played helps."""
    if held(table, seat, BASES) & DNA_FACES and not contaminated(table, seat):
        words = "Bases in your hand cannot be cut; those on your chain can."
        return [Reason(kind="keeps", weight=0.5, words=words, short="keeps bases in hand")]
    if contaminated(table, seat):
        words = "Nothing can be laid on your chain before the U is gone."
        return [Reason(kind="keeps", weight=0.7, words=words, short="the U is in the way")]
    words = "You have no base left to lay, and what you hold is better kept for later."
    return [Reason(kind="keeps", weight=0.7, words=words, short="keeps your cards")]


def discarded(table: AdnaTable, move: Move, seat: int, names: Names) -> list[Reason]:
    """§O5, §P9 Why a card can go: it is of no use now, and every card in hand costs a point."""
    if not isinstance(move, Discard):
        return [kept(table, seat)]
    points = "Every card left in your hand costs a point if you win."
    found = [Reason(kind="keeps", weight=0.4 if near_end(table) else 0.25, words=points, short="a point saved")]
    return found + idle(table, move.deck, move.face, seat, names[1 - seat])


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
