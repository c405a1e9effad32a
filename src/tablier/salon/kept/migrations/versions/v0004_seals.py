"""What each player seals before anybody's part in the dice is told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=True))


def downgrade() -> None:
    op.drop_column("seats", "seal")
