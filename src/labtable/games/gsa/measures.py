"""What is worth counting in the GSA Starter Deck, and which events tell what becomes of its cards."""

from labtable.games.gsa.events import (
    Abandoned,
    Accepted,
    Attached,
    Completed,
    Delayed,
    Discarded,
    Drew,
    Offered,
    Played,
    PutDown,
    Recovered,
    Refused,
    Removed,
    Started,
    Stole,
    Stopped,
    TookDiscard,
)
from labtable.kernel.measure import Count, Fate

COUNTS = (
    Count(name="offers", words="Collaborations offered", of=(Offered,)),
    Count(name="collaborations", words="Collaborations accepted", of=(Accepted,), seat="by"),
    Count(name="refusals", words="Collaborations refused", of=(Refused,), seat="by"),
    Count(name="completed", words="Projects completed", of=(Completed,)),
    Count(name="abandoned", words="Projects given up", of=(Abandoned,)),
    Count(name="attacks", words="Attacks", of=(Removed, Stole, Delayed, Stopped)),
    Count(name="guarded", words="Attacks that a guard stopped", of=(Stopped,)),
)
FATES = (
    Fate(fate="drawn", event=Drew, card="cards"),
    Fate(fate="drawn", event=TookDiscard, card="card"),
    Fate(fate="drawn", event=Recovered, card="card"),
    Fate(fate="drawn", event=Stole, card="card"),
    Fate(fate="played", event=PutDown, card="project"),
    Fate(fate="played", event=Started, card="project"),
    Fate(fate="played", event=Attached, card="card"),
    Fate(fate="played", event=Played, card="card"),
    Fate(fate="discarded", event=Discarded, card="card"),
)
