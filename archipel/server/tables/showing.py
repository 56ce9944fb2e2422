"""What is shown of a table and its match: to a visitor, and to a connection with its seats."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from archipel.server.storage.records import BOT, OVER, Row, Said, Seat, Talks
from archipel.server.tables import dice
from archipel.server.tables.play import Eye, Play, Step, Told
from archipel.server.tables.undoing import is_free, kept_by_undo

Shown = dict[str, Any]
MOST_LOGGED = 60
MOST_MISSED = 20


def _texts(seats: Collection[int]) -> list[str]:
    return [str(seat) for seat in sorted(seats)]


# ---- the table -----------------------------------------------------------------------------------------------


def table_shown(row: Row, visitor: str | None, present: Collection[int], watching: int, base: str) -> Shown:
    """A table as a visitor may see it."""
    mine = [seat.seat for seat in row.seats if visitor in seat.holders]
    inside = bool(mine) or visitor == row.opener
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "phase": row.phase,
        "open": row.public,
        "time": row.move_time,
        "opened": row.opened,
        "mine": {"seats": _texts(mine), "opener": visitor == row.opener},
        "seats": [_seat_shown(row, seat, present, visitor) for seat in row.seats],
        "watching": watching,
        "links": _links(row, base) if inside else None,
        "dice": _dice_shown(row),
        "next": row.next_table,
        "before": row.last_table,
    }


def _seat_shown(row: Row, seat: Seat, present: Collection[int], visitor: str | None) -> Shown:
    return {
        "seat": str(seat.seat),
        "kind": seat.kind,
        "level": seat.level,
        "name": seat.name,
        "taken": seat.taken,
        "for_me": not seat.taken and seat.kept_for is not None and seat.kept_for == visitor,
        "opener": row.opener in seat.holders,
        "present": seat.kind == BOT or seat.seat in present,
        "warm": seat.warm,
    }


def _links(row: Row, base: str) -> Shown:
    return {
        "join": f"{base}/t/{row.id}#join={row.join_code}",
        "watch": f"{base}/t/{row.id}#watch={row.watch_code}",
    }


def _dice_shown(row: Row) -> Shown:
    shown = row.phase == OVER
    return {
        "commitment": dice.commitment(row.secret),
        "contributions": [{"seat": str(seat.seat), "number": seat.number} for seat in row.seats if seat.number],
        "secret": row.secret if shown else None,
        "seed": row.seed if shown else None,
        "uploaded": row.uploaded,
    }


# ---- the match -----------------------------------------------------------------------------------------------


def eyes_of(play: Play, seats: Sequence[int]) -> list[Eye]:
    """The eyes with which somebody on these seats looks; a watcher has everybody's."""
    return list(dict.fromkeys(play.eye_of(seat) for seat in seats)) or [None]


def now_shown(play: Play, talks: Talks, deadline: float | None, seats: Sequence[int], now: float) -> Shown:
    """What may be done now, until when the time for it runs out, for a connection with these seats."""
    return now_shown_to(play, talks, seats, moment_shown(play, talks, deadline, now))


def now_shown_to(play: Play, talks: Talks, seats: Sequence[int], moment: Shown) -> Shown:
    """What may be done now, for a connection with these seats; `moment` is what all are shown of it."""
    choices = play.choices()
    return {
        **moment,
        "legal": {str(seat): choices[seat] for seat in seats if seat in choices},
        "undo": _undo_shown(play, talks, seats),
    }


def moment_shown(play: Play, talks: Talks, deadline: float | None, now: float) -> Shown:
    """What everybody is shown of what may be done now."""
    actor = play.actor
    return {
        "actor": None if actor is None else str(actor),
        "may_act": _texts(play.choices()),
        "clock": None
        if deadline is None or actor is None
        else {"seat": str(actor), "left": round(max(0.0, deadline - now), 1)},
        "waits": _texts([seat for seat, until in talks.waits.items() if until > now]),
        "warm": {"asked": [{"seat": str(seat), "agreed": _texts(agreed)} for seat, agreed in talks.warm.items()]},
        "result": {"scores": play.match.scores(), "winners": play.match.winners()} if play.match.over else None,
        "told": _phase_told(play, actor),
    }


def _phase_told(play: Play, actor: int | None) -> Told:
    """What is being done, with the counts of the position: nobody has a count to himself."""
    view = play.shared_view
    counts = {key: value for key, value in view.items() if type(value) is int}
    arguments = counts if actor is None else {**counts, "actor": str(actor)}
    return {"message": f"{play.game}-phase-{view['phase']}", "arguments": arguments}


def _undo_shown(play: Play, talks: Talks, seats: Sequence[int]) -> Shown | None:
    able = [(kept, seat) for seat in seats if (kept := kept_by_undo(play, seat)) is not None]
    asked = talks.undo_asked(play.version)
    if asked is None and (not able or play.match.over):
        return None
    _, seat = max(able, default=(0, 0))
    return {
        "seat": str(seat) if able else None,
        "free": bool(able) and is_free(play, seat),
        "asked": None if asked is None else str(asked),
        "agreed": [] if asked is None else _texts(talks.undo_agreed),
        "waiting_for": [] if asked is None else _texts(set(talks.undo_from) - set(talks.undo_agreed)),
    }


def event_shown(play: Play, step: Step, seats: Sequence[int], now: Shown | None) -> Shown:
    """An event as a connection with these seats is sent it."""
    ((_, shown),) = events_shown(play, step, {tuple(seats): now})
    return shown


def events_shown(
    play: Play, step: Step, nows: Mapping[tuple[int, ...], Shown | None]
) -> Iterator[tuple[tuple[int, ...], Shown]]:
    """An event as connections with different seats are sent it; what they read alike is put together once."""
    readings: dict[str | None, Told] = {}
    for seats, now in nows.items():
        eyes = eyes_of(play, seats)
        move = step.read_by(_reader(eyes), over=play.match.over)
        if move not in readings:
            readings[move] = step.told_as(play.game, move)
        yield seats, {"type": "event", **readings[move], **_changes_shown(step, eyes), "now": now}


def _changes_shown(step: Step, eyes: Sequence[Eye]) -> Shown:
    if len(eyes) == 1:
        return {"changes": step.changes[eyes[0]]}
    return {"views": {str(eye): step.changes[eye] for eye in eyes}}


def state_shown(
    play: Play,
    talks: Talks,
    deadline: float | None,
    seats: Sequence[int],
    chat: Sequence[Said],
    since: int | None,
    now: float,
) -> Shown:
    """Everything there is to show to a connection with these seats that has seen the events up to `since`."""
    eyes = eyes_of(play, seats)
    views = {eye: play.open(eye) for eye in eyes}
    reader = _reader(eyes)
    over = play.match.over
    missed = play.version - since if since is not None and 0 <= since <= play.version else 0
    return {
        "type": "state",
        "version": play.version,
        "view": views[_foremost(play, eyes)],
        **({"views": {str(eye): view for eye, view in views.items()}} if len(eyes) > 1 else {}),
        **now_shown(play, talks, deadline, seats, now),
        "since": [
            step.told(play.game, reader, over=over)
            for step in (play.history[-missed:] if 0 < missed <= MOST_MISSED else [])
        ],
        "log": [step.told(play.game, reader, over=over) for step in play.history[-MOST_LOGGED:]],
        "chat": [said_shown(said) for said in chat],
    }


def _reader(eyes: Sequence[Eye]) -> Eye:
    """Whose reading of moves a connection gets: its seat's; with several seats, since they share a screen, nobody's."""
    return eyes[0] if len(eyes) == 1 else None


def _foremost(play: Play, eyes: Sequence[Eye]) -> Eye:
    """Of several seats at one screen, the one to move; else the one that moved last."""
    movers = [play.actor, *(step.event.seat for step in reversed(play.line))]
    return next((seat for seat in movers if seat is not None and seat in eyes), eyes[0])


def said_shown(said: Said) -> Shown:
    """A line of chat."""
    return {"n": said.n, "seat": str(said.seat), "name": said.name, "text": said.text, "at": said.at}
