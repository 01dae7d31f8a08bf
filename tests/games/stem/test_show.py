"""What people see: the board in a terminal, the log, the greyed-out moves; and what bots think."""

import io

import pytest
from rich.console import Console

from labtable.games.stem import phases
from labtable.games.stem.effects import SetTurnDiscardLimit
from labtable.games.stem.events import (
    AnnouncedHero,
    ChoseDiscovery,
    Completed,
    Discarded,
    Drew,
    DrewHidden,
    Ended,
    FieldDiscarded,
    GotLeave,
    Kept,
    LookedAtDeck,
    Passed,
    Redrew,
    Reshuffled,
    SawCards,
    Scored,
    Swapped,
    TurnBegan,
    TurnedUp,
    Wagered,
)
from labtable.games.stem.events_cards import (
    Aim,
    Aimed,
    AnnouncedInspiration,
    Attached,
    AttachedHidden,
    Cancelled,
    Granted,
    LookedAtHand,
    LostCard,
    LostEnhancement,
    NamedKind,
    NoPlace,
    PassedCard,
    PassedHidden,
    Repeated,
    SawHand,
    TookEnhancement,
    TookFromDiscard,
)
from labtable.games.stem.kinds import ITEM
from labtable.games.stem.table import StemTable
from labtable.kernel import NOBODY, Event, seeded
from labtable.words.voice import Voice
from tests.games.stem.tables import (
    GAME,
    a_table,
    field,
    finds_on_top,
    give,
    lay,
    on_top,
    play,
    start,
    throw,
)

NAMES = ["You", "Ann", "Bob", "Cy"]
SPOKEN = Voice(GAME, NAMES)


def drawn(table: StemTable, seat: int | None, width: int = 120) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(GAME.board(GAME.view(table, seat), NAMES))
    return console.export_text()


def test_the_board_shows_field_heroes_and_the_own_hand_with_its_texts() -> None:
    table = a_table()
    field(table, "1S", "2TM", "WST")
    lay(table, 0, "carver", "1ST", "garden")
    lay(table, 1, "curie", "3S")
    table.works[1][0] = table.works[1][0].with_grant()
    give(table, 0, "cailun", "radio", "eureka")
    text = drawn(table, 0)
    for part in ("Wild Step", "Tech/Math", " ✓", "S Carver+", "Draw 2 cards."):
        assert part in text
    assert "no card" in text
    assert "✶ Curie+" in text
    assert "Cai Lun" not in drawn(table, 1)
    assert "Draw 2 cards." not in drawn(table, None)


def test_the_board_of_four_leaves_room_for_the_moves_on_a_small_terminal() -> None:
    table = a_table(seats=4, challenges=True)
    field(table, "1S", "2TM", "WST", "4E", "5M")
    for seat, hero in enumerate(("carver", "curie", "khwarizmi", "noether")):
        lay(table, seat, hero, ("1ST", "3S", "2S", "3M")[seat])
    give(table, 0, "cailun", "radio", "eureka", "archimedes", "jazari", "gilbreth")
    lines = drawn(table, 0, width=80).splitlines()
    assert len(lines) <= 19
    assert max(map(len, lines)) <= 80


def test_the_board_shows_what_is_in_the_air() -> None:
    table = a_table(challenges=True, face_down_enhancements=True)
    field(table, "1E", "2TE")
    give(table, 0, "gilbreth", "watt", "steam", "abacus")
    give(table, 1, "rival")
    table.last_round = True
    play(table, "hero:gilbreth", "field:1E")
    text = drawn(table, 1)
    assert "You play Lillian Gilbreth." in text
    assert "being scored" in text
    assert "★" in text
    assert "last round" in text
    play(table, "pass", "attach:steam", "stop")
    assert "may score once more" in drawn(table, 0)
    assert "+?" in drawn(table, 1)
    play(table, "decline")
    assert "You may discard 3 more cards" in drawn(table, 0)
    table.limit = 99
    assert "any number of" in drawn(table, 0)


@pytest.mark.rule("stem", "S-67", "S-12")
def test_the_board_shows_what_is_aimed_at_and_which_step_is_declared() -> None:
    table = a_table(face_down_enhancements=True)
    field(table, "WST", "3T")
    lay(table, 0, "curie", "2S")
    lay(table, 2, "wu", "1S", "radium")
    give(table, 0, "cailun", "cut", "borrow")
    give(table, 1, "rival")
    start(table)
    play(table, "play:cut")
    assert "You play Funding Cut. It aims at Ann." in drawn(table, 2)
    play(table, "pass")
    give(table, 1, "rival")
    play(table, "play:borrow")
    assert "You play Borrowed Equipment. It aims at Radium Sample of Bob's Chien-Shiung Wu." in drawn(table, 1)
    table.cards.set_known(table.works[2][0].enhancements[0], 1 << 2)
    table.marks[table.works[2][0].enhancements[0]] = 1 << ITEM
    assert "It aims at an Item of Bob's Chien-Shiung Wu." in drawn(table, 1)
    play(table, "pass", "hero:cailun", "field:WST", "step:analyze_data")
    assert "as Analyze Data" in drawn(table, 1)


def test_the_board_shows_which_card_of_the_discard_pile_is_aimed_at() -> None:
    table = a_table()
    field(table, "1S")
    throw(table, "abacus", "watt")
    give(table, 0, "notebook", "curie")
    give(table, 1, "rival")
    start(table)
    play(table, "play:notebook", "take:abacus")
    assert "You play Lost Notebook. It aims at Abacus." in drawn(table, 1)


def test_the_board_shows_cards_looked_at_known_hands_and_sets_under_the_deck() -> None:
    table = a_table()
    field(table, "1M", "2M")
    give(table, 0, "ramanujan", "shenkuo", "abacus")
    give(table, 1, "radio", "watt")
    table.cards.show(table.hands[1][0], 1)
    on_top(table, "coil", "steam", "lecture")
    play(table, "hero:ramanujan", "field:1M")
    assert "You look at: Induction Coil" in drawn(table, 0)
    assert "(known: Radio Set 2)" in drawn(table, 0)
    play(table, "take:coil", "stop")
    assert "Under the Hero deck lie:" in drawn(table, 0)
    table = a_table()
    field(table, "1M", "2M")
    finds_on_top(table, "5S")
    give(table, 0, "shenkuo")
    play(table, "hero:shenkuo", "field:1M")
    assert "Publish Results (Science, 4)" in drawn(table, 0)


def test_after_the_end_the_board_can_still_be_drawn() -> None:
    table = a_table(seats=2)
    table.last_round = True
    table.active = table.actor = 1
    table.listen()
    play(table, "pass")
    assert table.actor == NOBODY
    assert "Round 1" in drawn(table, 0)
    assert GAME.shown_moves(table) == []
    assert [SPOKEN.tell(event.sentence()) for event in table.events or []][-1].startswith("The game is over")


def test_one_winner_wins_and_two_win() -> None:
    table = a_table(seats=2)
    lay(table, 0, "curie", "1ST")
    table.last_round = True
    table.active = table.actor = 1
    table.listen()
    play(table, "pass")
    assert SPOKEN.tell((table.events or [])[-1].sentence()) == "The game is over. You win."


@pytest.mark.parametrize(
    ("phase", "text", "why"),
    [
        (phases.ACTION, "hero:curie", "S-11"),
        (phases.ACTION, "add:abacus", "S-16"),
        (phases.WINDOW, "play:borrow", "S-65"),
    ],
)
def test_the_own_cards_that_cannot_be_played_are_shown_with_their_reason(phase: int, text: str, why: str) -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "curie", "abacus", "borrow", "eureka")
    table.phase = phase
    refusals = {refusal.text: refusal.rule for refusal in GAME.view(table, 0).turn.refusals}
    assert refusals[text] == why


def test_field_cards_that_the_hero_cannot_score_are_shown_with_their_reason() -> None:
    table = a_table()
    field(table, "1S", "2S", "3T")
    give(table, 0, "curie")
    play(table, "hero:curie")
    assert [(refusal.text, refusal.rule) for refusal in GAME.view(table, 0).turn.refusals] == [("field:3T", "C3")]


def test_the_log_tells_what_an_inspiration_aims_at() -> None:
    table = a_table()
    lay(table, 1, "wu", "1S", "radium", "garden")
    lay(table, 0, "curie", "2S")
    give(table, 0, "borrow")
    start(table)
    table.listen()
    play(table, "play:borrow", "enhancement:radium")
    told = [SPOKEN.tell(event.sentence()) for event in table.events or []]
    assert "It aims at Radium Sample of Ann's Chien-Shiung Wu." in told


SAID = {
    "Ann keeps all six cards.": Kept(seat=1),
    "Ann sets all six cards aside and draws six others.": Redrew(seat=1),
    "Round 2: Ann's turn.": TurnBegan(seat=1, round=2, scores=[0, 0]),
    "Ann passes.": Passed(seat=1),
    "You pass.": Passed(seat=0),
    "Ann plays Marie Curie.": AnnouncedHero(seat=1, card="curie"),
    "Ann goes for Wild Step (Science/Technology, 2) as Analyze Data.": ChoseDiscovery(
        seat=1, card="WST", step="analyze_data", wild=True
    ),
    "Ann goes for Observation (Science, 3).": ChoseDiscovery(seat=1, card="1S", step="observation", wild=False),
    "Marie Curie scores Observation (Science, 3) for Ann.": Scored(seat=1, card="1S", hero="curie"),
    "Ann has all five steps: this is the last round.": Completed(seat=1),
    "Ann may score once more this turn.": GotLeave(seat=1, points=99),
    "Ann may score a Discovery of 3 points or less once more this turn.": GotLeave(seat=1, points=3),
    "Ann discards Abacus.": Discarded(seat=1, card="abacus"),
    "Ann draws Abacus and Radio Set.": Drew(seat=1, cards=["abacus", "radio"]),
    "Ann draws 1 card.": DrewHidden(seat=1, cards=1),
    "Ann discards Observation (Science, 3) from the Field.": FieldDiscarded(seat=1, card="1S"),
    "Observation (Science, 3) comes into the Field.": TurnedUp(card="1S"),
    "The Hero discard pile is shuffled into a new deck.": Reshuffled(deck="hero", cards=9),
    "Ann swaps Observation (Science, 3) for Observation (Technology, 4).": Swapped(seat=1, given="1S", taken="1T"),
    "Ann looks at 4 cards of the Hero deck.": LookedAtDeck(seat=1, deck="hero", cards=4),
    "Ann sees Abacus and Radio Set.": SawCards(seat=1, cards=["abacus", "radio"]),
    "Ann sees nothing.": SawCards(seat=1, cards=[]),
    "Ann guesses right: it is Abacus.": Wagered(seat=1, card="abacus", guess="guess:not_hero", right=True),
    "Ann guesses wrong: it is Abacus.": Wagered(seat=1, card="abacus", guess="guess:hero", right=False),
    "Ann plays Eureka!": AnnouncedInspiration(seat=1, card="eureka"),
    "It aims at Bob.": Aimed(seat=1, at=Aim(seat=2, hero=None, card=None, kind=None)),
    "It aims at your Chien-Shiung Wu.": Aimed(seat=1, at=Aim(seat=0, hero="wu", card=None, kind=None)),
    "It aims at Abacus.": Aimed(seat=1, at=Aim(seat=None, hero=None, card="abacus", kind="item")),
    "It aims at a Location of Bob's Chien-Shiung Wu.": Aimed(
        seat=1, at=Aim(seat=2, hero="wu", card=None, kind="location")
    ),
    "Ann's Cai Lun is cancelled.": Cancelled(seat=1, card="cailun"),
    "Ann uses the ability of Cai Lun again.": Repeated(seat=1, hero="cailun"),
    "Ann adds Radium Sample to Chien-Shiung Wu.": Attached(seat=1, hero="wu", card="radium"),
    "Ann adds an Item to Chien-Shiung Wu, face down.": AttachedHidden(seat=1, hero="wu", card_kind="item"),
    "Ann's Chien-Shiung Wu loses Radio Set.": LostEnhancement(seat=1, hero="wu", card="radio"),
    "Ann takes an Enhancement from Bob.": TookEnhancement(seat=1, opponent=2),
    "Ann has no place for Abacus; it is discarded.": NoPlace(seat=1, card="abacus"),
    "Ann's Chien-Shiung Wu may use Enhancements of every type.": Granted(seat=1, hero="wu"),
    "Ann looks at Bob's hand.": LookedAtHand(seat=1, opponent=2),
    "Bob holds Abacus.": SawHand(seat=1, opponent=2, cards=["abacus"]),
    "Ann asks Bob for an Item. There is one.": NamedKind(seat=1, opponent=2, card_kind="item", found=True),
    "Ann asks Bob for a Hero. There is none.": NamedKind(seat=1, opponent=2, card_kind="hero", found=False),
    "Bob gets Abacus from Ann.": PassedCard(giver=1, seat=2, card="abacus"),
    "Bob gets a card from Ann.": PassedHidden(giver=1, seat=2),
    "Ann loses Abacus.": LostCard(seat=1, card="abacus"),
    "Ann takes Abacus from the discard pile.": TookFromDiscard(seat=1, card="abacus"),
    "The game is over. You and Ann share the win.": Ended(winners=[0, 1], scores=[9, 9, 8]),
}


@pytest.mark.parametrize(("said", "event"), SAID.items())
def test_every_event_has_its_sentence(said: str, event: Event) -> None:
    assert SPOKEN.tell(event.sentence()) == said


def test_no_event_goes_without_a_sentence() -> None:
    assert {type(event) for event in SAID.values()} == set(GAME.events)


def test_what_comes_to_the_table_tells_its_science() -> None:
    assert "polonium and radium" in GAME.science(Scored(seat=0, card="1S", hero="curie"))
    assert "Beads on rods" in GAME.science(Attached(seat=0, hero="hypatia", card="abacus"))
    eureka = next(face for face in GAME.gallery() if face.id == "eureka")
    assert GAME.science(AnnouncedInspiration(seat=0, card="eureka")) == eureka.science != ""
    assert GAME.science(Passed(seat=0)) == ""


def test_whole_games_are_told_in_sentences() -> None:
    told = set()
    for seed in range(8):
        table = GAME.new(seed, 4)
        table.listen()
        rng = seeded(seed)
        while table.actor != NOBODY:
            moves = table.legal()
            table.play(moves[rng.below(len(moves))])
        told |= {SPOKEN.tell(event.sentence()).split()[-1] for event in table.events or []}
        assert len(table.events or []) > 100
    assert "deck." in told, "a discard pile was shuffled"


def test_an_enhancement_is_worth_more_where_a_hero_can_hold_it() -> None:
    table = a_table()
    give(table, 0, "radium")
    useless = table.judgement(0)
    lay(table, 0, "watt", "2E")
    lay(table, 0, "carver", "1S")
    with_hero = table.judgement(0)
    table.hands[0].clear()
    assert with_hero - table.judgement(0) > useless


@pytest.mark.rule("stem", "S-65")
def test_an_effect_can_change_something_unless_it_says_otherwise() -> None:
    assert SetTurnDiscardLimit().idle(a_table(), 0) is None


def test_a_better_position_is_judged_better() -> None:
    table = a_table()
    field(table, "1S", "2T")
    before = table.judgement(0)
    lay(table, 0, "carver", "3S")
    assert table.judgement(0) > before
    assert table.judgement(1) < 0
    give(table, 0, "curie", "newton", "microscope", "garden", "abacus", "eureka")
    assert table.judgement(0) > before + 5


def test_a_judgement_knows_the_end() -> None:
    table = a_table(seats=2)
    lay(table, 0, "carver", "3ST")
    give(table, 0, "curie")
    table.last_round = True
    early = table.judgement(0)
    table.phase = phases.DISCARD
    assert table.judgement(0) < early, "the hand is worth nothing any more"
    table.actor = NOBODY
    assert (table.judgement(0), table.judgement(1)) == (100.0, -100.0)


def test_a_judgement_fears_a_rivals_ability_and_counts_fresh_cards_as_any() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "turing")
    give(table, 1, "abacus")
    play(table, "hero:turing")
    assert (table.phase, table.midway(), table.presumed()) == (phases.ABILITY, True, None)
    feared = table.judgement(1)
    table.phase = phases.ACTION
    assert table.judgement(1) == pytest.approx(feared + 1.0)
    give(table, 0, "wu", "curie")
    table.active, table.drawer, table.kept = 1, 0, 0
    assert table.judgement(0) == pytest.approx(table.clone().judgement(0))


def test_bots_take_passing_for_granted_in_the_moments_for_inspirations() -> None:
    table = a_table()
    field(table, "1T")
    give(table, 0, "eureka")
    start(table)
    presumed = table.presumed()
    assert presumed is not None
    assert presumed.text == "pass"
    assert not table.midway()
