"""Messages are numbered by seat and client: two people may have clients of the same name."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def _numbered_by(*columns: str) -> None:
    # SQLite cannot change a constraint: the table is written anew, with every row it has.
    with op.batch_alter_table("acts") as acts:
        acts.drop_constraint("acts_once", type_="unique")
        acts.create_unique_constraint("acts_once", ["table_id", *columns, "n"])


def upgrade() -> None:
    _numbered_by("seat", "client")


def downgrade() -> None:
    _numbered_by("client")
