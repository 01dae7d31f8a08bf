"""Running a study: a planted effect is found, none is found where there is none, and nothing hangs on who plays."""

from pathlib import Path

import msgspec
import pytest

from labtable.kernel import BadInput
from labtable.lab.crew import crew_of
from labtable.lab.findings import Findings, findings_of
from labtable.lab.kept import Kept
from labtable.lab.run import FEWEST_DEALS, Played, run, so_far
from labtable.lab.statistics import Estimate
from labtable.lab.study import Study, Until
from labtable.lab.sums import Sum
from labtable.lab.tally import Part
from tests.lab.studies import changed, study

LUCK = "def choose(knowledge, rng):\n    moves = knowledge.legal()\n    return moves[rng.below(len(moves))]\n"
OTHER_LUCK = LUCK.replace("moves = ", "rng.word()\n    moves = ")
WINS_FIRST = "def choose(knowledge, rng):\n    return knowledge.legal()[0]\n"


def found(asked: Study, jobs: int = 1) -> Findings:
    return findings_of(run(asked, crew_of(jobs)))


def measured(findings: Findings, name: str) -> Estimate:
    return next(each for each in findings.measures if each.name == name).differences[0].by


def test_whatever_the_number_of_processes_the_findings_are_the_same_to_the_last_byte() -> None:
    asked = study(games=60, change=changed(options={"target": 5}), skill=[("greedy", "random")], skill_games=12)
    alone = msgspec.json.encode(found(asked))
    assert msgspec.json.encode(found(asked, 2)) == alone
    assert msgspec.json.encode(found(asked, 3)) == alone


def test_both_sides_play_the_same_deals_so_that_no_change_makes_no_difference_at_all() -> None:
    findings = found(study(games=30, change=changed(name="the same", options={"target": 3})))
    assert all(each.differences[0].by == Estimate(0.0, 0.0, 0.0) for each in findings.measures)
    assert findings.verdicts[0].answer == "no"
    assert findings.verdicts[0].sentence.startswith("No difference that matters: with ‘the same’")


def test_a_planted_effect_of_known_size_is_found(tmp_path: Path) -> None:
    """Played to five instead of three, so that the rounds are known: the interval holds what many games show."""
    asked = study(games=150, measures=["length", "ties"], change=changed(options={"target": 6}), bots="greedy")
    findings = found(asked)
    many = measured(found(msgspec.structs.replace(asked, seed=77, games=500)), "length")
    by = measured(findings, "length")
    assert by.low <= many.high
    assert many.low <= by.high
    assert many.low > 1.0
    assert findings.verdicts[0].answer == "yes"
    assert "Length, from" in findings.verdicts[0].sentence


def test_a_better_bot_is_found_as_a_planted_effect() -> None:
    asked = study(games=120, bots="random", measures=["bots"], change=changed(bots=["greedy", "random"]))
    by = measured(found(asked), "bot_1")
    assert by.low > 25.0
    assert by.high < 60.0


def test_bots_that_differ_by_their_luck_alone_make_no_difference(tmp_path: Path) -> None:
    """Nearly always: a benchmark counts it in a hundred repetitions."""
    for name, text in (("luck.py", LUCK), ("other.py", OTHER_LUCK)):
        (tmp_path / name).write_text(text)
    luck, other = str(tmp_path / "luck.py"), str(tmp_path / "other.py")
    asked = study(bots=luck, games=160, measures=["length"], matters={"length": 4.0}, change=changed(bots=other))
    answers = [found(msgspec.structs.replace(asked, seed=seed)) for seed in range(4)]
    assert [each.verdicts[0].answer for each in answers].count("no") >= 3
    assert all(measured(each, "length").high > measured(each, "length").low for each in answers)


def test_too_few_games_cannot_tell_and_say_how_many_would() -> None:
    findings = found(study(games=12, measures=["places"], change=changed(bots=["greedy", "random"])))
    assert findings.verdicts[0].answer == "open"
    assert "it cannot be told yet: " in findings.verdicts[0].sentence


def test_a_study_stops_by_itself_when_enough_is_known() -> None:
    until = Until(measure="length", narrow=2.0, most=2000)
    asked = msgspec.structs.replace(
        study(measures=["length"], change=changed(options={"target": 5}), bots="greedy"), until=until, games=2000
    )
    played = run(asked, crew_of(1))
    assert FEWEST_DEALS <= played.sums.deals < 2000
    findings = findings_of(played)
    assert findings.sequential
    assert measured(findings, "length").high - measured(findings, "length").low <= 4.0
    again = run(asked, crew_of(2))
    assert findings_of(again) == findings


def played_with(differences: list[int], **asked: object) -> Played:
    sums = Sum()
    for each in differences:
        sums.add(each)
    played = so_far(study(change=changed(options={"target": 5}), measures=["length"]), [])
    played.study = msgspec.structs.replace(played.study, games=1000, until=Until(measure="length", narrow=0.5))
    played.sums.differences = [{"length": sums}]
    played.sums.deals = len(differences)
    return played


def test_enough_is_known_when_the_interval_is_narrow_and_the_deals_are_not_too_few() -> None:
    assert played_with([0, 1] * 100).enough
    assert not played_with([0, 1] * 99).enough
    assert not played_with([0, 40] * 100).enough


def keeper(folder: Path, asked: Study) -> Kept[Part]:
    kept = Kept(folder / "study.kept", asked.digest(), Part)
    kept.begin()
    return kept


def test_what_is_kept_is_gone_on_with_and_comes_to_the_same(tmp_path: Path) -> None:
    asked = study(change=changed(options={"target": 5}), skill=[("greedy", "random")], skill_games=15)
    whole = msgspec.json.encode(found(asked))
    kept = keeper(tmp_path, asked)
    run(asked, crew_of(1), kept)
    lines = kept.path.read_bytes().splitlines(keepends=True)
    for left in (1, 4, len(lines) - 1, len(lines)):
        kept.path.write_bytes(b"".join(lines[:left]))
        assert msgspec.json.encode(findings_of(run(asked, crew_of(1), kept))) == whole
        assert kept.path.read_bytes() == b"".join(lines)


def test_a_torn_line_and_all_after_it_are_played_again(tmp_path: Path) -> None:
    asked = study()
    kept = keeper(tmp_path, asked)
    run(asked, crew_of(1), kept)
    whole = kept.path.read_bytes()
    lines = whole.splitlines(keepends=True)
    torn = [
        whole[:-40],
        b"".join(lines[:5]) + lines[5].replace(b"1", b"2", 3) + b"".join(lines[6:]),
        whole + b"half a li",
    ]
    for text in torn:
        kept.path.write_bytes(text)
        run(asked, crew_of(1), kept)
        assert kept.path.read_bytes() == whole


def test_what_is_kept_of_another_study_is_refused(tmp_path: Path) -> None:
    asked = study()
    keeper(tmp_path, asked)
    other = Kept(tmp_path / "study.kept", study(seed=5).digest(), Part)
    with pytest.raises(BadInput, match="keeps is of another study"):
        other.parts()
    with pytest.raises(BadInput, match="There is nothing to go on with"):
        Kept(tmp_path / "nothing.kept", "00", Part).parts()


def test_a_full_disk_is_told_in_one_sentence(tmp_path: Path) -> None:
    full = tmp_path / "full.kept"
    full.symlink_to("/dev/full")
    with pytest.raises(BadInput, match=r"full\.kept cannot be written: the disk is full\.$"):
        Kept(full, "00", Part).begin()


def test_a_study_that_was_broken_off_is_told_with_intervals_that_hold_at_every_look(tmp_path: Path) -> None:
    asked = study(games=100, measures=["length"])
    parts: list[Part] = []

    class Stop(Exception):
        pass

    def watch(played: Played) -> None:
        if played.sums.deals == 40:
            raise Stop

    kept = keeper(tmp_path, asked)
    with pytest.raises(Stop):
        run(asked, crew_of(1), kept, watch)
    parts = kept.parts()
    findings = findings_of(so_far(asked, parts))
    assert (findings.deals, findings.stopped, findings.sequential) == (40, True, True)
    plain = findings_of(Played(asked, so_far(asked, parts).sums))
    width = [each.measures[0].values[0].high - each.measures[0].values[0].low for each in (findings, plain)]
    assert width[0] > 1.3 * width[1]


@pytest.mark.many_games
def test_unasked_the_first_leader_of_pdb_is_flagged() -> None:
    findings = found(study(bots="greedy", options={}, games=150))
    assert findings.verdicts[0].answer == "unfair"
    assert findings.flags[0].startswith("First Leader’s share of the wins is ")
    assert findings.flags[0].endswith("where 50 % would be fair.")


@pytest.mark.many_games
def test_unasked_the_uracil_of_adnas_lab_is_flagged() -> None:
    findings = found(study(game="adna", bots="greedy", options={}, games=250), jobs=2)
    assert any(flag.startswith("Who has drawn Uracil wins ") for flag in findings.flags)
