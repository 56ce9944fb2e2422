"""What a visitor does at a table besides coming and going, however he is connected: stored, then told to everybody."""

from __future__ import annotations

from archipel.server import deeds, messages
from archipel.server.again import again_after_conflict
from archipel.server.house import House
from archipel.server.live import LiveTable
from archipel.server.messages import seat_number
from archipel.server.refusals import Malformed
from archipel.server.tables.play import Step


def check_move(message: messages.MoveAsked) -> None:
    """Refuse texts that no client of ours sends."""
    if len(message.id) > messages.LONGEST_ID or len(message.move) > messages.LONGEST_MOVE:
        raise Malformed("request-malformed", why="id, move")
    if not message.id.isprintable():
        raise Malformed("request-malformed", why="id")


async def make_move(table: LiveTable, visitor: str | None, message: messages.MoveAsked) -> tuple[int, list[Step]]:
    """A move of a visitor's, stored; the version that holds it, and what is to be told to everybody."""
    seat = deeds.check_seat(table.seats_of(visitor), message.seat)
    steps = await deeds.make_move(table, seat, message.move, message.version, message.id)
    assert table.play is not None
    return table.play.ids[message.id], steps


def tell(table: LiveTable, steps: list[Step]) -> None:
    """Tell everybody what happened."""
    if steps:
        table.tell_steps(steps)
        if table.playing is None:
            table.tell_table()


async def act(house: House, name: str, visitor: str | None, message: messages.Act) -> None:
    """Anything else than a move."""
    if isinstance(message, messages.Chat):
        house.porter.chatting.take(visitor or name)
    await _act(house, name, visitor, message)


@again_after_conflict
async def _act(house: House, name: str, visitor: str | None, message: messages.Act) -> None:
    async with house.at(name) as table:
        seats = table.seats_of(visitor)
        match message:
            case messages.Undo():
                seat = deeds.check_seat(seats, message.seat)
                _tell_undo(table, await deeds.ask_undo(table, seat, message.version))
            case messages.UndoAnswer():
                _tell_undo(table, await deeds.answer_undo(table, seats, message.version, message.agree))
            case messages.Wait() | messages.GoOn():
                seat = deeds.check_seat(seats, message.seat)
                await deeds.hold_up(table, seat, isinstance(message, messages.Wait))
                table.tell_now()
                house.look_at(table)
            case messages.Warm():
                grace = house.settings.grace
                await deeds.agree_to_warm(table, seats, seat_number(message.seat), message.agree, grace)
                table.tell_table()
                table.tell_now()
                house.look_at(table)
            case messages.Chat():
                table.tell_said(await deeds.say(table, seats, message.text))


def _tell_undo(table: LiveTable, steps: list[Step]) -> None:
    if steps:
        tell(table, steps)
    else:
        table.tell_now()


def check_hint(table: LiveTable, visitor: str | None, message: messages.HintAsked) -> int:
    """The seat that is to be advised, if it may be."""
    seat = deeds.check_seat(table.seats_of(visitor), message.seat)
    play = deeds.playing(table)
    if message.version != play.version or play.actor != seat:
        raise deeds.Stale("move-stale")
    return seat
