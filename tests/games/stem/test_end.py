"""The end: V1 to V4, H4, S-42, S-70 to S-77, abilities that score, and Challenges."""

import pytest

from labtable.games.stem import phases
from labtable.games.stem.bonuses import OPEN_EYES
from labtable.games.stem.kinds import ALL_STEPS, NONE
from labtable.games.stem.table import StemTable
from labtable.kernel import NOBODY, SPECTATOR, only
from tests.games.stem.tables import a_table, field, give, in_field, lay, offered, play, refused, start


def pass_turns(table: StemTable, number: int) -> None:
    """Let the next players do nothing."""
    for _ in range(number):
        round, active = table.round, table.active
        while (table.round, table.active) == (round, active) and table.actor != NOBODY:
            texts = {move.text for move in table.legal()}
            calm = [text for text in ("pass", "stop", "decline") if text in texts]
            play(table, calm[0] if calm else sorted(texts)[0])


@pytest.mark.rule("stem", "S-06")
def test_what_lay_face_down_is_turned_up_at_the_end_and_not_before() -> None:
    table = a_table(seats=2, face_down_enhancements=True, max_rounds=1, inspiration_windows="none")
    lay(table, 0, "carver", "1ST", "garden")
    garden = table.works[0][0].enhancements[0]
    table.cards.set_known(garden, only(0))
    pass_turns(table, 1)
    assert [table.cards.knows(seat, garden) for seat in (0, 1, SPECTATOR)] == [True, False, False]
    pass_turns(table, 1)
    assert table.actor == NOBODY
    assert [table.cards.knows(seat, garden) for seat in (0, 1, SPECTATOR)] == [True] * 3


@pytest.mark.rule("stem", "V2", "S-70", "S-71")
def test_the_fifth_step_is_noted_at_once_and_all_have_the_same_number_of_turns() -> None:
    table = a_table(seats=3, first=1)
    field(table, "5T", "1S")
    table.steps[1] = 0b01111
    give(table, 1, "nakamoto")
    table.listen()
    play(table, "hero:nakamoto")
    assert table.last_round
    assert table.active == 2
    pass_turns(table, 2)
    assert table.actor == NOBODY
    assert table.active == 0
    assert table.round == 1
    assert table.legal() == []
    assert refused(table, "pass") == "V2"


@pytest.mark.rule("stem", "S-71")
def test_if_the_last_player_in_order_finishes_the_game_ends_with_that_turn() -> None:
    table = a_table(seats=2, first=1)
    field(table, "5TM", "1ST")
    table.active = table.actor = 0
    table.steps[0] = 0b01111
    give(table, 0, "nakamoto", "radio")
    play(table, "hero:nakamoto", "stop")
    assert table.phase == phases.OVER
    assert len(table.hands[0]) == 1, "no upkeep and no drawing"


@pytest.mark.rule("stem", "S-72")
def test_a_finished_player_may_still_add_but_scores_no_more_and_discards_a_field_card() -> None:
    table = a_table(seats=3)
    field(table, "1S", "WST")
    table.steps[0] = ALL_STEPS
    table.last_round = True
    lay(table, 0, "carver", "2S")
    table.steps[0] = ALL_STEPS
    give(table, 0, "curie", "microscope")
    assert refused(table, "hero:curie") == "S-11"
    assert offered(table) == {"pass", "add:microscope"}
    play(table, "add:microscope")
    assert table.phase == phases.DROP


@pytest.mark.rule("stem", "S-75", "S-77")
def test_the_game_is_scored_after_the_last_round_allowed() -> None:
    table = a_table(seats=2, max_rounds=3)
    pass_turns(table, 5)
    assert (table.actor, table.round) == (1, 3)
    pass_turns(table, 1)
    assert table.actor == NOBODY
    assert table.round == 3
    assert a_table().options.max_rounds == 40


@pytest.mark.rule("stem", "V3", "S-73", "C4")
def test_the_score_is_printed_points_and_hands_count_nothing() -> None:
    table = a_table()
    lay(table, 0, "carver", "1S", "radium", "garden")
    lay(table, 0, "turing", "2T")
    give(table, 1, "coil")
    assert table.scores() == [3 + 3 + 2 + 3, 0, 0]


@pytest.mark.rule("stem", "V3", "V4", "S-74")
def test_ties_go_to_the_fewest_cards_played_and_are_shared_after_that() -> None:
    table = a_table(seats=3)
    lay(table, 0, "carver", "1S", "telescope")
    lay(table, 1, "turing", "1T")
    table.actor = NOBODY
    assert table.scores() == [4, 4, 0]
    table.played = [3, 2, 0]
    assert table.winners() == [1]
    table.played = [3, 3, 0]
    assert table.winners() == [0, 1]
    assert a_table().winners() == []


@pytest.mark.rule("stem", "S-74")
def test_the_option_counts_the_cards_in_front_of_the_players_instead() -> None:
    table = a_table(seats=3, tiebreak_count="in_front")
    lay(table, 0, "carver", "1S", "telescope")
    lay(table, 1, "turing", "1T")
    table.actor = NOBODY
    table.played = [0, 9, 0]
    assert table.winners() == [1]


@pytest.mark.rule("stem", "S-74")
def test_discards_gifts_and_stolen_cards_do_not_count_as_played() -> None:
    table = a_table()
    field(table, "1M")
    give(table, 0, "hypatia", "radio", "abacus")
    play(table, "hero:hypatia", "give:radio", "opponent:2", "attach:abacus", "stop")
    while table.active == 0:
        play(table, next(text for text in sorted(offered(table)) if text.startswith(("discard", "stop"))))
    assert table.played == [2, 0, 0]


BONUSES = [
    ("curie", ("radium", "garden"), 3 + 2 * (3 + 2)),
    ("galileo", ("telescope",), 3 + 1 + 4),
    ("galileo", ("radium",), 3 + 3 + 1),
    ("galileo", ("garden",), 3 + 2),
    ("roebling", ("shipyard",), 3 + 2 + 1),
    ("watt", ("steam",), 3 + 2 + 2),
    ("noether", ("abacus", "lecture"), 3 + 2 + 3),
    ("noether", ("abacus",), 3 + 1),
    ("noether", (), 3),
]


@pytest.mark.rule("stem", "H4", "S-42")
@pytest.mark.parametrize(("hero", "cards", "points"), BONUSES)
def test_an_ability_that_scores_counts_what_is_on_the_table(hero: str, cards: tuple[str, ...], points: int) -> None:
    table = a_table()
    lay(table, 0, hero, "1S", *cards)
    assert table.scores()[0] == points


@pytest.mark.rule("stem", "H4", "S-42")
def test_lost_enhancements_do_not_count_and_nothing_doubles_another_ability() -> None:
    table = a_table()
    lay(table, 0, "curie", "1S", "radium")
    lay(table, 0, "roebling", "2E", "shipyard")
    assert table.scores()[0] == 3 + 3 + 3 + 4 + 2 + 1
    give(table, 1, "retraction")
    start(table)
    play(table, "play:retraction", "target:curie")
    assert table.scores()[0] == 3 + 4 + 2 + 1


@pytest.mark.rule("stem", "S-42", "S-41")
def test_newton_asks_for_three_types_among_the_other_heroes() -> None:
    table = a_table()
    lay(table, 0, "newton", "1S")
    lay(table, 0, "carver", "2S")
    lay(table, 0, "turing", "3T")
    assert table.scores()[0] == 3 + 4 + 4
    lay(table, 0, "archimedes", "4S")
    assert table.scores()[0] == 3 + 4 + 4 + 4 + 2, "Polymath counts as a type"


@pytest.mark.rule("stem", "S-42")
def test_roebling_counts_the_locations_of_all_own_heroes_and_watt_items_of_engineers() -> None:
    table = a_table()
    lay(table, 0, "roebling", "1S", "shipyard")
    lay(table, 0, "carver", "2S", "garden", "telescope")
    lay(table, 0, "watt", "3S", "coil")
    assert table.scores()[0] == (3 + 2) + (4 + 2 + 1) + (5 + 3) + 2 + 2


CHALLENGES = [
    ("alltypes", [("curie", "1S"), ("turing", "2T"), ("watt", "3E"), ("pascal", "4M")], True),
    ("alltypes", [("curie", "1S"), ("turing", "2T"), ("watt", "3E"), ("newton", "4M")], False),
    ("specialist", [("curie", "1S"), ("carver", "2S"), ("wu", "3S")], True),
    ("specialist", [("newton", "1S"), ("leonardo", "2S"), ("shenkuo", "3S")], False),
    ("equipped", [("curie", "1S", "radium"), ("carver", "2S", "telescope"), ("wu", "3S", "microscope")], True),
    ("equipped", [("curie", "1S", "radium"), ("carver", "2S", "garden")], False),
    ("travelled", [("curie", "1S", "lab"), ("carver", "2S", "garden"), ("wu", "3S", "fieldstation")], True),
    ("travelled", [("curie", "1S", "lab")], False),
    ("big", [("carver", "3S", "radium", "fieldstation")], True),
    ("big", [("carver", "1S", "radium", "garden")], False),
    ("complete", [("curie", "1S"), ("carver", "2S"), ("wu", "3S"), ("fleming", "4S"), ("galileo", "5S")], True),
    ("complete", [("curie", "1S")], False),
    ("solo", [("curie", "1S"), ("carver", "2S")], True),
    ("solo", [("curie", "1S")], False),
    ("quiet", [], True),
]


@pytest.mark.rule("stem", "S-07")
@pytest.mark.parametrize(("challenge", "works", "met"), CHALLENGES)
def test_a_challenge_is_scored_by_everybody_who_meets_it(
    challenge: str, works: list[tuple[str, ...]], met: bool
) -> None:
    table = a_table(challenges=True)
    number = next(n for n, each in enumerate(table.edition.challenges) if each.id == challenge)
    for hero, find, *cards in works:
        lay(table, 0, hero, find, *cards)
    table.challenges = []
    before = table.scores()[0]
    table.challenges = [number]
    assert table.edition.challenges[number].condition.met(table, 0, OPEN_EYES) == met
    assert table.scores()[0] - before == (table.edition.challenges[number].points if met else 0)


@pytest.mark.rule("stem", "S-07", "S-68")
def test_quiet_genius_counts_cancelled_inspirations_too() -> None:
    table = a_table(challenges=True)
    number = next(n for n, each in enumerate(table.edition.challenges) if each.id == "quiet")
    table.challenges = [number]
    field(table, "1S")
    give(table, 0, "eureka")
    give(table, 1, "rival")
    start(table)
    play(table, "play:eureka", "answer:rival")
    assert table.scores() == [0, 0, 2]


@pytest.mark.rule("stem", "S-33", "S-73")
def test_a_hero_just_announced_has_no_discovery_yet() -> None:
    table = a_table(challenges=True)
    field(table, "1S", "2S")
    give(table, 0, "curie")
    play(table, "hero:curie")
    table.challenges = list(range(8))
    assert table.works[0][0].discovery == NONE
    assert table.scores()[0] == 2, "only Quiet Genius"
    assert in_field(table)[0] == "1S"
