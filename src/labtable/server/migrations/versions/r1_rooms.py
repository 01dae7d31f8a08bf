"""Rooms and their steps.

Databases from before there were revisions hold these very tables, so what is there already stays.
"""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make the tables where they are missing."""
    op.create_table(
        "rooms",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        if_not_exists=True,
    )
    op.create_index("ix_rooms_touched", "rooms", ["touched"], if_not_exists=True)
    op.create_table(
        "steps",
        sa.Column("code", sa.String(32), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.String(120), nullable=False),
        if_not_exists=True,
    )
