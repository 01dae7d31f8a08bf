"""What is worth counting in PDB: the game, and which events tell what becomes of its cards."""

from labtable.games.pdb.events import Acquired, Graduated, LaidAside, Placed
from labtable.kernel.measure import Count, Fate

COUNTS = (
    Count(name="samples_1", words="Prepare Samples (one)", of=(Placed,), facts={"box": "prep_1"}),
    Count(name="samples_2", words="Prepare Samples (two)", of=(Placed,), facts={"box": "prep_2"}),
    Count(name="crystals", words="Grow Crystals", of=(Placed,), facts={"box": "grow"}),
    Count(name="xray", words="X-ray Crystallography", of=(Placed,), facts={"box": "xray"}),
    Count(name="nmr", words="NMR Spectroscopy", of=(Placed,), facts={"box": "nmr"}),
    Count(name="em", words="Electron Microscopy", of=(Placed,), facts={"box": "em"}),
    Count(name="depositions", words="Depositions", of=(Acquired,), kinds=("deposition",)),
    Count(name="methods", words="Additional Actions acquired", of=(Acquired,), kinds=("action",)),
    Count(name="leads", words="Lead the Field chosen", of=(Placed,), facts={"box": "lead"}),
    Count(name="recruits", words="Recruits", of=(Placed,), facts={"box": "recruit"}),
    Count(name="graduations", words="Researchers who graduate", of=(Graduated,)),
    Count(name="laid_aside", words="Researchers laid aside", of=(LaidAside,)),
)
FATES = (Fate(fate="played", event=Acquired, card="card"),)
