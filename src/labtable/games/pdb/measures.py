"""What is worth counting in PDB: the game, and which events tell what becomes of its cards."""

from labtable.games.pdb.events import Acquired, Graduated, LaidAside, Placed
from labtable.kernel.measure import Count, Fate

COUNTS = (
    Count(name="depositions", words="Depositions", of=(Acquired,), kinds=("deposition",)),
    Count(name="methods", words="Additional Actions acquired", of=(Acquired,), kinds=("action",)),
    Count(name="leads", words="Lead the Field chosen", of=(Placed,), facts={"box": "lead"}),
    Count(name="recruits", words="Recruits", of=(Placed,), facts={"box": "recruit"}),
    Count(name="graduations", words="Researchers who graduate", of=(Graduated,)),
    Count(name="laid_aside", words="Researchers laid aside", of=(LaidAside,)),
)
FATES = (Fate(fate="played", event=Acquired, card="card"),)
