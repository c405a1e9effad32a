#!/usr/bin/env python3
"""A whole city on one machine, without containers: PostgreSQL, Redis, servers, a worker, and HAProxy with TLS.

    python deploy/city.py --folder /tmp/city --https-port 8443

It takes what Debian has (apt install postgresql redis-server haproxy openssl), keeps everything in one folder, listens
on this machine alone, and stops all of it on Ctrl-C. It is for trying and for tests; docs/operating.md says how to run
the same parts as services. Once everything answers, it prints one line of JSON: where, and the processes.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path

HERE = Path(__file__).resolve().parent
HOST = "127.0.0.1"
WORKERS = 3
"""As many as haproxy.cfg names."""
START_WITHIN = 600.0
"""The rules are compiled when a server starts for the first time, which takes minutes where three do so at once."""
STOP_WITHIN = 30.0
PLACES = ("/usr/local/sbin", "/usr/sbin", "/usr/local/bin", "/usr/bin")


class City:
    """Its processes, in the order in which they were started; they are stopped in the opposite one."""

    def __init__(self, folder: Path, stack: ExitStack) -> None:
        self.folder, self._stack = folder, stack
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, name: str, *command: str | Path, stop: int = signal.SIGTERM, **environment: str) -> None:
        """Start a process whose output goes into a file of its name."""
        with (self.folder / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                [str(word) for word in command], stdout=log, stderr=log, stdin=subprocess.DEVNULL,
                env={**os.environ, **environment},
                start_new_session=True,  # Ctrl-C is for us, and they are stopped in good order
            )  # fmt: skip
        self.processes[name] = process
        self._stack.callback(self._end, name, process, stop)

    def _end(self, name: str, process: subprocess.Popen[bytes], how: int) -> None:
        if process.poll() is None:
            os.killpg(process.pid, how)
            try:
                process.wait(STOP_WITHIN)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
        print(f"{name} has ended ({process.returncode})", file=sys.stderr)

    def wait(self, what: str, ready: Callable[[], bool]) -> None:
        """Wait until something is there. Exits if it does not come, or if a process has ended."""
        deadline = time.monotonic() + START_WITHIN
        while not ready():
            ended = [name for name, process in self.processes.items() if process.poll() is not None]
            if ended or time.monotonic() > deadline:
                why = f"{', '.join(ended)} ended" if ended else "it took too long"
                sys.exit(f"{what} did not come up: {why}; see {self.folder}/*.log")
            time.sleep(0.1)


def program(name: str) -> str:
    """Where a program is. Exits if it is nowhere."""
    versions = sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True)
    found = shutil.which(name, path=os.pathsep.join((os.environ.get("PATH", ""), *PLACES, *versions)))
    if found is None:
        sys.exit(f"{name} is not installed: apt install postgresql redis-server haproxy openssl")
    return found


def listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


def answers(url: str) -> bool:
    """Whether somebody answers 200 there; whose certificate that is does not matter, it is our own."""
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    try:
        with urllib.request.urlopen(url, timeout=5, context=trusting) as answer:
            return int(answer.status) == 200
    except (OSError, urllib.error.URLError):
        return False


def start_postgres(city: City, port: int) -> str:
    """A cluster of its own; the URL of its database. As root it runs as the user postgres, since it has to."""
    data = city.folder / "postgres"
    as_user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
    if not data.exists():
        data.mkdir(mode=0o700)
        if as_user:
            shutil.chown(data, "postgres")
        made = [*as_user, program("initdb"), "-D", data, "-U", "salon", "-A", "trust", "-E", "UTF8", "--locale=C"]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd="/")
    settings = ("-c", f"listen_addresses={HOST}", "-c", "unix_socket_directories=", "-c", "max_connections=200")
    # Who is connected is sent away at once (SIGINT): by then everybody else has ended.
    city.start("postgres", *as_user, program("postgres"), "-D", data, "-p", str(port), *settings, stop=signal.SIGINT)
    ready = [program("pg_isready"), "-h", HOST, "-p", str(port), "-U", "salon", "-d", "postgres", "-q"]
    city.wait("PostgreSQL", lambda: subprocess.run(ready).returncode == 0)
    return f"postgresql://salon@{HOST}:{port}/postgres"


def start_redis(city: City, port: int) -> str:
    """A Redis that keeps nothing; its URL."""
    quiet = ("--save", "", "--appendonly", "no", "--dir", str(city.folder))
    city.start("redis", program("redis-server"), "--port", str(port), "--bind", HOST, *quiet)
    city.wait("Redis", lambda: listens(port))
    return f"redis://{HOST}:{port}/0"


def start_proxy(city: City, servers: Sequence[int], https: int, http: int, admin: int) -> str:
    """HAProxy before these servers, once it reaches one; its address."""
    before = {f"WORKER_{number}": f"{HOST}:{port}" for number, port in enumerate(servers, 1)}
    before |= {"CITY_HTTPS": f"{HOST}:{https}", "CITY_HTTP": f"{HOST}:{http}", "CITY_ADMIN": f"{HOST}:{admin}"}
    before |= {"CITY_CERT": str(make_certificate(city.folder))}
    city.start("haproxy", program("haproxy"), "-db", "-f", HERE / "haproxy.cfg", **before)
    address = f"https://localhost:{https}"
    city.wait("HAProxy", lambda: answers(f"{address}/healthz") and answers(f"{address}/api/tables"))
    return address


def make_certificate(folder: Path) -> Path:
    """A certificate that we sign ourselves, for this machine, and its key, in one file."""
    both = folder / "certificate.pem"
    if not both.exists():
        names = "subjectAltName=DNS:localhost,IP:127.0.0.1"
        key, certificate = folder / "key.pem", folder / "cert.pem"
        made = [program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "365", "-subj"]
        made += ["/CN=localhost", "-addext", names, "-keyout", str(key), "-out", str(certificate)]
        subprocess.run(made, check=True, stderr=subprocess.DEVNULL)
        both.touch(mode=0o600)
        both.write_bytes(certificate.read_bytes() + key.read_bytes())
        key.unlink()
    return both


def build(city: City, wishes: argparse.Namespace) -> dict[str, object]:
    """Start everything, each thing once what it needs is there; where it all is."""
    ports = [wishes.first_port + number for number in range(WORKERS + 5)]
    *servers, postgres, redis, http, admin, metrics = ports
    database = start_postgres(city, postgres)
    settings = {"TABLIER_DATABASE": database, "TABLIER_METRICS_PORT": str(metrics)}
    settings["TABLIER_HOSTS"] = f"localhost,{HOST}"
    if wishes.bus == "redis":
        settings["TABLIER_BUS"] = start_redis(city, redis)
    tablier = [wishes.python, "-m", "tablier"]
    subprocess.run([*tablier, "admin", "migrate"], check=True, stdout=sys.stderr, env={**os.environ, **settings})
    for number, port in enumerate(servers, 1):
        where = ("--host", HOST, "--port", str(port), "--no-open", "--behind-proxy", HOST, "--log-level", "info")
        # Reviews are the worker's; bots think in threads, as three servers share the machine.
        own = {"TABLIER_REVIEW_PROCESSES": "0", "TABLIER_BOT_PROCESSES": "0", **settings}
        city.start(f"server{number}", *tablier, "serve", *where, **own)
    city.start("worker", *tablier, "worker", "--jobs", "1", "--log-level", "info", **settings)
    for port in servers:
        city.wait(f"the server on port {port}", lambda port=port: answers(f"http://{HOST}:{port}/readyz"))
    address = start_proxy(city, servers, wishes.https_port, http, admin)
    return {
        "address": f"{address}/", "http": f"http://localhost:{http}/", "database": database,
        "servers": [f"http://{HOST}:{port}/" for port in servers], "admin": f"http://{HOST}:{admin}/",
        "metrics_from": metrics, "folder": str(city.folder),
        "processes": {name: process.pid for name, process in city.processes.items()},
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--folder", type=Path, required=True, help="where everything is kept")
    parser.add_argument("--https-port", type=int, default=8443, help="where people come in [8443]")
    parser.add_argument("--first-port", type=int, default=8101, help="the first of eleven ports for the parts [8101]")
    parser.add_argument("--bus", choices=("redis", "postgres"), default="redis", help="how servers hear of each other")
    parser.add_argument("--python", default=sys.executable, help="the Python that has tablier")
    wishes = parser.parse_args()
    wishes.folder = wishes.folder.resolve()
    wishes.folder.mkdir(parents=True, exist_ok=True)
    wishes.folder.chmod(0o755)  # PostgreSQL runs as somebody else

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, stop)
    signal.signal(signal.SIGINT, stop)
    try:
        with ExitStack() as stack:
            city = City(wishes.folder, stack)
            print(json.dumps(build(city, wishes)), flush=True)
            print("The city is up; Ctrl-C stops it.", file=sys.stderr)
            while True:
                time.sleep(1)
    except KeyboardInterrupt:
        print("The city has been stopped.", file=sys.stderr)


if __name__ == "__main__":
    main()
