"""How long a person waits: from the command to the first prompt, cold and warm, and for ``import tablier``.

    python benchmarks/startup.py [--repetitions 5] [--prompt "> "] [-- play garanguet --against random]

Cold means that nothing has been compiled: every cold start gets an empty cache folder. Wall time, in a terminal of
80 columns and 24 lines; the time is taken when the prompt appears. Needs a POSIX system.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

COMMAND = ["play", "garanguet", "--against", "random", "--seed", "1"]
CURSOR_QUESTION = b"\x1b[6n"
CURSOR_ANSWER = b"\x1b[1;1R"
_WITHOUT_SCRIPT = "from tablier.terminal import main; main()"
_CONTROL = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()=>][A-Z0-9]?|\r")


def program() -> list[str]:
    """The command ``tablier`` of this environment, as Python is to run it."""
    script = Path(sys.executable).with_name("tablier")
    return [sys.executable, str(script)] if script.exists() else [sys.executable, "-c", _WITHOUT_SCRIPT]


def first_prompt(command: list[str], prompt: str, cache: Path, patience: float) -> float:
    """Seconds until ``prompt`` ends what the command has written. Raises RuntimeError if that never happens."""
    environment = {**os.environ, "TABLIER_CACHE": str(cache), "TERM": "xterm"}
    begin = time.perf_counter()
    process, terminal = pty.fork()
    if process == 0:
        os.execve(sys.executable, [*program(), *command], environment)
    try:
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        return _await(terminal, prompt.strip().encode(), begin, patience)
    finally:
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)


def _await(terminal: int, prompt: bytes, begin: float, patience: float) -> float:
    seen = b""
    while (left := begin + patience - time.perf_counter()) > 0:
        if not select.select([terminal], [], [], left)[0]:
            break
        try:
            new = os.read(terminal, 65_536)
        except OSError:  # Linux: the command has ended
            new = b""
        if not new:
            break
        if CURSOR_QUESTION in new:
            os.write(terminal, CURSOR_ANSWER)
        seen += new
        if _CONTROL.sub(b"", seen).rstrip().endswith(prompt):
            return time.perf_counter() - begin
    shown = _CONTROL.sub(b"", seen).decode(errors="replace").strip()
    raise RuntimeError(f"no prompt {prompt.decode()!r} appeared; the last that was written:\n{shown[-600:]}")


def importing(cache: Path) -> float:
    """Seconds to start Python and ``import tablier``."""
    environment = {**os.environ, "TABLIER_CACHE": str(cache)}
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import tablier"], env=environment, check=True)
    return time.perf_counter() - begin


def bare() -> float:
    """Seconds to start Python alone."""
    begin = time.perf_counter()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return time.perf_counter() - begin


def show(what: str, seconds: list[float]) -> None:
    spread = f"{min(seconds):.2f} to {max(seconds):.2f}"
    print(f"{what:42} {statistics.median(seconds):6.2f} s   ({spread}, {len(seconds)} times)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long until the first prompt, cold and warm.")
    parser.add_argument("--repetitions", type=int, default=5, help="how often each is measured (default 5; cold: 2)")
    parser.add_argument("--prompt", default=">", help="what the prompt ends with (default '>')")
    parser.add_argument("--patience", type=float, default=180, help="seconds to wait for it (default 180)")
    parser.add_argument("command", nargs="*", default=COMMAND, help=f"arguments of tablier ({' '.join(COMMAND)})")
    chosen = parser.parse_args()

    with contextlib.ExitStack() as stack:
        caches = [Path(stack.enter_context(tempfile.TemporaryDirectory())) for _ in range(2)]
        shown = f"tablier {' '.join(chosen.command[:2])}"
        show("python alone", [bare() for _ in range(chosen.repetitions)])
        importing(caches[0])
        show("import tablier", [importing(caches[0]) for _ in range(chosen.repetitions)])
        try:
            cold = [first_prompt(chosen.command, chosen.prompt, cache, chosen.patience) for cache in caches]
            show(f"{shown}, first prompt, cold", cold)
            warm = [
                first_prompt(chosen.command, chosen.prompt, caches[0], chosen.patience)
                for _ in range(chosen.repetitions)
            ]
            show(f"{shown}, first prompt, warm", warm)
        except RuntimeError as error:
            print(f"{shown}: {error}")


if __name__ == "__main__":
    main()
