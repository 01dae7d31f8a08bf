"""Fences of rooms, take-backs as lines of the journal, card files and short codes."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add what is new; no row changes."""
    op.add_column("rooms", sa.Column("fence", sa.Integer, nullable=False, server_default="0"))
    op.add_column("steps", sa.Column("kept", sa.Integer))
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "short_codes",
        sa.Column("short", sa.String(16), primary_key=True),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_short_codes_until", "short_codes", ["until"])
