"""Settings from flags and the environment, and what the log says and does not say."""

from __future__ import annotations

import json
import logging
import re
from dataclasses import fields
from pathlib import Path

import pytest
from click.testing import CliRunner

from tablier import BadOption
from tablier.salon import log
from tablier.salon.settings import Settings, read_settings
from tablier.terminal.app import tablier


def test_flags_come_before_the_environment_and_that_before_the_defaults() -> None:
    environment = {"TABLIER_PORT": "9000", "TABLIER_HOST": "::1", "TABLIER_PAUSE": "0.5", "PORT": "1"}
    found = read_settings(environment, host="0.0.0.0", port=None)
    assert (found.host, found.port, found.pause) == ("0.0.0.0", 9000, 0.5)
    assert found.idle_after == Settings().idle_after


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("PAUSE", "x"),
        ("LOG_LEVEL", "loud"),
        ("BOT_THREADS", "1.5"),
        ("BOT_THREADS", "0"),
        ("BOT_PROCESSES", "-1"),
    ],
)
def test_a_setting_that_cannot_be_is_told(name: str, value: str) -> None:
    with pytest.raises(BadOption) as told:
        read_settings({f"TABLIER_{name}": value})
    assert told.value.code == "bad-setting"


def test_the_default_database_lies_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / name)
    assert Settings().database_url == f"sqlite:///{tmp_path / 'tablier' / 'salon.db'}"
    assert Settings(database="postgresql://x/y").database_url == "postgresql://x/y"


def test_every_limit_is_told_where_clients_are_told_the_rest() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    told: dict[str, str] = {}
    for names, values in re.findall(r"^\| (`\w+`(?:, `\w+`)*) \| ([\d, ]+) \|", page, re.MULTILINE):
        told |= dict(zip(re.findall(r"\w+", names), values.split(", "), strict=True))
    limits = {
        setting.name: f"{setting.default:g}"
        for setting in fields(Settings)
        if setting.name.endswith(("_limit", "_rate")) or setting.name.startswith("seats_")
    }
    assert told == limits


def test_serve_complains_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLIER_PORT", "many")
    done = CliRunner().invoke(tablier, ["serve", "--no-open"])
    assert done.exit_code == 2
    assert "TABLIER_PORT" in done.output


def test_the_log_is_json() -> None:
    record = logging.LogRecord("tablier.salon", logging.INFO, "", 0, "table opened", None, None)
    record.data = {"table": "é"}
    line = json.loads(log.JsonLines().format(record))
    assert line["event"] == "table opened"
    assert line["level"] == "info"
    assert line["table"] == "é"
