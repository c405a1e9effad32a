"""What whoever runs the salon has told all servers of it, and a place to try whether anything can be stored."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_table(
        "blocked",
        sa.Column("network", sa.String(64), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("why", sa.Text, nullable=True),
    )
    op.create_table("probes", sa.Column("id", sa.String(32), primary_key=True))


def downgrade() -> None:
    for name in ("probes", "blocked", "notes"):
        op.drop_table(name)
