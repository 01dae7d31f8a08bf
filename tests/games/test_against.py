"""Whom an event hurts or aims at, and what goes on in passing: each event says it of itself."""

from collections.abc import Sequence

import pytest

from labtable.games.adna import events as adna
from labtable.games.gsa import events as gsa
from labtable.games.stem import events_cards as stem
from labtable.kernel import Event
from tests.games.gsa.tables import a_table, lay, pair

AT_NOOR = stem.Aim(seat=1, hero="curie", card=None, kind=None)
AT_A_PILE = stem.Aim(seat=None, hero=None, card="abacus", kind=None)


@pytest.mark.parametrize(
    ("event", "against"),
    [
        (adna.Laid(seat=0, chain=1, base="U"), (1,)),
        (adna.Laid(seat=0, chain=0, base="A"), ()),
        (adna.Announced(seat=0, card="psti", how="action", company=[], chain=1, temperature=None), (1,)),
        (adna.Announced(seat=0, card="heat", how="action", company=[], chain=None, temperature=65), ()),
        (adna.Moved(temperature=65), ()),
        (adna.Mutated(seat=0, chain=1, bases="AC"), (1,)),
        (adna.Removed(chain=1, bases="A", places=[3]), (1,)),
        (adna.Lost(chain=0, bases="A", places=[3]), (0,)),
        (adna.Took(seat=0, cards=["A"]), (1,)),
        (adna.TookBases(seat=1, cards=["A"]), (0,)),
        (adna.Looked(seat=0), (1,)),
        (gsa.Removed(seat=0, owners=[1, 2], card="fly", project="flower"), [1, 2]),
        (gsa.Stopped(seat=0, owners=[2], project="flower"), [2]),
        (gsa.Stole(seat=0, victim=2, card="fly"), (2,)),
        (gsa.StoleHidden(seat=0, victim=2), (2,)),
        (gsa.Delayed(seat=0, victim=2, by=1), (2,)),
        (stem.Aimed(seat=0, at=AT_NOOR), (1,)),
        (stem.Aimed(seat=1, at=AT_NOOR), ()),
        (stem.Aimed(seat=0, at=AT_A_PILE), ()),
        (stem.Cancelled(seat=1, card="pascal"), (1,)),
        (stem.LostEnhancement(seat=1, hero="curie", card="abacus"), (1,)),
        (stem.TookEnhancement(seat=0, opponent=1), (1,)),
        (stem.LookedAtHand(seat=0, opponent=1), (1,)),
        (stem.PassedCard(giver=1, seat=0, card="abacus"), (1,)),
        (stem.LostCard(seat=1, card="abacus"), (1,)),
    ],
)
def test_an_event_names_whom_it_hurts(event: Event, against: Sequence[int]) -> None:
    assert event.against() == against


def test_a_project_is_one_players_and_a_collaboration_two() -> None:
    table = a_table()
    assert lay(table, 1, "flower").owners() == [1]
    lay(table, 0, "heart")
    assert sorted(pair(table, "flower", "heart").owners()) == [0, 1]


def test_a_draw_goes_on_in_passing_and_a_hit_does_not() -> None:
    assert adna.Began(seat=0, turn=1).is_aside()
    assert not adna.Laid(seat=0, chain=1, base="U").is_aside()
