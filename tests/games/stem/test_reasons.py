"""What speaks for a move in S.T.E.M.; each reason holds on one table and is missing on its twin."""

from labtable.games.stem import phases
from labtable.games.stem.kinds import HERO
from labtable.games.stem.table import StemTable
from tests.games.arguments import called, chosen, told, weighed
from tests.games.stem.tables import GAME, a_table, field, find_card, give, lay, new, play, start


def said(table: StemTable, *texts: str) -> list[str]:
    return told(GAME, table, *texts)


def test_moves_are_called_by_what_they_do() -> None:
    table = a_table()
    assert called(GAME, table, "pass") == "Take no action"
    assert called(GAME, table, "hero:curie") == "Score with Marie Curie"
    assert called(GAME, table, "own:curie") == "Choose your Marie Curie"
    assert called(GAME, table, "step:observation") == "Score it as Observation"
    assert called(GAME, table, "opponent:2") == "Choose Mira"
    assert called(GAME, table, "field:1S").startswith("Choose ")
    table.phase = phases.CARD
    assert called(GAME, table, "field:1S").startswith("Score ")
    table.phase = phases.DISCARD
    assert called(GAME, table, "stop") == "Keep what you hold"


def test_a_first_hand_is_told_by_its_heroes() -> None:
    table = new()
    assert said(table, "keep")[0].startswith("You hold")
    assert said(table, "redraw")[0].endswith("Six others may be better.")
    bare = new()
    bare.hands[bare.actor] = []
    give(bare, bare.actor, "microscope")
    assert said(bare, "keep") == ["You hold no Hero."]
    give(bare, bare.actor, "curie")
    assert said(bare, "keep") == ["You hold 1 Hero and 1 Enhancement that fits."]


def test_a_scored_step_is_told_with_who_lacks_it_too() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    field(table, "1S")
    give(table, 0, "wu")
    words = said(table, "hero:wu")
    assert "Chien-Shiung Wu scores Observation for 3 points: 1 of 5 steps." in words
    assert "Mira still lacks Observation too." in words
    lay(table, 1, "turing", "1T")
    assert not any("still lack" in each for each in said(table, "hero:wu"))


def test_a_fifth_step_ends_the_game_and_a_wild_step_fits_everybody() -> None:
    table = a_table()
    table.steps[0] = 0b11110
    wild = next(each for each in table.edition.discoveries if each.step == 5 and each.types & 1)
    field(table, wild.id)
    give(table, 0, "wu")
    words = said(table, "hero:wu")
    assert any(each.endswith("your fifth step, so the game ends with this round.") for each in words)
    assert "A Wild Step card fits everybody: Mira and Tomás could use it too." in words


def test_enhancements_add_their_points() -> None:
    table = a_table()
    lay(table, 0, "fleming", "1S")
    give(table, 0, "microscope")
    assert said(table, "add:microscope")[0].startswith("Microscope (")


def test_a_field_card_that_goes_is_told_by_who_could_use_it() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    field(table, "1S", "2M")
    lay(table, 0, "wu", "1T")
    table.phase = phases.DROP
    assert said(table, "drop:1S")[0] == "You have Observation already."
    assert said(table, "drop:2M")[0] == "No Hero in your hand can score it."
    assert "Mira could still use it, and it is worth 5 points." in said(table, "drop:2M")
    give(table, 0, "noether")
    table.steps[1] = 0b11111
    assert said(table, "drop:2M") == []
    table.steps[0] = 0b11111
    wild = next(each for each in table.edition.discoveries if each.step == 5)
    table.field = [*table.field[:2], find_card(table, wild.id), *table.field[3:]]
    assert said(table, f"drop:{wild.id}") == ["You have all steps."]
    table.steps = [0b00001, 0b00011]
    assert f"Mira could use it for any step, and it is worth {wild.points} points." in said(table, f"drop:{wild.id}")


def test_a_discard_is_told_by_what_the_card_cannot_do() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "fleming", "noether", "microscope", "abacus", "eureka", "steam", "telescope")
    table.phase, table.limit = phases.DISCARD, 3
    assert said(table, "discard:noether")[0].startswith("Emmy Noether can score nothing in the Field.")
    assert said(table, "discard:fleming")[0].startswith("Alexander Fleming could score in the Field")
    assert said(table, "discard:microscope")[0].startswith("Microscope adds only")
    assert said(table, "discard:steam")[0].startswith("No Hero of yours can use")
    assert said(table, "discard:eureka")[0].startswith("Eureka! helps you least of what you hold.")
    play(table, "discard:telescope")
    assert said(table, "stop") == ["Alexander Fleming (3) can score in the Field."]


def test_who_stops_discarding_is_told_what_the_rest_is_good_for() -> None:
    table = a_table()
    field(table, "1S")
    lay(table, 0, "turing", "1T")
    give(table, 0, "serverroom", "fleming", "eureka")
    table.phase, table.limit = phases.DISCARD, 3
    play(table, "discard:eureka")
    table.steps[0] = 0
    words = ["Alexander Fleming (3) can score in the Field and Server Room can add 2 points to Alan Turing."]
    assert said(table, "stop") == words


def test_who_keeps_what_is_of_no_use_yet_says_so() -> None:
    table = a_table()
    field(table, "1S")
    give(table, 0, "noether", "steam", "eureka")
    table.phase, table.limit = phases.DISCARD, 3
    play(table, "discard:eureka")
    assert said(table, "stop") == ["What you hold may be of more use than a card you do not know."]


def test_a_guess_counts_what_the_top_card_can_be() -> None:
    table = a_table()
    give(table, 0, "pascal")
    field(table, "1M")
    play(table, "hero:pascal")
    hidden = [card for card in range(len(table.cards.faces)) if not table.cards.knows(0, card)]
    heroes = sum(table.face(card).kind == HERO for card in hidden)
    assert said(table, "guess:hero") == [
        f"{heroes} of the {len(hidden)} cards that it can be are Heroes, and if you are right you keep a Hero."
    ]
    others = len(hidden) - heroes
    assert said(table, "guess:not_hero") == [f"{others} of the {len(hidden)} cards that it can be are not Heroes."]
    give(table, 1, "curie")
    table.hero_deck.append(table.hands[1].pop())
    table.cards.show(table.hero_deck[-1], 1)
    assert said(table, "guess:hero") == ["You have seen the top card: it is a Hero."]
    assert said(table, "guess:not_hero") == []
    table.hero_deck = []
    assert said(table, "guess:hero") == []


def test_a_field_card_that_an_ability_replaces_is_told_by_who_could_use_it() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    field(table, "1S", "2M", "3T")
    give(table, 0, "wu")
    play(table, "hero:wu")
    assert table.phase == phases.ABILITY
    assert "Mira could still use it, and it is worth 5 points." in said(table, "field:2M")


def test_an_inspiration_that_is_kept_is_named() -> None:
    table = a_table()
    give(table, 0, "eureka")
    start(table)
    assert said(table, "pass") == ["You keep Eureka! for a moment when it does more."]
    assert said(table, "play:eureka") == ["It brings 3 cards into your hand."]
    give(table, 0, "cut")
    assert said(table, "pass") == ["You keep Eureka! and Funding Cut for a moment when they do more."]


def test_a_rival_loses_cards_or_points() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    lay(table, 1, "fleming", "1S", "microscope")
    give(table, 1, "telescope", "abacus", "steam")
    give(table, 0, "cut", "retraction")
    start(table)
    assert "Mira loses 2 cards of the hand." in said(table, "play:cut")
    assert any(each.startswith("Mira loses") for each in said(table, "play:retraction"))


def test_points_off_a_rival_count_little_while_another_is_ahead() -> None:
    table = a_table()
    lay(table, 1, "fleming", "1S", "microscope")
    give(table, 0, "retraction")
    start(table)
    weights = []
    for leader in (False, True):
        if leader:
            lay(table, 2, "turing", "1T")
            lay(table, 2, "noether", "2M")
        (reason,) = [each for each in weighed(GAME, table, "play:retraction") if each.kind == "denies"]
        weights.append(reason.weight)
    assert weights[1] < weights[0]


def test_who_is_behind_leaves_the_game_open() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    lay(table, 0, "fleming", "1S")
    lay(table, 1, "turing", "3T", "serverroom")
    lay(table, 1, "noether", "2M")
    field(table, "5S")
    give(table, 0, "microscope", "wu")
    table.steps[0] = 0b01111
    words = "A fifth step would end the game with this round, and you are "
    assert [each for each in said(table, "add:microscope") if each.startswith(words)]
    assert said(table, "pass")[0].startswith(words)
    table.steps[0] = 0b00111
    assert not [each for each in said(table, "pass") if each.startswith(words)]


def test_new_cards_for_the_field_are_told_if_none_of_the_old_is_of_use() -> None:
    table = a_table()
    field(table, "1S", "2S", "3S", "4S", "5S")
    give(table, 0, "shift")
    start(table)
    assert said(table, "play:shift") == ["It replaces 5 Field cards that no Hero in your hand can score."]
    give(table, 0, "fleming")
    assert said(table, "play:shift") == []


def test_an_answer_is_told_by_what_it_stops_and_saves() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    lay(table, 0, "fleming", "1S", "microscope")
    give(table, 0, "rival")
    give(table, 1, "retraction")
    table.active = table.actor = 1
    start(table)
    play(table, "play:retraction")
    assert table.phase == phases.ANSWER
    without = chosen(GAME, table, "pass")[1]
    words = told(GAME, table, "answer:rival", silent=without)
    assert any(each.startswith("Without it you would lose") for each in words)
    assert any(each.startswith("It stops what") and "Retraction" in each for each in words)
    assert said(table, "pass") == ["You keep Rival Theory for a moment when it does more."]


def test_an_answer_denies_a_rival_what_they_would_take() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    lay(table, 0, "fleming", "1S", "microscope")
    lay(table, 1, "wu", "2S")
    give(table, 0, "rival")
    give(table, 1, "borrow")
    table.active = table.actor = 1
    start(table)
    play(table, "play:borrow")
    while table.actor == 1:
        table.play(table.legal()[0])
    without = chosen(GAME, table, "pass")[1]
    assert any("would gain" in each for each in told(GAME, table, "answer:rival", silent=without))


def test_an_answer_to_what_harms_nobody_only_says_what_it_stops() -> None:
    table = a_table(2, remove_solid_with_two_players=False)
    give(table, 0, "rival")
    give(table, 1, "eureka")
    table.active = table.actor = 1
    start(table)
    play(table, "play:eureka")
    without = chosen(GAME, table, "pass")[1]
    words = told(GAME, table, "answer:rival", silent=without)
    assert not any(each.startswith("Without it") for each in words)
    assert any("Eureka!" in each for each in words)
