"""The command line."""

from labtable.cli.commands import main

__all__ = ["main"]
