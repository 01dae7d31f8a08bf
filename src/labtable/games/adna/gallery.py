"""The gallery of Adna's Lab: the bases, the Reactions titles and the enzymes, with what stands on each."""

from labtable.games.adna.bases import BASES, Base
from labtable.games.adna.cards import ANY_BUFFER, CardFile, EnzymeRow, ReactionRow
from labtable.games.adna.edition import Edition
from labtable.games.adna.titles import Title
from labtable.games.adna.workshop import is_invented
from labtable.kernel.gallery import Face

ARROW = "^"


def gallery_of(cards: CardFile, edition: Edition) -> list[Face]:
    """Every base and card, in the order of the card file."""
    names = {row.id: row.name for row in cards.reaction} | {ANY_BUFFER: "any buffer"}
    buffers = {row.buffer: row.id for row in cards.reaction if row.buffer}
    bases = [_base(base, getattr(cards.bases, base.letter)) for base in BASES]
    reactions = zip(cards.reaction, edition.reactions, strict=True)
    return [
        *bases,
        *(_reaction(row, title, names) for row, title in reactions),
        *(_enzyme(row, buffers[row.colour]) for row in cards.enzyme),
    ]


def _base(base: Base, copies: int) -> Face:
    facts: dict[str, object] = {"copies": copies, "letter": base.letter}
    source = f"https://en.wikipedia.org/wiki/{base.name}"
    return Face(
        id=base.letter,
        name=base.name,
        kind="base",
        text="",
        science=base.science,
        more=base.more,
        source=source,
        facts=facts,
    )


def _reaction(row: ReactionRow, title: Title, names: dict[str, str]) -> Face:
    facts: dict[str, object] = {
        "type": row.type,
        "copies": row.copies,
        "printed_copies": row.copies if row.printed_copies is None else row.printed_copies,
        "plays": row.plays,
        "levels": row.levels,
        "needs": row.needs,
        "chain": row.chain,
        "buffer": row.buffer,
        "stops": row.stops,
        "stops_everything": row.stops_everything,
        "does": _does(row, title, names),
    }
    return Face(
        id=row.id,
        name=row.name,
        kind="reaction",
        text=_text(row, title, names),
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )


def _text(row: ReactionRow, title: Title, names: dict[str, str]) -> str:
    """What stands on a Reactions card besides its name and its science."""
    at = f"{'/'.join(str(level) for level in row.levels)} °C" if row.levels else ""
    company = f"with {', '.join(names[need] for need in row.needs)}" if row.needs else ""
    return "; ".join(part for part in (at, company, _does(row, title, names)) if part) or "goes with other cards"


def _does(row: ReactionRow, title: Title, names: dict[str, str]) -> str:
    does = ", then ".join(effect.words for effect in title.effects)
    stops = f"stops {', '.join(names[each] for each in row.stops)}" if row.stops else ""
    everything = "stops anything but Detergent" if row.stops_everything else ""
    return "; ".join(part for part in (does, stops, everything) if part)


def _enzyme(row: EnzymeRow, buffer: str) -> Face:
    """§F1 The site without its arrow, and after how many bases it cuts."""
    facts: dict[str, object] = {
        "site": row.site.replace(ARROW, ""),
        "cut": row.site.index(ARROW),
        "level": row.level,
        "colour": row.colour,
        "buffer": buffer,
        "bsa": row.bsa,
    }
    invented = "; an invented enzyme" if is_invented(row.name, row.site) else ""
    return Face(
        id=row.id,
        name=row.name,
        kind="enzyme",
        text=f"{row.site}, {row.level} °C, {row.colour}{' and BSA' if row.bsa else ''}{invented}",
        science=row.science,
        more=row.more,
        source=row.source,
        author=row.author,
        picture=row.picture,
        facts=facts,
    )
