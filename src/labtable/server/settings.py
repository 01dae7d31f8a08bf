"""Settings: the times and limits of a server, each with its default."""

import os

import msgspec

from labtable.hall.manners import Manners
from labtable.kernel import BadInput


class Settings(Manners, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a server can be told besides the manners of its rooms; times are in seconds."""

    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    thinking: float = 5.0
    """After this a bot counts as stuck."""
    waiting: float = 2.0
    """How long a bot waits for a process to think in; then a faster bot chooses for it."""
    hello: float = 10.0
    """How long a socket may stay without saying who is there."""
    request: float = 10.0
    """How long a request may take to come in whole."""
    stalled: float = 20.0
    """How long a connection may stay without reading what it is sent."""
    connections: int = 10_000
    """Connections at once."""
    connections_an_address: int = 2000
    """Connections at once from one address; a whole school may share it."""
    proxies: str = "127.0.0.1,::1"
    """The addresses of own proxies, with commas between: what they say of who is behind them is believed."""
    hosts: str = ""
    """The host names that are ours, with commas between; if none is named, any is."""
    origins: str = ""
    """Origins besides our own whose pages may play here, with commas between, as https://play.example."""
    most_bytes: int = 16 * 1024
    """The longest message."""
    messages_a_second: float = 10.0
    messages_at_once: int = 40
    most_spectators: int = 64
    """Sockets in one room that have no seat; who has one always finds room."""
    sockets_a_person: int = 8
    """Sockets of one person at a seat."""
    rooms_a_key: int = 30
    """Rooms that one visitor may open in an hour."""
    rooms_an_address: int = 600
    """Rooms that one address may open in an hour; a whole school may share it."""
    strangers_an_address: int = 30
    """Unknown codes that one address may try in an hour."""
    replays_an_address: int = 600
    """Replays that are made for one address in an hour."""


def read_settings(given: dict[str, str]) -> Settings:
    """Settings from words such as `pace=0`."""
    for name in given:
        if name not in Settings.__struct_fields__:
            raise BadInput(f"There is no setting {name!r}; the settings are: {', '.join(Settings.__struct_fields__)}.")
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"A setting cannot be used: {error}.") from error
