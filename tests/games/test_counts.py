"""Whatever is counted for people: one card is said as one."""

import io

import msgspec
import pytest
from rich.console import Console

from labtable.games.adna import events as adna_events
from labtable.games.adna.view import AdnaView
from labtable.games.gsa import events as gsa_events
from labtable.games.gsa.ops import Strip
from labtable.games.pdb.view import PdbView
from labtable.games.stem import events as stem_events
from labtable.games.stem import phases
from labtable.games.stem.view import StemView
from labtable.kernel import Event, View, load_game
from labtable.words.voice import Voice
from tests.games.gsa import tables as gsa
from tests.games.stem import tables as stem

NAMES = ["Ann", "Bob"]

SAID = [
    ("gsa", gsa_events.Refilled(cards=1), "The Burn pile is shuffled: 1 card in the new Resource pile."),
    ("gsa", gsa_events.Refilled(cards=2), "The Burn pile is shuffled: 2 cards in the new Resource pile."),
    ("gsa", gsa_events.Recycled(cards=1), "The Discard pile is shuffled, all but its top card: 1 card in the new Resource pile."),
    ("gsa", gsa_events.DrewHidden(seat=0, sources=[], backs=["resource", "project"]), "Ann draws a Resource card and a Project card."),
    ("gsa", gsa_events.DrewHidden(seat=0, sources=[], backs=["resource", "resource"]), "Ann draws 2 Resource cards."),
    ("adna", adna_events.Won(seat=0, length=20, points=1), "Ann wins the game with 20 bases, for 1 point."),
    ("adna", adna_events.DrewHidden(seat=0, number=1, deck="bases"), "Ann draws 1 Base."),
    ("adna", adna_events.DrewHidden(seat=0, number=2, deck="enzymes"), "Ann draws 2 Enzymes."),
    ("adna", adna_events.TookHidden(seat=0, number=1), "Ann takes 1 card from the other hand."),
    ("stem", stem_events.GotLeave(seat=0, points=1), "Ann may score a Discovery of 1 point or less once more this turn."),
    ("stem", stem_events.DrewHidden(seat=0, cards=1), "Ann draws 1 card."),
]  # fmt: skip


@pytest.mark.parametrize(("game", "event", "sentence"), SAID)
def test_the_log_says_one_of_one(game: str, event: Event, sentence: str) -> None:
    assert Voice(load_game(game), NAMES).tell(event.sentence()) == sentence


def drawn(view: View) -> str:
    """A view on a terminal."""
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(load_game(view.game).board(view, NAMES))
    return console.export_text()


def test_pdbs_board_says_one_of_one() -> None:
    view = load_game("pdb").view(load_game("pdb").new(1, 2), 0)
    assert isinstance(view, PdbView)
    assert "· 1 card in the deck" in drawn(msgspec.structs.replace(view, deck=1))
    assert "· 7 cards in the deck" in drawn(msgspec.structs.replace(view, deck=7))


def test_gsas_board_and_cards_say_one_of_one() -> None:
    table = gsa.a_table(2)
    gsa.give(table, 0, "flower")
    assert " 1 card " in drawn(gsa.GAME.view(table, 0))
    gsa.give(table, 0, "grant")
    assert " 2 cards " in drawn(gsa.GAME.view(table, 0))
    assert Strip(least=1, most=1).words() == "a rival project with 1 resource loses it"
    assert Strip(least=1, most=2).words() == "a rival project with 1 to 2 resources loses them"


def test_adnas_board_says_one_of_one() -> None:
    view = load_game("adna").view(load_game("adna").new(1, 2), 0)
    assert isinstance(view, AdnaView)
    decks = [msgspec.structs.replace(deck, size=size) for deck, size in zip(view.decks, (1, 2, 1), strict=True)]
    assert "decks: 1 Base, 2 Reactions, 1 Enzyme" in drawn(msgspec.structs.replace(view, decks=decks))


def test_stems_board_says_one_of_one() -> None:
    table = stem.a_table(2)
    stem.give(table, 0, "garden")
    view = stem.GAME.view(table, 0)
    assert isinstance(view, StemView)
    players = [msgspec.structs.replace(player, played=1) for player in view.players]
    turn = msgspec.structs.replace(view.turn, scores=[1, 3])
    text = drawn(msgspec.structs.replace(view, players=players, turn=turn, phase="discard", discards_left=1))
    for words in ("1 point ·", "3 points ·", "1 card played", "You may discard 1 more card; you draw", "+2 points"):
        assert words in text
    unlimited = msgspec.structs.replace(view, phase="discard", discards_left=99)
    assert "You may discard any number of cards; you draw" in drawn(unlimited)


def test_stem_says_one_point_of_a_hero_who_may_score_no_more() -> None:
    table = stem.a_table()
    stem.field(table, "2S")
    stem.give(table, 0, "curie")
    table.phase = phases.EXTRA
    table.leaves = [1]
    move = stem.move("hero:curie")
    rule = table.refusal(move)
    assert rule is not None
    assert stem.GAME.lack(table, move, rule) == "All that Marie Curie could score is worth more than 1 point."
