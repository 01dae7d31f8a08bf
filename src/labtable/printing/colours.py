"""Values of style sheets as paper needs them: variables filled in, the light of two themes, colours mixed."""

import re
from collections.abc import Callable, Mapping

CALL = re.compile(r"(var|light-dark|color-mix|calc)\(")
HEX = re.compile(r"#([0-9a-fA-F]{3,8})$")
RGB = re.compile(r"rgba?\(([^)]*)\)$")
NAMED = {"white": "#ffffff", "black": "#000000", "transparent": "#00000000"}
Channels = tuple[float, float, float, float]


class Unknown(Exception):
    """A variable that nothing sets."""


def settled(value: str, variables: Mapping[str, str]) -> str:
    """A value without any call that only a browser understands."""
    found = CALL.search(value)
    while found:
        end = _closing(value, found.end())
        arguments = _arguments(value[found.end() : end])
        made = CALLS[found[1]](arguments, variables)
        value = value[: found.start()] + made + value[end + 1 :]
        found = CALL.search(value)
    return value.strip()


def colour(value: str) -> str:
    """A colour as eight hexadecimal digits, so that every drawer understands it; other values as they are."""
    channels = channels_of(value)
    return value if channels is None else _written(channels)


def channels_of(value: str) -> Channels | None:
    """Red, green, blue and opacity, each from 0 to 1; None for what is no colour."""
    value = NAMED.get(value.strip(), value.strip())
    if found := HEX.match(value):
        digits = found[1] if len(found[1]) > 4 else "".join(digit * 2 for digit in found[1])
        red, green, blue, opacity = (int((digits + "ff")[at : at + 2], 16) / 255 for at in (0, 2, 4, 6))
        return red, green, blue, opacity
    if found := RGB.match(value):
        parts = [float(part) for part in re.split(r"[\s,/]+", found[1].strip())]
        return parts[0] / 255, parts[1] / 255, parts[2] / 255, parts[3] if len(parts) > 3 else 1.0
    return None


def mixed(first: str, share: float, second: str) -> str:
    """A share of the first colour with the rest of the second, as `color-mix(in srgb, …)` makes it."""
    one, other = channels_of(first), channels_of(second)
    if one is None or other is None:
        raise ValueError(f"{first!r} and {second!r} are no two colours")
    opacity = one[3] * share + other[3] * (1 - share)
    if opacity == 0:
        return "#00000000"
    red, green, blue = ((one[at] * one[3] * share + other[at] * other[3] * (1 - share)) / opacity for at in range(3))
    return _written((red, green, blue, opacity))


def _written(channels: Channels) -> str:
    digits = "".join(f"{round(channel * 255):02x}" for channel in channels)
    return f"#{digits.removesuffix('ff') if len(digits) == 8 else digits}"


def _closing(value: str, start: int) -> int:
    """Where the bracket closes that was opened before this place."""
    depth = 1
    for place in range(start, len(value)):
        depth += {"(": 1, ")": -1}.get(value[place], 0)
        if depth == 0:
            return place
    raise ValueError(f"{value!r} opens a bracket that it does not close")


def _arguments(text: str) -> list[str]:
    """What stands between the commas, save those within brackets."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


def _var(arguments: list[str], variables: Mapping[str, str]) -> str:
    name, *fallback = arguments
    if name in variables and variables[name] != "initial":
        return settled(variables[name], variables)
    if not fallback:
        raise Unknown(name)
    return settled(", ".join(fallback), variables)


def _light(arguments: list[str], variables: Mapping[str, str]) -> str:
    return settled(arguments[0], variables)


def _mix(arguments: list[str], variables: Mapping[str, str]) -> str:
    first, second = (settled(argument, variables) for argument in arguments[1:])
    name, _, share = first.rpartition(" ")
    name = variables.get("color", "#18222c") if name == "currentColor" else name
    return mixed(name, float(share.removesuffix("%")) / 100, second)


def _calc(arguments: list[str], variables: Mapping[str, str]) -> str:
    """Only products with a bare number are used in drawings."""
    value, factor = (part.strip() for part in settled(arguments[0], variables).split("*"))
    unit = value.lstrip("-.0123456789")
    return f"{float(value.removesuffix(unit)) * float(factor):g}{unit}"


CALLS: dict[str, Callable[[list[str], Mapping[str, str]], str]] = {
    "var": _var,
    "light-dark": _light,
    "color-mix": _mix,
    "calc": _calc,
}
