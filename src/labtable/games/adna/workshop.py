"""The kinds of cards that people can make for Adna's Lab, with the real sites of enzymes by their names."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from tomllib import loads

from labtable.kernel.form import Called, CardKind, Chosen

NAME = Called("Name", letters=28)
SITES = "sites.toml"
ANY_BUFFER = (Chosen("any_buffer", "Any buffer"),)
TOLD = {
    "science": Called("Science", "One sentence of what is true.", letters=180),
    "more": Called("More", "What there is to tell beyond it, where somebody looks closely.", letters=400),
    "source": Called("Source", "Where one can read it.", mistake="an address that begins with https://"),
}
OPS = {
    "draw": ("Draw Reactions cards", ("number",)),
    "take_bases": ("Take bases", ()),
    "take": ("Take cards of the rival by chance", ("number",)),
    "reveal": ("See the rival's hand", ()),
    "warm": ("Warm by so many levels", ("number",)),
    "cool": ("Cool by so many levels", ("number",)),
    "set": ("Set the thermometer", ("level", "from")),
    "set_any": ("Set the thermometer to any level", ()),
    "step": ("Move the thermometer by one, with an enzyme", ()),
    "add": ("Add bases", ("number",)),
    "swap": ("Rearrange bases", ("number",)),
    "delete": ("Delete bases", ("number",)),
    "trim": ("Take bases off the end", ("number",)),
    "shorten": ("Shorten a chain", ("number", "below")),
    "level": ("Bring two chains to one length", ("number",)),
    "cure": ("Cure a contaminated chain", ()),
    "rejoin": ("Join a cut chain again", ()),
    "insert": ("Join a cut chain with more bases", ("number",)),
}
"""Every op, what it does in words, and the numbers it takes."""


@cache
def known_sites() -> dict[str, str]:
    """The sites of real restriction enzymes by their names, with ^ where they cut."""
    found: dict[str, str] = loads((files(__package__) / SITES).read_text(encoding="utf-8"))["site"]
    return found


def is_invented(name: str, site: str) -> bool:
    """Whether no enzyme of this name is known to cut like this."""
    return known_sites().get(name) != site


def remark_on(row: Mapping[str, object]) -> str:
    """What is to be said of an enzyme."""
    name, site = str(row.get("name", "")), str(row.get("site", ""))
    if not is_invented(name, site):
        return "A real enzyme, with its real site."
    known = known_sites().get(name)
    return (
        "An invented enzyme; it is marked so."
        if known is None
        else f"The real {name} cuts {known}; this is marked as invented."
    )


KINDS = (
    CardKind(
        table="enzyme",
        title="Enzyme",
        plural="Enzymes",
        rule="F1",
        words="It cuts a chain at its site, at its temperature, with the buffer of its colour.",
        proposals={name: {"site": site} for name, site in known_sites().items()},
        remark=remark_on,
        fields={
            "name": NAME,
            "site": Called(
                "Site and cut",
                "Letters of the site, with ^ where it cuts.",
                rule="F4",
                mistake="letters A, C, G, T, N, R, Y or W, with one ^ where it cuts",
                letters=12,
            ),
            "level": Called("Temperature", "In °C.", rule="D3"),
            "colour": Called("Buffer", rule="O8"),
            "bsa": Called("With BSA", "Then its player moves the thermometer.", rule="A-20"),
            **TOLD,
        },
    ),
    CardKind(
        table="reaction",
        title="Reaction",
        plural="Reactions",
        rule="C4",
        words="A card of the Reactions deck.",
        fields={
            "name": NAME,
            "type": Called("Type", rule="C4"),
            "plays": Called("Played as", rule="A-22"),
            "does": Called("Effects", "In their order.", rule="A-22"),
            "chain": Called("On which chain", rule="A-32"),
            "levels": Called("Temperatures", "In °C; none for any.", rule="A-11"),
            "needs": Called("Needs", "Cards that are played with it.", rule="O9", of=("reaction",), also=ANY_BUFFER),
            "stops": Called("Stops", "Cards that it answers.", rule="A-25", of=("reaction",)),
            "copies": Called("Copies", "How many of it lie in the deck.", rule="C4"),
            **TOLD,
        },
        inner={
            **{op: Called(title) for op, (title, _) in OPS.items()},
            "number": Called("How many"),
            "below": Called("To fewer than"),
            "level": Called("To"),
            "from": Called("Coming from"),
        },
        numbers={op: numbers for op, (_, numbers) in OPS.items()},
    ),
)
