"""Migrations: a database of any age becomes as the schema says, revision by revision, under a lock."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

FOLDER = Path(__file__).parent
LOCK = "SELECT pg_advisory_xact_lock(7423801)"  # any number, as long as every node takes the same


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest revision, within a transaction that keeps other nodes out until it ends."""
    if connection.dialect.name == "postgresql":  # SQLite holds its one lock from the beginning of a transaction
        connection.exec_driver_sql(LOCK)
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, "head")
