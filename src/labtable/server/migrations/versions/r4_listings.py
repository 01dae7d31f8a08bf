"""Rooms that may be watched say how the home page names them."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add the column; rooms from before are not named."""
    op.add_column("rooms", sa.Column("listing", sa.Text, nullable=False, server_default=""))
    named = sa.text("listing <> ''")
    op.create_index("ix_rooms_listed", "rooms", ["touched"], postgresql_where=named, sqlite_where=named)
