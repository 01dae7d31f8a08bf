"""PDB: the game on paper: Innovation cards, the board with its rooms and prices, the labs, and all their tokens."""

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import cast

import msgspec

from labtable.kernel.gallery import Face
from labtable.kernel.game import Game
from labtable.printing.pieces import LONGEST, Back, Board, Card, Kit, Look, Token, is_own, shortened, shown_source
from labtable.printing.portfolio import Portfolio
from labtable.printing.sources import text_of

CREDIT = "PDB: the game: RCSB Protein Data Bank, CC BY-NC 4.0: free to print and give away, not to be sold."
TARGET = 12  # §16
COLOURS = 4  # §C3
RESEARCHERS_A_COLOUR = 10  # §C3
HELD = ("sample", "crystal", "square", "circle", "triangle")
DATA = HELD[2:]
MOST_DRAWN = 4
"""More exchanges of two Data for one are told as any Data for any Data."""
TOKENS = {
    "sample": "Sample",
    "crystal": "Crystal",
    "square": "square Data",
    "circle": "circle Data",
    "triangle": "triangle Data",
    "achievement": "Achievement",
}
GIVEN = {"recruit": "t-researcher", "lead": "t-leader", "innovate": "t-card"}
CARDS_ABOVE, CARDS_ALONE = 3, 6
"""Innovate boxes that a page has room for, above other boxes and alone."""
BOXES_BELOW, BOXES_ALONE = 21, 36
"""Other boxes, below the Innovate boxes and alone."""
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
        boards=[*_boards(boxes, portfolio, standard), *labs],
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
    if len(exchanges) > MOST_DRAWN and all(_swaps_data(each) for each in exchanges):
        yield from ("any 2", *(portfolio.symbol(f"t-{kind}") for kind in DATA), "→", "any 1")
        return
    if does == "graduate":
        exchanges = [{**each, "pay": {"researcher": 1}} for each in exchanges]
    pays, gains = _distinct(exchanges, "pay"), _distinct(exchanges, "gain")
    given = [[portfolio.symbol(GIVEN[does])]] if does in GIVEN else [_tokens_of(gain, portfolio) for gain in gains]
    prices = {tuple(each["pay"].items()) for each in exchanges}
    if len(prices) > 1 and len(gains) > 1:
        for number, each in enumerate(exchanges):
            yield from ("or",) if number else ()
            yield from (*_tokens_of(each["pay"], portfolio), "→" if each["pay"] else "+")
            yield from _tokens_of(each["gain"], portfolio)
        return
    yield from _either([_tokens_of(pay, portfolio) for pay in pays])
    yield "→" if pays else "+"
    yield from _either(given)


def _swaps_data(exchange: Exchange) -> bool:
    """Whether it takes two Data and gives one."""
    pay, gain = exchange["pay"], exchange["gain"]
    return {*pay, *gain} <= set(DATA) and (sum(pay.values()), sum(gain.values())) == (2, 1)


def _distinct(exchanges: list[Exchange], side: str) -> list[Purse]:
    return [dict(purse) for purse in dict.fromkeys(tuple(each[side].items()) for each in exchanges) if purse]


def _either(sets: list[list[str]]) -> Iterator[str]:
    for number, each in enumerate(sets):
        yield from ("or",) if number else ()
        yield from each


def _boards(boxes: list[Face], portfolio: Portfolio, standard: dict[str, Face]) -> Iterator[Board]:
    """§S1 The boxes of the board: those on which cards lie, and all others in their rooms; many need further pages."""
    cards = [box for box in boxes if box.facts["does"] == "innovate"]
    others = [box for box in boxes if box.facts["does"] != "innovate"]
    pages = [(cards[:CARDS_ABOVE], others[:BOXES_BELOW])]
    pages += [(part, []) for part in _parts(cards[CARDS_ABOVE:], CARDS_ALONE)]
    pages += [([], part) for part in _parts(others[BOXES_BELOW:], BOXES_ALONE)]
    for innovate, rest in pages:
        content = {"innovate": innovate, "boxes": rest}
        drawn = {name: [_box(box, portfolio, standard) for box in part] for name, part in content.items()}
        yield Board(template="pdb", title="The board", content={**drawn})


def _parts(boxes: list[Face], most: int) -> Iterator[list[Face]]:
    for first in range(0, len(boxes), most):
        yield boxes[first : first + most]


@cache
def _rooms() -> dict[str, dict[str, str]]:
    """The room of every box that has one."""
    return {box: room for room in msgspec.json.decode(text_of("games/pdb/rooms.json")) for box in room["boxes"]}


def _box(box: Face, portfolio: Portfolio, standard: dict[str, Face]) -> dict[str, object]:
    room = _rooms().get(box.id, {"id": "hall", "title": ""})
    usual, kind = portfolio.symbol(f"s-{box.id}"), portfolio.symbol(f"s-{box.facts['does']}")
    return {
        "room": " · ".join(filter(None, (room["title"], "own box" if is_own(box, standard) else ""))),
        "floor": portfolio.colour(f"--floor-{room['id']}"),
        "name": shortened(box.name, LONGEST["name"]),
        "sign": usual or kind or _sign(box, portfolio),
        "trade": list(exchange_parts(box, portfolio)),
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
