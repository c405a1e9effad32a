"""Reviews, and records that were brought in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("study", sa.String(48), primary_key=True),
        sa.Column("depth", sa.String(16), nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("wished", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("beats", sa.Integer, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("held_by", sa.String(80), nullable=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("settled", sa.Integer, nullable=False),
        sa.Column("of", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("seconds", sa.Float, nullable=True),
        sa.Column("glanced", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=True),
        sa.Column("result_depth", sa.String(16), nullable=True),
        sa.Column("made_by", sa.String(120), nullable=True),
        sa.Column("trouble", sa.Text, nullable=True),
    )
    op.create_index("reviews_by_stage", "reviews", ["stage", "glanced", "wished", "asked"])
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("records", "reviews"):
        op.drop_table(name)
