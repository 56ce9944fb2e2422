"""The HTTP API: tables opened, found, sat down at and left."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any

from archipel import matchfile
from archipel.server import messages, security, shapes
from archipel.server.answering import Answer, Asked, Endpoint
from archipel.server.attending import may_watch
from archipel.server.house import House
from archipel.server.limits import LARGEST_UPLOAD
from archipel.server.live import LiveTable
from archipel.server.messages import Nothing, seat_number
from archipel.server.refusals import Malformed, NotNow, OtherRules
from archipel.server.storage.records import OVER, Row
from archipel.server.tables import seating
from archipel.server.tables.forms import games_told
from archipel.server.tables.showing import table_shown
from archipel.server.tables.uploading import uploaded_table

TABLE = "/api/tables/{table}"
MOST_LISTED = 100
_CARRY_DAYS = 86_400.0


class Api:
    """The endpoints of tables and seats."""

    def __init__(self, house: House) -> None:
        self._house = house

    def endpoints(self) -> list[Endpoint]:
        """All of them."""
        table = {200: shapes.Table}
        code = {"code": str}
        return [
            Endpoint("GET", "/api/games", self.games, {200: shapes.Games}),
            Endpoint("GET", "/api/me", self.mine, {200: shapes.Mine}),
            Endpoint("GET", "/api/tables", self.listed, {200: shapes.Tables}),
            Endpoint("POST", "/api/tables", self.open, {201: shapes.Table}, messages.OpenTable),
            Endpoint(
                "POST",
                "/api/tables/upload",
                self.upload,
                {201: shapes.Table},
                messages.Upload,
                largest=LARGEST_UPLOAD,
            ),
            Endpoint("POST", "/api/carry", self.take_carry, table, messages.TakeCarry),
            Endpoint("GET", TABLE, self.show, table, query=code),
            Endpoint("GET", f"{TABLE}/log", self.log, {200: shapes.Log}, query={**code, "from": int}),
            Endpoint("GET", f"{TABLE}/match", self.match, {200: shapes.MatchFile}, query=code),
            Endpoint("POST", f"{TABLE}/sit", self.sit, table, messages.Sit),
            Endpoint("POST", f"{TABLE}/leave", self.leave, table, messages.Seats),
            Endpoint("POST", f"{TABLE}/start", self.start, table, Nothing),
            Endpoint("POST", f"{TABLE}/close", self.close, table, Nothing),
            Endpoint("POST", f"{TABLE}/put-out", self.put_out, table, messages.OneSeat),
            Endpoint("POST", f"{TABLE}/rematch", self.rematch, {201: shapes.Table}, Nothing),
            Endpoint("POST", f"{TABLE}/carry", self.carry, {200: shapes.Carry}, messages.OneSeat),
        ]

    # ---- games and tables ----------------------------------------------------------------------------------

    async def games(self, _asked: Asked[None]) -> Answer:
        """The games there are."""
        return 200, games_told()

    async def open(self, asked: Asked[messages.OpenTable]) -> Answer:
        """A new table."""
        await self._may_open(asked)
        row = seating.opened_table(
            asked.visitor,
            asked.body.game,
            asked.body.options,
            [(seat.kind, seat.level) for seat in asked.body.seats],
            public=asked.body.open,
            move_time=asked.body.time,
            now=time.time(),
        )
        await self._house.add(row)
        return 201, await self._shown(asked, row)

    async def upload(self, asked: Asked[messages.Upload]) -> Answer:
        """A table that stands where a match file ends."""
        await self._may_open(asked)
        record = matchfile.checked(asked.body.match, "match")
        seats = [(seat.kind, seat.level) for seat in asked.body.seats]
        # beside: a long match takes a while to replay
        row, events = await asyncio.to_thread(uploaded_table, asked.visitor, record, seats, time.time())
        await self._house.add(row, events)
        return 201, await self._shown(asked, row)

    async def _may_open(self, asked: Asked[Any]) -> None:
        asked.charge(self._house.porter.opening, asked.address)
        await self._house.check_room_for_table(asked.visitor)

    async def listed(self, asked: Asked[None]) -> Answer:
        """Open tables that want people."""
        tables = []
        for name in await self._house.storage.listed(MOST_LISTED):
            async with self._house.at(name) as table:
                tables.append({**self._table(asked, table), "links": None})
        return 200, {"tables": tables}

    async def mine(self, asked: Asked[None]) -> Answer:
        """The tables of the visitor, those that wait for him first."""
        tables = []
        for name in await self._house.storage.tables_of(asked.visitor, MOST_LISTED):
            with contextlib.suppress(OtherRules):  # who asks for that one itself hears why it can not be shown
                async with self._house.at(name) as table:
                    to_move = table.playing is not None and table.playing.actor in table.seats_of(asked.visitor)
                    tables.append({"table": self._table(asked, table), "to_move": to_move})
        return 200, {"tables": sorted(tables, key=lambda told: not told["to_move"])}

    async def show(self, asked: Asked[None]) -> Answer:
        """One table."""
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            return 200, self._table(asked, table)

    async def log(self, asked: Asked[None]) -> Answer:
        """Events of a match from one on, as the visitor may read them."""
        since = asked.request.query_params.get("from", "0")
        if not since.isdecimal() or len(since) > 6:
            raise Malformed("request-malformed", why="from")
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            if table.play is None:
                return 200, {"events": []}
            seats = table.seats_of(asked.visitor)
            eye = table.play.eye_of(seats[0]) if len(seats) == 1 else None
            over = table.play.match.over
            steps = table.play.history[int(since) :]
            return 200, {"events": [step.told(table.row.game, eye, over=over) for step in steps]}

    async def match(self, asked: Asked[None]) -> Answer:
        """The match file, once everybody may know all of it."""
        async with self._house.at(asked.table) as table:
            may_watch(table, asked.visitor, asked.code)
            if table.play is None or table.row.phase != OVER:
                raise NotNow("table-match-not-over")
            return 200, table.play.match.record()

    # ---- seats ---------------------------------------------------------------------------------------------

    async def sit(self, asked: Asked[messages.Sit]) -> Answer:
        """Sit down."""
        seats = [seat_number(seat) for seat in asked.body.seats]
        sitting = asked.body
        return await self._change(
            asked,
            lambda row: seating.seated(
                row, asked.visitor, seats, sitting.names, sitting.number, sitting.code, time.time()
            ),
        )

    async def leave(self, asked: Asked[messages.Seats]) -> Answer:
        """Stand up."""
        seats = [seat_number(seat) for seat in asked.body.seats]
        row = await self._house.leave(asked.table, asked.visitor, seats)
        return 200, await self._shown(asked, row)

    async def start(self, asked: Asked[Nothing]) -> Answer:
        """Begin the match."""
        return await self._change(asked, lambda row: seating.started(row, asked.visitor, time.time()))

    async def close(self, asked: Asked[Nothing]) -> Answer:
        """Close the table."""
        return await self._change(asked, lambda row: seating.closed(row, asked.visitor, time.time()))

    async def put_out(self, asked: Asked[messages.OneSeat]) -> Answer:
        """Put a guest out."""
        seat = seat_number(asked.body.seat)
        return await self._change(asked, lambda row: seating.put_out(row, asked.visitor, seat, time.time()))

    async def rematch(self, asked: Asked[Nothing]) -> Answer:
        """Play again."""
        row = await self._house.rematch(asked.table, asked.visitor)
        return 201, await self._shown(asked, row)

    async def carry(self, asked: Asked[messages.OneSeat]) -> Answer:
        """A private link to a seat."""
        seat = seat_number(asked.body.seat)
        name = asked.table
        async with self._house.at(name) as table:
            seating.must_hold(table.row, asked.visitor, seat)
        token, until = seating.new_code(), time.time() + _CARRY_DAYS
        await self._house.storage.put_carry(security.hashed(token), name, seat, until)
        return 200, {"link": f"{asked.base}/t/{name}#carry={token}", "until": until}

    async def take_carry(self, asked: Asked[messages.TakeCarry]) -> Answer:
        """Hold a seat from this device too."""
        found = await self._house.storage.take_carry(security.hashed(asked.body.token), time.time())
        if found is None:
            raise NotNow("carry-used-up")
        name, seat = found
        row = await self._house.change(name, lambda row: seating.carried(row, seat, asked.visitor, time.time()))
        return 200, await self._shown(asked, row)

    # ---- answers -------------------------------------------------------------------------------------------

    async def _change(self, asked: Asked[Any], change: Callable[[Row], Row]) -> Answer:
        row = await self._house.change(asked.table, change)
        return 200, await self._shown(asked, row)

    def _table(self, asked: Asked[Any], table: LiveTable) -> dict[str, Any]:
        return table_shown(table.row, asked.visitor, table.present, table.watching, asked.base)

    async def _shown(self, asked: Asked[Any], row: Row) -> dict[str, Any]:
        async with self._house.at(row.id) as table:
            return self._table(asked, table)
