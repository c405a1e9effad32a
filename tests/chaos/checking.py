"""Whether what clients saw can be the truth: a program of its own that knows their histories and nothing of Tablier.

A history is a row of notes in the order of one clock (``t``, in seconds). Each note has a ``kind``:

============  ====================================================================================================
``joined``    ``who`` has a new line to ``table``
``lost``      the line is gone
``sent``      ``who`` sent message ``n`` as ``client``
``answered``  message ``n`` of ``client`` was answered by ``type`` ack, with ``at``, or refused, with ``code``
``saw``       ``who``, who ``reads`` as these seats, was shown the table: ``at``, what is ``shared`` by everybody who
              looks, and ``lines`` of the record, each ``[told to all, text]``, numbered from ``lines_from``
``began``     fault number ``fault`` began; ``what`` it is
``ended``     it ended
``kept``      in the end: act ``at`` of ``table`` is message ``n`` of ``client``, or of nobody (``null``)
============  ====================================================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

Note = dict[str, Any]

MAY_BE_SENT_AGAIN = frozenset({"not-stored", "no-database", "too-fast", "closed"})
"""Refusals that leave open what becomes of a message."""


@dataclass
class Found:
    """What a history shows: whatever cannot be, and figures."""

    faults: list[str] = field(default_factory=list)
    """Violations, each in a sentence."""
    by_kind: Counter[str] = field(default_factory=Counter)
    """How often each kind of trouble was made."""
    counts: Counter[str] = field(default_factory=Counter)
    """Notes of each kind, and acks and refusals."""
    waits: list[tuple[float, str]] = field(default_factory=list)
    """After each time of trouble, for each table, how long it was until an act was acknowledged there."""
    answers: list[float] = field(default_factory=list)
    """How long each act waited for its answer."""


class Checker:
    """Reads a history note by note. ``within``: so soon after trouble has ended every table goes on."""

    def __init__(self, within: float) -> None:
        self.found = Found()
        self._within = within
        self._shared: dict[tuple[str, int], tuple[str, Any]] = {}
        """What was first shown of a table after an act, and to whom."""
        self._lines: dict[tuple[str, int], tuple[str, Any]] = {}
        self._texts: dict[tuple[str, int, str], str] = {}
        self._last: dict[str, tuple[int, int | None]] = {}
        """By ``who``: the last ``at`` on the line they have, and the number of the next line of the record."""
        self._acked: dict[tuple[str, str, int], int] = {}
        self._done_by: dict[tuple[str, int], tuple[str, int]] = {}
        self._refused: dict[tuple[str, str, int], str] = {}
        self._sent: dict[tuple[str, str, int], float] = {}
        self._seen: dict[str, int] = {}
        """The highest ``at`` anybody was told of at each table."""
        self._kept: dict[str, dict[int, tuple[str, int] | None]] = {}
        self._under_way: dict[int, str] = {}
        self._calm: tuple[float, str] | None = None
        """Since when there is no trouble, and what it was."""
        self._waiting: set[str] = set()
        """Tables at which nothing has been acknowledged since."""
        self._tables: set[str] = set()

    def read(self, note: Note) -> None:
        """Take a note in."""
        self.found.counts[note["kind"]] += 1
        getattr(self, f"_note_{note['kind']}")(note)

    def end(self, t: float) -> Found:
        """The history is over."""
        self._no_longer_calm(t)
        self._compare_with_kept()
        return self.found

    def _wrong(self, sentence: str) -> None:
        self.found.faults.append(sentence)

    # What is done

    def _note_sent(self, note: Note) -> None:
        self._sent.setdefault((note["table"], note["client"], note["n"]), note["t"])
        self._tables.add(note["table"])

    def _note_answered(self, note: Note) -> None:
        table, client, n = message = note["table"], note["client"], note["n"]
        self.found.counts[note["type"]] += 1
        if message not in self._sent:
            self._wrong(f"{table}: message {n} of {client} was answered, and never sent")
        if note["type"] == "refused":
            if note["code"] not in MAY_BE_SENT_AGAIN:
                self._refused[message] = note["code"]
                self._answered_after(message, note["t"])
            return
        at = note["at"]
        if self._acked.setdefault(message, at) != at:
            self._wrong(f"{table}: message {n} of {client} was acknowledged as act {self._acked[message]} and as {at}")
        if self._done_by.setdefault((table, at), (client, n)) != (client, n):
            self._wrong(f"{table}: act {at} was acknowledged to {self._done_by[table, at]} and to {(client, n)}")
        self._seen[table] = max(self._seen.get(table, 0), at)
        self._answered_after(message, note["t"])
        if table in self._waiting and self._calm is not None:
            self._waiting.discard(table)
            self._waited(note["t"] - self._calm[0], table)

    def _answered_after(self, message: tuple[str, str, int], t: float) -> None:
        if message in self._sent:
            self.found.answers.append(t - self._sent[message])

    # What is seen

    def _note_joined(self, note: Note) -> None:
        self._last.pop(note["who"], None)

    def _note_lost(self, note: Note) -> None:
        """That lines are lost is what is tried here."""

    def _note_saw(self, note: Note) -> None:
        who, table, at = note["who"], note["table"], note["at"]
        before, told = self._last.get(who, (0, None))
        if at < before:
            self._wrong(f"{table}: {who} saw act {before} and then, on the same line, act {at}")
        first, shared = self._shared.setdefault((table, at), (who, note["shared"]))
        if shared != note["shared"]:
            differing = [name for name in shared if shared[name] != note["shared"].get(name)]
            shown = {name: (shared[name], note["shared"].get(name)) for name in differing}
            self._wrong(f"{table}: after act {at} {first} and {who} were shown different things: {shown}")
        self._seen[table] = max(self._seen.get(table, 0), at)
        if told is not None and note["lines_from"] != told:
            self._wrong(f"{table}: {who} was told lines from {note['lines_from']}, and {told} was next")
        for number, (to_all, text) in enumerate(note["lines"], note["lines_from"]):
            first, line = self._lines.setdefault((table, number), (who, to_all))
            if line != to_all:
                self._wrong(f"{table}: line {number} was told to {first} as {line} and to {who} as {to_all}")
            elif self._texts.setdefault((table, number, note["reads"]), text) != text:
                self._wrong(f"{table}: line {number} was told to {who} in other words than before: {text}")
        self._last[who] = at, note["lines_from"] + len(note["lines"])

    # Trouble

    def _note_began(self, note: Note) -> None:
        self._no_longer_calm(note["t"])
        self._under_way[note["fault"]] = note["what"]
        self.found.by_kind[note["what"]] += 1

    def _note_ended(self, note: Note) -> None:
        what = self._under_way.pop(note["fault"])
        if not self._under_way:
            self._calm = note["t"], what
            self._waiting = set(self._tables)

    def _no_longer_calm(self, t: float) -> None:
        """Trouble begins again, or the history ends: who has not been answered by now has waited so long at least."""
        if self._calm is not None:
            for table in sorted(self._waiting):
                if t - self._calm[0] > self._within:
                    self._waited(t - self._calm[0], table)
        self._calm = None

    def _waited(self, seconds: float, table: str) -> None:
        assert self._calm is not None
        self.found.waits.append((seconds, self._calm[1]))
        if seconds > self._within:
            self._wrong(f"{table}: nothing was acknowledged for {seconds:.1f} s after the end of {self._calm[1]}")

    # What is kept in the end

    def _note_kept(self, note: Note) -> None:
        acts = self._kept.setdefault(note["table"], {})
        if note["at"] in acts:
            self._wrong(f"{note['table']}: act {note['at']} is kept twice")
        acts[note["at"]] = None if note["n"] is None else (note["client"], note["n"])

    def _compare_with_kept(self) -> None:
        for table, acts in self._kept.items():
            if sorted(acts) != list(range(1, len(acts) + 1)):
                self._wrong(f"{table}: the acts kept are not numbered one after another")
            if self._seen.get(table, 0) > len(acts):
                self._wrong(f"{table}: act {self._seen[table]} was seen, and {len(acts)} are kept")
            often = Counter(message for message in acts.values() if message is not None)
            for (client, n), times in often.items():
                if times > 1:
                    self._wrong(f"{table}: message {n} of {client} was done {times} times")
                code = self._refused.get((table, client, n))
                if code is not None and (table, client, n) not in self._acked:
                    self._wrong(f"{table}: message {n} of {client} was refused ({code}), and done")
        for (table, client, n), at in self._acked.items():
            if self._kept and self._kept.get(table, {}).get(at) != (client, n):
                there = self._kept.get(table, {}).get(at)
                self._wrong(f"{table}: message {n} of {client} was acknowledged as act {at}, which is {there}")


def check(history: Iterable[Note], within: float) -> Found:
    """Read a whole history."""
    checker, t = Checker(within), 0.0
    for note in history:
        t = note.get("t", t)
        checker.read(note)
    return checker.end(t)
