"""Masked PPO from sb3-contrib learns one seat of a game against bots: `python ppo.py pdb --steps 20000`.

It needs `pip install 'labtable[research,training]'`.
"""

import argparse
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO

from labtable.adapters.gymnasium import Seat

STEPS_A_ROUND = 256


def learned(game: str, steps: int, bots: str = "random", seed: int = 0) -> MaskablePPO:
    """An agent that has learned for so many of its own decisions, at a table of two."""
    env = Seat(game, bots, seats=2, scaled=True)
    agent = MaskablePPO("MlpPolicy", env, n_steps=STEPS_A_ROUND, seed=seed, device="cpu")
    return agent.learn(steps)


def won(agent: MaskablePPO, env: Seat, matches: int) -> float:
    """The share of so many matches that the agent wins; half of those it shares."""
    brought = 0.0
    for seed in range(matches):
        seen: Any
        seen, info = env.reset(seed=seed)
        over = False
        while not over:
            move, _ = agent.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, reward, ended, cut_short, info = env.step(np.int64(move))
            over = ended or cut_short
        brought += float(reward)
    return 0.5 + brought / (2 * matches)


def main() -> None:
    """Learn, then play matches that it has not met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--matches", type=int, default=200)
    asked = parser.parse_args()
    agent = learned(asked.game, asked.steps, asked.bots)
    share = won(agent, Seat(asked.game, asked.bots, seats=2, scaled=True), asked.matches)
    print(f"It wins {share:.0%} of {asked.matches} matches against {asked.bots}.")


if __name__ == "__main__":
    main()
