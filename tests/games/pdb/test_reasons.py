"""What speaks for a move in PDB; each reason holds on one table and is missing on its twin."""

from labtable.games.pdb.in_play import TableInPlay
from labtable.kernel import NOBODY
from tests.games.arguments import called, told
from tests.games.pdb.tables import GAME, a_table, give, place_cards, play, staff


def rich(**tokens: int) -> TableInPlay:
    """The second round, Insulin on the first Innovate box, and tokens for the first seat."""
    table = a_table()
    table.round = 2
    place_cards(table, "4ins", "1aoi", "xfel")
    give(table, 0, **tokens)
    return table


def test_moves_are_called_by_what_they_do() -> None:
    table = rich()
    assert called(GAME, table, "innovate_1") == "Claim Insulin"
    assert called(GAME, table, "recruit") == "Recruit a Researcher"
    assert called(GAME, table, "graduate:circle") == "Graduate a Researcher for 1 circle"
    assert called(GAME, table, "em:circle") == "Electron Microscopy for 2 circles"
    assert called(GAME, table, "lead") == "Lead the Field"
    assert called(GAME, table, "take:square") == "Take a square"
    assert called(GAME, table, "lay-aside") == "Lay this Researcher aside"


def test_a_start_token_is_worth_the_cards_that_ask_for_it() -> None:
    table = GAME.new(7, 3, {"first_leader": "1"})
    assert told(GAME, table, "take:triangle") == ["All three Innovate boxes ask for a triangle."]
    assert told(GAME, table, "take:square") == ["2 of the 3 Innovate boxes ask for a square."]


def test_a_claimed_deposition_brings_achievement_and_perhaps_the_end() -> None:
    table = rich(square=2, triangle=1)
    assert told(GAME, table, "innovate_1")[0] == "Insulin brings 3 Achievements when the round ends, 3 in all."
    give(table, 0, achievement=9)
    assert told(GAME, table, "innovate_1")[0].endswith(": 12 in all, and the game ends with it.")


def test_a_claimed_action_is_a_box_of_ones_own() -> None:
    table = rich(square=1, circle=1, triangle=1)
    words = "XFEL is a box for you alone from the next round on: it makes 1 triangle."
    assert told(GAME, table, "innovate_3")[0] == words
    place_cards(table, "4ins", "1aoi", "ihm")
    assert told(GAME, table, "innovate_3")[0].endswith(": it makes 1 square, 1 circle or 1 triangle.")


def test_a_rival_who_could_claim_the_card_is_named_and_one_who_could_not_is_not() -> None:
    table = rich(square=2, triangle=1)
    rival = table.clone()
    rival.actor = 1
    assert not any("before your next turn" in each for each in told(GAME, table, "innovate_1", others=[rival]))
    give(rival, 1, square=2, triangle=1)
    assert "Mira could claim it before your next turn." in told(GAME, table, "innovate_1", others=[rival])
    assert "Mira could take the box before your next turn." in told(GAME, table, "publish", others=[rival])


def test_data_that_complete_a_card_say_when_it_can_be_claimed() -> None:
    table = rich(sample=1, triangle=1)
    staff(table, 0, 2)
    words = told(GAME, table, "em:circle")
    assert words[0] == "It completes the Data for Nucleosome on Innovate 2: you can claim it with your next Researcher."
    give(table, 1, circle=2, triangle=1)
    assert told(GAME, table, "em:circle")[0].endswith("with your next Researcher, if nobody takes it first.")
    staff(table, 0, 2, 1)
    assert told(GAME, table, "em:circle")[0].endswith("next round, if nobody takes it first.")


def test_the_last_token_that_is_lacking_is_told_unless_the_card_is_claimed_or_gone() -> None:
    table = rich(sample=1)
    assert told(GAME, table, "em:circle")[0] == "For Nucleosome on Innovate 2 you then lack only 1 triangle."
    table.open_cards[1] = -1
    assert not any("Nucleosome" in each for each in told(GAME, table, "em:circle"))


def test_tokens_are_told_with_the_card_they_lead_to() -> None:
    table = rich()
    assert told(GAME, table, "prep_1")[0].startswith("Then Electron Microscopy can make")
    give(table, 0, sample=2)
    assert told(GAME, table, "prep_1") == [
        "It costs nothing, and you then hold 3 samples for Grow Crystals, NMR Spectroscopy or Electron Microscopy."
    ]
    assert "For Insulin you lack 2 squares and 1 triangle, and this brings 1 square." in told(GAME, table, "em:square")


def test_a_token_is_no_step_towards_a_card_if_it_is_paid_for_with_another_that_the_card_asks_for() -> None:
    table = rich(square=2, crystal=1)
    towards = "For Insulin you lack 1 triangle, and this brings 1 triangle."
    assert towards not in told(GAME, table, "analyze:square"), "it takes the two squares"
    table.holders[[each.id for each in table.edition.additionals].index("xfel")] = 0
    assert any("Insulin" in each for each in told(GAME, table, "xfel"))


def test_what_a_move_brings_is_told_before_who_else_wants_the_box() -> None:
    table = rich(sample=4)
    rival = table.clone()
    rival.actor = 1
    found = told(GAME, table, "prep_1", others=[rival])
    assert [each.split()[0] for each in found] == ["It", "Mira"]


def test_researchers_and_the_lead_count_while_rounds_are_left() -> None:
    table = rich()
    assert told(GAME, table, "recruit")[0].startswith("You have 2 Researchers from the next round on")
    table.leader = 1
    assert told(GAME, table, "lead")[0].startswith("You begin the next round")
    give(table, 1, achievement=12)
    assert told(GAME, table, "lead") == [
        "The game ends with this round, so it hardly matters: of all tokens only Achievements and Data still count."
    ]
    assert not any("Researchers" in each for each in told(GAME, table, "recruit"))


def test_a_graduate_is_told_as_a_loss_and_data_in_the_last_round_as_a_tie_break() -> None:
    table = rich()
    staff(table, 0, 2)
    assert "You give up a Researcher for it, and keep 1." in told(GAME, table, "graduate:square")
    give(table, 1, achievement=12)
    assert "The game ends with this round, and Data break a tie." in told(GAME, table, "graduate:square")


def test_achievement_is_told_and_nothing_of_a_researcher_laid_aside() -> None:
    table = rich()
    assert told(GAME, table, "publish")[0] == "It brings 1 Achievement at once, and costs nothing."
    staff(table, 1, 1, 0)
    staff(table, 2, 1, 0)
    give(table, 0, achievement=11)
    assert told(GAME, table, "publish")[0] == "It brings 1 Achievement at once, and costs nothing."
    table.standing = [0 if each.id != "graduate" else NOBODY for each in table.edition.actions]
    assert told(GAME, table, "lay-aside") == []


def test_a_claimed_box_is_no_aim() -> None:
    table = rich(sample=1, triangle=1)
    table.standing[table.edition.innovates[1].index] = 1
    assert not any("Nucleosome" in each for each in told(GAME, table, "em:circle"))
    play(table, "publish")
