"""The gallery of every game: each card of its file, under the id that views use."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files

import msgspec
import pytest

from labtable.kernel import Face, Game, load_game
from labtable.testing.play import Match
from tests.games.ours import OURS

SOME = 9
# Where the views of each game name a card or a piece.
NAMED_IN = {
    "pdb": {"id", "card", "depositions", "actions"},
    "gsa": {"card", "type", "completed", "projects", "needs", "lacking", "guards", "offer", "playing", "target"}
    | {"discard", "burn", "aside", "refused"},
    "adna": {"card", "needs", "last", "hands", "bases", "reactions", "enzymes"},
    "stem": {"field", "reserved", "card", "hero", "discovery", "hero_discard", "discovery_discard", "looked"}
    | {"under_hero_deck", "under_discovery_deck", "challenges"},
}


@pytest.fixture(params=OURS)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def card_file(game: Game) -> dict[str, object]:
    text = (files(f"labtable.games.{game.name}") / "cards.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def test_every_card_of_the_file_is_in_the_gallery_under_its_kind(game: Game) -> None:
    faces = {(face.kind, face.id): face for face in game.gallery()}
    tables = {kind: rows for kind, rows in card_file(game).items() if isinstance(rows, list) and kind != "known_as"}
    rows = [(kind, row) for kind, rows in tables.items() for row in rows]
    assert rows
    for kind, row in rows:
        face = faces[kind, row["id"]]
        assert face.name == row.get("name", face.name)
        assert (face.science, face.source) == (row.get("science", face.science), row.get("source", face.source))


def named(thing: object, keys: set[str], key: str = "") -> Iterator[str]:
    if isinstance(thing, dict):
        for name, part in thing.items():
            yield from named(part, keys, name)
    elif isinstance(thing, list):
        for part in thing:
            yield from named(part, keys, key)
    elif isinstance(thing, str) and key in keys:
        yield from thing if key == "bases" else [thing]


def test_views_name_cards_by_the_ids_of_the_gallery(game: Game) -> None:
    ids = {face.id for face in game.gallery()}
    seen: set[str] = set()
    match = Match(game, 3, game.most_seats, {})
    for number, table in enumerate(match.positions()):
        if number % SOME == 0:
            view = msgspec.to_builtins(game.view(table, number % table.seats))
            del view["turn"], view["type"]
            seen |= set(named(view, NAMED_IN[game.name]))
    assert seen <= ids
    assert len(seen) > SOME


def face(game: str, id: str) -> Face:
    return next(face for face in load_game(game).gallery() if face.id == id)


def test_a_box_and_an_action_card_of_pdb_tell_their_exchanges() -> None:
    assert face("pdb", "grow").facts == {
        "does": "exchange",
        "exchanges": [
            {"move": "grow", "words": "1 sample → 1 crystal", "pay": {"sample": 1}, "gain": {"crystal": 1}},
        ],
    }
    assert face("pdb", "automation").text == "1 sample or 1 crystal"
    assert face("pdb", "4hhb").facts["pdb"] == "4HHB"
    assert face("pdb", "4hhb").text == "3 achievements"


def test_a_project_of_the_gsa_deck_tells_what_it_needs_and_a_modifier_what_it_does() -> None:
    egg = face("gsa", "egg")
    assert egg.facts["points"] == 3
    assert egg.text.startswith("needs Frog")
    assert face("gsa", "grant").facts["op"] == "draw"
    assert face("gsa", "data").facts == {
        "needs": face("gsa", "data").facts["needs"],
        "mandatory": True,
        "points": 0,
        "penalty": 2,
    }


def test_an_enzyme_of_adnas_lab_tells_its_site_its_cut_and_its_buffer() -> None:
    assert face("adna", "ecori").facts == {
        "site": "GAATTC",
        "cut": 1,
        "level": 37,
        "colour": "blue",
        "buffer": "blue_buffer",
        "bsa": False,
    }
    assert face("adna", "A").name == "Adenine"
    assert face("adna", "bsa").text == "goes with other cards"


def test_a_card_of_stem_tells_its_type_its_points_or_its_moment() -> None:
    assert face("stem", "garden").facts == {"type": "science", "points": 2}
    assert face("stem", "1S").facts == {"step": "observation", "types": ["science"], "points": 3}
    assert face("stem", "eureka").facts["window"] == "any"
    assert "items" in face("stem", "curie").facts
