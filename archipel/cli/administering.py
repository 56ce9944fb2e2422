"""What `archipel admin` does, told to the host."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import click
import msgspec

from archipel import matchfile
from archipel.cli.failures import Misuse
from archipel.server import administering
from archipel.server.moderating import banned_name, is_visitor
from archipel.server.storage import Storage, open_storage
from archipel.server.storage.moderation import (
    Ban,
    find_bans,
    find_reports,
    forget_old,
    forget_visitor,
    keep_ban,
    lift_ban,
)
from archipel.words import words

_DAY = 86_400.0
_MOST_REPORTS = 1_000
SOUND, UNSOUND = 0, 1


@dataclass(frozen=True)
class Wish:
    """What the host wants."""

    action: str
    names: Sequence[str]
    folder: str
    why: str
    days: int | None
    as_json: bool


async def administer(database: str, wish: Wish) -> int:
    """Do what the host wants; the exit status."""
    named = wish.action in ("export", "delete", "ban", "unban", "forget")
    if named and not wish.names:
        raise Misuse("cli-error-admin-needs-names", action=wish.action)
    if wish.names and not named:
        raise Misuse("cli-error-extra-arguments", count=len(wish.names), arguments=" ".join(wish.names))
    if (wish.days is not None) != (wish.action == "prune"):
        raise Misuse("cli-error-admin-days")
    storage = await open_storage(database)
    try:
        return await _DEEDS[wish.action](storage, wish)
    finally:
        await storage.close()


# ---- tables --------------------------------------------------------------------------------------------------


async def _list(storage: Storage, wish: Wish) -> int:
    listed = await administering.tables(storage)
    rows = [[t.id, t.game, t.phase, str(t.seats), str(t.events), _day(t.opened), _day(t.changed)] for t in listed]
    _tell(wish, listed, ["table", "game", "phase", "seats", "events", "opened", "changed"], rows)
    return SOUND


async def _export(storage: Storage, wish: Wish) -> int:
    for name in wish.names:
        record = await administering.exported(storage, name)
        file = Path(wish.folder) / f"{name}.json"
        matchfile.write(file, record)
        click.echo(words().say("cli-admin-exported", table=name, file=str(file)))
    return SOUND


async def _delete(storage: Storage, wish: Wish) -> int:
    for name in wish.names:
        await administering.delete(storage, name)
        click.echo(words().say("cli-admin-deleted", table=name))
    return SOUND


async def _check(storage: Storage, _wish: Wish) -> int:
    found = await administering.unsound(storage)
    for name in found:
        click.echo(words().say("cli-admin-unsound", table=name))
    count = len(await administering.tables(storage))
    click.echo(words().say("cli-admin-checked", count=count, failed=len(found)))
    return UNSOUND if found else SOUND


async def _verify(storage: Storage, _wish: Wish) -> int:
    count = failed = 0
    async for name, error in administering.verified(storage):
        count += 1
        if error is not None:
            failed += 1
            click.echo(words().say("cli-admin-not-verified", table=name, why=str(error)))
    click.echo(words().say("cli-admin-verified", count=count, failed=failed))
    return UNSOUND if failed else SOUND


# ---- moderation ----------------------------------------------------------------------------------------------


async def _reports(storage: Storage, wish: Wish) -> int:
    found = await storage.read(lambda run: find_reports(run, _MOST_REPORTS))
    rows = [[_day(r.at), r.table_id, str(r.seat), r.about or "", r.said] for r in found]
    _tell(wish, found, ["at", "table", "seat", "visitor", "said"], rows)
    return SOUND


async def _ban(storage: Storage, wish: Wish) -> int:
    for name in wish.names:
        ban = Ban(banned_name(name), wish.why, time.time())
        await storage.write(partial(keep_ban, ban=ban))
        click.echo(words().say("cli-admin-banned", who=ban.who))
    return SOUND


async def _unban(storage: Storage, wish: Wish) -> int:
    for name in map(banned_name, wish.names):
        await storage.write(partial(lift_ban, who=name))
        click.echo(words().say("cli-admin-unbanned", who=name))
    return SOUND


async def _bans(storage: Storage, wish: Wish) -> int:
    found = await storage.read(find_bans)
    _tell(wish, found, ["at", "visitor", "why"], [[_day(ban.at), ban.who, ban.why] for ban in found])
    return SOUND


async def _forget(storage: Storage, wish: Wish) -> int:
    for name in wish.names:
        if not is_visitor(name):
            raise Misuse("cli-error-admin-no-visitor", value=name)
        await storage.write(partial(forget_visitor, visitor=name))
        click.echo(words().say("cli-admin-forgotten", who=name))
    return SOUND


async def _prune(storage: Storage, wish: Wish) -> int:
    before = len(await administering.tables(storage))
    since = time.time() - _DAY * (wish.days or 0)
    await storage.write(lambda run: forget_old(run, since))
    click.echo(words().say("cli-admin-pruned", count=before - len(await administering.tables(storage))))
    return SOUND


_DEEDS: dict[str, Callable[[Storage, Wish], Awaitable[int]]] = {
    "list": _list,
    "export": _export,
    "delete": _delete,
    "check": _check,
    "verify": _verify,
    "reports": _reports,
    "ban": _ban,
    "unban": _unban,
    "bans": _bans,
    "forget": _forget,
    "prune": _prune,
}


# ---- telling -------------------------------------------------------------------------------------------------


def _tell(wish: Wish, found: Sequence[Any], columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    if wish.as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    # lines are not broken, so that names can be copied and looked for
    head = [words().say(f"cli-admin-column-{column}") for column in columns]
    lines = [head, *([_shown(value) for value in row] for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        click.echo("   ".join(value.ljust(width) for value, width in zip(line, widths, strict=True)).rstrip())


def _shown(value: str) -> str:
    """What people wrote, on one line, with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in value)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
