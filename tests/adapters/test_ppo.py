"""Masked PPO from a well-kept library learns a seat; only where torch is installed, which weighs gigabytes elsewhere."""

import sys
from importlib import import_module
from pathlib import Path

import pytest

from labtable.adapters.gymnasium import Seat

STEPS = 64
EXAMPLES = Path(__file__).parents[2] / "examples" / "research"

pytest.importorskip("sb3_contrib", reason="the extra `training` is not installed")
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")


def test_an_agent_learns_and_plays_matches_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    monkeypatch.delitem(sys.modules, "ppo", raising=False)
    ppo = import_module("ppo")
    monkeypatch.setattr(ppo, "STEPS_A_ROUND", STEPS)
    agent = ppo.learned("pdb", STEPS)
    assert 0 <= ppo.won(agent, Seat("pdb", "random", seats=2, scaled=True), 2) <= 1
