"""The page's drawings for paper: each a picture that stands alone, in the colours of the light theme."""

import copy
import re
from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import msgspec

from labtable.printing.sources import text_of
from labtable.printing.wear import dress

SYMBOL = re.compile(r"<symbol[^>]*>.*?</symbol\s*>", re.DOTALL)
DEFS = re.compile(r"<defs>.*?</defs>", re.DOTALL)
REFERENCE = re.compile(r"url\(#([^)]+)\)|^#(.+)$")
ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="%s">%s</svg>'
FIGURE = "0 -2 32 42"


def art(game: str, name: str) -> str:
    """A picture that is a file of its own; nothing if the game has none of this name."""
    return text_of(f"games/{game}/art/{name}.svg")


def symbol(game: str, name: str, classes: str = "", given: Mapping[str, str] | None = None) -> str:
    """A symbol of a game's sprite, as it looks within these classes; nothing if there is none of this name."""
    found = _symbols(game).get(name)
    return "" if found is None else _alone(game, found, classes, given or {})


def figure(seat: int) -> str:
    """The pawn of a seat with its motif."""
    drawing = msgspec.json.decode(text_of("pieces/meeple.json"))
    motif = drawing["motifs"][seat]
    mark = 'fill="var(--p-on)"' if motif["full"] else 'fill="none" stroke="var(--p-on)"'
    head = '<circle cx="{x}" cy="{y}" r="{radius}"/>'.format(**drawing["head"])
    parts = (
        f'<g fill="var(--p)" stroke="var(--p-ink)"><path d="{drawing["body"]}"/>{head}</g>',
        f'<path fill="none" stroke="#fff" d="{drawing["collar"]}"/><path {mark} d="{motif["path"]}"/>',
    )
    line = 'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
    root = ElementTree.fromstring(f'<symbol viewBox="{FIGURE}" {line}>{"".join(parts)}</symbol>')
    return _alone("pdb", root, f"seat-{seat}", {})


@cache
def _symbols(game: str) -> dict[str, Element]:
    """The symbols of a game by their ids; those that are drawn in place of others are left out."""
    text = text_of(f"games/{game}/Sprite.svelte") + text_of(f"games/{game}/drawings.svg")
    drawn = [ElementTree.fromstring(each) for each in SYMBOL.findall(text) if "{" not in each.split(">")[0]]
    return {each.attrib["id"]: each for each in drawn}


def _unfold(game: str, drawn: Element) -> None:
    """Put the other symbols, of which a drawing is put together, in the places where it uses them."""
    for use in list(drawn.iter("use")):
        other = _symbols(game)[use.attrib.pop("href").removeprefix("#")]
        use.tag = "svg"
        use.set("viewBox", other.attrib["viewBox"])
        use.extend(copy.deepcopy(list(other)))


@cache
def _shared(game: str) -> list[Element]:
    """Patterns and outlines that several drawings refer to."""
    text = text_of(f"games/{game}/drawings.svg")
    return [part for each in DEFS.findall(text) for part in ElementTree.fromstring(each)]


def _alone(game: str, drawn: Element, classes: str, given: Mapping[str, str]) -> str:
    """A drawing with all that it refers to, dressed, and nothing else."""
    whole = Element("svg", {"viewBox": drawn.attrib["viewBox"], "class": classes, "data-game": game})
    shared = ElementTree.SubElement(whole, "defs")
    shared.extend(copy.deepcopy(_shared(game)))
    attributes = {name: value for name, value in drawn.attrib.items() if name not in ("id", "viewBox")}
    group = ElementTree.SubElement(whole, "g", attributes)
    group.extend(copy.deepcopy(list(drawn)))
    _unfold(game, group)
    dress(whole, game, given)
    used = _referred(group, {part.attrib["id"]: part for part in shared})
    shared[:] = [part for part in shared if part.attrib["id"] in used]
    inside = "".join(ElementTree.tostring(part, encoding="unicode") for part in whole if len(part))
    return ROOT % (drawn.attrib["viewBox"], inside)


def _referred(element: Element, shared: Mapping[str, Element]) -> set[str]:
    """The ids that a drawing refers to, and what these refer to in turn."""
    found: set[str] = set()
    for part in element.iter():
        for names in filter(None, map(REFERENCE.search, part.attrib.values())):
            name = str(names[1] or names[2])
            if name in shared and name not in found:
                found |= {name} | _referred(shared[name], shared)
    return found
