"""Settings: the times and limits of a server, each with its default."""

import os

import msgspec

from labtable.kernel import BadInput

MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a server can be told; times are in seconds."""

    pace: float = 0.5
    """Between two moves of bots, so that people can follow."""
    answer_pause: float = 1.2
    """How long bots seem to think about an answer, whether or not they hold one."""
    countdown: float = 20.0
    """How long people may think about an answer."""
    patience: float = MINUTE
    """How long a seat may be away before a bot may hold it."""
    workers: int = max(1, min(4, (os.cpu_count() or 2) - 1))
    """Processes in which bots think."""
    thinking: float = 5.0
    """After this a bot counts as stuck."""
    idle: float = 5 * MINUTE
    """How long an empty room stays in memory."""
    keep: float = 30 * DAY
    """How long a room is kept after its last use."""
    hello: float = 10.0
    """How long a socket may stay without saying who is there."""
    most_bytes: int = 16 * 1024
    """The longest message."""
    messages_a_second: float = 10.0
    messages_at_once: int = 40
    most_sockets: int = 64
    """Sockets in one room."""
    rooms_a_key: int = 30
    """Rooms that one visitor may open in an hour."""
    rooms_an_address: int = 600
    """Rooms that one address may open in an hour; a whole school may share it."""
    strangers_an_address: int = 30
    """Unknown codes that one address may try in an hour."""


def read_settings(given: dict[str, str]) -> Settings:
    """Settings from words such as `pace=0`."""
    for name in given:
        if name not in Settings.__struct_fields__:
            raise BadInput(f"There is no setting {name!r}; the settings are: {', '.join(Settings.__struct_fields__)}.")
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadInput(f"A setting cannot be used: {error}.") from error
