"""Listeners at tables: who may listen, and what happens when somebody comes and goes."""

from __future__ import annotations

import contextlib
import time

from archipel.errors import ArchipelError
from archipel.server import deeds
from archipel.server.again import again_after_conflict
from archipel.server.audience import Listener
from archipel.server.house import House
from archipel.server.limits import MOST_SOCKETS_A_TABLE
from archipel.server.live import LiveTable
from archipel.server.messages import written
from archipel.server.refusals import NotYours, TooMuch
from archipel.server.tables.showing import Shown, state_shown


def may_watch(table: LiveTable, visitor: str | None, code: str | None) -> None:
    """Refuse somebody whom a private table is no business of."""
    row = table.row
    kept_for = {seat.kept_for for seat in row.seats if seat.kept_for}
    known = table.seats_of(visitor) or visitor == row.opener or visitor in kept_for
    if not (row.public or known or code in (row.join_code, row.watch_code)):
        raise NotYours("table-private")


@again_after_conflict
async def take_place(house: House, name: str, listener: Listener, code: str | None, since: int | None) -> None:
    """Somebody listens at a table from now on, and is told everything he has missed."""
    async with house.at(name, since) as table:
        may_watch(table, listener.visitor, code)
        if len(table.listeners) >= MOST_SOCKETS_A_TABLE:
            raise TooMuch("too-many-connections")
        await deeds.come_back(table, table.seats_of(listener.visitor))
        table.listeners.add(listener)
        table.seat_listeners()
        table.tell_table()
        tell_state(table, listener, since)
        house.look_at(table)


async def leave_place(house: House, name: str, listener: Listener) -> None:
    """Somebody listens no longer."""
    with contextlib.suppress(ArchipelError):
        async with house.at(name) as table:
            if listener in table.listeners:
                table.listeners.discard(listener)
                table.seat_listeners()
                table.tell_table()
                house.look_at(table)


def tell_state(table: LiveTable, listener: Listener, since: int | None) -> None:
    """Send somebody all there is to see, if the match has begun."""
    shown = state_for(table, listener.seats, since, listener.muted)
    if shown is not None:
        listener.send(written(shown))


def state_for(
    table: LiveTable, seats: tuple[int, ...], since: int | None, muted: set[int] | frozenset[int] = frozenset()
) -> Shown | None:
    """All there is to see for who plays these seats; None before the start."""
    if table.play is None:
        return None
    chat = [said for said in table.chat if said.seat not in muted]
    return state_shown(table.play, table.row.talks, table.deadline, seats, chat, since, time.time())
