"""`labtable study` on the command line: its report, what it keeps when it is killed, and what it says when it cannot."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars as pl
import pytest

import labtable

STUDY = """
game = "pdb"
seats = 2
bots = "greedy"
games = 120
options = { target = 5 }
measures = ["places", "length", "cards"]

[[change]]
options = { target = 4 }
"""
HERE = os.environ | {"PYTHONPATH": str(Path(labtable.__file__).parents[1])}
"""The very Labtable that is tested, from whatever folder."""
PROMPT = 60.0  # seconds in which a busy machine has surely played something


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "labtable", "study", *words]


def study_in(folder: Path, text: str = STUDY) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "short.toml").write_text(text)
    return folder


def call(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*words), cwd=folder, env=HERE, capture_output=True, text=True, check=False)


def begun(folder: Path, *words: str) -> subprocess.Popen[str]:
    """A study that runs and has kept some of its parts."""
    process = subprocess.Popen(
        command(*words), cwd=folder, env=HERE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    kept = folder / "short.kept"
    end = time.monotonic() + PROMPT
    while not kept.exists() or kept.read_bytes().count(b"\n") < 4:
        assert time.monotonic() < end, "it keeps nothing"
        assert process.poll() is None, "it was over too soon"
        time.sleep(0.002)
    return process


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study that was left in peace."""
    folder = study_in(tmp_path_factory.mktemp("whole"))
    done = call(folder, "short.toml", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    assert not (folder / "short.kept").exists()
    return folder


def test_it_writes_a_report_and_its_numbers_and_says_what_it_found(whole: Path) -> None:
    done = call(whole, "short.toml", "--jobs", "1")
    assert "Yes, ‘target=4’ makes a difference: Length, from" in done.stdout
    assert "short.html" in done.stdout
    assert "100 %  120 of 120 deals" in done.stderr
    assert json.loads((whole / "short.json").read_text())["deals"] == 120
    assert (whole / "short.html").read_text().startswith("<!doctype html>")


def test_from_the_numbers_alone_the_same_report_is_made_again(tmp_path: Path, whole: Path) -> None:
    folder = study_in(tmp_path / "again")
    (folder / "short.json").write_bytes((whole / "short.json").read_bytes())
    done = call(folder, "short.json")
    assert done.returncode == 0, done.stderr
    assert "Yes, ‘target=4’ makes a difference" in done.stdout
    assert told(folder / "short.html") == told(whole / "short.html")
    (folder / "short.json").write_text("{}")
    refused = call(folder, "short.json")
    assert "short.json does not hold what this version" in refused.stderr


def told(report: Path) -> str:
    """A report but for the command that made it."""
    return re.sub('<pre class="cmd">.*?</pre>', "", report.read_text(), flags=re.DOTALL)


def test_with_json_it_prints_nothing_else_and_writes_nothing(tmp_path: Path, whole: Path) -> None:
    folder = study_in(tmp_path / "json")
    done = call(folder, "short.toml", "--jobs", "2", "--json")
    assert json.loads(done.stdout) == json.loads((whole / "short.json").read_text())
    assert done.stderr == ""
    assert sorted(path.name for path in folder.iterdir()) == ["short.toml"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_killed_in_the_middle_and_gone_on_with_it_writes_the_same_report(
    tmp_path: Path, whole: Path, jobs: str
) -> None:
    folder = study_in(tmp_path / "killed")
    process = begun(folder, "short.toml", "--jobs", jobs)
    process.kill()
    process.communicate()
    with (folder / "short.kept").open("ab") as kept:
        kept.write(b"0123456789abcdef {half a part")
    refused = call(folder, "short.toml", "--jobs", "1")
    assert refused.returncode == 2
    assert "go on with --resume, or use --anew" in refused.stderr
    done = call(folder, "short.toml", "--jobs", "1", "--resume")
    assert done.returncode == 0, done.stderr
    for name in ("short.html", "short.json"):
        assert (folder / name).read_bytes() == (whole / name).read_bytes()
    assert not (folder / "short.kept").exists()


def test_ctrl_c_keeps_what_is_done_tells_it_and_says_how_to_go_on(tmp_path: Path, whole: Path) -> None:
    folder = study_in(tmp_path / "stopped")
    process = begun(folder, "short.toml", "--jobs", "2")
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=PROMPT)
    assert process.returncode == 130
    assert "deals are kept in short.kept" in told
    assert "labtable study short.toml --jobs 2 --resume" in told
    early = json.loads((folder / "short.json").read_text())
    assert early["stopped"] is True
    assert 0 < early["deals"] <= 120
    assert call(folder, "short.toml", "--jobs", "1", "--resume").returncode == 0
    assert (folder / "short.json").read_bytes() == (whole / "short.json").read_bytes()


def limited(folder: Path, size: int, *words: str) -> subprocess.CompletedProcess[str]:
    """A study on a disk that takes no file larger than this."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, {size})); "
    start = "import sys; sys.argv[0] = 'labtable'; from labtable.cli import main; main()"
    line = [sys.executable, "-c", limit + start, "study", *words]
    return subprocess.run(line, cwd=folder, env=HERE, capture_output=True, text=True, check=False)


def test_where_nothing_more_can_be_written_nothing_is_lost(tmp_path: Path, whole: Path) -> None:
    folder = study_in(tmp_path / "full")
    while_playing = limited(folder, 20_000, "short.toml", "--jobs", "1")
    assert while_playing.returncode == 2
    last = while_playing.stderr.strip().splitlines()[-1]
    assert last.startswith("labtable: short.kept cannot be written: ")
    assert last.endswith("All that was played before is kept: make room and go on with --resume.")
    assert (folder / "short.kept").read_bytes().endswith(b"}\n")
    assert call(folder, "short.toml", "--jobs", "1", "--resume").returncode == 0
    assert (folder / "short.html").read_bytes() == (whole / "short.html").read_bytes()


def test_a_report_that_cannot_be_written_costs_no_game(tmp_path: Path, whole: Path) -> None:
    folder = study_in(tmp_path / "full")
    size = (whole / "short.html").stat().st_size - 1000
    done = limited(folder, size, "short.toml", "--jobs", "1")
    assert done.returncode == 2
    assert "short.html cannot be written: " in done.stderr
    assert [path.name for path in folder.iterdir() if path.name.endswith((".half", ".html"))] == []
    again = call(folder, "short.toml", "--jobs", "1", "--resume")
    assert again.returncode == 0
    assert (folder / "short.html").read_bytes() == (whole / "short.html").read_bytes()


def test_data_are_tables_of_games_decisions_and_cards(tmp_path: Path) -> None:
    folder = study_in(tmp_path / "data")
    assert call(folder, "short.toml", "--jobs", "1", "--data", "rows").returncode == 0
    games = pl.read_parquet(folder / "rows/games/*.parquet").sort("deal", "side")
    assert games.height == 240
    assert games.columns[:4] == ["deal", "side", "seed", "rounds"]
    told = json.loads((folder / "short.json").read_text())
    length = next(each for each in told["measures"] if each["name"] == "length")
    means = games.group_by("side").agg(pl.col("m_length").mean()).sort("side")["m_length"].to_list()
    assert means == pytest.approx([each["value"] for each in length["values"]])
    decisions = pl.read_parquet(folder / "rows/decisions/*.parquet")
    assert decisions.height == games["decisions"].sum()
    cards = pl.read_parquet(folder / "rows/cards/*.parquet")
    assert set(cards["fate"]) == {"played"}
    assert "is not empty" in call(folder, "short.toml", "--jobs", "1", "--data", "rows").stderr


def test_flags_ask_the_same_as_a_file(tmp_path: Path, whole: Path) -> None:
    words = ["pdb", "--seats", "2", "--games", "120", "-o", "target=5", "--change-option", "target=4"]
    measures = ["--measure", "places", "--measure", "length", "--measure", "cards"]
    done = call(study_in(tmp_path / "flags"), *words, *measures, "--jobs", "1", "--json")
    told, file = json.loads(done.stdout), json.loads((whole / "short.json").read_text())
    assert told["measures"] == file["measures"]
    assert told["verdicts"] == file["verdicts"]


def test_what_cannot_be_played_is_told_before_anything_is(tmp_path: Path) -> None:
    folder = study_in(tmp_path / "bad", STUDY.replace('"length"', '"luck"'))
    done = call(folder, "short.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("labtable: There is no measure 'luck' in PDB: the game; the measures are: ")
    assert [path.name for path in folder.iterdir()] == ["short.toml"]
    assert "There is nothing to go on with" in call(study_in(tmp_path / "none"), "short.toml", "--resume").stderr
    (folder / "short.toml").write_text(STUDY)
    assert "cannot be made" in call(folder, "short.toml", "--data", "short.toml/rows").stderr
    assert [path.name for path in folder.iterdir()] == ["short.toml"]


def test_no_process_is_left_when_the_one_that_asked_is_killed(tmp_path: Path) -> None:
    folder = study_in(tmp_path / "orphans", STUDY.replace("120", "3000"))
    process = begun(folder, "short.toml", "--jobs", "2")
    family = descendants(process.pid)
    assert len(family) >= 2
    process.kill()
    process.communicate()
    end = time.monotonic() + PROMPT
    while any(is_alive(pid) for pid in family):
        assert time.monotonic() < end, "processes are left"
        time.sleep(0.05)


def descendants(pid: int) -> list[int]:
    """All processes that come from one."""
    found: list[int] = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(path.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:
            continue
        if parent == pid:
            child = int(path.parent.name)
            found += [child, *descendants(child)]
    return found


def is_alive(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
