"""A game at the terminal, typed as a person would."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from labtable.cli import main
from labtable.games.pdb.events import Acquired
from labtable.kernel import game_names, load_game, read_record, verify
from labtable.terminal import Teller


def at_the_table(*lines: str, arguments: tuple[str, ...] = ()) -> Result:
    words = ["play", "pdb", "--seed", "1", "--seats", "2", "--bots", "random", "-o", "first_leader=1", *arguments]
    return CliRunner().invoke(main, words, input="".join(line + "\n" for line in lines))


def test_the_board_the_tokens_and_numbered_moves_are_shown() -> None:
    output = at_the_table("quit").output
    assert "Round 1" in output
    assert "Random 2 takes a" in output
    assert " 1 Publish Initial Results: 1 achievement" in output
    assert "♟" in output


def test_the_set_up_is_told_once_and_not_again_when_the_game_is_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    assert at_the_table("1", f"save {path}", "quit").output.count("is turned up.") == 3
    assert "is turned up." not in CliRunner().invoke(main, ["play", "--resume", str(path)], input="quit\n").output
    adna = CliRunner().invoke(main, ["play", "adna", "--seed", "1"], input="quit\n").output
    assert "in the search for A, T and G." in adna


def test_a_number_or_a_name_makes_a_move() -> None:
    assert "You go to Publish Initial Results and get 1 achievement." in at_the_table("1", "quit").output
    assert "You go to Prepare Samples (two) and get 2 samples." in at_the_table("prep_2", "quit").output


def test_a_question_mark_says_why_something_cannot_be_done() -> None:
    output = " ".join(at_the_table("?", "quit").output.split())
    assert "Recruit Researcher §A1 Take a Researcher" in output
    assert output.count("§5 You may not choose an action") == 1
    output = " ".join(at_the_table("? x-ray", "quit").output.split())
    assert "X-ray Crystallography: 1 crystal → 2 squares, X-ray Crystallography: 1 crystal → 1 circle §5" in output
    assert "§A1 Take" not in output
    assert "Publish Initial Results: 1 achievement can be done." in at_the_table("? publish", "quit").output
    assert "No move here is called 'banana'." in at_the_table("? banana", "quit").output


def test_a_refused_move_is_explained_with_its_rule() -> None:
    output = at_the_table("recruit", "quit").output
    assert "not now. §A1" in " ".join(output.split())


def test_rules_are_at_hand() -> None:
    assert "§13 The last Researcher stays" in at_the_table("rules 13", "quit").output
    assert "# PDB: the game" in at_the_table("rules", "quit").output
    assert "There is no paragraph '77'" in at_the_table("rules 77", "quit").output


def test_help_hint_and_board_answer() -> None:
    assert "make that move" in at_the_table("help", "quit").output
    hint = at_the_table("hint", "quit").output
    assert "  A " in hint
    assert "games from here" in hint
    assert at_the_table("board", "quit").output.count("Supply") == 2


def test_a_move_is_taken_back_with_all_that_came_of_it() -> None:
    output = at_the_table("1", "undo", "prep_2", "quit").output
    assert "You take back: Publish Initial Results: 1 achievement." in output
    assert "You go to Prepare Samples (two) and get 2 samples." in output
    assert output.count("is turned up.") == 3, "the set-up is told once"
    assert "You have made no move yet" in at_the_table("undo", "quit").output


def test_a_game_with_a_move_taken_back_can_be_saved_and_proved(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    at_the_table("1", "undo", "prep_2", f"save {path}", "quit")
    record = read_record(path)
    assert "publish" not in [step.move for step in record.steps if step.seat == 0]
    verify(load_game("pdb"), record)


def test_the_science_of_a_card_is_told_when_it_is_asked_for() -> None:
    output = " ".join(at_the_table("science hemoglobin", "quit").output.split())
    assert "Four chains carry oxygen" in output
    assert "https://www.rcsb.org/structure/4HHB" in output
    assert "No card of PDB" in " ".join(at_the_table("science banana", "quit").output.split())
    assert "Say which card" in at_the_table("science", "quit").output
    assert "Which of them: " in at_the_table("science o", "quit").output


@pytest.mark.parametrize("line", ["99", "0", "banana", "save"])
def test_what_makes_no_sense_gets_a_sentence(line: str) -> None:
    output = at_the_table(line, "quit").output
    assert "There is no move" in output or "no command" in output or "save FILE" in output


def test_a_saved_game_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    assert "Saved to" in at_the_table("1", f"save {path}", "quit").output
    assert "is there already" in " ".join(at_the_table(f"save {path}", "quit").output.split())
    steps = len(read_record(path).steps)
    again = CliRunner().invoke(main, ["play", "--resume", str(path)], input="board\nquit\n")
    assert again.exit_code == 0
    assert "★" in again.output
    assert steps == len(read_record(path).steps)


def test_who_names_no_game_is_asked_for_one() -> None:
    chosen = game_names().index("pdb") + 1
    output = CliRunner().invoke(main, ["play"], input=f"{chosen}\nquit\n").output
    assert "PDB: the game. Structural biologists race" in output
    assert "Type help for what you can type." in output


def test_the_end_of_input_leaves_the_table() -> None:
    assert at_the_table().exit_code == 0


def test_a_whole_game_can_be_played_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "whole.jsonl"
    moves = ["publish", "prep_2", "1"] * 6
    output = at_the_table(*moves, arguments=("-o", "target=3")).output
    assert "The game is over. " in output
    needed = output.count("You ›")
    kept = at_the_table(*moves[:needed], f"save {path}", "", arguments=("-o", "target=3")).output
    assert "Saved to" in kept
    record = read_record(path)
    assert record.result is not None
    verify(load_game("pdb"), record)


def test_the_science_of_a_card_is_told_the_first_time_it_is_met() -> None:
    teller = Teller(load_game("pdb"), ["Ada", "Bo"])
    acquired = Acquired(seat=0, card="4hhb")
    assert teller.tell(acquired).startswith("Ada acquires Hemoglobin. Four chains carry oxygen")
    assert teller.tell(acquired) == "Ada acquires Hemoglobin."


def test_after_the_end_there_is_nothing_to_advise(tmp_path: Path) -> None:
    saved = tmp_path / "over.jsonl"
    saved.write_bytes((Path(__file__).parent / "games/pdb/golden/2-greedy.jsonl").read_bytes())
    output = CliRunner().invoke(main, ["play", "--resume", str(saved)], input="hint\nundo\n\n").output
    assert "The game is over, so there is nothing to advise." in output
    assert "The game is over, so nothing can be taken back." in output
