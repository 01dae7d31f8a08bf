"""What is told and shown to a seat hangs on what it may know (§S-06, §S-76, §S-78), also when something private happens."""

import msgspec
import pytest

from labtable.games.stem import phases
from labtable.games.stem.events import Reshuffled, Scored, TurnBegan
from labtable.games.stem.events_cards import LookedAtHand, NamedKind, PassedHidden
from labtable.games.stem.kinds import ITEM, KINDS, TYPES
from labtable.games.stem.table import StemTable
from labtable.games.stem.unknown import hidden_sets
from labtable.kernel import NOBODY, SPECTATOR, Event, Move, Rng, seeded
from tests.games.stem.tables import GAME, a_table, face, field, give, hand, heard, lay, new, play, start

FACE_DOWN: dict[str, object] = {"face_down_enhancements": True, "challenges": True}


def told(table: StemTable, seat: int | None) -> list[Event]:
    """The events that reach a seat, or a spectator (None), as they leave the table."""
    return [event.apart() for event in table.events or [] if event.reaches(seat)]


def seen(table: StemTable, seat: int | None) -> bytes:
    return msgspec.json.encode(GAME.view(table, seat))


def learned(table: StemTable, seat: int | None) -> list[object]:
    """All that a seat knows of hidden faces: those it saw, what marks leave open, and the sets under the decks."""
    eyes = SPECTATOR if seat is None else seat
    both = (table.cards, table.finds)
    faces = [
        cards.faces[card] if cards.knows(eyes, card) else None for cards in both for card in range(len(cards.faces))
    ]
    bottoms = [
        sorted(cards.faces[card] for card in bottom.cards)
        for cards, sets in zip(both, (table.hero_bottoms, table.discovery_bottoms), strict=True)
        for bottom in sets
        if bottom.seat == seat
    ]
    return [faces, table.marks, bottoms]


def exchange(table: StemTable, seat: int | None, rng: Rng) -> tuple[StemTable, dict[str, str]] | None:
    """A table that looks the same to a seat, with the same luck to come: two hidden cards have changed their faces."""
    eyes = SPECTATOR if seat is None else seat
    laid = {card for works in table.works for work in works for card in work.enhancements}
    held = {card for hand in table.hands for card in hand}
    pairs = [
        (one, other)
        for cards in hidden_sets(table.cards, table.hero_bottoms, eyes).values()
        for one in cards
        if one in (laid if rng.below(2) else held)
        for other in cards
        if table.cards.faces[one] != table.cards.faces[other] and may_change(table, one, other)
    ]
    if not pairs:
        return None
    one, other = pairs[rng.below(len(pairs))]
    twin = table.clone()
    faces = {table.cards.faces[one]: table.cards.faces[other], table.cards.faces[other]: table.cards.faces[one]}
    for card in (one, other):
        twin.cards.set_face(card, faces[table.cards.faces[card]])
    if is_half_chosen(table):
        twin.aim_card = faces.get(table.aim_card, table.aim_card)
    return twin, {table.face(one).id: table.face(other).id, table.face(other).id: table.face(one).id}


def may_change(table: StemTable, one: int, other: int) -> bool:
    return not (table.face(one).mark & ~table.marks[other] or table.face(other).mark & ~table.marks[one])


def is_half_chosen(table: StemTable) -> bool:
    """Whether a card of the hand is chosen already, by its face, and where it goes is still asked."""
    asking = "" if table.doing is None else table.doing.id
    return table.phase == phases.ADD_TO or (asking in ("attach_from_hand", "give_card") and table.stage == 1)


def same_choice(twin: StemTable, move: Move, exchanged: dict[str, str]) -> Move | None:
    """The move that does the same with the same card, whatever its face is; or the same move; or none."""
    verb, _, part = move.text.partition(":")
    for text in (f"{verb}:{exchanged.get(part, part)}" if part else verb, move.text):
        found = GAME.catalogue.named(text)
        if found is not None and twin.refusal(found) is None:
            return found
    return None


def compare(table: StemTable, move: Move, seat: int | None, rng: Rng) -> bool:
    """Whether tables that a seat cannot tell apart were compared after a move by which it learned the same of both."""
    found = exchange(table, seat, rng)
    choice = None if found is None else same_choice(found[0], move, found[1])
    if found is None or choice is None:
        return False
    here, there = table.clone(), found[0]
    assert seen(here, seat) == seen(there, seat)
    for each, chosen in ((here, move), (there, choice)):
        each.listen()
        each.play(chosen)
    if learned(here, seat) != learned(there, seat) or any(isinstance(event, Reshuffled) for event in told(here, seat)):
        return False  # a card that is shown and shuffled at once is known no more
    assert told(here, seat) == told(there, seat), f"{move} tells seat {seat} what it may not know"
    assert seen(here, seat) == seen(there, seat), f"{move} shows seat {seat} what it may not know"
    return True


@pytest.mark.rule("stem", "S-06", "S-78")
def test_a_turn_begins_with_the_scores_that_all_can_count() -> None:
    table = new(2, seed=231, face_down_enhancements=True)
    table.listen()
    play(table, "keep", "keep", "hero:watt", "attach:machineshop", "stop", "stop")
    scores = [event.scores for event in table.events or [] if isinstance(event, TurnBegan)]
    assert scores[-1] == GAME.view(table, None).turn.scores != table.scores()
    table = new(2, seed=231)
    table.listen()
    play(table, "keep", "keep", "hero:watt", "attach:machineshop", "stop", "stop")
    last = (table.events or [])[-1]
    assert isinstance(last, TurnBegan)
    assert last.scores == table.scores(), "what lies face up counts"


@pytest.mark.many_games
@pytest.mark.rule("stem", "S-06", "S-69", "S-76", "S-78")
def test_a_seat_is_told_and_shown_the_same_by_tables_that_it_cannot_tell_apart() -> None:
    """Whole games with face-down Enhancements, every move of them, whatever is private in it."""
    compared = 0
    for seed in range(12):
        rng, table = seeded(seed), new(2 + seed % 3, seed, **FACE_DOWN)
        while table.actor != NOBODY:
            moves = table.legal()
            move, eyes = moves[rng.below(len(moves))], rng.below(table.seats + 1)
            compared += compare(table, move, eyes if eyes < table.seats else None, rng)
            table.play(move)
    assert compared > 2000


def imagined_on(table: StemTable, eyes: int, owner: int, hero: str) -> set[str]:
    """The types that Enhancements on a Hero have when a seat imagines them."""
    rng = seeded(3)
    cards = table.works[owner][table.own_work(owner, face(hero).index)].enhancements
    return {TYPES[table.imagine(eyes, rng).face(card).type] for _ in range(80) for card in cards}


@pytest.mark.rule("stem", "S-78", "S-69")
def test_all_know_whether_there_was_a_hero_to_choose_for_a_card_that_is_laid_face_down() -> None:
    table = a_table(face_down_enhancements=True)
    lay(table, 0, "newton", "1S")
    lay(table, 0, "curie", "2S")
    give(table, 0, "steam", "radium")
    alone = table.clone()
    play(alone, "add:steam")
    assert imagined_on(alone, 1, 0, "newton") == {"technology", "engineering", "mathematics"}, "no card of Curie's"
    play(table, "add:radium", "own:newton")
    assert imagined_on(table, 1, 0, "newton") == {"science"}, "Curie could have had it"


@pytest.mark.rule("stem", "S-78", "S-69", "S-46")
def test_of_a_taken_card_and_of_one_added_by_an_ability_all_know_as_much() -> None:
    table = a_table(face_down_enhancements=True)
    field(table, "1E")
    lay(table, 0, "newton", "2E")
    lay(table, 0, "curie", "3S")
    lay(table, 1, "bfranklin", "3E")
    give(table, 1, "coil")
    table.works[1][0] = table.works[1][0].with_enhancement(table.hands[1].pop(), ITEM)
    give(table, 0, "borrow", "tesla", "lecture")
    start(table)
    play(table, "play:borrow")
    assert "science" not in imagined_on(table, 2, 0, "newton")
    play(table, "hero:tesla", "attach:lecture")
    lecture = table.works[0][0].enhancements[1]
    rng = seeded(4)
    seen_types = {TYPES[table.imagine(2, rng).face(lecture).type] for _ in range(80)}
    assert seen_types == {"technology", "engineering", "mathematics"}, "Tesla himself was not meant"


@pytest.mark.rule("stem", "S-78", "S-69", "S-49")
def test_when_turing_takes_the_only_card_of_a_kind_all_know_that_there_is_no_other() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "abacus", "watt", "garden")
    table.listen()
    play(table, "hero:turing", "kind:item")
    assert hand(table, 0) == ["abacus"], "nothing was to be chosen"
    assert heard(table, 2)[-4:] == [NamedKind, LookedAtHand, PassedHidden, Scored]
    kinds = [place.kinds for place in GAME.view(table, 2).players[1].hand]
    assert kinds == [["hero", "location", "inspiration"]] * 2


@pytest.mark.rule("stem", "S-69", "S-78")
def test_of_two_equal_cards_turing_takes_one_and_nobody_rules_out_the_other() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "eureka", "eureka", "watt")
    play(table, "hero:turing", "kind:inspiration")
    assert hand(table, 0) == ["eureka"]
    assert [place.kinds for place in GAME.view(table, 2).players[1].hand] == [list(KINDS)] * 2
