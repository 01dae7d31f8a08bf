"""What a seat sees: all that is public (§S-76), and the faces it knows (§S-78)."""

from labtable.games.stem.bonuses import points_on
from labtable.games.stem.card import Work
from labtable.games.stem.discovery import scoreable
from labtable.games.stem.end import at_end
from labtable.games.stem.enhancement import places_for
from labtable.games.stem.flow import question_of
from labtable.games.stem.kinds import ANY_KIND, HERO, KINDS, NONE, STEPS, UNLIMITED
from labtable.games.stem.table import StemTable
from labtable.games.stem.view import AimView, AnnouncedView, AtEndView, PlaceView, PlayerView, StemView, WorkView
from labtable.kernel.cards import Cards
from labtable.kernel.game import Game
from labtable.kernel.seats import SPECTATOR
from labtable.kernel.turn import turn_of

HIDDEN_PHASE = "inspirations"  # §S-61 a moment for Inspirations looks the same whoever is asked


def view_of(game: Game, table: StemTable, seat: int | None) -> StemView:
    """The view of a seat, or of a spectator (None)."""
    eyes = SPECTATOR if seat is None else seat
    return StemView(
        game=game.name,
        turn=turn_of(game, table, seat),
        first=table.first,
        active=table.active,
        phase=HIDDEN_PHASE if table.in_secret() and table.actor != seat else question_of(table).id,
        asking=None if table.doing is None else table.doing.id,
        field=[None if card == NONE else table.find(card).id for card in table.field],
        reserved=None if table.reserved == NONE else table.find(table.reserved).id,
        declared=None if table.declared == NONE else STEPS[table.declared],
        hero_deck=len(table.hero_deck),
        discovery_deck=len(table.discovery_deck),
        hero_discard=[table.face(card).id for card in table.hero_discard],
        discovery_discard=[table.find(card).id for card in table.discovery_discard],
        players=[_player(table, each, eyes) for each in range(table.seats)],
        announced=_announced(table, eyes),
        looked=_looked(table, eyes),
        leaves=sorted(table.leaves),
        scored=table.scored,
        discards_left=max(0, table.limit - table.discarded),
        last_round=table.last_round,
        challenges=[table.edition.challenges[number].id for number in table.challenges],
        fits={} if seat is None else _fits(table, seat),
    )


def _announced(table: StemTable, eyes: int) -> list[AnnouncedView]:
    """§S-12, §S-67 The card announced first is the one that aims; the others answer."""
    cards = enumerate(zip(table.stack_seats, table.stack, strict=True))
    return [
        AnnouncedView(seat=seat, card=table.face(card).id, aim=None if number else _aim(table, eyes))
        for number, (seat, card) in cards
    ]


def _aim(table: StemTable, eyes: int) -> AimView | None:
    """§S-67 The aim, once it is announced; §S-06 of a face-down card only what these eyes know."""
    if not table.aimed:
        return None
    owner = table.doer if table.aim_seat == NONE else table.aim_seat
    return AimView(
        seat=None if table.aim_seat == NONE else table.aim_seat,
        hero=None if table.aim_work == NONE else table.works[owner][table.aim_work].hero.id,
        card=None if table.aim_card == NONE else _place(table, table.aim_card, eyes),
        points=_at_stake(table, eyes),
    )


def _at_stake(table: StemTable, eyes: int) -> int:
    """§S-67 The points of the Enhancement that is aimed at, or of all on the Hero."""
    if table.aim_seat == NONE or table.aim_work == NONE:
        return 0
    if table.aim_card == NONE:
        return points_on(table, table.works[table.aim_seat][table.aim_work], eyes)
    return table.face(table.aim_card).points if table.cards.knows(eyes, table.aim_card) else 0


def _player(table: StemTable, seat: int, eyes: int) -> PlayerView:
    return PlayerView(
        seat=seat,
        hand=[_place(table, card, eyes) for card in table.hands[seat]],
        works=[_work(table, work, eyes) for work in table.works[seat]],
        steps=[step for number, step in enumerate(STEPS) if (table.steps[seat] >> number) & 1],
        at_end=[AtEndView(card=card, points=points) for card, points in at_end(table, seat, eyes)],
        played=table.played[seat],
        inspirations=table.inspired[seat],
        aside=len(table.aside[seat]),
        under_hero_deck=_bottoms(table, True, seat) if seat == eyes else [],
        under_discovery_deck=_bottoms(table, False, seat) if seat == eyes else [],
    )


def _place(table: StemTable, card: int, eyes: int) -> PlaceView:
    """§S-78 The face if it is known, else what the marks leave open."""
    if table.cards.knows(eyes, card):
        return PlaceView(card=table.face(card).id, kinds=[KINDS[table.face(card).kind]])
    kinds = table.marks[card] & ANY_KIND
    return PlaceView(card=None, kinds=[kind for number, kind in enumerate(KINDS) if (kinds >> number) & 1])


def _work(table: StemTable, work: Work, eyes: int) -> WorkView:
    return WorkView(
        hero=work.hero.id,
        discovery=None if work.discovery == NONE else table.find(work.discovery).id,
        step=None if work.step == NONE else STEPS[work.step],
        enhancements=[_place(table, card, eyes) for card in work.enhancements],
        points=0 if work.discovery == NONE else table.find(work.discovery).points,
        added=points_on(table, work, eyes),
        granted=work.granted,
        item_places=work.hero.items,
        location_places=work.hero.locations,
    )


def _fits(table: StemTable, seat: int) -> dict[str, list[str]]:
    """§S-11, §S-16 The cards of a hand that can score something or be added somewhere, as the table stands."""
    most = question_of(table).most_points(table) if seat == table.active else UNLIMITED
    found = {}
    for card in [table.face(each) for each in table.hands[seat]]:
        if card.kind == HERO:
            found[card.id] = [discovery.id for discovery in scoreable(table, seat, card, most)]
        elif card.is_enhancement():
            found[card.id] = [table.works[seat][index].hero.id for index in places_for(table, seat, card)]
    return {card: others for card, others in found.items() if others}


def _bottoms(table: StemTable, heroes: bool, seat: int) -> list[list[str]]:
    """§S-78 The sets of cards that this seat saw go under a deck, those it has not met since, without their order."""
    cards: Cards = table.cards if heroes else table.finds
    known = []
    for bottom in table.hero_bottoms if heroes else table.discovery_bottoms:
        hidden = [card for card in bottom.cards if not cards.knows(seat, card)]
        if bottom.seat == seat and hidden:
            known.append(sorted(table.face(card).id if heroes else table.find(card).id for card in hidden))
    return known


def _looked(table: StemTable, eyes: int) -> list[str | None]:
    """The cards that are looked at now, as far as these eyes know them."""
    discoveries = table.doing is not None and table.doing.id == "dig_field"
    cards = table.finds if discoveries else table.cards
    names = [table.find(card).id if discoveries else table.face(card).id for card in table.looked]
    return [name if cards.knows(eyes, card) else None for name, card in zip(names, table.looked, strict=True)]
