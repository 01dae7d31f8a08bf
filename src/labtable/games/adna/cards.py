"""Reading a card file: its shape, its checks, and the edition the rules play with."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from labtable.games.adna.cutting import Cut, Insert, Rejoin
from labtable.games.adna.decks import ENZYMES, LETTERS, REACTIONS
from labtable.games.adna.edition import Edition
from labtable.games.adna.effect import Effect
from labtable.games.adna.effects import Draw, Reveal, SetAny, SetTo, Shift, Step, TakeBases, TakeByChance
from labtable.games.adna.moves import CHAIN_LABELS, CHAIN_WORDS, Moves
from labtable.games.adna.reactions import Add, Cure, Delete, Level, Shorten, Swap, Trim
from labtable.games.adna.thermometer import LEVELS, level_of, levels_of
from labtable.games.adna.titles import ACTION, ANSWER, NO_CHAIN, NONE, OWN, REPAIR, RIVAL, Play, Title
from labtable.kernel.edition import CardRow, EditionFile, Id
from labtable.kernel.problem import Problem
from labtable.kernel.words import figure

Colour = Literal["blue", "green", "red", "yellow"]
Degrees = Literal[-80, 4, 16, 25, 37, 50, 55, 65, 80, 100]
Op = Literal[
    "draw",
    "take_bases",
    "take",
    "reveal",
    "warm",
    "cool",
    "set",
    "set_any",
    "step",
    "add",
    "swap",
    "delete",
    "trim",
    "shorten",
    "level",
    "cure",
    "rejoin",
    "insert",
]
Copies = Annotated[int, Meta(ge=0, le=10)]

COLOURS = ("blue", "green", "red", "yellow")
LETTER_SETS = {"A": "A", "C": "C", "G": "G", "T": "T", "N": "ACGT", "R": "AG", "Y": "CT", "W": "AT"}  # §F4
ANY_BUFFER = "any_buffer"
MOST_TITLES = 60  # what a set of faces holds
KINDS = {ACTION: "action", ANSWER: "answer", REPAIR: "repair"}
CHAINS = {"none": (NO_CHAIN,), "own": (OWN,), "rival": (RIVAL,), "either": (OWN, RIVAL)}
TEMPERATURE = ("warm", "cool", "set", "set_any")
JOINING = ("rejoin", "insert")
PARAGRAPHS = {"needs": "O9", "stops": "A-25", "does": "A-22", "plays": "A-47", "chain": "A-32"}
ON_CHAINS = ("add", "swap", "delete", "trim", "shorten", "level", "cure")


class BasesRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many there are of each base; the first six of both players must be there (§P5)."""

    A: Annotated[int, Meta(ge=10, le=60)]
    C: Annotated[int, Meta(ge=10, le=60)]
    G: Annotated[int, Meta(ge=10, le=60)]
    T: Annotated[int, Meta(ge=10, le=60)]
    U: Annotated[int, Meta(ge=0, le=10)]


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect: its op, and the numbers it takes."""

    op: Op
    number: Annotated[int, Meta(ge=1, le=10)] = 1
    below: Annotated[int, Meta(ge=2, le=40)] = 12
    level: Degrees = 25
    from_: Literal["below", "above", "either"] = msgspec.field(default="either", name="from")


class ReactionRow(CardRow, frozen=True, kw_only=True):
    """A title of the Reactions deck."""

    type: Literal["attack", "defence", "support", "temperature"]
    copies: Copies
    printed_copies: Copies | None = None
    plays: list[Literal["action", "answer", "repair", "with"]]
    levels: list[Degrees] = []
    needs: list[Id] = []
    chain: Literal["none", "own", "rival", "either"] = "none"
    buffer: Colour | None = None
    does: list[EffectRow] = []
    stops: list[Id] = []
    stops_everything: bool = False


class EnzymeRow(CardRow, frozen=True, kw_only=True):
    """An enzyme: one card."""

    site: Annotated[str, Meta(pattern=r"^[ACGTNRYW]*\^[ACGTNRYW]*$", min_length=3, max_length=12)]
    level: Degrees
    colour: Colour
    bsa: bool = False


class CardFile(EditionFile, frozen=True, kw_only=True):
    """A whole card file."""

    bases: BasesRow
    reaction: Annotated[list[ReactionRow], Meta(min_length=1, max_length=MOST_TITLES)]
    enzyme: Annotated[list[EnzymeRow], Meta(min_length=1, max_length=MOST_TITLES)]

    def rows(self) -> list[ReactionRow | EnzymeRow]:
        return [*self.reaction, *self.enzyme]

    def problems(self) -> Iterator[Problem]:
        titles = {row.id for row in self.reaction}
        for row in self.reaction:
            field, _, problem = _reaction_problem(row, titles).partition(": ")
            if problem:
                yield Problem(problem, field, "reaction", row.id, PARAGRAPHS[field])
        if sorted(row.buffer for row in self.reaction if row.buffer) != sorted(COLOURS):
            yield Problem("there must be one buffer of each colour", "reaction", rule="O8")
        if any(row.bsa for row in self.enzyme) and not any(_is_bsa(row) for row in self.reaction):
            yield Problem("an enzyme needs BSA, and no card does 'step'", "reaction", rule="A-51")

    def faces(self, printed: bool) -> list[list[int]]:
        """§C1, §C2 The faces of the three decks before they are shuffled, in one deck or the other of §C4."""
        counts = [getattr(self.bases, letter) for letter in LETTERS]
        bases = [face for face, number in enumerate(counts) for _ in range(number)]
        reactions: list[int] = []
        for face, row in enumerate(self.reaction):
            as_printed = row.copies if row.printed_copies is None else row.printed_copies
            reactions += [face] * (as_printed if printed else row.copies)
        return [bases, reactions, list(range(len(self.enzyme)))]


def _reaction_problem(row: ReactionRow, titles: set[str]) -> str:
    for field, named in (("needs", row.needs), ("stops", row.stops)):
        for id in named:
            if id not in titles and not (field == "needs" and id == ANY_BUFFER):
                return f"{field}: there is no Reactions card {id!r}"
    if len(set(row.needs)) < len(row.needs) or row.id in row.needs:
        return "needs: it names a card twice"
    if ("action" in row.plays or "repair" in row.plays) and not row.does:
        return "does: a card that is played as an action or a repair must do something"
    ops = {each.op for each in row.does}
    if ops & {*TEMPERATURE} and len(row.does) > 1:
        return "does: a card that moves the thermometer does nothing else"
    if "answer" in row.plays and ops - {*TEMPERATURE}:
        return "does: an answer stops something or moves the thermometer"
    if "repair" in row.plays and not ops & {*JOINING, *TEMPERATURE}:
        return "does: a repair joins a cut chain or moves the thermometer"
    if ops & {*JOINING} and row.plays != ["repair"]:
        return "plays: a card that joins a cut chain is a repair and nothing else"
    if "step" in ops and row.plays != ["with"]:
        return "plays: a card that does 'step' only goes with an enzyme"
    on_chain = any(each.op in ON_CHAINS for each in row.does)
    if on_chain != (row.chain != "none"):
        return "chain: a card names a chain if, and only if, it does something to one"
    return ""


def _is_bsa(row: ReactionRow) -> bool:
    return any(each.op == "step" for each in row.does)


def make_edition(cards: CardFile) -> Edition:
    """Titles, enzymes, and every way to announce them."""
    reactions = [_title(face, row) for face, row in enumerate(cards.reaction)]
    faces = {row.id: face for face, row in enumerate(cards.reaction)}
    buffers = [faces[row.id] for colour in COLOURS for row in cards.reaction if row.buffer == colour]
    bsa = [face for face, row in enumerate(cards.reaction) if _is_bsa(row)]
    enzymes = [_enzyme(face, row) for face, row in enumerate(cards.enzyme)]
    words = [list(LETTERS), [title.id for title in reactions], [title.id for title in enzymes]]
    names = [list(LETTERS), [title.name for title in reactions], [title.name for title in enzymes]]
    moves = Moves(words, names)
    for title, row in zip(reactions, cards.reaction, strict=True):
        for face in row.stops:
            title.stops |= 1 << faces[face]
        for kind, word in KINDS.items():
            if word in row.plays:
                _add_plays(moves, title, row, kind, faces, buffers, cards)
    for title, enzyme in zip(enzymes, cards.enzyme, strict=True):
        buffer = buffers[COLOURS.index(enzyme.colour)]
        _add_cuts(moves, title, enzyme, [buffer, *(bsa[:1] if enzyme.bsa else [])])
    return Edition(cards.digest, reactions, enzymes, moves)


def _title(face: int, row: ReactionRow) -> Title:
    leads = row.plays != ["with"]  # §A-20, §A-30 a card that only goes with others has no effect of its own
    effects = [_effect(each) for each in row.does] if leads else []
    title = Title(row.id, row.name, REACTIONS, face, levels_of([int(each) for each in row.levels]), effects)
    title.stops_everything = row.stops_everything
    title.worth = sum(effect.worth for effect in effects) + _worth_of_company(row)
    return title


def _worth_of_company(row: ReactionRow) -> float:
    """What a card is worth, in bases, for what it stops and what it goes with."""
    stopping = 1.5 if row.stops_everything else 0.3 if row.stops else 0.0
    return stopping + (0.35 if row.buffer else 0.15 if "with" in row.plays else 0.0)


def _effect(row: EffectRow) -> Effect:
    match row.op:
        case "draw":
            return Draw(row.number)
        case "take_bases":
            return TakeBases()
        case "take":
            return TakeByChance(row.number)
        case "reveal":
            return Reveal()
        case "warm":
            return Shift(row.number)
        case "cool":
            return Shift(-row.number)
        case "set":
            return SetTo(level_of(row.level), row.from_ != "above", row.from_ != "below")
        case "set_any":
            return SetAny()
        case _:
            return _chain_effect(row)


def _chain_effect(row: EffectRow) -> Effect:
    match row.op:
        case "add":
            return Add(row.number)
        case "swap":
            return Swap(row.number)
        case "delete":
            return Delete(row.number)
        case "trim":
            return Trim(row.number)
        case "shorten":
            return Shorten(row.number, row.below)
        case "level":
            return Level(row.number)
        case "cure":
            return Cure()
        case "rejoin":
            return Rejoin()
        case _:
            return Insert(row.number)


def _enzyme(face: int, row: EnzymeRow) -> Title:
    """§A-20 An enzyme cuts; with BSA its player then moves the thermometer."""
    site = [sum(1 << LETTERS.index(base) for base in LETTER_SETS[letter]) for letter in row.site.replace("^", "")]
    effects: list[Effect] = [Cut(row.site, site, row.site.index("^"))]
    if row.bsa:
        effects.append(Step())
    return Title(row.id, row.name, ENZYMES, face, levels_of([row.level]), effects)


def _add_plays(
    moves: Moves, title: Title, row: ReactionRow, kind: int, faces: dict[str, int], buffers: list[int], cards: CardFile
) -> None:
    """Every chain, buffer and level a title can name."""
    chains = CHAINS[row.chain] if kind == ACTION else (NO_CHAIN,)
    levels = range(len(LEVELS)) if any(each.op == "set_any" for each in row.does) else (NONE,)
    others = [faces[need] for need in row.needs if need != ANY_BUFFER]
    for chain in chains:
        for buffer in buffers if ANY_BUFFER in row.needs else [NONE]:
            for level in levels:
                text, label = _wording(title, row, kind, chain, level)
                if buffer != NONE:
                    text += f":{cards.reaction[buffer].buffer}"
                    label += f", with the {cards.reaction[buffer].name}"
                play = Play(moves.next_id(), text, label, kind, title, chain, level)
                play.ask_for([*([buffer] if buffer != NONE else []), *others], buffer)
                moves.add(play)
                _plays_of(title, kind).append(play)


def _wording(title: Title, row: ReactionRow, kind: int, chain: int, level: int) -> tuple[str, str]:
    text = f"{'play' if kind == ACTION else KINDS[kind]}:{title.id}"
    label = title.name if kind == ACTION else f"{KINDS[kind].capitalize()} with {title.name}"
    does = ", ".join(effect.words for effect in title.effects)
    if chain != NO_CHAIN and row.chain == "either":
        text += f":{CHAIN_WORDS[chain]}"
    if chain != NO_CHAIN:
        label += f" on {CHAIN_LABELS[chain]}"
    if level != NONE:
        text += f":{LEVELS[level]}"
        does = f"thermometer to {figure(LEVELS[level])} °C"
    return text, f"{label}: {does}" if does else label


def _plays_of(title: Title, kind: int) -> list[Play]:
    return (title.actions, title.answers, title.repairs)[kind]


def _add_cuts(moves: Moves, title: Title, row: EnzymeRow, needs: list[int]) -> None:
    """§O8, §A-32, §A-51 An enzyme on either chain, with the buffer of its colour and perhaps BSA."""
    for chain in (OWN, RIVAL):
        text = f"cut:{title.id}:{CHAIN_WORDS[chain]}"
        label = f"{title.name} ({row.site}, {row.level} °C, {row.colour}): cut {CHAIN_LABELS[chain]}"
        play = Play(moves.next_id(), text, label, ACTION, title, chain, NONE)
        play.ask_for(needs, needs[0])
        moves.add(play)
        title.actions.append(play)
