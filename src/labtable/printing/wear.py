"""What drawings wear: rules of style sheets, and how they are carried out on a drawing that stands alone."""

import re
from collections.abc import Mapping
from functools import cache
from xml.etree.ElementTree import Element

import cssselect2
import tinycss2

from labtable.printing.colours import Unknown, colour, settled
from labtable.printing.sources import text_of

SANS = "Atkinson Hyperlegible Next"
MONO = "Atkinson Hyperlegible Mono"
FAMILIES = {'"Atkinson"': SANS, '"Atkinson Mono"': MONO}
PAINTED = (
    *("fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width", "stroke-dasharray", "stroke-linecap"),
    *(
        "stroke-linejoin",
        "opacity",
        "paint-order",
        "font-family",
        "font-weight",
        "font-size",
        "letter-spacing",
        "color",
    ),
)
"""What a drawing may be told by a style sheet."""
INHERITED_COLOUR = "currentColor"
ROTATED = re.compile(r"rotate\((-?[\d.]+)deg\)")
SCALED = re.compile(r"scaleX\((-?[\d.]+)\)")
STYLE = re.compile(r"<style>(.*?)</style>", re.DOTALL)

Declarations = list[tuple[str, str]]


def sheets_of(game: str) -> tuple[str, ...]:
    """The style sheets in which the pieces of a game are drawn."""
    sprite = STYLE.search(text_of(f"games/{game}/Sprite.svelte"))
    names = (f"games/{game}/{game}.css", f"games/{game}/drawings.css")
    return ("look/tokens.css", *names, *((sprite[1],) if sprite else ()))


@cache
def matcher_of(game: str) -> cssselect2.Matcher:
    """All rules that may be meant by an element of a game's drawings."""
    matcher = cssselect2.Matcher()
    for name in sheets_of(game):
        for rule in tinycss2.parse_stylesheet(text_of(name) or name, skip_comments=True, skip_whitespace=True):
            if rule.type == "qualified-rule":
                _learn(matcher, rule)
    return matcher


def _learn(matcher: cssselect2.Matcher, rule: tinycss2.ast.QualifiedRule) -> None:
    try:
        selectors = cssselect2.compile_selector_list(rule.prelude)
    except cssselect2.SelectorError:
        return  # pseudo-classes of the page that no paper knows
    found = tinycss2.parse_declaration_list(rule.content, skip_comments=True, skip_whitespace=True)
    said: Declarations = [
        (each.name, tinycss2.serialize(each.value).strip()) for each in found if each.type == "declaration"
    ]
    for selector in selectors:
        if selector.pseudo_element is None:
            matcher.add_selector(selector, said)


def dress(root: Element, game: str, given: Mapping[str, str]) -> None:
    """Write into every element of a drawing what the style sheets say of it, and what it was given."""
    wrapper = cssselect2.ElementWrapper.from_xml_root(root)
    _dress(wrapper, matcher_of(game), {"color": "#18222c"}, dict(given))


@cache
def colour_of(game: str, name: str, classes: str = "") -> str:
    """What a variable of the style sheets holds within these classes of a game."""
    element = Element("g", {"class": classes, "data-game": game})
    element.append(Element("g", {"fill": f"var({name})"}))
    dress(element, game, {})
    return element[0].attrib["fill"]


def _dress(
    element: cssselect2.ElementWrapper, matcher: cssselect2.Matcher, above: Mapping[str, str], given: Mapping[str, str]
) -> None:
    said: dict[str, str] = {}
    for *_, declarations in sorted(matcher.match(element), key=lambda each: each[:2]):
        said.update(declarations)
    said.update(given)
    variables = {**above, **{name: value for name, value in said.items() if name.startswith("--")}}
    if "color" in said:
        variables["color"] = settled(said["color"], variables)
    attributes = element.etree_element.attrib
    for name, value in [*attributes.items(), *((name, value) for name, value in said.items() if name in PAINTED)]:
        attributes[name] = _painted(name, value, variables)
    if "transform" in said:
        _turn(attributes, said, variables)
    for child in element.iter_children():
        _dress(child, matcher, variables, {})


def _painted(name: str, value: str, variables: Mapping[str, str]) -> str:
    try:
        value = settled(value, variables)
    except Unknown:
        return "none"
    if name in ("fill", "stroke", "stop-color"):
        return colour(variables["color"] if value == INHERITED_COLOUR else value)
    return FAMILIES.get(value.split(",")[0], value) if name == "font-family" else value


def _turn(attributes: dict[str, str], said: Mapping[str, str], variables: Mapping[str, str]) -> None:
    """A turn or mirroring of a style sheet as an attribute, around the point that it names."""
    turn = settled(said["transform"], variables)
    x, y = (part.removesuffix("px") for part in said["transform-origin"].split())
    steps = [f"translate({x} {y})"]
    steps += [f"rotate({found[1]})" for found in [ROTATED.search(turn)] if found]
    steps += [f"scale({found[1]} 1)" for found in [SCALED.search(turn)] if found]
    attributes["transform"] = " ".join([*steps, f"translate(-{x} -{y})"])
