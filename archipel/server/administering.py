"""What a host does with a database: look, take out, delete, check.  The server may run meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from archipel import __version__
from archipel.errors import ArchipelError
from archipel.match import Game
from archipel.server.refusals import OtherRules
from archipel.server.storage import Storage
from archipel.server.storage.administering import Listed, delete_table, find_gaps, find_strays, list_tables
from archipel.server.storage.records import GATHERING, OVER, PLAYING, Kept
from archipel.server.tables import dice
from archipel.server.tables.play import CHANCE, Play


class NotSound(ArchipelError):
    """A table that is not as it should be."""


async def tables(storage: Storage) -> list[Listed]:
    """All tables."""
    return await storage.read(list_tables)


async def exported(storage: Storage, table: str) -> dict[str, Any]:
    """The match of a table as a match file holds it; a host may see one that is not over."""
    kept = await _kept(storage, table)
    if kept.row.start is None or kept.row.phase == GATHERING:
        raise ArchipelError("admin-no-match", table=table)
    return _played(kept).match.record()


async def delete(storage: Storage, table: str) -> None:
    """Delete a table for good."""
    await _kept(storage, table)
    await storage.write(lambda run: delete_table(run, table), table)


async def unsound(storage: Storage) -> list[str]:
    """Tables that lack something, without a look at the rules."""
    gaps, strays = await storage.read(find_gaps), await storage.read(find_strays)
    return sorted({*gaps, *strays})


async def verified(storage: Storage) -> AsyncIterator[tuple[str, ArchipelError | None]]:
    """Each table with a match, replayed: what is wrong with it, if anything is."""
    for listed in await tables(storage):
        if listed.phase == GATHERING:
            continue
        kept = await storage.load(listed.id)
        if kept is not None and kept.row.start is not None:
            try:
                _verify(kept)
                yield listed.id, None
            except ArchipelError as error:
                other = kept.row.rules != __version__
                yield listed.id, OtherRules(kept.row.rules, error) if other else error


async def _kept(storage: Storage, table: str) -> Kept:
    kept = await storage.load(table)
    if kept is None:
        raise ArchipelError("no-such-table")
    return kept


def _played(kept: Kept) -> Play:
    play = Play(kept.row)
    play.replay(kept.events)
    return play


def _verify(kept: Kept) -> None:
    """Replay a match, and see that its deal and its draws are those of its dice."""
    row = kept.row
    if [event.version for event in kept.events] != list(range(1, len(kept.events) + 1)):
        raise NotSound("admin-gap", table=row.id)
    play = _played(kept)
    if row.phase in (PLAYING, OVER) and play.match.over != (row.phase == OVER):
        raise NotSound("admin-wrong-phase", table=row.id, phase=row.phase)
    if row.uploaded or row.seed is None:  # who uploaded the file made its draws
        return
    numbers = [(str(seat.seat), seat.number) for seat in row.seats if seat.number]
    dealt = Game(row.game).start(seed=row.seed, **row.options)
    if row.seed != dice.seed_of(row.secret, row.id, numbers) or dealt.start_position() != row.start:
        raise NotSound("admin-wrong-deal", table=row.id)
    for index, move in enumerate(play.match.moves):
        if dealt.actor == CHANCE and dealt.drawn() != move:
            raise NotSound("admin-wrong-draw", table=row.id, index=str(index))
        dealt.play(move)
