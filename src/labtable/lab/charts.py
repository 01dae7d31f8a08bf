"""Charts of a report: Vega-Lite made by Altair and drawn into the file, so that it needs no network and no script.

Each is drawn twice, wide and for a phone. The colours of the drawing are changed to the page's own, which follow the
reader's theme.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import altair as alt
import vl_convert

from labtable.lab.card_shares import PairLine
from labtable.lab.findings import Findings, SideFacts
from labtable.lab.study import BEFORE
from labtable.lab.verdict import MINUS, Told

Drawing = alt.LayerChart | alt.FacetChart
WIDE, NARROW = 410, 270
SIZES = {"wide": WIDE, "narrow": NARROW}
CLIP = re.compile(r"\bclip\d+\b")
INKS = {
    "#0b7671": "var(--teal)",
    "#18222c": "var(--ink)",
    "#414d58": "var(--ink-2)",
    "#5c6670": "var(--ink-3)",
    "#ded7c8": "var(--line)",
    "#ffffff": "var(--surface)",
    "#f1ede2": "var(--well)",
    "#a8321f": "var(--bad)",
}
TEAL, INK, INK_2, INK_3, LINE, SURFACE, WELL, BAD = INKS
FONT = "Atkinson, system-ui, sans-serif"
MOST_BARS = 20
TAIL = 0.98  # of the games have bars of their own
ROOM = 0.55  # of the width is for the names of lines, where there are many
NAME_OF_LINE = (
    f"indexof(datum.label, ': {BEFORE}') > 0 ? datum.label : slice(datum.label, indexof(datum.label, ': ') + 1)"
)
FEW = 0.05  # of the games end sooner, or later, than the line of a side reaches


def drawn(name: str, chart: Drawing, width: int) -> str:
    """A chart as a drawing within the page; what it clips by is called after it, the same every time."""
    axis = {
        "labelColor": INK_2,
        "titleColor": INK_2,
        "gridColor": LINE,
        "domainColor": INK_3,
        "tickColor": LINE,
        "labelFont": FONT,
        "titleFont": FONT,
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
    }
    whole = chart.properties(background="transparent", padding=4)
    if whole.width is alt.Undefined:
        whole = whole.properties(width=width)
    whole = whole.configure_view(strokeWidth=0).configure_axis(**axis).configure_text(font=FONT)
    svg: str = vl_convert.vegalite_to_svg(whole.to_json())
    for colour, ink in INKS.items():
        svg = svg.replace(colour, ink)
    clips = {clip: f"{name}-{number}" for number, clip in enumerate(dict.fromkeys(CLIP.findall(svg)))}
    svg = CLIP.sub(lambda found: clips[found[0]], svg)
    return svg.replace("<svg ", '<svg role="img" aria-hidden="true" focusable="false" ', 1)


def both(name: str, make: Callable[..., Drawing], *told: object) -> dict[str, str]:
    """A chart for a wide page and for a phone."""
    return {size: drawn(f"{name}-{size}", make(width, *told), width) for size, width in SIZES.items()}


class Bars:
    """How rounds are put together into bars: some for each, and the last few games of a long tail into one."""

    def __init__(self, sides: Sequence[SideFacts]) -> None:
        self.first = min(min(side.rounds) for side in sides)
        last = max(quantile(side.rounds, TAIL) for side in sides)
        self.wide = -(-(last - self.first + 1) // MOST_BARS)
        self.number = (last - self.first) // self.wide + 1
        self.tail = any(max(side.rounds) >= self.start(self.number) for side in sides)

    def start(self, bar: int) -> int:
        """The first round of a bar."""
        return self.first + bar * self.wide

    def label(self, bar: int) -> str:
        """What a bar is called."""
        return f"{self.start(bar)}+" if bar == self.number else str(self.start(bar))

    def labels(self) -> list[str]:
        """All bars in their order."""
        return [self.label(bar) for bar in range(self.number + self.tail)]

    def shares(self, side: SideFacts) -> list[dict[str, object]]:
        """The per cent of the games that end in each bar."""
        counts = [0] * (self.number + 1)
        for rounds, games in side.rounds.items():
            counts[min(self.number, (rounds - self.first) // self.wide)] += games
        whole = sum(counts)
        return [{"round": self.label(bar), "share": 100 * games / whole} for bar, games in enumerate(counts) if games]


def quantile(rounds: Mapping[int, int], part: float) -> int:
    """The round with which this part of the games is over."""
    seen = 0
    for length in sorted(rounds):
        seen += rounds[length]
        if seen >= part * sum(rounds.values()):
            return length
    return max(rounds)


def length_chart(width: int, sides: Sequence[SideFacts]) -> Drawing:
    """The share of the games that end with each round; of more than two sides the middle and the spread of each."""
    return lengths_chart(width, sides) if len(sides) > 2 else bars_chart(sides)


def lengths_chart(width: int, sides: Sequence[SideFacts]) -> Drawing:
    """A line for every side that nine of ten of its games end within, a bar for half of them, and their median."""
    rows = [
        {"side": side.name, "low": quantile(side.rounds, FEW), "high": quantile(side.rounds, 1 - FEW)}
        | {"from": quantile(side.rounds, 0.25), "to": quantile(side.rounds, 0.75), "median": side.median}
        for side in sides
    ]
    made = alt.Chart(alt.InlineData(values=rows)).encode(y=lines_axis(width, "side:N", [side.name for side in sides]))
    return alt.layer(
        made.mark_rule(color=INK_3, strokeWidth=1.5).encode(x=alt.X("low:Q", title="round"), x2="high:Q"),
        made.mark_bar(color=TEAL, opacity=0.35, size=12).encode(x=alt.X("from:Q", title="round"), x2="to:Q"),
        made.mark_point(filled=True, color=TEAL, size=90, opacity=1).encode(x=alt.X("median:Q", title="round")),
    ).properties(width=width * (1 - ROOM / 2), height=alt.Step(26))


def lines_axis(width: int, field: str, lines: Sequence[str]) -> alt.Y:
    """A line for everything that is compared, by its name and in its order; the place stands before its first."""
    axis = alt.Axis(grid=False, ticks=False, domain=False, labelLimit=width * ROOM, labelExpr=NAME_OF_LINE)
    return alt.Y(field, sort=list(lines), title=None, axis=axis)


def bars_chart(sides: Sequence[SideFacts]) -> Drawing:
    """A bar for each round, on the first side and on the last."""
    bars = Bars([sides[0], sides[-1]])
    title = "round" if bars.wide == 1 else f"round, {bars.wide} to a bar"
    axis = alt.Axis(labelAngle=0, labelOverlap=True, grid=False, ticks=False, title=title)
    x = alt.X("round:O", axis=axis, scale=alt.Scale(paddingInner=0.25, domain=bars.labels()))
    y = alt.Y("share:Q", title="% of the games", axis=alt.Axis(tickCount=4))
    before, after = (
        alt.Chart(alt.InlineData(values=bars.shares(side))).encode(x=x, y=y) for side in (sides[0], sides[-1])
    )
    filled = after.mark_bar(color=TEAL, cornerRadiusEnd=2)
    if len(sides) == 1:
        return alt.layer(filled).properties(height=180)
    outline = before.mark_bar(fillOpacity=0, stroke=INK, strokeWidth=1.3)
    return alt.layer(filled, outline).properties(height=180)


def places_chart(width: int, places: Sequence[Told], names: Sequence[str], fair_band: float) -> Drawing:
    """The share of the wins of each place beside the fair one: before as a ring, after as a dot, changes in lines."""
    last = len(names) - 1
    rows = [
        {"share": value.value, "low": value.low, "high": value.high, "now": number > 0 or last == 0}
        | {"place": place_words(each), "line": f"{place_words(each)}: {names[number]}"}
        for each in places
        for number, value in enumerate(each.values)
    ]
    fair = places[0].fair or 0.0
    band = alt.Chart(alt.InlineData(values=[{"from": fair - fair_band, "to": fair + fair_band, "fair": fair}]))
    line = "place" if last < 2 else "line"
    y = lines_axis(width, f"{line}:N", [str(row[line]) for row in rows])
    x = alt.X("share:Q", title="% of the wins", scale=alt.Scale(zero=True), axis=alt.Axis(tickCount=5))
    made = alt.Chart(alt.InlineData(values=rows))
    now = made.transform_filter("datum.now")
    return alt.layer(
        band.mark_rect(color=WELL).encode(x=alt.X("from:Q", title="% of the wins"), x2="to:Q"),
        band.mark_rule(color=INK_3, strokeDash=[4, 3]).encode(x="fair:Q"),
        now.mark_rule(color=TEAL, strokeWidth=2.5).encode(x=alt.X("low:Q", title="% of the wins"), x2="high:Q", y=y),
        made.transform_filter("!datum.now").mark_point(color=INK_3, fill=SURFACE, size=90, opacity=1).encode(x=x, y=y),
        now.mark_point(filled=True, color=TEAL, size=90, opacity=1).encode(x=x, y=y),
    ).properties(width=width if last < 2 else width * (1 - ROOM / 2), height=alt.Step(38 if last < 2 else 24))


def place_words(place: Told) -> str:
    """A place, by itself."""
    return place.words.removesuffix("’s share of the wins")


def pairs_chart(width: int, pairs: Sequence[PairLine], names: dict[str, str]) -> Drawing:
    """Pairs of cards as a map: teal brings more together, hatched red less; the figure stands in each cell."""
    rows: list[dict[str, Any]] = [
        {"first": names[one], "second": names[other], "beyond": 100 * pair.beyond.value, "told": whole_points(pair)}
        for pair in pairs
        for one, other in ((pair.first, pair.second), (pair.second, pair.first))
    ]
    far = max(4.0, *(abs(row["beyond"]) for row in rows))
    cards = sorted({str(row["first"]) for row in rows})
    step = max(20, min(44, (width - 40) // max(1, len(cards))))
    label = alt.Axis(labelAngle=-60, grid=False, ticks=False, domain=False, labelLimit=90, title=None)
    side = alt.Axis(grid=False, ticks=False, domain=False, labelLimit=100 if width < WIDE else 150, title=None)
    x, y = alt.X("first:N", sort=cards, axis=label), alt.Y("second:N", sort=cards, axis=side)
    made = alt.Chart(alt.InlineData(values=rows)).encode(x=x, y=y)
    more = made.transform_filter("datum.beyond >= 0").mark_rect(color=TEAL, cornerRadius=2)
    less = made.transform_filter("datum.beyond < 0").mark_rect(color=BAD, cornerRadius=2)
    depth = alt.Opacity("depth:Q", legend=None, scale=alt.Scale(domain=[0, 1], range=[0.05, 0.62]))
    shaded = [
        each.transform_calculate(depth=f"abs(datum.beyond) / {far}").encode(opacity=depth) for each in (more, less)
    ]
    figures = made.mark_text(color=INK, fontSize=11 if width >= WIDE else 9).encode(text="told:N")
    return alt.layer(*shaded, figures).properties(width=alt.Step(step), height=alt.Step(max(20, step * 2 // 3)))


def whole_points(pair: PairLine) -> str:
    """A pair's points; in brackets what may as well be none."""
    points = round(100 * pair.beyond.value)
    sign = f"+{points}" if points > 0 else str(points).replace("-", MINUS)
    return sign if pair.beyond.low > 0 or pair.beyond.high < 0 else f"({sign})"


def charts_of(findings: Findings) -> dict[str, dict[str, str]]:
    """All drawings of a report, by what they show."""
    made = {"length": both("length", length_chart, findings.sides)}
    places = [each for each in findings.measures if each.fair is not None]
    if places:
        made["places"] = both(
            "places", places_chart, places, [side.name for side in findings.sides], findings.fair_band
        )
    if findings.cards is not None and findings.cards.pairs:
        made["pairs"] = both("pairs", pairs_chart, findings.cards.pairs, findings.cards.names)
    return made
