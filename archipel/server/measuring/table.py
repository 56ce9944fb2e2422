"""A table that is played at to see how long it takes: all its people, who make any legal move."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import msgspec

from archipel.server.measuring.socket import Socket

_EVENT = b'{"type":"event"'


class Choice(msgspec.Struct):
    """A legal move."""

    move: str


class Now(msgspec.Struct):
    """What may be done."""

    legal: dict[str, list[Choice]] = {}
    result: Any = None


class Heard(msgspec.Struct):
    """An event or a state, as far as it matters here."""

    version: int
    now: Now | None = None
    legal: dict[str, list[Choice]] = {}
    result: Any = None


_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Person:
    """Somebody with a seat and a connection."""

    secret: str = field(default_factory=lambda: secrets.token_urlsafe(16))
    socket: Socket | None = None
    now: Now | None = None
    """What he may do; None while that is not settled."""


class Table:
    """A table and everybody at it."""

    def __init__(self, name: str, people: list[Person], luck: random.Random) -> None:
        self.name = name
        self.people = people
        self.seen: list[float] = []
        """Seconds from a move to each of the others seeing it."""
        self.made = 0
        self.over = False
        self.version = 0
        self.settled: Callable[[], None] | None = None
        """What to do when everybody knows what may be done."""
        self._luck = luck
        self._sent = 0.0
        self._mover = -1

    async def connect(self, host: str, port: int) -> None:
        """Connect everybody who is not; they are told everything they have missed."""
        loop = asyncio.get_running_loop()
        path = f"/api/tables/{self.name}/play"
        greeting = {"type": "hello", "version": self.version or None, "language": "en", "code": None}
        greeted = partial(Socket, path, greeting=msgspec.json.encode(greeting))
        for number, person in enumerate(self.people):
            connected = partial(greeted, secret=person.secret, hear=self._ear(number))
            _, person.socket = await loop.create_connection(connected, host, port)

    def cut(self) -> None:
        """Everybody is cut off at once."""
        for person in self.people:
            person.now = None
            if person.socket is not None:
                person.socket.cut()

    @property
    def in_step(self) -> bool:
        """Whether everybody knows what may be done."""
        return all(person.now is not None for person in self.people)

    def give_a_sign(self) -> None:
        """Who is silent for long is sent away."""
        for person in self.people:
            if person.socket is not None and person.socket.open:
                person.socket.say(b'{"type":"ping","n":1}')

    def move(self) -> None:
        """Somebody makes a move."""
        able = [
            (number, seat, choices)
            for number, person in enumerate(self.people)
            if person.now is not None
            for seat, choices in person.now.legal.items()
        ]
        if self.over or not able or not self.in_step:
            return
        self._mover, seat, choices = self._luck.choice(able)
        told = {
            "type": "move",
            "id": secrets.token_hex(8),
            "version": self.version,
            "seat": seat,
            "move": self._luck.choice(choices).move,
        }
        for person in self.people:
            person.now = None
        socket = self.people[self._mover].socket
        assert socket is not None
        self._sent = time.perf_counter()
        socket.say(msgspec.json.encode(told))

    def _ear(self, number: int) -> Callable[[bytes], None]:
        def hear(text: bytes) -> None:
            if text.startswith(_EVENT):
                self._follow(number, _decode(text))
            elif text.startswith(b'{"type":"state"'):
                state = _decode(text)
                self._settle(number, Now(state.legal, state.result), state.version)

        return hear

    def _follow(self, number: int, event: Heard) -> None:
        if event.version == self.version + 1 and number != self._mover:
            self.seen.append(time.perf_counter() - self._sent)
        if event.now is not None:
            self._settle(number, event.now, event.version)

    def _settle(self, number: int, now: Now, version: int) -> None:
        self.people[number].now = now
        if not self.in_step:
            return
        self.over = now.result is not None
        if version > self.version:
            self.made += 1
            self.version = version
        if self.settled is not None:
            self.settled()
