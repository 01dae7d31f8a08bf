"""What games declare as worth counting: it is there in their events, and happens."""

import pytest

from labtable.bots import bot_rng, make_bot
from labtable.kernel import Event, Fate, Table, load_game, play_out
from tests.games.ours import OURS

FATES = {"drawn", "played", "discarded"}


def played(name: str, seed: int) -> Table:
    """A whole match of random bots, with all that happened."""
    game = load_game(name)
    table = game.new(seed, game.fewest_seats, listening=True)
    play_out(game, table, [make_bot("random", bot_rng(seed, seat)) for seat in range(table.seats)])
    return table


def happened(name: str) -> list[Event]:
    return [event for seed in range(3) for event in played(name, seed).events or []]


@pytest.mark.parametrize("name", OURS)
def test_every_count_has_a_name_of_its_own_and_counts_events_of_its_game(name: str) -> None:
    game = load_game(name)
    names = [count.name for count in game.counts]
    assert len(set(names)) == len(names) > 4
    kinds = {face.kind for face in game.gallery()}
    for count in game.counts:
        assert set(count.of) <= set(game.events)
        assert set(count.kinds) <= kinds
        assert all(set(count.facts) <= set(event.__struct_fields__) for event in count.of)


@pytest.mark.parametrize("name", OURS)
def test_every_fate_names_a_seat_and_cards_of_its_game(name: str) -> None:
    game = load_game(name)
    known = {face.id for face in game.gallery()}
    events = happened(name)
    for fate in game.fates:
        told = [cards_of(fate, event) for event in events if type(event) is fate.event]
        assert fate.fate in FATES
        assert {fate.card, fate.seat} <= set(fate.event.__struct_fields__)
        assert set().union(*told) <= known


def cards_of(fate: Fate, event: Event) -> set[str]:
    cards = getattr(event, fate.card)
    return {cards} if isinstance(cards, str) else set(cards)


@pytest.mark.parametrize("name", OURS)
def test_cards_are_played_in_every_game(name: str) -> None:
    happens = {type(event) for event in happened(name)}
    assert {fate.event for fate in load_game(name).fates if fate.fate == "played"} & happens


@pytest.mark.parametrize("name", OURS)
def test_who_begins_is_a_seat_and_the_lot_decides_who(name: str) -> None:
    game = load_game(name)
    begins = {game.starter(game.new(seed, game.fewest_seats)) for seed in range(12)}
    assert begins == set(range(game.fewest_seats))


@pytest.mark.rule("pdb", "P-02")
def test_in_pdb_the_first_leader_begins_whoever_picks_first() -> None:
    game = load_game("pdb")
    for leader in range(4):
        table = game.new(1, 4, {"first_leader": str(leader + 1)})
        assert game.starter(table) == leader != table.actor
