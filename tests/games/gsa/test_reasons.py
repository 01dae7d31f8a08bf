"""What speaks for a move in the GSA Starter Deck; each reason holds on one table and is missing on its twin."""

from labtable.games.gsa.phases import DISCARDING, NAMING
from labtable.games.gsa.table import GsaTable
from tests.games.arguments import called, told
from tests.games.gsa.tables import GAME, a_table, face, give, keep, lay, pair, play, put_on_discard


def said(table: GsaTable, *texts: str) -> list[str]:
    return told(GAME, table, *texts)


def naming(table: GsaTable) -> GsaTable:
    table.phase, table.to_name = NAMING, 2
    return table


def test_moves_are_called_by_what_they_do() -> None:
    table = a_table()
    assert called(GAME, table, "play:grant") == "Play Research Grant"
    assert called(GAME, table, "rival:2") == "Choose Mira"
    assert called(GAME, table, "on:clock") == "Choose The Body Clock"
    assert called(GAME, table, "type:yeast") == "Choose Budding Yeast"
    assert called(GAME, table, "end") == "End actions"


def test_a_card_brings_a_project_nearer_or_completes_it() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    give(table, 0, "yeast", "screen")
    assert said(table, "attach:yeast:cycle") == ["The Cell's Timetable then lacks only Mutant Screen."]
    assert said(table, "attach:yeast:cycle", "attach:screen:cycle") == [
        "It completes The Cell's Timetable: 2 points for you."
    ]
    table.armed = True
    assert "It brings about the end: after this turn everybody has one more." in said(
        table, "attach:yeast:cycle", "attach:screen:cycle"
    )


def test_a_mandatory_project_saves_what_it_would_cost_and_a_long_one_lacks_a_number() -> None:
    table = a_table()
    lay(table, 0, "animal", "mouse")
    lay(table, 0, "clock")
    give(table, 0, "zebrafish", "fly")
    assert said(table, "attach:zebrafish:animal") == [
        "It completes Animal Care Certificate, which would cost 2 points if it stayed unfinished."
    ]
    assert said(table, "attach:fly:clock") == ["The Body Clock then lacks 3 cards."]


def test_rivals_lose_cards_draws_and_hands() -> None:
    table = a_table()
    lay(table, 1, "cycle", "yeast")
    give(table, 0, "contam", "reviewer", "poach")
    give(table, 1, "mouse")
    table.hands[2] = []
    assert "Mira loses a card of The Cell's Timetable, which then lacks 2." in said(table, "play:contam")
    assert "Mira draws a card fewer next turn." in said(table, "play:reviewer", "rival:2")
    assert "You take a card out of Mira's hand." in said(table, "play:poach")


def test_cards_come_to_the_hand() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    put_on_discard(table, "yeast", "mouse")
    give(table, 0, "grant", "freezer")
    assert said(table, "play:grant") == ["It brings 2 cards more into your hand."]
    freezer = "It brings Budding Yeast back from the Discard pile, which The Cell's Timetable needs."
    assert said(table, "play:freezer", "type:yeast") == [freezer]
    assert said(table, "play:freezer", "type:mouse") == ["It brings Mouse back from the Discard pile."]
    assert said(table, "play:freezer") == []


def test_a_project_is_given_up_or_guarded() -> None:
    table = a_table()
    lay(table, 0, "cycle", "yeast")
    give(table, 0, "pivot", "backup")
    assert "You are rid of The Cell's Timetable, which would cost 2 points unfinished." in said(table, "play:pivot")
    assert "Nobody can take cards of The Cell's Timetable away any more." in said(table, "play:backup")


def test_a_start_is_told_by_what_is_held() -> None:
    table = a_table()
    give(table, 0, "cycle", "yeast", "clock")
    room = "With 1 project in progress you may keep 1 card at the end of your turn."
    assert said(table, "start:cycle") == ["You hold 1 of its 2 cards already: Budding Yeast.", room]
    assert said(table, "start:clock") == [room]
    lay(table, 0, "telomere")
    worth = "It is worth 4 points, and costs as many if it stays unfinished."
    assert said(table, "start:clock") == [worth], "there is room for all that is held"


def test_a_collaboration_is_told_by_what_it_saves() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    lay(table, 1, "body")
    assert said(table, "offer:cycle:body", "accept")[0].startswith("Together the two projects lack")
    assert said(table, "offer:cycle:body", "refuse") == ["Asking costs nothing, even if Mira refuses."]
    play(table, "offer:cycle:body")
    assert said(table, "accept")[0].startswith("Together the two projects lack")
    assert said(table, "refuse")[0].startswith("Alone your project lacks")
    apart = a_table()
    lay(apart, 0, "cycle")
    lay(apart, 1, "animal")
    assert said(apart, "offer:cycle:animal", "accept") == ["Mira then lays cards beside your project too."]
    assert not any("lays cards" in each for each in said(full(), "offer:cycle:body", "accept"))


def full() -> GsaTable:
    """Two projects that lack nothing once they are joined."""
    table = a_table()
    for unit in (lay(table, 0, "cycle"), lay(table, 1, "body")):
        unit.filled = unit.needs
    return table


def test_only_the_own_part_of_a_completed_collaboration_is_counted() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    lay(table, 1, "body", "fly")
    joined = pair(table, "cycle", "body")
    joined.filled = joined.needs & ~(1 << face(table, "yeast"))
    give(table, 0, "yeast")
    assert said(table, "attach:yeast:cycle") == ["It completes The Cell's Timetable: 2 points for you."]


def test_who_ends_with_a_project_in_hand_is_told_what_it_could_cost() -> None:
    table = a_table()
    assert said(table, "end") == ["You have no project on the table that a card could go to."]
    give(table, 0, "cycle", "clock", "mouse")
    assert said(table, "end")[0] == "Once it is started, The Body Clock costs you 4 points if it stays unfinished."
    lay(table, 0, "telomere")
    assert said(table, "end")[-1] == "None of your cards fits a project of yours on the table now."


def test_a_pile_is_told_by_what_it_may_bring() -> None:
    table = naming(a_table())
    assert said(table, "draw:project") == ["You have no project, and without one you can keep no cards."]
    assert said(table, "draw:resource")[0].startswith("Resource cards are what projects are made of")
    lay(table, 0, "clock")
    assert said(table, "draw:project")[0].startswith("A project more is a chance for more points")
    assert "and 1 more; " in said(table, "draw:resource")[0]
    lay(table, 1, "cycle")
    put_on_discard(table, "mouse", "cress")
    assert said(table, "draw:discard") == ["Thale Cress lies on top, though none of your projects needs it."]
    play(table, "draw:discard")
    assert said(table, "draw:discard") == ["Mouse comes next there, and The Body Clock needs it."]
    keep(table.project_pile, 1)
    assert said(table, "draw:project")[0].startswith("It is the last Project card")


def test_a_modifier_or_a_project_on_the_discard_pile_is_known_beforehand() -> None:
    table = naming(a_table())
    give(table, 0, "cycle")
    put_on_discard(table, "yeast", "grant")
    assert said(table, "draw:discard") == ["Research Grant lies on top: a Modifier that you can play."]
    put_on_discard(table, "yeast", "clock")
    assert said(table, "draw:discard") == ["The Body Clock lies on top: a project that you know beforehand."]


def test_without_a_project_on_the_table_those_in_the_hand_say_what_to_look_for() -> None:
    table = naming(a_table())
    give(table, 0, "cycle", "yeast")
    assert said(table, "draw:resource")[0].startswith("The projects in your hand need Mutant Screen; ")
    lay(table, 0, "egg")
    assert said(table, "draw:resource")[0].startswith("Your projects still need Frog, Microscopy")


def test_a_card_for_a_collaboration_brings_both_projects_nearer() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    lay(table, 1, "body", "fly")
    pair(table, "cycle", "body")
    give(table, 0, "yeast")
    assert said(table, "attach:yeast:cycle")[0].startswith("Your collaboration then lacks ")


def test_a_discard_is_told_by_what_needs_the_card() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    give(table, 0, "yeast", "mouse", "grant", "clock")
    table.phase, table.limit = DISCARDING, 1
    assert said(table, "discard:mouse") == ["You may keep 1 card; The Body Clock needs Mouse, but it can wait longest."]
    assert said(table, "discard:grant")[0].startswith("You may keep 1 card, and the others are of more use")
    assert said(table, "discard:clock") == ["You hold 1 of the 4 cards that The Body Clock needs."]
    give(table, 0, "cress", "heart")
    assert said(table, "discard:cress") == ["None of your projects needs Thale Cress."]
    assert said(table, "discard:heart") == ["You hold none of the 3 cards that Mending a Broken Heart needs."]


def test_who_has_no_project_is_told_that_all_must_go() -> None:
    table = a_table()
    give(table, 0, "mouse", "grant")
    table.phase, table.limit = DISCARDING, 0
    for each in ("mouse", "grant"):
        assert said(table, f"discard:{each}") == ["Without a project you can keep no Resource card, so all of them go."]


def test_ending_is_told_where_nothing_fits() -> None:
    table = a_table()
    lay(table, 0, "cycle")
    give(table, 0, "mouse")
    assert said(table, "end") == ["None of your cards fits a project of yours on the table now."]
    give(table, 0, "yeast")
    assert said(table, "end") == []
    table.phase, table.limit = DISCARDING, 2
    give(table, 0, "clock")
    assert said(table, "done") == ["What you hold is within the limit, and you may need it."]
