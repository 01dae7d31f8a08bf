"""The workshop: what is wrong with a card is told at its field; what is right makes a game that keeps its promises."""

import random
from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest

from labtable.games.adna.cards import EffectRow
from labtable.games.adna.workshop import OPS, is_invented, known_sites, remark_on
from labtable.kernel import BadInput, Game, load_game
from labtable.kernel.changes import Changes, Entry
from labtable.kernel.edition import CardRow, CardText, find_cards
from labtable.kernel.form import Called, CardKind, Field, KindForm, form_of, shapes_of
from labtable.kernel.mistakes import wrong_in
from labtable.kernel.workshop import (
    Bench,
    own_cards,
    played_with,
    strange_cards,
    taken_out,
    without_card,
)
from labtable.testing import check_game
from tests.games.editions import CARDS, GAMES, changes
from tests.games.makers import maker_of
from tests.kernel.images import PNG_TYPE, data, png

BENCHES = {game: Bench(load_game(game)) for game in GAMES}
QUICK, MANY = 6, 1000


def forms(game: str) -> dict[str, KindForm]:
    bench = BENCHES[game]
    return {kind.table: form_of(kind, bench.shapes[kind.table]) for kind in bench.kinds.values()}


def told(game: str, table: str, **wrong: object) -> dict[str, str]:
    """What is wrong with a card of a kind, field by field."""
    row = {**CARDS[game][table][0], **wrong}
    found = BENCHES[game].problems(changes(game, add={table: [row]}))
    return {problem.field: str(problem.words) for problem in found}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_card_can_be_made_and_opened(game: str) -> None:
    bench = BENCHES[game]
    assert bench.problems(changes(game)) == []
    opened = bench.opened(changes(game))
    assert set(own_cards(opened).values()) == {"new"}
    assert taken_out(opened) == []
    assert (own_cards(bench.game), taken_out(bench.game)) == ({}, [])


@pytest.mark.parametrize("game", GAMES)
def test_the_limits_of_the_workshop_hold_the_own_cards_of_a_game_too(game: str) -> None:
    text = BENCHES[game].text.replace("known_as", "author = 'x'\n#", 1)
    assert strange_cards(load_game(game), text).edition.digest == load_game(game).edition.digest


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_form_is_one_of_the_shape_and_has_a_paragraph_of_the_rulebook(game: str) -> None:
    rulebook = load_game(game).rulebook
    for form in forms(game).values():
        assert form.rule in rulebook
        for field in form.fields:
            assert field.rule == "" or field.rule in rulebook


def test_a_project_asks_for_species_and_techniques_and_a_modifier_for_an_op_with_its_numbers() -> None:
    gsa = forms("gsa")
    needs = next(field for field in gsa["project"].fields if field.name == "needs")
    assert (needs.kind, needs.of, needs.needed) == ("cards", ["species", "technique"], True)
    does = next(field for field in gsa["modifier"].fields if field.name == "does")
    draw = next(op for op in does.ops if op.op == "draw")
    assert (draw.title, [(part.name, part.kind, part.low, part.high) for part in draw.parts]) == (
        "Draw cards of a pile",
        [("pile", "choice", None, None), ("n", "number", 1, 5)],
    )


def test_a_sequence_holds_ops_and_a_wager_an_op_in_an_op() -> None:
    effect = next(field for field in forms("stem")["hero"].fields if field.name == "effect")
    sequence = next(op for op in effect.ops if op.op == "sequence").parts[0]
    assert (sequence.kind, sequence.parts[0].kind, len(sequence.parts[0].ops) > 20) == ("list", "op", True)
    attached = next(op for op in effect.ops if op.op == "bonus_if_attached").parts
    assert (attached[0].name, attached[0].kind) == ("card", "card")
    anybody = next(op for op in effect.ops if op.op == "allow_any_enhancement").parts[0]
    assert (anybody.kind, [op.op for op in anybody.ops]) == ("op", ["attach_from_hand"])


class Rest(msgspec.Struct, frozen=True, tag_field="op", tag="rest"):
    """Rest a while."""

    rounds: int = 1


class RestingRow(CardRow, frozen=True, kw_only=True):
    """A card whose op no game has yet."""

    does: Rest


def test_an_op_that_a_shape_learns_is_in_the_form_at_once() -> None:
    kind = CardKind(table="x", title="X", plural="Xs", rule="", words="", fields={"does": Called()})
    (does,) = form_of(kind, RestingRow).fields
    assert [(op.op, op.title, op.parts[0].usual) for op in does.ops] == [("rest", "Rest a while", 1)]


def test_the_ops_of_adna_are_all_told_and_no_others() -> None:
    field = next(each for each in msgspec.structs.fields(EffectRow) if each.name == "op")
    assert set(OPS) == set(get_args(field.type))


UNSEEN = "it holds a sign that cannot be seen; write it anew"
ADDRESS_WANTED = "an address such as https://example.org/page, without spaces, quotes and names before its @"


@pytest.mark.parametrize(
    ("wrong", "field", "words"),
    [
        ({"name": ""}, "name", "write something here"),
        ({"name": 7}, "name", "write something here"),
        ({"name": "x" * 29}, "name", "28 letters at most; these are 29"),
        ({"name": "a\u202eb"}, "name", "it holds a sign that cannot be seen; write it anew"),
        ({"name": "\x1b[2J"}, "name", "it holds a sign that cannot be seen; write it anew"),
        ({"copies": 21}, "copies", "20 at most"),
        ({"copies": -1}, "copies", "0 at least"),
        ({"copies": "many"}, "copies", "a whole number"),
        ({"copies": 1.5}, "copies", "this does not fit here"),
        ({"source": "javascript:alert(1)"}, "source", "an address that begins with https://"),
        ({"source": "https://en.wikipedia.org@evil.example/"}, "source", ADDRESS_WANTED),
        ({"source": 'https://example.org/" onmouseover="alert(1)'}, "source", ADDRESS_WANTED),
        ({"id": "__proto__"}, "id", "choose another id; this one means something else to a browser"),
        ({"id": "constructor"}, "id", "choose another id; this one means something else to a browser"),
        ({"name": "\u3164\u3164"}, "name", UNSEEN),
        ({"name": "Night\u200bShift"}, "name", UNSEEN),
        ({"name": "a\U000e0041"}, "name", UNSEEN),
        ({"name": "\u00a0 "}, "name", "write something here"),
        ({"science": "Z" + "\u0301" * 9}, "science", "3 marks on a letter at most"),
        ({"id": "No!"}, "id", "only small letters, digits and _"),
        ({"stars": 5}, "stars", "a card of this kind has no 'stars'"),
        ({"does": {"op": "fly"}}, "does", "'fly' is none of those that can be chosen"),
        ({"does": {"op": "attach_wild", "kinds": []}}, "does", "choose 1 at least"),
        ({"does": {"op": "attach_wild"}}, "does", "kinds is needed"),
        ({"does": {"op": "draw", "far": 1}}, "does", "there is nothing called 'far'"),
        ({"does": {"op": "strip_project", "least": 3, "most": 2}}, "does", "least is more than most"),
        ({"does": "draw"}, "does", "this does not fit here"),
        ({"does": {"a": {"a": {"a": {"a": {"a": {"a": {}}}}}}}}, "does", "this is nested too deep"),
        ({"does": {"op": "draw", "many": list(range(30))}}, "does", "24 at most"),
        ({"picture": {"image": "data:image/svg+xml;base64,AAAA"}}, "picture", "this is no PNG or WebP image that can be shown"),
        ({"picture": {"signs": ["a", "b", "c", "d"]}}, "picture", "3 at most"),
        ({"picture": {"image": data(PNG_TYPE, png())}, "id": "grant"}, "id", "another entry has this id already"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_at_its_field(wrong: Entry, field: str, words: str) -> None:
    assert told("gsa", "modifier", **wrong)[field] == words


def test_a_card_without_what_it_needs_is_told_so_even_without_an_id() -> None:
    found = BENCHES["gsa"].problems(changes("gsa", add={"project": [{}]}))
    assert {problem.field for problem in found if problem.words == "this is needed"} >= {
        "id",
        "name",
        "needs",
        "source",
    }


@pytest.mark.parametrize("id", [[], {}, 7, True, "x" * 5000])
def test_an_id_that_can_be_none_is_told_wherever_it_stands(id: object) -> None:
    row = {**CARDS["gsa"]["species"][0], "id": id}
    for how in ("add", "change"):
        found = BENCHES["gsa"].problems(changes("gsa", **{"add": {}, how: {"species": [row]}}))
        assert "id" in {problem.field for problem in found}


def test_a_pattern_of_a_game_is_told_in_its_own_words() -> None:
    assert told("adna", "enzyme", site="GAATTC") == {
        "site": "letters A, C, G, T, N, R, Y or W, with one ^ where it cuts"
    }


def test_what_nobody_could_complete_is_told_with_its_paragraph() -> None:
    found = BENCHES["gsa"].problems(changes("gsa", add={"project": [{**CARDS["gsa"]["project"][0], "needs": ["elf"]}]}))
    assert [(each.table, each.id, each.field, each.rule) for each in found] == [
        ("project", "sleepless", "needs", "G-05")
    ]
    assert found[0].sentence == "There is no Species or Technique 'elf'."


def test_cards_of_the_whole_deck_are_looked_at_beside_those_that_are_wrong_by_themselves() -> None:
    rows = [{**CARDS["gsa"]["project"][0], "needs": ["elf"]}, {**CARDS["gsa"]["project"][0], "id": "b", "name": ""}]
    found = BENCHES["gsa"].problems(changes("gsa", add={"project": rows}))
    assert {(each.id, each.field) for each in found} == {("sleepless", "needs"), ("b", "name")}


def test_a_deck_with_too_many_cards_of_a_kind_cannot_be() -> None:
    rows = [{**CARDS["gsa"]["project"][0], "id": f"p{number}"} for number in range(30)]
    (problem,) = BENCHES["gsa"].problems(changes("gsa", add={"project": rows}))
    assert "such a deck cannot be: Expected `array` of length <= 40" in str(problem)


def test_the_name_and_the_author_are_looked_at_too() -> None:
    found = BENCHES["gsa"].problems(changes("gsa", name="\u200fevil", author="\x00"))
    assert [problem.field for problem in found] == ["name", "author"]
    with pytest.raises(BadInput, match="field name: it holds a sign"):
        BENCHES["gsa"].opened(changes("gsa", name="\u200fevil"))


def test_a_card_is_changed_taken_out_and_had_as_it_was() -> None:
    bench = BENCHES["pdb"]
    publish: Entry = {"id": "publish", "name": "Publish", "exchanges": [{"gain": {"achievement": 2}}]}
    some = Changes(changes="pdb", name="X", change={"box": [publish]}, take_out={"deposition": ["4hhb"]})
    opened = bench.opened(some)
    assert own_cards(opened) == {"publish": "changed"}
    assert taken_out(opened) == ["Hemoglobin"]
    assert own_cards(bench.opened(without_card(some, "box", "publish"))) == {}


def test_cards_of_a_kind_that_a_game_does_not_have_are_told_so() -> None:
    (problem,) = BENCHES["gsa"].problems(changes("gsa", add={"dragon": [{"id": "a"}]}))
    assert str(problem).startswith("field dragon: this game has no cards of the kind 'dragon'")


def test_what_does_not_fit_in_any_known_way_is_told_so_too() -> None:
    assert told("pdb", "deposition", cost=[1])["cost"] == "this does not fit here"


def test_changes_of_another_game_are_told_so_and_nothing_else() -> None:
    (problem,) = BENCHES["gsa"].problems(changes("pdb", add={}))
    assert problem.field == "changes"


def test_all_that_is_nested_too_deep_is_told_once() -> None:
    deep: object = 1
    for _ in range(9):
        deep = [deep]
    assert list(wrong_in("a", deep)) == ["this is nested too deep"]


def test_of_most_cards_nothing_is_to_be_said() -> None:
    assert BENCHES["gsa"].kinds["project"].remark({"name": "X"}) == ""


def test_a_game_without_cards_to_be_made_has_no_bench() -> None:
    class Bare(type(BENCHES["gsa"].game)):  # type: ignore[misc]
        workshop = ()

    with pytest.raises(BadInput, match="has no cards to be made"):
        Bench(Bare())


def test_cards_that_make_moves_too_long_for_a_table_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labtable.kernel.workshop.LONGEST_MOVE", 5)
    with pytest.raises(BadInput, match="more moves, or longer ones"):
        BENCHES["pdb"].opened(changes("pdb"))


@pytest.mark.parametrize(
    ("meddle", "sentence"),
    [
        (lambda text: text + "#" * 200_000, "160 KiB at most"),
        (lambda text: text + "".join(f'[[project]]\nid = "p{n}"\n' for n in range(240)), "The card file of the record has 240 cards at most"),
        (lambda text: text.replace('name = "Mouse"', 'name = "\\u202eMouse"'), "The card file of the record, 'mouse', field name: it holds a sign"),
        (lambda text: "[" * 9000, "not TOML"),
        (lambda text: text.replace("copies = 4", "copies = 10000", 1), "field copies"),
    ],
)  # fmt: skip
def test_hostile_cards_of_a_record_are_refused(meddle: object, sentence: str) -> None:
    assert callable(meddle)
    with pytest.raises(BadInput) as raised:
        strange_cards(load_game("gsa"), meddle(find_cards("labtable.games.gsa", None).text))
    assert sentence in str(raised.value)


def test_real_enzymes_are_known_by_their_names_and_invented_ones_are_marked() -> None:
    assert known_sites()["EcoRI"] == "G^AATTC"
    assert remark_on({"name": "EcoRI", "site": "G^AATTC"}) == "A real enzyme, with its real site."
    assert remark_on({"name": "EcoRI", "site": "A^AATTC"}) == "The real EcoRI cuts G^AATTC; this is marked as invented."
    assert remark_on({"name": "AdaI"}) == "An invented enzyme; it is marked so."
    assert not any(is_invented(row.name, row.site) for row in load_game("adna").cards.enzyme)  # type: ignore[union-attr]
    opened = BENCHES["adna"].opened(changes("adna", add={"enzyme": [{**CARDS["adna"]["enzyme"][0], "name": "AdaI"}]}))
    face = next(face for face in opened.gallery() if face.id == "ecori_2")
    assert face.text.endswith("; an invented enzyme")


def played(bench: Bench, made: Changes) -> Game:
    """The game with an edition in which nothing is wrong."""
    return bench.opened(made)


def check(game: str, seed: int) -> str:
    """Make an edition by chance with the forms of a game; refused in a sentence, or a game that keeps its promises."""
    bench, dice = BENCHES[game], random.Random(seed)
    made = maker_of(dice, forms(game), bench.standard).edition(game)
    problems = bench.problems(made)
    if problems:
        assert all(problem.sentence.endswith(".") for problem in problems)
        with pytest.raises(BadInput, match=r"\.$"):
            bench.opened(made)
        return "refused"
    check_game(played(bench, made), examples=1)
    return "played"


@pytest.mark.many_games
@pytest.mark.parametrize("game", GAMES)
def test_an_edition_made_by_chance_is_refused_in_a_sentence_or_keeps_every_promise(game: str) -> None:
    assert "played" in {check(game, seed) for seed in range(QUICK)}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_editions_made_by_chance_are_refused_or_keep_every_promise(game: str) -> None:
    assert "played" in {check(game, seed) for seed in range(MANY // len(GAMES))}


def fields_of(field: Field) -> Iterator[Field]:
    """A field and all that it is made of."""
    yield field
    for part in [*field.parts, *(part for op in field.ops for part in op.parts)]:
        yield from fields_of(part)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_has_a_title_or_is_an_item_of_a_list(game: str) -> None:
    for form in forms(game).values():
        for field in form.fields:
            assert all(part.title or part.name == "" for part in fields_of(field))


def test_shapes_are_those_of_the_tables_that_hold_cards() -> None:
    assert list(shapes_of(BENCHES["pdb"].shape)) == ["box", "action", "deposition"]
    game: Game = played_with(load_game("pdb"), CardText("x", BENCHES["pdb"].text))
    assert game.edition == load_game("pdb").edition
