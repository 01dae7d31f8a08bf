"""What a seat sees: the open table, and of every hand and deck the faces it has seen (§A-54)."""

from labtable.games.adna import flow, settle
from labtable.games.adna.chains import contaminated, dna, find_site
from labtable.games.adna.cutting import Cut
from labtable.games.adna.decks import DECK_NAMES, DECKS, ENZYMES, LETTERS
from labtable.games.adna.defence import reasons_of
from labtable.games.adna.effect import EVERY_CARD
from labtable.games.adna.table import AdnaTable
from labtable.games.adna.thermometer import LEVELS, MUTATING
from labtable.games.adna.titles import NO_CHAIN, NONE, Announcement, Title
from labtable.games.adna.view import AdnaView, AnnouncementView, ChainView, DeckView, SeenCard, SiteView
from labtable.kernel.game import Game
from labtable.kernel.seats import SPECTATOR
from labtable.kernel.turn import turn_of


def view_of(game: Game, table: AdnaTable, seat: int | None) -> AdnaView:
    """§A-59 The view of a seat, or of a spectator (None); who is asked for an answer is not in it."""
    eyes = SPECTATOR if seat is None else seat
    asked = flow.question_of(table)
    return AdnaView(
        game=game.name,
        turn=turn_of(game, table, seat),
        goal=table.goal,
        game_number=table.game,
        games=table.games,
        match_won_by="points" if table.points_first else "games",
        won=list(table.won),
        active=table.active,
        phase=settle.ANSWERING.id if table.in_secret() and table.actor != seat else asked.id,
        waiting=table.in_secret(),
        temperature=LEVELS[table.level],
        levels=list(LEVELS),
        mutates_from=LEVELS[MUTATING],
        last=None if table.last is None else table.last.title.id,
        chains=[_chain(table, owner) for owner in range(2)],
        hands=[_hand(table, owner, eyes) for owner in range(2)],
        decks=[_deck(table, deck, eyes) for deck in DECKS],
        announced=[_announcement(table, each) for each in table.stack],
        answers=reasons_of(table) if table.in_secret() and table.actor == seat else {},
        sites=_sites(table, eyes),
        tray=_letters(table, table.tray),
        picks=[place + 1 for place in table.picks],
        choosing=_choosing(asked.chain(table)),
        left=asked.left(table),
    )


def _choosing(chain: int) -> int | None:
    return None if chain == NO_CHAIN else chain


def _sites(table: AdnaTable, eyes: int) -> list[SiteView]:
    """§F2, §A-42 Where each would bind and cut, whatever else it lacks; one that has cut has no site any more."""
    enzymes = {each.play.title for each in table.stack if each.play.enzyme and each.step == 0}
    if eyes != SPECTATOR:
        enzymes |= {table.edition.enzymes[table.cards.faces[card]] for card in table.hands[3 * eyes + ENZYMES]}
    found = [_site(table, title, owner) for title in sorted(enzymes, key=lambda each: each.face) for owner in range(2)]
    return [site for site in found if site is not None]


def _site(table: AdnaTable, title: Title, owner: int) -> SiteView | None:
    cut = title.effects[0]
    assert isinstance(cut, Cut)
    if cut.refused(table, owner, owner) is not None:
        return None
    start = find_site(table, owner, cut.site)
    return SiteView(card=title.id, chain=owner, first=start + 1, last=start + len(cut.site), leaves=start + cut.arrow)


def _letters(table: AdnaTable, cards: list[int]) -> str:
    return "".join(LETTERS[table.cards.faces[card]] for card in cards)


def _chain(table: AdnaTable, owner: int) -> ChainView:
    cut = any(each.play.enzyme and each.chain() == owner for each in table.stack)
    return ChainView(
        bases=_letters(table, table.chains[owner]),
        length=dna(table, owner),
        contaminated=contaminated(table, owner),
        loose=_letters(table, table.loose) if cut else "",
    )


def _hand(table: AdnaTable, owner: int, eyes: int) -> dict[str, list[str | None]]:
    """By deck: the faces that are known, in the order of the card file, then the others."""
    rows: dict[str, list[str | None]] = {}
    for deck in DECKS:
        cards = table.hands[3 * owner + deck]
        seen = sorted(table.cards.faces[card] for card in cards if table.cards.knows(eyes, card))
        known: list[str | None] = [table.edition.face_id(deck, face) for face in seen]
        rows[DECK_NAMES[deck]] = known + [None] * (len(cards) - len(seen))
    return rows


def _deck(table: AdnaTable, deck: int, eyes: int) -> DeckView:
    pile = table.decks[deck]
    seen = [
        SeenCard(place, table.edition.face_id(deck, table.cards.faces[card]))
        for place, card in enumerate(reversed(pile), start=1)
        if table.cards.knows(eyes, card)
    ]
    return DeckView(name=DECK_NAMES[deck], size=len(pile), seen=seen)


def _announcement(table: AdnaTable, each: Announcement) -> AnnouncementView:
    play = each.play
    return AnnouncementView(
        seat=each.seat,
        kind=("action", "answer", "repair")[play.kind],
        card=play.title.id,
        needs=[table.edition.reactions[face].id for face in play.cost],
        chain=None if play.chain == NONE else each.chain(),
        temperature=None if play.level == NONE else LEVELS[play.level],
        keeps=_keeps(table, each),
    )


def _keeps(table: AdnaTable, each: Announcement) -> int | None:
    """Only what has not happened yet can still take something."""
    effects = each.play.title.effects
    if each.play.chain == NO_CHAIN or each.step > 0:
        return None
    kept = effects[0].keeps(table, each.seat, each.chain())
    return None if kept == EVERY_CARD else kept
