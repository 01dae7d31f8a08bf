"""The command line: what it prints, and one clear sentence for every mistake."""

import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from labtable import __version__
from labtable.cli import main
from labtable.kernel import load_game
from labtable.kernel.deal import FairDeal, promise_of, seed_of
from labtable.kernel.seal import sealed, unsealed
from labtable.server.serve import bind
from labtable.testing.play import Match


def run(*words: str, input: str | None = None) -> Result:
    return CliRunner().invoke(main, words, input=input)


def saved(folder: Path, finished: bool = True) -> Path:
    match = Match(load_game("pdb"), 5, 2, {})
    record = match.finish()
    if not finished:
        record.result = None
        del record.steps[10:]
    path = folder / "game.jsonl"
    record.write(path)
    return path


def test_games_lists_seats_and_options() -> None:
    output = run("games").output
    assert "PDB: the game, 2 to 4 seats" in output
    assert "target" in output


def test_bots_lists_the_bots() -> None:
    output = run("bots").output
    assert output.startswith("random: ")
    assert output.endswith("elsewhere a seed fixes their moves.\n")


def test_version_says_whether_it_runs_compiled() -> None:
    output = run("--version").output
    assert __version__ in output
    assert "compiled" in output or "plain" in output


def test_rules_prints_the_book_or_a_paragraph_with_its_place_and_its_rulings() -> None:
    assert run("rules", "pdb").output.startswith("# PDB: the game")
    output = run("rules", "pdb", "13").output
    assert output.startswith("§13 The last Researcher stays\n  You may not Graduate")
    assert "Printed: rule 13, line 68." in output
    assert "§P-10" in output
    assert run("rules", "pdb", "§p-05").output.startswith("§P-05")


def test_rules_are_printed_in_the_language_of_the_machine_or_another() -> None:
    german = run("rules", "pdb", "13", "--language", "de").output
    assert "§13 Der letzte Forscher bleibt" in german
    assert "§P-10 Wessen Forscher zählen" in german
    assert "Gedruckt: Regel 13, Zeile 68." in german
    french = CliRunner().invoke(main, ("rules", "adna"), env={"LC_ALL": "fr_FR.UTF-8"}).output
    assert french.startswith("# Adna's Lab")
    assert "### §F1 Enzymes de restriction" in french
    assert "it" in run("rules", "pdb", "--language", "it").output


def test_words_lists_what_a_translation_lacks() -> None:
    assert run("words", "de").output == "Everything is told in Deutsch, and nothing has changed since.\n"
    assert "There is nothing in 'it' yet. Copy the folder" in run("words", "it").output


def test_simulate_prints_one_json_object() -> None:
    outcome = json.loads(
        run("simulate", "pdb", "--bots", "random,random", "--games", "5", "--seed", "1", "--json").output
    )
    assert {
        "game",
        "bots",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins",
        "ties",
        "rounds",
        "compiled",
    } <= set(outcome)
    assert outcome["games"] == 5


def test_simulate_prints_a_table_for_people() -> None:
    output = run("simulate", "pdb", "--bots", "greedy,random", "--games", "4", "-o", "target=4").output
    assert "greedy" in output
    assert "4 games" in output


def test_replay_tells_the_game_and_verify_proves_it(tmp_path: Path) -> None:
    path = saved(tmp_path)
    told = run("replay", str(path)).output
    assert "is turned up." in told.splitlines()[0], "the set-up comes first"
    assert "Round 1 is over." in told
    assert "The game is over" in told
    proved = run("replay", str(path), "--verify")
    assert "all legal; scores" in proved.output
    assert proved.exit_code == 0


def test_verify_proves_a_fair_deal_and_refuses_another(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    chance, secret = "ab" * 16, "00" * 32
    deal = FairDeal(promise_of(secret), secret, [chance, ""], [promise_of(chance), promise_of("11")], ["Max"])
    record = Match(load_game("pdb"), seed_of(secret, deal.chances), 2, {"target": 3}).finish()
    record.header.deal = deal
    record.write(path)
    proved = run("replay", str(path), "--verify").output
    assert "The deal was fair" in proved
    assert "Max told no chance" in proved
    assert record.seal() in proved
    record.header.deal = FairDeal(promise_of("11" * 32), "11" * 32, deal.chances, deal.commitments, deal.silent)
    record.write(path)
    refused = run("replay", str(path), "--verify")
    assert (refused.exit_code, "so it was chosen" in refused.output) == (2, True)


def test_a_port_that_is_taken_is_told_and_the_next_free_one_is_found() -> None:
    with closing(bind("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run("serve", "--port", port)
        assert (refused.exit_code, f"Port {port} on 127.0.0.1 cannot be used" in refused.output) == (2, True)
    with closing(bind("127.0.0.1", None)) as first, closing(bind("127.0.0.1", None)) as second:
        assert first.getsockname()[1] < second.getsockname()[1]


def test_replay_of_a_game_that_is_not_finished(tmp_path: Path) -> None:
    path = str(saved(tmp_path, finished=False))
    assert run("replay", path).exit_code == 0
    refused = run("replay", path, "--verify")
    assert (refused.exit_code, "the record ends without its result" in refused.output) == (2, True)


def test_verify_says_what_an_old_record_does_not_prove(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    record = Match(load_game("pdb"), seed_of("00", ["11"]), 2, {"target": 3}).finish()
    record.header.labtable = 1
    record.header.deal = FairDeal(promise_of("00"), "00", ["11"])
    record.write(path)
    said = run("replay", str(path), "--verify").output
    assert "nobody committed a chance, so the house could choose" in said
    assert "never sealed" in said


def test_a_league_is_kept_in_a_file_and_goes_on_with_ones_own_bots(tmp_path: Path) -> None:
    bot, kept = tmp_path / "mine.py", tmp_path / "pdb.league"
    bot.write_text("def choose(knowledge, rng):\n    return knowledge.legal()[0]\n")
    words = ["league", "pdb", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--kept", str(kept)]
    assert "pdb, 2 games" in run(*words).output
    told = json.loads(run(*words, str(bot), "--json").output)
    assert told["games"] == 3 * 2
    assert {each["bot"] for each in told["standings"]} == {"greedy", "random", str(bot)}
    assert "is of another league" in run(*words, "-o", "target=9").output


def test_tournament_prints_ratings_pairs_and_mirrors(tmp_path: Path) -> None:
    output = run("tournament", "pdb", "--bots", "greedy,random", "--games", "2", "--jobs", "1").output
    assert "rating" in output
    assert "(mirror)" in output
    kept = tmp_path / "kept"
    words = ["tournament", "pdb", "--bots", "greedy,random", "--games", "2", "--records", str(kept), "--json"]
    outcome = json.loads(run(*words).output)
    assert outcome["standings"][0]["bot"] == "greedy"
    assert len(list(kept.iterdir())) == 6
    again = run(*words)
    assert again.exit_code == 2
    assert "cannot be made" in again.output


def test_a_forfeit_is_told(tmp_path: Path) -> None:
    bot = tmp_path / "bad.py"
    bot.write_text("def choose(knowledge, rng):\n    raise ValueError('no idea')\n")
    output = run("tournament", "pdb", "--bots", f"{bot},random", "--games", "2", "--jobs", "1").output
    assert "Forfeit: The bot" in output
    assert "raised ValueError: no idea" in " ".join(output.split())


def test_analyse_prints_a_review(tmp_path: Path) -> None:
    path = saved(tmp_path)
    output = run("analyse", str(path), "--effort", "0.2", "--jobs", "1").output
    assert "accuracy" in output
    assert "Turning points:" in output or "well played by all" in output
    review = json.loads(run("analyse", str(path), "--effort", "0.2", "--jobs", "1", "--json").output)
    assert review["opening"]["game"] == "pdb"
    assert review["summary"]["accuracy"]


MISTAKES = [
    (["tournament", "pdb", "--bots", "greedy"], "at least two bots"),
    (["analyse", "none.jsonl"], "The record none.jsonl cannot be read"),
    (["simulate", "pdb", "--bots", "search:never,random"], "A search has a budget such as"),
    (["simulate", "pdb", "--bots", "./none.py,random"], "There is no bot file ./none.py"),
    (["simulate", "chess", "--bots", "random,random"], "There is no game 'chess'"),
    (["rules", "chess"], "There is no game 'chess'"),
    (["rules", "pdb", "99"], "There is no paragraph '99'"),
    (["simulate", "pdb", "--bots", "random"], "takes 2 to 4 seats, not 1"),
    (["simulate", "pdb", "--bots", "random,genius"], "There is no bot 'genius'"),
    (["simulate", "pdb", "--bots", "random,random", "-o", "colour=red"], "There is no option 'colour'"),
    (["simulate", "pdb", "--bots", "random,random", "-o", "target=99"], "Option target takes a whole number from 3 to 24"),
    (["simulate", "pdb", "--bots", "random,random", "-o", "target"], "An option is written NAME=VALUE"),
    (["simulate", "pdb", "--bots", "random,random", "--edition", "none.toml"], "The card file none.toml cannot be read"),
    (["play", "pdb", "--seats", "9"], "takes 2 to 4 seats, not 9"),
    (["play", "pdb", "--seats", "3", "--bots", "random,random,random"], "3 seats leave 2 for bots, but 3 are named"),
    (["play", "pdb", "--bots", "genius"], "There is no bot 'genius'"),
    (["play", "--resume", "none.jsonl"], "The record none.jsonl cannot be read"),
    (["replay", "none.jsonl"], "The record none.jsonl cannot be read"),
    (["serve", "--port", "0", "--bots", "greedy"], "Bots of your own are files or folders, such as ./agent"),
    (["serve", "--port", "0", "--db", "nonsense"], "The database 'nonsense' cannot be used"),
    (["serve", "--port", "0", "--db", "tables.db"], "The database 'tables.db' cannot be used: an address looks like"),
    (["serve", "--port", "0", "--db", "/tables.db"], "The database '/tables.db' cannot be used: an address looks like"),
    (["serve", "--port", "0", "--db", "sqlite:///none/t.db"], "there is no folder none"),
    (["serve", "--port", "0", "--db", "sqlite:////"], "/ is a folder; name a file in it"),
    (["serve", "--port", "0", "--db", "sqlite://"], "sqlite:// cannot be used, because it is no plain file"),
    (["serve", "--port", "0", "--db", "sqlite:///:memory:"], "because it is no plain file"),
    (["serve", "--port", "0", "--db", "sqlite:///t.db?mode=ro"], "because it is no plain file"),
    (["serve", "--port", "0", "--db", "sqlite+pysqlite:///t.db"], "sqlite+pysqlite:///t.db cannot be used"),
    (["serve", "--port", "0", "--db", "mysql://ada:secret@host/t"], "mysql://ada:***@host/t cannot be used"),
    (["serve", "--port", "0", "--db", "postgresql://host:x/t"], "'postgresql://host:x/t' cannot be used"),
    (["serve", "--port", "0", "--db", "sqlite:////proc/t.db"], "The database"),
    (["serve", "--port", "0", "--db", "sqlite:////proc/version"], "The database"),
    (["serve", "--host", "256.0.0.1"], "No port from 8023 on is free on 256.0.0.1"),
    (["serve", "--set", "speed=9"], "There is no setting 'speed'"),
    (["serve", "--set", "pace"], "An option is written NAME=VALUE"),
    (["serve", "--edition", "my.toml"], "An edition is written GAME=FILE, not 'my.toml'"),
    (["serve", "--edition", "chess=my.toml"], "There is no game 'chess'"),
    (["serve", "--edition", "pdb=none.toml"], "The card file none.toml cannot be read"),
    (["serve", "--edition", "pdb=a.toml", "--edition", "pdb=b.toml"], "Two card files are given for 'pdb'"),
    (["simulate", "pdb", "--bots", "random,random", "--games", "0"], "0 is not in the range"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "sentence"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_mistake_gets_one_sentence_and_exit_code_two_and_changes_nothing(
    words: list[str], sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert sentence in result.output
    assert "Traceback" not in result.output
    assert list(tmp_path.iterdir()) == []


def test_a_driver_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "labtable.server.postgres", raising=False)
    result = run("serve", "--port", "0", "--db", "postgresql://ada:secret@host/tables")
    told = "labtable: The database postgresql://ada:***@host/tables needs the package asyncpg: pip install 'labtable[postgres]'.\n"
    assert (result.exit_code, result.output) == (2, told)


def test_a_file_that_is_no_database_is_told_and_stays_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, " * 100)
    result = run("serve", "--port", "0", "--db", f"sqlite:///{path}")
    assert result.exit_code == 2
    assert (
        result.output
        == f"labtable: The database sqlite:///{path} cannot be opened: file is not a database. Name another.\n"
    )
    assert path.read_text() == "Dear Ada, " * 100


def test_a_tampered_record_names_the_line_the_move_and_the_rule(tmp_path: Path) -> None:
    path = saved(tmp_path)
    lines = unsealed(path.read_text().splitlines())
    lines[3] = lines[3].split('"move"')[0] + '"move":"xfel"}'
    path.write_text("\n".join(sealed(lines, closed=True)))
    result = run("replay", str(path), "--verify")
    assert result.exit_code == 2
    assert "Line 4: the move 'xfel' is refused by §P-12" in result.output


def test_the_installed_command_answers_without_a_traceback() -> None:
    command = [sys.executable, "-c", "from labtable.cli import main; main()", "rules", "chess"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
