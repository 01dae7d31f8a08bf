"""What speaks for a move in S.T.E.M.: points, steps, Enhancements that fit, and what rivals still lack."""

from typing import Final

from msgspec.structs import replace

from labtable.games.stem import moves as verbs
from labtable.games.stem import phases
from labtable.games.stem.bonuses import count_bits
from labtable.games.stem.card import Card, Discovery
from labtable.games.stem.discovery import score_refused
from labtable.games.stem.effects_decks import KeepAndDraw, Wager
from labtable.games.stem.effects_field import ReplaceField
from labtable.games.stem.kinds import ALL_STEPS, HERO, INSPIRATION, NONE, POLYMATH, STEP_NAMES, UNLIMITED, WILD
from labtable.games.stem.moves import StemMove
from labtable.games.stem.table import StemTable
from labtable.games.stem.unknown import hidden_sets
from labtable.kernel.move import Move
from labtable.kernel.reason import Change, Names, Reason, score_reasons
from labtable.kernel.words import counted, listed

MOST_NAMED: Final = 2  # cards in a sentence
STEPS: Final = len(STEP_NAMES)
BEHIND: Final = 0.25  # what points off a rival count for who is not the best of them
WILD_IS_WANTED: Final = 0.3  # what a Wild Step is worth beyond its points, since it fits every step


def called_by(table: StemTable, move: Move, names: Names) -> str:
    """A move as it is recommended: `Score with Ada Lovelace`, `Put it on Hypatia`."""
    assert isinstance(move, StemMove)
    label = move.label
    if move.verb == verbs.FIELD and table.phase == phases.CARD:
        return f"Score {label}"
    if move.verb in (verbs.FIELD, verbs.TARGET, verbs.ENHANCEMENT, verbs.KIND):
        return f"Choose {label}"
    if move.verb == verbs.OWN:
        return f"Choose {label}"
    if move.verb == verbs.STEP:
        return f"Score it {label}"
    if move.verb == verbs.OPPONENT:
        return f"Choose {names[move.part]}"
    if move.verb == verbs.PASS and table.phase == phases.ACTION:
        return "Take no action"
    if move.verb == verbs.STOP and table.phase == phases.DISCARD:
        return "Keep what you hold"
    return label


def reasons_of(change: Change, before: StemTable, after: StemTable) -> list[Reason]:
    """All that speaks for a move."""
    move = change.move
    assert isinstance(move, StemMove)
    if move.verb in (verbs.KEEP, verbs.REDRAW):
        return hand_judged(before, move, change.seat)
    if move.verb == verbs.DROP:
        return dropped(change, before, move)
    if move.verb in (verbs.DISCARD, verbs.STOP) and before.phase == phases.DISCARD:
        return discarded(before, move, change.seat)
    if move.verb == verbs.PASS and before.phase in (phases.WINDOW, phases.ANSWER):
        return passed(before, change.seat)
    if move.verb == verbs.GUESS:
        return guessed(before, move, change.seat)
    if move.verb == verbs.FIELD and isinstance(before.doing, ReplaceField):
        return dropped(change, before, move)
    steps = scored(change, before, after)
    worth = points(change, before, after, bool(steps))
    found = [*steps, *worth, *cards(change, before, after), *stopped(change, before, move)]
    found += [*averted(change, before, after), *left_open(before, move, change.seat)]
    return [*found, *field_changed(before, after, change.seat)] if move.verb == verbs.PLAY else found


def scored(change: Change, before: StemTable, after: StemTable) -> list[Reason]:
    """§V1, §C1 A step that is scored, and with which Discovery."""
    seat = change.seat
    had = {work.discovery for work in before.works[seat]}
    found = []
    for work in after.works[seat]:
        if work.discovery == NONE or work.discovery in had:
            continue
        discovery = after.find(work.discovery)
        number = count_bits(after.steps[seat])
        words = f"{work.hero.name} scores {STEP_NAMES[work.step]} for {counted(discovery.points, 'point')}"
        last = number == STEPS
        words += ": your fifth step, so the game ends with this round." if last else f": {number} of {STEPS} steps."
        short = f"{STEP_NAMES[work.step]}, {counted(discovery.points, 'point')}"
        found.append(Reason(kind="completes", weight=1.5 + discovery.points, words=words, short=short))
        found += wanted_by_rivals(change, before, discovery)
    return found


def wanted_by_rivals(change: Change, table: StemTable, discovery: Discovery) -> list[Reason]:
    """§C2 Who lacks the same step, and so could want the same card."""
    rivals = [each for each in range(table.seats) if each != change.seat and lacks_step(table, each, discovery)]
    if not rivals or change.seat in rivals:
        return []
    who = change.names.all_of(rivals)
    if discovery.step == WILD:
        words = f"A Wild Step card fits everybody: {who} could use it too."
    else:
        words = f"{who} still {'lacks' if len(rivals) == 1 else 'lack'} {STEP_NAMES[discovery.step]} too."
    return [Reason(kind="denies", weight=0.4 + 0.1 * discovery.points, words=words, short=f"before {who}")]


def lacks_step(table: StemTable, seat: int, discovery: Discovery) -> bool:
    """Whether a seat could still use a Discovery."""
    steps = table.steps[seat]
    return steps != ALL_STEPS if discovery.step == WILD else not (steps >> discovery.step) & 1


def points(change: Change, before: StemTable, after: StemTable, stepped: bool) -> list[Reason]:
    """§V3 Points beside those of a Discovery: Enhancements, abilities, and what rivals lose."""
    seat = change.seat
    added = {card for work in after.works[seat] for card in work.enhancements}
    added -= {card for work in before.works[seat] for card in work.enhancements}
    names = [f"{each.name} ({each.points})" for each in in_order(change.move, [after.face(card) for card in added])]
    found = weighed(change, score_reasons(change))
    if stepped or names:
        found = [each for each in found if each.kind != "gains"]
    if names:
        total = sum(after.face(card).points for card in added)
        words = f"{listed(names)} {'adds' if len(names) == 1 else 'add'} {counted(total, 'point')} to your Discovery."
        found.append(Reason(kind="gains", weight=float(total), words=words, short=f"{counted(total, 'point')} more"))
    return found


def weighed(change: Change, reasons: list[Reason]) -> list[Reason]:
    """§V3 Points off a rival count little while another rival is ahead of that one."""
    seat, before, after = change.seat, change.before.scores_seen(change.seat), change.after.scores_seen(change.seat)
    rivals = [each for each in range(len(before)) if each != seat]
    best = max(before[each] for each in rivals)
    behind = iter([before[each] < best for each in rivals if after[each] < before[each]])
    return [
        replace(each, weight=BEHIND * each.weight) if each.kind == "denies" and next(behind) else each
        for each in reasons
    ]


def in_order(move: Move, enhancements: list[Card]) -> list[Card]:
    """The Enhancement of the move first, then those that follow it."""
    assert isinstance(move, StemMove)
    attaches = move.verb in (verbs.ADD, verbs.ATTACH)
    return sorted(enhancements, key=lambda each: (not (attaches and each.index == move.part), each.index))


def cards(change: Change, before: StemTable, after: StemTable) -> list[Reason]:
    """Cards that come to the hand, or leave a rival's."""
    found = []
    if after.active == before.active and after.drawer == before.drawer:
        spent = int(
            isinstance(change.move, StemMove) and change.move.verb in (verbs.PLAY, verbs.ANNOUNCE, verbs.ANSWER)
        )
        more = len(after.hands[change.seat]) - len(before.hands[change.seat]) + spent
        if more > 0:
            words = f"It brings {counted(more, 'card')} into your hand."
            found.append(Reason(kind="gains", weight=0.7 * more, words=words, short=f"{counted(more, 'card')} more"))
        for rival in range(before.seats):
            lost = len(before.hands[rival]) - len(after.hands[rival])
            if rival != change.seat and lost > 0:
                words = f"{change.names[rival]} loses {counted(lost, 'card')} of the hand."
                found.append(
                    Reason(kind="denies", weight=0.7 * lost, words=words, short=f"cards off {change.names[rival]}")
                )
    return found


def stopped(change: Change, table: StemTable, move: StemMove) -> list[Reason]:
    """§S-62 What an answer stops."""
    if move.verb != verbs.ANSWER:
        return []
    card, who = table.face(table.stack[-1]).name, change.names[table.stack_seats[-1]]
    words = f"It stops what {who}'s {card} would do."
    return [Reason(kind="denies", weight=0.8, words=words, short=f"stops {card}")]


def averted(change: Change, before: StemTable, after: StemTable) -> list[Reason]:
    """§S-62 What is lost without an answer."""
    silent, seat = change.silent, change.seat
    if not isinstance(silent, StemTable) or before.phase != phases.ANSWER:
        return []
    with_it, without = after.scores_seen(seat), silent.scores_seen(seat)
    found = []
    if with_it[seat] > without[seat]:
        lost = counted(with_it[seat] - without[seat], "point")
        words = f"Without it you would lose {lost}."
        found.append(
            Reason(kind="averts", weight=float(with_it[seat] - without[seat]), words=words, short=f"saves {lost}")
        )
    for rival in range(after.seats):
        gain = without[rival] - with_it[rival]
        if rival != seat and gain > 0:
            words = f"Without it {change.names[rival]} would gain {counted(gain, 'point')}."
            found.append(
                Reason(kind="denies", weight=float(gain), words=words, short=f"denies {counted(gain, 'point')}")
            )
    return found


def field_changed(before: StemTable, after: StemTable, seat: int) -> list[Reason]:
    """Field cards that go, where the seat could score none of them."""
    gone = [card for card in before.field if card not in (NONE, before.reserved) and card not in after.field]
    if after.active != before.active or len(after.works[seat]) > len(before.works[seat]) or not gone:
        return []
    if any(can_use(before, seat, before.find(card)) for card in gone):
        return []
    words = f"It replaces {counted(len(gone), 'Field card')} that no Hero in your hand can score."
    return [Reason(kind="opens", weight=1.0, words=words, short="new cards in the Field")]


def left_open(table: StemTable, move: StemMove, seat: int) -> list[Reason]:
    """§V2 An action that scores no fifth step, where that would end the game with others in front."""
    if table.phase != phases.ACTION or move.verb not in (verbs.ADD, verbs.PASS) or table.last_round:
        return []
    scores = table.scores_seen(seat)
    short = max(scores) - scores[seat]
    usable = [each.points for each in in_field(table) if can_use(table, seat, each)]
    if count_bits(table.steps[seat]) != STEPS - 1 or not usable or short <= max(usable):
        return []
    words = f"A fifth step would end the game with this round, and you are {counted(short, 'point')} behind."
    return [Reason(kind="averts", weight=2.0, words=words, short="keeps the game going")]


def heroes_in(table: StemTable, seat: int) -> list[Card]:
    """The Heroes of a hand."""
    return [table.face(card) for card in table.hands[seat] if table.face(card).kind == HERO]


def can_use(table: StemTable, seat: int, discovery: Discovery) -> bool:
    """Whether a Hero of the hand could score a Discovery."""
    return any(score_refused(table, seat, hero, discovery, UNLIMITED) is None for hero in heroes_in(table, seat))


def dropped(change: Change, table: StemTable, move: StemMove) -> list[Reason]:
    """§T8 Why this Field card can go: of no use to the seat, of use to others."""
    seat, discovery = change.seat, table.edition.discoveries[move.part]
    found = []
    if not lacks_step(table, seat, discovery):
        words = f"You have {STEP_NAMES[discovery.step]} already." if discovery.step != WILD else "You have all steps."
        found.append(Reason(kind="keeps", weight=1.5, words=words, short="of no use to you"))
    elif not can_use(table, seat, discovery):
        words = "No Hero in your hand can score it."
        found.append(Reason(kind="keeps", weight=1.2, words=words, short="no Hero of yours can score it"))
    rivals = [each for each in range(table.seats) if each != seat and lacks_step(table, each, discovery)]
    if rivals:
        who = change.names.all_of(rivals)
        worth = counted(discovery.points, "point")
        use, weight = "could still use it", 0.2 * discovery.points
        if discovery.step == WILD:
            use, weight = "could use it for any step", weight + WILD_IS_WANTED
        words = f"{who} {use}, and it is worth {worth}."
        found.append(Reason(kind="denies", weight=weight, words=words, short=f"{worth} kept from {who}"))
    return found


def discarded(table: StemTable, move: StemMove, seat: int) -> list[Reason]:
    """§T9 A card that is of no use now makes room for another."""
    if move.verb == verbs.STOP:
        words = of_use(table, seat) or "What you hold may be of more use than a card you do not know."
        return [Reason(kind="keeps", weight=0.6, words=words, short="keeps the rest")]
    card = table.edition.cards[move.part]
    return [
        Reason(
            kind="keeps",
            weight=0.8,
            words=f"{idle(table, card, seat)} You draw another card for it.",
            short="a new card for it",
        )
    ]


def of_use(table: StemTable, seat: int) -> str:
    """What the cards of a hand are good for: Heroes that can score in the Field, and an Enhancement with its Hero."""
    field = in_field(table)
    scorers, adders = [], []
    for card in (table.face(each) for each in table.hands[seat]):
        if card.kind == HERO:
            fits = [each.points for each in field if score_refused(table, seat, card, each, UNLIMITED) is None]
            scorers += [(max(fits), card.name)] if fits else []
        elif card.is_enhancement():
            heroes = [each.hero for each in table.works[seat] if each.uses(card.type) and each.has_place(card.kind)]
            adders += (
                [(card.points, f"{card.name} can add {counted(card.points, 'point')} to {heroes[0].name}")]
                if heroes
                else []
            )
    best = [f"{name} ({points})" for points, name in sorted(scorers, reverse=True)[:MOST_NAMED]]
    parts = [f"{listed(best)} can score in the Field"] if best else []
    parts += [words for _, words in sorted(adders, reverse=True)[:1]]
    return f"{listed(parts)}." if parts else ""


def in_field(table: StemTable) -> list[Discovery]:
    """The Discoveries of the Field."""
    return [table.find(each) for each in table.field if each != NONE]


def guessed(table: StemTable, move: StemMove, seat: int) -> list[Reason]:
    """§S-46 How many of the cards that the top one can be are Heroes, for all that the seat knows."""
    if not table.hero_deck:
        return []
    top, hero = table.hero_deck[-1], move.part == verbs.GUESS_HERO
    sets = [*hidden_sets(table.cards, table.hero_bottoms, seat).values(), [top]]
    pool = [(table.face(card).kind == HERO) == hero for card in next(each for each in sets if top in each)]
    right = sum(pool)
    if len(pool) == 1 and not right:
        return []
    words = f"{right} of the {len(pool)} cards that it can be are {'Heroes' if hero else 'not Heroes'}."
    if hero and isinstance(table.doing, Wager) and isinstance(table.doing.win[0], KeepAndDraw):
        words = f"{words[:-1]}, and if you are right you keep a Hero."
    if len(pool) == 1:
        words = f"You have seen the top card: it is {'a Hero' if hero else 'not a Hero'}."
    return [Reason(kind="gains", weight=2.0 * right / len(pool), words=words, short=f"{right} in {len(pool)}")]


def idle(table: StemTable, card: Card, seat: int) -> str:
    """Why a card of the hand is of little use now, in a sentence."""
    if card.kind == HERO:
        if any(score_refused(table, seat, card, each, UNLIMITED) is None for each in in_field(table)):
            return f"{card.name} could score in the Field, but a new card may do more."
        return f"{card.name} can score nothing in the Field."
    if card.kind == INSPIRATION:
        return f"{card.name} helps you least of what you hold."
    usable = any(hero.type in (card.type, POLYMATH) for hero in heroes_in(table, seat))
    usable = usable or any(work.uses(card.type) and work.has_place(card.kind) for work in table.works[seat])
    if usable:
        return f"{card.name} adds only {counted(card.points, 'point')}."
    return f"No Hero of yours can use {card.name}."


def passed(table: StemTable, seat: int) -> list[Reason]:
    """§I1 An Inspiration that is not played is kept."""
    held = [table.face(card).name for card in table.hands[seat] if table.face(card).kind == INSPIRATION]
    assert held, "who holds none is not asked what to do"
    words = f"You keep {listed(held)} for a moment when it does more."
    words = words.replace("it does", "they do") if len(held) > 1 else words
    return [Reason(kind="keeps", weight=0.9, words=words, short=f"keeps {held[0]}")]


def hand_judged(table: StemTable, move: StemMove, seat: int) -> list[Reason]:
    """§B2 The Heroes of a first hand, and the Enhancements that fit them."""
    heroes = heroes_in(table, seat)
    types = {hero.type for hero in heroes}
    fitting = [table.face(card) for card in table.hands[seat] if table.face(card).is_enhancement()]
    fitting = [card for card in fitting if card.type in types or POLYMATH in types]
    words = f"You hold {counted(len(heroes), 'Hero').replace('Heros', 'Heroes')}"
    words += f" and {counted(len(fitting), 'Enhancement')} that fit." if fitting else "."
    words = words.replace("1 Enhancement that fit.", "1 Enhancement that fits.").replace(
        "hold 0 Heroes", "hold no Hero"
    )
    if move.verb == verbs.REDRAW:
        words += " Six others may be better."
    return [Reason(kind="keeps", weight=1.0, words=words, short=f"{len(heroes)} Heroes in hand")]
