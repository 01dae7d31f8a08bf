"""What several commands take: a card file, and options of a game."""

from pathlib import Path

import click

from labtable.kernel import BadInput

edition_option = click.option(
    "--edition", type=click.Path(path_type=Path), help="A card file of your own, instead of the game's."
)
options_option = click.option(
    "--option", "-o", "settings", multiple=True, metavar="NAME=VALUE", help="Change an option; see `labtable games`."
)


def read_settings(settings: tuple[str, ...]) -> dict[str, object]:
    """The options of a command line, each written NAME=VALUE."""
    given: dict[str, object] = {}
    for setting in settings:
        name, sign, value = setting.partition("=")
        if not sign:
            raise BadInput(f"An option is written NAME=VALUE, not {setting!r}.")
        given[name] = value
    return given
