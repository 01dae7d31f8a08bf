"""Games that come in packages of their own, installed into a folder beside Labtable."""

import shutil
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "examples/telescope"
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation", "--disable-pip-version-check", "--quiet")
ENTRIES = """[labtable.games]
plain_adna = plain:PlainAdna
plain_gsa = plain:PlainGsa
plain_pdb = plain:PlainPdb
plain_stem = plain:PlainStem
twofold = plain:Twofold
"""


def install_example(folder: Path) -> Path:
    """What `pip install examples/telescope` leaves, without a network, in a folder of its own."""
    sources, target = folder / "sources", folder / "installed"
    shutil.copytree(EXAMPLE, sources)  # pip builds beside the sources
    command = [sys.executable, "-m", "pip", "install", *OFFLINE, "--target", str(target), str(sources)]
    subprocess.run(command, check=True)
    return target


def install_plain(folder: Path) -> Path:
    """The games of plain.py, as pip would leave them."""
    shutil.copytree(EXAMPLE / "telescope", folder / "telescope")
    shutil.copy(Path(__file__).with_name("plain.py"), folder)
    note = folder / "plain-1.0.dist-info"
    note.mkdir()
    (note / "METADATA").write_text("Metadata-Version: 2.1\nName: plain\nVersion: 1.0\n", encoding="utf-8")
    (note / "entry_points.txt").write_text(ENTRIES, encoding="utf-8")
    return folder
