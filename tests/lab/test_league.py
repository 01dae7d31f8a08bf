"""Leagues: what was played is kept and never played again, and a bot that was changed is another."""

from pathlib import Path

import msgspec
import pytest

from labtable.kernel import BadInput
from labtable.lab.crew import crew_of
from labtable.lab.league import League
from labtable.lab.tournament import Entry, tournament

ENTRY = Entry(game="pdb", bots=["random", "greedy"], games=4, seats=2)
AT_RANDOM = "def choose(knowledge, rng):\n    moves = knowledge.legal()\n    return moves[rng.below(len(moves))]\n"
THE_FIRST = "def choose(knowledge, rng):\n    return knowledge.legal()[0]\n"


def an_agent(folder: Path, body: str = AT_RANDOM) -> str:
    (folder / "agent").mkdir(exist_ok=True)
    (folder / "agent" / "bot.py").write_text(body)
    return str(folder / "agent")


def played(entry: Entry, file: Path) -> League:
    league = League(entry, file)
    league.play(crew_of(1))
    return league


def test_a_league_comes_to_what_a_tournament_of_the_same_games_does(tmp_path: Path) -> None:
    standing, held = played(ENTRY, tmp_path / "pdb.league").standing(), tournament(ENTRY)
    assert {each.bot: each.points for each in standing.standings} == {each.bot: each.points for each in held.standings}
    assert [each.bot for each in standing.standings] == ["greedy", "random"]
    assert standing.mirrors == []


def test_a_league_that_was_broken_off_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    half = League(ENTRY, tmp_path / "half.league")

    def stop() -> None:
        if len(half.games) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        half.play(crew_of(1), stop)
    again = League(ENTRY, tmp_path / "half.league")
    assert (len(again.games), len(again.missing())) == (2, 2)
    again.play(crew_of(1))
    assert again.standing() == played(ENTRY, tmp_path / "whole.league").standing()


def test_more_games_and_more_bots_play_only_what_is_missing(tmp_path: Path) -> None:
    file = tmp_path / "pdb.league"
    played(ENTRY, file)
    assert len(League(msgspec.structs.replace(ENTRY, games=6), file).missing()) == 2
    three = msgspec.structs.replace(ENTRY, bots=["greedy", an_agent(tmp_path), "random"])
    assert len(League(three, file).missing()) == 2 * 4
    assert len(played(three, file).standing().standings) == 3


def test_a_bot_whose_files_have_changed_is_another_and_what_it_was_stays(tmp_path: Path) -> None:
    file, agent = tmp_path / "pdb.league", an_agent(tmp_path)
    entry = msgspec.structs.replace(ENTRY, bots=["greedy", agent])
    played(entry, file)
    assert League(entry, file).missing() == []
    (tmp_path / "agent" / "__pycache__").mkdir()
    (tmp_path / "agent" / "__pycache__" / "bot.pyc").write_bytes(b"made by Python itself")
    assert League(entry, file).missing() == []
    (tmp_path / "agent" / "weights").write_bytes(b"learned")
    assert len(League(entry, file).missing()) == 4
    names = [each.bot for each in played(entry, file).standing().standings]
    assert len(names) == 3
    assert agent in names
    assert sum(name.startswith(f"{agent} (") for name in names) == 1


def test_who_has_played_nothing_yet_stands_nowhere(tmp_path: Path) -> None:
    assert League(ENTRY, tmp_path / "pdb.league").standing().standings == []


def test_the_file_of_another_league_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "pdb.league"
    played(ENTRY, file)
    for other in ({"seats": 3}, {"seed": 1}, {"options": {"target": 9}}, {"game": "adna"}):
        with pytest.raises(BadInput, match="keeps is of another league"):
            League(msgspec.structs.replace(ENTRY, **other), file)
