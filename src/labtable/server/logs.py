"""Logs: one JSON object a line, and nothing in it that is anybody's secret."""

import logging
import re
from contextvars import ContextVar
from typing import Any

import msgspec

from labtable.hall.seating import ALPHABET, CODE_LENGTH

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_CODE = re.compile(rf"(?<![0-9A-Za-z])([{ALPHABET}]{{4}})[{ALPHABET}]{{{CODE_LENGTH - 4}}}(?![0-9A-Za-z])")
_KEY = re.compile(r"(?<![0-9A-Za-z])[0-9a-f]{32,}(?![0-9A-Za-z])")
request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered."""


class JsonLines(logging.Formatter):
    """A log record as a line of JSON: when, how grave, where, what, and the facts that were given."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        entry: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if request_id.get():
            entry["request"] = request_id.get()
        entry |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return masked(msgspec.json.encode(entry, enc_hook=str).decode())


def masked(text: str) -> str:
    """A text without whole codes and keys, wherever they came from."""
    return _KEY.sub("…", _CODE.sub(r"\1…", text))


LOGS: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"lines": {"()": JsonLines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines", "stream": "ext://sys.stderr"}},
    "root": {"level": "WARNING", "handlers": ["stderr"]},
    "loggers": {"labtable": {"level": "INFO"}, "uvicorn": {"level": "WARNING"}},
}
