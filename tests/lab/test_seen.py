"""What is seen of a match: events are counted, cards followed, leads watched, and none of it changes the match."""

from collections.abc import Sequence

import pytest

from labtable.kernel import NOBODY, load_game
from labtable.lab.measures import decided, lead_changes, measures_of
from labtable.lab.seen import CARDS, CHOICES, COURSE, INTERACTION, PAIRS, STRATA, Lens, Match
from labtable.lab.side import WHOLE, Laid, Opened, Side, rotated, seed_of
from labtable.lab.tally import SideTally, median, values_of
from tests.games.ours import OURS

PDB = Opened(Side(game="pdb", bots=["greedy", "random"], options={"target": 4}))


def lay(side: Opened, deal: int, lens: Lens) -> Laid:
    return side.lay(seed_of(1, deal), rotated(side.seats, deal), listening=lens.listening)


def seen(side: Opened, needs: Sequence[str], deal: int = 0) -> Match:
    lens = Lens(side, needs)
    return lens.look(side, lay(side, deal, lens))


@pytest.mark.parametrize("name", OURS)
def test_to_look_at_everything_changes_nothing(name: str) -> None:
    side = Opened(Side(game=name, bots=["random"] * load_game(name).fewest_seats))
    plain = seen(side, ())
    lens = Lens(side, [CARDS, PAIRS, COURSE, INTERACTION, CHOICES, *(count.name for count in side.game.counts)])
    whole = lens.look(side, lay(side, 0, lens), watched=True, told=True)
    assert (plain.winners, plain.scores, plain.rounds, plain.decisions) == (
        whole.winners,
        whole.scores,
        whole.rounds,
        whole.decisions,
    )
    assert len(whole.rows) == whole.decisions


def test_nobody_listens_unless_something_needs_it() -> None:
    assert not Lens(PDB, [COURSE, CHOICES]).listening
    assert Lens(PDB, ["depositions"]).listening
    assert Lens(PDB, [CARDS]).listening


def test_counts_are_those_of_the_events() -> None:
    side = Opened(Side(game="pdb", bots=["greedy"] * 3))
    match = seen(side, ["depositions", "methods", "leads", CARDS])
    table = side.lay(seed_of(1, 0), range(3), listening=True)
    side.play(table)
    acquired = [event for event in table.table.events or [] if type(event).__name__ == "Acquired"]
    assert match.counts["depositions"] + match.counts["methods"] == len(acquired)
    assert sum(match.fates.values()) == len(acquired)
    assert match.counts["leads"] > 0


def test_an_attack_is_counted_once_though_it_is_told_twice() -> None:
    side = Opened(Side(game="gsa", bots=["greedy"] * 3))
    for deal in range(6):
        lens = Lens(side, [INTERACTION])
        laid = lay(side, deal, lens)
        match = lens.look(side, laid)
        events = laid.table.events or []
        hidden = sum(type(event).__name__ == "StoleHidden" for event in events)
        assert match.against == sum(bool(event.against()) for event in events) - hidden
        if hidden:
            return
    pytest.fail("nothing was stolen")


def test_a_card_first_comes_to_a_seat_with_the_standing_at_the_beginning_of_the_stretch() -> None:
    match = seen(Opened(Side(game="adna", bots=["greedy", "greedy"])), [CARDS])
    assert {fate for fate, _, _ in match.firsts} >= {"drawn", "played"}
    assert all(0 <= standing < STRATA for standing in match.firsts.values())
    assert len(set(match.firsts.values())) > 2


def match_with(ahead: list[int], winners: list[int]) -> Match:
    laid = PDB.lay(seed_of(1, 0), range(2))
    match = Match(PDB, laid)
    match.ahead, match.winners, match.scores, match.rounds = ahead, winners, [3, 1], len(ahead)
    return match


def test_a_lead_changes_when_another_is_ahead() -> None:
    assert lead_changes(match_with([0, 0, 1, 1, 0], [0])) == 2
    assert lead_changes(match_with([1, 1], [1])) == 0


def test_a_match_is_decided_when_its_winner_is_ahead_for_good() -> None:
    assert decided(match_with([0, 1, 0, 0], [0])) == 50_000
    assert decided(match_with([0, 0], [0])) == 0
    assert decided(match_with([0, 0], [1])) == 100_000
    assert decided(match_with([0, 0], [0, 1])) is None


def test_places_are_counted_from_who_begins_and_share_a_win() -> None:
    match = match_with([0], [1])
    match.starter = 1
    measures = measures_of(PDB.game, ["a", "b"], ["places", "seats", "bots", "ties", "spread"])
    values = values_of(measures, match)
    assert (values["place_1"], values["place_2"]) == (WHOLE, 0)
    assert (values["seat_1"], values["seat_2"]) == (0, WHOLE)
    assert (values["bot_1"], values["bot_2"]) == (0, WHOLE)
    assert (values["ties"], values["spread"]) == (0, 2)
    match.winners = [0, 1]
    shared = values_of(measures, match)
    assert (shared["place_1"], shared["bot_2"], shared["ties"]) == (WHOLE // 2, WHOLE // 2, WHOLE)


def test_decisions_are_looked_into_only_where_there_is_a_choice() -> None:
    lens = Lens(PDB, [CHOICES])
    laid = lay(PDB, 0, lens)
    match = lens.look(PDB, laid, watched=True)
    assert match.looks
    assert set(match.looks) <= {0, 1}
    assert laid.table.actor == NOBODY


def test_a_tally_counts_cards_and_pairs_by_seat() -> None:
    tally = SideTally()
    match = match_with([0], [0])
    match.fates = {("played", "a"): 3, ("drawn", "b"): 1, ("played", "b"): 2}
    match.firsts = {("played", 0, "a"): 4, ("played", 0, "b"): 4, ("played", 1, "a"): 0, ("drawn", 1, "b"): 9}
    tally.take(match, {"length": 7}, frozenset({PAIRS}))
    assert (tally.cards["a"].played, tally.cards["b"].drawn) == (3, 1)
    assert tally.cards["a"].by_played[12:15] == [1, WHOLE, WHOLE * WHOLE]
    assert tally.cards["a"].by_played[:3] == [1, 0, 0]
    assert tally.pairs == {"a b": [1, WHOLE]}
    other = SideTally()
    other.add(tally)
    other.add(tally)
    assert (other.games, other.cards["a"].played, other.pairs["a b"]) == (2, 6, [2, 2 * WHOLE])
    assert (other.sums["length"].n, other.sums["length"].total) == (2, 14)


def test_the_median_is_the_round_with_which_half_of_the_games_are_over() -> None:
    assert median({8: 1, 9: 2, 12: 2}) == 9
    assert median({5: 2, 6: 2}) == 5
    assert median({}) == 0
