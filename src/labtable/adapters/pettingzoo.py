"""The games as PettingZoo environments: seats take turns, each seeing what it may know."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo import register as register_env
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from labtable.adapters.seen import Seen, action_space, drawn, look, observation_space
from labtable.adapters.starting import Match, Start
from labtable.kernel import game_names

ILLEGAL_REWARD = -1.0


def env(game: str, render_mode: str | None = None, **asked: Any) -> AECEnv:
    """A table that ends when a seat makes a move that is not legal; options of the game are named as they are."""
    raw = raw_env(game, render_mode=render_mode, **asked)
    ending = TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # has no types; as PettingZoo calls it
    """A table of a game: agents are its seats; a match that grows longer than `longest` is truncated."""

    def __init__(self, game: str, render_mode: str | None = None, **asked: Any) -> None:
        super().__init__()
        self.start = Start.of(game, asked)
        self.metadata = {
            "render_modes": ["human", "ansi"],
            "name": f"labtable_{self.start.game.name}",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.start.seats)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        sight = self.start.game.observation
        self.observation_spaces = {agent: observation_space(sight) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(sight) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay a new table; options of the game are those that the environment was made with."""
        self.match: Match = self.start.match(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.table.actor]

    def observe(self, agent: str) -> Seen:
        """What a seat sees, and what it can choose; nothing while it is not its turn."""
        return look(self.start.game.observation, self.match.table, self.seats[agent])

    def step(self, action: np.int64 | None) -> None:
        """Make a move; who is done only takes note of it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a seat that is asked makes a move"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.play(int(action))
        if self.match.over:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[self.match.table.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def finish(self) -> None:
        """Tell every seat what the match brought."""
        returns = self.match.table.returns()
        for agent, seat in self.seats.items():
            self.rewards[agent] = returns[seat]
            self.terminations[agent] = not self.match.cut_short
            self.truncations[agent] = self.match.cut_short

    def render(self) -> str | None:
        """The table as the seat to move sees it: as a text, or printed."""
        text = drawn(self.start.game, self.match.table)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201  # what a person asked for
        return None

    def state(self) -> NDArray[np.uint8]:
        """What all seats see together, one after the other: all that anybody knows."""
        sight = self.start.game.observation
        rows = [look(sight, self.match.table, seat)["observation"] for seat in range(self.start.seats)]
        return np.concatenate(rows)

    def close(self) -> None:
        """There is nothing to close."""


def register() -> None:
    """Let `pettingzoo.make("aec", "labtable/pdb-v0")` find the games."""
    for name in game_names():
        entry = f"{__name__}:{env.__name__}"
        register_env("aec", f"labtable/{name}-v0", entry_point=entry, kwargs={"game": name})


register()
