"""Adna's Lab at its table: whole games, an attack and its answer, and windows that betray nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.web import chemist
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.test_accessible import SIDEWAYS, faults

ATTACKS = ("agarose_gel", "dna_loading_dye", "ethidium_bromide", "uv_light", "spectrophotometer")
"""They need 25 degrees, at which a game begins, and no other card."""
HEATERS = ("heating_block", "water_bath", "thermal_cycler", "dry_ice", "ice_box", "distilled_water")
"""They move the thermometer: away from an attack, or as an announcement that hardly anything answers."""


def holds(guest: Guest, cards: tuple[str, ...]) -> str | None:
    """The first of some cards that a guest holds."""
    spots = {each: f"[data-spot='card:{each}']" for each in cards}
    return next((card for card, spot in spots.items() if guest.page.locator(spot).count()), None)


def collect(turn: tuple[Guest, Guest], wanted: tuple[str, ...], against: tuple[str, ...]) -> tuple[Guest, Guest]:
    """Play turns without plays until who is to play holds a wanted card, and the other one against it."""
    player, other = turn
    while not (holds(player, wanted) and holds(other, against)):
        chemist.end_turn(player)
        chemist.await_turn(other)
        player, other = other, player
    return player, other
