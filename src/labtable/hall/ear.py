"""The ear: what is heard of a line, whoever speaks there: messages that can be read, and not too many of them."""

from collections.abc import Callable
from typing import Any

import msgspec

from labtable.hall.audience import Reader
from labtable.hall.bucket import Bucket

POLICY = 1008
TOO_BIG = 1009
PATIENCE_WITH_FLOODS = 100  # messages over the limit after which a line is ended
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


class Noise(Exception):
    """A line that does not keep to the wire: why it is ended."""

    def __init__(self, why: str, code: int = POLICY) -> None:
        super().__init__(why)
        self.why = why
        self.code = code


class Ear:
    """Hears one line, from its hello to its end."""

    def __init__(self, reader: Reader, decoder: msgspec.json.Decoder[Any], bucket: Bucket, most_bytes: int) -> None:
        self.reader = reader
        self._decoder = decoder
        self._bucket = bucket
        self._most_bytes = most_bytes
        self._floods = 0

    def read(self, text: str) -> Any:
        """What a text says."""
        if len(text) > self._most_bytes:
            raise Noise("This message is too long.", TOO_BIG)
        return self._decoder.decode(text)

    def hear(self, text: str, say: Callable[[Any], None], now: float) -> None:
        """Say what a text says; what comes after the end is not heard."""
        try:
            if self.reader.closed is not None:
                return
            if self._bucket.take(now):
                say(self.read(text))
            else:
                self._complain()
        except UNREADABLE as error:
            self.reader.refuse("", f"This message cannot be read: {error}.")
        except Noise as error:
            self.end(error)

    def end(self, noise: Noise) -> None:
        """Say why, and end the line."""
        self.reader.refuse("", noise.why)
        self.reader.close(noise.code)

    def _complain(self) -> None:
        self._floods += 1
        if self._floods > PATIENCE_WITH_FLOODS:
            raise Noise("Too many messages; connect again and send fewer.")
        self.reader.refuse("", "Too many messages at once; wait a second.")
