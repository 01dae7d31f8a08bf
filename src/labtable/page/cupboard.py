"""The cupboard: the store of the page's own hall, where the browser keeps whole rooms by their codes."""

from collections.abc import Collection, Sequence

import msgspec

from labtable.hall.store import Change, Entry, Lost, Stored, TakeBack
from labtable.kernel.record import Step
from labtable.page.browser import Browser


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line of a room's journal: a step, or so many steps that stay when somebody takes one back."""

    seat: int
    move: str
    kept: int | None = None


class Kept(msgspec.Struct, kw_only=True):
    """A room as it is written down."""

    game: str
    state: str
    journal: list[Line] = []
    review: bytes | None = None


class Drawer(msgspec.Struct, frozen=True, kw_only=True):
    """What the browser knows of a room: how often it was claimed, when it was touched last, and its text."""

    code: str
    fence: int
    touched: float
    text: str = ""


class _Of(msgspec.Struct, frozen=True):
    """What is read of a room's state here."""

    game: str


class Cupboard:
    """Rooms in the browser's own store; the rules of their games are brought with them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._rooms: dict[str, Kept] = {}
        """Those that are written here."""

    async def keep(self, change: Change) -> None:
        """Write a change down; returns when the browser has it. A room asks for one at a time."""
        if change.cards is not None:
            await self._browser.keep_cards(change.cards.digest, change.cards.text)
        kept = _changed(self._rooms.get(change.code), change)
        if not await self._browser.keep(change.code, change.fence, change.touched, _text(kept)):
            self._rooms.pop(change.code, None)
            raise Lost("another tab has this table")
        self._rooms[change.code] = kept

    async def claim(self, code: str, now: float) -> Stored | None:
        """Take a room over: from now on no tab that claimed it before can write it."""
        found = await self._read(await self._browser.claim(code, now))
        if found is None:
            return None
        drawer, self._rooms[code] = found
        return _stored(drawer, self._rooms[code])

    async def load(self, code: str) -> Stored | None:
        """A room as it is kept, whoever writes it."""
        found = await self._read(await self._browser.load(code))
        return None if found is None else _stored(*found)

    async def _read(self, text: str) -> tuple[Drawer, Kept] | None:
        if not text:
            return None
        drawer = msgspec.json.decode(text, type=Drawer)
        kept = msgspec.json.decode(drawer.text, type=Kept)
        await self._browser.bring(kept.game)
        return drawer, kept

    async def _drawers(self) -> list[Drawer]:
        return msgspec.json.decode(await self._browser.fences(), type=list[Drawer])

    async def fences(self, codes: Collection[str]) -> dict[str, int]:
        """The newest fence of each of these rooms that there is."""
        return {each.code: each.fence for each in await self._drawers() if each.code in codes} if codes else {}

    async def newest(self, before: float) -> float | None:
        """When any room was last touched before a time."""
        return max((each.touched for each in await self._drawers() if each.touched < before), default=None)

    async def expire(self, before: float, live: Collection[str], most: int) -> int:
        """Forget a few rooms that nobody has touched for long and that are not in memory; how many there were."""
        old = [each.code for each in await self._drawers() if each.touched < before and each.code not in live][:most]
        await self.forget(old)
        return len(old)

    async def forget(self, codes: Collection[str]) -> None:
        """Forget rooms for ever."""
        for code in codes:
            self._rooms.pop(code, None)
            await self._browser.forget(code)

    async def review(self, code: str) -> bytes | None:
        """What was counted of the review of a room's match."""
        found = await self._read(await self._browser.load(code))
        return None if found is None else found[1].review

    async def keep_review(self, code: str, notes: bytes) -> None:
        """Write down what was counted of a review; it goes with its room, and is nothing where there is none."""
        found = await self._read(await self._browser.load(code))
        if found is not None:
            drawer, kept = found
            kept.review = notes
            self._rooms[code] = kept
            await self._browser.keep(code, drawer.fence, drawer.touched, _text(kept))

    async def cards(self, game: str, digest: str) -> str | None:
        """The text of the card file of a game that has this digest."""
        return await self._browser.cards(digest) or None

    async def forget_cards(self, most: int) -> int:
        """Nothing: card files stay, for they are few and small."""
        return 0

    async def listed(self, since: float, most: int) -> list[str]:
        """Nothing: nobody can watch from elsewhere."""
        return []

    async def lend(self, short: str, code: str, until: float) -> bool:
        """Let any short code do, for nobody can come from elsewhere."""
        return True

    async def lent(self, short: str, now: float) -> str | None:
        """Nothing: no short code leads anywhere."""
        return None

    async def take_back(self, now: float, length: int, most: int) -> int:
        """Nothing: no short code was noted."""
        return 0

    async def overdue(self, now: float, length: int, most: int) -> list[str]:
        """Nothing: no short code was noted."""
        return []

    async def prolong(self, code: str, until: float) -> None:
        """Nothing: no short code was noted."""

    async def forget_class(self, code: str) -> None:
        """Nothing: a class needs a server."""

    async def tidy(self) -> None:
        """Nothing: a browser keeps what it keeps in its own way."""


def _changed(before: Kept | None, change: Change) -> Kept:
    """A room with what is new in it."""
    state = change.state if change.state is not None else before.state if before is not None else ""
    kept = before or Kept(game=msgspec.json.decode(state, type=_Of).game, state=state)
    journal = [*kept.journal[: change.first], *map(_line, change.entries)] if change.entries else kept.journal
    return Kept(game=kept.game, state=state, journal=journal, review=kept.review)


def _line(entry: Entry) -> Line:
    return Line(entry.seat, entry.move) if isinstance(entry, Step) else Line(entry.seat, "", entry.kept)


def _stored(drawer: Drawer, kept: Kept) -> Stored:
    return Stored(kept.state, _entries(kept.journal), drawer.fence)


def _entries(journal: Sequence[Line]) -> list[Entry]:
    return [Step(line.seat, line.move) if line.kept is None else TakeBack(line.seat, line.kept) for line in journal]


def _text(kept: Kept) -> str:
    return msgspec.json.encode(kept).decode()
