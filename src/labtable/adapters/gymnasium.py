"""The games as Gymnasium environments: one seat learns, bots sit at the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from labtable.adapters.seen import action_space, drawn, mask, numbers
from labtable.adapters.starting import Match, Start
from labtable.bots import bot_maker, bot_rng
from labtable.kernel import NOBODY, BadInput, Knowledge, Player, game_names
from labtable.kernel.observation import MOST

LOST = -1.0


Numbers = NDArray[np.uint8] | NDArray[np.float32]


class Seat(gymnasium.Env[Numbers, np.int64]):
    """A seat of a match against bots; a move that is not legal loses the match at once.

    What can be chosen stands in `info["action_mask"]`, and `action_masks()` tells it for libraries that ask. Scaled
    numbers are about as large as one.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        bots: Sequence[str] | str = "greedy",
        seat: int = 0,
        render_mode: str | None = None,
        scaled: bool = False,
        **asked: Any,
    ) -> None:
        self.start = Start.of(game, asked)
        self.render_mode = render_mode
        self.seat = self.checked(seat)
        self.makers = [bot_maker(name) for name in self.others(bots)]
        sight = self.start.game.observation
        self.scaled = scaled
        self.usual = np.array(sight.usual(), np.float32)
        kind = np.float32 if scaled else np.uint8
        self.observation_space = gymnasium.spaces.Box(0, MOST, (sight.size,), kind)
        self.action_space = action_space(sight)

    def checked(self, seat: int) -> int:
        """A seat that is at the table."""
        if not 0 <= seat < self.start.seats:
            raise BadInput(f"There are seats 0 to {self.start.seats - 1} here, no seat {seat}.")
        return seat

    def others(self, bots: Sequence[str] | str) -> list[str]:
        """The names of the bots at the other seats; one name is for all of them."""
        others = self.start.seats - 1
        named = [bots] * others if isinstance(bots, str) else list(bots)
        if len(named) != others:
            raise BadInput(f"There are {others} other seats, and {len(named)} bots for them.")
        return named

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """A new match up to the first decision of this seat; options are those that the environment was made with."""
        super().reset(seed=seed)
        self.match: Match = self.start.match(seed)
        chance = self.start.seeds.next()
        table = self.match.table
        behind = [other for other in range(self.start.seats) if other != self.seat]
        self.bots: dict[int, tuple[Player, Knowledge]] = {
            other: (make(bot_rng(chance, other)), Knowledge(self.start.game, table, other))
            for make, other in zip(self.makers, behind, strict=True)
        }
        self.let_others_play()
        return self.seen(), self.told()

    def let_others_play(self) -> None:
        """The bots move until this seat is asked, or nobody is any more."""
        while not self.match.over and self.match.table.actor != self.seat:
            bot, knowledge = self.bots[self.match.table.actor]
            self.match.play(bot.choose(knowledge).id)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Make a move; the bots answer."""
        if not self.action_masks()[action]:
            return self.seen(), LOST, True, False, self.told() | {"illegal": True}
        self.match.play(int(action))
        self.let_others_play()
        brought = self.match.table.returns()[self.seat]
        over = self.match.table.actor == NOBODY
        return self.seen(), brought, over, self.match.cut_short, self.told()

    def seen(self) -> Numbers:
        """What this seat sees."""
        row = numbers(self.start.game.observation, self.match.table, self.seat)
        return np.divide(row, self.usual, dtype=np.float32) if self.scaled else row

    def told(self) -> dict[str, Any]:
        """What can be chosen, and the scores as far as the seat may know them."""
        return {"action_mask": self.chosen_from(), "scores": self.match.table.scores_seen(self.seat)}

    def chosen_from(self) -> NDArray[np.int8]:
        """A one for every move that can be chosen now."""
        return mask(self.start.game.observation, self.match.table, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Whether each move can be chosen now."""
        return self.chosen_from().astype(np.bool_)

    def render(self) -> str | None:
        """The table as this seat sees it: as a text, or printed."""
        text = drawn(self.start.game, self.match.table, self.seat)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # what a person asked for
        return None


def register() -> None:
    """Let `gymnasium.make("labtable/pdb-v0")` find the games."""
    for name in game_names():
        gymnasium.register(f"labtable/{name}-v0", entry_point="labtable.adapters.gymnasium:Seat", kwargs={"game": name})


register()
