"""The sites of real enzymes, as people are proposed them by name: every one as Bio.Restriction has it."""

import re

from Bio import Restriction

from labtable.games.adna.workshop import known_sites


def site_on_a_card(name: str) -> str:
    """The site of an enzyme with ^ where it cuts, without bases beyond the site and the cut that may be any."""
    told = str(getattr(Restriction, name.replace("-", "_")).elucidate()).replace("_", "")
    return re.sub(r"(?<=[^N])N+$", "", re.sub(r"^N+(?=[^N])", "", told))


def test_every_site_that_is_proposed_is_that_of_the_real_enzyme() -> None:
    assert len(known_sites()) > 500
    assert {name: site_on_a_card(name) for name in known_sites()} == known_sites()
