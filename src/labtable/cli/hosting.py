"""Hosting: the commands of whoever runs a server: its rooms, and copies of its database."""

import json
import sqlite3
import urllib.error
import urllib.parse
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import click
import msgspec

from labtable.cli.printing import lay_prints
from labtable.kernel import BadInput
from labtable.kernel.words import counted

TABLES = {"rooms", "steps"}
database_option = click.option("--db", "database", help="The database of the server; otherwise the usual one.")
port_option = click.option("--port", default=8023, show_default=True, help="The port of the node, over PostgreSQL.")


def _address(database: str | None) -> str:
    from labtable.server.serve import usual_database

    return database or usual_database()


@click.group()
def admin() -> None:
    """Look after the rooms of a running server."""


@admin.command("rooms")
@database_option
@port_option
def list_rooms(database: str | None, port: int) -> None:
    """List the rooms in memory, and who watches."""
    rooms = _ask(database, port, "GET", "")
    for room in rooms:
        click.echo(f"{room['code']}  {room['game']}  {room['stage']}  {counted(room['present'], 'socket')}")
        for each in room["watching"]:
            click.echo(f"    watching {each['number']}: {each['address']}")
    click.echo(f"{counted(len(rooms), 'room')} in memory.")


@admin.command()
@click.argument("code")
@database_option
@port_option
def delete(code: str, database: str | None, port: int) -> None:
    """Close a room for ever."""
    _ask(database, port, "DELETE", f"/{_quoted(code)}")
    click.echo("The room is gone.")


@admin.command()
@click.argument("code")
@database_option
@port_option
def export(code: str, database: str | None, port: int) -> None:
    """Print all that is stored of a room, as JSON."""
    click.echo(json.dumps(_ask(database, port, "GET", f"/{_quoted(code)}/export"), ensure_ascii=False))


@admin.command()
@click.argument("code")
@click.argument("number", type=click.IntRange(min=0))
@database_option
@port_option
def kick(code: str, number: int, database: str | None, port: int) -> None:
    """Show somebody who watches the door; `rooms` tells their number."""
    _ask(database, port, "DELETE", f"/{_quoted(code)}/watching/{number}")
    click.echo("They have left.")


def _quoted(code: str) -> str:
    return urllib.parse.quote(code, safe="")


def _ask(database: str | None, port: int, method: str, path: str) -> Any:
    """Ask the running server of a database; what it says is told in its own sentence."""
    from labtable.server.tending import PATH, Key, key_file

    file = key_file(_address(database), port)
    try:
        key = msgspec.json.decode(file.read_bytes(), type=Key)
        headers = {"authorization": f"Bearer {key.token}"}
        url = f"{key.address.rstrip('/')}{PATH}{path}"
        with urllib.request.urlopen(urllib.request.Request(url, method=method, headers=headers), timeout=10) as answer:  # noqa: S310 - our own server
            return json.loads(answer.read() or b"null")
    except urllib.error.HTTPError as error:
        with error:
            raise BadInput(json.loads(error.read())["error"]) from error
    except (OSError, msgspec.MsgspecError) as error:
        raise BadInput(f"No server of this database answers ({file} tells where it is); start it first.") from error


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def backup(file: Path, database: str | None) -> None:
    """Copy the database to a file, while the server runs or not."""
    from labtable.server.latch import make_private

    source = _file(database)
    if not source.exists():
        raise BadInput(f"There is no database {source} to copy; name one with --db.")
    if file.exists():
        raise BadInput(f"{file} is there already; name a new file.")
    try:
        make_private(file)
        _copy(source, file)
    except (OSError, sqlite3.Error) as error:
        raise BadInput(f"The copy {file} cannot be made: {error}.") from error
    click.echo(f"{file} holds {counted(_check(file), 'room')}.")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@database_option
def restore(file: Path, database: str | None) -> None:
    """Put a copy in the place of the database; the server must be stopped."""
    from labtable.server.latch import latched

    rooms = _check(file)
    target = _file(database)
    with latched(_address(database)):
        try:
            _copy(file, target)
        except sqlite3.Error as error:
            raise BadInput(f"The database {target} cannot be written: {error}.") from error
    click.echo(f"{target} holds {counted(rooms, 'room')} again.")


def _file(database: str | None) -> Path:
    from labtable.server.latch import file_of

    path = file_of(_address(database))
    if path is None:
        raise BadInput("This copies SQLite files only; for PostgreSQL use pg_dump and pg_restore.")
    return path


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(target)) as other:
        one.backup(other)


def _check(file: Path) -> int:
    """See that a file is a whole database of ours; how many rooms it holds."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as database:
            found = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            whole = database.execute("PRAGMA quick_check").fetchone() == ("ok",)
            if whole and found >= TABLES:
                return int(database.execute("SELECT count(*) FROM rooms").fetchone()[0])
    except sqlite3.Error as error:
        raise BadInput(f"{file} cannot be read as a copy of a database: {error}.") from error
    raise BadInput(f"{file} is no whole copy of a Labtable database; take another.")


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--prints", is_flag=True, help="Lay the games to be printed beside the page too; see docs/print.md.")
def site(folder: Path, prints: bool) -> None:
    """Write the whole table as files for any static host: no server, and after the first visit no network."""
    from labtable.server.site import write

    size = write(folder) + (lay_prints(folder / "prints") if prints else 0)
    click.echo(f"{folder} holds the site, {size / 1e6:.1f} MB; docs/site.md tells how to host it anywhere.")


COMMANDS = (admin, backup, restore, site)
