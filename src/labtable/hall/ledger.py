"""The ledger: writes down what is new in a match, and with it what must survive beside its journal."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from labtable.hall import door
from labtable.hall.clock import Clock
from labtable.hall.draft import Draft
from labtable.hall.lease import Lease
from labtable.hall.match import Match
from labtable.hall.seating import RoomState
from labtable.hall.waiting import Asking, Waiting
from labtable.hall.wishes import Will
from labtable.kernel import Table


class Ledger:
    """A match, the state of its room, and the right to write them."""

    def __init__(
        self, state: RoomState, match: Match, lease: Lease, clock: Clock, wills: Callable[[], dict[int, Will]]
    ) -> None:
        self.state = state
        self.match = match
        self.lease = lease
        self.clock = clock
        self.wills = wills
        """How all seats want to be asked."""

    async def keep(self, draft: Draft, helped: int | None = None) -> None:
        """Write down a draft of the match; only then it is how the match stands.

        `helped` is a seat for which a bot made the choice.
        """
        over = self.match.ends_with(draft.table)
        state = self._state_after(over, helped)
        await self.lease.keep(
            state=None if state is None else state.text(),
            first=len(self.match.journal),
            entries=draft.entries,
            listing=self._listing_after(draft.table, over),
        )
        self.match.take(draft)
        if over:  # not before: from now on anybody may look into the record
            self.match.close()
        if state is not None:
            self.state.become(state)

    def _state_after(self, over: bool, helped: int | None) -> RoomState | None:
        """What is kept of the room besides its journal, if that changes."""
        if not (over or self.state.customs.slow or helped is not None):
            return None
        state = self.state.ended() if over else self.state.draft()
        if helped is not None:
            state.help_out(helped, len(self.match.journal))
        if state.customs.slow:
            state.waiting = Waiting(self.clock.now(), {}, self.wills())
        return state

    def _listing_after(self, table: Table, over: bool) -> str | None:
        """How the home page names the table after a move; None where it never does."""
        if self.state.customs.watching != "listed":
            return None
        return "" if over else door.listing(self.state, table)

    def listing(self, state: RoomState) -> str:
        """How the home page names the table while its room is so."""
        is_listed = state.customs.watching == "listed" and state.stage == "playing"
        return door.listing(state, self.match.table) if is_listed else ""

    async def note(self, answers: Mapping[int, str]) -> None:
        """Where a match takes days, write down what was answered and how people want to be asked."""
        await self._wait(replace(self._waiting(), answers=dict(answers)))

    async def ask(self, asking: Asking | None) -> None:
        """Where a match takes days, write down what somebody would take back, or that nobody would any more."""
        await self._wait(replace(self._waiting(), asking=asking))

    def _waiting(self) -> Waiting:
        """What is kept so far."""
        return replace(self.state.waiting or Waiting(self.clock.now()), wills=self.wills())

    async def _wait(self, waiting: Waiting) -> None:
        """Wait so from now on."""
        draft = self.state.draft()
        draft.waiting = waiting
        await self.lease.keep(state=draft.text())
        self.state.become(draft)
