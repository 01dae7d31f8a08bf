"""The package: what is packed is whole and serves the page, and what was compiled is kept for the same sources only."""

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import Distribution, PathDistribution, distribution
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from urllib.request import urlopen

import pytest
from packaging.requirements import Requirement

from labtable.printing.press import LOOK
from labtable.printing.sources import drawn_files
from tests.test_layers import imports_of

ROOT = Path(__file__).parents[1]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]


def run(*words: object, folder: Path = ROOT, **environment: str) -> str:
    """What a command says, in an environment without ours on the path."""
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | environment
    done = subprocess.run(list(map(str, words)), cwd=folder, env=clean, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, ROOT)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def wheel(sources: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is made from the source distribution where there is neither Node nor a C compiler."""
    folder, empty = tmp_path_factory.mktemp("wheel"), tmp_path_factory.mktemp("empty")
    words = [*PIP, "wheel", "--no-build-isolation", "--no-deps", "--no-index", "-w", folder, sources]
    run(*words, PATH=str(empty), LABTABLE_PLAIN="1")
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds the wheel, and besides it only what the wheel says that it needs."""
    folder = tmp_path_factory.mktemp("elsewhere")
    venv.create(folder, with_pip=False, symlinks=True)
    run(*PIP, "--python", folder, "install", "--no-deps", "--no-index", "--no-compile", wheel)
    site = next(folder.glob("lib/python*/site-packages"))
    lend(PathDistribution(next(site.glob("labtable-*.dist-info"))), site)
    run(*PIP, "--python", folder, "check")
    return folder


def lend(asks: Distribution, site: Path) -> None:
    """Copy what a distribution needs out of our own environment, so that nothing has to be fetched."""
    for need in map(Requirement, asks.requires or []):
        if need.marker is None or need.marker.evaluate({"extra": ""}):
            found = distribution(need.name)
            for file in found.files or []:
                if not (site / file).exists() and ".." not in file.parts:
                    (site / file).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(file.locate(), site / file)
            lend(found, site)


def test_what_is_packed_says_who_made_the_games(sources: Path, wheel: Path) -> None:
    with tarfile.open(sources) as packed:
        assert any(name.endswith("/CREDITS.md") for name in packed.getnames())
    with zipfile.ZipFile(wheel) as packed_wheel:
        assert any(name.endswith("licenses/CREDITS.md") for name in packed_wheel.namelist())


def test_a_wheel_has_all_that_is_drawn_on_paper(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        for path in drawn_files(ROOT / "web/src"):
            assert packed.read(f"labtable/printing/drawn/{path.as_posix()}") == (ROOT / "web/src" / path).read_bytes()
        for path in LOOK.rglob("*.*"):
            assert packed.read(f"labtable/printing/look/{path.relative_to(LOOK).as_posix()}") == path.read_bytes()


def test_an_empty_environment_serves_the_page(elsewhere: Path, tmp_path: Path) -> None:
    words = [str(elsewhere / "bin/labtable"), "serve", "--port", "0", "--db", f"sqlite:///{tmp_path}/tables.db"]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=tmp_path, env={"PATH": ""})
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        with urlopen(said[said.index("http://") :].split()[0], timeout=20) as page:
            assert '<script type="module"' in page.read().decode()
    finally:
        server.terminate()
        server.communicate(timeout=20)


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what is compiled, with one game, to be changed."""
    not_needed = shutil.ignore_patterns("page", "adna", "gsa", "stem", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=not_needed)
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "CREDITS.md", "web/build.py", "web/runtime.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def the_build(folder: Path) -> ModuleType:
    """The build of a folder, without building."""
    spec = spec_from_file_location("the_build", folder / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    found = module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize(
    ("name", "is_compiled"),
    [
        ("server/serve.py", False),
        ("hall/room.py", False),
        ("games/pdb/board.py", False),
        ("games/pdb/view.py", True),  # not compiled, but compiled modules rely on its types
        ("games/pdb/events.py", True),
        ("games/pdb/turn.py", True),
        ("bots/search.py", True),
        ("kernel/table.py", True),
        ("kernel/option.py", True),  # as above
    ],
)
def test_only_what_is_compiled_is_compiled_anew(copy: Path, name: str, is_compiled: bool) -> None:
    before = the_build(copy).kept()
    with (copy / "src/labtable" / name).open("a") as source:
        source.write("# another line\n")
    assert (the_build(copy).kept() != before) == is_compiled


def test_other_words_to_the_compiler_compile_anew(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = the_build(copy).kept()
    monkeypatch.setenv("CFLAGS", "-DANOTHER")
    assert the_build(copy).kept() != before


def test_what_is_kept_is_not_compiled_again(copy: Path) -> None:
    kept = copy / the_build(copy).kept()
    kept.mkdir(parents=True)
    (kept / "labtable.kernel.rng").write_text("kept")
    run(sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built", folder=copy)
    built = [path for path in (copy / "built").rglob("*") if path.is_file()]
    assert [path.read_text() for path in built] == ["kept"]
    assert built[0].name.startswith("rng.")


def test_where_no_compiler_works_the_modules_stay_plain_and_the_build_says_so(copy: Path) -> None:
    said = run(sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "built", folder=copy, CC="/no/compiler")
    assert "the rules stay plain Python" in said
    assert not list((copy / "built").rglob("*.so"))
    assert not list((copy / "build").glob("compiled/*"))


def test_whatever_compiled_modules_rely_on_lets_them_be_compiled_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    build = the_build(ROOT)
    hot = [Path(path) for path in build.HOT]
    relied_on = [path for pattern in build.RELIED_ON for path in build.SOURCE.glob(pattern)]
    names = {".".join(path.with_suffix("").parts[2:]).removesuffix(".__init__") for path in (*hot, *relied_on)}
    for path in hot:
        for name in imports_of(ROOT / path):
            known = any(f"{one}.".startswith(f"{name}.") or name.startswith(f"{one}.") for one in names)
            assert known, f"{path} imports {name}"
