"""Verdicts: what is said of a decision that was weighed."""

from labtable.review.findings import Mark, Moment, Verdict, Weighed
from labtable.review.marks import mark_of
from labtable.review.pieces import Explained
from labtable.review.weighing import Balance

SHOWN = 3  # moves beside the one that was made
BAD: tuple[Mark, ...] = ("loose", "slip", "costly")


def deserved(balance: Balance) -> Mark | None:
    """The mark of a decision; none where nothing was to be chosen."""
    return None if balance.idle else mark_of(balance.cost, balance.ahead, obvious=balance.obvious)


def asked_about(balance: Balance, played: str) -> tuple[str, str, list[str]]:
    """The move whose reasons are wanted, the one it is compared with, and all that are shown."""
    best = balance.moves[0]
    other = played if played != best else next((move for move in balance.moves if move != best), "")
    return best, other, shown(balance, played)


def shown(balance: Balance, played: str) -> list[str]:
    """The best few moves, and the one that was made."""
    return [move for place, move in enumerate(balance.moves) if place < SHOWN or move == played]


def verdict(moment: Moment, balance: Balance, found: Explained) -> Verdict:
    """The verdict on a decision."""
    mark = deserved(balance)
    titles = dict(zip(shown(balance, moment.move), found.titles, strict=True))
    options = [
        Weighed(move=move, title=titles[move], chance=chance, behind=behind)
        for move, chance, behind in zip(balance.moves, balance.chances, balance.behind, strict=True)
        if move in titles
    ]
    mine, best = told(titles[moment.move], moment.label), titles[balance.moves[0]]
    return Verdict(
        number=moment.number,
        round=moment.round,
        seat=moment.seat,
        mark=mark,
        played=moment.move,
        options=options,
        cost=balance.cost,
        said=f"{mine}; {told(best, best)} was open" if mark in BAD else mine,
        reasons=found.reasons,
        knew=found.knew,
    )


def told(title: str, label: str) -> str:
    """A move as others are told of it: its title, unless that speaks to who makes it."""
    return label if " your " in f" {title.lower()} " else title
