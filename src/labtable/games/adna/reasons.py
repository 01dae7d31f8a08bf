"""What speaks for a move in Adna's Lab: bases won and lost, the U, temperatures, sites for enzymes, and answers."""

from typing import cast

from labtable.games.adna.chains import NO_SITE, contaminated, dna, find_site
from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import BASES, DNA_FACES, ENZYMES, LETTERS, REACTIONS, Faces, U
from labtable.games.adna.hands import hand_size, held
from labtable.games.adna.keeping import discarded, winning_next
from labtable.games.adna.moves import Lay, Place
from labtable.games.adna.phases import ANSWER, DISCARD, MAIN, REPAIR
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, MUTATING
from labtable.games.adna.titles import OWN, Play, Title
from labtable.games.adna.turn import MOST_DISCARDS
from labtable.kernel.move import Move
from labtable.kernel.reason import Change, Names, Reason
from labtable.kernel.table import NOBODY
from labtable.kernel.words import counted, figure, listed


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
    words = f"While it is above 60 °C, you may exchange two bases of {who}'s chain before {who} draws"
    rival = 1 - change.seat
    sited = [each.name for each in enzymes_held(after, change.seat) if swap_makes_site(after, rival, site_of(each))]
    if sited:
        words, short = f"{words}, and so make a site for your {sited[0]}.", f"a site for {sited[0]}"
        return [Reason(kind="opens", weight=1.1, words=words, short=short)]
    return [Reason(kind="opens", weight=0.9, words=f"{words}.", short=f"a mutation for {who}")]


def enzymes_held(table: AdnaTable, seat: int) -> list[Title]:
    """The Enzymes cards of a hand."""
    return [table.edition.enzymes[table.cards.faces[card]] for card in table.hands[3 * seat + ENZYMES]]


def site_of(enzyme: Title) -> list[Faces]:
    """The letters that an enzyme looks for, each a set of bases."""
    cut = enzyme.effects[0]
    assert isinstance(cut, Cut), "an enzyme cuts"
    return cut.site


def swap_makes_site(table: AdnaTable, chain: int, site: list[Faces]) -> bool:
    """§F3 Whether a chain without a site gets one if two of its bases change places."""
    bases = [table.cards.faces[card] for card in table.chains[chain][: dna(table, chain)]]
    if find_site(table, chain, site) != NO_SITE:
        return False
    return any(swap_fits(bases, start, site) for start in range(len(bases) - len(site) + 1))


def swap_fits(bases: list[int], start: int, site: list[Faces]) -> bool:
    """Whether a site would begin here after one exchange, which must mend the first base that is wrong now."""
    wrong = [place for place, wanted in enumerate(site) if not (wanted >> bases[start + place]) & 1]
    here = start + wrong[0]
    for other in range(len(bases)):
        swapped = list(bases)
        swapped[here], swapped[other] = bases[other], bases[here]
        if len(wrong) < 3 and all((wanted >> swapped[start + place]) & 1 for place, wanted in enumerate(site)):
            return True
    return False


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
    made = cutters(after, rival) - cutters(before, rival)
    mine = [(company_lacking(after, seat, each), each.name) for each in enzymes_held(after, seat) if each.name in made]
    if mine:
        lacking, name = min(mine, key=lambda each: (len(each[0]), each[1]))
        still = f", though you still lack {listed(lacking)} for it" if lacking else ""
        words = f"It makes a site for your {name} in {change.names[rival]}'s chain{still}."
        weight = 0.4 if lacking else 1.0
        found.append(Reason(kind="opens", weight=weight, words=words, short=f"a site for {name}"))
    return found


def company_lacking(table: AdnaTable, seat: int, enzyme: Title) -> list[str]:
    """§O8, §R4 The buffer and the BSA that an enzyme needs and that are not in the hand."""
    missing = enzyme.actions[0].needs & ~held(table, seat, REACTIONS)
    return [each.name for face, each in enumerate(table.edition.reactions) if (missing >> face) & 1]


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
