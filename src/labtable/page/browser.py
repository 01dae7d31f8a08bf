"""What the page's own hall asks of the browser around it; `web/src/alone` has it."""

from typing import Protocol


class Browser(Protocol):
    """A browser: its ways to the page and to the worker in which bots think, and what it keeps.

    Texts go across, and nothing else that is alive: an empty text is nothing.
    """

    def send(self, line: int, frame: str) -> None:
        """Let a frame go to the page along a line."""

    def close(self, line: int, code: int) -> None:
        """End a line."""

    def slowed(self, game: str, level: str, plays: str) -> None:
        """Tell the page as which level a bot plays, which may be a weaker one for want of time."""

    async def bring(self, game: str) -> None:
        """Have the rules of a game here."""

    async def teach(self, game: str) -> None:
        """Have the rules of a game where bots think."""

    async def think(self, question: str) -> str:
        """Put a question to the worker in which bots think; nothing comes back from one that has broken."""

    async def keep(self, code: str, fence: int, touched: float, text: str) -> bool:
        """Keep a room if nobody has claimed it since; whether that was so."""

    async def claim(self, code: str, touched: float) -> str:
        """Raise the fence of a room, and read it as it is then."""

    async def load(self, code: str) -> str:
        """A room as it is kept."""

    async def fences(self) -> str:
        """All rooms that are kept, without their texts."""

    async def forget(self, code: str) -> None:
        """Forget a room."""

    async def cards(self, digest: str) -> str:
        """The text of a card file."""

    async def keep_cards(self, digest: str, text: str) -> None:
        """Keep the text of a card file."""
