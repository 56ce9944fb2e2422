"""Clients that play by themselves and come back whenever they are cut off, as a page does."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .people import Place, Told, Visitor

CUT_OFF = (ConnectionClosed, InvalidHandshake, OSError, EOFError)


@dataclass
class Accepted:
    """A move the server said was stored."""

    table: str
    version: int
    seat: str
    move: str
    move_id: str


class Ledger:
    """The moves of all robots that the server said were stored."""

    def __init__(self) -> None:
        self.accepted: list[Accepted] = []
        self.changed = asyncio.Event()

    def note(self, accepted: Accepted) -> None:
        """One more."""
        self.accepted.append(accepted)
        self.changed.set()

    async def more(self, count: int, robots: Sequence[Robot]) -> None:
        """So many more, unless all matches end before."""
        target = len(self.accepted) + count
        while len(self.accepted) < target and not all(robot.over for robot in robots):
            self.changed.clear()
            await self.changed.wait()


@dataclass
class Robot:
    """A player on one seat who makes any legal move."""

    visitor: Visitor
    table: Told
    luck: random.Random
    ledger: Ledger
    enough: asyncio.Event
    come_backs: int = 0
    over: bool = False
    elsewhere: Sequence[str] = ()
    """Other addresses of the server, to come back to in turn."""
    _sent: Told | None = field(default=None)

    async def play(self) -> None:
        """Play until the match is over or it is enough."""
        version: int | None = None
        while not self.over and not self.enough.is_set():
            try:
                place = await self.visitor.at(self.table, version)
                try:
                    await self._sit(place)
                finally:
                    version = place.state.get("version", version)
                    await place.close()
            except CUT_OFF:
                self.come_backs += 1
                if self.elsewhere:
                    self.visitor.address, *others = [*self.elsewhere, self.visitor.address]
                    self.elsewhere = others
                await asyncio.sleep(0.05)  # as a page does, only sooner

    async def _sit(self, place: Place) -> None:
        await place.until("state")
        if self._sent is not None:
            await place.send(**self._sent)  # its answer may have been lost
        else:
            await self._act(place)
        while not self.over and not self.enough.is_set():
            message = await place.next()
            sent = self._sent
            if sent is not None and message.get("id") == sent["id"]:
                self._sent = None
                if message["type"] == "accepted":
                    self.ledger.note(
                        Accepted(self.table["id"], message["version"], sent["seat"], sent["move"], sent["id"])
                    )
                if message["type"] == "refused" and message["message"] in ("storage-failed", "table-busy"):
                    self._sent = sent
                    await asyncio.sleep(0.05)
                    await place.send(**sent)
            await self._act(place)

    async def _act(self, place: Place) -> None:
        if place.state["result"] is not None:
            self.over = True
            self.ledger.changed.set()
        legal = place.state["legal"]
        if self._sent is None and legal and not self.over:
            seat = self.luck.choice(sorted(legal))
            self._sent = {
                "type": "move",
                "id": secrets.token_hex(8),
                "version": place.state["version"],
                "seat": seat,
                "move": self.luck.choice(legal[seat])["move"],
            }
            await place.send(**self._sent)


async def seated(address: str, game: str, seats: int, luck: random.Random) -> tuple[Told, list[Visitor]]:
    """A match between so many people, begun."""
    people = [Visitor(address, name=f"Robot {n}") for n in range(1, seats + 1)]
    table = await people[0].open(game, "me", *["friend"] * (seats - 1))
    code = table["links"]["join"].partition("join=")[2]
    for n, person in enumerate(luck.sample(people[1:], seats - 1), 2):
        await person.sit(table, str(n), code=code)
    await people[0].sit(table, "1")
    return await people[0].start(table), people
