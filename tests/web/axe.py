"""What axe finds wrong with a page for people who see, hear or move differently."""

from pathlib import Path
from typing import Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
FAULTS = """async (rules) => {
  const { violations } = await axe.run({ resultTypes: ["violations"], ...(rules && { runOnly: rules }) });
  const bad = violations.filter((each) => ["serious", "critical"].includes(each.impact));
  return bad.flatMap((each) => each.nodes.map((node) => `${each.id}: ${node.target} ${node.failureSummary}`));
}"""
OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""The rules that look at colours, which are all that a theme changes."""
Theme = Literal["light", "dark"]


def faults(page: Page) -> list[str]:
    """Every serious fault, in the light theme, and in the dark one what its colours do wrong."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return [*_faults(page, "dark", OF_COLOUR), *_faults(page, "light", None)]


def _faults(page: Page, theme: Theme, rules: list[str] | None) -> list[str]:
    page.emulate_media(color_scheme=theme)
    page.wait_for_selector(f"html[data-theme={theme}]")
    found: list[str] = page.evaluate(FAULTS, rules)
    return [f"{theme}: {fault}" for fault in found]
