"""Learning: networks that learn from matches which bots play against each other."""
