"""What is worth counting in S.T.E.M., and which events tell what becomes of its cards."""

from labtable.games.stem.events import AnnouncedHero, Discarded, Drew, Passed, Scored
from labtable.games.stem.events_cards import (
    AnnouncedInspiration,
    Attached,
    Cancelled,
    LostCard,
    LostEnhancement,
    PassedCard,
    TookEnhancement,
    TookFromDiscard,
)
from labtable.kernel.measure import Count, Fate

COUNTS = (
    Count(name="steps", words="Discoveries scored", of=(Scored,)),
    Count(name="inspirations", words="Inspirations announced", of=(AnnouncedInspiration,)),
    Count(name="cancelled", words="Cards answered", of=(Cancelled,)),
    Count(name="enhancements", words="Enhancements added", of=(Attached,)),
    Count(name="taken", words="Enhancements taken or lost", of=(TookEnhancement, LostEnhancement)),
    Count(name="passes", words="Turns passed", of=(Passed,)),
)
FATES = (
    Fate(fate="drawn", event=Drew, card="cards"),
    Fate(fate="drawn", event=PassedCard, card="card"),
    Fate(fate="drawn", event=TookFromDiscard, card="card"),
    Fate(fate="played", event=AnnouncedHero, card="card"),
    Fate(fate="played", event=AnnouncedInspiration, card="card"),
    Fate(fate="played", event=Attached, card="card"),
    Fate(fate="played", event=Scored, card="card"),
    Fate(fate="discarded", event=Discarded, card="card"),
    Fate(fate="discarded", event=LostCard, card="card"),
)
