"""The games in OpenSpiel: `pyspiel.load_game("python_labtable_pdb(players=2,target=3)")` once this is imported.

Chance shows as one node at the beginning: which of `deals` matches is dealt. Everything after it is fixed by its seed.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from labtable.adapters.starting import whole
from labtable.kernel import NOBODY, BadInput, Game, Move, game_names, load_game, seeded
from labtable.kernel.history import History
from labtable.kernel.option import Number, Option, OptionValue, Toggle, read_options
from labtable.kernel.rng import SEED_BITS

PREFIX = "python_labtable_"
USUAL_DEALS = 1000
DEALS_APART = 64
WORD = 1 << 32
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
Params = Mapping[str, Any]


class LabtableGame(pyspiel.Game):  # type: ignore[misc]  # has no types
    """A game with its options, for so many players; each game is a class of its own."""

    name: ClassVar[str]

    def __init__(self, params: Params) -> None:
        asked = dict(params)
        self.game = load_game(self.name)
        self.seats = whole("players", asked.pop("players"))
        self.game.check_seats(self.seats)
        self.deals = whole("deals", asked.pop("deals"))
        self.seed = int(asked.pop("seed"))
        self.longest = whole("longest", asked.pop("longest"))
        self.options: dict[str, OptionValue] = read_options(self.game.options, asked)
        self.dealt = [(deal, 1 / self.deals) for deal in range(self.deals)]
        super().__init__(type_of(self.game), self.facts(), dict(params))

    def facts(self) -> Any:
        """How many moves, players and deals there are, and what a match can bring."""
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.game.catalogue.moves),
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )

    def new_initial_state(self) -> "LabtableState":
        """A match before it is dealt."""
        return LabtableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, kind: Any = None, params: Params | None = None) -> "Observer":
        """Who looks for a player; one with perfect recall tells all that was ever known, in its text."""
        if params:
            raise BadInput(f"Observers of Labtable take no parameters, not {dict(params)}.")
        return Observer(self.game, remembers=kind is not None and kind.perfect_recall)


class LabtableState(pyspiel.State):  # type: ignore[misc]  # has no types
    """A match, dealt or not; who must decide is noted after each move, because OpenSpiel asks it again and again."""

    def __init__(self, game: LabtableGame) -> None:
        super().__init__(game)
        self.match: History | None = None
        self.longest = game.longest
        self.player = CHANCE

    def note(self) -> None:
        """Who must decide now."""
        match = self.dealt()
        actor = match.table.actor
        self.player = TERMINAL if actor == NOBODY or match.decisions >= self.longest else actor

    def dealt(self) -> History:
        """The match, once it is dealt."""
        assert self.match is not None, "the match is not dealt yet"
        return self.match

    def current_player(self) -> int:
        """Who must decide."""
        return self.player

    def is_terminal(self) -> bool:
        """Whether the match has ended, or grew too long."""
        return self.player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as the others."""
        dealt: list[tuple[int, float]] = self.get_game().dealt
        return dealt

    def _legal_actions(self, player: int) -> list[int]:
        return sorted([move.id for move in self.dealt().table.legal()])

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            self.match = deal(self.get_game(), action)
        else:
            self.match.play(self.match.game.catalogue.moves[action])
        self.note()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        move: Move = self.get_game().game.catalogue.moves[action]
        return move.text

    def returns(self) -> list[float]:
        """What the match brought every player: 1 for winning alone, all together nought."""
        return [0.0] * self.num_players() if self.match is None else self.match.table.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "LabtableState":
        """A match that the player cannot tell from this one, with all that it cannot know dealt anew."""
        twin: LabtableState = self.clone()
        chance = sum(int(sampler() * WORD) << bits for bits in range(0, SEED_BITS, WORD.bit_length() - 1))
        twin.match = self.dealt().imagine(player, seeded(chance))
        twin.note()
        return twin

    def __str__(self) -> str:
        if self.match is None:
            return "not dealt yet"
        return f"{self.match.decisions} decisions, scores {self.match.table.scores()}\n" + self.match.sight(0)


class Observer:
    """Looks at a match for a player: its planes as numbers about as large as one, and as a text."""

    def __init__(self, game: Game, remembers: bool) -> None:
        self.remembers = remembers
        self.sight = game.observation
        self.usual = np.array(self.sight.usual(), np.float32)
        self.tensor: NDArray[np.float32] = np.zeros(self.sight.size, np.float32)
        self.dict = {
            plane.name: self.tensor[plane.start : plane.start + plane.size].reshape(
                (len(plane.rows), len(plane.columns)) if len(plane.rows) > 1 else (len(plane.columns),)
            )
            for plane in self.sight.planes
        }

    def set_from(self, state: LabtableState, player: int) -> None:
        """What a player sees now."""
        if state.match is None:
            self.tensor.fill(0)
        else:
            numbers = np.frombuffer(self.sight.numbers(state.match.table, player), np.uint8)
            np.divide(numbers, self.usual, out=self.tensor)

    def string_from(self, state: LabtableState, player: int) -> str:
        """What a player sees now, or all that it may know if it forgets nothing."""
        if state.match is None:
            return "not dealt yet"
        return state.match.information(player) if self.remembers else state.match.sight(player)


def deal(game: LabtableGame, number: int) -> History:
    """One of the matches that can be dealt."""
    rng = seeded(game.seed + (number << DEALS_APART))
    match = History(game.game, game.game.lay_out(rng, game.seats, game.options, listening=True))
    match.hush()
    return match


def type_of(game: Game) -> Any:
    """What OpenSpiel has to know of a game: its parameters are the players, the deals and the game's options."""
    usual = {"players": game.fewest_seats, "deals": USUAL_DEALS, "seed": 0, "longest": game.usual_decisions}
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Labtable: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most_seats,
        min_num_players=game.fewest_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=usual | {option.name: plain(option) for option in game.options},
    )


def plain(option: Option) -> OptionValue:
    """What an option is by default, in one of OpenSpiel's kinds."""
    return option.usual if isinstance(option, Toggle | Number) else str(option.usual)


def register(name: str) -> None:
    """Let OpenSpiel find a game; it keeps the class even after Python has ended, as nothing but a class can be kept."""
    pyspiel.register_game(type_of(load_game(name)), type(f"Labtable_{name}", (LabtableGame,), {"name": name}))


for _name in game_names():
    register(_name)
