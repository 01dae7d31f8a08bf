"""Card files: the standard one, and what is said about one that makes no game."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labtable.bots import bot_rng, make_bot
from labtable.games.stem import StemGame
from labtable.games.stem.card import Card
from labtable.games.stem.cards import CardFile, make_edition
from labtable.games.stem.table import StemTable
from labtable.kernel import BadInput, play_out, seeded
from tests.games.stem.tables import GAME, face

STANDARD = (Path(__file__).parents[3] / "src/labtable/games/stem/cards.toml").read_text(encoding="utf-8")
CAI_LUN = 'effect = { op = "draw", n = 2 }'
EUREKA = 'effect = { op = "draw", n = 3 }'
SHIFT = 'effect = { op = "replace_field", all = true }'


def game_with(tmp_path: Path, old: str, new: str) -> StemGame:
    """The standard edition with one change."""
    assert old in STANDARD
    path = tmp_path / "own.toml"
    path.write_text(STANDARD.replace(old, new, 1), encoding="utf-8")
    return StemGame(path)


def card_of(game: StemGame, id: str) -> Card:
    table = game.new(1, 2)
    assert isinstance(table, StemTable)
    return next(card for card in table.edition.cards if card.id == id)


def test_every_card_of_the_hero_deck_tells_true_science_with_a_source() -> None:
    rows = GAME.cards.hero_deck()
    assert len(rows) == 62
    assert all(row.science.endswith(".") and row.source.startswith("https://") for row in rows)
    assert sum(row.found for row in GAME.cards.hero) == 11


@pytest.mark.rule("stem", "S-24")
def test_the_text_of_a_card_is_made_from_what_it_does() -> None:
    assert face("cailun").text == "Draw 2 cards."
    assert face("jazari").text == "This Hero may hold 2 Items."
    assert face("rfranklin").text == "Look at one opponent's hand. Draw 1 card."
    assert face("galileo").text == "At the end +4 points if Telescope is on this Hero, or +1 if it holds another Item."
    assert "or less" in face("gilbreth").text


@pytest.mark.rule("stem", "S-44", "S-45", "S-25")
def test_a_text_says_which_abilities_are_meant_and_whose_turn_it_must_be() -> None:
    assert "the on-play ability of one other Hero" in face("lovelace").text
    assert "an opponent's on-play ability or Inspiration" in face("rival").text
    assert face("breakthrough").text.startswith("Play in your own turn.")
    assert "own turn" not in face("gilbreth").text, "a Hero is played in the own turn anyway"


OTHER = {
    "item": "location",
    "location": "item",
    "engineering": "science",
    "telescope": "abacus",
    "other_hero": "that_hero",
    "that_hero": "other_hero",
    "items_equal_locations_and_positive": "at_least_3_types_among_other_own_heroes",
    "at_least_3_types_among_other_own_heroes": "items_equal_locations_and_positive",
}


def changed(record: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """An effect as it is written, with one thing in it changed at a time, and what that is."""
    for name, value in record.items():
        if isinstance(value, dict):
            for what, inner in changed(value):
                yield what, record | {name: inner}
        elif name == "ops":
            for number, op in enumerate(value):
                for what, inner in changed(op):
                    yield what, record | {name: [*value[:number], inner, *value[number + 1 :]]}
        elif name != "op":
            yield name, record | {name: other_value(value)}


def other_value(value: Any) -> Any:
    if isinstance(value, list):
        return value[1:] or ["hero"]
    return OTHER[value] if isinstance(value, str) else not value if isinstance(value, bool) else value + 1


def test_everything_that_a_card_file_says_of_an_effect_is_read() -> None:
    raw = tomllib.loads(STANDARD)
    tried = 0
    for row in [*raw["hero"], *raw["inspiration"]]:
        effect = row["effect"]
        for what, other in changed(effect):
            row["effect"] = other
            edition = make_edition(msgspec.convert(raw, CardFile))
            text = next(card.text for card in edition.cards if card.id == row["id"])
            assert text != face(row["id"]).text, f"{row['id']}: {what} is dead"
            tried += 1
        row["effect"] = effect
    assert tried > 30


def test_what_an_op_does_not_know_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"hero 'wu', field effect: Object contains unknown field `may`"):
        game_with(tmp_path, '"replace_field", max = 2', '"replace_field", max = 2, may = true')


MISTAKES = [
    ('id = "carver"', 'id = "curie"', "'curie', field id: another entry has this id already"),
    (CAI_LUN, 'effect = { op = "fly" }', "hero 'cailun', field effect"),
    (CAI_LUN, 'effect = { op = "draw", n = 0 }', "hero 'cailun', field effect.n"),
    ('card = "telescope"', 'card = "curie"', "hero 'galileo', field effect: there is no Item or Location 'curie'"),
    (CAI_LUN, 'effect = { op = "attach_from_hand", target = "that_hero" }', "only in the then of"),
    (EUREKA, 'effect = { op = "cancel" }', "inspiration 'eureka', field effect: cancel belongs to"),
    (EUREKA, 'effect = { op = "extra_score" }', "extra_score belongs to the window own_turn"),
    (EUREKA, 'effect = { op = "take_enhancement", may = true }', "an Inspiration has no may"),
    (SHIFT, 'effect = { op = "replace_field", max = 2 }', "an Inspiration replaces all Field cards"),
    (
        EUREKA,
        'effect = { op = "take_from_hero_discard", kinds = ["hero"], fallback = { op = "draw", n = 1 } }',
        "an Inspiration has no fallback",
    ),
    (
        EUREKA,
        'effect = { op = "sequence", ops = [{ op = "discard_random", n = 1 }, { op = "take_enhancement" }] }',
        "an Inspiration aims at most once",
    ),
    (EUREKA, 'effect = { op = "wager" }', "inspiration 'eureka', field effect"),
    ("points = 3", "points = 99", "discovery '1S', field points"),
]


@pytest.mark.parametrize(("old", "new", "message"), MISTAKES)
def test_a_mistake_in_a_card_file_names_the_card_and_the_field(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    with pytest.raises(BadInput, match=message):
        game_with(tmp_path, old, new)


def test_a_hero_deck_that_is_too_small_for_four_is_refused(tmp_path: Path) -> None:
    start, end = STANDARD.index("[[item]]"), STANDARD.index("[[inspiration]]")
    path = tmp_path / "small.toml"
    path.write_text((STANDARD[:start] + STANDARD[end:]).replace('card = "telescope"', 'card = "x"'), encoding="utf-8")
    with pytest.raises(BadInput, match="the Hero deck has 40 cards; four players need at least 48"):
        StemGame(path)


def test_an_edition_combines_the_ops_anew(tmp_path: Path) -> None:
    ops = (
        '{ op = "draw", n = 1 }, { op = "extra_slot", slot = "item", n = 2 }, { op = "score_any_type" }, '
        '{ op = "protect_enhancements" }, { op = "immune_to_inspirations" }, '
        '{ op = "bonus_per", kind = "item", points = 1 }, { op = "repeat_ability" }'
    )
    game = game_with(tmp_path, CAI_LUN, f'effect = {{ op = "sequence", ops = [{ops}] }}')
    card = card_of(game, "cailun")
    assert [effect.id for effect in card.does] == ["draw", "repeat_ability"]
    assert (card.items, card.any_type, card.protects, card.immune, card.repeats) == (3, True, True, True, True)
    assert [bonus.words for bonus in card.bonuses] == ["At the end +1 for each Item on your Heroes."]
    assert game.edition.digest != GAME.edition.digest


ABILITIES = [
    '{ op = "discard_random", n = 2 }',
    '{ op = "allow_any_enhancement", then = { op = "attach_from_hand", target = "that_hero" } }',
    '{ op = "allow_any_enhancement" }',
    '{ op = "replace_field", all = true }',
    '{ op = "discard_enhancement", all = true }',
    '{ op = "take_from_hero_discard", kinds = ["hero"] }',
    '{ op = "sequence", ops = [{ op = "give_card" }, { op = "give_card" }, { op = "dig", look = 1 }] }',
    '{ op = "wager", win = { op = "discard_revealed" }, lose = { op = "keep_and_draw", n = 2 } }',
    '{ op = "name_and_take", kinds = ["item"] }',
    '{ op = "bonus_if_attached", card = "abacus", points = 2 }',
    '{ op = "bonus_per", kind = "location", type = "polymath", points = 2 }',
]


@pytest.mark.parametrize("ability", ABILITIES)
def test_whatever_an_edition_combines_plays_to_an_end(tmp_path: Path, ability: str) -> None:
    game = game_with(tmp_path, CAI_LUN, f"effect = {ability}")
    for seed in range(6):
        table = game.new(seed, 3, {"face_down_enhancements": seed % 2 == 0})
        bots = [make_bot("random", bot_rng(seed, seat)) for seat in range(3)]
        play_out(game, table, bots)
        assert table.winners()


def test_an_inspiration_may_do_several_things(tmp_path: Path) -> None:
    ops = '{ op = "draw", n = 1 }, { op = "discard_random", n = 1 }'
    game = game_with(tmp_path, EUREKA, f'effect = {{ op = "sequence", ops = [{ops}] }}')
    table = game.new(4, 2, {"first_player": "1"})
    assert isinstance(table, StemTable)
    for text in ("keep", "keep"):
        move = game.catalogue.named(text)
        assert move is not None
        table.play(move)
    assert card_of(game, "eureka").text == "Draw 1 card. An opponent discards 1 card at random."
    assert table.imagine(0, seeded(1)).actor == table.actor
