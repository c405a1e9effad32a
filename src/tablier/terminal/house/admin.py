"""``tablier admin``: what whoever runs a salon does, with its database and beside its running servers.

Nothing is deleted or overwritten without being asked for twice, or with ``--yes``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ...saying import Said
from .. import lacking
from ..commandline import (
    FILE,
    FOLDER,
    READABLE,
    Command,
    Commands,
    Misused,
    OneOf,
    Real,
    WholeNumber,
    argument,
    as_json,
    option,
)

if TYPE_CHECKING:
    from ...salon.office.office import Office

F = TypeVar("F", bound=Callable[..., Any])
STAGES = ("open", "running", "over")
"""Those of :mod:`tablier.salon.office.ledger`, which takes long to load."""


class AdminCommand(Command):
    """A command of ``tablier admin``; its words are in a catalogue of their own."""

    def about(self) -> Said:
        return Said(f"admin.about-{self.name}")

    def explained(self) -> Said:
        return Said(f"admin.help-{self.name}")


class AdminCommands(Commands):
    """``tablier admin`` itself."""

    command_class = AdminCommand


@click.group(
    "admin",
    cls=AdminCommands,
    examples=(
        "tablier admin stats",
        'tablier admin notice "Tonight at ten the salon closes for an hour."',
        "tablier admin backup salon.backup",
    ),
)
def admin() -> None:
    """The group of commands for whoever runs a salon."""


_yes = option("--yes", is_flag=True, about=Said("admin.option-yes"))


def _with_office(ready: bool = True) -> Callable[[F], Callable[..., Any]]:
    """Let a command have the salon's database; ``ready``: one that is up to date. Adds --database and --json."""

    def decorated(command: F) -> Callable[..., Any]:
        @wraps(command)
        def run(database: str | None, **more: Any) -> Any:
            try:
                from ...salon.office.office import Office
                from ...salon.settings import read_settings
            except ModuleNotFoundError as missing:
                raise lacking("salon", missing) from None

            settings = read_settings(database=database)
            office = Office(settings.database_url, settings.database_within, new=not ready)
            try:
                if ready:
                    office.check()
                return command(office, **more)
            finally:
                office.close()

        return option("--database", value="url", about=Said("admin.option-database"))(as_json(run))

    return decorated


@admin.command(examples=("tablier admin tables", "tablier admin tables --stage open --older-than 30"))
@option("--game", value="game", about=Said("admin.option-game"))
@option("--stage", type=OneOf(STAGES), about=Said("admin.option-stage"))
@option("--older-than", type=Real(0), value="days", about=Said("admin.option-older-than"))
@option("--newer-than", type=Real(0), value="days", about=Said("admin.option-newer-than"))
@option("-n", "--most", type=WholeNumber(1), default=50, about=Said("admin.option-most"))
@_with_office()
def tables(office: Office, **wishes: Any) -> None:
    """List tables."""
    from .administering import list_tables

    list_tables(office, **wishes)


@admin.command(examples=("tablier admin show k3v9mxw2hq7d",))
@argument("table")
@_with_office()
def show(office: Office, table: str, json_: bool) -> None:
    """Show one table."""
    from .administering import show_table

    show_table(office, table, json_)


@admin.command(examples=("tablier admin export k3v9mxw2hq7d", "tablier admin export --all records"))
@argument("table", required=False)
@argument("file", type=FILE, required=False)
@option("--all", "folder", type=FOLDER, value="folder", about=Said("admin.option-all"))
@_with_office()
def export(office: Office, table: str | None, file: Path | None, folder: Path | None, json_: bool) -> int:
    """Write records."""
    from .administering import export_all, export_table

    if (table is None) == (folder is None):
        raise Misused(Said("admin.table-or-all"))
    return export_all(office, folder, json_) if folder is not None else export_table(office, str(table), file, json_)


@admin.command(
    examples=(
        "tablier admin delete k3v9mxw2hq7d",
        "tablier admin delete --person -",
        'tablier admin delete --name "Rose"',
    )
)
@argument("table", nargs=-1)
@option("--person", value="token", about=Said("admin.option-person"))
@option("--name", value="name", about=Said("admin.option-name"))
@_yes
@_with_office()
def delete(office: Office, table: tuple[str, ...], person: str | None, name: str | None, yes: bool, json_: bool) -> int:
    """Delete tables, or what is known of a person."""
    from .administering import delete_tables, erase_name, erase_person

    if sum(map(bool, (table, person, name))) != 1:
        raise Misused(Said("admin.what-to-delete"))
    if table:
        return delete_tables(office, table, yes, json_)
    return erase_person(office, person, yes, json_) if person else erase_name(office, str(name), yes, json_)


@admin.command(examples=("tablier admin block 192.0.2.7", "tablier admin block 192.0.2.0/24 --why spam"))
@argument("address")
@option("--why", value="advice", about=Said("admin.option-why"))
@_yes
@_with_office()
def block(office: Office, address: str, why: str | None, yes: bool, json_: bool) -> int:
    """Let nobody play from an address or a network."""
    from .administering import block_address

    return block_address(office, address, why, yes, json_)


@admin.command(examples=("tablier admin unblock 192.0.2.0/24",))
@argument("address")
@_with_office()
def unblock(office: Office, address: str, json_: bool) -> int:
    """Let them play again."""
    from .administering import unblock_address

    return unblock_address(office, address, json_)


@admin.command()
@_with_office()
def blocked(office: Office, json_: bool) -> None:
    """Who is blocked."""
    from .administering import list_blocked

    list_blocked(office, json_)


@admin.command("close", examples=("tablier admin close", 'tablier admin close "We open again at eight." --stop-games'))
@argument("sentence", required=False)
@option("--stop-games", is_flag=True, about=Said("admin.option-stop-games"))
@_with_office()
def close_salon(office: Office, sentence: str | None, stop_games: bool, json_: bool) -> None:
    """Close the salon for a while."""
    from .administering import close

    close(office, sentence or "", stop_games, json_)


@admin.command("open")
@_with_office()
def open_salon(office: Office, json_: bool) -> None:
    """Open it again."""
    from .administering import reopen

    reopen(office, json_)


@admin.command(
    examples=(
        'tablier admin notice "Tonight at ten the salon closes for an hour."',
        'tablier admin notice "Tournament on Sunday" --until 2027-01-31T20:00',
        "tablier admin notice",
    )
)
@argument("text", required=False)
@option("--until", value="date", about=Said("admin.option-until"))
@_with_office()
def notice(office: Office, text: str | None, until: str | None, json_: bool) -> None:
    """Show everybody a text; without one, take it down."""
    from .administering import announce

    announce(office, text, until, json_)


@admin.command(examples=("tablier admin prune --older-than 365",))
@option("--older-than", type=Real(1), required=True, value="days", about=Said("admin.option-older-than"))
@_yes
@_with_office()
def prune(office: Office, older_than: float, yes: bool, json_: bool) -> int:
    """Delete what is old."""
    from .administering import prune as pruning

    return pruning(office, older_than, yes, json_)


@admin.command(examples=("tablier admin backup salon.backup",))
@argument("file", type=FILE)
@_yes
@_with_office()
def backup(office: Office, file: Path, yes: bool, json_: bool) -> int:
    """Write everything into one file."""
    from .administering import back_up

    return back_up(office, file, yes, json_)


@admin.command(examples=("tablier admin restore salon.backup --database postgresql:///salon",))
@argument("file", type=READABLE)
@_yes
@_with_office(ready=False)
def restore(office: Office, file: Path, yes: bool, json_: bool) -> int:
    """Bring a backup back."""
    from .administering import restore as restoring

    return restoring(office, file, yes, json_)


@admin.command(examples=("tablier admin migrate", "tablier admin migrate --to 0006"))
@option("--to", "revision", value="revision", about=Said("admin.option-to"))
@_yes
@_with_office(ready=False)
def migrate(office: Office, revision: str | None, yes: bool, json_: bool) -> int:
    """Bring the database to a revision of the schema."""
    from .administering import migrate as migrating

    return migrating(office, revision, yes, json_)


@admin.command()
@_with_office()
def stats(office: Office, json_: bool) -> None:
    """How much there is."""
    from .administering import show_stats

    show_stats(office, json_)
