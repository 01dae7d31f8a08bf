"""The languages there are: each is a folder beside this file, and English, which lies with the games themselves."""

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from labtable.kernel import BadInput

FOLDER = Path(__file__).parent
ENGLISH = "en"
LABELS = "labels.ftl"
WISHES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says which language its people read, the strongest first."""
DIGEST_BYTES = 4


@cache
def languages() -> list[str]:
    """The codes of all languages, English first."""
    found = sorted(path.parent.name for path in FOLDER.glob(f"*/{LABELS}"))
    return [ENGLISH, *(code for code in found if code != ENGLISH)]


def said(code: str) -> str:
    """This language, if it is one of ours."""
    if code not in languages():
        raise BadInput(f"There are no rules and cards in the language {code!r}; there are: {', '.join(languages())}.")
    return code


def of_this_machine(environment: Mapping[str, str]) -> str:
    """The language that the settings of a machine wish for, if it is one of ours; otherwise English."""
    wish = next((environment[name] for name in WISHES if environment.get(name)), "")
    code = wish.partition(".")[0].partition("_")[0].lower()
    return code if code in languages() else ENGLISH


def digest(*words: str) -> str:
    """What tells these English words from all others; it stands beside their translation, so a change is noticed."""
    return hashlib.blake2b("\0".join(words).encode(), digest_size=DIGEST_BYTES).hexdigest()
