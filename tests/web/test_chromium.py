"""Which Chromium the page is tested with."""

from pathlib import Path

from tests.web.chromium import without_windows


def put(program: Path, mode: int = 0o755) -> Path:
    program.parent.mkdir(parents=True, exist_ok=True)
    program.touch(mode)
    return program


def test_of_those_that_playwright_brought_the_one_without_windows_is_found(tmp_path: Path) -> None:
    whole = put(tmp_path / "chromium-1254/chrome-linux64/chrome")
    put(tmp_path / "chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell")  # of another year
    assert list(without_windows(whole)) == []
    folder = tmp_path / "chromium_headless_shell-1254/chrome-headless-shell-linux64"
    shell = put(folder / "chrome-headless-shell")
    put(folder / "LICENSE.headless_shell", 0o644)
    assert list(without_windows(whole)) == [shell]
