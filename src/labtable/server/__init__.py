"""The table in the browser: rooms, live play, and what is kept of them."""
