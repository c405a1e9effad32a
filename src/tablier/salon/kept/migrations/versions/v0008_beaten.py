"""When a server beat last, by the clock of the database: who comes anew need not wait to know who is long gone."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("servers", sa.Column("beaten", sa.Float, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("servers") as servers:
        servers.drop_column("beaten")
