"""OpenSpiel's own tests, held over every game, and its agents at a table."""

import pickle
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.generate_playthrough import playthrough, replay

from labtable.adapters import openspiel
from labtable.kernel import BadInput, load_game
from tests.games.ours import OURS

SEATS = [
    (name, seats) for name in OURS for seats in range(load_game(name).fewest_seats, load_game(name).most_seats + 1)
]
OPTIONS: dict[str, dict[str, object]] = {
    "adna": {"length": 15, "games": 2, "both_draw": True},
    "gsa": {"mandatory_mode": "voluntary", "max_rounds": 3},
    "pdb": {"target": 3, "leader_may_hold": True, "first_leader": "2"},
    "stem": {"face_down_enhancements": True, "challenges": True},
}
SMALL = "python_labtable_pdb(players=2,target=3,deals=3)"


def loaded(game: str, parameters: str = "") -> Any:
    return pyspiel.load_game(f"{openspiel.PREFIX}{game}({parameters})")


def some_state(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after some decisions at random."""
    chance = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() <= decisions:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_random_play_keeps_the_interface_and_can_be_written_down(game: str, seats: int) -> None:
    pyspiel.random_sim_test(loaded(game, f"players={seats},longest=60"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", OURS)
def test_random_play_keeps_the_interface_with_other_options(game: str) -> None:
    other = pyspiel.load_game(openspiel.PREFIX + game, OPTIONS[game])
    pyspiel.random_sim_test(other, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", OURS)
def test_what_a_player_cannot_know_is_dealt_anew(game: str) -> None:
    """As OpenSpiel's own test of resampling has it: the player cannot tell the states apart."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    hidden = 0
    for decisions in (5, 30):
        state = some_state(loaded(game), decisions)
        for player in range(2):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.current_player() == state.current_player()
            assert twin.history() == state.history()
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            hidden += twin.information_state_string(1 - player) != state.information_state_string(1 - player)
    assert hidden


@pytest.mark.parametrize("game", OURS)
def test_a_match_is_told_and_replayed_by_the_playthrough_tool(game: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()  # the tool is a command as well
    text = playthrough(f"{openspiel.PREFIX}{game}(longest=12,deals=5)", action_sequence=None, seed=3)
    assert "InformationStateString(0)" in text
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = replay(str(file))
    assert original.splitlines() == again.splitlines()


def test_a_player_remembers_what_it_saw_and_did() -> None:
    state = some_state(loaded("adna"), 0)
    mover = state.current_player()
    first = state.information_state_string(mover)
    lines = [first]
    while state.move_number() < 12 and not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
        lines.append(state.information_state_string(mover))
    told = [line.split("seating:")[0] for line in lines]
    assert all(after.startswith(before) for before, after in pairwise(told))
    assert '"move"' not in first
    assert lines[-1] != state.observation_string(mover)


def test_the_numbers_of_a_player_are_about_as_large_as_one() -> None:
    state = some_state(loaded("stem"), 40)
    told = np.array(state.observation_tensor(0))
    assert told.shape == (load_game("stem").observation.size,)
    assert 0 < told.max() < 4
    assert not np.array(loaded("stem").new_initial_state().observation_tensor(0)).any()


def test_a_state_is_pickled_and_goes_on_as_the_same() -> None:
    state = some_state(loaded("gsa"), 10)
    twin = pickle.loads(pickle.dumps(state))
    for each in (state, twin):
        each.apply_action(each.legal_actions()[0])
    assert str(twin) == str(state)


def test_a_match_that_grows_too_long_ends_and_brings_nothing() -> None:
    state = some_state(loaded("pdb", "longest=4"), 99)
    assert state.move_number() == 5
    assert state.is_terminal()
    assert state.returns() == [0, 0]


def test_tree_search_of_openspiel_plays() -> None:
    game = pyspiel.load_game(SMALL)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    looking = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, chance), uct_c=2.0, max_simulations=20
    )
    state = some_state(game, 4)
    for player in (bot, looking):
        state.apply_action(player.step(state))


def test_counterfactual_regret_is_sampled() -> None:
    """By outcomes, over a small set of deals; its average policy is one over the states that it met."""
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game(SMALL))
    for _ in range(5):
        solver.iteration()
    state = some_state(pyspiel.load_game(SMALL), 0)
    chances = solver.average_policy().action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("players=7", "PDB: the game takes 2 to 4 seats, not 7"),
        ("deals=0", "An environment needs a whole number from 1 on for deals, not 0"),
        ("target=99", "target"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_sentence(parameters: str, words: str) -> None:
    with pytest.raises(BadInput, match=words):
        loaded("pdb", parameters)


def test_observers_take_no_parameters() -> None:
    with pytest.raises(BadInput, match="Observers of Labtable take no parameters"):
        loaded("pdb").make_py_observer(params={"colour": "red"})
