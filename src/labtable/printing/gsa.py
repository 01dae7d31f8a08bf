"""The GSA Starter Deck on paper: Projects, Species, Techniques and Modifiers, and what marks a table."""

from typing import cast

import msgspec

from labtable.kernel.gallery import Face
from labtable.kernel.game import Game
from labtable.printing.pieces import Back, Board, Card, Kit, Look, Mark, Slot, Token, is_own, shown_source
from labtable.printing.portfolio import Portfolio
from labtable.printing.sources import text_of

CREDIT = "GSA Starter Deck: the Phylo project and the Genetics Society of America; ask the publisher about its licence."
MOST_SEATS = 5  # §G-01
MARKS: dict[str, Mark] = {"species": "round", "technique": "square", "modifier": "diamond", "project": "card"}
BACKS = {
    "project": Back(drawing="back-project", ground="#2e2750"),
    "resource": Back(drawing="back-resource", ground="#6a3fb5"),
}


def kit_of(game: Game, standard: dict[str, Face]) -> Kit:
    """All 74 cards of the standard deck, or those of an edition."""
    portfolio = Portfolio("gsa")
    faces = {face.id: face for face in game.gallery()}
    looks = {kind: portfolio.look(f"--kind-{kind}", f"--plate-{kind}") for kind in MARKS}
    cards = [_card(face, faces, looks, portfolio, own=is_own(face, standard)) for face in faces.values()]
    cards.sort(key=lambda card: card.back)
    for back in BACKS.values():
        portfolio.symbol(back.drawing)
    return Kit(
        game="gsa",
        cards=cards,
        backs=BACKS,
        tokens=_tokens(portfolio),
        boards=[Board(template="gsa", title="The four piles")],
        drawings=portfolio.drawings,
        pictures=portfolio.pictures,
        needs=["paper and a pencil for the points"],
        credit=CREDIT,
    )


def _card(face: Face, faces: dict[str, Face], looks: dict[str, Look], portfolio: Portfolio, *, own: bool) -> Card:
    facts = face.facts
    points, penalty = cast(int, facts.get("points", 0)), cast(int, facts.get("penalty", 0))
    project = face.kind == "project"
    drawn = portfolio.picture(face, lambda: portfolio.art(face.id), portfolio.art)
    return Card(
        id=face.id,
        kind=f"{'Mandatory ' if facts.get('mandatory') else ''}{face.kind}".capitalize(),
        name=face.name,
        back="project" if project else "resource",
        look=looks[face.kind],
        copies=cast(int, facts.get("copies", 1)),
        mark=MARKS[face.kind],
        wins=("+" if points else "") + str(points) if project else "",
        loses=f"–{penalty}" if project else "",
        **drawn._asdict(),
        sub=cast(str, facts.get("latin", "")),
        latin=True,
        slots=tuple(_slot(faces[need], looks, portfolio) for need in cast(list[str], facts.get("needs", []))),
        does=f"{face.text[:1].upper()}{face.text[1:]}." if face.kind == "modifier" else "",
        science=face.science,
        source=shown_source(face.source),
        own=own,
        author=face.author,
    )


def _slot(need: Face, looks: dict[str, Look], portfolio: Portfolio) -> Slot:
    short = msgspec.json.decode(text_of("games/gsa/short.json"))
    drawing = portfolio.symbol(f"c-{need.id}") or portfolio.art(need.id)
    return Slot(
        drawing=drawing, name=short.get(need.id, need.name), round=need.kind == "species", look=looks[need.kind]
    )


def _tokens(portfolio: Portfolio) -> list[Token]:
    """§C6 Two players have one collaboration at a time, so each pair of them has a number of its own."""
    pairs = MOST_SEATS * (MOST_SEATS - 1) // 2
    link = portfolio.symbol("c-modifier")
    links = [
        Token(name="Collaboration", drawing="", word=str(number + 1), count=2, ground="#ebe4f9")
        for number in range(pairs)
    ]
    return [
        Token(name="First player", drawing=link, word="first", count=1),
        Token(name="Last turn", drawing=portfolio.symbol("back-project"), word="last turn", count=MOST_SEATS),
        *links,
    ]
