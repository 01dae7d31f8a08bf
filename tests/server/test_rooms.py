"""A room's life: opened, gathered in, played, left, come back to, and played again."""

import json

import pytest

from labtable.kernel import load_game, parse_record, verify
from labtable.kernel.deal import FairDeal, promise_of
from tests.server.visitors import ME, OPEN, Tables, bot, friends, new_key, play_to_the_end, whose_turn

pytestmark = pytest.mark.anyio
SHORT = {"target": 3}


async def test_a_room_against_bots_is_played_to_its_end(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), options=SHORT, start=True)
    await play_to_the_end(ada)
    await ada.until(lambda guest: guest.room["stage"] == "over")
    assert ada.table["view"]["turn"]["winners"]


async def test_people_gather_and_everybody_sees_who_sits_where(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN, bot("hard"))
    assert ada.room["host"]
    assert ada.room["you"] == 0
    max_ = await tables.come(ada.room["code"])
    assert (max_.room["you"], max_.room["host"]) == (None, False)
    await max_.sit(1, "  Max   P. ")
    await max_.until(lambda guest: guest.room["you"] == 1)
    await ada.until(lambda guest: guest.room["seats"][1]["name"] == "Max P.")
    assert [seat["name"] for seat in ada.room["seats"]] == ["Ada", "Max P.", "Beaker"]
    await max_.say("stand")
    await ada.until(lambda guest: guest.room["seats"][1]["sitter"] == "open")
    assert ada.room["watching"] == 1


async def test_only_the_host_starts_and_only_a_full_table(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    await ada.say("start")
    assert "still open" in (await ada.why_not())["why"]
    max_ = await tables.come(ada.room["code"])
    await max_.sit(1, "Max")
    await max_.say("start")
    assert "Only the host" in (await max_.why_not())["why"]
    await max_.say("play", move=0, tick=0)
    assert "not begun" in (await max_.why_not())["why"]


async def test_a_seat_that_is_taken_stays_so(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN, bot())
    max_ = await tables.come(ada.room["code"])
    for seat in (0, 2):
        await max_.sit(seat, "Max")
        assert "taken" in (await max_.why_not())["why"]
    await max_.sit(7, "Max")
    assert "no seat 8" in (await max_.why_not())["why"]
    await max_.sit(1, " \t ")
    assert "name" in (await max_.why_not())["why"]


CHANGES: list[tuple[str, dict[str, object]]] = [
    ("resize", {"seats": 4}),
    ("place", {"seat": 3, "level": "expert"}),
    ("choose", {"option": "target", "value": 5}),
    ("choose", {"option": "first_leader", "value": "4"}),
]


async def test_the_host_arranges_seats_and_options_and_nobody_else(tables: Tables) -> None:
    ada = await tables.host(ME, OPEN)
    max_ = await tables.come(ada.room["code"])
    await max_.sit(1, "Max")
    for do, what in CHANGES:
        await max_.say(do, **what)
        assert "Only the host" in (await max_.why_not())["why"]
    for do, what in CHANGES:  # none waits for the answer to the one before, and none undoes it
        await ada.say(do, **what)
    await ada.until(lambda guest: guest.room["options"]["first_leader"] == "4")
    assert [seat["sitter"] for seat in ada.room["seats"]] == ["person", "person", "open", "bot"]
    assert ada.room["options"]["target"] == 5
    await ada.say("choose", option="first_leader", value="1")
    await ada.say("place", seat=3, level="")
    await ada.say("resize", seats=3)
    await ada.until(lambda guest: len(guest.room["seats"]) == 3)
    assert [seat["name"] for seat in ada.room["seats"]] == ["Ada", "Max", ""]


@pytest.mark.parametrize(
    ("do", "what", "words"),
    [
        ("resize", {"seats": 1}, "takes 2 to 4 seats"),
        ("place", {"seat": 1, "level": "god"}, "no bot 'god'"),
        ("place", {"seat": 2, "level": "easy"}, "no seat 3"),
        ("place", {"seat": 0, "level": "easy"}, "Ada sits there"),
        ("choose", {"option": "target", "value": 99}, "from 3 to 24"),
        ("choose", {"option": "first_leader", "value": "4"}, "seat 4"),
        ("choose", {"option": "jokers", "value": True}, "no option 'jokers'"),
    ],
)
async def test_a_change_that_makes_no_sense_is_refused_in_a_sentence(
    tables: Tables, do: str, what: dict[str, object], words: str
) -> None:
    ada = await tables.host(ME, OPEN)
    await ada.say(do, **what)
    assert words in (await ada.why_not())["why"]


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        ({"seats": [ME]}, "takes 2 to 4 seats"),
        ({"seats": [ME, ME]}, "one seat only"),
        ({"seats": [ME, bot("god")]}, "no bot 'god'"),
        ({"seats": [ME, OPEN], "options": {"target": 99}}, "from 3 to 24"),
        ({"seats": [ME, OPEN], "options": {"first_leader": "4"}}, "seat 4"),
        ({"seats": [ME, OPEN], "options": {"jokers": True}}, "no option 'jokers'"),
    ],
)
async def test_a_plan_that_makes_no_sense_is_refused_in_a_sentence(
    tables: Tables, plan: dict[str, object], words: str
) -> None:
    answer = await tables.http.post("/api/rooms", json={"game": "pdb", "name": "Ada", "key": new_key(), **plan})
    assert answer.status_code == 422
    assert words in answer.json()["error"]


async def test_a_stale_move_is_refused(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    guest = whose_turn(ada, max_)
    tick = guest.table["tick"]
    await guest.play()
    await guest.move_on()
    await guest.play(move=0, tick=tick)
    assert "has changed" in (await guest.why_not())["why"]


async def test_a_move_out_of_turn_is_refused(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    waiting = max_ if whose_turn(ada, max_) is ada else ada
    await waiting.play(move=0)
    assert "not your turn" in (await waiting.why_not())["why"]


async def test_a_move_that_a_rule_forbids_is_refused_with_the_rule(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    guest = whose_turn(ada, max_)
    offered = {offer["id"] for offer in guest.offers}
    game = load_game("pdb")
    await guest.play(move=next(move.id for move in game.catalogue.moves if move.id not in offered))
    refused = await guest.why_not()
    assert refused["do"] == "play"
    assert refused["rule"] in [rule.number for rule in game.rulebook.rules]
    assert refused["why"] == "", "the page has the words of the rule"
    await guest.play(move=10**6)
    assert "has no move" in (await guest.why_not())["why"]


async def test_who_watches_sees_the_table_and_makes_no_moves(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    eve = await tables.come(ada.room["code"])
    assert eve.table["view"]["turn"]["offers"] == []
    for do, more in [("play", {"move": 0, "tick": eve.table["tick"]}), ("undo", {}), ("hint", {}), ("stand", {})]:
        await eve.say(do, **more)
        assert (await eve.why_not())["do"] == do
    guest = whose_turn(ada, max_)
    await guest.play()
    await eve.move_on()
    assert eve.told()[0].startswith(("Ada", "Max"))


async def test_everybody_is_told_of_a_move_in_their_own_words(tables: Tables) -> None:
    ada, max_ = await friends(tables)
    guest, other = (ada, max_) if ada.offers else (max_, ada)
    await guest.play()
    await guest.move_on()
    await other.move_on()
    assert guest.told()[0].startswith("You")
    assert other.told()[0].startswith(("Ada", "Max"))
    assert guest.table["happened"][0]["event"] == other.table["happened"][0]["event"]


async def test_who_comes_back_finds_seat_log_and_table(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), options=SHORT, start=True)
    await ada.my_turn()
    await ada.play()
    await ada.move_on()
    await ada.my_turn()
    await ada.leave()
    again = await tables.come(ada.room["code"], ada.key)
    assert again.room["you"] == 0
    assert again.table["view"] == ada.table["view"]
    assert len(again.log) >= 2


async def test_the_set_up_is_told_with_the_first_picture_and_to_who_comes_in_later(tables: Tables) -> None:
    ada, max_ = await friends(tables, game="adna")
    told = [each["event"]["kind"] for each in ada.table["happened"]]
    assert told[0] == "searched"
    assert told[-1] == "started"
    assert max_.told()[-1] in ("Ada starts the game.", "You start the game.")
    eve = await tables.come(ada.room["code"])
    assert [each["event"]["kind"] for each in eve.log] == told
    assert eve.table["happened"] == []


async def test_who_opens_a_table_against_bots_finds_the_set_up_in_the_log(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), options={"first_leader": "2"}, start=True)
    assert [each["event"]["kind"] for each in ada.log] == ["turned_up"] * 3
    assert ada.table["happened"] == []


async def test_two_sockets_of_one_key_see_the_same(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), start=True)
    twin = await tables.come(ada.room["code"], ada.key)
    await ada.my_turn()
    await twin.my_turn()
    await twin.until(lambda guest: guest.table["tick"] == ada.table["tick"])
    await ada.play()
    await ada.move_on()
    await twin.move_on()
    assert ada.frames[-1] == twin.frames[-1]


async def test_a_finished_match_gives_record_replay_and_proof(tables: Tables) -> None:
    chance, commitments = "ab" * 16, [promise_of("ab" * 16), ""]
    ada = await tables.host(ME, bot(), options=SHORT, commitment=commitments[0])
    await ada.say("start")
    await ada.until(lambda guest: guest.room["stage"] == "dealing")
    await ada.say("reveal", chance=chance)
    await ada.until(lambda guest: bool(guest.table))
    code, promise = ada.room["code"], ada.room["deal"]["promise"]
    early = await tables.http.get(f"/api/rooms/{code}/record")
    assert (early.status_code, "not over" in early.json()["error"]) == (409, True)
    told = {"promise": promise, "commitments": commitments, "chances": [chance, ""], "silent": []}
    assert ada.room["deal"] == {**told, "secret": None, "seal": None}
    await play_to_the_end(ada)
    await ada.until(lambda guest: guest.room["stage"] == "over")
    record = parse_record((await tables.http.get(f"/api/rooms/{code}/record")).text)
    verify(load_game("pdb"), record, whole=True)
    deal = record.header.deal
    assert isinstance(deal, FairDeal)
    assert promise == promise_of(ada.room["deal"]["secret"]) == deal.promise
    assert deal.chances == [chance, ""]
    assert ada.room["deal"]["seal"] == record.seal(), "whoever notes it knows the record again"
    for eyes in ("0", "1", "open"):
        replay = (await tables.http.get(f"/api/rooms/{code}/replay", params={"seat": eyes})).json()
        assert len(replay["frames"]) == len(record.steps) + 1
        assert replay["frames"][-1]["view"]["turn"]["over"]
        assert replay["frames"][1]["move"] == record.steps[0].move
        assert [each["event"]["kind"] for each in replay["frames"][0]["happened"]] == ["turned_up"] * 3
    wrong = await tables.http.get(f"/api/rooms/{code}/replay", params={"seat": "2"})
    assert wrong.status_code == 422


@pytest.mark.parametrize("name", ["You", "YOU", "Pipette", "ada", "Ａda"])
async def test_nobody_is_called_like_another_like_a_bot_or_you(tables: Tables, name: str) -> None:
    ada = await tables.host(ME, OPEN)
    max_ = await tables.come(ada.room["code"])
    await max_.sit(1, name)
    assert "choose another name" in (await max_.why_not())["why"]
    assert max_.room["you"] is None
    await ada.sit(1, "Ada")
    await ada.until(lambda guest: guest.room["you"] == 1)


async def test_a_rematch_seats_the_same_people_in_a_new_room(tables: Tables) -> None:
    ada, max_ = await friends(tables, options=SHORT)
    await max_.say("rematch")
    assert "over" in (await max_.why_not())["why"]
    while not ada.over:
        guest = whose_turn(ada, max_)
        await guest.play()
        await ada.move_on()
        await max_.move_on()
    await max_.say("rematch")
    for guest in (ada, max_):
        await guest.until(lambda one: one.room["rematch"] is not None)
    assert ada.room["rematch"] == max_.room["rematch"] != ada.room["code"]
    assert ada.room["rematch_by"] == 1, "everybody is told who asks for it"
    again = [await tables.come(guest.room["rematch"], guest.key) for guest in (ada, max_)]
    assert [guest.room["you"] for guest in again] == [0, 1]
    assert [guest.room["host"] for guest in again] == [False, True]
    assert again[0].room["options"] == ada.room["options"]
    await again[0].sit(0, "Ada L.", chance="ab" * 16)
    await again[1].until(lambda guest: guest.room["seats"][0]["name"] == "Ada L.")
    await again[1].say("start")
    await again[0].until(lambda guest: guest.room["stage"] == "dealing")
    await again[0].say("reveal", chance="ab" * 16)
    await again[1].until(lambda guest: guest.room["stage"] == "playing")
    assert again[1].room["deal"]["promise"] != ada.room["deal"]["promise"]
    assert again[1].room["deal"]["chances"] == ["ab" * 16, ""]


async def test_a_hint_tells_moves_with_letters_and_reasons_and_changes_nothing(tables: Tables) -> None:
    ada = await tables.host(ME, bot(), start=True)
    await ada.my_turn()
    tick = ada.table["tick"]
    await ada.say("hint")
    await ada.until(lambda guest: bool(guest.hinted))
    hinted = ada.hinted[0]
    assert hinted["tick"] == tick == ada.table["tick"]
    assert {each["move"] for each in hinted["options"]} <= {offer["id"] for offer in ada.offers}
    assert hinted["move"] == hinted["options"][0]["move"]
    assert [each["letter"] for each in hinted["options"]] == list("ABC")[: len(hinted["options"])]
    assert all(0 <= each["chance"] <= 1 and each["title"] and each["short"] for each in hinted["options"])
    assert all(sentence.endswith(".") for sentence in [*hinted["reasons"], hinted["nudge"].replace("?", ".")])


async def test_a_room_as_a_stranger_sees_it_shows_no_keys(tables: Tables) -> None:
    ada = await tables.host(ME, bot())
    text = (await tables.http.get(f"/api/rooms/{ada.room['code']}")).text
    assert json.loads(text)["you"] is None
    assert json.loads(text)["deal"]["chances"] == [], "nobody chooses their words for the deal to fit those of others"
    assert ada.key not in text
    room = tables.hall.rooms[ada.room["code"]]
    assert ada.key not in room.state.text()
    assert room.state.host not in text


async def test_bots_do_not_play_to_an_empty_room(tables: Tables) -> None:
    code = await tables.open([bot(), bot()], start=True)
    room = tables.hall.rooms[code]
    assert room.course is not None
    assert room.course.match.record.steps == []
    eve = await tables.come(code)
    await eve.move_on()
    await eve.until(lambda guest: bool(guest.table["happened"]))
