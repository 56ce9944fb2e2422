"""Moderation: reports to the host, those who are kept out, and what is forgotten."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from archipel.errors import ArchipelError
from archipel.server import messages, shapes
from archipel.server.answering import Answer, Asked, Endpoint
from archipel.server.attending import may_watch
from archipel.server.deeds import is_one_line
from archipel.server.house import House
from archipel.server.messages import seat_number
from archipel.server.outgoing import NOT_ALLOWED
from archipel.server.refusals import Malformed
from archipel.server.storage import StorageFailed
from archipel.server.storage.moderation import Report, find_bans, forget_old, forget_visitor, keep_report
from archipel.server.storage.statements import tables_of

LONGEST_REPORT = 1_000
_LOOK_AGAIN = 5.0
"""Seconds after which a ban holds at the latest."""
_SWEEP = 3_600.0
_DAY = 86_400.0

log = logging.getLogger("archipel.moderation")


class Moderating:
    """Keeps an eye on the bans, and forgets what is old."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._swept = 0.0

    async def run(self) -> None:
        """As long as the server runs."""
        while True:
            try:
                await self.look()
            except StorageFailed:
                log.warning("could not look who is kept out")
            await asyncio.sleep(_LOOK_AGAIN)

    async def look(self) -> None:
        """Learn who is kept out, and forget what is old, if it is time."""
        bans = await self._house.storage.read(find_bans)
        banned = self._house.porter.banned = Banned([ban.who for ban in bans])
        for connection in list(self._house.connections):
            if banned.has(connection.visitor):
                connection.leave(NOT_ALLOWED)
        keep = self._house.settings.keep_days
        if keep and time.time() - self._swept > _SWEEP:
            self._swept = time.time()
            before = self._swept - keep * _DAY
            await self._house.storage.write(lambda run: forget_old(run, before))


class Banned:
    """Who is kept out: visitors and networks."""

    def __init__(self, who: list[str]) -> None:
        self._visitors = {name for name in who if is_visitor(name)}
        self._networks = [ip_network(name) for name in who if not is_visitor(name)]

    def __call__(self, visitor: str | None, address: str) -> bool:
        return self.has(visitor) or (bool(self._networks) and self._is_inside(address))

    def has(self, visitor: str | None) -> bool:
        """Whether a visitor is kept out himself."""
        return visitor in self._visitors

    def _is_inside(self, address: str) -> bool:
        try:
            # one's address may be a whole network: see `porter.address_of`
            host = ip_address(address.partition("/")[0])
        except ValueError:
            return False
        return any(host in network for network in self._networks)


def is_visitor(text: str) -> bool:
    """Whether it names a visitor, as the database has it."""
    return len(text) == 32 and set(text) <= set("0123456789abcdef")


def banned_name(text: str) -> str:
    """How a visitor or a network is written among the bans; an error in words if it is neither."""
    if is_visitor(text):
        return text
    try:
        network: IPv4Network | IPv6Network = ip_network(text, strict=False)
    except ValueError as error:
        raise ArchipelError("admin-bad-ban", value=text) from error
    return str(network)


class ModerationApi:
    """The endpoints of moderation."""

    def __init__(self, house: House) -> None:
        self._house = house

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        report = "/api/tables/{table}/report"
        return [
            Endpoint("POST", report, self.report, {200: shapes.Done}, messages.SendReport, {"code": str}),
            Endpoint("POST", "/api/me/forget", self.forget, {200: shapes.Done}, messages.Nothing),
        ]

    async def report(self, asked: Asked[messages.SendReport]) -> Answer:
        """Tell the host about somebody at a table."""
        said = asked.body.text.strip()
        if not 0 < len(said) <= LONGEST_REPORT or not all(is_one_line(line) for line in said.splitlines() if line):
            raise Malformed("report-malformed", most=str(LONGEST_REPORT))
        number = seat_number(asked.body.seat)
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            if number > len(table.row.seats):
                raise Malformed("seat-malformed", value=asked.body.seat)
            about = next(iter(table.row.seats[number - 1].holders), None)
        asked.charge(self._house.porter.reporting, asked.visitor)
        report = Report(secrets.token_hex(8), asked.table, number, about, asked.visitor, said, time.time())
        await self._house.storage.write(lambda run: keep_report(run, report))
        log.info("a report about table %s", asked.table)
        return 200, {}

    async def forget(self, asked: Asked[messages.Nothing]) -> Answer:
        """Forget this visitor: his names, his chat, his seats."""
        visitor = asked.visitor
        names = await self._house.storage.read(lambda run: tables_of(run, visitor, 1_000_000))
        await self._house.storage.write(lambda run: forget_visitor(run, visitor))
        for name in names:
            await self._house.read_again(name)
        return 200, {}
