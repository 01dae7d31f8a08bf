"""Rooms that belong to a class say so, and the row of the class itself too, so that all of it can go at once."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add the column; rooms from before belong to no class."""
    op.add_column("rooms", sa.Column("classroom", sa.String(32)))
    op.create_index("ix_rooms_classroom", "rooms", ["classroom"])
