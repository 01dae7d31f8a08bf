"""How this Labtable was built: compiled or plain, and from which sources."""

import hashlib
from pathlib import Path

from labtable.kernel import table


def is_compiled() -> bool:
    """Whether the rules run as a C extension."""
    return not (table.__file__ or "").endswith(".py")


def sources_digest(package: Path | None = None) -> str:
    """A fingerprint of all Python sources of a package folder; this one's unless told otherwise."""
    folder = package or Path(table.__file__ or "").parents[1]
    sources = hashlib.blake2b(digest_size=16)
    for path in sorted(folder.rglob("*.py")):
        sources.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return sources.hexdigest()
