"""Every room names the card file it was opened with."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Add the column; rooms from before name none."""
    op.add_column("rooms", sa.Column("edition", sa.String(64)))
    op.create_index("ix_rooms_edition", "rooms", ["edition"])
