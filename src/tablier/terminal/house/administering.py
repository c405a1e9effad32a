"""What the commands of ``tablier admin`` do, and what they say."""

from __future__ import annotations

import errno
import sys
import time
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.table import Table as Sheet

from ...errors import BadOption, Refusal, Unreadable
from ...salon.kept import erasing, notes, schema, store
from ...salon.kept.notes import Block, Closed, Notice
from ...salon.kept.store import Kept
from ...salon.office import copying, exporting, ledger
from ...salon.office.ledger import ListedTable, TablesWanted
from ...salon.office.office import Office
from ...saying import Said, quoted
from ..commandline import BAD
from ..speaking import errors, figure, is_terminal, note, print_block, reader, say, spoken, write_json

_DAY = 24 * 3600.0
_MOST_TEXT = 400
"""No notice is longer."""


# Looking


def list_tables(
    office: Office, game: str | None, stage: str | None, older_than: float | None, newer_than: float | None, most: int,
    json_: bool,
) -> None:  # fmt: skip
    """List tables, those touched last first."""
    now = time.time()
    before = None if older_than is None else now - older_than * _DAY
    after = None if newer_than is None else now - newer_than * _DAY
    found = office.ask(ledger.entries(TablesWanted(game, stage, before, after), most))
    if json_:
        write_json([entry.to_json() for entry in found])
    elif not found:
        say(Said("admin.no-tables"))
    else:
        _print_rows(("table", "game", "stage", "touched", "acts", "players"), map(_row, found))


def _row(entry: ListedTable) -> tuple[str, ...]:
    names = [seat.name or (seat.level and f"({seat.level})") or "–" for seat in entry.seats]
    game = str(entry.table.plan.get("game"))
    return entry.table.id, game, entry.table.stage, _date(entry.table.touched), str(entry.acts), ", ".join(names)


def show_table(office: Office, table_id: str, json_: bool) -> None:
    """Show one table."""
    kept = _kept(office, table_id)
    entry = ListedTable(kept.table, kept.seats, len(kept.acts))
    if json_:
        write_json(ledger.shown(kept, entry))
        return
    _print_rows(("table", "game", "stage", "touched", "acts", "players"), [_row(entry)])
    say(Said("admin.opened-on", date=_date(kept.table.created)))
    if kept.table.rematch:
        say(Said("admin.followed-by", table=kept.table.rematch))


def show_stats(office: Office, json_: bool) -> None:
    """How much there is of everything."""
    found = office.ask(ledger.stats)
    if json_:
        write_json(found)
        return
    rows = []
    for name, value in found.items():
        label = spoken(Said(f"admin.stats-{name.replace('_', '-')}"))
        if isinstance(value, dict):
            rows.append((label, ", ".join(f"{part} {figure(number)}" for part, number in value.items()) or "–"))
        elif name in ("oldest", "newest"):
            rows.append((label, "–" if value is None else _date(value)))
        else:
            rows.append((label, figure(value) if isinstance(value, int) else str(value)))
    _print_rows((), rows)


def _kept(office: Office, table_id: str) -> Kept:
    found = office.ask(store.load(table_id))
    if found is None:
        raise Refusal("no-such-table", Said("salon.no-such-table"))
    return found


# Records


def export_table(office: Office, table_id: str, file: Path | None, json_: bool) -> int:
    """Write the record of a table into a file, or to standard output."""
    found = exporting.record(_kept(office, table_id))
    if file is not None:
        _refuse_to_overwrite(file, yes=False)
        found.save(file)
        _told(json_, {"table": table_id, "file": str(file)}, Said("admin.exported", file=str(file)))
    elif json_:
        write_json(found.to_json())
    else:
        sys.stdout.write(str(found))
    return 0


def export_all(office: Office, folder: Path, json_: bool) -> int:
    """Write every record into a folder."""
    written, failed = 0, []
    for one in exporting.all_records(office, folder, "json" if json_ else "tab"):
        if one.path is None:
            failed.append(one)
            note(Said("admin.not-exported", table=one.table, why=str(one.problem)))
        else:
            written += 1
    data = {"written": written, "failed": [one.table for one in failed], "folder": str(folder)}
    _told(json_, data, Said("admin.exported-all", n=written, folder=str(folder)))
    return BAD if failed else 0


# Erasing


def delete_tables(office: Office, table_ids: Sequence[str], yes: bool, json_: bool) -> int:
    """Delete tables."""
    chosen = sorted(set(table_ids))
    known = [one for one in chosen if office.ask(store.load(one)) is not None]
    for missing in sorted(set(chosen) - set(known)):
        note(Said("admin.no-table", table=missing))
    gone: list[str] = []
    if known and _agreed(Said("admin.really-delete", n=len(known)), yes):
        for begin in range(0, len(known), erasing.AT_ONCE):
            gone += office.do(erasing.delete(known[begin : begin + erasing.AT_ONCE], time.time()))
    _told(json_, {"deleted": gone}, Said("admin.deleted", n=len(gone)))
    return 0 if gone == chosen else BAD


def erase_person(office: Office, token: str, yes: bool, json_: bool) -> int:
    """Erase whoever has a token; ``-`` reads it from standard input, where no list of processes shows it."""
    token = sys.stdin.readline().strip() if token == "-" else token
    return _erase(office, office.ask(erasing.seats_of_token(token)), [], yes, json_)


def erase_name(office: Office, name: str, yes: bool, json_: bool) -> int:
    """Erase everybody who is called so, and the records brought in that name them."""
    found = office.ask(erasing.seats_of_name(name))
    return _erase(office, found, office.ask(erasing.records_naming(name)), yes, json_)


def _erase(office: Office, found: list[erasing.SeatKey], records: list[str], yes: bool, json_: bool) -> int:
    seats = gone = 0
    if (found or records) and _agreed(Said("admin.really-erase", n=len(found), n2=len(records)), yes):
        seats = office.do(erasing.erase(found, time.time()))
        gone = office.do(erasing.delete_records(records, time.time()))
    data = {"seats": seats, "tables": sorted({table for table, _ in found}) if seats else [], "records": gone}
    _told(json_, data, Said("admin.erased", n=seats, n2=gone))
    return 0 if seats or gone else BAD


def prune(office: Office, days: float, yes: bool, json_: bool) -> int:
    """Delete what is older than so many days."""
    date = time.time()
    before = date - days * _DAY
    expected = office.ask(erasing.how_many_old(before))
    gone = dict.fromkeys(expected, 0)
    really = Said("admin.really-prune", n=expected["tables"], n2=expected["records"], n3=expected["reviews"])
    if any(expected.values()) and _agreed(really, yes):
        while old := office.ask(erasing.old_tables(before)):
            deleted = office.do(erasing.delete(old, date, before))
            gone["tables"] += len(deleted)
            if not deleted:
                break
        while old := office.ask(erasing.old_records(before)):
            gone["records"] += office.do(erasing.delete_records(old))
        gone["reviews"] = office.do(erasing.delete_old_reviews(before))
    elif any(expected.values()):
        return BAD
    _told(json_, gone, Said("admin.pruned", n=gone["tables"], n2=gone["records"], n3=gone["reviews"]))
    return 0


# People who disturb


def block_address(office: Office, address: str, why: str | None, yes: bool, json_: bool) -> int:
    """Let nobody play from an address or a network."""
    network = _network(address)
    wide = network.prefixlen < (16 if network.version == 4 else 32)
    if (wide or network.is_loopback) and not _agreed(Said("admin.really-block", network=str(network)), yes):
        return BAD
    office.do(notes.block(Block(str(network), time.time(), why)))
    _told(json_, {"blocked": str(network)}, Said("admin.blocked", network=str(network)))
    return 0


def unblock_address(office: Office, address: str, json_: bool) -> int:
    """Let them play again."""
    network = _network(address)
    was = office.do(notes.unblock(network))
    said = Said("admin.unblocked", network=str(network)) if was else Said("admin.not-blocked", network=str(network))
    _told(json_, {"unblocked": str(network) if was else None}, said)
    return 0 if was else BAD


def list_blocked(office: Office, json_: bool) -> None:
    """Who is blocked."""
    found = office.ask(notes.blocks)
    if json_:
        write_json([block.__dict__ for block in found])
    elif not found:
        say(Said("admin.nobody-blocked"))
    else:
        rows = [(block.network, _date(block.since), block.why or "–") for block in found]
        _print_rows(("network", "since", "why"), rows)


def _network(address: str) -> notes.Addresses:
    try:
        return notes.network_of(address)
    except ValueError:
        raise Unreadable("bad-address", Said("admin.bad-address", given=quoted(address))) from None


# Closing and telling


def close(office: Office, sentence: str, stop_games: bool, json_: bool) -> None:
    """Close the salon."""
    closed = Closed(_plain(sentence), not stop_games)
    office.do(notes.close(closed, time.time()))
    said = Said("admin.closed-standing") if stop_games else Said("admin.closed")
    _told(json_, {"closed": True, "games": closed.games, "sentence": closed.sentence}, said)


def reopen(office: Office, json_: bool) -> None:
    """Open it again."""
    office.do(notes.close(None, time.time()))
    _told(json_, {"closed": False}, Said("admin.open"))


def announce(office: Office, text: str | None, until: str | None, json_: bool) -> None:
    """Show everybody a text, or take it down."""
    ends = None if until is None else _moment(until)
    shown = None if text is None else Notice(_plain(text), ends)
    office.do(notes.announce(shown, time.time()))
    data = None if shown is None else shown.__dict__
    _told(json_, {"notice": data}, Said("admin.noticed") if shown else Said("admin.notice-gone"))


def _plain(text: str) -> str:
    """A text on one line, not too long. Raises Unreadable."""
    plain = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if len(plain) > _MOST_TEXT:
        raise Unreadable("too-long", Said("admin.too-long", n=_MOST_TEXT))
    return plain


def _moment(text: str) -> float:
    """A date as it is typed, in the time of this machine unless it says otherwise; in seconds. Raises Unreadable."""
    try:
        found = datetime.fromisoformat(text).timestamp()
    except (ValueError, OverflowError, OSError):
        raise Unreadable("bad-date", Said("admin.bad-date", given=quoted(text))) from None
    if found <= time.time():
        raise Unreadable("bad-date", Said("admin.past-date", given=quoted(text)))
    return found


# Copies and revisions


def back_up(office: Office, file: Path, yes: bool, json_: bool) -> int:
    """Write everything into one file."""
    _refuse_to_overwrite(file, yes)
    found = copying.back_up(office, file, time.time())
    data = {"file": str(file), "revision": found.revision, "rows": found.rows}
    _told(json_, data, Said("admin.backed-up", file=str(file), n=found.rows.get("tables", 0)))
    return 0


def restore(office: Office, file: Path, yes: bool, json_: bool) -> int:
    """Bring a backup back."""
    head = copying.read_head(file)
    in_use = office.ask(copying.is_in_use)
    if in_use:
        asked = Said("admin.really-restore", date=_date(head.at), n=head.rows.get("tables", 0))
        if not yes and not is_terminal():
            raise Refusal("in-use", Said("admin.in-use"))
        if not _agreed(asked, yes):
            return BAD
    found = copying.restore(office, file, overwrite=in_use)
    data = {"revision": found.revision, "rows": found.rows}
    _told(json_, data, Said("admin.restored", n=found.rows.get("tables", 0), date=_date(found.at)))
    return 0


def migrate(office: Office, revision: str | None, yes: bool, json_: bool) -> int:
    """Bring the database to a revision, forward or back."""
    known, before = schema.revisions(), office.revision
    wanted = known[-1] if revision is None else revision
    if wanted not in known:
        raise BadOption("no-revision", Said("admin.no-revision", given=quoted(wanted), known=", ".join(known)))
    if before is not None and before not in known:
        schema.migrate(office.engine, wanted, back=True)  # which says why it cannot
    back = before is not None and wanted < before
    if back and not _agreed(Said("admin.really-back", found=str(before), wanted=wanted), yes):
        return BAD
    schema.migrate(office.engine, wanted, back, office.within)
    _told(json_, {"before": before, "now": wanted}, Said("admin.migrated", wanted=wanted))
    return 0


# How it is said


def _told(json_: bool, data: dict[str, Any], said: Said) -> None:
    if json_:
        write_json(data)
    else:
        say(said)


def _agreed(question: Said, yes: bool) -> bool:
    """Whether whoever is there says yes, or has said so before. Where nobody is, the answer is no."""
    if yes:
        return True
    if not sys.stdin.isatty():
        note(Said("admin.say-yes", question=question))
        return False
    errors().print(spoken(Said("admin.yes-or-no", question=question)), end=" ")
    answer = input().strip().lower()
    return bool(answer) and spoken(Said("admin.yes")).startswith(answer)


def _refuse_to_overwrite(file: Path, yes: bool) -> None:
    if file.exists() and not yes:
        raise OSError(errno.EEXIST, spoken(Said("admin.no-overwriting")), str(file))


def _print_rows(heads: Sequence[str], rows: Any) -> None:
    sheet = Sheet(box=None, show_header=bool(heads), pad_edge=False)
    for head in heads or ("", ""):
        sheet.add_column(spoken(Said(f"admin.head-{head}")) if head else "", no_wrap=head not in ("", "players", "why"))
    for row in rows:
        sheet.add_row(*row)
    print_block(sheet)


def _date(seconds: float) -> str:
    from babel.dates import format_datetime

    return str(format_datetime(datetime.fromtimestamp(seconds), "short", locale=reader().language))
