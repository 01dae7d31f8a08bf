"""Tuning: the numbers of a card file, or of options, as ranges; a search finds those that meet goals.

Every trial plays the same deals, so that trials differ by their numbers and not by their luck. The search (Optuna's
TPE, with one objective a goal and one for how far the numbers are from print) is seeded, so it can be repeated.
"""

import tomllib
from collections.abc import Callable, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Literal

import msgspec

from labtable.kernel import BadInput, Game, load_game
from labtable.kernel.edition import CardText
from labtable.kernel.toml import read_text, read_toml
from labtable.kernel.toml_text import toml_of
from labtable.lab.crew import Crew
from labtable.lab.run import run
from labtable.lab.side import check_number
from labtable.lab.statistics import Estimate
from labtable.lab.study import Change, Study, StudyFile, first_side, study_of

KIND = "tuning"
NAME = "tuned"


class Span(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that may be otherwise: of the card file, or an option."""

    low: int
    high: int
    step: int = 1
    card: str = ""
    """Where it stands in the card file: `supply.sample`, `box.prep_2.exchanges.0.gain.sample`."""
    option: str = ""

    @property
    def name(self) -> str:
        """How the number is called."""
        return self.card or self.option


class Goal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a measure should be: near a value, at least or at most one."""

    measure: str
    near: float | None = None
    within: float = 0.0
    least: float | None = None
    most: float | None = None

    def missed(self, value: float) -> float:
        """How far a value is from the goal; 0 if it is met."""
        if self.near is not None:
            return max(0.0, abs(value - self.near) - self.within)
        low = 0.0 if self.least is None else max(0.0, self.least - value)
        return max(low, 0.0 if self.most is None else value - self.most)

    def words(self) -> str:
        """The goal as it is told."""
        if self.near is not None:
            return f"{self.measure} near {self.near:g} (±{self.within:g})"
        bounds = [f"at least {self.least:g}" if self.least is not None else ""]
        bounds.append(f"at most {self.most:g}" if self.most is not None else "")
        return f"{self.measure} {' and '.join(filter(None, bounds))}"


class TuningFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tuning as it is written."""

    game: str
    range: list[Span]
    goal: list[Goal]
    seats: int | None = None
    bots: str | list[str] = "greedy"
    games: int = 200
    trials: int = 50
    seed: int = 1
    edition: str | None = None
    options: dict[str, object] = {}


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """Some numbers and what they come to."""

    numbers: dict[str, int]
    values: list[Estimate]
    """Of each goal's measure."""
    missed: list[float]
    distance: float
    """How far the numbers are from print, each as a part of its range."""

    @property
    def meets(self) -> bool:
        """Whether all goals are met."""
        return not any(self.missed)

    def beats(self, other: "Trial") -> bool:
        """Whether it is nowhere worse and somewhere better."""
        mine, theirs = [*self.missed, self.distance], [*other.missed, other.distance]
        return mine != theirs and all(a <= b for a, b in zip(mine, theirs, strict=True))


class Tuning:
    """A tuning that can be played."""

    def __init__(self, written: TuningFile, folder: Path) -> None:
        self.written = written
        self.folder = folder
        self.side = first_side(self.as_study(), folder)
        self.game: Game = load_game(written.game, self.side.edition)
        self.cards: dict[str, Any] = self._cards()
        self.print = {span.name: self._printed(span) for span in written.range}
        self._check()

    def as_study(self, changes: Sequence[Change] = (), **otherwise: object) -> StudyFile:
        """What is asked, as a study with these changes."""
        asked = self.written
        usual: dict[str, object] = {
            "game": asked.game,
            "seats": asked.seats,
            "bots": asked.bots,
            "games": asked.games,
            "seed": asked.seed,
            "edition": asked.edition,
            "options": asked.options,
            "measures": None,
            "change": list(changes),
        }
        return msgspec.convert(usual | otherwise, StudyFile)

    def _cards(self) -> dict[str, Any]:
        if self.game.card_text is None or not any(span.card for span in self.written.range):
            return {}
        return tomllib.loads(self.game.card_text.text)

    def _printed(self, span: Span) -> int:
        """A number as it stands before."""
        if bool(span.card) == bool(span.option):
            raise BadInput("A range names either a card, as a place in the card file, or an option.")
        if span.option:
            chosen = self.side.check()
            if span.option not in chosen:
                raise BadInput(f"There is no option {span.option!r}; the options are: {', '.join(chosen) or 'none'}.")
            value: object = chosen[span.option]
        else:
            holder, key = place(self.cards, span.card)
            value = holder[key]
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput(f"{span.name} is no whole number, so it has no range.")
        return value

    def _check(self) -> None:
        for span in self.written.range:
            if not span.low < span.high or span.step < 1:
                raise BadInput(f"The range of {span.name} is empty: from {span.low} to {span.high} by {span.step}.")
        if not self.written.range or not self.written.goal:
            raise BadInput("A tuning needs at least one range and one goal.")
        for goal in self.written.goal:
            if goal.near is None and goal.least is None and goal.most is None:
                raise BadInput(f"The goal {goal.measure} says neither near, least nor most.")
            if goal.least is not None and goal.most is not None and goal.least > goal.most:
                raise BadInput(f"Nothing meets the goal {goal.words()}.")
        check_number(self.written.trials, "A tuning needs at least one trial")
        self.study(self.print)
        for span in self.written.range:  # what the rules refuse is told before anything is played
            for end in (span.low, span.high - (span.high - span.low) % span.step):
                self.study(self.print | {span.name: end})

    def edition(self, numbers: dict[str, int]) -> str | None:
        """The card file with these numbers; None if only options are tuned."""
        if not self.cards:
            return None
        cards = deepcopy(self.cards)
        for span in self.written.range:
            if span.card:
                holder, key = place(cards, span.card)
                holder[key] = numbers[span.name]
        cards.pop("known_as", None)  # no older record was played with them
        return toml_of(cards | {"name": NAME})

    def study(self, numbers: dict[str, int]) -> Study:
        """The study of some numbers: one side, on the deals of all trials."""
        families = [goal.measure.rsplit("_", 1) for goal in self.written.goal]
        names = [f"{name}s" if rest and rest[0].isdigit() else "_".join([name, *rest]) for name, *rest in families]
        text = self.edition(numbers)
        study = study_of(self.as_study(measures=list(dict.fromkeys(names))), self.folder)
        options = {span.option: numbers[span.name] for span in self.written.range if span.option}
        side = msgspec.structs.replace(
            self.side,
            options=self.side.options | options,
            edition=self.side.edition if text is None else CardText(NAME, text),
        )
        side.check()
        known = [measure.name for measure in study.measured()]
        for goal in self.written.goal:
            if goal.measure not in known:
                raise BadInput(f"A goal cannot be {goal.measure!r}; what is measured is: {', '.join(known)}.")
        return msgspec.structs.replace(study, sides=[side])

    def trial(self, numbers: dict[str, int], crew: Crew) -> Trial:
        """Play some numbers."""
        study = self.study(numbers)
        played = run(study, crew)
        values = []
        for goal in self.written.goal:
            measure = next(each for each in study.measured() if each.name == goal.measure)
            values.append(played.reach.around(played.sums.sides[0].sums[goal.measure], measure.scale))
        missed = [goal.missed(value.value) for goal, value in zip(self.written.goal, values, strict=True)]
        return Trial(numbers=numbers, values=values, missed=missed, distance=self.distance(numbers))

    def distance(self, numbers: dict[str, int]) -> float:
        """How far some numbers are from print."""
        return sum(
            abs(numbers[span.name] - self.print[span.name]) / (span.high - span.low) for span in self.written.range
        )


def place(cards: dict[str, Any], path: str) -> tuple[Any, Any]:
    """Where a number stands in a card file: what holds it, and under which name or at which place."""
    here: Any = cards
    *way, last = path.split(".")
    for word in [*way, last]:
        holder = here
        key = key_of(holder, word)
        if key is None:
            raise BadInput(f"There is no number at {path!r} in the card file: nothing is called {word!r} there.")
        here = holder[key]
    return holder, key


def key_of(holder: Any, word: str) -> str | int | None:
    """Under which name, or at which place of a list, a word leads on: by name, by id or by number."""
    if isinstance(holder, dict):
        return word if word in holder else None
    if isinstance(holder, list):
        for number, row in enumerate(holder):
            if isinstance(row, dict) and row.get("id") == word:
                return number
        return int(word) if word.isdigit() and int(word) < len(holder) else None
    return None


def read_tuning(path: Path) -> Tuning:
    """The tuning in a file; whatever is wrong with it is told in one sentence."""
    return Tuning(read_toml(KIND, str(path), read_text(KIND, path), TuningFile), path.parent)


def tune(tuning: Tuning, crew: Crew, progress: Callable[[Trial], None] = lambda trial: None) -> list[Trial]:
    """Search; all trials, that of the print first, each numbers once."""
    try:
        import optuna
    except ImportError as error:
        raise BadInput("Optuna is not installed: pip install 'labtable[tune]'.") from error
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    found: dict[tuple[int, ...], Trial] = {}

    def objective(asked: Any) -> list[float]:
        spans = tuning.written.range
        numbers = {span.name: asked.suggest_int(span.name, span.low, span.high, step=span.step) for span in spans}
        key = tuple(numbers.values())
        if key not in found:
            found[key] = tuning.trial(numbers, crew)
            progress(found[key])
        return [*found[key].missed, found[key].distance]

    directions: list[Literal["minimize", "maximize"]] = ["minimize"] * (len(tuning.written.goal) + 1)
    sampler = optuna.samplers.TPESampler(seed=tuning.written.seed)
    search = optuna.create_study(directions=directions, sampler=sampler)
    if all(span.low <= tuning.print[span.name] <= span.high for span in tuning.written.range):
        search.enqueue_trial(tuning.print)
    search.optimize(objective, n_trials=tuning.written.trials)
    return list(found.values())


def front(trials: Sequence[Trial]) -> list[Trial]:
    """The trials that none beats: each is better than any other at something; the best first."""
    kept = [trial for trial in trials if not any(other.beats(trial) for other in trials)]
    return sorted(kept, key=lambda trial: (sum(trial.missed), trial.distance))
