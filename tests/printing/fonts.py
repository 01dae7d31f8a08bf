"""Makes the fonts of what is printed from those of the page: `python -m tests.printing.fonts`, after the page was built.

Typst reads no WOFF2, so they are unpacked. It takes the letters that a font lacks from the next one by its name, so the
second half of the alphabet gets a name of its own. The zero without a slash is put in the place of the other.
"""

from pathlib import Path

from fontTools.ttLib import TTFont

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "web/node_modules/@fontsource-variable"
MADE = ROOT / "src/labtable/printing/look/fonts"
NEXT, MONO = "atkinson-hyperlegible-next", "atkinson-hyperlegible-mono"
FONTS = {
    "next": (PAGE / NEXT / f"files/{NEXT}-latin-wght-normal.woff2", "Atkinson Hyperlegible Next"),
    "italic": (PAGE / NEXT / f"files/{NEXT}-latin-wght-italic.woff2", "Atkinson Hyperlegible Next"),
    "more": (PAGE / NEXT / f"files/{NEXT}-latin-ext-wght-normal.woff2", "Atkinson Hyperlegible More"),
    "mono": (PAGE / MONO / f"files/{MONO}-latin-wght-normal.woff2", "Atkinson Hyperlegible Mono"),
}
ZERO = ROOT / "web/src/look/zero.woff2"
FAMILY, FAMILY_OF_MANY, STYLE_OF_MANY = 1, 16, 17


def main() -> None:
    """Write them all; the same sources give the same files."""
    for name, (source, family) in FONTS.items():
        font = TTFont(source, recalcTimestamp=False)
        font.flavor = None
        table = font["name"]
        for number in (FAMILY_OF_MANY, STYLE_OF_MANY):
            table.removeNames(nameID=number)
        table.setName(family, FAMILY, 3, 1, 0x409)
        table.names = [each for each in table.names if each.platformID == 3]
        if name == "next":
            open_zero(font)
        font.save(MADE / f"{name}.ttf")


def open_zero(font: TTFont) -> None:
    """Put the zero of the page's numbers in the place of the one with a slash; widths and weights are the same."""
    zero = TTFont(ZERO, recalcTimestamp=False)
    for name in ("zero", "zero.tf"):
        font["glyf"][name] = zero["glyf"]["zero"]
        font["gvar"].variations[name] = zero["gvar"].variations["zero"]


if __name__ == "__main__":
    main()
