"""PDB: the game on paper: Innovation cards, the board with its rooms and prices, the labs, and all their tokens."""

import tomllib
from collections.abc import Iterator
from typing import cast

import msgspec

from labtable.kernel.gallery import Face
from labtable.kernel.game import Game
from labtable.printing.pieces import Back, Board, Card, Kit, Look, Token, is_own, shown_source
from labtable.printing.portfolio import Portfolio
from labtable.printing.sources import text_of

CREDIT = "PDB: the game: RCSB Protein Data Bank, CC BY-NC 4.0: free to print and give away, not to be sold."
TARGET = 12  # §16
COLOURS = 4  # §C3
RESEARCHERS_A_COLOUR = 10  # §C3
HELD = ("sample", "crystal", "square", "circle", "triangle")
DATA = HELD[2:]
MOST_DRAWN = 4
"""More exchanges than can be drawn are told as any Data for any Data."""
TOKENS = {
    "sample": "Sample",
    "crystal": "Crystal",
    "square": "square Data",
    "circle": "circle Data",
    "triangle": "triangle Data",
    "achievement": "Achievement",
}
GIVEN = {"recruit": "t-researcher", "lead": "t-leader", "innovate": "t-card"}
BACK = Back(drawing="back", ground="#0b5f5b", cover=True)

Purse = dict[str, int]
Exchange = dict[str, Purse]


def kit_of(game: Game, standard: dict[str, Face]) -> Kit:
    """All 32 cards of the standard deck, or those of an edition, and a token for each that its Supply holds."""
    portfolio = Portfolio("pdb")
    portfolio.keep("back", text_of("games/pdb/back.svg"))
    faces = game.gallery()
    boxes = [face for face in faces if face.kind == "box"]
    cards = [_card(face, portfolio, own=is_own(face, standard)) for face in faces if face.kind != "box"]
    labs = [Board(template="pdb-lab", title="Two labs", content=_lab(portfolio, seat)) for seat in (0, 2)]
    return Kit(
        game="pdb",
        cards=cards,
        backs={"innovation": BACK},
        tokens=_tokens(game, portfolio),
        boards=[Board(template="pdb", title="The board", content=_board(boxes, portfolio)), *labs],
        drawings=portfolio.drawings,
        pictures=portfolio.pictures,
        goal=TARGET,
        needs=[],
        credit=CREDIT,
    )


def _card(face: Face, portfolio: Portfolio, *, own: bool) -> Card:
    deposition = face.kind == "deposition"
    wash, dots = _wash(face.id)
    drawn = portfolio.picture(face, lambda: portfolio.art(face.id), portfolio.art)
    cost = cast(Purse | None, face.facts["cost"])
    price = ("costs", *_tokens_of(cost, portfolio)) if cost is not None else ()
    trade = () if deposition else tuple(exchange_parts(face, portfolio))
    return Card(
        id=face.id,
        kind="Deposition" if deposition else "Additional Action",
        name=face.name,
        back="innovation",
        look=_look(portfolio, "teal" if deposition else "amber"),
        mark="hexagon" if deposition else "square",
        badge=cast(str, face.facts.get("pdb", "")),
        drawing=drawn.drawing,
        beside=drawn.beside,
        ground=drawn.ground or wash,
        dots="" if drawn.ground else dots,
        sub=cast(str, face.facts.get("method", "")),
        trade=(*_stars(face, portfolio), *price, *trade),
        science=face.science,
        source=shown_source(face.source),
        own=own,
        author=face.author,
    )


def _look(portfolio: Portfolio, name: str) -> Look:
    return portfolio.look(f"--{name}-text", f"--{name}-soft")


def _wash(id: str) -> tuple[str, str]:
    """The ground of a card's picture and its dots, chosen as the page chooses them."""
    drawn = msgspec.json.decode(text_of("games/pdb/washes.json"))
    names = list(drawn["washes"])
    ground, dots = drawn["washes"][drawn["cards"].get(id, names[sum(map(ord, id)) % len(names)])]
    return ground, dots


def _stars(face: Face, portfolio: Portfolio) -> list[str]:
    return [portfolio.symbol("t-achievement")] * cast(int, face.facts.get("points", 0))


def _tokens_of(purse: Purse, portfolio: Portfolio) -> list[str]:
    return [portfolio.symbol(f"t-{kind}") for kind, count in purse.items() for _ in range(count)]


def exchange_parts(face: Face, portfolio: Portfolio) -> Iterator[str]:
    """What a box takes and gives, as the board of the page draws it: tokens, arrows and words between them."""
    exchanges = cast(list[Exchange], face.facts["exchanges"])
    does = cast(str, face.facts.get("does", "exchange"))
    if len(exchanges) > MOST_DRAWN:
        yield from ("any 2", *(portfolio.symbol(f"t-{kind}") for kind in DATA), "→", "any 1")
        return
    if does == "graduate":
        exchanges = [{**each, "pay": {"researcher": 1}} for each in exchanges]
    pays, gains = _distinct(exchanges, "pay"), _distinct(exchanges, "gain")
    given = [[portfolio.symbol(GIVEN[does])]] if does in GIVEN else [_tokens_of(gain, portfolio) for gain in gains]
    if len(pays) > 1 and len(gains) > 1:
        for number, each in enumerate(exchanges):
            yield from ("or",) if number else ()
            yield from (*_tokens_of(each["pay"], portfolio), "→", *_tokens_of(each["gain"], portfolio))
        return
    yield from _either([_tokens_of(pay, portfolio) for pay in pays])
    yield "→" if pays else "+"
    yield from _either(given)


def _distinct(exchanges: list[Exchange], side: str) -> list[Purse]:
    return [dict(purse) for purse in dict.fromkeys(tuple(each[side].items()) for each in exchanges) if purse]


def _either(sets: list[list[str]]) -> Iterator[str]:
    for number, each in enumerate(sets):
        yield from ("or",) if number else ()
        yield from each


def _board(boxes: list[Face], portfolio: Portfolio) -> dict[str, object]:
    """§S1 The boxes of the board: those on which cards lie, and all others in their rooms."""
    rooms = {box: room for room in msgspec.json.decode(text_of("games/pdb/rooms.json")) for box in room["boxes"]}
    hall = {"id": "hall", "title": ""}
    drawn = [
        {
            "room": rooms.get(box.id, hall)["title"],
            "floor": portfolio.colour(f"--floor-{rooms.get(box.id, hall)['id']}"),
            "name": box.name,
            "does": box.facts["does"],
            "sign": portfolio.symbol(f"s-{box.id}")
            or portfolio.symbol(f"s-{box.facts['does']}")
            or _sign(box, portfolio),
            "trade": list(exchange_parts(box, portfolio)),
        }
        for box in boxes
    ]
    return {
        "innovate": [box for box in drawn if box["does"] == "innovate"],
        "boxes": [box for box in drawn if box["does"] != "innovate"],
        "tokens": [portfolio.symbol(f"t-{kind}") for kind in HELD],
    }


def _sign(box: Face, portfolio: Portfolio) -> str:
    """What an added box gives stands for it."""
    given = [kind for each in cast(list[Exchange], box.facts["exchanges"]) for kind in each["gain"]]
    return portfolio.symbol(f"t-{given[0]}" if given else "t-card")


def _lab(portfolio: Portfolio, first: int) -> dict[str, object]:
    seats = [
        {
            "figure": portfolio.figure(seat),
            "soft": portfolio.colour("--p-soft", f"seat-{seat}"),
            "ink": portfolio.colour("--p-text", f"seat-{seat}"),
        }
        for seat in (first, first + 1)
    ]
    held = [{"name": TOKENS[kind], "drawing": portfolio.symbol(f"t-{kind}")} for kind in HELD]
    return {"seats": seats, "held": held, "star": portfolio.symbol("t-achievement")}


def _tokens(game: Game, portfolio: Portfolio) -> list[Token]:
    """§C2 to §C6 Every token: Researchers, the Leader, and what the Supply of the edition holds."""
    assert game.card_text is not None, "PDB reads card files"
    supply: Purse = tomllib.loads(game.card_text.text)["supply"]
    researchers = [
        Token(
            name="Researcher",
            drawing=portfolio.figure(seat),
            count=RESEARCHERS_A_COLOUR,
            ground=portfolio.colour("--p-soft", f"seat-{seat}"),
        )
        for seat in range(COLOURS)
    ]
    leader = Token(name="Leader", drawing=portfolio.symbol("t-leader"), count=1, ground="#fcefd2")
    return [
        *researchers,
        leader,
        *(
            Token(name=TOKENS[kind], drawing=portfolio.symbol(f"t-{kind}"), count=count)
            for kind, count in supply.items()
        ),
    ]
