"""Manners: how long things take in a room, each with its default."""

from typing import Annotated

import msgspec
from msgspec import Meta

Seconds = Annotated[float, Meta(ge=0)]
MINUTE = 60.0
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Manners(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The times of a room, in seconds."""

    pace: Seconds = 0.5
    """Between two moves of bots, so that people can follow."""
    answer_pause: Seconds = 1.2
    """How long bots seem to think about an answer, whether or not they hold one."""
    countdown: Seconds = 20.0
    """How long people may think about an answer."""
    slow_countdown: Seconds = DAY
    """How long they may where the match takes days."""
    patience: Seconds = MINUTE
    """How long a seat may be away before a bot may hold it."""
    reveal: Seconds = 10.0
    """How long the deal waits for everybody's chance."""
    slow_reveal: Seconds = DAY
    """How long it waits where the match takes days, unless the host does not want to."""
    hosting: Seconds = 2 * MINUTE
    """How long a table that gathers waits for its host, before somebody else becomes it."""
    consent: Seconds = 2 * MINUTE
    """How long the others may think about a move that somebody asks to take back."""
    idle: Seconds = 5 * MINUTE
    """How long an empty room stays in memory."""
    short: Seconds = 3 * HOUR
    """How long the short code of a table that gathers is good."""
    keep: Seconds = 30 * DAY
    """How long a room is kept after its last use."""
