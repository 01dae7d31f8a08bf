"""Nodes are killed and stopped and the database goes away, and nobody loses a move that they have seen."""

import pytest
from benchmarks.faults import NGINX, Trial, open_house

from tests.postgres.cluster import Cluster

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        NGINX is None, reason="nginx is not installed; `python -m tests.postgres.cluster` installs it on Debian"
    ),
]


async def test_games_go_on_through_every_fault(postgres: Cluster) -> None:
    async with open_house(postgres) as house:
        trial = Trial(house, games=3)
        await trial.run([house.restart_database, house.pause, house.kill], between=0.3)
    assert trial.faults_found == []
    assert sum(house.faults.values()) == 3
    assert all(game.moves > 0 for game in trial.games)
    assert sum(player.visits for game in trial.games for player in game.players) > 2 * 2 * len(trial.games), (
        "somebody had to come again"
    )
