"""Settings: the times and limits of a server, each with its default."""

import ast
import inspect
import os
import sys
from collections.abc import Iterator, Mapping
from math import isfinite
from typing import Annotated

import msgspec
from msgspec import Meta

from labtable.hall.manners import Manners, Seconds
from labtable.kernel import BadInput

Some = Annotated[int, Meta(ge=1)]
PREFIX = "LABTABLE_"
NO_SETTINGS = frozenset({"BUILD", "PLAIN", "CHROMIUM"})
"""Other names with the prefix: they are for building and testing."""


class Settings(Manners, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a server can be told besides the manners of its rooms; times are in seconds."""

    workers: Some = max(1, min(4, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    thinking: Seconds = 5.0
    """After this a bot counts as stuck."""
    ping: Seconds = 20.0
    """Between two signs of life on a socket, by which a proxy knows that this node is there."""
    waiting: Seconds = 2.0
    """How long a bot waits for a process to think in; then a faster bot chooses for it."""
    hello: Seconds = 10.0
    """How long a socket may stay without saying who is there."""
    request: Seconds = 10.0
    """How long a request may take to come in whole."""
    stalled: Seconds = 20.0
    """How long a connection may stay without reading what it is sent."""
    connections: Some = 10_000
    """Connections at once."""
    connections_an_address: Some = 2000
    """Connections at once from one address; a whole school may share it."""
    proxies: str = "127.0.0.1,::1"
    """The addresses of own proxies, with commas between: what they say of who is behind them is believed."""
    hosts: str = ""
    """The host names that are ours, with commas between; if none is named, any is."""
    origins: str = ""
    """Origins besides our own whose pages may play here, with commas between, as https://play.example."""
    most_bytes: Some = 16 * 1024
    """The longest message."""
    messages_a_second: Annotated[float, Meta(gt=0)] = 10.0
    """Messages from one socket, in the long run."""
    messages_at_once: Some = 40
    """Messages from one socket in a burst."""
    most_spectators: Some = 64
    """Sockets in one room that have no seat; who has one always finds room."""
    sockets_a_person: Some = 8
    """Sockets of one person at a seat."""
    rooms_a_key: Some = 30
    """Rooms that one visitor may open in an hour."""
    rooms_an_address: Some = 600
    """Rooms that one address may open in an hour; a whole school may share it."""
    classes_an_address: Some = 60
    """Classes that one address may open in an hour; each may have some hundred tables."""
    strangers_an_address: Some = 30
    """Unknown codes that one address may try in an hour."""
    short_codes: Some = 600
    """Wrong short codes that may be tried in a minute, in all; a tenth of them from one address."""
    class_codes: Some = 120
    """Wrong class codes that one address may try in a minute, and a tenth of all; a whole school may share it."""
    replays_an_address: Some = 600
    """Replays and records that are made for one address in an hour."""
    reviews_an_address: Some = 120
    """Reviews that are begun for one address in an hour; a whole school may share it."""
    prints_an_address: Some = 60
    """Prints that are made for one address in an hour; a whole school may share it."""
    most_record: Some = 256 * 1024
    """The longest record that may be sent for a review, in bytes."""
    most_edition: Some = 128 * 1024
    """The longest message with cards that somebody made, in bytes."""
    checks_an_address: Some = 20_000
    """Looks at cards that are being made at one address in an hour; a whole school may share it."""
    studies_an_address: Some = 60
    """Studies of cards that are begun for one address in an hour; a whole school may share it."""
    standings_an_address: Some = 6000
    """Tables at which people of one address may look from their home pages in an hour; a whole school may share it."""


def read_settings(given: dict[str, str]) -> Settings:
    """Settings from words such as `pace=0`."""
    for name in given:
        if name not in Settings.__struct_fields__:
            raise BadInput(f"There is no setting {name!r}; the settings are: {', '.join(Settings.__struct_fields__)}.")
    try:
        settings = msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"A setting cannot be used: {error}.") from error
    for name in given:
        value = getattr(settings, name)
        if isinstance(value, float) and not isfinite(value):
            raise BadInput(f"A setting cannot be used: {name} must be a number, not {value}.")
    return settings


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Settings from variables such as `LABTABLE_PACE=0`."""
    named = {name.removeprefix(PREFIX): value for name, value in environment.items() if name.startswith(PREFIX)}
    return {name.lower(): value for name, value in named.items() if name not in NO_SETTINGS}


def table() -> str:
    """All settings for the documents, each with its variable, its usual value and what it is."""
    rows = ["| setting | variable | usual | |", "|---|---|---|---|"]
    usual = Settings()
    for kind in (Manners, Settings):
        for name, words in _told(kind):
            value = "cores less one, 4 at most" if name == "workers" else _shown(getattr(usual, name))
            rows.append(f"| `{name}` | `{PREFIX}{name.upper()}` | {value} | {words} |")
    return "\n".join(rows)


def _told(kind: type) -> Iterator[tuple[str, str]]:
    """The fields of a struct with the words that stand below each."""
    (definition,) = ast.parse(inspect.getsource(kind)).body
    assert isinstance(definition, ast.ClassDef)
    for field, words in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            assert isinstance(words, ast.Expr), f"{field.target.id} has no words"
            yield field.target.id, str(ast.literal_eval(words.value))


def _shown(value: object) -> str:
    return f"{value:,g}" if isinstance(value, int | float) else str(value) or "–"


if __name__ == "__main__":
    sys.stdout.write(f"{table()}\n")
