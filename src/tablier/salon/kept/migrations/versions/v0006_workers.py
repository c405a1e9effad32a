"""Several servers on one database: which of them live, which drives a table, and what bots are to think about."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "servers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("beats", sa.BigInteger, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )
    op.create_table(
        "drivers",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("server", sa.String(32), nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("server", sa.String(32), nullable=False),
        sa.Column("sources", sa.String(64), nullable=False),
        sa.Column("question", sa.LargeBinary, nullable=False),
        sa.Column("held_by", sa.String(80), nullable=True),
        sa.Column("answer", sa.LargeBinary, nullable=True),
    )
    op.create_index("thoughts_by_age", "thoughts", ["asked"])


def downgrade() -> None:
    for name in ("thoughts", "drivers", "servers"):
        op.drop_table(name)
