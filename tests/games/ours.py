"""The games of this repository, whatever else is installed."""

OURS = ("adna", "gsa", "pdb", "stem")
