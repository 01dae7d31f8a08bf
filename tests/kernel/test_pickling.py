"""Copies and pickles: a table in the same state, with the very moves of its game, here and in other processes."""

import copy
import datetime
import gc
import multiprocessing
import pickle
import re
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Self

import pytest

from labtable.games.gsa import GsaGame
from labtable.games.pdb.events import Acquired
from labtable.kernel import (
    BadInput,
    Fixed,
    Game,
    IllegalMove,
    Move,
    Rng,
    Rule,
    Table,
    load_game,
    read_rulebook,
    seeded,
)
from labtable.kernel.digest import digest
from labtable.kernel.edition import CardSource, CardText
from labtable.kernel.pickling import recall, reopen
from labtable.testing import random_table
from tests.games.ours import OURS
from tests.testing.heap import HeapGame, HeapTable

STANDARD = Path(__file__).parents[2] / "src" / "labtable" / "games" / "gsa" / "cards.toml"


def pickled(thing: Table) -> Table:
    """A table that went through a pickle."""
    again = pickle.loads(pickle.dumps(thing))
    assert isinstance(again, Table)
    return again


def ending(table: Table) -> str:
    """The digest at the end, if the last legal move is made again and again."""
    while table.legal():
        table.play(table.legal()[-1])
    return digest(table)


def report(table: Table, name: str, cards: CardSource) -> tuple[str, list[int], str]:
    """What a process makes of a table: its digest, which of its game's moves are its legal moves, and its end."""
    moves = load_game(name, cards).catalogue.moves
    offered = [id for move in table.legal() for id, each in enumerate(moves) if each is move]
    return digest(table), offered, ending(table)


def own_deck(folder: Path, copies: int) -> Path:
    """A card file with so many of its first card."""
    text = STANDARD.read_text(encoding="utf-8")
    deck = folder / "deck.toml"
    deck.write_text(re.sub(r"copies = \d+", f"copies = {copies}", text, count=1), encoding="utf-8")
    return deck


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[Executor]:
    """A process that knows nothing of this one."""
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield pool


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("name", OURS)
def test_a_copy_or_a_pickle_is_the_same_table_and_plays_on_to_the_same_end(
    name: str, copied: Callable[[Table], Table]
) -> None:
    game = load_game(name)
    for moves in (0, 5, 30, 61, 10_000):
        table = random_table(game, 3, game.fewest_seats, moves)
        before = digest(table)
        twin = copied(table)
        assert twin is not table
        assert digest(twin) == before
        assert [move.id for move in twin.legal()] == [move.id for move in table.legal()]
        assert all(one is other for one, other in zip(twin.legal(), table.legal(), strict=True))
        assert ending(twin) == ending(table.clone())
        assert digest(table) == before, "playing a copy changed its original"


@pytest.mark.parametrize("name", OURS)
def test_another_process_reads_a_table_with_the_moves_of_its_own_game(name: str, elsewhere: Executor) -> None:
    table = random_table(load_game(name), 4, 2, 20)
    here = digest(table), [move.id for move in table.legal()], ending(table.clone())
    assert elsewhere.submit(report, table, name, None).result() == here


def test_another_process_reads_a_table_with_cards_from_a_file(tmp_path: Path, elsewhere: Executor) -> None:
    deck = own_deck(tmp_path, copies=7)
    table = random_table(load_game("gsa", deck), 4, 3, 20)
    here = digest(table), [move.id for move in table.legal()], ending(table.clone())
    assert elsewhere.submit(report, table, "gsa", deck).result() == here


def test_another_process_reads_a_table_with_cards_from_a_text(tmp_path: Path, elsewhere: Executor) -> None:
    deck = own_deck(tmp_path, copies=6)
    text = CardText("a deck", deck.read_text(encoding="utf-8"))
    deck.unlink()
    table = random_table(load_game("gsa", text), 4, 3, 20)
    here = digest(table), [move.id for move in table.legal()], ending(table.clone())
    assert elsewhere.submit(report, table, "gsa", text).result() == here


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The heap of the conformance kit's tests, installed as a package of somebody else."""
    package = tmp_path / "heap-1.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Name: heap\nVersion: 1\n")
    (package / "entry_points.txt").write_text("[labtable.games]\nheap = tests.testing.heap:HeapGame\n")
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("installed")
def test_another_process_reads_a_table_of_a_game_that_somebody_else_made() -> None:
    table = random_table(load_game("heap"), 4, 2, 2)
    here = digest(table), [move.id for move in table.legal()], ending(table.clone())
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(report, table, "heap", None).result() == here


def test_a_game_that_is_not_installed_is_read_in_its_own_process_only() -> None:
    game = HeapGame()
    table = game.new(1, 2)
    assert pickled(table).legal() == table.legal()
    assert pickle.loads(pickle.dumps(game)) is game
    with pytest.raises(BadInput, match="There is no game 'heaps'"):
        reopen("a mark of another process", "heaps", 1, "0", None)


def test_a_table_belongs_to_the_very_game_it_was_laid_by() -> None:
    game = GsaGame()
    table = game.new(1, 2)
    assert game.catalogue.moves[0] is not load_game("gsa").catalogue.moves[0]
    assert pickled(table).legal() == table.legal()


def test_a_pickle_whose_game_is_gone_opens_its_card_file_anew(tmp_path: Path) -> None:
    deck = own_deck(tmp_path, copies=11)
    game = GsaGame(deck)
    written = pickle.dumps(game.new(1, 2))
    del game
    gc.collect()
    assert pickle.loads(written).legal() == load_game("gsa", deck).new(1, 2).legal()


def test_a_pickle_outlives_its_game_if_there_is_another_with_the_same_cards(tmp_path: Path) -> None:
    deck = own_deck(tmp_path, copies=8)
    game = GsaGame(deck)
    written = pickle.dumps(game.new(1, 2))
    del game
    gc.collect()
    deck.rename(tmp_path / "moved.toml")
    with pytest.raises(BadInput, match=r"The card file .*deck.toml cannot be read"):
        pickle.loads(written)
    other = GsaGame(tmp_path / "moved.toml")
    assert pickle.loads(written).legal() == other.new(1, 2).legal()


def test_other_cards_or_other_rules_are_refused_in_one_sentence(tmp_path: Path) -> None:
    deck = own_deck(tmp_path, copies=9)
    game = GsaGame(deck)
    digest_then, written = game.edition.digest, pickle.dumps(game.new(1, 2))
    del game
    gc.collect()
    own_deck(tmp_path, copies=10)
    now = GsaGame(deck).edition.digest
    with pytest.raises(BadInput) as raised:
        pickle.loads(written)
    sentence = (
        f"This was pickled with gsa, rules version 1 and cards {digest_then}; here are rules version 1 and cards {now}."
    )
    assert str(raised.value) == sentence
    with pytest.raises(BadInput, match="This was pickled with gsa, rules version 99 and"):
        reopen("a mark of another process", "gsa", 99, now, deck)


def test_who_listens_to_a_table_listens_to_its_copies_too() -> None:
    table = load_game("pdb").new(1, 2)
    table.listen()
    table.play(table.legal()[0])
    for twin in (copy.copy(table), copy.deepcopy(table), pickled(table)):
        assert twin.events == table.events
        twin.play(twin.legal()[0])
        assert len(table.events or []) < len(twin.events or [])
    assert table.clone().events is None
    assert copy.copy(table.clone()).events is None


@pytest.mark.parametrize("name", OURS)
def test_moves_rules_fixed_things_and_games_are_copied_and_pickled_to_themselves(name: str) -> None:
    game = load_game(name)
    edition = vars(game)["_edition"]
    for thing in (game, game.catalogue, game.catalogue.moves[-1], game.rulebook, game.rulebook.rules[3], edition):
        assert copy.copy(thing) is thing
        assert copy.deepcopy(thing) is thing
        assert pickle.loads(pickle.dumps(thing)) is thing


class OtherHeap(HeapGame):
    def __init__(self, edition: Path | None = None) -> None:
        """It would read its cards from a file."""

    rulebook = read_rulebook("Rules version 1.\n### §1 Take\nTake what is there.\n*Printed: rule 1.*\n")


def test_what_several_games_share_is_told_by_one_that_needs_no_card_file(tmp_path: Path) -> None:
    games = [OtherHeap(tmp_path / "deck.toml"), OtherHeap()]
    assert b"deck.toml" in pickle.dumps(games[0])
    assert b"deck.toml" not in pickle.dumps(OtherHeap.rulebook["1"])


def test_a_whole_environment_is_copied_with_one_table_and_the_same_game() -> None:
    game = load_game("stem")
    table = game.new(1, 2)
    environment = {"game": game, "table": table, "again": table, "move": table.legal()[0], "chance": seeded(1)}
    twin = copy.deepcopy(environment)
    assert twin["game"] is game
    assert twin["move"] is environment["move"]
    assert twin["table"] is twin["again"]
    assert twin["table"] is not table
    assert twin["chance"] is not environment["chance"]
    assert digest(twin["chance"]) == digest(environment["chance"])


def test_a_fixed_thing_of_no_game_is_pickled_by_value() -> None:
    fixed = pickle.loads(pickle.dumps(Fixed("moon")))
    assert isinstance(fixed, Fixed)
    assert fixed.id == "moon"


def test_a_move_or_a_rule_of_no_game_cannot_be_pickled() -> None:
    for thing in (Move(3, "fly", "Fly"), Rule("1", "A", "Words.", "rule 1", [])):
        with pytest.raises(
            TypeError, match=r"<.*> is of no game that is open here and can't be pickled; keep its Game"
        ):
            pickle.dumps(thing)


@pytest.mark.parametrize("name", OURS)
def test_a_table_whose_game_is_gone_cannot_be_pickled(name: str) -> None:
    table = type(load_game(name))().new(1, 2)
    gc.collect()
    with pytest.raises(TypeError, match="can't be pickled"):
        pickle.dumps(table)
    assert digest(copy.deepcopy(table)) == digest(table)


def test_chance_events_and_refusals_survive_a_pickle() -> None:
    rng = seeded(5)
    assert pickle.loads(pickle.dumps(rng)).word() == rng.word()
    event = Acquired(seat=1, card="4hhb")
    assert pickle.loads(pickle.dumps(event)) == event
    game = load_game("pdb")
    refused = pickle.loads(pickle.dumps(IllegalMove(game.catalogue.moves[0], game.rulebook["13"])))
    assert refused.move is game.catalogue.moves[0]
    assert refused.rule is game.rulebook["13"]


class Compiled:
    """As pickle sees a compiled class: there is no thing of it without what its constructor asks for."""

    __mypyc_attrs__ = ("kept",)

    def __init__(self, kept: int) -> None:
        self.kept = kept

    def __new__(cls, kept: int) -> Self:
        return super().__new__(cls)


class Forgetful(Compiled):
    __mypyc_attrs__ = ("kept",)

    def __init__(self, kept: int, seed: int, size: int) -> None:
        super().__init__(kept + seed + size)

    def __new__(cls, kept: int, seed: int, size: int) -> Self:
        return super().__new__(cls, kept)


class HeapWith(HeapTable):
    """A table that holds something."""

    def __init__(self, seats: int, rng: Rng, held: object = None) -> None:
        super().__init__(seats, rng)
        self.held = held


def test_a_compiled_thing_is_made_by_its_constructor_of_what_it_keeps() -> None:
    again = pickled(HeapWith(2, seeded(1), Compiled(3)))
    assert isinstance(again, HeapWith)
    assert isinstance(again.held, Compiled)
    assert again.held.kept == 3
    with pytest.raises(
        TypeError, match=r"A Forgetful does not keep its seed and size and can't be pickled; use a Record"
    ):
        pickle.dumps(HeapWith(2, seeded(1), Forgetful(1, 2, 3)))


def test_tables_may_hold_things_that_lead_back_to_them_and_other_tables() -> None:
    table = HeapWith(2, seeded(1))
    table.held = [table, HeapTable(2, seeded(2)), {"when": datetime.date(2026, 11, 16)}]
    again = pickled(table)
    assert isinstance(again, HeapWith)
    assert isinstance(again.held, list)
    assert again.held[0] is again
    assert digest(again.held[1]) == digest(table.held[1])
    assert again.held[2] == table.held[2]


def test_a_way_that_leads_nowhere_is_one_sentence() -> None:
    game: Game = load_game("pdb")
    with pytest.raises(BadInput, match=r"This was pickled by another Labtable, in whose PDB: the game there was"):
        recall(game, "catalogue", "moves", 100_000)
    with pytest.raises(BadInput, match="another Labtable"):
        recall(game, "attic")


def test_a_game_whose_card_file_was_refused_is_in_nobodys_way(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as raised:
        GsaGame(tmp_path / "none.toml")
    table = load_game("gsa").new(1, 2)
    assert raised.tb is not None, "which keeps what was refused alive"
    assert digest(pickle.loads(pickle.dumps(table))) == digest(table)
