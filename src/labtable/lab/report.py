"""The report of a study: one file that needs no network, with its drawings, fonts and numbers inside."""

import base64
import csv
import io
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

import msgspec
from jinja2 import DictLoader, Environment, StrictUndefined
from markupsafe import Markup

from labtable.lab.charts import charts_of
from labtable.lab.findings import Cards, Findings
from labtable.lab.notes import notes_of
from labtable.lab.report_cards import shown_cards
from labtable.lab.report_rows import chips_of, shown_rows

LOOK = files("labtable.lab") / "look"
MOST_FLAGS = 6
ICONS = {
    "yes": ("warn", "warn"),
    "unfair": ("warn", "warn"),
    "no": ("check", ""),
    "fair": ("check", ""),
    "told": ("check", ""),
    "open": ("ask", "ask"),
}


def report_of(findings: Findings, command: str, file: str = "", text: str = "") -> str:
    """The whole report as HTML; the same findings give the same file."""
    look = {name: (LOOK / name).read_text(encoding="utf-8") for name in ("report.html", "report.css")}
    drawer = Environment(loader=DictLoader(look), autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    drawer.filters["tied"] = tied
    fonts = {name: link("font/woff2", (LOOK / f"{name}.woff2").read_bytes()) for name in ("next", "zero", "mono")}
    css = Markup(drawer.get_template("report.css").render(fonts=fonts))  # noqa: S704 - written by us
    charts = {
        name: {size: Markup(drawing) for size, drawing in drawn.items()}  # noqa: S704 - Vega escapes what it draws
        for name, drawn in charts_of(findings).items()
    }
    changes = findings.sides[1:]
    return drawer.get_template("report.html").render(
        f=findings,
        css=css,
        icons=ICONS,
        charts={"places": None, "pairs": None} | charts,
        changes=changes,
        chips=chips_of(findings),
        rows=shown_rows(findings),
        cards=shown_cards(findings),
        design=design_of(findings),
        notes=notes_of(findings),
        toc=contents(findings, charts),
        most_flags=MOST_FLAGS,
        command=command,
        file=file,
        text=text,
        files=taken_along(findings),
    )


def tied(sentence: str) -> str:
    """A sentence in which no line begins with the sign of a per cent."""
    return sentence.replace(" %", "\N{NO-BREAK SPACE}%")


def link(kind: str, content: bytes) -> str:
    """Some content as an address of its own."""
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def contents(findings: Findings, charts: dict[str, Any]) -> list[tuple[str, str]]:
    """The parts that the report has."""
    parts = [("measures", "Measures"), ("length", "Length")]
    parts += [("cards", "Cards")] if findings.cards else []
    parts += [("pairs", "Pairs")] if "pairs" in charts else []
    parts += [("skill", "Skill")] if findings.skill else []
    return [*parts, ("method", "Method"), ("again", "Reproduce")]


def design_of(findings: Findings) -> list[tuple[str, str, str]]:
    """How it was played, in a few words each."""
    first, deals = findings.sides[0], findings.deals
    games = deals * len(findings.sides)
    each = f"{deals:,} deals, the same on every side" if len(findings.sides) > 1 else "one a deal"
    planned = "broken off" if findings.stopped else findings.until or "number fixed before"
    return [
        ("Games", f"{games:,}", each),
        ("Seeds", f"{findings.seed}: 0 to {deals - 1:,}", "deal and bots alike"),
        ("Table", f"{findings.seats} seats", options_words(first.options)),
        ("Bots", bots_words(first.bots), "seats rotated" if findings.rotated else "seats fixed"),
        ("Number", f"{deals:,} of {findings.planned:,}", planned),
        ("Version", f"Labtable {findings.labtable}", f"rules version {findings.rules}"),
    ]


def options_words(options: dict[str, Any]) -> str:
    """A few options in words."""
    told = [f"{name} {str(value).lower()}" for name, value in options.items()]
    return ", ".join(told[:2])


def bots_words(bots: Sequence[str]) -> str:
    """Who sits at the table."""
    return f"{bots[0]} ×{len(bots)}" if len(set(bots)) == 1 else ", ".join(bots)


def taken_along(findings: Findings) -> list[tuple[str, str]]:
    """The numbers as files within the file."""
    found = [("measures.csv", link("text/csv", measures_csv(findings).encode()))]
    if findings.cards is not None:
        found.append(("cards.csv", link("text/csv", cards_csv(findings.cards, findings).encode())))
    return [*found, ("study.json", link("application/json", msgspec.json.encode(findings)))]


def measures_csv(findings: Findings) -> str:
    """A line for each measure and side."""
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\n")
    sheet.writerow(["measure", "side", "value", "low", "high", "difference", "from", "to", "band", "reading", "unit"])
    for each in findings.measures:
        for number, (side, value) in enumerate(zip(findings.sides, each.values, strict=True)):
            by = each.differences[number - 1] if number else None
            apart = [by.by.value, by.by.low, by.by.high] if by else ["", "", ""]
            row = [each.name, side.name, value.value, value.low, value.high, *apart]
            sheet.writerow([*row, each.band, by.reading if by else "", each.unit])
    return written.getvalue()


def cards_csv(cards: Cards, findings: Findings) -> str:
    """A line for each card, side and fate."""
    written = io.StringIO()
    sheet = csv.writer(written, lineterminator="\n")
    counts = ["drawn", "played", "discarded", "kept"]
    sheet.writerow(["card", "name", "side", *counts, "fate", "seats", "wins", "expected", "lift", "low", "high"])
    for side, lines in zip(findings.sides, cards.sides, strict=True):
        for line in lines:
            for fate, worth in line.worth.items():
                row = [line.id, cards.names[line.id], side.name, line.drawn, line.played, line.discarded, line.kept]
                lift = worth.lift
                sheet.writerow(
                    [*row, fate, worth.seats, worth.wins.value, worth.expected, lift.value, lift.low, lift.high]
                )
    return written.getvalue()
