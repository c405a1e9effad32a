"""What was answered to which message: numbered by seat and client, so that nobody is taken for somebody else.

A client is known by the name it gives itself, which anybody may give; whose messages they are, the tokens of the seats
tell. So an answer belongs to a seat and a client. Whoever holds several seats, two people at one screen, has one row of
numbers for all of them: such a message is looked for under each. Whoever watches has no part in this.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")

_NUMBERS = 64
"""How many messages of a client are remembered."""


class Answers(Generic[T]):
    """Answers by seat, client and number. Of each seat ``clients`` are remembered, those that spoke last."""

    def __init__(self, clients: int) -> None:
        self._clients = clients
        self._known: dict[int, dict[str, dict[int, T]]] = {}

    def remember(self, seats: Iterable[int], client: str, n: int, answer: T) -> None:
        """Remember the answer to a message sent for some seats."""
        for seat in seats:
            of_seat = self._known.setdefault(seat, {})
            numbers = of_seat[client] = of_seat.pop(client, {})  # the one that spoke last comes last
            numbers[n] = answer
            if len(numbers) > _NUMBERS:
                del numbers[min(numbers)]
            if len(of_seat) > self._clients:
                del of_seat[next(iter(of_seat))]

    def find(self, seats: Iterable[int], client: str, n: int) -> T | None:
        """The answer to a message of a client that holds these seats, if it is remembered."""
        for numbers in self._of(seats, client):
            if n in numbers:
                return numbers[n]
        return None

    def latest(self, seats: Iterable[int], client: str) -> int:
        """The highest number answered; -1 if there is none."""
        return max([max(numbers) for numbers in self._of(seats, client)], default=-1)

    def _of(self, seats: Iterable[int], client: str) -> list[dict[int, T]]:
        return [self._known[seat][client] for seat in seats if client in self._known.get(seat, ())]
