"""deploy/, as far as it can be read where it cannot be run: what it names is there, and its parts fit each other."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import fields
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"


def test_every_setting_that_is_named_can_be_set() -> None:
    pytest.importorskip("fastapi")
    from tablier.salon.settings import PREFIX, Settings

    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    for path in (
        *(path for path in DEPLOY.rglob("*") if path.is_file() and path.suffix != ".pyc"),
        ROOT / "docs" / "operating.md",
    ):
        named = set(re.findall(r"\bTABLIER_[A-Z_]+", path.read_text(encoding="utf-8")))
        assert named <= known, f"{path.name}: {named - known}"


def test_every_option_that_is_given_is_taken() -> None:
    pytest.importorskip("rich")
    from tablier.terminal.app import tablier

    said = [(DEPLOY / "Containerfile").read_text(), *(unit.read_text() for unit in (DEPLOY / "systemd").iterdir())]
    commands = vars(tablier)["commands"]
    for name in ("serve", "worker"):
        taken = {option for it in commands[name].params for option in (*it.opts, *it.secondary_opts)}
        lines = [
            line for text in said for line in text.splitlines() if re.search(rf'tablier {name}\b|\["{name}"', line)
        ]
        assert lines, name
        assert set(re.findall(r"--[a-z-]+", " ".join(lines))) <= taken, name


def test_the_proxy_is_told_everything_it_asks_for() -> None:
    asked = set(re.findall(r"\$\{(\w+)\}", (DEPLOY / "haproxy.cfg").read_text()))
    assert len(asked) == 7
    for path in (DEPLOY / "compose.yaml", ROOT / "docs" / "operating.md"):
        assert asked <= set(re.findall(r"\b(?:CITY|WORKER)_\w+", path.read_text(encoding="utf-8"))), path.name


def test_containers_are_built_of_what_there_is_and_find_each_other() -> None:
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = compose["services"]
    for name, service in services.items():
        assert set(service.get("depends_on", ())) <= set(services), name
        assert set(service["networks"]) <= set(compose["networks"]), name
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            own = source == "./certificate.pem"  # which whoever runs it brings
            assert own or source in compose["volumes"] or (DEPLOY / source).exists(), source
    for line in re.findall(r"^COPY (?!--)(.*)", (DEPLOY / "Containerfile").read_text(), re.MULTILINE):
        assert all((ROOT / source).exists() for source in line.split()[:-1]), line
    for number in (1, 2, 3):
        host, _, port = services["proxy"]["environment"][f"WORKER_{number}"].partition(":")
        assert host in services
        assert f'"--port", "{port}"' in (DEPLOY / "Containerfile").read_text()


def test_nobody_else_is_given_the_address_of_the_proxy() -> None:
    yaml = pytest.importorskip("yaml")
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    told = compose["services"]["server1"]["environment"]
    (network,) = compose["networks"]["salon"]["ipam"]["config"]
    address = compose["services"]["proxy"]["networks"]["salon"]["ipv4_address"]
    assert told["TABLIER_PROXIES"] == address
    assert ipaddress.ip_address(address) in ipaddress.ip_network(network["subnet"])
    # Containers that begin before it are given addresses by lot.
    assert ipaddress.ip_address(address) not in ipaddress.ip_network(network["ip_range"])
