"""The hall inside a browser: the same rooms, kept by the browser, with bots in a second worker, and no server."""
