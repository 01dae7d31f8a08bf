"""Compiles the hot modules with mypyc where there is a C compiler, and builds the page if it is not built yet."""

import os
import shutil
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, "web")
import build as page

SOURCE = Path("src/labtable")
KERNEL = ("rng", "rule", "move", "fixed", "seats", "errors", "cards", "table", "knowledge")
BOTS = ("bot", "endings", "foresight", "random", "greedy", "search", "levels", "playout")
NOT_HOT = ("__init__", "board", "cards", "events", "events_cards", "gallery", "game", "lack", "ops", "view")
"""Of a game: what reads files, shows and tells."""
HOT = [
    *(f"{SOURCE}/kernel/{name}.py" for name in KERNEL),
    *(str(path) for path in sorted(SOURCE.glob("games/*/*.py")) if path.stem not in NOT_HOT),
    *(f"{SOURCE}/bots/{name}.py" for name in BOTS),
]
LET_FUNCTIONS_INLINE = ["-fno-semantic-interposition"] if sys.platform == "linux" else []


def hot_modules() -> list[Extension]:
    """The modules to compile; none if LABTABLE_PLAIN is set or mypyc is not there."""
    if os.environ.get("LABTABLE_PLAIN"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("labtable: mypyc is not installed, so the rules stay plain Python: slower, same results.")
        return []
    quiet = ["--ignore-missing-imports", "--follow-imports=silent"]
    extensions = cast(list[Extension], mypycify([*quiet, *HOT], opt_level="3", debug_level="0", group_name="labtable"))
    for extension in extensions:
        extension.extra_compile_args += LET_FUNCTIONS_INLINE
    return extensions


class BuildOrGoWithout(build_ext):
    """All hot modules or none: half a build would not import."""

    def run(self) -> None:
        """Compile; if that fails, leave the plain modules."""
        try:
            super().run()
        except Exception as error:
            print(f"labtable: no C compiler works here ({error}); the rules stay plain Python: slower, same results.")
            for half_built in self.get_outputs():
                Path(half_built).unlink(missing_ok=True)
            self.extensions = []


class BuildPageToo(build_py):
    """The page is part of the package; without Node the package is made without it, and says so."""

    def run(self) -> None:
        """Build the page unless it is there, then gather the files."""
        if not page.BUILT.exists():
            try:
                page.build()
            except page.NoPage as error:
                print(f"labtable: {error}, so the table in the browser is left out; the rest works.")
        super().run()


def needs_node() -> list[str]:
    """The package that carries Node, where the page has yet to be built and the machine has none."""
    return [] if page.BUILT.exists() or page.machine_has_node() else [page.NODE_PACKAGE]


for earlier_build in Path("build").glob("lib*"):
    shutil.rmtree(earlier_build)  # a wheel is made of the sources that are here now
setup(
    ext_modules=hot_modules(),
    cmdclass={"build_ext": BuildOrGoWithout, "build_py": BuildPageToo},
    setup_requires=needs_node(),  # pip fetches it for the build alone
)
