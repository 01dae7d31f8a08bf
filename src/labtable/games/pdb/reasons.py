"""What speaks for a move in PDB: Achievement, cards within reach, Researchers, and what rivals could take first."""

from typing import Final

from labtable.games.pdb.actions import NO_CARD, Graduate, Innovate, Lead, Place, Recruit
from labtable.games.pdb.end import ACHIEVEMENT_A_DEPOSITION, achievement
from labtable.games.pdb.judgement import due, rounds_left
from labtable.games.pdb.moves import Pick
from labtable.games.pdb.table import PdbTable
from labtable.games.pdb.tokens import ACHIEVEMENT, BYTE, KINDS, Purse, count, covers, in_words, one
from labtable.kernel.move import Move
from labtable.kernel.reason import Change, Names, Reason
from labtable.kernel.table import NOBODY
from labtable.kernel.words import counted, listed

PLENTY: Final = 4  # so many of a kind are no reason for more, where something else can be said
A_BOX_TAKEN: Final = 0.28  # less than anything that a move brings


def called_by(table: PdbTable, move: Move, names: Names) -> str:
    """A move as it is recommended: `Claim Insulin`, `X-ray Crystallography for 2 squares`."""
    if isinstance(move, Pick):
        return f"Take a {KINDS[move.kind]}"
    if not isinstance(move, Place):
        return "Lay this Researcher aside"
    action, gain = move.action, in_words(move.exchange.gain)
    if isinstance(action, Innovate):
        return f"Claim {card_on(table, action)}"
    if isinstance(action, Recruit):
        return "Recruit a Researcher"
    if isinstance(action, Graduate):
        return f"Graduate a Researcher for {gain}"
    return f"{action.name} for {gain}" if len(action.exchanges) > 1 else action.name


def card_on(table: PdbTable, box: Innovate) -> str:
    """The name of the card on an Innovate box."""
    return table.edition.cards[table.open_cards[box.place]].name


def reasons_of(change: Change, before: PdbTable, after: PdbTable) -> list[Reason]:
    """All that speaks for a move."""
    move, seat = change.move, change.seat
    if isinstance(move, Pick):
        return [*started(before, move)]
    if not isinstance(move, Place):
        return []
    near = in_reach(before, after, seat)
    found = [*achieved(before, after, seat, move), *near, *taken_first(change, before, move)]
    ending = last_round(before, after, move)
    found += [*team_grown(before, move, seat), *ending]
    return found if near or ending else [*found, *gained(before, move, seat)]


def started(table: PdbTable, move: Pick) -> list[Reason]:
    """§S7 How many open cards ask for a Data token."""
    boxes = [box for box in table.edition.innovates if count(box.price(table, box.exchanges[0]), move.kind)]
    name = KINDS[move.kind]
    how_many = "All" if len(boxes) == len(table.edition.innovates) else str(len(boxes))
    words = f"{how_many} of the {len(table.edition.innovates)} Innovate boxes ask for a {name}"
    words = words.replace("All of the 3", "All three") + "."
    return [Reason(kind="gains", weight=1.0, words=words, short=f"{len(boxes)} cards ask for it")]


def achieved(before: PdbTable, after: PdbTable, seat: int, move: Place) -> list[Reason]:
    """§A3, §A12, §P-12 Achievement at once, a Deposition when the round ends, or a box of one's own."""
    at_once = count(move.exchange.gain, ACHIEVEMENT)
    if at_once:
        words = f"It brings {counted(at_once, 'Achievement')} at once, and costs nothing."
        return [
            Reason(kind="gains", weight=float(at_once), words=words, short=f"{counted(at_once, 'Achievement')} now")
        ]
    if not isinstance(move.action, Innovate):
        return []
    name, action = card_on(before, move.action), before.edition.cards[before.open_cards[move.action.place]].action
    if action is not None:
        offers = listed(list(dict.fromkeys(in_words(each.gain) for each in action.exchanges)), "or")
        words = f"{name} is a box for you alone from the next round on: it makes {offers}."
        return [Reason(kind="gains", weight=1.5, words=words, short=f"a box of your own for {offers}")]
    total = promised(after, seat)
    words = f"{name} brings {ACHIEVEMENT_A_DEPOSITION} Achievements when the round ends"
    words += f": {total} in all, and the game ends with it." if total >= after.target else f", {total} in all."
    return [Reason(kind="gains", weight=3.0, words=words, short=f"{ACHIEVEMENT_A_DEPOSITION} Achievements")]


def promised(table: PdbTable, seat: int) -> int:
    """§6 The Achievement of a lab with what it has claimed."""
    lab = table.labs[seat]
    return achievement(lab) + int(due(table, lab, 0.0))


def in_reach(before: PdbTable, after: PdbTable, seat: int) -> list[Reason]:
    """§A11 A card that can be paid for now, or lacks one token more only."""
    if after.actor == NOBODY:
        return []
    found = []
    for box in after.edition.innovates:
        if after.open_cards[box.place] == NO_CARD or after.standing[box.index] != NOBODY or after.round != before.round:
            continue
        price = box.price(after, box.exchanges[0])
        lacked, lacks = lacking(before.labs[seat].purse, price), lacking(after.labs[seat].purse, price)
        if lacked and not lacks:
            found.append(payable(after, box, seat))
        elif total(lacks) == 1 < total(lacked):
            words = f"For {card_on(after, box)} on {box.name} you then lack only {in_words(lacks)}."
            short = f"one token short of {card_on(after, box)}"
            found.append(Reason(kind="completes", weight=1.0, words=words, short=short))
    return sorted(found, key=lambda each: -each.weight)[:1]


def payable(table: PdbTable, box: Innovate, seat: int) -> Reason:
    """The Data for a card are there: with a Researcher left for this round, or for the next."""
    name = card_on(table, box)
    when = "with your next Researcher" if table.labs[seat].unplayed else "next round"
    if not table.labs[seat].unplayed or claimable_by_rivals(table, box, seat):
        when += ", if nobody takes it first"
    words = f"It completes the Data for {name} on {box.name}: you can claim it {when}."
    return Reason(kind="completes", weight=2.5, words=words, short=f"pays for {name}")


def claimable_by_rivals(table: PdbTable, box: Innovate, seat: int) -> bool:
    """Whether somebody else holds the Data for a card, and a Researcher to claim it with in this round."""
    price = box.price(table, box.exchanges[0])
    return any(lab.seat != seat and lab.unplayed and covers(lab.purse, price) for lab in table.labs)


def lacking(purse: Purse, price: Purse) -> Purse:
    """What a purse lacks for a price."""
    return sum(max(0, count(price, kind) - count(purse, kind)) * one(kind) for kind in range(len(KINDS)))


def total(purse: Purse) -> int:
    """How many tokens there are in a purse."""
    return sum((purse >> (BYTE * kind)) & 127 for kind in range(len(KINDS)))


def taken_first(change: Change, before: PdbTable, move: Place) -> list[Reason]:
    """§11 Who could use the box before the seat's next turn."""
    rivals = [table.actor for table in change.others if change.move in table.legal()]
    if isinstance(move.action, Graduate) or not rivals:
        return []
    who = change.names[rivals[0]]
    claimed = isinstance(move.action, Innovate)
    words = f"{who} could {'claim it' if claimed else 'take the box'} before your next turn."
    weight = 1.4 if claimed else 0.6 if isinstance(move.action, Recruit) else A_BOX_TAKEN
    return [Reason(kind="denies", weight=weight, words=words, short=f"before {who} does", possible=True)]


def team_grown(before: PdbTable, move: Place, seat: int) -> list[Reason]:
    """§A1, §A2 One Researcher more, or the first turn of the next round."""
    left = rounds_left(before)
    if isinstance(move.action, Recruit) and left > 0:
        number = before.labs[seat].researchers + 1
        words = f"You have {number} Researchers from the next round on: one action more in every round."
        return [Reason(kind="gains", weight=min(3.0, left), words=words, short="one action more a round")]
    if isinstance(move.action, Lead) and left > 0:
        words = "You begin the next round, with the first choice of all boxes."
        return [Reason(kind="gains", weight=1.2, words=words, short="first choice next round")]
    if isinstance(move.action, Graduate):
        words = f"You give up a Researcher for it, and keep {before.labs[seat].researchers - 1}."
        return [Reason(kind="keeps", weight=0.3, words=words, short="one Researcher fewer")]
    return []


def last_round(before: PdbTable, after: PdbTable, move: Place) -> list[Reason]:
    """§16 Where the round ends the game, only Achievement counts, and Data in a tie."""
    ending = [each for each in range(before.seats) if promised(before, each) >= before.target]
    if not ending:
        return []
    if any(count(move.exchange.gain, kind) for kind in range(2, 5)) and after.actor != NOBODY:
        words = "The game ends with this round, and Data break a tie."
        return [Reason(kind="gains", weight=0.8, words=words, short="Data for a tie")]
    words = "The game ends with this round, so it hardly matters: of all tokens only Achievements and Data still count."
    return [Reason(kind="keeps", weight=0.5, words=words, short="hardly matters now")]


def gained(before: PdbTable, move: Place, seat: int) -> list[Reason]:
    """§14 Tokens, and what they are good for: a card, or a box that makes what a card asks for."""
    gain = move.exchange.gain
    if not gain or count(gain, ACHIEVEMENT):
        return []
    kind = next(each for each in range(len(KINDS)) if count(gain, each))
    weight = 0.4 if count(before.labs[seat].purse, kind) < PLENTY else 0.3
    found = [Reason(kind="gains", weight=weight, words=use_of(before, move, seat, kind), short=in_words(gain))]
    for box in before.edition.innovates:
        if before.open_cards[box.place] != NO_CARD and before.standing[box.index] == NOBODY:
            found += towards(before, move, before.labs[seat].purse, box)
    return sorted(found, key=lambda each: -each.weight)[:1]


def use_of(table: PdbTable, move: Place, seat: int, kind: int) -> str:
    """What is held of the tokens that a move brings, and which boxes of the board take them."""
    pay = move.exchange.pay
    held = table.labs[seat].purse + move.exchange.gain - pay
    boxes = dict.fromkeys(each.action.name for each in table.edition.moves.on_board if count(each.exchange.pay, kind))
    cost = f"It costs {in_words(pay)}" if pay else "It costs nothing"
    return f"{cost}, and you then hold {in_words(count(held, kind) * one(kind))} for {listed(list(boxes), 'or')}."


def towards(table: PdbTable, move: Place, purse: Purse, box: Innovate) -> list[Reason]:
    """How the tokens of a move bring a lab closer to a card."""
    lacks = lacking(purse, box.price(table, box.exchanges[0]))
    name = card_on(table, box)
    wanted = shared(lacks, move.exchange.gain)
    held = purse + move.exchange.gain - move.exchange.pay
    if wanted and total(lacking(held, box.price(table, box.exchanges[0]))) < total(lacks):
        words = f"For {name} you lack {in_words(lacks)}, and this brings {in_words(wanted)}."
        weight = 0.6 + 0.1 * total(wanted) - 0.02 * total(lacks)
        return [Reason(kind="completes", weight=weight, words=words, short=f"towards {name}")]
    for each in table.edition.moves.on_board:
        if not each.action.moves or isinstance(each.action, Innovate) or covers(purse, each.exchange.pay):
            continue
        made = shared(lacks, each.exchange.gain)
        if made and covers(held, each.exchange.pay):
            words = f"Then {each.action.name} can make {in_words(made)} of it, which {name} on {box.name} asks for."
            return [Reason(kind="opens", weight=0.55, words=words, short=f"towards {name}")]
    return []


def shared(lacks: Purse, gain: Purse) -> Purse:
    """What of a gain is lacking."""
    return sum(min(count(lacks, kind), count(gain, kind)) * one(kind) for kind in range(len(KINDS)))
