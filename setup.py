"""Compiles the hot modules with mypyc where there is a C compiler, and packs the page."""

import hashlib
import os
import runpy
import shutil
import sys
import sysconfig
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CompileError, LinkError

sys.path.insert(0, str(Path(__file__).parent / "web"))
import build as page

SOURCE = Path("src/labtable")
WEB = Path("web/src")
KERNEL = (
    *("rng", "rule", "move", "fixed", "phase", "seats", "errors", "cards", "table", "knowledge", "player"),
    *("observation", "many", "turn", "words"),
)
BOTS = ("bot", "endings", "foresight", "random", "greedy", "search", "levels", "playout", "net", "sight")
NOT_HOT = (
    *("__init__", "bases", "board", "cards", "events", "events_cards", "gallery", "game"),
    *("keeping", "measures", "ops", "reasons", "view", "workshop"),
)
"""Of a game: what reads files, tells what happened, draws, and gives a view its shape."""
HOT = [
    *(f"{SOURCE}/kernel/{name}.py" for name in KERNEL),
    *(str(path) for path in sorted(SOURCE.glob("games/*/*.py")) if path.stem not in NOT_HOT),
    *(f"{SOURCE}/bots/{name}.py" for name in BOTS),
]
LET_FUNCTIONS_INLINE = ["-fno-semantic-interposition"] if sys.platform == "linux" else []
ON_ALL_CORES = ["-flto=auto"] if sys.platform == "linux" else []
"""The linker of GCC shares out the one large C file, and still sees it whole."""
FLAGS = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")
RELIED_ON = ("kernel/*.py", "bots/*.py", "games/*/events*.py", "games/*/view.py")
"""What is not compiled itself, but has types that compiled modules rely on."""
KEPT = Path("build/compiled")
MOST_KEPT = 5


@cache
def kept() -> Path:
    """Where the modules lie that were compiled from these very sources in this very way."""
    how = [sys.version, sysconfig.get_platform(), version("mypy"), *map(os.environ.get, FLAGS)]
    made = hashlib.blake2b(repr(how).encode(), digest_size=16)
    for path in sorted({"setup.py", *HOT, *(str(path) for rest in RELIED_ON for path in SOURCE.glob(rest))}):
        made.update(path.encode() + b"\0" + Path(path).read_bytes())
    return KEPT / made.hexdigest()


def hot_modules() -> list[Extension]:
    """The modules to compile; none if LABTABLE_PLAIN is set or mypyc is not there."""
    if os.environ.get("LABTABLE_PLAIN"):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("labtable: mypyc is not installed, so the rules stay plain Python: slower, same results.")
        return []
    if kept().exists():
        return [Extension(path.name, []) for path in kept().iterdir()]
    quiet = ["--ignore-missing-imports", "--follow-imports=silent"]
    extensions = cast(list[Extension], mypycify([*quiet, *HOT], opt_level="3", debug_level="0", group_name="labtable"))
    for extension in extensions:
        extension.extra_compile_args += LET_FUNCTIONS_INLINE
    extensions[0].extra_compile_args += ON_ALL_CORES
    extensions[0].extra_link_args += ["-O3", *LET_FUNCTIONS_INLINE, *ON_ALL_CORES]
    return extensions


class CompileOrGoWithout(build_ext):
    """All hot modules or none: half a build would not import."""

    def finalize_options(self) -> None:
        """Let the small modules be compiled beside the large one, and what is not kept be compiled in any case."""
        super().finalize_options()
        self.parallel = self.parallel or True
        self.force = True

    def run(self) -> None:
        """Compile and keep; if that fails, leave the plain modules."""
        try:
            super().run()
        except Exception as error:
            print(f"labtable: no C compiler works here ({error}); the rules stay plain Python: slower, same results.")
            for half_built in self.get_outputs():
                Path(half_built).unlink(missing_ok=True)
            self.extensions = []
        self.keep()

    def build_extension(self, ext: Extension) -> None:
        """Take a module that is kept, or compile it; a compiler that cannot share out a file does it whole."""
        if not ext.sources:
            built = self.get_ext_fullpath(ext.name)
            self.mkpath(os.path.dirname(built))
            self.copy_file(str(kept() / ext.name), built)
            return
        try:
            super().build_extension(ext)
        except (CompileError, LinkError):
            ext.extra_compile_args = [word for word in ext.extra_compile_args if word not in ON_ALL_CORES]
            ext.extra_link_args = []
            super().build_extension(ext)

    def keep(self) -> None:
        """Keep what was compiled, so that the same sources need not be compiled again."""
        if not self.extensions or kept().exists():
            return
        half = KEPT / "half"
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(parents=True)
        for ext in self.extensions:
            shutil.copy2(self.get_ext_fullpath(ext.name), half / ext.name)
        half.rename(kept())
        for old in sorted(KEPT.iterdir(), key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
            shutil.rmtree(old)


def pack_page() -> None:
    """Build the page unless it is there; without Node the package is made without it, and says so."""
    if page.BUILT.exists():
        return
    try:
        page.build()
    except page.NoPage as error:
        print(f"labtable: {error}, so the table in the browser is left out; the rest works.")


class BuildWithPage(build_py):
    """The page is part of the package."""

    def run(self) -> None:
        """Gather the files that are here now, and none of an earlier build."""
        pack_page()
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        self.pack_drawings()

    def pack_drawings(self) -> None:
        """Lay what of the page is printed too beside the module that looks for it."""
        sources = runpy.run_path(str(SOURCE / "printing/sources.py"))
        for path in sources["drawn_files"](WEB):
            packed = Path(self.build_lib, "labtable/printing/drawn", path)
            self.mkpath(str(packed.parent))
            self.copy_file(str(WEB / path), str(packed))


class PackWithPage(sdist):
    """The page is part of the source distribution too, so that nobody needs Node to install from it."""

    def run(self) -> None:
        """Gather the files, the built page among them."""
        pack_page()
        super().run()


def needs_node() -> list[str]:
    """The package that carries Node, where the page has yet to be built and the machine has none."""
    return [] if page.BUILT.exists() or page.machine_has_node() else [page.NODE_PACKAGE]


if __name__ == "__main__":
    asked = set(sys.argv)
    setup(
        ext_modules=[] if asked & {"egg_info", "dist_info", "sdist"} else hot_modules(),
        cmdclass={"build_ext": CompileOrGoWithout, "build_py": BuildWithPage, "sdist": PackWithPage},
        setup_requires=needs_node() if "egg_info" in asked else [],  # pip fetches it for the build alone
    )
