"""Speed, strength, luck, and what happens when things break, as figures."""
