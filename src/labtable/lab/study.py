"""Studies: a question about a game as a small file, and what is played to answer it."""

import hashlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from labtable import __version__
from labtable.bots.own import fingerprint, is_own
from labtable.kernel import BadInput, Game, load_game
from labtable.kernel.edition import CardSource, CardText, find_cards
from labtable.kernel.toml import read_text, read_toml
from labtable.lab.measures import TOLD_APART, Measure, measures_of, usual_names
from labtable.lab.side import Side, check_number

KIND = "study"
STANDARD = "standard"
BEFORE = "before"
LONGEST_PART = 500  # deals
PARTS = 100
RUNGS_A_PART = 10
MOST_CHANGES = 6
USUAL_SEATS = 4
DIGEST_BYTES = 8
BANDS_BESIDES = ("fair", "card")


class Change(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is otherwise on another side: another card file, other options, other bots."""

    name: str = ""
    edition: str | None = None
    options: dict[str, object] = {}
    bots: str | list[str] | None = None


class Until(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Play until the interval of a measure reaches no further than this to either side, or so many deals are played."""

    measure: str
    narrow: float
    most: int = 100_000


class StudyFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A study as it is written."""

    game: str
    question: str = ""
    seats: int | None = None
    bots: str | list[str] = "greedy"
    rotate: bool = True
    games: int = 1000
    until: Until | None = None
    seed: int = 1
    edition: str | None = None
    options: dict[str, object] = {}
    change: list[Change] = []
    measures: list[str] | None = None
    matters: dict[str, float] = {}
    decides: list[str] = []
    skill: list[tuple[str, str]] = []
    skill_games: int = 100


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """A study that can be played; plain data, so that it can be sent to another process or machine."""

    question: str
    names: list[str]
    sides: list[Side]
    """What is asked about first, and each change of it after."""
    games: int
    """Deals, each of them played by every side; the most of them if it depends."""
    until: Until | None
    seed: int
    rotate: bool
    measures: list[str]
    matters: dict[str, float]
    decides: list[str]
    skill: list[tuple[str, str]]
    skill_games: int
    rows: bool = False
    """Whether every match is kept as a row."""

    @property
    def game(self) -> Game:
        """The game as it is asked about."""
        return load_game(self.sides[0].game, self.sides[0].edition)

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.sides[0].bots)

    @property
    def part(self) -> int:
        """How many deals are played at once; it hangs on the study alone, so that the parts do too."""
        return min(LONGEST_PART, max(1, self.games // PARTS))

    @property
    def parts(self) -> int:
        """How many parts there are at most."""
        return -(-self.games // self.part)

    @property
    def skill_parts(self) -> int:
        """How many parts the matches of a better bot against a worse one have."""
        return -(-self.skill_games // RUNGS_A_PART) if self.skill else 0

    def measured(self) -> list[Measure]:
        """What is measured."""
        return measures_of(self.game, self.sides[0].bots, self.measures)

    def rung(self, side: int, pair: tuple[str, str]) -> Side:
        """A better bot alone against worse ones, at the smallest table."""
        better, worse = pair
        bots = [better, *[worse] * (self.game.fewest_seats - 1)]
        return msgspec.structs.replace(self.sides[side], bots=bots)

    def digest(self) -> str:
        """A fingerprint of all that its numbers hang on."""
        played = [side_facts(side) for side in self.sides]
        skill = [[file_facts(bot) for bot in pair] for pair in self.skill]
        how = [self.games, msgspec.to_builtins(self.until), self.seed, self.rotate, self.measures, self.skill_games]
        told = [__version__, self.names, played, skill, how, self.part, self.rows]
        return hashlib.blake2b(msgspec.json.encode(told), digest_size=DIGEST_BYTES).hexdigest()


def side_facts(side: Side) -> list[object]:
    """What a side's matches hang on."""
    game = load_game(side.game, side.edition)
    options = sorted(side.check().items())
    return [game.name, game.rulebook.version, game.edition.digest, options, [file_facts(bot) for bot in side.bots]]


def file_facts(bot: str) -> str:
    """A bot's name; that of one's own bot hangs on what its files say."""
    return fingerprint(bot) if is_own(bot) else bot


def read_study(path: Path) -> Study:
    """The study in a file; whatever is wrong with it is told in one sentence."""
    written = read_toml(KIND, str(path), read_text(KIND, path), StudyFile)
    return study_of(written, path.parent)


def study_of(written: StudyFile, folder: Path) -> Study:
    """A study that can be played, checked; card files and bots are looked for beside its own."""
    base = first_side(written, folder)
    changes = [changed(base, change, folder, written) for change in written.change]
    names = [name_of(change) for change in written.change]
    study = Study(
        question=written.question or usual_question(load_game(base.game, base.edition), names),
        names=[BEFORE if changes else STANDARD, *names],
        sides=[base, *changes],
        games=written.until.most if written.until else written.games,
        until=written.until,
        seed=written.seed,
        rotate=written.rotate,
        measures=usual_names(load_game(base.game, base.edition)) if written.measures is None else written.measures,
        matters=written.matters,
        decides=written.decides or decisive(written),
        skill=[(better, worse) for better, worse in (beside(folder, pair) for pair in written.skill)],
        skill_games=written.skill_games,
    )
    check(study)
    return study


def decisive(written: StudyFile) -> list[str]:
    """What decides if nobody says it: what was named, or else all that every game has; not what one game counts."""
    game = load_game(written.game)
    counts = {count.name for count in game.counts}
    bots = seated(written.bots, written.seats or min(USUAL_SEATS, game.most_seats))
    named = usual_names(game) if written.measures is None else written.measures
    found = [measure.name for measure in measures_of(game, bots, named)]
    return found if written.measures else [name for name in found if name not in counts]


def first_side(written: StudyFile, folder: Path) -> Side:
    """The side that is asked about."""
    edition = cards_of(written.game, written.edition, folder)
    game = load_game(written.game, edition)
    seats = min(USUAL_SEATS, game.most_seats) if written.seats is None else written.seats
    game.check_seats(seats)
    bots = beside(folder, seated(written.bots, seats))
    return Side(game=written.game, bots=bots, options=written.options, edition=edition)


def seated(bots: str | list[str], seats: int) -> list[str]:
    """A bot for each seat; one name serves them all."""
    named = bots.split(",") if isinstance(bots, str) else bots
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise BadInput(f"There are {seats} seats, but {len(named)} bots are named; one name serves all seats.")
    return list(named)


def beside(folder: Path, bots: Sequence[str]) -> list[str]:
    """Bots as they can be found: one in a file is looked for beside its study."""
    return [str(folder / bot) if is_own(bot) else bot for bot in bots]


def changed(base: Side, change: Change, folder: Path, written: StudyFile) -> Side:
    """Another side: what the change names is otherwise, all else as before."""
    if change.edition is None and not change.options and change.bots is None:
        raise BadInput(f"The change {change.name!r} changes nothing; it may name an edition, options or bots.")
    edition = base.edition if change.edition is None else cards_of(written.game, change.edition, folder)
    return Side(
        game=base.game,
        bots=base.bots if change.bots is None else beside(folder, seated(change.bots, len(base.bots))),
        options=base.options | change.options,
        edition=edition,
    )


def cards_of(game: str, edition: str | None, folder: Path) -> CardSource:
    """The text of a card file, so that a study can be sent to where the file is not; nothing for the game's own."""
    if edition is None or edition == STANDARD:
        return None
    found = find_cards(None, folder / edition)
    text = CardText(edition, found.text)
    try:
        load_game(game, text)
    except BadInput as error:
        raise BadInput(f"{error} So it is no card file of {load_game(game).title}.") from error
    return text


def name_of(change: Change) -> str:
    """What a change is called."""
    if change.name:
        return change.name
    if change.edition is not None:
        return Path(change.edition).name
    options = [f"{name}={str(value).lower()}" for name, value in change.options.items()]
    return ", ".join(options) or f"{bots_of(change.bots)} play"


def bots_of(bots: str | list[str] | None) -> str:
    """Who plays, in words."""
    return bots if isinstance(bots, str) else ", ".join(bots or [])


def usual_question(game: Game, changes: Sequence[str]) -> str:
    """What is asked if nobody says it."""
    if not changes:
        return f"Is {game.title.split(':')[0]} fair?"
    return f"What does {changes[0]} do to {game.title.split(':')[0]}?"


def check(study: Study) -> None:
    """Refuse a study that cannot be played, before any game is."""
    check_number(study.games, "A study needs at least one game")
    if len(study.sides) > MOST_CHANGES + 1:
        raise BadInput(f"A study has {MOST_CHANGES} changes at most, not {len(study.sides) - 1}.")
    if len(set(study.names)) < len(study.names):
        raise BadInput("Two changes of a study have the same name.")
    for side in study.sides:
        side.check()
        for pair in study.skill:
            side_bots = [pair[0], *[pair[1]] * (study.game.fewest_seats - 1)]
            msgspec.structs.replace(side, bots=side_bots).check()
    check_names(study)
    check_until(study)


def check_names(study: Study) -> None:
    """Every measure that is named must be one, and every band a number above nothing."""
    known = [measure.name for measure in study.measured()]
    for name in study.decides:
        if name not in known:
            raise BadInput(f"A study cannot decide by {name!r}; it measures: {', '.join(known)}.")
    for name, band in study.matters.items():
        if name not in (*known, *TOLD_APART, *BANDS_BESIDES):
            raise BadInput(f"No measure of this study is called {name!r}; it measures: {', '.join(known)}.")
        if not band > 0:
            raise BadInput(f"What matters of {name} is a number above 0, not {band:g}.")


def check_until(study: Study) -> None:
    """What a study waits for must be measured, possible, and the difference that a change makes."""
    until = study.until
    if until is None:
        return
    known = [measure.name for measure in study.measured()]
    if until.measure not in known:
        raise BadInput(f"A study cannot wait for {until.measure!r}; it measures: {', '.join(known)}.")
    if not until.narrow > 0:
        raise BadInput(f"An interval reaches further than {until.narrow:g}; narrow is a number above 0.")
