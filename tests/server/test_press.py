"""The press: games are printed for browsers one at a time, kept, and limited."""

import asyncio
import os
from pathlib import Path

import pytest

from labtable.server.press import why_of
from labtable.server.settings import Settings
from labtable.server.sql import sqlite_file
from tests.printing.prints import Print
from tests.server.visitors import Tables, running

pytestmark = pytest.mark.anyio


CHANGES = """
changes = "pdb"
name = "Our year"
[[add.deposition]]
id = "9xyz"
name = "Our ribosome"
science = "It is ours."
source = "https://example.org"
"""


async def test_a_browser_gets_a_print_that_is_made_once_and_one_of_cards_that_it_sends(tmp_path: Path) -> None:
    settings = Settings(workers=1, prints_an_address=2)
    async with running(sqlite_file(tmp_path / "tables.db"), settings) as tables:
        first, again = await asyncio.gather(*(tables.http.get("/api/print/pdb?paper=letter", timeout=60) for _ in "12"))
        assert first.status_code == 200
        assert first.headers["content-type"] == "application/pdf"
        assert first.headers["content-disposition"] == 'attachment; filename="pdb-letter.pdf"'
        assert first.content == again.content
        assert "PDB: the game" in Print(first.content).words(0)
        assert (await tables.http.get("/api/print/pdb?paper=letter")).content == first.content  # which costs nothing
        other = await tables.http.get("/api/print/pdb")
        assert other.status_code == 429
        assert other.json()["error"] == "Too many games were printed from here; try again in a few minutes."


async def test_cards_that_are_sent_are_printed_and_kept_nowhere_else(tables: Tables) -> None:
    answer = await tables.http.post("/api/print/pdb", content=CHANGES, timeout=60)
    assert answer.status_code == 200
    assert "Our ribosome" in Print(answer.content).words(0)
    book = (await tables.http.get("/api/games/pdb")).json()
    assert not any(card["name"] == "Our ribosome" for card in book["cards"])


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "words"),
    [
        ("GET", "/api/print/chess", b"", 404, "There is no game 'chess'; the games are: adna, gsa, pdb, stem."),
        ("GET", "/api/print/pdb?paper=a3", b"", 422, "There is no paper 'a3'; there are: a4, letter."),
        ("GET", "/api/print/pdb?edition=0123", b"", 404, "No table here is played with these cards; leave the edition out."),
        ("POST", "/api/print/pdb", b"\xff", 422, "This is no card file: it is not UTF-8 text."),
        ("POST", "/api/print/pdb", b"{", 422, "The card file that was sent is not TOML: Invalid statement (at line 1, column 1)."),
        ("POST", "/api/print/pdb", b"name = 1", 422, "The card file that was sent, field name: Expected `str`, got `int`."),
        ("POST", "/api/print/chess", b"", 404, "There is no game 'chess'; the games are: adna, gsa, pdb, stem."),
        ("POST", "/api/print/pdb", b"#" * 300_000, 413, ""),
    ],
)  # fmt: skip
async def test_what_cannot_be_printed_is_told_in_a_sentence(
    tables: Tables, method: str, path: str, body: bytes, status: int, words: str
) -> None:
    answer = await tables.http.request(method, path, content=body)
    assert (answer.status_code, answer.json()["error"]) == (status, words or answer.json()["error"])


def test_a_refusal_names_no_file_of_the_server() -> None:
    assert (
        why_of("labtable: The card file /tmp/x/cards.toml is odd.\n", "/tmp/x/cards.toml")
        == "The card file that was sent is odd."
    )
    assert why_of("Traceback …\nOSError: /tmp/x", "/tmp/x/cards.toml") == "This cannot be printed here."
    assert os.sep not in why_of("", "")
