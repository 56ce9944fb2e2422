"""Tables kept in mind: what another node has stored is read, at whatever moment the notice of it comes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from archipel.server.house import House
from archipel.server.settings import Settings
from archipel.server.storage import open_storage

from .test_storage import a_table


def test_a_notice_that_comes_as_a_look_ends_is_followed_by_another_look(tmp_path: Path) -> None:
    async def scene() -> None:
        house = House(Settings())
        house.storage = await open_storage(f"sqlite:{tmp_path / 'tables.db'}")
        row = a_table()
        await house.storage.open(row)
        async with house.at(row.id) as table:
            pass
        before = asyncio.all_tasks()
        house.is_behind(row.id)
        (look,) = asyncio.all_tasks() - before
        while not look.done():  # every turn of the loop counts here
            await asyncio.sleep(0)
        house.is_behind(row.id)
        while table.behind:
            await asyncio.sleep(0)
        await house.storage.close()

    asyncio.run(asyncio.wait_for(scene(), 60))
