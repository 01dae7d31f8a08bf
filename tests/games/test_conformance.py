"""Every registered game keeps the kernel's contract, over random play."""

import pytest

from labtable.kernel import Game, load_game
from labtable.kernel.build import is_compiled
from labtable.testing import CHECKS, Check, check_game
from tests.games.ours import OURS

EXAMPLES = 20 if is_compiled() else 4


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_keeps(game: Game, check: Check) -> None:
    check_game(game, check, EXAMPLES)


@pytest.mark.slow
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_game_keeps_over_many_matches(game: Game, check: Check) -> None:
    check_game(game, check, 20 * EXAMPLES, explore=True)
