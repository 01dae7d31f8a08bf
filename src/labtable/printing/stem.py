"""S.T.E.M. on paper: the Hero deck, Discoveries and Challenges, the Field, and the rows of five steps."""

from functools import partial
from typing import cast

from labtable.kernel.gallery import Face
from labtable.kernel.game import Game
from labtable.printing.pieces import Back, Board, Card, Kit, Look, Mark, Token, is_own, shown_source
from labtable.printing.portfolio import Portfolio

CREDIT = "S.T.E.M.: Epic Heroes: Hologrin Studios; ask the publisher about its licence."
STEPS = ("observation", "hypothesis", "experiment", "analyze_data", "publish_results")  # §C1
STEP_NAMES = ("Observation", "Hypothesis", "Experiment", "Analyze Data", "Publish Results")
WILD = "wild"
MOST_SEATS = 4  # §S-01
MARKS: dict[str, Mark] = {
    "hero": "round", "item": "square", "location": "diamond", "inspiration": "star", "challenge": "hexagon"
}  # fmt: skip


def kit_of(game: Game, standard: dict[str, Face]) -> Kit:
    """All 108 cards of the standard decks and the Challenges, or those of an edition."""
    portfolio = Portfolio("stem")
    makers = {"discovery": _discovery, "challenge": _challenge}
    cards = [makers.get(face.kind, _hero_card)(face, portfolio, is_own(face, standard)) for face in game.gallery()]
    return Kit(
        game="stem",
        cards=cards,
        backs=_backs(portfolio),
        tokens=[
            Token(name="First player", drawing=portfolio.symbol("type-polymath", "t-polymath"), word="first", count=1),
            Token(name="All types", drawing=portfolio.symbol("art-alltypes"), word="all types", count=MOST_SEATS),
        ],
        boards=[
            Board(template="stem", title="The Field and the decks"),
            Board(template="stem-steps", title="The steps", content=_steps(portfolio)),
        ],
        drawings=portfolio.drawings,
        pictures=portfolio.pictures,
        needs=["paper and a pencil for the points"],
        credit=CREDIT,
    )


def _backs(portfolio: Portfolio) -> dict[str, Back]:
    portfolio.symbol("step-wild", given={"color": "#f6e3b0"}, key="back-challenge")
    discovery, hero = portfolio.colour("--back-discovery"), portfolio.colour("--back-hero")
    return {
        "hero": Back(drawing=portfolio.symbol("back-hero"), ground=hero),
        "discovery": Back(drawing=portfolio.symbol("back-discovery"), ground=discovery),
        "challenge": Back(drawing="back-challenge", ground="#7a4f00"),
    }


def _look(type: str, portfolio: Portfolio) -> Look:
    if type == "none":
        return portfolio.look("--amber-text", "--amber-soft")
    return portfolio.look("--t-text", "--t-soft", f"t-{type}")


def _hero_card(face: Face, portfolio: Portfolio, own: bool) -> Card:
    """A Hero, an Item, a Location or an Inspiration: one deck, one back (§D2)."""
    facts = face.facts
    type = cast(str, facts.get("type", "none"))
    points = cast(int, facts.get("points", 0))
    symbol = f"hero-{face.id}" if face.kind == "hero" else f"art-{face.id}"
    classes = f"t-{type}"

    def sign(name: str) -> str:
        return portfolio.symbol(name, classes)

    return Card(
        id=face.id,
        kind=face.kind.capitalize() + ("" if type == "none" else f" · {type.capitalize()}"),
        name=face.name,
        back="hero",
        look=_look(type, portfolio),
        copies=cast(int, facts.get("copies", 1)),
        mark=MARKS[face.kind],
        signs=() if type == "none" else (portfolio.symbol(f"type-{type}", f"t-{type}"),),
        badge=f"+{points}" if points else "",
        **portfolio.picture(face, partial(portfolio.symbol, symbol, classes), sign)._asdict(),
        does=face.text,
        science=face.science,
        source=shown_source(face.source),
        own=own,
        author=face.author,
    )


def _discovery(face: Face, portfolio: Portfolio, own: bool) -> Card:
    step = cast(str | None, face.facts["step"]) or WILD
    types = cast(list[str], face.facts["types"])
    number = str(STEPS.index(step) + 1) if step in STEPS else f"1–{len(STEPS)}"
    return Card(
        id=face.id,
        kind=number,
        face="discovery",
        name="Wild Step" if step == WILD else STEP_NAMES[STEPS.index(step)],
        back="discovery",
        look=_look(types[0], portfolio),
        badge=str(face.facts["points"]),
        drawing=portfolio.symbol(f"step-{step}"),
        science=face.science,
        own=own,
        types=tuple(
            (type.capitalize(), portfolio.symbol(f"type-{type}", f"t-{type}"), _look(type, portfolio)) for type in types
        ),
    )


def _challenge(face: Face, portfolio: Portfolio, own: bool) -> Card:
    return Card(
        id=face.id,
        kind="Challenge",
        name=face.name,
        back="challenge",
        look=_look("none", portfolio),
        mark=MARKS["challenge"],
        badge=f"+{face.facts['points']}",
        drawing=portfolio.symbol(f"art-{face.id}", "t-none"),
        does=face.text,
        own=own,
    )


def _steps(portfolio: Portfolio) -> dict[str, object]:
    steps = [
        {"name": name, "drawing": portfolio.symbol(f"step-{step}")}
        for step, name in zip(STEPS, STEP_NAMES, strict=True)
    ]
    seats = [
        {
            "figure": portfolio.figure(seat),
            "soft": portfolio.colour("--p-soft", f"seat-{seat}"),
            "ink": portfolio.colour("--p-text", f"seat-{seat}"),
        }
        for seat in range(MOST_SEATS)
    ]
    return {"steps": steps, "seats": seats}
