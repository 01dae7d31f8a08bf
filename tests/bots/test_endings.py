"""Endings in sight: every bot that thinks takes a win that is certain, and hands none over while it need not."""

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from labtable.bots import Bot, make_bot
from labtable.bots.bot import Weighed
from labtable.bots.endings import HANDED_OVER, IN_SIGHT, OPEN, WON, agreed, foresee
from labtable.bots.levels import LEVELS, Level, LevelBot, slips
from labtable.games.adna.phases import DISCARD
from labtable.games.adna.table import AdnaTable
from labtable.hall.thinking import Question, think
from labtable.kernel import NOBODY, Game, Knowledge, Move, Table, load_game, seeded
from labtable.testing.play import Match
from tests.bots.tables import A, B, Coin, Fork, Paths, known
from tests.games.adna.tables import GAME as ADNA
from tests.games.adna.tables import a_table, give, move, on_top, play

IMAGINED = 5
ALL_BUT_ONE = "ACGT" * 6  # of a chain of 25
BOTS = ["greedy", "search:20", *(level.name for level in LEVELS)]


class Play(NamedTuple):
    """Random matches in which endings are looked for, and how many positions of each kind are there at least."""

    game: Game
    seats: int
    seeds: int
    wins: int
    traps: int

    def __str__(self) -> str:
        return self.game.name


PLAYED = [
    Play(load_game("adna"), 2, 64, wins=60, traps=40),
    Play(load_game("gsa"), 3, 14, wins=4, traps=10),
    Play(load_game("pdb"), 2, 14, wins=20, traps=0),
    Play(load_game("stem"), 2, 24, wins=2, traps=8),
]


class Position(NamedTuple):
    """A decision, the moves that win at once, and those that hand a win over while there are others."""

    table: Table
    seed: int
    wins: set[Move]
    losses: set[Move]


def ended(table: Table, chosen: Move) -> Table:
    """The table after a move and the passes of others."""
    seat, twin = table.actor, table.clone()
    twin.play(chosen)
    while (passing := twin.presumed()) is not None and (twin.actor != seat or twin.speechless()):
        twin.play(passing)
    return twin


def wins(table: Table, chosen: Move) -> bool:
    """Whether a move ends the match at once and nobody else wins it, though everybody is asked who might object."""
    twin = table.clone()
    twin.play(chosen)
    return twin.winners() == [table.actor]


def loses(table: Table, chosen: Move, seat: int) -> bool:
    """Whether others win the match, however the choice is finished that a move begins."""
    twin = ended(table, chosen)
    if twin.actor == seat and (twin.midway() or twin.presumed() is not None):
        return all(loses(twin, step, seat) for step in twin.legal())
    return twin.actor == NOBODY and seat not in twin.winners()


def positions(played: Play) -> Iterator[Position]:
    """The decisions in which something wins or loses at once, on the real table and whatever else is imagined."""
    for seed in range(played.seeds):
        for table in Match(played.game, seed, played.seats, {}).positions():
            won, lost = set(table.legal()), set(table.legal())
            seat, rng, every = table.actor, seeded(seed), table
            for _ in range(1 + IMAGINED if len(won) > 1 else 0):
                won = {each for each in won if wins(every, each)}
                lost = {each for each in lost if loses(every, each, seat)}
                if not won | lost:
                    break
                every = table.imagine(seat, rng)
            lost_at_once = {each for each in lost if ended(table, each).actor == NOBODY}
            if len(table.legal()) > 1 and (won or (lost_at_once and len(lost) < len(table.legal()))):
                yield Position(table, seed, won, lost_at_once)


def choice(bot: Bot, game: Game, table: Table) -> Move:
    return bot.choose(Knowledge(game, table, table.actor))


def hurried(level: Level) -> Level:
    """A level that slips as ever, but hardly thinks."""
    return Level(level.name, level.words, 6, level.seconds)


@pytest.mark.parametrize("played", PLAYED, ids=str)
def test_every_bot_that_thinks_takes_a_certain_win_and_hands_none_over(played: Play) -> None:
    found = traps = 0
    for table, seed, won, lost in positions(played):
        if won:
            found += 1
            for name in BOTS:
                assert choice(make_bot(name, seeded(seed)), played.game, table) in won, (name, seed)
        else:
            traps += 1
            bots = [make_bot("search:6", seeded(seed)), *(LevelBot(seeded(seed), hurried(level)) for level in LEVELS)]
            for bot in bots:
                assert choice(bot, played.game, table) not in lost, seed
    assert found >= played.wins
    assert traps >= played.traps


def fates(table: Table, seat: int = 0) -> dict[str, int]:
    knowledge = Knowledge(ADNA, table, seat)
    return {each.text: fate for each, fate in zip(knowledge.legal(), foresee(knowledge, seeded(1)), strict=True)}


def test_a_base_that_completes_a_chain_wins_for_its_owner_whoever_lays_it() -> None:
    table = a_table(ALL_BUT_ONE, ALL_BUT_ONE[::-1])
    give(table, 0, "A")
    assert fates(table) == {"lay:own:A": WON, "lay:rival:A": HANDED_OVER, "end": OPEN}


def test_who_asks_for_wins_alone_hears_of_those_and_of_nothing_else() -> None:
    table = a_table(ALL_BUT_ONE, ALL_BUT_ONE[::-1])
    give(table, 0, "A")
    assert foresee(Knowledge(ADNA, table, 0), seeded(1), wins_alone=True) == [
        fate if fate == WON else OPEN for fate in fates(table).values()
    ]
    for seed in range(8):
        assert foresee(known(Coin(1)), seeded(seed), wins_alone=True) == [OPEN, OPEN]


def test_a_choice_of_several_steps_is_followed_to_its_end() -> None:
    table = a_table(ALL_BUT_ONE[1:], "ACG")
    give(table, 0, "spectrophotometer")
    on_top(table, "AC")
    play(table, "play:spectrophotometer:own")
    assert fates(table) == {"base:A": WON, "base:C": WON}, "one base of two, and then the other"


def test_a_win_that_somebody_might_prevent_for_all_that_is_known_is_not_certain() -> None:
    table = a_table(ALL_BUT_ONE, "ACG")
    give(table, 0, "spectrophotometer")
    give(table, 1, "goggles")
    assert fates(table)["play:spectrophotometer:own"] == IN_SIGHT
    table = a_table(ALL_BUT_ONE, "ACG")
    give(table, 0, "spectrophotometer")
    assert fates(table)["play:spectrophotometer:own"] == WON, "who holds no card cannot answer"


def test_a_win_that_hangs_on_hidden_cards_is_not_certain() -> None:
    for seed in range(8):
        assert foresee(known(Coin(1)), seeded(seed)) == [OPEN, OPEN]
    assert agreed(WON, WON) == WON
    assert agreed(WON, IN_SIGHT) == agreed(IN_SIGHT, WON) == IN_SIGHT
    assert agreed(HANDED_OVER, HANDED_OVER) == HANDED_OVER
    for one in (WON, IN_SIGHT):
        assert agreed(one, HANDED_OVER) == agreed(HANDED_OVER, one) == agreed(one, OPEN) == OPEN
    table = a_table("ACGT" * 5 + "AC", "ACG")  # three are missing, and two come from the deck beside one in the hand
    give(table, 0, "spectrophotometer", "A")
    assert fates(table)["play:spectrophotometer:own"] == OPEN


def game_in_hand(cards: int) -> AdnaTable:
    """One base wins the first game of three, with so many cards besides left in the hand."""
    table = a_table(ALL_BUT_ONE, ALL_BUT_ONE[::-1], games=3)
    give(table, 0, "A", *["C", "G", "T"] * (cards // 3))
    return table


@pytest.mark.parametrize("name", BOTS)
def test_a_game_of_a_match_is_won_at_once_too(name: str) -> None:
    table = game_in_hand(cards=3)
    assert fates(table) | {"end": OPEN, "lay:own:A": WON, "lay:rival:A": HANDED_OVER} == fates(table)
    assert choice(make_bot(name, seeded(1)), ADNA, table).text.startswith("lay:own:")


def test_a_game_of_a_match_that_costs_its_winner_points_is_no_clear_win() -> None:
    assert fates(game_in_hand(cards=27))["lay:own:A"] == OPEN
    table = game_in_hand(cards=0)
    give(table, 1, *["C", "G", "T"] * 9)
    assert fates(table)["lay:rival:A"] == OPEN, "the rival would lose points by it"


def after_the_last_turn(own: str, rival: str) -> AdnaTable:
    """Nobody completed a chain; who now discards has the smaller hand, which counts where chains are as long."""
    table = a_table(own, rival)
    give(table, 0, "goggles", "ligase")
    give(table, 1, "goggles")
    table.round = 300
    play(table, "end")
    assert table.phase == DISCARD
    play(table, "discard:ligase")
    return table


@pytest.mark.parametrize("name", BOTS)
def test_a_shared_win_is_not_taken_where_one_alone_is_to_be_had(name: str) -> None:
    table = after_the_last_turn("ACG", "ACG")
    assert fates(table) == {"discard:goggles": WON, "done": IN_SIGHT}
    assert choice(make_bot(name, seeded(1)), ADNA, table).text == "discard:goggles"


def test_where_everything_hands_the_game_over_there_is_still_a_choice() -> None:
    table = after_the_last_turn("ACG", "ACGT")
    assert set(fates(table).values()) == {HANDED_OVER}
    assert choice(make_bot("easy", seeded(1)), ADNA, table) in table.legal()


def test_no_slip_leads_to_a_move_that_hands_the_game_over() -> None:
    best, lost, last = (
        Weighed(move("end"), worth, 9, fate) for worth, fate in ((0.1, OPEN), (0.1, HANDED_OVER), (0.1, OPEN))
    )
    assert slips([best, last, lost], slip=30.0)[2] == 0.0
    assert min(slips([best, last, last], slip=30.0)) > 0.9


def test_nobody_slips_while_a_win_is_in_sight() -> None:
    """A shares the win; B, which leaves it to the rival, is as good in all other respects."""
    later = Fork(1, [0, 1], [0, 1])
    for level in LEVELS[:-1]:
        bots = [LevelBot(seeded(seed), level) for seed in range(12)]
        assert {bot.choose(known(Paths(Fork(0, [0, 1], later)))) for bot in bots} == {A}
        assert {bot.choose(known(Paths(Fork(0, later, later)))) for bot in bots} == {A, B}


def test_hints_show_a_certain_win_first_and_then_what_was_looked_at_most() -> None:
    won, seen, fair = (Weighed(move("end"), 0.5, visits, fate) for visits, fate in ((1, WON), (9, OPEN), (8, IN_SIGHT)))
    assert sorted([fair, won, seen], key=Weighed.rank, reverse=True) == [won, seen, fair]
    table = a_table(ALL_BUT_ONE, ALL_BUT_ONE)
    give(table, 0, "A", "goggles")
    asked = Question(room="r", seat=0, level="search:1", seed=1, names=["You", "Mira"])
    thought = think(make_bot("search:1", seeded(1)), Knowledge(ADNA, table, 0), asked)
    assert ADNA.catalogue.moves[thought.move].text == "lay:own:A"
    assert thought.advised[0].move == thought.move
    assert thought.sentences == ["It wins the game at once."]


def test_looking_for_endings_leaves_a_bots_chance_as_it_was() -> None:
    rng = seeded(5)
    table = a_table(ALL_BUT_ONE, ALL_BUT_ONE)
    give(table, 0, "A")
    foresee(Knowledge(ADNA, table, 0), rng)
    assert rng.word() == seeded(5).word()
