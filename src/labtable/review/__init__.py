"""Reviews: what every seat's chances were, what each decision was worth by what the seat knew, and how sure that is."""
