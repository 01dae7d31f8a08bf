"""The verdict on a card: too strong, too weak, never played, never completed, or fair as far as some games tell."""

from typing import Final, Literal

import msgspec

from labtable.kernel.words import counted
from labtable.lab.statistics import Estimate, share
from labtable.lab.trial import Found, change, lift, wins
from labtable.lab.verdict import figure

Answer = Literal["early", "strong", "weak", "never", "incomplete", "fair"]
BAND: Final = 5.0  # points that who has a card may win more or less often than who has another
SELDOM: Final = 5.0  # per cent of the games in which somebody had it
FEWEST_HAD: Final = 40  # games, before a card counts as never played
FEWEST_SEATS: Final = 30  # with the card, before anything is said of who wins
POINTS: Final = 100
WHOLE: Final = 2520 / 100


class CardVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a card so far; the last line of a trial is its verdict."""

    deals: int
    of: int
    over: bool
    answer: Answer
    title: str
    words: str
    used: Estimate
    """In how many games it is used, in per cent."""
    had: int
    """Games in which somebody had it."""
    wins: Estimate | None
    """How often who has it wins, in per cent; None while too few had it alone."""
    others: float | None
    """How often who has another card of its kind wins."""
    lift: Estimate | None
    """How much more often who has it wins, in points."""
    rounds_before: float
    """How long a game is without it."""
    rounds: float
    """And with it."""
    longer: Estimate
    """How many rounds longer a game is with it."""
    first: Estimate
    """How much more often who begins wins with it, in points."""


def verdict_of(found: Found, of: int, *, over: bool) -> CardVerdict:
    """What some deals say of a card."""
    deals = max(1, found.deals)
    more, won = lift(found), wins(found)
    enough = found.mine.seats >= FEWEST_SEATS
    answer = answer_of(found, over=over)
    title, words = sentence_of(answer, found)
    return CardVerdict(
        deals=found.deals,
        of=of,
        over=over,
        answer=answer,
        title=title,
        words=words,
        used=times(share(found.used, deals), POINTS),
        had=found.had,
        wins=times(won, POINTS) if enough and won is not None else None,
        others=found.others.won / found.others.seats / WHOLE if found.others.seats else None,
        lift=times(more, POINTS) if enough and more is not None else None,
        rounds_before=found.rounds[0] / deals,
        rounds=found.rounds[1] / deals,
        longer=change(found.longer, deals),
        first=change(found.first, deals, WHOLE),
    )


def answer_of(found: Found, *, over: bool) -> Answer:
    """What is the matter with a card, if anything is."""
    if is_shunned(found):
        return "never"
    if found.completed and found.used >= FEWEST_HAD and found.done == 0:
        return "incomplete"
    more = lift(found)
    if more is not None and found.mine.seats >= FEWEST_SEATS:
        if POINTS * more.low > BAND:
            return "strong"
        if POINTS * more.high < -BAND:
            return "weak"
    return "fair" if over else "early"


def is_shunned(found: Found) -> bool:
    """Whether it is used in hardly any of the games in which somebody had it, and less than others of its kind."""
    chances = found.had if found.drawn else found.deals
    if chances < FEWEST_HAD or POINTS * found.used >= SELDOM * chances:
        return False
    others = found.others_used / found.others_had if found.others_had else 1.0
    return share(found.used, chances).high < others


def times(value: Estimate, by: float) -> Estimate:
    """An estimate in other units."""
    return Estimate(by * value.value, by * value.low, by * value.high)


def sentence_of(answer: Answer, found: Found) -> tuple[str, str]:
    """The verdict in words: how it begins, and why."""
    games = counted(found.deals, "game")
    match answer:
        case "never":
            return "Never played.", never_words(found)
        case "incomplete":
            return "It cannot be completed.", f"It was begun in {counted(found.used, 'game')} and completed in none."
        case "strong":
            return "Too strong.", f"Who has it wins {edge(found)} points more often than who has another of its kind."
        case "weak":
            return "It hurts.", f"Who has it wins {edge(found)} points less often than who has another of its kind."
        case "fair" if found.mine.seats < FEWEST_SEATS:
            return (
                f"Nothing stands out in {games}.",
                "It was had by one alone too seldom to tell whether it helps to win.",
            )
        case "fair":
            return f"Fair, as far as {games} tell.", fair_words(found)
        case _:
            return "Being played.", f"{games} so far."


def fair_words(found: Found) -> str:
    """How often who has it wins, and who has another."""
    mine, others = (POINTS * each.won / each.seats / WHOLE / POINTS for each in (found.mine, found.others))
    return f"Who has it wins {figure(mine, 0)} %, who has another of its kind {figure(others, 0)} %."


def never_words(found: Found) -> str:
    """How seldom a card is played."""
    if found.used == 0:
        had = f"{counted(found.had, 'game')} in which somebody had it" if found.had else counted(found.deals, "game")
        return f"In {had}, these bots never used it."
    return f"These bots used it in {found.used} of {counted(found.had, 'game')} in which somebody had it."


def edge(found: Found) -> str:
    """How much more or less, without its sign."""
    more = lift(found)
    return figure(abs(POINTS * more.value), 0) if more is not None else "0"
