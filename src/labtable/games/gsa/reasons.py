"""What speaks for a move in the GSA Starter Deck: projects completed and furthered, cards found, rivals held up."""

from labtable.games.gsa import hand
from labtable.games.gsa.discard import limit_of
from labtable.games.gsa.edition import Project
from labtable.games.gsa.moves import (
    DISCARD,
    PROJECT,
    Aim,
    Answer,
    Attach,
    Call,
    Discard,
    Done,
    End,
    Name,
    Offer,
    Play,
    Rival,
    Start,
)
from labtable.games.gsa.table import GsaTable
from labtable.games.gsa.unit import Unit
from labtable.games.gsa.work import unit_of, unit_with
from labtable.kernel.move import Move
from labtable.kernel.reason import Change, Names, Reason
from labtable.kernel.table import NOBODY
from labtable.kernel.words import counted, listed


def called_by(table: GsaTable, move: Move, names: Names) -> str:
    """A move as it is recommended: `Attach Microscopy to The Body Clock`."""
    if isinstance(move, Play):
        return f"Play {table.edition.modifiers[move.modifier].name}"
    if isinstance(move, Rival):
        return f"Choose {names[move.seat]}"
    if isinstance(move, Aim):
        return f"Choose {table.edition.projects[move.project].name}"
    if isinstance(move, Call):
        return f"Choose {move.label}"
    return move.label


def reasons_of(change: Change, before: GsaTable, after: GsaTable) -> list[Reason]:
    """All that speaks for a move."""
    move, seat = change.move, change.seat
    if isinstance(move, Name):
        return drawn(before, move, seat)
    if isinstance(move, Discard):
        return discarded(before, move, seat)
    if isinstance(move, End | Done):
        return ended(before, move, seat)
    found = [*completed(change, before, after), *furthered(before, after, seat), *held_up(change, before, after)]
    found += [*freed(before, after, seat)]
    if isinstance(move, Play | Call | Rival):
        found += cards_gained(before, after, seat, isinstance(move, Play))
    if isinstance(move, Start):
        found += started(before, move, seat)
    if isinstance(move, Offer | Answer):
        found += joined(change, before, after)
    return found


def completed(change: Change, before: GsaTable, after: GsaTable) -> list[Reason]:
    """§A4, §C3 Projects that are won, and whose; §E1 perhaps the end with them."""
    found = []
    for number, owner in enumerate(after.scored_by):
        if owner == NOBODY or before.scored_by[number] != NOBODY:
            continue
        project = before.edition.projects[number]
        if owner == change.seat:
            found.append(won(project))
    if found and after.trigger != NOBODY and before.trigger == NOBODY:
        words = "It brings about the end: after this turn everybody has one more."
        found.append(Reason(kind="wins", weight=0.8, words=words, short="brings about the end"))
    return found


def won(project: Project) -> Reason:
    """§D3, §D4 What a completed project brings, or what it no longer costs."""
    points = counted(project.value, "point")
    if project.mandatory:
        words = f"It completes {project.name}, which would cost {points} if it stayed unfinished."
        return Reason(kind="completes", weight=float(project.value), words=words, short=f"saves {points}")
    words = f"It completes {project.name}: {points} for you."
    return Reason(kind="completes", weight=2.0 * project.value, words=words, short=f"{points} now")


def own_units(table: GsaTable, seat: int) -> list[Unit]:
    """The projects and collaborations that a seat has a part in."""
    return [unit for unit in table.units if unit.is_of(seat)]


def open_types(table: GsaTable, unit: Unit) -> list[str]:
    """The names of what a unit lacks."""
    return [each.name for type, each in enumerate(table.edition.types) if unit.lacks(type)]


def furthered(before: GsaTable, after: GsaTable, seat: int) -> list[Reason]:
    """§A3 An own project that lacks fewer cards than before."""
    found = []
    for unit in own_units(after, seat):
        earlier = unit_of(before, unit.project)
        name = after.edition.projects[unit.project_of(seat)].name
        lacks = open_types(after, unit)
        if earlier is None or earlier.partner != unit.partner or len(lacks) >= len(open_types(before, earlier)):
            continue
        what = f"only {listed(lacks)}" if len(lacks) < 3 else counted(len(lacks), "card")
        words = f"{name} then lacks {what}." if unit.independent() else f"Your collaboration then lacks {what}."
        short = f"{counted(len(lacks), 'card')} short of {name}"
        found.append(Reason(kind="completes", weight=2.0 / len(lacks), words=words, short=short))
    return found


def held_up(change: Change, before: GsaTable, after: GsaTable) -> list[Reason]:
    """§G-61, §G-65, §G-67 What a rival's projects and draws lose."""
    found = []
    for unit in before.units:
        later = unit_of(after, unit.project)
        if unit.is_of(change.seat) or later is None or len(later.attached) >= len(unit.attached):
            continue
        project = before.edition.projects[unit.project].name
        words = (
            f"{change.names[unit.owner]} loses a card of {project}, which then lacks {len(open_types(after, later))}."
        )
        found.append(Reason(kind="denies", weight=1.5, words=words, short=f"sets {project} back"))
    for rival in range(before.seats):
        if after.waiting[rival] > before.waiting[rival]:
            words = f"{change.names[rival]} draws a card fewer next turn."
            found.append(Reason(kind="denies", weight=0.8, words=words, short=f"slows {change.names[rival]}"))
        elif rival != change.seat and len(after.hands[rival]) < len(before.hands[rival]):
            words = f"You take a card out of {change.names[rival]}'s hand."
            found.append(Reason(kind="denies", weight=1.0, words=words, short=f"a card of {change.names[rival]}'s"))
    return found


def cards_gained(before: GsaTable, after: GsaTable, seat: int, played: bool) -> list[Reason]:
    """§G-66, §G-11 Cards that come to the hand, beside the one that was played."""
    more = len(after.hands[seat]) - len(before.hands[seat]) + played
    if after.active != before.active or more <= 0:
        return []
    back = [card for card in after.hands[seat] if card in before.discard_pile]
    if back:
        name = after.edition.names[after.cards.faces[back[0]]]
        words = f"It brings {name} back from the Discard pile{wanted_by(before, seat, after.cards.faces[back[0]])}."
        return [Reason(kind="gains", weight=1.0, words=words, short=f"{name} for your hand")]
    words = f"It brings {counted(more, 'card')} more into your hand."
    return [Reason(kind="gains", weight=0.8, words=words, short=f"{counted(more, 'card')} more")]


def wanted_by(table: GsaTable, seat: int, face: int) -> str:
    """Which project of the seat needs a type, as the end of a sentence."""
    wanting = projects_wanting(table, seat, face)
    return f", which {wanting[0]} needs" if wanting else ""


def projects_wanting(table: GsaTable, seat: int, face: int) -> list[str]:
    """The projects of a seat, on the table and in hand, that lack a type."""
    projects = table.edition.projects
    found = [projects[unit.project_of(seat)].name for unit in own_units(table, seat) if unit.lacks(face)]
    for each in table.hands[seat]:
        if hand.is_project(table, each) and face in projects[hand.project_on(table, each)].needs:
            found.append(projects[hand.project_on(table, each)].name)
    return found


def freed(before: GsaTable, after: GsaTable, seat: int) -> list[Reason]:
    """§G-27 A project that was given up; guards that protect one."""
    found = []
    for unit in own_units(before, seat):
        project = before.edition.projects[unit.project_of(seat)]
        later = unit_of(after, unit.project)
        if later is None and after.scored_by[unit.project] == NOBODY:
            words = f"You are rid of {project.name}, which would cost {counted(project.value, 'point')} unfinished."
            found.append(
                Reason(kind="averts", weight=float(project.value), words=words, short=f"rid of {project.name}")
            )
        elif later is not None and len(later.guards) > len(unit.guards):
            words = f"Nobody can take cards of {project.name} away any more."
            found.append(Reason(kind="averts", weight=0.8, words=words, short=f"guards {project.name}"))
    return found


def started(table: GsaTable, move: Start, seat: int) -> list[Reason]:
    """§A2, §H1 How much of a project the hand holds, and the card more that may be kept."""
    project = table.edition.projects[move.project]
    held = [table.edition.types[type].name for type in project.needs if hand.holds(table, seat, type)]
    limit, points = limit_of(table, seat) + 1, counted(project.value, "point")
    if sum(not hand.is_project(table, card) for card in table.hands[seat]) >= limit:
        many = counted(limit, "project"), counted(limit, "card")
        words = f"With {many[0]} in progress you may keep {many[1]} at the end of your turn."
        found = [Reason(kind="keeps", weight=0.7, words=words, short="room for one card more")]
    else:
        words = f"It is worth {points}, and costs as many if it stays unfinished."
        found = [Reason(kind="opens", weight=0.5, words=words, short=f"{points} to be won")]
    if held:
        words = f"You hold {len(held)} of its {project.value} cards already: {listed(held)}."
        short = f"{len(held)} of {project.value} cards in hand"
        found.append(Reason(kind="opens", weight=0.8 + 0.5 * len(held), words=words, short=short))
    return found


def joined(change: Change, before: GsaTable, after: GsaTable) -> list[Reason]:
    """§C2 What a collaboration saves, or what a refusal spares."""
    own, other = offered(change, before)
    one, two, pair = unit_with(before, own), unit_with(before, other), unit_of(after, own)
    if pair is None:
        return []  # completed at once
    apart = [len(open_types(before, each)) for each in (one, two)]
    partner = change.names[two.owner if one.is_of(change.seat) else one.owner]
    if pair.partner == NOBODY:
        return apart_still(change, before, one, two, partner)
    together = len(open_types(after, pair))
    if together == sum(apart):
        words = f"{partner} then lays cards beside your project too."
    else:
        words = (
            f"Together the two projects lack {together} cards instead of {sum(apart)}, and {partner} lays cards too."
        )
    return [Reason(kind="opens", weight=1.2, words=words, short=f"{partner} helps")]


def apart_still(change: Change, table: GsaTable, one: Unit, two: Unit, partner: str) -> list[Reason]:
    """§C3 An offer that will be refused costs nothing; refusing one keeps the project free of the other's needs."""
    if isinstance(change.move, Offer):
        words = f"Asking costs nothing, even if {partner} refuses."
        return [Reason(kind="keeps", weight=0.3, words=words, short="asking costs nothing")]
    mine = len(open_types(table, one if one.is_of(change.seat) else two))
    both = len(set(open_types(table, one)) | set(open_types(table, two)))
    words = f"Alone your project lacks {counted(mine, 'card')}; together it would have to wait for {both}."
    return [Reason(kind="keeps", weight=0.6, words=words, short="stays your own")]


def offered(change: Change, table: GsaTable) -> tuple[int, int]:
    """The two projects of an offer: the one being made, or the one to be answered."""
    if isinstance(change.move, Offer):
        return change.move.own, change.move.other
    return table.offered_own, table.offered_other


def drawn(table: GsaTable, move: Name, seat: int) -> list[Reason]:
    """§T2 What a pile may bring."""
    if move.source == DISCARD:
        return from_discards(table, seat)
    if move.source == PROJECT:
        return new_project(table, seat)
    lacked, whose = lacked_by(table, seat)
    unseen = sum(table.edition.copies[type] - in_sight(table, seat, type) for type in lacked)
    if not unseen:
        words = "Resource cards are what projects are made of, and a Modifier may be among them."
        return [Reason(kind="gains", weight=0.4, words=words, short="a Resource card")]
    names = [table.edition.types[type].name for type in lacked[:3]]
    more = [f"{len(lacked) - 3} more"] if len(lacked) > 3 else []
    words = f"{whose} need {listed(names + more)}; {counted(unseen, 'such card')} may lie in the Resource pile."
    return [Reason(kind="opens", weight=0.9, words=words, short=f"{counted(unseen, 'useful card')} not in sight")]


def lacked_by(table: GsaTable, seat: int) -> tuple[list[int], str]:
    """The types that a seat still has to find for its projects: on the table, or else in its hand."""
    types = range(len(table.edition.types))
    on_table = {type for unit in own_units(table, seat) for type in types if unit.lacks(type)}
    in_hand = {type for card in table.hands[seat] if hand.is_project(table, card)
               for type in table.edition.projects[hand.project_on(table, card)].needs}  # fmt: skip
    found = on_table or in_hand
    whose = "Your projects still" if on_table else "The projects in your hand"
    return sorted(type for type in found if not hand.holds(table, seat, type)), whose


def in_sight(table: GsaTable, seat: int, type: int) -> int:
    """How many cards of a type the seat knows to be elsewhere than in the Resource pile."""
    seen = [*table.hands[seat], *table.discard_pile, *(card for unit in table.units for card in unit.attached)]
    return sum(table.cards.faces[card] == type for card in [*seen, *table.burn_pile])


def from_discards(table: GsaTable, seat: int) -> list[Reason]:
    """§T4, §G-11 The card that would be taken lies open."""
    named = table.named.count(DISCARD)
    card = table.discard_pile[-1 - named]
    lies = "comes next there" if named else "lies on top"
    face = table.cards.faces[card]
    name = table.edition.names[face]
    wanting = projects_wanting(table, seat, face) if face < table.edition.first_modifier else []
    if wanting:
        words = f"{name} {lies}, and {wanting[0]} needs it."
        return [Reason(kind="completes", weight=1.5, words=words, short=f"{name} for {wanting[0]}")]
    if face < table.edition.first_modifier:
        words = f"{name} {lies}, though none of your projects needs it."
        return [Reason(kind="gains", weight=0.25, words=words, short=f"{name}, which you do not need")]
    if face < table.edition.first_project:
        words = f"{name} {lies}: a Modifier that you can play."
        return [Reason(kind="gains", weight=0.6, words=words, short=name)]
    words = f"{name} {lies}: a project that you know beforehand."
    return [Reason(kind="gains", weight=0.5, words=words, short=name)]


def new_project(table: GsaTable, seat: int) -> list[Reason]:
    """§H2, §E1 Who has no project keeps no cards; the last Project card arms the end."""
    units, held = own_units(table, seat), [card for card in table.hands[seat] if hand.is_project(table, card)]
    left = len(table.project_pile)
    if left == 1:
        words = "It is the last Project card: after it, the next completed project brings about the end."
        return [Reason(kind="wins", weight=0.9, words=words, short="the last Project card")]
    if not units and not held:
        words = "You have no project, and without one you can keep no cards."
        return [Reason(kind="opens", weight=1.5, words=words, short="a project to work on")]
    words = f"A project more is a chance for more points; {counted(left, 'Project card')} are left."
    return [Reason(kind="opens", weight=0.6, words=words, short="a project more")]


def discarded(table: GsaTable, move: Discard, seat: int) -> list[Reason]:
    """§H1 Why this card can go."""
    edition, name = table.edition, table.edition.names[move.face]
    if move.face >= edition.first_project:
        project = edition.projects[move.face - edition.first_project]
        held = sum(hand.holds(table, seat, type) for type in project.needs)
        words = f"You hold {held or 'none'} of the {project.value} cards that {name} needs."
        return [Reason(kind="keeps", weight=0.6, words=words, short=f"{held} of {project.value} cards in hand")]
    if not table.limit:
        words = "Without a project you can keep no Resource card, so all of them go."
        return [Reason(kind="keeps", weight=0.8, words=words, short="all of them go")]
    if move.face >= edition.first_modifier:
        words = f"You may keep {counted(table.limit, 'card')}, and the others are of more use than {name}."
        return [Reason(kind="keeps", weight=0.5, words=words, short="of less use")]
    wanting = projects_wanting(table, seat, move.face)
    if not wanting:
        words = f"None of your projects needs {name}."
        return [Reason(kind="keeps", weight=0.8, words=words, short="no project needs it")]
    words = f"You may keep {counted(table.limit, 'card')}; {wanting[0]} needs {name}, but it can wait longest."
    return [Reason(kind="keeps", weight=0.4, words=words, short="can wait longest")]


def ended(table: GsaTable, move: Move, seat: int) -> list[Reason]:
    """§A1 Nothing is left to do, or nothing that helps."""
    if isinstance(move, Done):
        words = "What you hold is within the limit, and you may need it."
        return [Reason(kind="keeps", weight=0.6, words=words, short="keeps what you hold")]
    attachable = [each for each in table.legal() if isinstance(each, Attach)]
    if attachable:
        return []
    words = "None of your cards fits a project of yours on the table now."
    if not own_units(table, seat):
        words = "You have no project on the table that a card could go to."
    return [*unstarted(table), Reason(kind="keeps", weight=0.7, words=words, short="nothing fits now")]


def unstarted(table: GsaTable) -> list[Reason]:
    """§A2 What a project in the hand would cost if it were started and not finished."""
    projects = [table.edition.projects[each.project] for each in table.legal() if isinstance(each, Start)]
    if not projects:
        return []
    dearest = max(projects, key=lambda each: each.value)
    words = f"Once it is started, {dearest.name} costs you {counted(dearest.value, 'point')} if it stays unfinished."
    return [Reason(kind="averts", weight=0.75, words=words, short="starts nothing")]
