"""Adna's Lab on paper: Bases that lie over one another, Reactions, Enzymes with both strands of their sites."""

from functools import partial
from typing import cast

from labtable.kernel.gallery import Face
from labtable.kernel.game import Game
from labtable.printing.drawings import symbol
from labtable.printing.pieces import Back, Board, Card, Kit, Look, Site, Slot, Token, is_own, shown_source
from labtable.printing.portfolio import Portfolio

CREDIT = "Adna's Lab: SciBoard Games; ask the publisher about its licence."
PARTNERS = str.maketrans("ACGTRYMKBDHVSWN", "TGCAYRKMVHDBSWN")
BODIES = 3
OPENINGS = (-7, -4, -1, 2, 5, 8)
FACTOR, MODULUS = 788, 1_000_003
"""As `enzymes.ts` of the page has them: no two enzymes of a family are drawn alike."""
MINI, TILE = 'viewBox="0 0 36 46"', 'viewBox="-2 0 40 46"'
"""A small base of the page, and with room for its whole backbone, which no other base goes on with here."""
BACKS = {
    "base": Back(drawing="a-back-bases", ground="#ffffff"),
    "reaction": Back(drawing="a-back-reactions", ground="#ffffff"),
    "enzyme": Back(drawing="a-back-enzymes", ground="#ffffff"),
}
MOMENTS = {
    "action": "in your turn",
    "answer": "as an answer",
    "repair": "to mend a cut chain",
    "with": "with other cards",
}
LEVELS = (-80, 4, 16, 25, 37, 50, 55, 65, 80, 100)  # §A-11
WARMTHS = ("cold", "cold", "cool", "cool", "mild", "warm", "warm", "hot", "hot", "hot")
START = 25  # §O6
MUTATES_FROM = 65  # §A-21
LENGTH = 25  # §O1


def kit_of(game: Game, standard: dict[str, Face]) -> Kit:
    """All 240 cards of the standard decks, or those of an edition."""
    portfolio = Portfolio("adna")
    faces = {face.id: face for face in game.gallery()}
    makers = {"base": _base, "reaction": _reaction, "enzyme": _enzyme}
    cards = [makers[face.kind](face, faces, portfolio, is_own(face, standard)) for face in faces.values()]
    for back in BACKS.values():
        portfolio.symbol(back.drawing)
    chain = Board(template="adna-chain", title="A chain", content={"length": LENGTH}, count=2)
    return Kit(
        game="adna",
        cards=cards,
        backs=BACKS,
        tokens=_tokens(portfolio),
        boards=[Board(template="adna", title="The thermometer and the decks", content=_thermometer(portfolio)), chain],
        drawings=portfolio.drawings,
        pictures=portfolio.pictures,
        goal=LENGTH,
        needs=["paper and a pencil for the points of several games"],
        credit=CREDIT,
    )


def _base(face: Face, faces: dict[str, Face], portfolio: Portfolio, own: bool) -> Card:
    classes = f"ad-n-{face.id}"
    _tile(face.id, portfolio)
    return Card(
        id=face.id,
        kind="Base",
        face="base",
        name=face.name,
        back="base",
        look=portfolio.look("--tile-line", "--tile", classes),
        copies=cast(int, face.facts["copies"]),
        drawing=portfolio.symbol(f"a-mol-{face.id}", classes),
        sub="RNA" if face.id == "U" else "DNA",
        science=face.science,
        source=shown_source(face.source),
        own=own,
    )


def _tile(letter: str, portfolio: Portfolio) -> str:
    """A small base, which on paper stands alone."""
    return portfolio.keep(f"{letter}-tile", symbol("adna", f"a-mini-{letter}", f"ad-n-{letter}").replace(MINI, TILE, 1))


def _reaction(face: Face, faces: dict[str, Face], portfolio: Portfolio, own: bool) -> Card:
    facts = face.facts
    look = portfolio.look("--bk-reactions", "--violet-soft")
    sign = partial(_sign, portfolio)
    return Card(
        id=face.id,
        kind="Reaction",
        name=face.name,
        back="reaction",
        look=look,
        copies=cast(int, facts["copies"]),
        badge=_degrees(cast(list[int], facts["levels"])),
        **portfolio.picture(face, lambda: portfolio.symbol(f"a-{face.id}"), sign)._asdict(),
        sub=" or ".join(MOMENTS[moment] for moment in cast(list[str], facts["plays"])),
        slots=_company(cast(list[str], facts["needs"]), faces, look, portfolio),
        does=_sentence(cast(str, facts["does"])),
        science=face.science,
        source=shown_source(face.source),
        own=own,
        author=face.author,
    )


def _enzyme(face: Face, faces: dict[str, Face], portfolio: Portfolio, own: bool) -> Card:
    facts = face.facts
    colour = cast(str, facts["colour"])
    drawing, given = _body(face.id)
    look = portfolio.look(f"--edge-{colour}", f"--tint-{colour}")
    usual = partial(portfolio.symbol, drawing, f"ad-ez-{colour}", given, key=f"enzyme {face.id}")
    sign = partial(_sign, portfolio)
    needs = [cast(str, facts["buffer"]), *(["bsa"] if facts["bsa"] else [])]
    return Card(
        id=face.id,
        kind="Enzyme",
        name=face.name,
        back="enzyme",
        look=look,
        mark="diamond",
        badge=_degrees([cast(int, facts["level"])]),
        **portfolio.picture(face, usual, sign)._asdict(),
        site=_site(cast(str, facts["site"]), cast(int, facts["cut"]), look),
        slots=_company(needs, faces, look, portfolio),
        science=face.science,
        source=shown_source(face.source),
        own=own,
        author=face.author,
    )


def _sign(portfolio: Portfolio, name: str) -> str:
    return portfolio.symbol(f"a-{name}")


def _site(letters: str, cut: int, look: Look) -> Site:
    """§F1 Both strands; where the site reads the same on either, the other is cut as well."""
    partners = letters.translate(PARTNERS)
    return Site(
        letters=letters, partners=partners, cut=cut, both=partners[::-1] == letters, ink=look.ink, tint=look.plate
    )


def _body(id: str) -> tuple[str, dict[str, str]]:
    """One of three bodies, how wide its blades are open, and which half lies in front."""
    total = 0
    for letter in id:
        total = (total * FACTOR + ord(letter)) % MODULUS
    number = total % (BODIES * len(OPENINGS) * 2)
    opening = OPENINGS[number // BODIES % len(OPENINGS)]
    flip = 1 if number < BODIES * len(OPENINGS) else -1
    return f"a-enzyme-{number % BODIES + 1}", {"--ez-open": f"{opening}deg", "--ez-flip": str(flip)}


def _company(needs: list[str], faces: dict[str, Face], look: Look, portfolio: Portfolio) -> tuple[Slot, ...]:
    """§O9 What a card is played with."""
    names = {need: short_name(faces[need].name) if need in faces else "any buffer" for need in needs}
    return tuple(Slot(drawing=portfolio.symbol(f"a-{need}"), name=names[need], look=look) for need in needs)


def short_name(name: str) -> str:
    """A name for small places: the letters behind it in brackets, where it has some."""
    return name[name.rindex("(") + 1 : -1] if name.endswith(")") else name


def _degrees(levels: list[int]) -> str:
    if not levels:
        return ""
    return f"{levels[0]} °C" if levels[0] == levels[-1] else f"{levels[0]}–{levels[-1]} °C"


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}." if words else ""


def _thermometer(portfolio: Portfolio) -> dict[str, object]:
    levels = [
        {"degrees": degrees, "colour": portfolio.colour(f"--{warmth}"), "mutates": degrees >= MUTATES_FROM}
        for degrees, warmth in zip(LEVELS, WARMTHS, strict=True)
    ]
    return {"levels": levels, "start": START, "from": MUTATES_FROM}


def _tokens(portfolio: Portfolio) -> list[Token]:
    """§O6 What marks the temperature, and §D4 a chain that uracil contaminates."""
    return [
        Token(name="Thermometer", drawing=portfolio.symbol("a-heating_block"), count=1),
        Token(name="Starts", drawing=portfolio.symbol("a-dna_polymerase"), word="starts", count=1),
        Token(name="Cut here", drawing=portfolio.symbol("a-cutmark"), count=2),
        Token(name="Contaminated", drawing=_tile("U", portfolio), word="contaminated", count=2),
    ]
