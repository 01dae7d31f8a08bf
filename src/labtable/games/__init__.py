"""The games, one folder each; nothing outside a folder knows its game."""
