"""Notes on the method of a study, as its report tells them."""

from labtable.lab.findings import Findings
from labtable.lab.seen import LOOKS_AHEAD


def notes_of(findings: Findings) -> list[tuple[str, str]]:
    """What a reader must know to judge the numbers."""
    found = [("Pairs", PAIRS if len(findings.sides) > 1 else DEALS)]
    found.append(("Intervals", SEQUENTIAL if findings.sequential else FIXED))
    if findings.stopped:
        found.append(("Broken off", BROKEN_OFF))
    found.append(("Same", SAME))
    if any(each.fair is not None for each in findings.measures):
        found.append(("Fair", FAIR.format(band=f"{findings.fair_band:g}", words=starter(findings))))
    if findings.cards is not None:
        found.append(("A card and a win", CARD.format(band=f"{findings.card_band:g}")))
    names = {each.name for each in findings.measures}
    if names & {"lead_changes", "decided"}:
        found.append(("Who is ahead", AHEAD))
    if "minutes" in names:
        found.append(("Time", TIME))
    if "choices" in names:
        found.append(("Decisions that matter", CHOICES))
    return [*found, ("What it does not say", LIMITS.format(seats=findings.seats))]


def starter(findings: Findings) -> str:
    """What the seat is called that begins."""
    first = next((each for each in findings.measures if each.name == "place_1"), None)
    return first.words.split("’")[0].lower() if first else "starter"


PAIRS = (
    "Each deal is played once by every side with the same seed: the same shuffle, and the same chance for the bot at "
    "each seat. Differences are taken within a deal, so that luck common to both sides falls out."
)
DEALS = "Each deal has a seed of its own that fixes the shuffle and the chance of every bot."
FIXED = (
    "The number of deals was fixed before. Shares on one side have Wilson’s interval; means, and all differences, the "
    "normal one from whole deals."
)
SEQUENTIAL = (
    "The number of deals hung on what was seen. Intervals are therefore a confidence sequence (Robbins’ normal "
    "mixture, asymptotic), which holds at every look at once and is about half as wide again as a plain one."
)
BROKEN_OFF = "It was stopped by hand, so its intervals are those that hold at every look."
SAME = (
    "A difference counts as none if its whole interval lies within the band, as one that matters if it lies beyond; "
    "otherwise it cannot be told yet. Unless the study says otherwise the band is 2 points of a share, or a twentieth "
    "of what the measure was before, and 0.05 at least."
)
FAIR = "Places are counted from the {words}. A share is fair within {band} points, and flagged if it surely is not."
CARD = (
    "Who is ahead plays more of everything. Each card is therefore compared with all cards that came to seats of the "
    "same standing: the chance that the game’s own judgement gave the seat when the turn, or round, began, in tenths. "
    "It stands out if it differs by {band} points and by more than chance, after Holm’s correction for all cards."
)
AHEAD = "Who is ahead is read from the game’s own judgement of the position at the end of each turn, or round."
TIME = "So many seconds a decision that a match of usual length takes the minutes on its box: an estimate, to compare."
CHOICES = f"In about 40 deals one decision in 20 is searched with {LOOKS_AHEAD} looks ahead."
LIMITS = "These are bots at tables of {seats}. People may find a plan that they do not see."
