"""What is worth counting in Adna's Lab, and which events tell what becomes of its cards."""

from labtable.games.adna.events import (
    Announced,
    Cut,
    Discarded,
    Drew,
    Laid,
    Lost,
    Mutated,
    Rejoined,
    Stopped,
    Took,
    TookBases,
)
from labtable.kernel.measure import Count, Fate

COUNTS = (
    Count(name="enzymes", words="Enzymes announced", of=(Announced,), kinds=("enzyme",)),
    Count(name="cuts", words="Chains cut", of=(Cut,), seat="chain"),
    Count(name="cures", words="Cuts that took a U", of=(Cut,), facts={"uracil": True}, seat="chain"),
    Count(name="lost", words="Pieces lost for good", of=(Lost,), seat="chain"),
    Count(name="rejoined", words="Pieces joined again", of=(Rejoined,), seat="chain"),
    Count(name="mutations", words="Mutations", of=(Mutated,)),
    Count(name="uracils", words="U laid", of=(Laid,), facts={"base": "U"}),
    Count(name="answers", words="Answers", of=(Announced,), facts={"how": "answer"}),
    Count(name="stopped", words="Announcements stopped", of=(Stopped,)),
)
FATES = (
    Fate(fate="drawn", event=Drew, card="cards"),
    Fate(fate="drawn", event=Took, card="cards"),
    Fate(fate="drawn", event=TookBases, card="cards"),
    Fate(fate="played", event=Laid, card="base"),
    Fate(fate="played", event=Announced, card="card"),
    Fate(fate="played", event=Announced, card="company"),
    Fate(fate="discarded", event=Discarded, card="card"),
)
