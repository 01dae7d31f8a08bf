"""Reviews of matches, kept with their rooms."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Make the table; rooms from before are reviewed when somebody asks."""
    op.create_table(
        "reviews",
        sa.Column("code", sa.String(32), sa.ForeignKey("rooms.code", ondelete="CASCADE"), primary_key=True),
        sa.Column("notes", sa.LargeBinary, nullable=False),
    )
